"""Functions on ballots (cl_khr_subgroup_ballot): a uint4, whose bit l is that of lane l. There are at most 64."""

from __future__ import annotations

from functools import partial

from wfv.ir.types import I32, I64, VecType
from wfv.ir.values import ConstNull, Value, const_int
from wfv.opencl.mangling import CType
from wfv.opencl.rules import sub_group_body as s
from wfv.opencl.rules.body import Body
from wfv.opencl.rules.rule import INT, Rule

_UINT, _BALLOT = CType("uint"), CType("uint", 4)


def _as_ballot(b: Body, bits: Value) -> Value:
    low = b.cast("trunc", bits, I32)
    high = b.cast("trunc", b.binop("lshr", bits, const_int(I64, 32)), I32)
    return b.insertelement(b.insertelement(ConstNull(VecType(4, I32)), low, 0), high, 1)


def _as_bits(b: Body, ballot: Value) -> Value:
    low, high = (b.cast("zext", b.extractelement(ballot, i), I64) for i in (0, 1))
    return b.binop("or", low, b.binop("shl", high, const_int(I64, 32)))


def _existing(b: Body) -> Value:
    """The lanes that a sub-group may have."""
    unused = b.binop("sub", const_int(I64, 64), b.cast("zext", s.query(b, "max_size"), I64))
    return b.binop("lshr", const_int(I64, -1), unused)


def _ballot(b: Body, x: Value) -> Value:
    return _as_ballot(b, s.ballot(b, s.is_true(b, x)))


def _own_bit(b: Body, x: Value) -> Value:
    return s.as_int(b, s.has_bit(b, _as_bits(b, x), s.query(b, "lane")))


def _bit(b: Body, x: Value, y: Value) -> Value:
    lane = b.binop("and", y, const_int(I32, 63))
    return s.as_int(b, s.has_bit(b, _as_bits(b, x), lane))


def _count(which: str, b: Body, x: Value) -> Value:
    bits = b.binop("and", _as_bits(b, x), _lanes(which, b))
    return b.cast("trunc", b.intrinsic("ctpop", I64, bits), I32)


def _lanes(which: str, b: Body) -> Value:
    """An i64: the lanes that are `lt`, `le`, `eq`, `ge` or `gt` the own one, or `all`, of those that may exist."""
    if which == "all":
        return _existing(b)
    lane = s.query(b, "lane")
    below = s.lanes_below(b, lane)
    own = b.binop("shl", const_int(I64, 1), b.cast("zext", lane, I64))
    match which:
        case "lt":
            return below
        case "eq":
            return own
        case "le":
            return b.binop("or", below, own)
    not_above = below if which == "ge" else b.binop("or", below, own)
    return b.binop("and", _existing(b), b.binop("xor", not_above, const_int(I64, -1)))


def _mask(which: str, b: Body, *_: Value) -> Value:
    return _as_ballot(b, _lanes(which, b))


def _find_lowest(b: Body, x: Value) -> Value:
    return s.lowest(b, b.binop("and", _as_bits(b, x), _existing(b)))


def _find_highest(b: Body, x: Value) -> Value:
    return s.highest(b, b.binop("and", _as_bits(b, x), _existing(b)))


RULES: dict[str, Rule] = {
    "sub_group_ballot": Rule(lambda: {(INT,): _BALLOT}, _ballot),
    "sub_group_inverse_ballot": Rule(lambda: {(_BALLOT,): INT}, _own_bit),
    "sub_group_ballot_bit_extract": Rule(lambda: {(_BALLOT, _UINT): INT}, _bit),
    "sub_group_ballot_bit_count": Rule(lambda: {(_BALLOT,): _UINT}, partial(_count, "all")),
    "sub_group_ballot_inclusive_scan": Rule(lambda: {(_BALLOT,): _UINT}, partial(_count, "le")),
    "sub_group_ballot_exclusive_scan": Rule(lambda: {(_BALLOT,): _UINT}, partial(_count, "lt")),
    "sub_group_ballot_find_lsb": Rule(lambda: {(_BALLOT,): _UINT}, _find_lowest),
    "sub_group_ballot_find_msb": Rule(lambda: {(_BALLOT,): _UINT}, _find_highest),
    **{
        f"get_sub_group_{which}_mask": Rule(lambda: {(): _BALLOT}, partial(_mask, which))
        for which in ("eq", "ge", "gt", "le", "lt")
    },
}
