"""The parameters of a recording: arguments that `sequence.update` replaces."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from wfv.errors import ArgumentError, RecordingError
from wfv.runtime.foreign_arrays import array_sharing
from wfv.runtime.parameters import LocalMemory
from wfv.suggestions import choices

_HELP = "record another sequence for arrays of another shape or dtype"


class Parameter:
    """An argument of recorded launches that may change from run to run: `wfv.parameter(name, value)`."""

    def __init__(self, name: str, value: object) -> None:
        self.name, self.value = name, value

    def __repr__(self) -> str:
        return f"<wfv parameter {self.name}>"


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

    def add(self, used: Parameter) -> None:
        """Adds a parameter. Raises RecordingError if there is one of the same name with another value."""
        if used.name in self.values and not _is_same(self.values[used.name], used.value):
            raise RecordingError(
                f"parameter {used.name!r} has two values",
                help="parameters of one recording have different names, or the same array or number",
            )
        self.values[used.name] = used.value

    def check(self, new: Mapping[str, object]) -> None:
        """Raises ArgumentError if a name is unknown, or an array cannot replace the one that is there."""
        for name, value in new.items():
            if name not in self.values:
                raise ArgumentError(f"the recording has no parameter {name!r}", help=choices(name, self.values))
            if isinstance(value, (Parameter, LocalMemory)):
                raise ArgumentError(f"parameter {name!r}: {value!r} is no array or number", help="pass the value")
            if _have_same_layout(self.values[name], value):
                continue
            before, now = _layout(self.values[name]), _layout(value)
            if before != now:
                raise ArgumentError(f"parameter {name!r} was recorded with {before}, not with {now}", help=_HELP)


def value_of(given: object) -> object:
    """The argument itself, or the parameter's value."""
    return given.value if isinstance(given, Parameter) else given


def _have_same_layout(before: object, now: object) -> bool:
    """Whether both are such arrays: the common case."""
    if type(before) is not np.ndarray or type(now) is not np.ndarray:
        return False
    return bool(before.ndim) and before.shape == now.shape and before.dtype == now.dtype


def _layout(value: object) -> str:
    """What a value must have in common with the one that it replaces; the rest is checked as at a launch."""
    if value is None:
        return "None"
    if isinstance(value, (bytes, bytearray)):
        return f"{len(value)} bytes"
    array = array_sharing(value)
    if not isinstance(array, np.ndarray) or array.ndim == 0:
        return "a number"
    return f"an array of {array.dtype} of shape {array.shape}"


def _is_same(one: object, other: object) -> bool:
    if one is other:
        return True
    return type(one) is type(other) and isinstance(one, (int, float, complex, np.number)) and bool(one == other)
