"""Ranges of integers that hold in every lane, by parameter ranges and arithmetic.

A range may be that of signed or of unsigned numbers: it contains a number that is the value modulo 2^bits, and all its
numbers are from -2^(bits-1) to 2^bits-1. `zext i8` has 0..255, the difference of two of them -255..255.
Flags such as `nuw` are not used: they hold in active lanes only, and a range must hold in inactive lanes too.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache

from wfv.ir.core import Instr
from wfv.ir.intrinsics import family_of, find_primitive
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


def fits(interval: Range, bits: int) -> bool:
    """Whether all its numbers fit into so many bits, as signed ones if some are negative."""
    low, high = interval
    return low >= -1 << (bits - 1) and high < 1 << (bits - (low < 0))


def range_of(value: Value) -> Range:
    """The least and greatest unsigned number that `value` (an integer) may have in any lane."""
    return as_unsigned(signed_or_unsigned_range(value), value.type)


def signed_or_unsigned_range(value: Value, with_clamps: bool = False, depth: int = 0) -> Range:
    """As above, possibly of signed numbers.

    Signed minima and maxima have one `with_clamps` only: by default, clamped indices would get slower code.
    """
    is_clamp = not with_clamps and isinstance(value, Instr) and operation(value) in ("smin", "smax")
    if depth > _MAX_DEPTH or is_clamp:
        return full_range(value.type)
    return step_range(value, lambda operand: signed_or_unsigned_range(operand, with_clamps, depth + 1))


def ranges_in_order(instrs: Iterable[Instr]) -> dict[Value, Range]:
    """Those of integers, each by the ranges of the ones before it: for long chains of operands."""
    known: dict[Value, Range] = {}
    for instr in instrs:
        if isinstance(instr.type, IntType):
            known[instr] = step_range(instr, lambda operand: range_by(operand, known))
    return known


def range_by(value: Value, known: Mapping[Value, Range]) -> Range:
    """The range of an operand: those of instructions are `known`, or full."""
    if isinstance(value, Instr):
        return known.get(value) or full_range(value.type)
    return step_range(value, lambda operand: full_range(operand.type))


def step_range(value: Value, operand: Callable[[Value], Range]) -> Range:
    """The range, possibly of signed numbers, of a value by the ranges of its operands."""
    full = full_range(value.type)
    if isinstance(value, ConstInt):
        return value.value, value.value
    if isinstance(value, Argument):
        return _attr_range(value.attrs) or full
    if not isinstance(value, Instr):
        return full
    result = _by_rule(value, operand) if operation(value) in RULES else _query(value)
    return result if result is not None and is_in_type(result, value.type) else full


def is_in_type(found: Range, type: Type) -> bool:
    """Whether an integer type represents all its numbers, with a sign or without one."""
    most = full_range(type)[1]
    return found[1] <= most and -found[0] <= (most + 1) // 2


def _by_rule(instr: Instr, operand: Callable[[Value], Range]) -> Range | None:
    view, rule = RULES[operation(instr)]
    return rule(instr, [view(operand(x), x.type) for x in instr.operands])


def operation(instr: Instr) -> str:
    """The opcode, or the family of an intrinsic."""
    return family_of(instr.callee) if instr.op == "call" else instr.op


def _as_it_is(found: Range, type: Type) -> Range:
    return found


def as_unsigned(found: Range, type: Type) -> Range:
    """The range of the same values as unsigned numbers."""
    size = full_range(type)[1] + 1
    if found[1] < 0:
        return found[0] + size, found[1] + size
    return found if found[0] >= 0 else (0, size - 1)


def as_signed(found: Range, type: Type) -> Range:
    """The range of the same values as signed numbers."""
    size = full_range(type)[1] + 1
    if found[0] >= size // 2:
        return found[0] - size, found[1] - size
    return found if found[1] < size // 2 else (-(size // 2), size // 2 - 1)


Rule = Callable[[Instr, list[Range]], Range | None]


def _corners(combine: Callable[[int, int], int]) -> Rule:
    """The range of a function that is monotone in each operand."""

    def rule(instr: Instr, operands: list[Range]) -> Range:
        a, b = operands
        ends = [combine(x, y) for x in a for y in b]
        return min(ends), max(ends)

    return rule


def _mul(instr: Instr, operands: list[Range]) -> Range:
    """A square is not negative."""
    (a, b), (c, d) = operands
    ends = (a * c, a * d, b * c, b * d)
    return max(min(ends), 0) if instr.operands[0] is instr.operands[1] else min(ends), max(ends)


def _and(instr: Instr, operands: list[Range]) -> Range:
    return 0, min(high for _, high in operands)


def _or(instr: Instr, operands: list[Range]) -> Range | None:
    """Of a disjoint one that of the sum: it is the base's operation (lane_algebra.py)."""
    if "disjoint" in instr.flags:
        (a, b), (c, d) = operands
        return a + c, b + d
    return max(low for low, _ in operands), (1 << max(high.bit_length() for _, high in operands)) - 1


def _xor(instr: Instr, operands: list[Range]) -> Range:
    """The high bits in which both ends of a range agree are those of all its numbers."""
    (a, b), (c, d) = operands
    low_bits = (1 << max((a ^ b).bit_length(), (c ^ d).bit_length())) - 1
    return (a ^ c) & ~low_bits, (a ^ c) | low_bits


def _shl(instr: Instr, operands: list[Range]) -> Range | None:
    amount = _shift_amount(instr)
    return None if amount is None else (operands[0][0] << amount, operands[0][1] << amount)


def _right_shift(instr: Instr, operands: list[Range]) -> Range:
    amount, (low, high) = _shift_amount(instr), operands[0]
    return (min(low, 0), max(high, -1)) if amount is None else (low >> amount, high >> amount)


def _shift_amount(instr: Instr) -> int | None:
    """A shift's constant amount. One that is too large makes poison."""
    amount = instr.operands[1]
    if not isinstance(amount, ConstInt) or unsigned(amount) >= amount.type.bits:
        return None
    return unsigned(amount)


def _udiv(instr: Instr, operands: list[Range]) -> Range:
    (a, b), (c, d) = operands
    return a // max(d, 1), b // max(c, 1)


def _sdiv(instr: Instr, operands: list[Range]) -> Range | None:
    """By a positive constant, towards zero."""
    (low, high), (divisor, _) = operands
    if divisor <= 0 or not isinstance(instr.operands[1], ConstInt):
        return None
    return -(-low // divisor) if low < 0 else low // divisor, -(-high // divisor) if high < 0 else high // divisor


def _urem(instr: Instr, operands: list[Range]) -> Range:
    (_, b), (_, d) = operands
    return 0, min(b, max(d - 1, 0))


def _abs(instr: Instr, operands: list[Range]) -> Range:
    return 0, max(map(abs, operands[0]))


def _select(instr: Instr, operands: list[Range]) -> Range:
    (a, b), (c, d) = operands[1:]
    return min(a, c), max(b, d)


def _same(instr: Instr, operands: list[Range]) -> Range:
    return operands[0]


def _freeze(instr: Instr, operands: list[Range]) -> Range | None:
    return operands[0] if _is_never_poison(instr.operands[0]) else None


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


def _query(instr: Instr) -> Range | None:
    """A sub-group has at most MAX_LANES work-items; its smallest number of a lane is 0."""
    primitive = find_primitive(instr.callee)
    if primitive is None or primitive.kind not in ("lane", "size", "max_size"):
        return None
    return (0, MAX_LANES - 1) if primitive.kind == "lane" else (1, MAX_LANES)


# How an operation reads its operands, and the rule. A result is right if the type can represent all of it.
RULES: dict[str, tuple[Callable[[Range, Type], Range], Rule]] = {
    "add": (_as_it_is, _corners(lambda a, b: a + b)), "sub": (_as_it_is, _corners(lambda a, b: a - b)),
    "mul": (_as_it_is, _mul), "shl": (_as_it_is, _shl), "trunc": (_as_it_is, _same),
    "select": (_as_it_is, _select), "freeze": (_as_it_is, _freeze),
    "and": (as_unsigned, _and), "or": (as_unsigned, _or), "xor": (as_unsigned, _xor),
    "lshr": (as_unsigned, _right_shift), "udiv": (as_unsigned, _udiv), "urem": (as_unsigned, _urem),
    "umin": (as_unsigned, _corners(min)), "umax": (as_unsigned, _corners(max)), "zext": (as_unsigned, _same),
    "ashr": (as_signed, _right_shift), "sdiv": (as_signed, _sdiv), "abs": (as_signed, _abs),
    "smin": (as_signed, _corners(min)), "smax": (as_signed, _corners(max)), "sext": (as_signed, _same),
}  # fmt: skip
