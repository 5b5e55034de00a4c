"""Assumptions on `/ % >> &` of ids by uniforms: that they are uniform, or strided by one.

`tid >> k` is uniform and `tid & mask` is strided by one, unless a vector crosses a multiple of 2^k.

    %q = lshr i32 %tid, %k      ; assumed uniform      test: (first ^ last) >> k == 0; (W-1) >> k == 0 if another test
                                                             finds that first is a multiple of W
    %q = udiv i32 %tid, %d      ; assumed uniform      test: first / d == last / d, or first and d are multiples of W
    %r = urem i32 %tid, %d      ; assumed strided(1)   test: first % d + (W-1) == last % d, or the same
    %m = and i32 %tid, %mask    ; assumed strided(1)   test: first is a multiple of W, and %mask has all low bits
    %b = and i32 %tid, %bit     ; assumed uniform      test: first is a multiple of W, and %bit has no low bit
    %t = shl i32 %tid, 2
    %b = and i32 %t, %bit       ; assumed uniform      test: the same, and %bit has no bit of 4 to 4 * (W-1)
"""

from __future__ import annotations

from passes.analysis.divergence import Shapes
from passes.analysis.index_width import extends_exactly
from passes.analysis.shapes import UNIFORM, Assumptions, Shape, strided
from passes.specialize.assumption import Assumption
from passes.specialize.invariant_division import divide, reciprocal
from passes.specialize.vector_ends import VectorEnds
from wfv.ir.builder import Builder
from wfv.ir.core import Instr
from wfv.ir.types import I32, IntType
from wfv.ir.values import ConstInt, Value, const_int, unsigned


def assume_arithmetic(instr: Instr, shapes: Shapes, assume: Assumptions) -> Assumption | None:
    """What can be assumed of a division or mask of a strided id by a uniform; None for others."""
    if instr.op not in ("lshr", "udiv", "urem", "and") or not isinstance(instr.type, IntType):
        return None
    value, by = _value_and_uniform(instr, shapes)
    value, distance = id_and_distance(value) if instr.op == "and" else (value, 1)
    of_value = shapes.of(value)
    if not (of_value.is_strided and of_value.stride == 1 and shapes.of(by).is_uniform and shapes.of(instr).is_varying):
        return None
    if not extends_exactly("zext", value, of_value, assume.lanes) or _mixes_lanes(instr, by, assume.lanes, distance):
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
        # Or-ed, because it is the same for all vectors of a row: LLVM makes a loop of those.
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
    if isinstance(value, Instr) and value.op == "shl" and isinstance(value.operands[1], ConstInt):
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
    if not isinstance(value, Instr) or value.op not in ("add", "xor"):
        return False
    return isinstance(value.operands[1], ConstInt) and value.operands[1].value == -1


def _alignment_test(first: Value, by: Value, shape: Shape, lanes: int, build: Builder, distance: int = 1) -> Value:
    """Whether the vector begins at a multiple of the lanes, and the mask `by` keeps all low bits, or none of them."""
    zero, low = const_int(first.type, 0), const_int(first.type, lanes - 1)
    wrong_bits = build.binop("xor", by, const_int(first.type, -1)) if shape.is_strided else by
    if distance > 1:
        wrong_bits = build.binop("lshr", wrong_bits, const_int(first.type, distance.bit_length() - 1))
    return build.icmp("eq", build.binop("and", build.binop("or", first, wrong_bits), low), zero)


def _is_zero_shifted(bits: Value, by: Value, build: Builder) -> Value:
    return build.icmp("eq", build.binop("lshr", bits, by), const_int(bits.type, 0))


def _test(op: str, first: Value, by: Value, lanes: int, build: Builder) -> Value:
    """The condition on lane 0's value (`first`) under which a shift or division has the assumed shape."""
    type, low = first.type, const_int(first.type, lanes - 1)
    if op == "lshr":
        last = build.binop("add", first, low)
        return _is_zero_shifted(build.binop("xor", first, last), by, build)
    # Whether no multiple of the divisor lies between first and last: one division, which the fast version needs too.
    quotient = divide(build, first, reciprocal(build, by)) if type == I32 else build.binop("udiv", first, by)
    remainder = build.binop("sub", first, build.binop("mul", quotient, by))
    return build.icmp("ult", build.binop("add", remainder, low), by)
