"""Rules for operations on elements: arithmetic, integer division, comparisons, casts, select, components."""

from passes.analysis.lane_algebra import make_base_operation
from passes.widen.widener import Widener
from wfv.ir.core import Instr
from wfv.ir.intrinsics import family_of
from wfv.ir.invariant_division import divide
from wfv.ir.types import DOUBLE, FLOAT, HALF, I8, I16, I32, I64, FloatType, IntType, Type, VecType
from wfv.ir.values import ConstInt, Value, const_float, const_int


def widen_elementwise(w: Widener, instr: Instr) -> None:
    """op T -> op <lanes x T>; one scalar op where the result has a base."""
    shape = w.shape(instr)
    if shape.is_uniform and not any(w.shape(x).stride or w.shape(x).offsets for x in instr.operands):
        widen_as_is(w, instr)
    elif shape.has_base:
        w.set_scalar(instr, _base(w, instr))
    else:
        w.remark_if_scalarized(instr)
        _clone_wide(w, instr, [w.vector(x) for x in instr.operands])


def widen_as_is(w: Widener, instr: Instr) -> None:
    """Once for all lanes."""
    w.set_scalar(instr, clone(w, instr, [w.scalar(x) for x in instr.operands]))


def widen_select(w: Widener, instr: Instr) -> None:
    """A uniform condition selects between whole vectors. With equal affine operands the result is a scalar."""
    cond, a, b = instr.operands
    if a == b and not w.shape(cond).is_uniform and w.shape(a).has_base:
        w.set_scalar(instr, w.scalar(a))
    elif w.shape(instr).has_base:
        widen_as_is(w, instr)
    else:
        chosen = w.scalar(cond) if w.shape(cond).is_uniform else w.vector(cond)
        _clone_wide(w, instr, [chosen, w.vector(a), w.vector(b)])


def clone(w: Widener, instr: Instr, operands: list[Value]) -> Instr:
    """The instruction on new operands, once for all lanes."""
    assert not isinstance(instr.type, VecType) or w.shape(instr).is_affine
    return w.emit.copy(instr, operands)


def _clone_wide(w: Widener, instr: Instr, operands: list[Value]) -> None:
    """The instruction on vectors. A gather takes indices of 32 bits if they are signed."""
    new = clone(w, instr, operands)
    new.type = w.wide(instr.type)
    if "nneg" in new.flags and new.op == "zext":
        new.op, new.attrs = "sext", {}
    w.set_vector(instr, new)


def _base(w: Widener, instr: Instr) -> Value:
    new = clone(w, instr, [w.scalar(x) for x in instr.operands])
    make_base_operation(new)
    return new


def widen_extract(w: Widener, instr: Instr) -> None:
    """A component of a vector, or a field of the result of a call or a cmpxchg: no other structs are left."""
    if w.shape(instr).is_affine:
        widen_as_is(w, instr)
    else:
        components = w.values.components(instr.operands[0])
        w.set_vector(instr, components[_constant_index(instr)])


def widen_insert(w: Widener, instr: Instr) -> None:
    """A component of a vector that is stored, or a field of a function's result."""
    whole, part = instr.operands[:2]
    if w.shape(instr).is_affine:
        widen_as_is(w, instr)
    else:
        components = list(w.values.components(whole))
        components[_constant_index(instr)] = w.vector(part)
        w.values.set_parts(instr, components)


def _constant_index(instr: Instr) -> int:
    """The component that is read or changed; passes/scalarize lowers accesses whose index is not constant."""
    if instr.op in ("extractvalue", "insertvalue"):
        (number,) = instr.attrs["indices"]
        return int(number)
    index = instr.operands[-1]
    assert isinstance(index, ConstInt)
    return index.value


def widen_division(w: Widener, instr: Instr) -> None:
    """Integer division, which no SIMD instruction set has.

    If a guard makes the result uniform or strided, one scalar is divided, by a reciprocal. Otherwise, up to 16 bits
    are divided in floats, up to 32 bits in doubles. Their 24 and 53 bits make the truncated quotient exact: it is below
    the next whole number by at least 1 / divisor, which is more than the rounding error. LLVM divides wider integers
    lane by lane, and multiplies by a constant's reciprocal.
    """
    divisor = instr.operands[1]
    is_constant = isinstance(divisor, ConstInt)
    assert isinstance(instr.type, IntType)
    if instr.notes.assumed_shape is not None and instr.type == I32 and not is_constant:
        w.set_scalar(instr, _of_base(w, instr))
    elif w.shape(instr).has_base:
        w.set_scalar(instr, _base(w, instr))
    elif is_constant or instr.type.bits > 32:
        if is_constant:
            w.remark_if_scalarized(instr)
        else:
            w.remark("per lane", f"{instr.type} division has no vector form: {w.lanes} scalar divisions")
        _clone_wide(w, instr, [w.vector(x) for x in instr.operands])
    else:
        w.set_vector(instr, _by_fractions(w, instr, FLOAT if instr.type.bits <= 16 else DOUBLE))


def _of_base(w: Widener, instr: Instr) -> Value:
    """The quotient or remainder of the base, which LLVM need not divide for each vector."""
    n, divisor = (w.scalar(x) for x in instr.operands)
    quotient = divide(w.build, n, divisor)
    return _quotient_or_rest(w, instr, n, divisor, quotient)


def _by_fractions(w: Widener, instr: Instr, type: FloatType) -> Value:
    to, back = ("uitofp", "fptoui") if instr.op in ("udiv", "urem") else ("sitofp", "fptosi")
    n, d = (w.vector(x) for x in instr.operands)
    a, b = (w.build.cast(to, x, w.wide(type)) for x in (n, d))
    quotient = w.build.cast(back, w.build.binop("fdiv", a, b), w.wide(instr.type))
    return _quotient_or_rest(w, instr, n, d, quotient)


def _quotient_or_rest(w: Widener, instr: Instr, n: Value, divisor: Value, quotient: Value) -> Value:
    if instr.op in ("udiv", "sdiv"):
        return quotient
    return w.build.binop("sub", n, w.build.binop("mul", quotient, divisor))


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
    """A clamp and a conversion, because LLVM executes a saturating conversion lane by lane on x86.

    Before, for 8 lanes:                                    After:
        %r = call i8 @llvm.fptoui.sat.i8.f32(float %x)          %c = fcmp ogt <8 x float> %x, zeroinitializer
                                                                %a = select <8 x i1> %c, %x, zeroinitializer
                                                                %d = fcmp olt <8 x float> %a, splat (float 255.0)
                                                                %b = select <8 x i1> %d, %a, splat (float 255.0)
                                                                %r = fptoui <8 x float> %b to <8 x i8>

    Each select with its comparison is one instruction (`maxps`, `minps`). An upper bound that the floating-point type
    cannot represent is a select on the result.
    """
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
