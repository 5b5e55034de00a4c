"""Bit fields and the reversal of bits (the extension cl_khr_extended_bit_ops).

A field has `count` bits from bit `offset` on; offset + count is at most the width of the type. Amounts of shifts are
taken modulo the width: one that equals it occurs only for fields of no bits, whose result is chosen by a select.
"""

from functools import partial

from wfv.ir.types import I32, Type, scalar_of
from wfv.ir.values import Value, const_int
from wfv.opencl.mangling import CType
from wfv.opencl.rules.body import Body, bits_of
from wfv.opencl.rules.rule import INTEGERS, Forms, Rule, same, signed_like, unsigned_like, vectors

_UINT = CType("uint")


def _shift(b: Body, op: str, value: Value, amount: Value) -> Value:
    """Shifts by a number of bits, an i32, modulo the width."""
    within = b.binop("and", amount, const_int(I32, bits_of(value.type) - 1))
    return b.binop(op, value, b.like_type(b.resized(within, scalar_of(value.type), signed=False), value.type))


def _not_in_field(b: Body, type: Type, *numbers: Value) -> Value:
    """The type's width less these numbers of bits."""
    left: Value = const_int(I32, bits_of(type))
    for number in numbers:
        left = b.binop("sub", left, number)
    return left


def _unless_empty(b: Body, count: Value, value: Value) -> Value:
    """The value; 0 for a field of no bits."""
    return b.select(b.icmp("eq", count, const_int(I32, 0)), b.integer(value.type, 0), value)


def _insert(b: Body, base: Value, inserted: Value, offset: Value, count: Value) -> Value:
    ones = b.integer(base.type, -1)
    field = _unless_empty(b, count, _shift(b, "lshr", ones, _not_in_field(b, base.type, count)))
    mask = _shift(b, "shl", field, offset)
    kept = b.binop("and", base, b.binop("xor", mask, ones))
    return b.binop("or", kept, b.binop("and", _shift(b, "shl", inserted, offset), mask))


def _extract(op: str, b: Body, base: Value, offset: Value, count: Value) -> Value:
    """Shifts the field to the upper end, then down."""
    upper = _shift(b, "shl", base, _not_in_field(b, base.type, offset, count))
    return _unless_empty(b, count, _shift(b, op, upper, _not_in_field(b, base.type, count)))


def _reverse(b: Body, x: Value) -> Value:
    return b.intrinsic("bitreverse", x.type, x)


def _insert_forms() -> Forms:
    return {(type, type, _UINT, _UINT): type for type in vectors(INTEGERS)}


def _extract_forms(is_signed: bool) -> Forms:
    return {(x, _UINT, _UINT): signed_like(x) if is_signed else unsigned_like(x) for x in vectors(INTEGERS)}


RULES: dict[str, Rule] = {
    "bitfield_insert": Rule(_insert_forms, _insert),
    "bitfield_extract_signed": Rule(partial(_extract_forms, True), partial(_extract, "ashr")),
    "bitfield_extract_unsigned": Rule(partial(_extract_forms, False), partial(_extract, "lshr")),
    "bit_reverse": Rule(same(INTEGERS, 1), _reverse),
}
