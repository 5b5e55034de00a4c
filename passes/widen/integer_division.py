"""Rules for integer division, which no SIMD instruction set has.

By a uniform divisor: multiplication by a reciprocal (passes/specialize/invariant_division.py). Otherwise, up to 16
bits in floats, up to 32 bits in doubles. Their 24 and 53 bits make the truncated quotient exact: below the next whole
number it is so by at least one part of the divisor, which is more than the rounding error. LLVM divides wider integers
lane by lane.
"""

from __future__ import annotations

from passes.specialize.invariant_division import divide, reciprocal
from passes.widen.arithmetic import clone
from passes.widen.widener import Widener
from wfv.ir.core import Instr
from wfv.ir.types import DOUBLE, FLOAT, I32, FloatType, IntType
from wfv.ir.values import ConstInt, Value


def widen_division(w: Widener, instr: Instr) -> None:
    dividend, divisor = instr.operands
    assert isinstance(instr.type, IntType)
    if instr.notes.assumed_shape is not None and instr.type == I32 and not isinstance(divisor, ConstInt):
        w.set_scalar(instr, _base_by_uniform(w, instr))
        return
    if w.shape(instr).has_base:
        w.set_scalar(instr, clone(w, instr, [w.scalar(dividend), w.scalar(divisor)]))
        return
    is_simple = instr.type.bits > 32 or isinstance(divisor, ConstInt)  # LLVM multiplies by a constant's reciprocal
    if is_simple and not isinstance(divisor, ConstInt):
        w.remark("per lane", f"{instr.type} division has no vector form: {w.lanes} scalar divisions")
    if is_simple:
        if isinstance(divisor, ConstInt):
            w.remark_if_scalarized(instr)
        new = clone(w, instr, [w.vector(dividend), w.vector(divisor)])
        new.type = w.wide(instr.type)
        w.set_vector(instr, new)
    elif w.shape(divisor).is_uniform and instr.op in ("udiv", "urem"):
        w.set_vector(instr, _by_uniform(w, instr))
    else:
        w.set_vector(instr, _by_fractions(w, instr, FLOAT if instr.type.bits <= 16 else DOUBLE))


def _by_uniform(w: Widener, instr: Instr) -> Value:
    dividend, divisor = instr.operands
    build, wide = w.build, w.wide(I32)
    scalar = build.cast("zext", w.scalar(divisor), I32) if instr.type != I32 else w.scalar(divisor)
    n = build.cast("zext", w.vector(dividend), wide) if instr.type != I32 else w.vector(dividend)
    quotient = divide(build, n, reciprocal(build, scalar))
    if instr.op == "urem":
        quotient = build.binop("sub", n, build.binop("mul", quotient, build.splat(scalar, w.lanes)))
    return quotient if instr.type == I32 else build.cast("trunc", quotient, w.wide(instr.type))


def _base_by_uniform(w: Widener, instr: Instr) -> Value:
    """The quotient or remainder of lane 0, where the speculation's guard makes it the base of all lanes."""
    n, divisor = (w.scalar(x) for x in instr.operands)
    quotient = divide(w.build, n, reciprocal(w.build, divisor))
    return quotient if instr.op == "udiv" else w.build.binop("sub", n, w.build.binop("mul", quotient, divisor))


def _by_fractions(w: Widener, instr: Instr, type: FloatType) -> Value:
    to, back = ("uitofp", "fptoui") if instr.op in ("udiv", "urem") else ("sitofp", "fptosi")
    n, d = (w.vector(x) for x in instr.operands)
    a, b = (w.build.cast(to, x, w.wide(type)) for x in (n, d))
    quotient = w.build.cast(back, w.build.binop("fdiv", a, b), w.wide(instr.type))
    if instr.op in ("udiv", "sdiv"):
        return quotient
    return w.build.binop("sub", n, w.build.binop("mul", quotient, d))
