"""Decides which values are rematerialized after a barrier instead of being stored in a slot.

A value is rematerialized if cheap instructions compute it from the kernel's parameters and from values that are live at
the same continuation starts.

A value that is live at a point and its operands, if they are live there too, are of the same iteration: the operands'
definitions dominate the value's definition, which dominates the point. So the value may be computed from them there.
A value that is uniform in the group is computed once for the group: LLVM hoists it from the loop over the work-items.
So the length of a chain starts again at such an operand.

Source: Briggs, Cooper & Torczon (PLDI 1992). Theirs rematerializes single instructions whose operands are always
available; ours follows chains of instructions.
"""

from collections.abc import Collection, Iterable, Sequence

from wfv.ir.core import Instr
from wfv.ir.intrinsics import family_of, is_query
from wfv.ir.opcodes import REMATERIALIZABLE
from wfv.ir.values import ConstInt, Value

MAX_DEPTH = 8  # instructions on the longest chain that rematerializes a value
_CHEAP_CALLS = frozenset({"smin", "smax", "umin", "umax"})  # clamps of indices


def rematerializable(live: Sequence[Iterable[Instr]], group_values: Collection[Instr]) -> set[Instr]:
    """The values that are rematerialized at all starts where they are live; `live[k]`: the values live at start k.

    `group_values`: values that are uniform in the group.
    """
    starts_of: dict[Instr, set[int]] = {}
    for number, values in enumerate(live):
        for value in values:
            starts_of.setdefault(value, set()).add(number)
    chains = _Chains(starts_of, group_values)
    return {value for value, starts in starts_of.items() if chains.compute(value, frozenset(starts), 1)}


def single_value(phi: Instr) -> Value | None:
    """The only operand of a phi, as in loop-closed form; None if it has several."""
    operands = {operand for operand in phi.operands if operand is not phi}
    return operands.pop() if len(operands) == 1 else None


class _Chains:
    """Searches chains of cheap instructions. A value is asked once for each length of the chain that led to it."""

    def __init__(self, starts_of: dict[Instr, set[int]], group_values: Collection[Instr]) -> None:
        self.starts_of, self.group_values = starts_of, group_values
        self.found: dict[tuple[Instr, frozenset[int], int], bool] = {}

    def compute(self, value: Instr, starts: frozenset[int], depth: int) -> bool:
        """Whether `value` can be computed at each of the `starts` from values that are live there, and from allocas."""
        key = value, starts, depth
        if key not in self.found:
            self.found[key] = depth <= MAX_DEPTH and _is_cheap(value) and self._compute_operands(value, starts, depth)
        return self.found[key]

    def _compute_operands(self, value: Instr, starts: frozenset[int], depth: int) -> bool:
        return all(
            not isinstance(operand, Instr)
            or operand.op == "alloca"
            or starts <= self.starts_of.get(operand, set())
            or self.compute(operand, starts, self._next_depth(value, operand, depth))
            for operand in _inputs(value)
        )

    def _next_depth(self, value: Instr, operand: Instr, depth: int) -> int:
        return 1 if operand in self.group_values and value not in self.group_values else depth + 1


def _inputs(value: Instr) -> Sequence[Value | None]:
    return value.operands if value.op != "phi" else [single_value(value)]


def _is_cheap(value: Instr) -> bool:
    if value.op == "extractelement":
        return isinstance(value.operands[1], ConstInt)
    if value.op == "phi":
        return single_value(value) is not None
    if value.op == "call":
        return is_query(value.callee) or (value.callee.startswith("llvm.") and family_of(value.callee) in _CHEAP_CALLS)
    return value.op in REMATERIALIZABLE
