"""Whether the arrays of a sequence are as they were recorded: native code has their addresses.

An array that was resized without NumPy's check of references has other memory. Each run compares the parts of the array
objects, which takes 0.2 us an array, and looks closer only if they differ.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import numpy as np

from passes.interface import Param
from wfv.errors import ArgumentError
from wfv.runtime.images.image import Image
from wfv.runtime.native_arguments import parts_of_array
from wfv.runtime.recorded_launch import RecordedLaunch

_HELP = "record the launches again; or make the array a parameter (wfv.parameter), and pass another one to update"


class _Array:
    """An array of a launch as it was recorded; `where` names the argument."""

    __slots__ = ("_address", "_array", "_before", "_dtype", "_is_written", "_nbytes", "_now", "_where")

    def __init__(self, array: np.ndarray, is_written: bool, where: str) -> None:
        self._array, self._is_written, self._where = array, is_written, where
        self._address, self._nbytes, self._dtype = array.ctypes.data, array.nbytes, array.dtype
        self._now = parts_of_array(array)
        self._before = b"" if self._now is None else self._now.raw

    def is_of(self, array: np.ndarray) -> bool:
        """Whether it is this one, which is kept alive here."""
        return self._array is array

    def check(self) -> None:
        """Raises ArgumentError if a launch cannot use the array any more."""
        if self._now is None or self._now.raw != self._before or self._array.nbytes != self._nbytes:
            self._look()

    def _look(self) -> None:
        array = self._array
        if array.ctypes.data != self._address or array.nbytes != self._nbytes:
            what = f"{self._nbytes} bytes when it was recorded, {array.nbytes} now, and they may be elsewhere"
            raise ArgumentError(f"{self._where}: the array was resized: {what}", help=_HELP)
        if array.dtype != self._dtype:
            raise ArgumentError(
                f"{self._where}: the array has dtype {array.dtype}, and was recorded with {self._dtype}", help=_HELP
            )
        if self._is_written and not array.flags.writeable:
            raise ArgumentError(f"{self._where}: the array is read-only now, and the kernel writes it", help=_HELP)
        self._before = b"" if self._now is None else self._now.raw


class RecordedArrays:
    """Those of all launches of a sequence. One that several launches have is looked at once, or twice if one writes."""

    def __init__(self) -> None:
        self._arrays: dict[tuple[int, bool], _Array] = {}

    def add(self, launch: RecordedLaunch) -> None:
        """Takes those of a launch as they are now, but for those that are there."""
        for array, is_written, where in _arrays_of(launch):
            if (key := (id(array), is_written)) not in self._arrays:
                self._arrays[key] = _Array(array, is_written, where)

    def check(self) -> None:
        """Raises ArgumentError, with the number of the first launch that has the array."""
        for array in self._arrays.values():
            array.check()

    def after_update(self, launches: Iterable[RecordedLaunch]) -> RecordedArrays:
        """Those of the launches as they are now: those that stay are not looked at anew."""
        made = RecordedArrays()
        for launch in launches:
            for array, is_written, _ in _arrays_of(launch):
                key = id(array), is_written
                if key in self._arrays and self._arrays[key].is_of(array):
                    made._arrays[key] = self._arrays[key]
            made.add(launch)
        return made


def _arrays_of(launch: RecordedLaunch) -> Iterator[tuple[np.ndarray, bool, str]]:
    for i, (param, arg) in enumerate(zip(launch.kernel.interface.params, launch.args, strict=True)):
        array = arg.array if isinstance(arg, Image) else arg
        if isinstance(array, np.ndarray) and (param.kind == "buffer" or isinstance(arg, Image)):
            yield array, _is_written(param), f"launch {launch.number} of the recording: argument {i} ({param.name})"


def _is_written(param: Param) -> bool:
    return param.kind == "buffer" and param.is_written
