"""A kernel's parameters: their types in source form, local memory, and buffers that are no NumPy arrays.

Such buffers have Python's buffer protocol (`array.array`, `mmap`, arrays of ctypes) or NumPy's array interface, and
become arrays that share their memory, as `bytearray` and `memoryview` do. The packer comes here when its check has
failed: launches with NumPy arrays pay nothing.
"""

from collections.abc import Iterable, Sequence
from contextlib import suppress

import numpy as np

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


def refuse_masked(values: Iterable[object]) -> None:
    """Raises ArgumentError if a value is a masked array, whose mask would be ignored."""
    if any(isinstance(each, np.ma.MaskedArray) for each in values):
        raise ArgumentError(
            "a masked array is no argument", help="pass its `.filled()`, or its `.data` and its `.mask`"
        )


def type_name(param: Param) -> str:
    """The parameter's type as in the source, or LLVM's if that is unknown: `float*`, `uint`, `local i32*`."""
    if param.kind in ("scalar", "struct"):
        return param.c_type or str(param.type)
    pointer = param.c_type or f"{param.elem_type or 'void'}*"
    return f"local {pointer}" if param.kind == "local" else pointer


def array_of(value: object, where: str = "the argument") -> object:
    """The array of these bytes, which cannot be resized while it exists; any other value as it is.

    `where` begins the error message for a memoryview whose elements have no dtype.
    """
    if not isinstance(value, (bytearray, memoryview)):
        return value
    try:
        return np.asarray(memoryview(value))
    except (ValueError, TypeError, NotImplementedError) as error:
        raise ArgumentError(
            f"{where}: NumPy cannot read this memoryview: {error}",
            help="pass a NumPy array, or a view of bytes: view.cast('B')",
        ) from None


def with_arrays(args: Sequence[object], params: Sequence[Param]) -> list[object] | None:
    """The arguments with arrays for other objects that buffer parameters share; None if there is no such object.

    Raises ArgumentError if an object's memory has no dtype.
    """
    if len(args) != len(params):
        return None
    found = [
        array_sharing(arg, f"argument {i} ({param.name})") if param.kind == "buffer" else arg
        for i, (arg, param) in enumerate(zip(args, params, strict=True))
    ]
    return found if any(new is not old for new, old in zip(found, args, strict=True)) else None


def array_sharing(value: object, where: str = "the argument") -> object:
    """An array of the object's own memory; the object itself if it is an array, a number, or shares no memory."""
    value = array_of(value, where)
    if isinstance(value, (np.ndarray, np.generic)) or value is None:
        return value
    with suppress(TypeError, BufferError):
        return array_of(memoryview(value), where)  # type: ignore[arg-type]  # a TypeError: no buffer protocol
    interface = getattr(value, "__array_interface__", None)
    if not isinstance(interface, dict):
        return value
    try:
        found = np.asarray(value)
    except (ValueError, TypeError) as error:
        raise ArgumentError(
            f"{where}: NumPy cannot read the array interface of this {type(value).__name__}: {error}",
            help="pass a NumPy array",
        ) from None
    data = interface.get("data")
    return found if isinstance(data, tuple) and data[0] == found.ctypes.data else value
