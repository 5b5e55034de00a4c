"""Relational functions (OpenCL 1.2, section 6.12.6). True is 1 for a scalar, and all bits for a vector's component."""

from wfv.ir.types import I32, FloatType, Type, scalar_of
from wfv.ir.values import Value
from wfv.opencl.mangling import FLOATING, SIGNED
from wfv.opencl.rules.body import Body, bits_of, int_like, is_vector
from wfv.opencl.rules.rounding import PRECISION
from wfv.opencl.rules.rule import INT, NUMBERS, Build, Forms, Rule, same, signed_like, unsigned_like, vectors

_COMPARISONS = {
    "isequal": "oeq", "isnotequal": "une", "isgreater": "ogt", "isgreaterequal": "oge", "isless": "olt",
    "islessequal": "ole", "islessgreater": "one", "isordered": "ord", "isunordered": "uno",
}  # fmt: skip


def _truth(b: Body, condition: Value) -> Value:
    """A comparison's result in OpenCL's type: 1 or 0 for scalars, -1 or 0 for components."""
    return b.cast("sext" if b.form.first.count > 1 else "zext", condition, b.form.result.ir)


def _comparison(predicate: str) -> Build:
    return lambda b, *args: _truth(b, b.fcmp(predicate, args[0], args[-1]))


def _magnitude_test(predicate: str) -> Build:
    """Compares the bits without the sign with those of infinity."""

    def build(b: Body, x: Value) -> Value:
        magnitude, infinity = _magnitude(b, x)
        return _truth(b, b.icmp(predicate, magnitude, infinity))

    return build


def _magnitude(b: Body, x: Value) -> tuple[Value, Value]:
    type = int_like(x.type)
    magnitude = b.binop("and", b.bits(x), b.integer(type, (1 << (bits_of(type) - 1)) - 1))
    return magnitude, b.integer(type, _infinity(x.type))


def _infinity(type: Type) -> int:
    return (1 << (bits_of(type) - 1)) - _smallest_normal(type)


def _smallest_normal(type: Type) -> int:
    scalar = scalar_of(type)
    assert isinstance(scalar, FloatType)
    return 1 << PRECISION[scalar.kind] - 1


def _isnormal(b: Body, x: Value) -> Value:
    """One unsigned comparison of the distance from the smallest normal number: smaller magnitudes wrap around."""
    magnitude, _ = _magnitude(b, x)
    type, lowest = magnitude.type, _smallest_normal(x.type)
    offset = b.binop("sub", magnitude, b.integer(type, lowest))
    return _truth(b, b.icmp("ult", offset, b.integer(type, _infinity(x.type) - lowest)))


def _signbit(b: Body, x: Value) -> Value:
    return _truth(b, _is_negative(b, b.bits(x)))


def _is_negative(b: Body, x: Value) -> Value:
    return b.icmp("slt", x, b.integer(x.type, 0))


def _combined(operation: str) -> Build:
    """any and all: the sign bits of the components, combined by `operation`."""

    def build(b: Body, x: Value) -> Value:
        first, *rest = b.components(x)
        for part in rest:
            first = b.binop(operation, first, part)
        return b.cast("zext", _is_negative(b, first), I32)

    return build


def _bitselect(b: Body, *args: Value) -> Value:
    x, y, mask = (b.bits(v) for v in args)
    changed = b.binop("and", b.binop("xor", x, y), mask)
    return b.cast("bitcast", b.binop("xor", x, changed), args[0].type)


def _select(b: Body, x: Value, y: Value, condition: Value) -> Value:
    """A scalar condition is true if it is not 0; a component's is true if its sign bit is set."""
    takes_y = (
        _is_negative(b, condition) if is_vector(x) else b.icmp("ne", condition, b.integer(condition.type, 0))
    )  # fmt: skip
    return b.select(takes_y, y, x)


def _truths(count: int) -> Forms:
    floats = vectors(FLOATING)
    return {(type,) * count: INT if type.count == 1 else signed_like(type) for type in floats}


def _select_forms() -> Forms:
    return {
        (type, type, condition): type
        for type in vectors(NUMBERS)
        for condition in (signed_like(type), unsigned_like(type))
    }


def _any_forms() -> Forms:
    return {(type,): INT for type in vectors(SIGNED)}


RULES: dict[str, Rule] = {
    **{name: Rule(lambda: _truths(2), _comparison(predicate)) for name, predicate in _COMPARISONS.items()},
    "isnan": Rule(lambda: _truths(1), _comparison("uno")),
    "isinf": Rule(lambda: _truths(1), _magnitude_test("eq")),
    "isfinite": Rule(lambda: _truths(1), _magnitude_test("ult")),
    "isnormal": Rule(lambda: _truths(1), _isnormal),
    "signbit": Rule(lambda: _truths(1), _signbit),
    "any": Rule(_any_forms, _combined("or")),
    "all": Rule(_any_forms, _combined("and")),
    "bitselect": Rule(same(NUMBERS, 3), _bitselect),
    "select": Rule(_select_forms, _select),
}
