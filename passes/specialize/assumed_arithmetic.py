"""Assumptions on `/ % >> &` of ids by uniforms: that they are uniform, or strided by one.

`tid >> k` is uniform and `tid & mask` is strided by one, unless a vector crosses a multiple of 2^k.

    %q = lshr i32 %tid, %k      ; assumed uniform      test: (first ^ last) >> k == 0
    %q = udiv i32 %tid, %d      ; assumed uniform      test: first / d == last / d
    %r = urem i32 %tid, %d      ; assumed strided(1)   test: first % d + (W-1) == last % d
    %m = and i32 %tid, %mask    ; assumed strided(1)   test: first is a multiple of W, and %mask has all low bits
    %b = and i32 %tid, %bit     ; assumed uniform      test: first is a multiple of W, and %bit has no low bit
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
    of_value = shapes.of(value)
    if not (of_value.is_strided and of_value.stride == 1 and shapes.of(by).is_uniform and shapes.of(instr).is_varying):
        return None
    if not extends_exactly("zext", value, of_value, assume.lanes):
        return None
    keeps_stride = instr.op == "urem" or (instr.op == "and" and _is_low_mask(by))
    shape = strided(1) if keeps_stride else UNIFORM

    def test(build: Builder, vector: VectorEnds) -> Value:
        return _test(instr.op, vector.first(value), vector.first(by), shape, assume.lanes, build)

    kind = "strided by one" if keeps_stride else "uniform"
    text = f"assumed {kind} in a second version, which runs for the vectors for which a test finds it so"
    return Assumption(instr, shape, (value, by), None, test, text, is_arithmetic=True)


def _value_and_uniform(instr: Instr, shapes: Shapes) -> tuple[Value, Value]:
    """The operands of `instr`, the id first, since `and` is commutative."""
    a, b = instr.operands
    return (b, a) if instr.op == "and" and shapes.of(a).is_uniform else (a, b)


def _is_low_mask(value: Value) -> bool:
    """Whether `value` is 2^k - 1 in one of LLVM's forms, or a constant whose lowest bit is set."""
    if isinstance(value, ConstInt):
        return unsigned(value) & 1 == 1
    if not isinstance(value, Instr) or value.op not in ("add", "xor"):
        return False
    return isinstance(value.operands[1], ConstInt) and value.operands[1].value == -1


def _test(op: str, first: Value, by: Value, shape: Shape, lanes: int, build: Builder) -> Value:
    """The condition on lane 0's value (`first`) under which `op` has the assumed shape."""
    type = first.type
    zero, low = const_int(type, 0), const_int(type, lanes - 1)
    if op == "lshr":
        last = build.binop("add", first, low)
        return build.icmp("eq", build.binop("lshr", build.binop("xor", first, last), by), zero)
    if op == "and":
        wrong_bits = build.binop("xor", by, const_int(type, -1)) if shape.is_strided else by
        return build.icmp("eq", build.binop("and", build.binop("or", first, wrong_bits), low), zero)
    # Whether no multiple of the divisor lies between first and last: one division, which the fast version needs too.
    quotient = divide(build, first, reciprocal(build, by)) if type == I32 else build.binop("udiv", first, by)
    remainder = build.binop("sub", first, build.binop("mul", quotient, by))
    return build.icmp("ult", build.binop("add", remainder, low), by)
