"""The parts of a launch, for code that describes launches before there is a compiled kernel."""

import operator
from dataclasses import dataclass
from typing import Any

from wfv.errors import ArgumentError

_BYTES = "pass the number of bytes that each work-group gets"


@dataclass(frozen=True)
class LocalMemory:
    """The argument for a `__local` pointer: every work-group gets `nbytes` bytes of its own, uninitialized."""

    nbytes: int

    def __post_init__(self) -> None:
        try:
            nbytes = operator.index(self.nbytes)
        except TypeError:
            raise ArgumentError(f"local memory of {self.nbytes!r} bytes: not an integer", help=_BYTES) from None
        if nbytes <= 0:
            raise ArgumentError(f"local memory of {nbytes} bytes: not positive", help=_BYTES)


@dataclass(frozen=True)
class Launch:
    """One call of a kernel: its NDRange and its arguments (arrays, Python numbers, LocalMemory) in order."""

    global_size: tuple[int, ...]
    local_size: tuple[int, ...]
    args: tuple[Any, ...]
    offset: tuple[int, ...] = ()
