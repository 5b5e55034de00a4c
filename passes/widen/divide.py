"""Rules for integer division, which no SIMD instruction set has.

By a uniform divisor: multiplication by a reciprocal that is computed once, in scalar code, and hoisted out of the work-item loop
(Granlund & Montgomery, "Division by Invariant Integers using Multiplication", PLDI 1994, figure 4.1). Otherwise, up to 32 bits: a double's
53 bits make the truncated quotient exact. The rest is left to LLVM, lane by lane.
"""

from __future__ import annotations

from passes.widen.arithmetic import clone
from passes.widen.state import Widener
from wfv.ir.core import Instr
from wfv.ir.types import DOUBLE, I1, I32, I64, IntType
from wfv.ir.values import ConstInt, Value, const_int


def widen_division(w: Widener, instr: Instr) -> None:
    dividend, divisor = instr.operands
    assert isinstance(instr.type, IntType)
    if w.shape(instr).is_uniform:
        w.set_scalar(instr, clone(w, instr, [w.scalar(dividend), w.scalar(divisor)]))
        return
    is_simple = instr.type.bits > 32 or isinstance(divisor, ConstInt)  # LLVM knows best how to divide by a constant
    if is_simple:
        new = clone(w, instr, [w.vector(dividend), w.vector(divisor)])
        new.type = w.wide(instr.type)
        w.set_vector(instr, new)
    elif w.shape(divisor).is_uniform and instr.op in ("udiv", "urem"):
        w.set_vector(instr, _by_uniform(w, instr))
    else:
        w.set_vector(instr, _by_doubles(w, instr))


def _by_uniform(w: Widener, instr: Instr) -> Value:
    dividend, divisor = instr.operands
    build, wide = w.build, w.wide(I32)
    scalar = build.cast("zext", w.scalar(divisor), I32) if instr.type != I32 else w.scalar(divisor)
    n = build.cast("zext", w.vector(dividend), wide) if instr.type != I32 else w.vector(dividend)
    multiplier, first_shift, second_shift = _reciprocal(w, scalar)
    high = _multiply_high(w, n, build.splat(multiplier, w.lanes))
    rest = build.binop("lshr", build.binop("sub", n, high), build.splat(first_shift, w.lanes))
    quotient = build.binop("lshr", build.binop("add", high, rest), build.splat(second_shift, w.lanes))
    if instr.op == "urem":
        quotient = build.binop("sub", n, build.binop("mul", quotient, build.splat(scalar, w.lanes)))
    return quotient if instr.type == I32 else build.cast("trunc", quotient, w.wide(instr.type))


def _reciprocal(w: Widener, divisor: Value) -> tuple[Value, Value, Value]:
    """m = floor(2^32 * (2^l - d) / d) + 1 with l = ceil(log2 d), and the shifts min(l, 1), max(l - 1, 0); all i32."""
    build = w.build
    # Zero would be undefined behaviour in the kernel; here it must not trap when this is hoisted.
    d = w.call("llvm.umax.i32", I32, [divisor, const_int(I32, 1)])
    leading = w.call("llvm.ctlz.i32", I32, [build.binop("sub", d, const_int(I32, 1)), ConstInt(I1, 0)])
    log = build.binop("sub", const_int(I32, 32), leading)
    wide = build.cast("zext", d, I64)
    power = build.binop("shl", const_int(I64, 1), build.cast("zext", log, I64))
    scaled = build.binop("shl", build.binop("sub", power, wide), const_int(I64, 32))
    multiplier = build.cast("trunc", build.binop("add", build.binop("udiv", scaled, wide), const_int(I64, 1)), I32)
    first = w.call("llvm.umin.i32", I32, [log, const_int(I32, 1)])
    return multiplier, first, build.binop("sub", log, first)


def _multiply_high(w: Widener, a: Value, b: Value) -> Value:
    """The upper 32 bits of the 64-bit products."""
    build, wide = w.build, w.wide(I64)
    product = build.binop("mul", build.cast("zext", a, wide), build.cast("zext", b, wide))
    shifted = build.binop("lshr", product, build.splat(const_int(I64, 32), w.lanes))
    return build.cast("trunc", shifted, w.wide(I32))


def _by_doubles(w: Widener, instr: Instr) -> Value:
    to, back = ("uitofp", "fptoui") if instr.op in ("udiv", "urem") else ("sitofp", "fptosi")
    n, d = (w.vector(x) for x in instr.operands)
    a, b = (w.build.cast(to, x, w.wide(DOUBLE)) for x in (n, d))
    quotient = w.build.cast(back, w.build.binop("fdiv", a, b), w.wide(instr.type))
    if instr.op in ("udiv", "sdiv"):
        return quotient
    return w.build.binop("sub", n, w.build.binop("mul", quotient, d))
