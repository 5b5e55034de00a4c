"""Arguments by value: how integers, floats, vectors and structs become bytes.

Records with the fields x, y, z, w or s0, s1, .. stand for OpenCL vectors.
NumPy allows a second name for a field, its title. Either of the two may be that of a component: pyopencl's have both.
"""

import math
import operator
import struct
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from wfv.errors import ArgumentError, UnsupportedError
from wfv.ir.types import ArrayType, FloatType, IntType, StructType, Type, VecType, offset_of, size_of

_LETTERS = "xyzw"


def component_fields(dtype: np.dtype[Any], count: int) -> list[str] | None:
    """The fields of a vector's components in order; None if the record has others.

    A record for a vector of three may have a fourth field, which is padding.
    """
    if (
        dtype.names is None
        or dtype.fields is None
        or len(dtype.names) not in ((count, count + 1) if count == 3 else (count,))
    ):
        return None
    for names in (list(_LETTERS[:count]), [f"s{i:x}" for i in range(count)], [f"s{i}" for i in range(count)]):
        if len(names) == count and all(name in dtype.fields for name in names):
            return names
    return None


def holds_vector(dtype: np.dtype[Any], count: int, element: np.dtype[Any], nbytes: int) -> bool:
    """Whether a record of this dtype is a vector: `nbytes` long, with components of dtype `element` without gaps."""
    names = component_fields(dtype, count)
    if names is None or dtype.fields is None or dtype.itemsize != nbytes:
        return False
    places = [dtype.fields[name][:2] for name in names]
    return places == [(element, i * element.itemsize) for i in range(count)]


Encoder = Callable[[object], bytes]

_FLOAT_FORMATS = {"half": "<e", "float": "<f", "double": "<d"}
_PLAIN_KINDS = "biuf"
_NUMBERS = (float, int, np.floating, np.integer, np.bool_)
_COMPLEX = (complex, np.complexfloating)
MAX_SHOWN_BITS = 128
_SIGNED = {"char", "short", "int", "long", "signed char", "ptrdiff_t", "intptr_t"}
_UNSIGNED = {"bool", "uchar", "ushort", "uint", "ulong", "size_t", "uintptr_t"}


def make_encoder(type: Type, c_type: str, where: str) -> Encoder:
    """The encoder of arguments for a parameter of this type: it returns the bytes that native code reads.

    `c_type` is the source type if it is known, else "": it tells whether an integer is signed. `where` begins the error
    messages. The encoder raises ArgumentError for a value of the wrong kind or outside of the type's range. This
    function raises UnsupportedError for a type that has no encoder.
    """
    match type:
        case IntType(bits=bits) if bits in (1, 8, 16, 32, 64):
            return _int_encoder(bits, c_type, where)
        case FloatType(kind=kind) if kind in _FLOAT_FORMATS:
            return _float_encoder(kind, where)
        case VecType(count=count, element=element) if "_Complex" not in c_type:
            inner = make_encoder(element, c_type.rstrip("0123456789"), where)
            return _vector_encoder(count, inner, size_of(type), where)
        case StructType() | ArrayType() | VecType() if "_Complex" in c_type:
            return _complex_encoder(size_of(type), where)
        case StructType() | ArrayType():
            return _bytes_encoder(size_of(type), where)
    raise UnsupportedError(
        f"{where}: a parameter of type {type}", help="pass a pointer to it, or integers of at most 64 bits"
    )


def integer_range(bits: int, c_type: str) -> tuple[int, int]:
    """The least and the largest value of an integer parameter; if the source type is unknown, of both signs."""
    low = 0 if c_type in _UNSIGNED or bits == 1 else -(1 << bits - 1)
    return low, (1 << bits - 1) - 1 if c_type in _SIGNED else (1 << bits) - 1


def _int_encoder(bits: int, c_type: str, where: str) -> Encoder:
    low, high = integer_range(bits, c_type)
    mask, nbytes = (1 << bits) - 1, (bits + 7) // 8

    def encode(value: object) -> bytes:
        try:
            number = operator.index(value)  # type: ignore[arg-type]
        except TypeError:
            if not isinstance(value, np.bool_):
                raise ArgumentError(
                    f"{where}: the parameter is an integer ({c_type or f'i{bits}'}), not {type(value).__name__}",
                    help="pass an integer: floats are not converted",
                ) from None
            number = int(value)
        if not low <= number <= high:
            raise ArgumentError(
                f"{where}: {_shown(number)} is outside of {low} .. {high}",
                help="pass a number in that range: integers do not wrap",
            )
        return (number & mask).to_bytes(nbytes, "little")

    return encode


def _float_encoder(kind: str, where: str) -> Encoder:
    pack = struct.Struct(_FLOAT_FORMATS[kind]).pack

    def encode(value: object) -> bytes:
        if type(value) is np.ndarray and value.ndim == 0:
            value = value[()]  # a 0-d array counts as its element, as for integers
        if isinstance(value, np.timedelta64) or not isinstance(value, _NUMBERS):
            parts = ": its .real and .imag are numbers" if isinstance(value, _COMPLEX) else ""
            raise ArgumentError(
                f"{where}: the parameter is a number ({kind}), not {type(value).__name__}",
                help=f"pass one number{parts}",
            )
        try:
            number = float(value)
            if not (math.isinf(number) and np.isfinite(value)):  # a long double overflows to infinity without an error
                return pack(number)
        except OverflowError:
            pass
        raise ArgumentError(
            f"{where}: {_shown(value)} is too large for {kind}", help="infinity is passed as float('inf')"
        )

    return encode


def _vector_encoder(count: int, inner: Encoder, nbytes: int, where: str) -> Encoder:
    def encode(value: object) -> bytes:
        if isinstance(value, (np.void, np.ndarray)) and value.dtype.fields is not None and value.ndim == 0:
            value = _components(value, count, where)
        if count == 2 and isinstance(value, _COMPLEX):
            value = (value.real, value.imag)
        is_one = isinstance(value, np.ndarray) and value.ndim == 0
        if not isinstance(value, (tuple, list, np.ndarray)) or is_one or len(value) != count:
            raise ArgumentError(
                f"{where}: the parameter is a vector of {count} numbers, not {_describe(value)}",
                help="pass a tuple, a list, an array or a record of them",
            )
        return b"".join(map(inner, value)).ljust(nbytes, b"\0")

    return encode


def _complex_encoder(nbytes: int, where: str) -> Encoder:
    dtype, from_bytes = np.dtype(f"c{nbytes}"), _bytes_encoder(nbytes, where)

    def encode(value: object) -> bytes:
        if isinstance(value, (*_COMPLEX, *_NUMBERS)):
            return np.array(value, dtype).tobytes()
        return from_bytes(value)

    return encode


def _components(record: np.void | np.ndarray, count: int, where: str) -> tuple[object, ...]:
    names = component_fields(record.dtype, count)
    if names is None:
        given = ", ".join(record.dtype.names or ())
        raise ArgumentError(
            f"{where}: the parameter is a vector of {count} numbers, not a record of {given}",
            help="pass a record with the fields x, y, z, w or s0, s1, ..",
        )
    fields: Any = record[()] if isinstance(record, np.ndarray) else record
    return tuple(fields[name] for name in names)


def _shown(number: Any) -> str:
    """The number as text; for a huge one only its size, because Python prints no integer of more than 4300 digits."""
    is_long = isinstance(number, int) and number.bit_length() > MAX_SHOWN_BITS
    return f"an integer of {number.bit_length()} bits" if is_long else str(number)


def _describe(value: object) -> str:
    if isinstance(value, np.ndarray):
        return f"an array of shape {value.shape}"
    return f"{len(value)} of them" if isinstance(value, (tuple, list)) else type(value).__name__


def _bytes_encoder(nbytes: int, where: str) -> Encoder:
    def encode(value: object) -> bytes:
        if not isinstance(value, (bytes, bytearray, np.void, np.ndarray)):
            raise ArgumentError(
                f"{where}: the parameter is {nbytes} bytes by value, not {type(value).__name__}",
                help="pass a NumPy record or bytes",
            )
        if isinstance(value, (np.ndarray, np.void)):
            if not is_plain(value.dtype):
                raise ArgumentError(
                    f"{where}: dtype {value.dtype} is not one of integers and floats in the machine's byte order",
                    help="pass a record of these, or bytes",
                )
            data = value.tobytes()
        else:
            data = bytes(value)
        if len(data) != nbytes:
            raise ArgumentError(
                f"{where}: the parameter is {nbytes} bytes by value, not {len(data)}",
                help="numpy.dtype(..., align=True) lays a record out as C does",
            )
        return data

    return encode


def is_plain(dtype: np.dtype[Any]) -> bool:
    """Whether the dtype is one of integers, floats or bools in the machine's byte order, or a record of such."""
    if dtype.subdtype is not None:
        return is_plain(dtype.subdtype[0])
    if dtype.fields is not None:
        return all(is_plain(entry[0]) for entry in dtype.fields.values())
    return dtype.kind in _PLAIN_KINDS and dtype.isnative


class Number(NamedTuple):
    """An integer (also a pointer) or a float, of so many bytes."""

    begin: int
    nbytes: int
    is_float: bool

    def __str__(self) -> str:
        return f"{'a float' if self.is_float else 'an integer'} of {self.nbytes} bytes at byte {self.begin}"

    @property
    def bytes(self) -> range:
        return range(self.begin, self.begin + self.nbytes)

    def may_be(self, other: "Number") -> bool:
        """Whether the two, which share bytes, may be one number: one float, or parts of one integer."""
        begin, end = max(self.begin, other.begin), min(self.begin + self.nbytes, other.begin + other.nbytes)
        is_inside = end - begin in (self.nbytes, other.nbytes)
        return self == other or (is_inside and not self.is_float and not other.is_float)


@lru_cache
def first_difference(dtype: np.dtype[Any], struct: StructType) -> str | None:
    """The first number of the record that cannot be the struct's number there, in words; None if there is none.

    Padding and unions are not compared: a record may have anything there. The names of the fields are free.
    """
    wanted = {byte: number for number in _numbers_of_type(struct, 0) for byte in number.bytes}
    for own in _numbers_of_dtype(dtype, 0):
        for other in filter(None, map(wanted.get, own.bytes)):
            if not own.may_be(other):
                return f"{own}, where the struct has {other}"
    return None


def _numbers_of_dtype(dtype: np.dtype[Any], begin: int) -> Iterator[Number]:
    if dtype.subdtype is not None:
        element, _ = dtype.subdtype
        for at in range(0, dtype.itemsize, element.itemsize):
            yield from _numbers_of_dtype(element, begin + at)
    elif dtype.fields is not None:
        for field in dtype.fields.values():
            yield from _numbers_of_dtype(field[0], begin + field[1])
    else:
        yield Number(begin, dtype.itemsize, dtype.kind == "f")


def _numbers_of_type(type: Type, begin: int) -> Iterator[Number]:
    match type:
        case StructType(elements=elements, name=name) if elements is not None:
            if (name or "").startswith("union."):
                return
            for i, element in enumerate(elements):
                yield from _numbers_of_type(element, begin + offset_of(type, i))
        case ArrayType(count=count, element=element) | VecType(count=count, element=element):
            for i in range(count):
                yield from _numbers_of_type(element, begin + i * size_of(element))
        case _:
            yield Number(begin, size_of(type), isinstance(type, FloatType))
