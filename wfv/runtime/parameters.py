"""A kernel's parameters: their types in source form, local memory arguments, and parameters of a recording."""

from __future__ import annotations

import operator
from collections.abc import Iterable
from dataclasses import dataclass

from passes.interface import Param
from wfv.errors import ArgumentError
from wfv.ir.types import DOUBLE, FLOAT, HALF, I8, I16, I32, I64, Type

LAUNCH_OPTIONS = ("threads", "global_offset", "strict", "math")  # a parameter of such a name is passed by position
C_TYPES: dict[str, Type] = {
    **dict.fromkeys(("char", "uchar"), I8),
    **dict.fromkeys(("short", "ushort"), I16),
    **dict.fromkeys(("int", "uint"), I32),
    **dict.fromkeys(("long", "ulong"), I64),
    "half": HALF,
    "float": FLOAT,
    "double": DOUBLE,
    **dict.fromkeys(("size_t", "ptrdiff_t", "intptr_t", "uintptr_t"), I64),
}
C_TYPES |= {f"atomic_{name}": type for name, type in C_TYPES.items()} | {"atomic_flag": I32}

_BYTES = "pass the number of bytes that each work-group gets"


@dataclass(frozen=True)
class LocalMemory:
    """The argument for a `__local` pointer: every work-group gets `nbytes` bytes of its own, uninitialized."""

    nbytes: int

    def __new__(cls, nbytes: object = None) -> LocalMemory:
        """One object for each of the first sizes, which native launches recognize."""
        found = _local_memories.get(nbytes) if cls is LocalMemory and type(nbytes) is int else None
        return super().__new__(cls) if found is None else found

    def __post_init__(self) -> None:
        try:
            nbytes = operator.index(self.nbytes)
        except TypeError:
            raise ArgumentError(f"local memory of {self.nbytes!r} bytes: not an integer", help=_BYTES) from None
        if nbytes <= 0:
            raise ArgumentError(f"local memory of {nbytes} bytes: not positive", help=_BYTES)
        if type(self) is LocalMemory and type(self.nbytes) is int and len(_local_memories) < _MOST:
            _local_memories.setdefault(self.nbytes, self)


_local_memories: dict[object, LocalMemory] = {}
_MOST = 256  # of these


class Parameter:
    """An argument of recorded launches that may change from run to run: `wfv.parameter(name, value)`."""

    def __init__(self, name: str, value: object) -> None:
        self.name, self.value = name, value

    def __repr__(self) -> str:
        return f"<wfv parameter {self.name}>"


def refuse_parameters(args: Iterable[object]) -> None:
    """Raises ArgumentError if an argument is a parameter of a recording: only recorded launches take these."""
    for each in args:
        if isinstance(each, Parameter):
            raise ArgumentError(
                f"parameter {each.name!r} of a recording is no argument here: only recorded launches take it",
                help="launch the kernel within `with wfv.record()`, neither bound nor specialized on the parameter; "
                "or pass the value itself",
            )


def type_name(param: Param) -> str:
    """The parameter's type as in the source, or LLVM's if that is unknown: `float*`, `uint`, `local i32*`."""
    if param.kind in ("scalar", "struct"):
        return param.c_type or str(param.type)
    pointer = param.c_type or f"{param.elem_type or 'void'}*"
    return f"local {pointer}" if param.kind == "local" else pointer
