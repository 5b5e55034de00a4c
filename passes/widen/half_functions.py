"""The rule for functions of halves that may be computed in float; LLVM executes them lane by lane.

    %r = call half @llvm.floor.f16(half %x)

becomes a function of floats, with the conversions that F16C has for vectors. A fence hides the first one from LLVM,
which would make a function of halves of it again:

    %a = fpext <8 x half> %x to <8 x float>
    %b = call <8 x float> @llvm.arithmetic.fence.v8f32(<8 x float> %a)
    %c = call <8 x float> @llvm.floor.v8f32(<8 x float> %b)
    %r = fptrunc <8 x float> %c to <8 x half>
"""

from __future__ import annotations

from passes.widen.widener import Widener
from wfv.ir.core import Instr
from wfv.ir.intrinsics import family_of, overloaded_name
from wfv.ir.types import FLOAT, HALF
from wfv.ir.values import Value

# Exact in float; but for the square root, which has bits enough to be rounded twice.
_IN_FLOAT = frozenset({"floor", "ceil", "trunc", "rint", "nearbyint", "round", "roundeven", "sqrt", "minnum", "maxnum"})


def is_half_function(w: Widener, instr: Instr) -> bool:
    """Whether it is a call of such a function, for a target that converts halves but does not compute with them."""
    machine = w.facts.machine
    return (
        instr.type == HALF
        and machine.has_half_conversions
        and not machine.has_half_arithmetic
        and family_of(instr.callee) in _IN_FLOAT
    )


def widen_half_function(w: Widener, instr: Instr) -> None:
    args = [_as_float(w, x) for x in instr.operands]
    type = w.wide(FLOAT)
    result = w.emit.call(overloaded_name(instr.callee, type, [type] * len(args)), type, args)
    w.set_vector(instr, w.build.cast("fptrunc", result, w.wide(HALF)))


def _as_float(w: Widener, value: Value) -> Value:
    type = w.wide(FLOAT)
    wide = w.build.cast("fpext", w.vector(value), type)
    return w.emit.call(overloaded_name("llvm.arithmetic.fence", type, [type]), type, [wide])
