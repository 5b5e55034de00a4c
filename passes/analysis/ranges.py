"""Unsigned ranges of integers that hold in every lane, by parameter ranges and arithmetic that cannot wrap.

Flags such as `nuw` are not used: they hold in active lanes only, and a range must hold in inactive lanes too.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache

from wfv.ir.core import Instr
from wfv.ir.intrinsics import find_primitive
from wfv.ir.opcodes import ALWAYS_DEFINED_INDEX
from wfv.ir.types import IntType
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


def full_range(type: IntType) -> Range:
    return 0, (1 << type.bits) - 1


def range_of(value: Value, depth: int = 0) -> Range:
    """The least and greatest unsigned number that `value` (an integer) may have in any lane."""
    assert isinstance(value.type, IntType)
    full = full_range(value.type)
    if isinstance(value, ConstInt):
        return unsigned(value), unsigned(value)
    if isinstance(value, Argument):
        return _attr_range(value.attrs) or full
    if not isinstance(value, Instr) or value.op not in _RULES or depth > _MAX_DEPTH:
        return full
    result = _RULES[value.op](value, depth + 1)
    return result if result is not None and result[1] <= full[1] and result[0] >= 0 else full


def _both(instr: Instr, depth: int) -> tuple[Range, Range] | None:
    """The operands' ranges, or None if the first is the full range: then the result has the full range."""
    first = range_of(instr.operands[0], depth)
    if first == full_range(_int_type(instr)):
        return None
    return first, range_of(instr.operands[1], depth)


def _int_type(instr: Instr) -> IntType:
    assert isinstance(instr.type, IntType)
    return instr.type


def _monotone(combine: Callable[[Range, Range], Range]) -> Callable[[Instr, int], Range | None]:
    """The rule of an operation whose ends are made of the operands' ends."""

    def rule(instr: Instr, depth: int) -> Range | None:
        both = _both(instr, depth)
        return combine(*both) if both else None

    return rule


_add = _monotone(lambda a, b: (a[0] + b[0], a[1] + b[1]))
_sub = _monotone(lambda a, b: (a[0] - b[1], a[1] - b[0]))
_mul = _monotone(lambda a, b: (a[0] * b[0], a[1] * b[1]))


def _and(instr: Instr, depth: int) -> Range:
    (_, b), (_, d) = (range_of(x, depth) for x in instr.operands)
    return 0, min(b, d)


def _or(instr: Instr, depth: int) -> Range:
    (a, b), (c, d) = (range_of(x, depth) for x in instr.operands)
    return max(a, c), (1 << max(b, d).bit_length()) - 1


def _shl(instr: Instr, depth: int) -> Range | None:
    amount = instr.operands[1]
    if not isinstance(amount, ConstInt):
        return None
    a, b = range_of(instr.operands[0], depth)
    return a << unsigned(amount), b << unsigned(amount)


def _lshr(instr: Instr, depth: int) -> Range:
    amount = instr.operands[1]
    a, b = range_of(instr.operands[0], depth)
    shift = unsigned(amount) if isinstance(amount, ConstInt) else None
    return (a >> shift, b >> shift) if shift is not None else (0, b)


def _udiv(instr: Instr, depth: int) -> Range:
    a, b = range_of(instr.operands[0], depth)
    c, d = range_of(instr.operands[1], depth)
    return a // max(d, 1), b // max(c, 1)


def _urem(instr: Instr, depth: int) -> Range:
    (_, b), (_, d) = (range_of(x, depth) for x in instr.operands)
    return 0, min(b, max(d - 1, 0))


def _trunc(instr: Instr, depth: int) -> Range:
    return range_of(instr.operands[0], depth)


def _sext(instr: Instr, depth: int) -> Range | None:
    source = instr.operands[0].type
    assert isinstance(source, IntType)
    a, b = range_of(instr.operands[0], depth)
    return (a, b) if b < 1 << (source.bits - 1) else None


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
    is_id = value.op == "add" and all(isinstance(x, Argument) and x.name.startswith("wfv.") for x in value.operands)
    is_total = value.op in ALWAYS_DEFINED_INDEX
    if depth > _MAX_DEPTH or not (is_id or (is_total and not value.attrs.get("flags"))):
        return False
    return all(_is_never_poison(x, depth + 1) for x in value.operands)


def _select(instr: Instr, depth: int) -> Range | None:
    a, b = range_of(instr.operands[1], depth)
    if (a, b) == full_range(_int_type(instr)):
        return None
    c, d = range_of(instr.operands[2], depth)
    return min(a, c), max(b, d)


def _call(instr: Instr, depth: int) -> Range | None:
    """A sub-group has at most MAX_LANES work-items; its smallest number of a lane is 0."""
    primitive = find_primitive(instr.callee)
    if primitive is None or primitive.kind not in ("lane", "size", "max_size"):
        return None
    return (0, MAX_LANES - 1) if primitive.kind == "lane" else (1, MAX_LANES)


_RULES = {
    "add": _add, "sub": _sub, "mul": _mul, "and": _and, "or": _or, "shl": _shl, "lshr": _lshr, "udiv": _udiv,
    "urem": _urem, "trunc": _trunc, "zext": _trunc, "sext": _sext, "select": _select, "freeze": _freeze,
    "call": _call,
}  # fmt: skip
