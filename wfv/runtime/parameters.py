"""How one parameter takes its argument: what is accepted, and how it is written into the argument block.

A writer takes the block's storage, the offset of the first argument within it and the value; it returns the bytes of
memory behind a buffer argument, 0 for any other.
"""

from __future__ import annotations

import ctypes
import operator
import re
import struct
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from passes.interface import Param
from wfv.errors import ArgumentError
from wfv.ir.types import (
    DOUBLE,
    FLOAT,
    HALF,
    I8,
    I16,
    I32,
    I64,
    ArrayType,
    FloatType,
    IntType,
    Type,
    scalar_of,
)
from wfv.runtime.value_arguments import is_plain, make_encoder

Storage = ctypes.Array[ctypes.c_char]
Writer = Callable[[Storage, int, object], int]

_INT_DTYPES = {
    1: ("bool",),
    8: ("int8", "uint8", "bool"),
    16: ("int16", "uint16"),
    32: ("int32", "uint32"),
    64: ("int64", "uint64"),
}
_FLOAT_DTYPES = {"half": ("float16",), "float": ("float32",), "double": ("float64",)}
_C_TYPES: dict[str, Type] = {
    **dict.fromkeys(("char", "uchar"), I8),
    **dict.fromkeys(("short", "ushort"), I16),
    **dict.fromkeys(("int", "uint"), I32),
    **dict.fromkeys(("long", "ulong"), I64),
    "half": HALF,
    "float": FLOAT,
    "double": DOUBLE,
}


LAUNCH_OPTIONS = ("threads", "global_offset", "strict", "math")  # no parameter is given by one of these names
_BYTES = "pass the number of bytes that each work-group gets"
_VECTOR = re.compile(rf"(?:{'|'.join(_C_TYPES)})(2|3|4|8|16)\*")


@dataclass(frozen=True)
class LocalMemory:
    """Stands for a `__local` pointer argument: every work-group gets `nbytes` bytes of its own, uninitialized."""

    nbytes: int

    def __post_init__(self) -> None:
        try:
            nbytes = operator.index(self.nbytes)
        except TypeError:
            raise ArgumentError(f"local memory of {self.nbytes!r} bytes: not an integer", help=_BYTES) from None
        if nbytes <= 0:
            raise ArgumentError(f"local memory of {nbytes} bytes: not positive", help=_BYTES)


def type_name(param: Param) -> str:
    """The parameter's type as in the source, or LLVM's if that is unknown: `float*`, `uint`, `local i32*`."""
    if param.kind in ("scalar", "struct"):
        return param.c_type or str(param.type)
    pointer = param.c_type or f"{param.elem_type or 'void'}*"
    return f"local {pointer}" if param.kind == "local" else pointer


def make_writer(param: Param, where: str) -> Writer:
    """The writer of a buffer or scalar parameter; `where` begins its error messages. Raises UnsupportedError."""
    if param.kind == "buffer":
        return _buffer_writer(param, where)
    encode = make_encoder(param.type, param.c_type, where)
    offset = param.offset

    def write(storage: Storage, first: int, value: object) -> int:
        data = encode(value)
        begin = first + offset
        storage[begin : begin + len(data)] = data  # type: ignore[call-overload]  # ctypes takes bytes too
        return 0

    return write


def _buffer_writer(param: Param, where: str) -> Writer:
    offset, align, is_written, allowed = param.offset, param.align, param.is_written, _dtypes_for(param)
    row = _row_of(param)
    write_address = struct.Struct("<Q").pack_into

    def write(storage: Storage, first: int, array: object) -> int:
        if array is None:
            write_address(storage, first + offset, 0)
            return 0
        if type(array) is not np.ndarray and (
            not isinstance(array, np.ndarray) or isinstance(array, np.ma.MaskedArray)
        ):
            raise ArgumentError(
                f"{where}: the parameter is a buffer, not {type(array).__name__}",
                help="pass a NumPy array, or None for a null pointer",
            )
        dtype, flags = array.dtype, array.flags
        if dtype not in allowed:
            _check_other_dtype(where, dtype, param, allowed)
        if not flags.forc:
            back = ", and copy back what the kernel writes" if is_written else ""
            raise ArgumentError(
                f"{where}: the array is not contiguous", help=f"pass numpy.ascontiguousarray(array){back}"
            )
        if row > 1 and _row_length(array) % row:
            raise _wrong_shape(where, array, param, row)
        if is_written and not flags.writeable:
            raise ArgumentError(f"{where}: the array is read-only, and the kernel writes it", help="pass a copy")
        address = _address_of(array)
        if address % align:
            raise ArgumentError(
                f"{where}: the array does not begin at a multiple of {align} bytes, as the kernel assumes",
                help="pass a copy whose memory is aligned",
            )
        write_address(storage, first + offset, address)
        return array.nbytes

    return write


def _row_of(param: Param) -> int:
    """How many elements stand together in memory: of a vector as it is declared, where three take the room of four."""
    found = _VECTOR.fullmatch(param.c_type)
    count = int(found[1]) if found else 1
    return 4 if count == 3 else count


def _row_length(array: np.ndarray) -> int:
    if array.ndim == 0:
        return 1
    return int(array.shape[-1 if array.flags.c_contiguous else 0])


def _wrong_shape(where: str, array: np.ndarray, param: Param, row: int) -> ArgumentError:
    note = "; three components have the room of four" if "3" in param.c_type else ""
    return ArgumentError(
        f"{where}: shape {array.shape} for a {type_name(param)}",
        help=f"pass an array of shape (n, {row}) or of n * {row} elements{note}",
    )


def _check_other_dtype(where: str, dtype: np.dtype[Any], param: Param, allowed: frozenset[np.dtype[Any]]) -> None:
    """What is not of the elements' type may be a record in the place of a struct."""
    is_record = dtype.fields is not None
    if (allowed and not (is_record and _may_be_struct(param))) or not is_plain(dtype):
        raise _wrong_dtype(where, dtype, param, allowed)
    if is_record and param.struct_size and dtype.itemsize != param.struct_size:
        raise ArgumentError(
            f"{where}: records of {dtype.itemsize} bytes for a {type_name(param)} of {param.struct_size}",
            help="numpy.dtype(..., align=True) lays a record out as C does",
        )


def _may_be_struct(param: Param) -> bool:
    declared = param.c_type.removesuffix("*").strip()
    return param.struct_size > 0 or bool(declared and declared.rstrip("0123456789") not in _C_TYPES)


def _address_of(array: np.ndarray) -> int:
    try:
        return ctypes.addressof(ctypes.c_char.from_buffer(array))  # type: ignore[arg-type]  # four times as fast as array.ctypes
    except (BufferError, TypeError, ValueError):  # read-only, Fortran order or empty
        return int(array.ctypes.data)


def _dtypes_for(param: Param) -> frozenset[np.dtype[Any]]:
    """The dtypes that a buffer takes: by its declared type if that is known, else by its accesses. Empty: any."""
    declared = param.c_type.removesuffix("*").strip().rstrip("0123456789")
    return _dtypes_of(_C_TYPES.get(declared, param.elem_type))


def _dtypes_of(type: Type | None) -> frozenset[np.dtype[Any]]:
    scalar = scalar_of(type) if type is not None else None
    match scalar:
        case IntType(bits=bits) if bits in _INT_DTYPES:
            return frozenset(map(np.dtype, _INT_DTYPES[bits]))
        case FloatType(kind=kind) if kind in _FLOAT_DTYPES:
            return frozenset(map(np.dtype, _FLOAT_DTYPES[kind]))
        case ArrayType(element=element):
            return _dtypes_of(element)
    return frozenset()


def _wrong_dtype(where: str, dtype: np.dtype[Any], param: Param, allowed: frozenset[np.dtype[Any]]) -> ArgumentError:
    if not allowed:
        return ArgumentError(
            f"{where}: dtype {dtype} is not numeric", help="pass an array of numbers, in the machine's byte order"
        )
    names = " or ".join(sorted(map(str, allowed)))
    return ArgumentError(f"{where}: dtype {dtype} for a {type_name(param)}", help=f"pass {names}")
