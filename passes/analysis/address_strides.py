"""Strides of addresses: the terms of a getelementptr, and integers that are widened to 64 bits on the way to one.

Widening keeps a stride only where no lane can wrap: proved by the range, or, for the index of an `inbounds`
getelementptr, because a lane that wraps would be out of bounds of every buffer that a launch accepts, and so poison
(docs/index_width.md).
"""

from __future__ import annotations

from typing import TypeGuard

from passes.analysis.ranges import full_range, range_of
from passes.analysis.shapes import Assumptions, Shape, ShapeOf
from wfv.ir.core import Instr
from wfv.ir.types import I32, I64, ArrayType, IntType, StructType, Type, VecType, offset_of, round_up, size_of
from wfv.ir.values import ConstInt, Value, const_int

# With buffers of at most 2^31 - 2^24 bytes, an index that is in bounds in one lane is within 31 bits, with its
# sign, in every lane that is no further away than this.
MAX_NARROW_SPAN = 1 << 20


def private_stride(alloca: Instr) -> int:
    """Bytes from one lane's private variable to the next one's, so that each is aligned as the first."""
    return round_up(size_of(alloca.attrs["elem_type"]), alloca.attrs.get("align", 1))


def gep_terms(gep: Instr) -> list[tuple[Value, int]]:
    """The (index, bytes per step) terms of a getelementptr; a struct field is its offset in bytes as an index."""
    elem: Type = gep.attrs["elem_type"]
    terms: list[tuple[Value, int]] = [(gep.operands[1], size_of(elem))]
    for index in gep.operands[2:]:
        match elem:
            case StructType(elements=elements) if elements is not None:
                assert isinstance(index, ConstInt)
                terms.append((const_int(I64, offset_of(elem, index.value)), 1))
                elem = elements[index.value]
            case ArrayType(element=element) | VecType(element=element):
                terms.append((index, size_of(element)))
                elem = element
            case _:
                raise TypeError(f"getelementptr into {elem}")
    return terms


def index_stride(index: Value, is_inbounds: bool, shape_of: ShapeOf, assume: Assumptions) -> int | None:
    """The stride of a getelementptr index in 64 bits (0: uniform), or None if it has none."""
    shape = shape_of(index)
    if shape.is_affine:
        return shape.stride
    if is_inbounds and assume.fits_index32 and is_narrow_extension(index):
        narrow = shape_of(index.operands[0])
        fits = abs(narrow.stride) * assume.lanes <= MAX_NARROW_SPAN
        return narrow.stride if narrow.is_affine and fits else None
    return None


def is_narrow_extension(value: Value) -> TypeGuard[Instr]:
    """A 32-bit integer widened to 64: the index that `int` and `uint` ids make."""
    return (
        isinstance(value, Instr)
        and value.op in ("zext", "sext")
        and value.operands[0].type == I32
        and value.type == I64
    )


def extends_exactly(op: str, narrow: Value, shape: Shape, lanes: int) -> bool:
    """Whether widening a strided integer keeps its stride in every lane, by its range."""
    assert isinstance(narrow.type, IntType)
    low, high = range_of(narrow)
    _, limit = full_range(narrow.type)
    cannot_wrap = high - low + abs(shape.stride) <= limit
    return cannot_wrap and (op == "zext" or high <= limit >> 1)
