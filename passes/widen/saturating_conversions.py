"""The rule for LLVM's saturating conversions of floats to integers, which LLVM executes lane by lane on x86.

    %r = call i8 @llvm.fptoui.sat.i8.f32(float %x)

becomes a clamp and a conversion. Each select with its comparison is one instruction (`maxps`, `minps`):

    %c = fcmp ogt <8 x float> %x, zeroinitializer
    %a = select <8 x i1> %c, <8 x float> %x, <8 x float> zeroinitializer
    %d = fcmp olt <8 x float> %a, splat (float 255.0)
    %b = select <8 x i1> %d, <8 x float> %a, <8 x float> splat (float 255.0)
    %r = fptoui <8 x float> %b to <8 x i8>
"""

from __future__ import annotations

from passes.widen.widener import Widener
from wfv.ir.core import Instr
from wfv.ir.intrinsics import family_of
from wfv.ir.types import DOUBLE, FLOAT, HALF, I8, I16, I32, I64, FloatType, IntType, Type
from wfv.ir.values import Value, const_float, const_int

_FAMILIES = ("fptosi.sat", "fptoui.sat")
_PRECISION = {FLOAT: 24, DOUBLE: 53}  # bits of the significand


def is_saturating_conversion(instr: Instr) -> bool:
    """Whether the call is a saturating conversion between types that the rule knows."""
    return (
        family_of(instr.callee) in _FAMILIES
        and instr.type in (I8, I16, I32, I64)
        and instr.operands[0].type in (HALF, FLOAT, DOUBLE)
    )


def widen_saturating_conversion(w: Widener, instr: Instr) -> None:
    """Clamps and converts. An upper bound that the floating-point type cannot represent is a select on the result."""
    is_signed = family_of(instr.callee) == "fptosi.sat"
    w.remark_if_scalarized(instr)
    low, high = _range(instr.type, is_signed)
    given, source = _as_float(w, instr.operands[0])
    x = _nan_as_zero(w, given, source) if is_signed else given  # unsigned: NaN becomes the lower bound, 0
    x = _bounded(w, x, "ogt", source, low)
    is_exact = high.bit_length() <= _PRECISION[source]
    if is_exact:
        x = _bounded(w, x, "olt", source, high)
    result = w.build.cast("fptosi" if is_signed else "fptoui", x, w.wide(instr.type))
    if not is_exact:
        is_above = w.build.fcmp("oge", given, _number(w, source, high + 1))
        result = w.build.select(is_above, w.build.splat(const_int(instr.type, high), w.lanes), result)
    w.set_vector(instr, result)


def _range(type: Type, is_signed: bool) -> tuple[int, int]:
    assert isinstance(type, IntType)
    return (-1 << (type.bits - 1), (1 << (type.bits - 1)) - 1) if is_signed else (0, (1 << type.bits) - 1)


def _as_float(w: Widener, value: Value) -> tuple[Value, FloatType]:
    """The vector and the type of its elements; halves become floats, exactly."""
    if value.type == HALF:
        return w.build.cast("fpext", w.vector(value), w.wide(FLOAT)), FLOAT
    assert isinstance(value.type, FloatType)
    return w.vector(value), value.type


def _nan_as_zero(w: Widener, x: Value, type: FloatType) -> Value:
    zero = _number(w, type, 0)
    return w.build.select(w.build.fcmp("ord", x, zero), x, zero)


def _bounded(w: Widener, x: Value, predicate: str, type: FloatType, bound: int) -> Value:
    """The larger (`ogt`) or smaller (`olt`) of x and the bound; the bound if x is NaN."""
    limit = _number(w, type, bound)
    return w.build.select(w.build.fcmp(predicate, x, limit), x, limit)


def _number(w: Widener, type: FloatType, value: int) -> Value:
    return w.build.splat(const_float(type, value), w.lanes)
