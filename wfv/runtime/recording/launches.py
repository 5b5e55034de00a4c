"""Launches of a recording: checked when they are recorded, prepared when the sequence runs; and how they run.

Parameters are arguments that `sequence.update` replaces. A sequence runs as parts in native code, each a list of
launches, and between them launches that need Python.

    launches     1 2 3 4 5 6 7 8     (4 prints)
    parts        [1 2 3] 4 [5 6 7 8]

"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import groupby

import numpy as np

from passes.interface import Param
from wfv.errors import ArgumentError, BarrierDivergenceError, Error, KernelTrapError, RecordingError, choices
from wfv.launch import LocalMemory
from wfv.runtime.arguments.images import Image, Sampler
from wfv.runtime.arguments.packer import ArgumentBlock, Arguments
from wfv.runtime.arguments.parameters import Parameter, array_sharing
from wfv.runtime.kernel import Kernel
from wfv.runtime.launch.geometry import LaunchOptions
from wfv.runtime.launch.native_launch import LAUNCH_NUMBERS, Prepared, native_launch
from wfv.runtime.specialized import check_fixed

_PARAMETER_HELP = "record another sequence for arrays or images of another shape or format"


def parameter(name: str, value: object) -> Parameter:
    """An argument for launches within `wfv.record()`, with its first value; `sequence.update(name=..)` replaces it.

    It may be passed to several launches and kernels, and made again with the same name and value. Arrays are replaced
    by arrays of the same shape and dtype. Raises ArgumentError.
    """
    if not isinstance(name, str) or not name:
        raise ArgumentError(f"{name!r}: not the name of a parameter", help="pass text: wfv.parameter('scale', 0.5)")
    if isinstance(value, (Parameter, LocalMemory)):
        what = "another parameter" if isinstance(value, Parameter) else "local memory"
        raise ArgumentError(f"parameter {name!r} is {what}", help="a parameter is an array or a number")
    return Parameter(name, value)


class Parameters:
    """The parameters of a recording, by name."""

    def __init__(self) -> None:
        self.values: dict[str, object] = {}
        self._layouts: dict[str, str] = {}  # as they were recorded: arrays may be resized, or get another dtype

    def take(self, values: dict[str, object]) -> None:
        """Takes the result of `joined`, once the launch is recorded."""
        for name in values.keys() - self.values.keys():
            self._layouts[name] = _layout(values[name])
        self.values = values

    def joined(self, used: Iterable[object]) -> dict[str, object]:
        """The values, together with the values of parameters among the arguments of a launch.

        Raises RecordingError if a parameter of one name has two values.
        """
        values = dict(self.values)
        for each in used:
            if not isinstance(each, Parameter):
                continue
            if not _is_same(values.setdefault(each.name, each.value), each.value):
                raise RecordingError(
                    f"parameter {each.name!r} has two values",
                    help="parameters of one recording have different names, or the same array or number",
                )
        return values

    def check(self, new: Mapping[str, object]) -> None:
        """Raises ArgumentError if a name is unknown, or an array cannot replace the one that is there."""
        for name, value in new.items():
            if name not in self.values:
                raise ArgumentError(f"the recording has no parameter {name!r}", help=choices(str(name), self.values))
            if isinstance(value, (Parameter, LocalMemory)):
                raise ArgumentError(f"parameter {name!r}: {value!r} is no array or number", help="pass the value")
            before, now = self._layouts[name], _layout(value)
            if before != now:
                raise ArgumentError(
                    f"parameter {name!r} was recorded with {before}, not with {now}", help=_PARAMETER_HELP
                )


def value_of(given: object) -> object:
    """The argument itself, or the parameter's value."""
    return given.value if isinstance(given, Parameter) else given


def _layout(value: object) -> str:
    """The properties that a value must share with the one that it replaces; the rest is checked as at a launch."""
    if value is None:
        return "None"
    if isinstance(value, Image):
        return f"an image ({repr(value).removeprefix('<Image: ').removesuffix('>')})"
    if isinstance(value, Sampler):
        return "a sampler"
    if isinstance(value, (bytes, bytearray)):
        return f"{len(value)} bytes"
    if isinstance(value, (np.void, np.ndarray)) and value.dtype.names and not value.ndim:
        return f"{value.dtype.itemsize} bytes"  # a struct, which may also be given as bytes
    array = array_sharing(value)
    if not isinstance(array, np.ndarray) or array.ndim == 0:
        return "a number"
    return f"an array of {array.dtype} of shape {array.shape}"


def _is_same(one: object, other: object) -> bool:
    if one is other:
        return True
    if type(one) is not type(other):
        return False
    if isinstance(one, (float, complex, np.inexact)):  # NaN equals NaN, and 0.0 is not -0.0
        return np.asarray(one).tobytes() == np.asarray(other).tobytes()
    if isinstance(one, Image) and isinstance(other, Image):
        return one.array is other.array and one.data == other.data and one.kind == other.kind
    return isinstance(one, (int, np.number, Sampler)) and bool(one == other)


class RecordedLaunch:
    """The launch with this number, from 1 on. `name_of`: names of kernel parameters by names of the sequence's."""

    def __init__(
        self,
        number: int,
        kernel: Kernel,
        options: LaunchOptions,
        given: Sequence[object],
        arguments: Arguments,
    ) -> None:
        """Raises the launch's errors."""
        self.number, self.kernel, self._own_threads, self._given = number, kernel, options.threads, tuple(given)
        args = tuple(map(value_of, given))
        is_packed = given is arguments.args and not any(isinstance(each, Parameter) for each in given)
        self._arguments = arguments if is_packed else Arguments(args, {})  # that of a bound kernel is shared
        self.ndrange, self._count = kernel.launches.sizes(options, self._arguments.local_bytes)
        code = kernel.code.variants if kernel.chooser is None else kernel.chooser.code_for(self.ndrange, self._count)
        code.prepare(self.ndrange, self._count, self._arguments)  # which checks it
        self.name_of = {
            value.name: param.name
            for value, param in zip(given, kernel.interface.params, strict=True)
            if isinstance(value, Parameter)
        }

    def thread_count(self, threads: int | None) -> int:
        """How many threads it gets in a run with so many; None: as recorded."""
        return self._count if self._own_threads is not None or threads is None else threads

    def prepare(self, threads: int | None) -> Prepared:
        """Prepares the launch, on so many threads if it was recorded without a number. Raises the launch's errors."""
        return self.kernel.launches.prepare(self.ndrange, self.thread_count(threads), self._arguments)

    @property
    def args(self) -> Sequence[object]:
        """The arguments as they are now, in the order of the kernel's parameters."""
        return self._arguments.args

    @property
    def overlaps(self) -> bool:
        """Whether a buffer that the kernel writes overlaps another one."""
        return self._arguments.overlaps

    def replaced(self, values: Mapping[str, object]) -> Callable[[], None]:
        """Checks the launch with these parameters' values; returns a function that sets them. Raises ArgumentError."""
        args = tuple(values[each.name] if isinstance(each, Parameter) else each for each in self._given)
        with numbered(self.number):
            return self._arguments.replaced(args, self._check)

    def _check(self, params: Sequence[Param], block: ArgumentBlock) -> None:
        check_fixed(self.kernel.name, params, self.kernel.hints, block)


@contextmanager
def numbered(number: int, kernel: Kernel | None = None) -> Iterator[None]:
    """Errors within say which launch of the recording they are about, and show lines of its source."""
    try:
        yield
    except Error as error:
        error.message = f"launch {number} of the recording: {error.message}"
        error.args = (error.message,)
        if kernel is not None and isinstance(error, (BarrierDivergenceError, KernelTrapError)):
            kernel.origin.explain(error)
        raise


class NativeSequence:
    """Launches that follow each other and need nothing of Python. `done`: how many the last run has finished."""

    def __init__(self, steps: Sequence[Prepared]) -> None:
        self._steps, self.count, self.done = steps, len(steps), 0
        self._launches = np.zeros((len(steps), LAUNCH_NUMBERS), np.int64)
        self._launches[:, :4] = [(plan.address, block.address, 0, plan.groups) for plan, block in steps]

    def run(self, repeat: int) -> Error | None:
        """Runs the launches in their order, so many times. Returns the error of a kernel that has ended them."""
        self.done = native_launch.run(self._launches.ctypes.data, self.count, repeat)
        if self.done == self.count * repeat:
            return None
        ended = self.done % self.count
        plan, block = self._steps[ended]
        return plan.error(self._launches[ended].tolist(), block)


Part = tuple[int, NativeSequence | None]  # the first launch; None: one that needs Python


class SequenceSteps:
    """The launches of a sequence, on so many threads at most (None: as recorded)."""

    def __init__(self, launches: Sequence[RecordedLaunch], threads: int | None) -> None:
        self._launches, self._threads = launches, threads
        self._prepared: list[Prepared | None] = [None] * len(launches)  # None: to be prepared
        self._parts: list[Part] | None = None  # None: some are to be prepared

    def run(self, repeat: int) -> None:
        """Runs all launches in their order, so many times. Raises the launches' errors, with their number."""
        while repeat:
            parts = self._parts = self._parts or self._divided()
            turns = 1 if len(parts) > 1 or parts[0][1] is None else repeat
            for first, part in parts:
                if part is None:
                    self._run_in_python(first)
                else:
                    self._run_native(first, part, turns)
            repeat -= turns

    def forget(self, changed: Iterable[int]) -> None:
        """Notes that the launches with these indices have other arguments, so that they are prepared again.

        A launch stays prepared if none of its parameters is compiled in, and its buffers overlap as before, or do not.
        """
        for i in changed:
            launch, now = self._prepared[i], self._launches[i]
            if (
                launch is None
                or launch[1].overlaps != now.overlaps
                or not launch[0].function.constants.isdisjoint(now.name_of.values())
            ):
                self._prepared[i] = self._parts = None

    def _divided(self) -> list[Part]:
        """Prepares the launches that are not prepared. Raises their errors, with the number of the launch."""
        for i, launch in enumerate(self._launches):
            if self._prepared[i] is None:
                with numbered(launch.number):
                    self._prepared[i] = launch.prepare(self._threads)
        parts = list[Part]()
        for is_native, group in groupby(enumerate(self._prepared), lambda each: _is_native(each[1])):
            found = list(group)
            if is_native:
                parts.append((found[0][0], NativeSequence([each for _, each in found if each is not None])))
            else:
                parts += [(i, None) for i, _ in found]
        return parts

    def _run_in_python(self, i: int) -> None:
        launch, prepared = self._launches[i], self._prepared[i]
        assert prepared is not None
        with numbered(launch.number, launch.kernel):
            plan, block = prepared
            plan.run(block)

    def _run_native(self, first: int, part: NativeSequence, turns: int) -> None:
        error = part.run(turns)
        if error is not None:
            launch = self._launches[first + part.done % part.count]
            with numbered(launch.number, launch.kernel):
                raise error


def _is_native(launch: Prepared | None) -> bool:
    return launch is not None and launch[0].printer is None
