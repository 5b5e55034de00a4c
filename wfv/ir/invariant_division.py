"""Unsigned 32-bit division by an invariant divisor: multiplication by a reciprocal that is computed once.

With l = ceil(log2 d) and m = floor(2^32 * (2^l - d) / d) + 1:
    t = high(m * n); n / d = (t + ((n - t) >> min(l, 1))) >> max(l - 1, 0)
LLVM hoists the reciprocal out of the loops in which the divisor is invariant.
Source: Granlund & Montgomery, "Division by Invariant Integers using Multiplication" (PLDI 1994), figure 4.1.
"""

from wfv.ir.builder import Builder
from wfv.ir.types import I1, I32, I64
from wfv.ir.values import ConstInt, Value, const_int


def divide(build: Builder, n: Value, divisor: Value) -> Value:
    """n / divisor of scalar i32. A zero divisor must not trap here, because LLVM may hoist the reciprocal."""
    d = build.call("llvm.umax.i32", I32, [divisor, const_int(I32, 1)])
    leading = build.call("llvm.ctlz.i32", I32, [build.binop("sub", d, 1), ConstInt(I1, 0)])
    log = build.binop("sub", const_int(I32, 32), leading)
    wide = build.cast("zext", d, I64)
    power = build.binop("shl", const_int(I64, 1), build.cast("zext", log, I64))
    scaled = build.binop("shl", build.binop("sub", power, wide), 32)
    multiplier = build.cast("trunc", build.binop("add", build.binop("udiv", scaled, wide), 1), I32)
    first_shift = build.call("llvm.umin.i32", I32, [log, const_int(I32, 1)])
    second_shift = build.binop("sub", log, first_shift)
    product = build.binop("mul", build.cast("zext", n, I64), build.cast("zext", multiplier, I64))
    high = build.cast("trunc", build.binop("lshr", product, 32), I32)
    half = build.binop("lshr", build.binop("sub", n, high), first_shift)
    return build.binop("lshr", build.binop("add", high, half), second_shift)
