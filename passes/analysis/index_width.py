"""When an integer keeps its stride if it is widened to 64 bits: why a 32-bit index makes contiguous accesses.

    %w = zext i32 %i to i64                            ; %i is strided by 1 modulo 2^32
    %p = getelementptr inbounds float, ptr %a, i64 %w  ; strided by 4?

It does where no lane can wrap: `extends_exactly` proves that by the range of %i. For the index of an `inbounds`
getelementptr, `index_stride` needs no range: a lane that wraps would be out of bounds of every buffer that a launch
accepts, so that its address is poison (docs/index_width.md).
"""

from typing import TypeGuard

from passes.analysis.lane_algebra import RULES, Facts
from passes.analysis.shapes import Assumptions, Shape, ShapeOf
from wfv.ir.core import Instr
from wfv.ir.types import I32, I64
from wfv.ir.values import Value

# Buffers have at most 2^31 - 2^24 bytes. If the index of one lane is in bounds, then the indices of all lanes that
# differ from it by at most this fit into 32 bits as signed numbers.
MAX_NARROW_SPAN = 1 << 20


def index_stride(index: Value, is_inbounds: bool, shape_of: ShapeOf, assume: Assumptions) -> int | None:
    """The stride of a getelementptr index in 64 bits (0: uniform), or None if it has none."""
    shape = shape_of(index)
    return shape.stride if shape.is_affine else narrow_stride(index, is_inbounds, shape_of, assume)


def narrow_stride(index: Value, is_inbounds: bool, shape_of: ShapeOf, assume: Assumptions) -> int | None:
    """The stride before the extension from 32 bits, if in all lanes with an address it is that in 64 bits."""
    if is_inbounds and assume.fits_index32 and is_narrow_extension(index):
        narrow = shape_of(index.operands[0])
        fits = abs(narrow.stride) * assume.lanes <= MAX_NARROW_SPAN
        return narrow.stride if narrow.is_affine and fits else None
    return None


def index_offsets(index: Value, is_inbounds: bool, shape_of: ShapeOf, assume: Assumptions) -> tuple[int, ...] | None:
    """Each lane's distance from lane 0 of a getelementptr index in 64 bits, or None if it is not known."""
    shape = shape_of(index)
    if not shape.offsets and is_inbounds and assume.fits_index32 and is_narrow_extension(index):
        narrow = shape_of(index.operands[0])
        fits = 2 * max(map(abs, narrow.offsets), default=0) <= MAX_NARROW_SPAN
        shape = narrow if narrow.offsets and fits else shape
    if shape.offsets:
        return shape.offsets
    stride = index_stride(index, is_inbounds, shape_of, assume)
    return None if stride is None else tuple(stride * lane for lane in range(assume.lanes))


def is_narrow_extension(value: Value) -> TypeGuard[Instr]:
    """Whether `value` widens a 32-bit integer to 64 bits: the index that `int` and `uint` ids become."""
    return (
        isinstance(value, Instr)
        and value.op in ("zext", "sext")
        and value.operands[0].type == I32
        and value.type == I64
    )


def extends_exactly(op: str, narrow: Value, shape: Shape) -> bool:
    """Whether widening an integer keeps its stride, or its lanes' offsets, by its range."""
    facts = Facts((), I64.bits, (narrow,), (shape,))
    return shape.has_base and all(RULES[op].conditions(facts))
