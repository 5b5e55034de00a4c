"""Buffer arguments: which dtypes a parameter takes, how arrays are checked, and their addresses.

A pointer takes numbers of its type, records of a struct or vector, and raw bytes.
"""

import ctypes
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from passes.interface import Param
from wfv.errors import ArgumentError
from wfv.ir.types import ArrayType, FloatType, IntType, Type, VecType, scalar_of, size_of
from wfv.runtime.arguments.parameters import C_TYPES, type_name
from wfv.runtime.arguments.values import component_fields, first_difference, holds_vector, is_plain

_INT_DTYPES = {
    1: ("bool",),
    8: ("int8", "uint8", "bool"),
    16: ("int16", "uint16"),
    32: ("int32", "uint32"),
    64: ("int64", "uint64"),
}
_FLOAT_DTYPES = {"half": ("float16",), "float": ("float32",), "double": ("float64",)}
_VECTOR = re.compile(rf"(?:{'|'.join(C_TYPES)})(2|3|4|8|16)\*")
_UINT8 = np.dtype("uint8")


@dataclass(frozen=True)
class BufferDtypes:
    """The dtypes of one parameter; `where` begins the error messages."""

    param: Param
    where: str

    @cached_property
    def numbers(self) -> frozenset[np.dtype[Any]]:
        """The dtypes of the declared type if it is known, else of the accesses. Empty: any numbers fit."""
        declared = self.param.c_type.removesuffix("*").strip().rstrip("0123456789")
        return _dtypes_of(C_TYPES.get(declared, self.param.elem_type))

    @cached_property
    def components(self) -> int:
        """The components of the vector type that the parameter points to; 1 for any other type."""
        if found := _VECTOR.fullmatch(self.param.c_type):
            return int(found[1])
        type = self.param.elem_type
        return type.count if isinstance(type, VecType) and not self.param.c_type else 1

    @cached_property
    def row(self) -> int:
        """The numbers that an element of the declared vector type has in memory, 4 for a `float3`; 1 for other types.

        The length of an array's last axis must be a multiple of it.
        """
        count = self.components if self.param.c_type else 1
        return 4 if count == 3 else count

    @cached_property
    def struct_bytes(self) -> int:
        """The size of the struct or union that the parameter points to; 0 if it is unknown, or the type is another."""
        return self.param.struct_size if self._may_be_struct() else 0

    @cached_property
    def pointee_bytes(self) -> int:
        """The size of the parameter's pointee, 1 if it is unknown."""
        if self.struct_bytes:
            return self.struct_bytes
        if self.numbers:
            width = next(iter(self.numbers)).itemsize
            return width * (4 if self.components == 3 else self.components)
        return size_of(self.param.elem_type) if self.param.elem_type is not None else 1

    @cached_property
    def alignment(self) -> int:
        """The alignment of the numbers that the parameter points to."""
        return next(iter(self.numbers)).itemsize if self.numbers else 1

    def check(self, array: np.ndarray) -> bool:
        """True: exact dtype; False: accepted as bytes, record or complex. Raises ArgumentError for any other.

        Records fit a struct or a vector, complex numbers a complex type or a vector of two. One axis of bytes fits any
        type, if it has whole elements; numbers fit a struct, if they are whole ones. If the type is not known, any
        numbers fit.
        """
        dtype = array.dtype
        if self.struct_bytes and dtype.fields is None:
            self._check_bytes(array.nbytes)
        if dtype in self.numbers:
            return True
        if dtype.kind == "c" and self._holds_complex(dtype):
            return False
        if dtype == _UINT8 and array.ndim == 1 and self.numbers:
            self._check_bytes(array.nbytes)
        elif dtype.fields is not None and self.components > 1 and self.param.struct is None:
            self._check_vectors(dtype)
        else:
            self._check_other(dtype)
        return False

    def _holds_complex(self, dtype: np.dtype[Any]) -> bool:
        """Whether the parameter points to pairs of the real and imaginary parts."""
        return self._is_pair() and dtype in self._complex_dtypes()

    def _is_pair(self) -> bool:
        return self.components == 2 or "_Complex" in self.param.c_type

    def _complex_dtypes(self) -> list[np.dtype[Any]]:
        return [np.dtype(f"c{2 * number.itemsize}") for number in self.numbers if number in (np.float32, np.float64)]

    def _check_bytes(self, nbytes: int) -> None:
        if nbytes % self.pointee_bytes:
            raise ArgumentError(
                f"{self.where}: {nbytes} bytes for a {type_name(self.param)}, of {self.pointee_bytes} each",
                help="pass the bytes of whole elements",
            )

    def _check_vectors(self, dtype: np.dtype[Any]) -> None:
        if any(holds_vector(dtype, self.components, number, self.pointee_bytes) for number in self.numbers):
            return
        wanted = f"{self.components} fields (x, y, .. or s0, s1, ..), {self.pointee_bytes} bytes in all"
        what = f"records of {dtype.itemsize} bytes with the fields {', '.join(dtype.names or ())}"
        if component_fields(dtype, self.components) and dtype.itemsize == self.pointee_bytes:
            what = f"records of dtype {dtype}"
        note = "; vectors of three are padded to four" if self.components == 3 else ""
        raise ArgumentError(
            f"{self.where}: {what} for a {type_name(self.param)}", help=f"pass {wanted}, of {self._names()}{note}"
        )

    def _check_other(self, dtype: np.dtype[Any]) -> None:
        is_record, struct = dtype.fields is not None, self.param.struct
        if (self.numbers and not (is_record and self._may_be_struct())) or not is_plain(dtype):
            raise self._wrong(dtype)
        if not is_record:
            return
        if (size := self.struct_bytes) and dtype.itemsize != size:
            raise ArgumentError(
                f"{self.where}: records of {dtype.itemsize} bytes for a {type_name(self.param)} of {size}",
                help="numpy.dtype(..., align=True) lays a record out as C does",
            )
        if struct is not None and (differ := first_difference(dtype, struct)) is not None:
            raise ArgumentError(
                f"{self.where}: the records do not have the fields of {type_name(self.param)}: {differ}",
                help="pass records with the fields of the struct, in its order",
            )

    def _may_be_struct(self) -> bool:
        declared = self.param.c_type.removesuffix("*").strip()
        return declared.rstrip("0123456789") not in C_TYPES if declared else self.param.struct is not None

    def _wrong(self, dtype: np.dtype[Any]) -> ArgumentError:
        if not self.numbers:
            return ArgumentError(
                f"{self.where}: dtype {dtype} is not one of integers and floats in the machine's byte order",
                help="pass an array of these",
            )
        return ArgumentError(
            f"{self.where}: dtype {dtype} for a {type_name(self.param)}", help=f"pass {self._fitting(dtype)}"
        )

    def _fitting(self, dtype: np.dtype[Any]) -> str:
        if dtype.kind != "c":
            return self._names() + (", or records" if self._may_be_struct() else "")
        if self._is_pair():
            return " or ".join(map(str, self._complex_dtypes()))
        return f"{self._names()}: real and imaginary parts, one after the other, as array.view has them"

    def _names(self) -> str:
        return " or ".join(sorted(map(str, self.numbers)))


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


def buffer_address(param: Param, where: str) -> Callable[[Any], int]:
    """Checks the argument of a buffer parameter, and returns its address. `where` begins error messages."""
    dtypes = BufferDtypes(param, where)
    align, is_written, numbers, row = max(param.align, dtypes.alignment), param.is_written, dtypes.numbers, dtypes.row
    is_exact = row == 1 and not dtypes.struct_bytes  # any number of elements is right
    whole = dtypes.pointee_bytes if numbers else 0  # of which raw bytes are a multiple
    from_buffer, address_of = ctypes.c_char.from_buffer, ctypes.addressof

    def checked(array: Any) -> int:
        if array is None:
            return 0
        if type(array) is not np.ndarray or not (
            (array.dtype is _UINT8 and whole and array.ndim == 1 and not array.nbytes % whole)  # a kernel in Python
            or (is_exact and array.dtype in numbers)
        ):
            check(array)
        try:
            address = address_of(from_buffer(array))  # the fastest way, for contiguous arrays that can be written
        except (BufferError, TypeError, ValueError):
            check_layout(array)
            address = array.ctypes.data
        if address % align:
            raise ArgumentError(
                f"{where}: the array does not begin at a multiple of {align} bytes, as the kernel assumes",
                help="pass a copy whose memory is aligned",
            )
        return address

    def check(array: object) -> None:
        if not isinstance(array, np.ndarray) or isinstance(array, np.ma.MaskedArray):
            raise ArgumentError(
                f"{where}: the parameter is a buffer, not {type(array).__name__}",
                help="pass a NumPy array, an object with the buffer protocol, or None for a null pointer",
            )
        are_numbers = dtypes.check(array)
        check_layout(array)
        if are_numbers and row > 1 and _row_length(array) % row:
            raise _wrong_shape(where, array, param, row)

    def check_layout(array: np.ndarray) -> None:
        if not array.flags.c_contiguous:
            raise _wrong_layout(where, array, is_written)
        if is_written and not array.flags.writeable:
            raise ArgumentError(f"{where}: the array is read-only, and the kernel writes it", help="pass a copy")
        if is_written and not array.nbytes:
            raise ArgumentError(
                f"{where}: the array is empty, and the kernel writes it", help="pass None for a null pointer"
            )

    return checked


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
