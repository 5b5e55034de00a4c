"""Quotients by square roots at level `fast`: the estimate of AVX-512, and one step of Newton's method.

Before, for 16 lanes:                               After:
    %s = call float @llvm.sqrt.f32(float %x)            %e = call <16 x float> @llvm.x86.avx512.rsqrt14.ps.512(%x, ..)
    %q = fdiv float 1.0, %s                             %p = fmul <16 x float> %x, %e
                                                        %n = fneg <16 x float> %p
                                                        %d = call <16 x float> @llvm.fma.v16f32(%n, %e, splat 1.0)
                                                        %h = fmul <16 x float> %e, splat (float 0.5)
                                                        %r = call <16 x float> @llvm.fma.v16f32(%h, %d, %e)
                                                        %u = fcmp uno <16 x float> %d, %d
                                                        %q = select <16 x i1> %u, %e, %r

The estimate e = (1 + t) / sqrt(x) has abs(t) < 2^-14. The step subtracts t, so that 1.5 t^2 < 2^-27 is left. With its
two roundings, the result is within 1.5 ulp. For x = 0 and infinity the estimate is exact and d is NaN.
OpenCL allows 2.5 ulp for the quotient and 3 for the root, and Clang says so by `!fpmath` unless the program asks for
correct rounding. A quotient without it, or below 2 ulp, stays exact.
"""

import re

from passes.widen.arithmetic import widen_elementwise
from passes.widen.math_calls import piece
from passes.widen.widener import Widener
from wfv.ir.core import Instr
from wfv.ir.intrinsics import family_of, overloaded_name
from wfv.ir.types import FLOAT, I8, I16, VecType
from wfv.ir.values import Value, const_float, const_int

_ULP = 2.0  # the bound that the form keeps
_LARGEST = 16  # lanes of a register


def widen_fdiv(w: Widener, instr: Instr) -> None:
    """A vector division, or the numerator times the reciprocal square root."""
    if not _is_by_root(w, instr):
        widen_elementwise(w, instr)
        return
    numerator, root = instr.operands
    assert isinstance(root, Instr)
    result = _reciprocal_root(w, w.vector(root.operands[0]))
    if numerator != const_float(FLOAT, 1.0):
        result = w.build.binop("fmul", w.vector(numerator), result)
    w.set_vector(instr, result)


def _is_by_root(w: Widener, instr: Instr) -> bool:
    machine, root = w.facts.machine, instr.operands[1]
    return (
        machine.math == "fast"
        and machine.has_avx512
        and instr.type == FLOAT
        and isinstance(root, Instr)
        and family_of(root.callee) == "sqrt"
        and w.shape(root).is_varying
        and w.lanes >= 4
        and all(_allowed_error(w, each) >= _ULP for each in (instr, root))
    )


def _allowed_error(w: Widener, instr: Instr) -> float:
    """The ulp of its `!fpmath`, a node or its name; 0 without one."""
    text = instr.metadata.get("fpmath", "")
    match = re.fullmatch(r"!\{float ([\d.e+]+)\}", w.emit.module.metadata.get(text, text))
    return float(match[1]) if match else 0.0


def _reciprocal_root(w: Widener, x: Value) -> Value:
    width = min(w.lanes, _LARGEST)
    pieces = [piece(w, x, start, width) for start in range(0, w.lanes, width)]
    estimate = w.build.concatenate([_estimate(w, each, width) for each in pieces])
    one, half = (w.build.splat(const_float(FLOAT, number), w.lanes) for number in (1.0, 0.5))
    negated = w.build.fneg(w.build.binop("fmul", x, estimate))
    rest = _fma(w, negated, estimate, one)
    better = _fma(w, w.build.binop("fmul", estimate, half), rest, estimate)
    return w.build.select(w.build.fcmp("uno", rest, rest), estimate, better)


def _estimate(w: Widener, x: Value, width: int) -> Value:
    type = VecType(width, FLOAT)
    mask = const_int(I16 if width == _LARGEST else I8, -1)
    return w.emit.call(f"llvm.x86.avx512.rsqrt14.ps.{32 * width}", type, [x, x, mask])


def _fma(w: Widener, a: Value, b: Value, c: Value) -> Value:
    type = w.wide(FLOAT)
    return w.emit.call(overloaded_name("llvm.fma", type, [type] * 3), type, [a, b, c])
