"""Comparisons of ids with bounds, `x + dx < width`, as comparisons of the lanes' numbers, which fit bytes.

The strided operand is its lane 0's number plus the lane: it is less than the bound in the lanes below the difference.
The pass only marks them (`Notes.compares_lanes`): the number of lane 0 exists from widening on
(passes/widen/arithmetic.py).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from passes.analysis.divergence import Shapes
from passes.analysis.signed_ranges import SignedRanges, full_signed
from passes.narrow.register_cost import Registers
from wfv.ir.core import Instr
from wfv.ir.types import I32
from wfv.options import MAX_LANES

_LANE_BITS = 8
_PREDICATES = frozenset({"slt", "sle", "sgt", "sge", "eq", "ne"})


def mark_lane_comparisons(instrs: Iterable[Instr], ranges: SignedRanges, shapes: Shapes, registers: Registers) -> None:
    """Marks the comparisons that gain."""
    for instr in instrs:
        is_varying = instr.op == "icmp" and shapes.of(instr).is_varying  # or assumed to be the same in all lanes
        if is_varying and _gains(instr, registers) and _is_of_lanes(instr, ranges, shapes):
            instr.notes = replace(instr.notes, compares_lanes=True)


def _gains(instr: Instr, registers: Registers) -> bool:
    """Of 32 bits only: the difference of two such numbers fits the 64 bits that it is computed in."""
    if instr.operands[0].type != I32 or instr.attrs["predicate"] not in _PREDICATES:
        return False
    return registers.of(I32.bits) > registers.of(_LANE_BITS)


def _is_of_lanes(instr: Instr, ranges: SignedRanges, shapes: Shapes) -> bool:
    """Whether one operand goes up by one from lane to lane without wrapping, and the other is uniform.

    A comparison that a speculation assumes to be uniform stays one scalar.
    """
    if not shapes.of(instr).is_varying:
        return False
    a, b = instr.operands
    strided, other = (a, b) if shapes.of(a).is_strided else (b, a)
    if not shapes.of(other).is_uniform or not shapes.of(strided).is_strided or shapes.of(strided).stride != 1:
        return False
    (low, high), full = ranges.of(strided), full_signed(strided.type)
    return low > full[0] and high <= full[1] - MAX_LANES
