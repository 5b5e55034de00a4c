"""Ranges of integers as signed numbers, in all lanes: through arithmetic and phis.

Flags such as `nsw` are not used: they hold in active lanes only. Poison may be any number, so it is left out of the
union at phis and selects. passes/analysis/ranges.py has unsigned ranges of ids, without phis.
"""

from passes.analysis.ranges import RULES, Range, Rule, corners, range_of, shift_amount
from wfv.ir.cfg import Cfg
from wfv.ir.core import Instr
from wfv.ir.fold import signed
from wfv.ir.intrinsics import family_of
from wfv.ir.types import IntType, Type
from wfv.ir.values import Argument, ConstInt, Value, is_poison

_SWEEPS = 4  # after so many, a loop's phi whose range still grows is taken for unknown


def full_signed(type: Type) -> Range:
    """All numbers of an integer type; 0 and 1 for i1."""
    assert isinstance(type, IntType)
    return (0, 1) if type.bits == 1 else (-1 << (type.bits - 1), (1 << (type.bits - 1)) - 1)


def within(range: Range, type: Type) -> Range:
    """The range, or that of the type if the numbers may wrap."""
    full = full_signed(type)
    return range if full[0] <= range[0] and range[1] <= full[1] else full


class SignedRanges:
    """The least and greatest number that each integer of a function may be, in any lane and at any time."""

    def __init__(self, cfg: Cfg) -> None:
        self._found: dict[Value, Range] = {}
        self._of_loops = _phis_of_cycles(cfg)
        instrs = [instr for block in cfg.rpo for instr in block.instrs if _is_integer(instr.type)]
        for sweep in range(len(instrs) + _SWEEPS + 1):
            changes = [self._update(instr, sweep >= _SWEEPS) for instr in instrs]
            if not any(changes):
                break

    def of(self, value: Value) -> Range:
        """The range of an integer. Poison has none: use `of_or_none` for operands of phis and selects."""
        found = self.of_or_none(value)
        return found if found is not None else full_signed(value.type)

    def of_or_none(self, value: Value) -> Range | None:
        """None for poison, and while the analysis runs, for what it has not reached yet."""
        if isinstance(value, ConstInt):
            number = value.value if value.type.bits == 1 else signed(value)
            return number, number
        if isinstance(value, Argument):
            low, high = range_of(value)
            return within((low, high), value.type)
        if isinstance(value, Instr):
            return self._found.get(value)
        return None if is_poison(value) else full_signed(value.type)

    def _update(self, instr: Instr, is_late: bool) -> bool:
        """Whether the instruction's range has changed."""
        new, old = self._computed(instr), self._found.get(instr)
        if new is None or new == old:
            return False
        if old is not None:
            new = min(new[0], old[0]), max(new[1], old[1])
        if is_late and new != old and instr in self._of_loops:
            new = full_signed(instr.type)
        self._found[instr] = new
        return new != old

    def _computed(self, instr: Instr) -> Range | None:
        if instr.op in ("phi", "select"):
            result: Range | None = None
            for operand in instr.operands[instr.op == "select" :]:
                result = _union(self.of_or_none(operand), result)
            return result
        rule = _CALLS.get(family_of(instr.callee)) if instr.op == "call" else _RULES.get(instr.op)
        if rule is None:
            return full_signed(instr.type)
        operands = [self.of_or_none(x) for x in instr.operands if _is_integer(x.type)]
        if any(x is None for x in operands):
            return full_signed(instr.type) if any(map(is_poison, instr.operands)) else None
        result = rule(instr, [x for x in operands if x is not None])
        return within(result, instr.type) if result is not None else full_signed(instr.type)


def _is_integer(type: Type) -> bool:
    return isinstance(type, IntType)


def _union(a: Range | None, b: Range | None) -> Range | None:
    if a is None or b is None:
        return a if b is None else b
    return min(a[0], b[0]), max(a[1], b[1])


def _phis_of_cycles(cfg: Cfg) -> set[Instr]:
    """The phis with an operand that comes along an edge backwards: every cycle of values passes through one."""
    index = cfg.rpo_index
    return {
        phi for block in cfg.rpo if any(index[pred] >= index[block] for pred in cfg.preds(block)) for phi in block.phis
    }


def _ashr(instr: Instr, operands: list[Range]) -> Range:
    amount, (low, high) = shift_amount(instr), operands[0]
    return (min(low, 0), max(high, 0)) if amount is None else (low >> amount, high >> amount)


def _sdiv(instr: Instr, operands: list[Range]) -> Range:
    """By zero the behaviour is undefined."""
    exact = RULES["udiv"](instr, operands)
    top = max(abs(end) for end in operands[0])
    return exact if exact is not None else (-top, top)


def _srem(instr: Instr, operands: list[Range]) -> Range:
    """The sign is the dividend's."""
    (a, b), divisor = operands
    top = max(max(abs(end) for end in divisor) - 1, 0)
    return (-min(-a, top) if a < 0 else 0), (min(b, top) if b > 0 else 0)


def _sext(instr: Instr, operands: list[Range]) -> Range:
    (low, high) = operands[0]
    return (-high, -low) if instr.operands[0].type.bits == 1 else (low, high)  # type: ignore[attr-defined]


def _abs(instr: Instr, operands: list[Range]) -> Range | None:
    (low, high) = operands[0]
    ends = abs(low), abs(high)
    return (0 if low <= 0 <= high else min(ends)), max(ends)


def _umin(instr: Instr, operands: list[Range]) -> Range | None:
    """The result is at most either operand, and negative numbers are the greatest unsigned ones."""
    tops = [high for low, high in operands if low >= 0]
    if len(tops) == 2:
        return min(low for low, _ in operands), min(tops)
    return (0, tops[0]) if tops else None


def _umax(instr: Instr, operands: list[Range]) -> Range | None:
    (a, b), (c, d) = operands
    return (max(a, c), max(b, d)) if a >= 0 and c >= 0 else None


_RULES = RULES | {"xor": RULES["or"], "ashr": _ashr, "sdiv": _sdiv, "srem": _srem, "sext": _sext}
_CALLS: dict[str, Rule] = {"smin": corners(min), "smax": corners(max), "umin": _umin, "umax": _umax, "abs": _abs}
