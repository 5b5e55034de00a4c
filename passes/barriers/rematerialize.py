"""Decides which values are rematerialized behind a barrier instead of being stored in a slot.

A value is rematerialized if cheap instructions compute it from the kernel's parameters and from values that are live at
the same continuation starts.

A value that is live at a point and its operands, if they are live there too, are of the same iteration: the operands'
definitions dominate the value's definition, which dominates the point. So the value may be computed from them there.
Source: Briggs, Cooper & Torczon (PLDI 1992). Theirs rematerializes single instructions whose operands are always
available; ours follows chains of instructions.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from wfv.ir.core import Instr
from wfv.ir.opcodes import REMATERIALIZABLE
from wfv.ir.sub_groups import is_query
from wfv.ir.values import ConstInt, Value

MAX_DEPTH = 8  # instructions on the longest chain that rematerializes a value


def rematerializable(live: Sequence[Iterable[Instr]]) -> set[Instr]:
    """The values that are rematerialized at all starts where they are live; `live[k]`: the values live at start k."""
    starts_of: dict[Instr, set[int]] = {}
    for number, values in enumerate(live):
        for value in values:
            starts_of.setdefault(value, set()).add(number)
    return {value for value, starts in starts_of.items() if _is_rematerializable(value, starts, starts_of, 1)}


def single_value(phi: Instr) -> Value | None:
    """The only operand of a phi, as in loop-closed form; None if it has several."""
    operands = {operand for operand in phi.operands if operand is not phi}
    return operands.pop() if len(operands) == 1 else None


def _is_rematerializable(value: Instr, starts: set[int], starts_of: dict[Instr, set[int]], depth: int) -> bool:
    """Whether `value` can be computed at each of the `starts` from values that are live there, and from allocas."""
    return (
        depth <= MAX_DEPTH
        and _is_cheap(value)
        and all(
            not isinstance(operand, Instr)
            or operand.op == "alloca"
            or starts <= starts_of.get(operand, set())
            or _is_rematerializable(operand, starts, starts_of, depth + 1)
            for operand in _inputs(value)
        )
    )


def _inputs(value: Instr) -> Sequence[Value | None]:
    return value.operands if value.op != "phi" else [single_value(value)]


def _is_cheap(value: Instr) -> bool:
    if value.op == "extractelement":
        return isinstance(value.operands[1], ConstInt)
    if value.op == "phi":
        return single_value(value) is not None
    return value.op in REMATERIALIZABLE or is_query(value.callee)
