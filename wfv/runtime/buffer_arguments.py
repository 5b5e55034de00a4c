"""Buffer arguments: how arrays are checked, and their addresses written."""

from __future__ import annotations

import ctypes
import struct

import numpy as np

from passes.interface import Param
from wfv.errors import ArgumentError
from wfv.runtime.buffer_dtypes import BufferDtypes
from wfv.runtime.parameters import type_name
from wfv.runtime.value_arguments import Storage, Writer


def buffer_writer(param: Param, where: str) -> Writer:
    """The writer of a buffer parameter: it checks the array, and writes its address. `where` begins error messages."""
    dtypes = BufferDtypes(param, where)
    offset, align, is_written, numbers, row = param.offset, param.align, param.is_written, dtypes.numbers, dtypes.row
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
                help="pass a NumPy array, an object with the buffer protocol, or None for a null pointer",
            )
        flags = array.flags
        are_numbers = array.dtype in numbers or dtypes.check(array)
        if not flags.c_contiguous:
            raise _wrong_layout(where, array, is_written)
        if are_numbers and row > 1 and _row_length(array) % row:
            raise _wrong_shape(where, array, param, row)
        if is_written and not flags.writeable:
            raise ArgumentError(f"{where}: the array is read-only, and the kernel writes it", help="pass a copy")
        address = _address_of(array)
        least = align if are_numbers else max(align, dtypes.alignment)
        if address % least:
            raise ArgumentError(
                f"{where}: the array does not begin at a multiple of {least} bytes, as the kernel assumes",
                help="pass a copy whose memory is aligned",
            )
        write_address(storage, first + offset, address)
        return array.nbytes

    return write


def _wrong_layout(where: str, array: np.ndarray, is_written: bool) -> ArgumentError:
    back = ", and copy back what the kernel writes" if is_written else ""
    if array.flags.f_contiguous:
        return ArgumentError(
            f"{where}: the array is in Fortran order, or transposed: the kernel would read columns for rows",
            help=f"pass numpy.ascontiguousarray(array){back}; or array.T, if the kernel takes it in memory order",
        )
    return ArgumentError(f"{where}: the array is not contiguous", help=f"pass numpy.ascontiguousarray(array){back}")


def _row_length(array: np.ndarray) -> int:
    return int(array.shape[-1]) if array.ndim else 1


def _wrong_shape(where: str, array: np.ndarray, param: Param, row: int) -> ArgumentError:
    note = "; vectors of three are padded to four" if "3" in param.c_type else ""
    return ArgumentError(
        f"{where}: shape {array.shape} for a {type_name(param)}",
        help=f"pass an array of shape (n, {row}) or of n * {row} elements{note}",
    )


def _address_of(array: np.ndarray) -> int:
    try:
        return ctypes.addressof(ctypes.c_char.from_buffer(array))  # type: ignore[arg-type]  # four times as fast as array.ctypes
    except (BufferError, TypeError, ValueError):  # read-only or empty
        return int(array.ctypes.data)
