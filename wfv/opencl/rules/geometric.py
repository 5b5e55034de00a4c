"""Geometric functions (OpenCL 1.2, section 6.12.5).

Floats are squared and summed up as doubles: no square can overflow, and the length has one rounding. Doubles are
scaled by the power of two that their largest component has, before.
"""

from __future__ import annotations

from wfv.ir.types import DOUBLE, Type, scalar_of
from wfv.ir.values import Poison, Value
from wfv.opencl.rules.body import Body, bits_of, int_like, with_element
from wfv.opencl.rules.rule import Form, Forms, Rule, vectors

_FLOATS = ("float", "double")
_EXPONENT = 0x7FF << 52  # of a double
_MOST, _LEAST = 1022, -1022  # exponents of a scale whose reciprocal is a normal number, too


def _dot(b: Body, form: Form, args: list[Value]) -> Value:
    x, y = (b.components(v) for v in args)
    result = b.binop("fmul", x[0], y[0])
    for left, right in zip(x[1:], y[1:], strict=True):
        result = b.intrinsic("fmuladd", result.type, left, right, result)
    return result


def _cross(b: Body, form: Form, args: list[Value]) -> Value:
    """The fourth component is 0, if there is one."""
    x, y = (b.components(v) for v in args)
    type: Type = form.result.ir
    result: Value = Poison(type) if form.result.count == 3 else b.number(type, 0.0)
    for i in range(3):
        j, k = (i + 1) % 3, (i + 2) % 3
        part = b.binop("fsub", b.binop("fmul", x[j], y[k]), b.binop("fmul", x[k], y[j]))
        result = b.insertelement(result, part, i)
    return result


def _length(b: Body, form: Form, args: list[Value]) -> Value:
    return _length_of(b, args[0])


def _distance(b: Body, form: Form, args: list[Value]) -> Value:
    return _length_of(b, b.binop("fsub", args[0], args[1]))


def _length_of(b: Body, x: Value) -> Value:
    if bits_of(x.type) == 32:
        root = _root_of_squares(b, b.cast("fpext", x, with_element(x.type, DOUBLE)))
        return b.cast("fptrunc", root, scalar_of(x.type))
    scale, reciprocal = _scale(b, x)
    return b.binop("fmul", _root_of_squares(b, b.binop("fmul", x, b.like_type(reciprocal, x.type))), scale)


def _root_of_squares(b: Body, x: Value) -> Value:
    parts = b.components(x)
    total = b.binop("fmul", parts[0], parts[0])
    for part in parts[1:]:
        total = b.intrinsic("fmuladd", DOUBLE, part, part, total)
    return b.intrinsic("sqrt", DOUBLE, total)


def _scale(b: Body, x: Value) -> tuple[Value, Value]:
    """The power of two of the largest component's size, and its reciprocal. Infinities and NaN stay what they are."""
    first, *rest = (b.intrinsic("fabs", DOUBLE, part) for part in b.components(x))
    for part in rest:
        first = b.intrinsic("maxnum", DOUBLE, first, part)
    ints = int_like(DOUBLE)
    power = b.binop("and", b.bits(first), b.integer(ints, _EXPONENT))
    for which, exponent in (("umax", _LEAST), ("umin", _MOST)):
        power = b.intrinsic(which, ints, power, b.integer(ints, (exponent + 1023) << 52))
    inverse = b.binop("sub", b.integer(ints, 2046 << 52), power)
    return b.cast("bitcast", power, DOUBLE), b.cast("bitcast", inverse, DOUBLE)


def _normalize(b: Body, form: Form, args: list[Value]) -> Value:
    """A vector of zeros stays one."""
    (x,), type = args, args[0].type
    wide = with_element(type, DOUBLE)
    is_narrow = bits_of(type) == 32
    scaled = b.cast("fpext", x, wide) if is_narrow else b.binop("fmul", x, b.like_type(_scale(b, x)[1], type))
    length = _root_of_squares(b, scaled)
    is_zero = b.fcmp("oeq", length, b.number(DOUBLE, 0.0))
    divisor = b.select(is_zero, b.number(DOUBLE, 1.0), length)
    unit = b.binop("fdiv", scaled, b.like_type(divisor, type))
    return b.cast("fptrunc", unit, type) if is_narrow else unit


def _measures(bases: tuple[str, ...], count: int) -> Forms:
    return {(type,) * count: type.element for type in vectors(bases, (1, 2, 3, 4))}


def _normalized(bases: tuple[str, ...]) -> Forms:
    return {(type,): type for type in vectors(bases, (1, 2, 3, 4))}


def _cross_forms() -> Forms:
    return {(type, type): type for type in vectors(_FLOATS, (3, 4))}


RULES: dict[str, Rule] = {
    "dot": Rule(lambda: _measures(_FLOATS, 2), _dot),
    "cross": Rule(_cross_forms, _cross),
    "length": Rule(lambda: _measures(_FLOATS, 1), _length),
    "distance": Rule(lambda: _measures(_FLOATS, 2), _distance),
    "normalize": Rule(lambda: _normalized(_FLOATS), _normalize),
    "fast_length": Rule(lambda: _measures(("float",), 1), _length),
    "fast_distance": Rule(lambda: _measures(("float",), 2), _distance),
    "fast_normalize": Rule(lambda: _normalized(("float",)), _normalize),
}
