"""Assumptions on `/ % >> &` of ids by uniforms: that they are uniform, or strided by one.

`tid >> k` is uniform and `tid & mask` is strided by one, unless a vector crosses a multiple of 2^k.

    %q = lshr i32 %tid, %k      ; assumed uniform      test: (first ^ last) >> k == 0; (W-1) >> k == 0 if another test
                                                             finds that first is a multiple of W
    %q = udiv i32 %tid, %d      ; assumed uniform      test: first / d == last / d, or first and d are multiples of W
    %r = urem i32 %tid, %d      ; assumed strided(1)   test: first % d + (W-1) == last % d, or as for %q
    %m = and i32 %tid, %mask    ; assumed strided(1)   test: first is a multiple of W, and %mask has all low bits
    %b = and i32 %tid, %bit     ; assumed uniform      test: first is a multiple of W, and %bit has no low bit
    %t = shl i32 %tid, 2
    %b = and i32 %t, %bit       ; assumed uniform      test: the same, and %bit has no bit of 4 to 4 * (W-1)

Assumptions on `/ % >> & | ^` of ids by constants: known offsets of all lanes, if lane 0's id is a multiple of W.

    %q = lshr i32 %tid, 1       ; assumed offsets 0 0 1 1       test: %tid is a multiple of 4 in lane 0
    %r = and i32 %tid, 1        ; assumed offsets 0 1 0 1
    %x = xor i32 %tid, 2        ; assumed offsets 0 1 -2 -1
    %t = shl i32 %tid, 1
    %m = and i32 %t, -4         ; assumed offsets 0 0 4 4

Lane 0's id has no bit in common with the lane's number, so that each operation that works bit by bit, or cuts bits off,
has the same offsets wherever the vector starts (ALIGNED_RULES of passes/analysis/lane_algebra.py).

Assumptions on remainders: that they wrap around at most once, in all lanes and iterations or in none.

    %r = srem i32 %x, %w        ; assumed strided as %x      test: 0 <= least, greatest < w
                                                             or: w <= least, greatest < 2 * w

An image that continues at its opposite edges has (x + dx + width) % width, which wraps between two lanes at the edges
only. The second version needs no division:

    %c = icmp sge i32 %x, %w    ; assumed uniform
    %s = sub i32 %x, %w
    %r = select i1 %c, i32 %s, i32 %x

A mask of low bits is the remainder by a power of two. There, the lanes and iterations may be in any one period:

    %r = and i32 %x, 1023       ; assumed strided as %x      test: least & ~1023 == greatest & ~1023
"""

from collections.abc import Iterable
from dataclasses import replace

from passes.analysis.divergence import Shapes
from passes.analysis.index_width import extends_exactly
from passes.analysis.lane_algebra import apply_aligned_rule
from passes.analysis.shapes import UNIFORM, Assumptions, Shape, strided
from passes.speculate.assumed_bounds import fits, unless_wrapped
from passes.speculate.assumptions import Assumption
from passes.speculate.vector_ends import VectorEnds
from wfv.ir.builder import Builder
from wfv.ir.core import Function, Instr, is_op
from wfv.ir.edits import rewrite
from wfv.ir.invariant_division import divide
from wfv.ir.types import I1, I32, IntType
from wfv.ir.values import ConstInt, Value, const_int, unsigned


def assume_arithmetic(instr: Instr, shapes: Shapes, assume: Assumptions) -> Assumption | None:
    """The assumption on a division or mask of a strided id by a uniform; None for other instructions."""
    if instr.op not in ("lshr", "udiv", "urem", "and") or not isinstance(instr.type, IntType):
        return None
    value, by = _value_and_uniform(instr, shapes)
    value, distance = id_and_distance(value) if instr.op == "and" else (value, 1)
    of_value = shapes.of(value)
    if not (of_value.is_strided and of_value.stride == 1 and shapes.of(by).is_uniform and shapes.of(instr).is_varying):
        return None
    if not extends_exactly("zext", value, of_value) or _mixes_lanes(instr, by, assume.lanes, distance):
        return None
    keeps_stride = instr.op == "urem" or (instr.op == "and" and _is_low_mask(by, distance))
    shape = strided(distance) if keeps_stride else UNIFORM

    def test(build: Builder, vector: VectorEnds) -> Value:
        if instr.op == "and":
            return _alignment_test(vector.low_bits.of(value), vector.first(by), shape, assume.lanes, build, distance)
        if instr.op == "lshr" and value in vector.aligned:
            return _is_zero_shifted(const_int(instr.type, assume.lanes - 1), vector.first(by), build)
        crosses_none = _test(instr.op, vector.first(value), vector.first(by), assume.lanes, build)
        if instr.op == "lshr":
            return crosses_none
        # Or-ed, because its result is one for all vectors of a row: LLVM makes a loop of them.
        aligned = _alignment_test(vector.low_bits.of(value), vector.first(by), UNIFORM, assume.lanes, build)
        return build.binop("or", aligned, crosses_none)

    kind = f"strided by {'one' if distance == 1 else distance}" if keeps_stride else "uniform"
    text = f"assumed {kind} in a second version, which runs for the vectors for which a test finds it so"
    aligned = value if instr.op == "and" else None
    return Assumption(instr, shape, (value, by), None, test, text, is_arithmetic=True, aligned=aligned)


def _value_and_uniform(instr: Instr, shapes: Shapes) -> tuple[Value, Value]:
    """The operands of `instr`, the id first, since `and` is commutative."""
    a, b = instr.operands
    return (b, a) if instr.op == "and" and shapes.of(a).is_uniform else (a, b)


def id_and_distance(value: Value) -> tuple[Value, int]:
    """The number that is shifted to the left, and the distance of its lanes thereafter.

    LLVM shifts before it masks: `tid / 4 * 8` is `(tid << 1) & -8`.
    """
    if is_op(value, "shl") and isinstance(value.operands[1], ConstInt):
        return value.operands[0], 1 << unsigned(value.operands[1])
    return value, 1


def _mixes_lanes(instr: Instr, mask: Value, lanes: int, distance: int) -> bool:
    """Whether a constant mask keeps some of the bits that lanes differ in, and not others."""
    if instr.op != "and" or not isinstance(mask, ConstInt):
        return False
    return unsigned(mask) // distance % lanes not in (0, lanes - 1)


def _is_low_mask(value: Value, distance: int) -> bool:
    """Whether `value` is 2^k - 1 in one of LLVM's forms, or a constant with the lowest bit that lanes differ in."""
    if isinstance(value, ConstInt):
        return unsigned(value) & distance != 0
    if not is_op(value, "add", "xor"):
        return False
    return value.operands[1] == const_int(value.type, -1)


def _alignment_test(first: Value, by: Value, shape: Shape, lanes: int, build: Builder, distance: int = 1) -> Value:
    """Whether the vector begins at a multiple of the lanes, and the mask `by` keeps all low bits, or none of them."""
    zero, low = const_int(first.type, 0), const_int(first.type, lanes - 1)
    wrong_bits = build.binop("xor", by, -1) if shape.is_strided else by
    if distance > 1:
        wrong_bits = build.binop("lshr", wrong_bits, distance.bit_length() - 1)
    return build.icmp("eq", build.binop("and", build.binop("or", first, wrong_bits), low), zero)


def _is_zero_shifted(bits: Value, by: Value, build: Builder) -> Value:
    return build.icmp("eq", build.binop("lshr", bits, by), 0)


def _test(op: str, first: Value, by: Value, lanes: int, build: Builder) -> Value:
    """The condition on lane 0's value (`first`) under which a shift or division has the assumed shape."""
    low = const_int(first.type, lanes - 1)
    if op == "lshr":
        last = build.binop("add", first, low)
        return _is_zero_shifted(build.binop("xor", first, last), by, build)
    # Whether no multiple of the divisor lies between first and last: one division, which the fast version needs too.
    quotient = divide(build, first, by) if first.type == I32 else build.binop("udiv", first, by)
    remainder = build.binop("sub", first, build.binop("mul", quotient, by))
    return build.icmp("ult", build.binop("add", remainder, low), by)


_OFFSET_TEXT = (
    "assumed to have known distances between the lanes in a version of its own, which runs for aligned vectors"
)


def assume_offsets(instr: Instr, shapes: Shapes, assume: Assumptions) -> Assumption | None:
    """The assumption on an operation of a strided id, or of its multiple, and a constant; None for others."""
    if not isinstance(instr.type, IntType) or not shapes.of(instr).is_varying:
        return None
    tid, distance = id_and_distance(next((x for x in instr.operands if shapes.of(x).is_strided), instr))
    if shapes.of(tid) != strided(1) or _is_next_to_an_id(tid):
        return None
    has_all_lanes = assume.lanes & (assume.lanes - 1) == 0 and assume.lanes * distance < 1 << (instr.type.bits - 1)
    applied = apply_aligned_rule(instr, shapes.of, assume.lanes)
    if applied is None or not has_all_lanes:
        return None

    def is_aligned(build: Builder, vector: VectorEnds) -> Value:
        first = vector.low_bits.of(tid)
        low = build.binop("and", first, assume.lanes - 1)
        return build.icmp("eq", low, 0)

    return Assumption(instr, applied.shape, (tid,), None, is_aligned, _OFFSET_TEXT, aligned=tid)


def _is_next_to_an_id(value: Value) -> bool:
    """Whether it is an id plus a constant: where the id is a multiple of W, such a sum is none."""
    return is_op(value, "add", "sub") and any(isinstance(x, ConstInt) for x in value.operands)


SELDOM = 4  # vectors: by a constant of that many, most vectors do not wrap
_WRAP_TEXT = (
    "assumed to wrap in all lanes or in none in a second version, which runs where a test of the ends finds it so"
)


def assume_wrap(instr: Instr, shapes: Shapes, assume: Assumptions) -> Assumption | None:
    """The assumption on a remainder of a strided number by a uniform one; None for other instructions."""
    if instr.op not in ("srem", "urem", "and") or not shapes.of(instr).is_varying:
        return None
    value, by = instr.operands
    shape = shapes.of(value)
    if not (fits(value, shape, assume) and shapes.of(by).is_uniform) or _wraps_often(instr.op, by, assume.lanes):
        return None
    if instr.op == "and" and not _is_mask_of_low_bits(by):
        return None

    def test(build: Builder, vector: VectorEnds) -> Value:
        ends = vector.ends(value, shape)
        if instr.op == "and":
            holds, is_signed = _is_one_period(build, *ends, by), True
        else:
            is_signed = instr.op == "srem"
            holds = _wrap_test(build, *ends, vector.first(by), is_signed)
        return unless_wrapped(build, holds, is_signed, vector, value, shape)

    return Assumption(instr, shape, (by,), value, test, _WRAP_TEXT, is_wrap=instr.op != "and")


def _wraps_often(op: str, by: Value, lanes: int) -> bool:
    """Whether a remainder by a constant starts again within one of a few vectors."""
    return isinstance(by, ConstInt) and by.value + (op == "and") < SELDOM * lanes


def _is_mask_of_low_bits(by: Value) -> bool:
    return isinstance(by, ConstInt) and by.value > 0 and by.value & (by.value + 1) == 0


def replace_remainders(fast: Function, assumptions: Iterable[Assumption]) -> None:
    """Computes the remainders that are assumed to wrap at most once by a subtraction, in place."""
    remainders = {each.instr for each in assumptions if each.is_wrap}
    rewrite(fast, lambda instr, build: _subtract(instr, build) if instr in remainders else None)


def _wrap_test(build: Builder, least: Value, greatest: Value, by: Value, is_signed: bool) -> Value:
    """Whether the quotient is 0, or 1, for both ends."""
    less, not_less, zero = ("slt", "sge", const_int(by.type, 0)) if is_signed else ("ult", "uge", None)
    is_none = build.icmp(less, greatest, by)
    is_once = build.binop(
        "and", build.icmp(not_less, least, by), build.icmp(less, build.binop("sub", greatest, by), by)
    )
    if zero is not None:  # where `by` is not positive, neither holds
        is_none = build.binop("and", is_none, build.icmp("sge", least, zero))
        is_once = build.binop("and", is_once, build.icmp("sgt", by, zero))
    return build.binop("or", is_none, is_once)


def _is_one_period(build: Builder, least: Value, greatest: Value, mask: Value) -> Value:
    """Whether both ends have equal bits above the mask."""
    assert isinstance(mask, ConstInt)
    differing = build.binop("and", build.binop("xor", least, greatest), ~mask.value)
    return build.icmp("eq", differing, 0)


def _subtract(remainder: Instr, build: Builder) -> None:
    """Replaces the remainder by a select, after the difference that it may select."""
    value, by = remainder.operands
    wraps = build.emit(I1, "icmp", [value, by], {"predicate": "sge" if remainder.op == "srem" else "uge"}, name="wraps")
    wraps.notes = replace(wraps.notes, assumed_shape=UNIFORM)
    remainder.op, remainder.attrs = "select", {}
    remainder.operands = [wraps, build.binop("sub", value, by), value]
