"""Unsigned ranges of integers that hold in every lane, by parameter ranges and arithmetic that cannot wrap.

Flags such as `nuw` are not used: they hold in active lanes only, and a range must hold in inactive lanes too.
"""

import re
from collections.abc import Callable
from functools import lru_cache

from wfv.ir.core import Instr
from wfv.ir.intrinsics import find_primitive
from wfv.ir.opcodes import ALWAYS_DEFINED_INDEX
from wfv.ir.own_values import is_own_parameter
from wfv.ir.types import IntType, Type
from wfv.ir.values import Argument, ConstInt, Value, unsigned
from wfv.options import MAX_LANES

Range = tuple[int, int]  # both ends included
_RANGE_ATTR = re.compile(r"range\(i\d+ (\d+), (\d+)\)")
_MAX_DEPTH = 12  # of a tree of operands


@lru_cache(maxsize=4096)
def _attr_range(attrs: str) -> Range | None:
    """The range in a parameter's attributes; None if there is none, or if it wraps around zero: `range(i32 100, 5)`."""
    found = _RANGE_ATTR.search(attrs)
    low, high = (int(found[1]), int(found[2]) - 1) if found else (1, 0)
    return (low, high) if low <= high else None


def full_range(type: Type) -> Range:
    """All numbers of an integer type, without a sign."""
    assert isinstance(type, IntType)
    return 0, (1 << type.bits) - 1


def range_of(value: Value, depth: int = 0) -> Range:
    """The least and greatest unsigned number that `value` (an integer) may have in any lane."""
    full = full_range(value.type)
    if isinstance(value, ConstInt):
        return unsigned(value), unsigned(value)
    if isinstance(value, Argument):
        return _attr_range(value.attrs) or full
    if not isinstance(value, Instr) or depth > _MAX_DEPTH:
        return full
    if value.op in _RULES:
        result = _RULES[value.op](value, [range_of(x, depth + 1) for x in value.operands])
    else:
        result = _OTHERS[value.op](value, depth + 1) if value.op in _OTHERS else None
    return result if result is not None and result[1] <= full[1] and result[0] >= 0 else full


Rule = Callable[[Instr, list[Range]], Range | None]


def _corners(combine: Callable[[int, int], int]) -> Rule:
    """The range of a function that is monotone in each operand."""

    def rule(instr: Instr, operands: list[Range]) -> Range:
        a, b = operands
        ends = [combine(x, y) for x in a for y in b]
        return min(ends), max(ends)

    return rule


def _and(instr: Instr, operands: list[Range]) -> Range:
    return 0, min(high for _, high in operands)


def _or(instr: Instr, operands: list[Range]) -> Range | None:
    """Of a disjoint one that of the sum: it is the base's operation (lane_algebra.py)."""
    if "disjoint" in instr.flags:
        return _RULES["add"](instr, operands)
    return max(low for low, _ in operands), (1 << max(high.bit_length() for _, high in operands)) - 1


def _shl(instr: Instr, operands: list[Range]) -> Range | None:
    amount = _shift_amount(instr)
    return None if amount is None else (operands[0][0] << amount, operands[0][1] << amount)


def _lshr(instr: Instr, operands: list[Range]) -> Range:
    amount, (low, high) = _shift_amount(instr), operands[0]
    return (0, high) if amount is None else (low >> amount, high >> amount)


def _shift_amount(instr: Instr) -> int | None:
    """A shift's constant amount. One that is too large makes poison."""
    amount = instr.operands[1]
    if not isinstance(amount, ConstInt) or unsigned(amount) >= amount.type.bits:
        return None
    return unsigned(amount)


def _udiv(instr: Instr, operands: list[Range]) -> Range:
    (a, b), (c, d) = operands
    return a // max(d, 1), b // max(c, 1)


def _urem(instr: Instr, operands: list[Range]) -> Range:
    (_, b), (_, d) = operands
    return 0, min(b, max(d - 1, 0))


def _same(instr: Instr, operands: list[Range]) -> Range:
    return operands[0]


# A result is right if the type can represent all of it.
_RULES: dict[str, Rule] = {
    "add": _corners(lambda a, b: a + b), "sub": _corners(lambda a, b: a - b), "mul": _corners(lambda a, b: a * b),
    "and": _and, "or": _or, "shl": _shl, "lshr": _lshr, "udiv": _udiv, "urem": _urem, "zext": _same, "trunc": _same,
}  # fmt: skip


def _freeze(instr: Instr, depth: int) -> Range | None:
    (operand,) = instr.operands
    return range_of(operand, depth) if _is_never_poison(operand) else None


def _is_never_poison(value: Value, depth: int = 0) -> bool:
    """Whether a value is made of parameters and constants by operations that make no poison.

    `wfv.` parameters are parts of ids. Their ranges exclude a sum that wraps, so the flags of such an `add` hold.
    """
    if isinstance(value, Argument):
        return "noundef" in value.attrs
    if not isinstance(value, Instr):
        return isinstance(value, ConstInt)
    is_id = value.op == "add" and all(map(is_own_parameter, value.operands))
    is_total = value.op in ALWAYS_DEFINED_INDEX
    if depth > _MAX_DEPTH or not (is_id or (is_total and not value.attrs.get("flags"))):
        return False
    return all(_is_never_poison(x, depth + 1) for x in value.operands)


def _select(instr: Instr, depth: int) -> Range:
    (a, b), (c, d) = (range_of(x, depth) for x in instr.operands[1:])
    return min(a, c), max(b, d)


def _sext(instr: Instr, depth: int) -> Range | None:
    found = range_of(instr.operands[0], depth)
    return found if found[1] <= full_range(instr.operands[0].type)[1] // 2 else None


def _call(instr: Instr, depth: int) -> Range | None:
    """A sub-group has at most MAX_LANES work-items; its smallest number of a lane is 0."""
    primitive = find_primitive(instr.callee)
    if primitive is None or primitive.kind not in ("lane", "size", "max_size"):
        return None
    return (0, MAX_LANES - 1) if primitive.kind == "lane" else (1, MAX_LANES)


_OTHERS = {"sext": _sext, "select": _select, "freeze": _freeze, "call": _call}
