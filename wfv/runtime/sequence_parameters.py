"""The parameters of a recording: arguments that `sequence.update` replaces."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

import numpy as np

from wfv.errors import ArgumentError, RecordingError, choices
from wfv.runtime.foreign_arrays import array_sharing
from wfv.runtime.images.image import Image
from wfv.runtime.images.sampler import Sampler
from wfv.runtime.parameters import LocalMemory, Parameter

_HELP = "record another sequence for arrays or images of another shape or format"


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
    """Those of a recording, by name."""

    def __init__(self) -> None:
        self.values: dict[str, object] = {}
        self._layouts: dict[str, _Layout] = {}  # as they were recorded: arrays may be resized, or get another dtype

    def take(self, values: dict[str, object]) -> None:
        """Takes what `joined` has returned, once the launch is recorded."""
        for name in values.keys() - self.values.keys():
            self._layouts[name] = _Layout(_fast_layout(values[name]), _layout(values[name]))
        self.values = values

    def joined(self, used: Iterable[object]) -> dict[str, object]:
        """The values with those of the parameters among the arguments of a launch.

        Raises RecordingError if a parameter has another value than one of the same name.
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
            recorded = self._layouts[name]
            if recorded.fast is not None and recorded.fast == _fast_layout(value):
                continue
            before, now = recorded.text, _layout(value)
            if before != now:
                raise ArgumentError(f"parameter {name!r} was recorded with {before}, not with {now}", help=_HELP)


def value_of(given: object) -> object:
    """The argument itself, or the parameter's value."""
    return given.value if isinstance(given, Parameter) else given


class _Layout(NamedTuple):
    """What a value must have in common with the one that it replaces; `fast`: of arrays, the common case."""

    fast: tuple[tuple[int, ...], np.dtype] | None
    text: str


def _fast_layout(value: object) -> tuple[tuple[int, ...], np.dtype] | None:
    return (value.shape, value.dtype) if type(value) is np.ndarray and value.ndim else None


def _layout(value: object) -> str:
    """What a value must have in common with the one that it replaces; the rest is checked as at a launch."""
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
    if isinstance(one, (float, complex, np.inexact)):  # NaN is the same as NaN, and 0.0 is not -0.0
        return np.asarray(one).tobytes() == np.asarray(other).tobytes()
    if isinstance(one, Image) and isinstance(other, Image):
        return one.array is other.array and one.data == other.data and one.kind == other.kind
    return isinstance(one, (int, np.number, Sampler)) and bool(one == other)
