"""Integer functions (OpenCL 1.2, section 6.12.3), and min, max, clamp of both integers and floats (6.12.4)."""

from __future__ import annotations

from wfv.ir.types import Type
from wfv.ir.values import FALSE, Value
from wfv.opencl.mangling import CType
from wfv.opencl.rules.body import Body, bits_of, int_like
from wfv.opencl.rules.rule import (
    INTEGERS,
    NUMBERS,
    Build,
    Forms,
    Rule,
    same,
    same_or_scalar,
    unsigned_like,
    vectors,
)


def _signed(b: Body) -> str:
    return "s" if b.form.first.is_signed else "u"


def _abs(b: Body, x: Value) -> Value:
    return b.intrinsic("abs", x.type, x, FALSE) if b.form.first.is_signed else x


def _abs_diff(b: Body, x: Value, y: Value) -> Value:
    low, high = (b.intrinsic(_signed(b) + name, x.type, x, y) for name in ("min", "max"))
    return b.binop("sub", high, low)


def _saturating(operation: str) -> Build:
    return lambda b, *args: b.intrinsic(f"{_signed(b)}{operation}.sat", args[0].type, *args)


def _half_sum(b: Body, x: Value, y: Value) -> Value:
    """(x + y) >> 1 without overflow."""
    return b.binop("add", b.binop("and", x, y), _half_difference(b, x, y))


def _rounded_half_sum(b: Body, x: Value, y: Value) -> Value:
    """(x + y + 1) >> 1 without overflow."""
    return b.binop("sub", b.binop("or", x, y), _half_difference(b, x, y))


def _half_difference(b: Body, x: Value, y: Value) -> Value:
    one = b.integer(x.type, 1)
    return b.binop("ashr" if b.form.first.is_signed else "lshr", b.binop("xor", x, y), one)


def _count(family: str) -> Build:
    flags = [] if family == "ctpop" else [FALSE]
    return lambda b, *args: b.intrinsic(family, args[0].type, args[0], *flags)


def _rotate(b: Body, x: Value, amount: Value) -> Value:
    return b.intrinsic("fshl", x.type, x, x, amount)


def _mul_hi(b: Body, x: Value, y: Value) -> Value:
    return _high_half(b, b.form.first, x, y)


def _high_half(b: Body, type: CType, x: Value, y: Value) -> Value:
    bits = bits_of(x.type)
    if bits == 64:
        return _high_half_of_long(b, type, x, y)
    wide = int_like(x.type, 2 * bits)
    product = b.binop("mul", b.resized(x, wide, type.is_signed), b.resized(y, wide, type.is_signed))
    return b.cast("trunc", b.binop("lshr", product, b.integer(wide, bits)), x.type)


def _high_half_of_long(b: Body, type: CType, x: Value, y: Value) -> Value:
    """From 32-bit halves: LLVM's vectors of 128-bit integers are slow, and not supported by all x86 targets."""
    half, low = b.integer(x.type, 32), b.integer(x.type, (1 << 32) - 1)
    (xl, yl), (xh, yh) = ([b.binop("and", v, low) for v in (x, y)], [b.binop("lshr", v, half) for v in (x, y)])
    carry = b.binop("lshr", b.binop("mul", xl, yl), half)
    middle = b.binop("add", b.binop("mul", xh, yl), carry)
    other = b.binop("add", b.binop("mul", xl, yh), b.binop("and", middle, low))
    high = b.binop("add", b.binop("mul", xh, yh), b.binop("lshr", middle, half))
    high = b.binop("add", high, b.binop("lshr", other, half))
    if type.is_signed:
        sign = b.integer(x.type, 63)
        for v, factor in ((x, y), (y, x)):
            high = b.binop("sub", high, b.binop("and", b.binop("ashr", v, sign), factor))
    return high


def _mad_hi(b: Body, x: Value, y: Value, z: Value) -> Value:
    return b.binop("add", _mul_hi(b, x, y), z)


def _mad_sat(b: Body, x: Value, y: Value, z: Value) -> Value:
    """x * y + z as an upper and a lower half; if the upper is not the lower's sign extension, the type's limit."""
    type, bits = x.type, bits_of(x.type)
    high, product = _high_half(b, b.form.first, x, y), b.binop("mul", x, y)
    low = b.binop("add", product, z)
    carry = b.cast("zext", b.icmp("ult", low, product), type)
    high = b.binop("add", high, carry)
    if not b.form.first.is_signed:
        return b.select(b.icmp("ne", high, b.integer(type, 0)), b.integer(type, -1), low)
    sign = b.integer(type, bits - 1)
    high = b.binop("add", high, b.binop("ashr", z, sign))
    # INT_MAX for a positive upper half, INT_MIN for a negative one.
    limit = b.binop("xor", b.binop("ashr", high, sign), b.integer(type, (1 << (bits - 1)) - 1))
    return b.select(b.icmp("eq", high, b.binop("ashr", low, sign)), low, limit)


def _mul24(b: Body, x: Value, y: Value, z: Value | None = None) -> Value:
    """The full product: for operands of more than 24 bits, the result is implementation-defined."""
    product = b.binop("mul", x, y)
    return b.binop("add", product, z) if z else product


def _upsample(b: Body, *args: Value) -> Value:
    type: Type = b.form.result.ir
    high, low = (b.cast("zext", v, type) for v in args)
    return b.binop("or", b.binop("shl", high, b.integer(type, b.form.first.bits)), low)


def _minimum(b: Body, x: Value, y: Value) -> Value:
    return _min_or_max(b, x, y, "min")


def _maximum(b: Body, x: Value, y: Value) -> Value:
    return _min_or_max(b, x, y, "max")


def _min_or_max(b: Body, x: Value, y: Value, which: str) -> Value:
    y = b.like_type(y, x.type)
    if not b.form.first.is_float:
        return b.intrinsic(_signed(b) + which, x.type, x, y)
    lesser, greater = (y, x) if which == "min" else (x, y)
    return b.select(b.fcmp("olt", lesser, greater), y, x)


def _clamp(b: Body, *args: Value) -> Value:
    x, low, high = (b.like_type(v, args[0].type) for v in args)
    if b.form.first.is_float:
        return b.intrinsic("minnum", x.type, b.intrinsic("maxnum", x.type, x, low), high)
    return _min_or_max(b, _min_or_max(b, x, low, "max"), high, "min")


def _to_unsigned(count: int) -> Forms:
    return {(type,) * count: unsigned_like(type) for type in vectors(INTEGERS)}


def _upsample_forms() -> Forms:
    wider = {"char": "short", "short": "int", "int": "long"}
    signed: dict[tuple[CType, ...], CType] = {
        (type, unsigned_like(type)): CType(wider[type.base], type.count) for type in vectors(wider)
    }  # fmt: skip
    return signed | {(unsigned_like(high), low): unsigned_like(result) for (high, low), result in signed.items()}


RULES: dict[str, Rule] = {
    "abs": Rule(lambda: _to_unsigned(1), _abs),
    "abs_diff": Rule(lambda: _to_unsigned(2), _abs_diff),
    "add_sat": Rule(same(INTEGERS, 2), _saturating("add")),
    "sub_sat": Rule(same(INTEGERS, 2), _saturating("sub")),
    "hadd": Rule(same(INTEGERS, 2), _half_sum),
    "rhadd": Rule(same(INTEGERS, 2), _rounded_half_sum),
    "clz": Rule(same(INTEGERS, 1), _count("ctlz")),
    "ctz": Rule(same(INTEGERS, 1), _count("cttz")),
    "popcount": Rule(same(INTEGERS, 1), _count("ctpop")),
    "rotate": Rule(same(INTEGERS, 2), _rotate),
    "mul_hi": Rule(same(INTEGERS, 2), _mul_hi),
    "mad_hi": Rule(same(INTEGERS, 3), _mad_hi),
    "mad_sat": Rule(same(INTEGERS, 3), _mad_sat),
    "mul24": Rule(same(("int", "uint"), 2), _mul24),
    "mad24": Rule(same(("int", "uint"), 3), _mul24),
    "upsample": Rule(_upsample_forms, _upsample),
    "min": Rule(same_or_scalar(NUMBERS, "vs"), _minimum),
    "max": Rule(same_or_scalar(NUMBERS, "vs"), _maximum),
    "clamp": Rule(same_or_scalar(NUMBERS, "vss"), _clamp),
}
