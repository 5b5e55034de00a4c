"""Buffer arguments: which arrays a pointer parameter takes, and how their addresses are written."""

from __future__ import annotations

import ctypes
import re
import struct
from typing import Any

import numpy as np

from passes.interface import Param
from wfv.errors import ArgumentError
from wfv.ir.types import ArrayType, FloatType, IntType, Type, scalar_of
from wfv.runtime.parameters import C_TYPES, type_name
from wfv.runtime.value_arguments import Storage, Writer, is_plain

_INT_DTYPES = {
    1: ("bool",),
    8: ("int8", "uint8", "bool"),
    16: ("int16", "uint16"),
    32: ("int32", "uint32"),
    64: ("int64", "uint64"),
}
_FLOAT_DTYPES = {"half": ("float16",), "float": ("float32",), "double": ("float64",)}
_VECTOR = re.compile(rf"(?:{'|'.join(C_TYPES)})(2|3|4|8|16)\*")


def buffer_writer(param: Param, where: str) -> Writer:
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
    """The elements of a vector type in memory, 4 for a `float3`: the last axis must be a multiple of them."""
    found = _VECTOR.fullmatch(param.c_type)
    count = int(found[1]) if found else 1
    return 4 if count == 3 else count


def _row_length(array: np.ndarray) -> int:
    if array.ndim == 0:
        return 1
    return int(array.shape[-1 if array.flags.c_contiguous else 0])


def _wrong_shape(where: str, array: np.ndarray, param: Param, row: int) -> ArgumentError:
    note = "; vectors of three are padded to four" if "3" in param.c_type else ""
    return ArgumentError(
        f"{where}: shape {array.shape} for a {type_name(param)}",
        help=f"pass an array of shape (n, {row}) or of n * {row} elements{note}",
    )


def _check_other_dtype(where: str, dtype: np.dtype[Any], param: Param, allowed: frozenset[np.dtype[Any]]) -> None:
    """Accepts records for a struct, and any numeric dtype where no type is known. Raises ArgumentError."""
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
    return param.struct_size > 0 or bool(declared and declared.rstrip("0123456789") not in C_TYPES)


def _address_of(array: np.ndarray) -> int:
    try:
        return ctypes.addressof(ctypes.c_char.from_buffer(array))  # type: ignore[arg-type]  # four times as fast as array.ctypes
    except (BufferError, TypeError, ValueError):  # read-only, Fortran order or empty
        return int(array.ctypes.data)


def _dtypes_for(param: Param) -> frozenset[np.dtype[Any]]:
    """The dtypes that a buffer takes: by its declared type if it is known, else by its accesses. Empty: any."""
    declared = param.c_type.removesuffix("*").strip().rstrip("0123456789")
    return _dtypes_of(C_TYPES.get(declared, param.elem_type))


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
