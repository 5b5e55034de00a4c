"""The layout of records: which numbers lie where in a NumPy record, and in a struct of the kernel."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from wfv.ir.types import ArrayType, FloatType, StructType, Type, VecType, offset_of, size_of


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
        """Whether the two, which share bytes, may be one number: the same float, or parts of one integer."""
        begin, end = max(self.begin, other.begin), min(self.begin + self.nbytes, other.begin + other.nbytes)
        is_inside = end - begin in (self.nbytes, other.nbytes)
        return self == other or (is_inside and not self.is_float and not other.is_float)


@lru_cache
def first_difference(dtype: np.dtype[Any], struct: StructType) -> str | None:
    """What the record has where the struct has another number; None if each field may be one of the struct's.

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
