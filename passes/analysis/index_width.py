"""When an integer keeps its stride if it is widened to 64 bits: why a 32-bit index makes contiguous accesses.

    %w = zext i32 %i to i64                            ; %i is strided by 1 modulo 2^32
    %p = getelementptr inbounds float, ptr %a, i64 %w  ; strided by 4?

It does where no lane can wrap: `extends_exactly` proves that by the range of %i. For the index of an `inbounds`
getelementptr, `index_stride` needs no range: a lane that wraps would be out of bounds of every buffer that a launch
accepts, so that its address is poison (docs/index_width.md).

`low_bits`: how many low bits of an integer matter. A sum that is only truncated to a byte may be computed in bytes.
"""

from collections.abc import Iterable
from typing import TypeGuard

from passes.analysis.ranges import full_range, range_of
from passes.analysis.shapes import Assumptions, Shape, ShapeOf
from wfv.ir.core import Instr
from wfv.ir.types import I32, I64, IntType
from wfv.ir.values import ConstInt, Value, unsigned

# Buffers have at most 2^31 - 2^24 bytes. If the index of one lane is in bounds, then the indices of all lanes that
# differ from it by at most this fit into 32 bits as signed numbers.
MAX_NARROW_SPAN = 1 << 20


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


def extends_exactly(op: str, narrow: Value, shape: Shape, lanes: int) -> bool:
    """Whether widening an integer keeps its stride, or its lanes' offsets, by its range."""
    assert isinstance(narrow.type, IntType)
    low, high = range_of(narrow)
    _, limit = full_range(narrow.type)
    cannot_wrap = high - low + max(map(abs, shape.offsets), default=abs(shape.stride)) <= limit
    return cannot_wrap and (op == "zext" or high <= limit >> 1)


# The low bits of the result depend on the same number of low bits of the operands.
_CARRIES_UP = frozenset({"add", "sub", "mul", "or", "xor", "and", "phi", "select", "freeze"})


def demanded_low_bits(instrs: Iterable[Instr]) -> dict[Value, int]:
    """For each integer that is an operand, the number of its low bits that can influence anything.

    `instrs` are all of a function. Starts from nothing demanded and rises to the fixpoint.
    """
    backwards = list(instrs)[::-1]
    demanded: dict[Value, int] = {}
    changed = True
    while changed:
        changed = False
        for instr in backwards:
            for n, operand in enumerate(instr.operands):
                if isinstance(operand, Instr) and isinstance(operand.type, IntType):
                    bits = min(_by_user(instr, n, demanded.get(instr, 0)), operand.type.bits)
                    if bits > demanded.get(operand, 0):
                        demanded[operand] = bits
                        changed = True
    return demanded


def _by_user(user: Instr, n: int, of_result: int) -> int:
    """The low bits of operand `n` that matter if `of_result` low bits of the user's result do."""
    type = user.operands[n].type
    assert isinstance(type, IntType)
    if user.op == "select" and n == 0:
        return type.bits
    if user.op == "and" and isinstance(mask := user.operands[1], ConstInt) and n == 0:
        return min(of_result, unsigned(mask).bit_length())
    if user.op == "shl" and n == 0 and isinstance(amount := user.operands[1], ConstInt):
        return max(of_result - unsigned(amount), 0)
    if user.op in _CARRIES_UP:
        return of_result
    if user.op in ("trunc", "zext"):
        return of_result
    return type.bits
