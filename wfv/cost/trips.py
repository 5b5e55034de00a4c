"""How often loops run: counted where both bounds are constants, else assumed."""

from __future__ import annotations

from passes.analysis import Shapes
from wfv.ir.cfg import Loop
from wfv.ir.core import Instr
from wfv.ir.values import ConstInt

ASSUMED_TRIPS = 10.0  # of a loop whose bounds are known at run time only: loops of OpenCL samples run 4 to 64 times
_MOST_TRIPS = 4096.0
_INCLUSIVE = ("sle", "ule", "sge", "uge")


def trips_of(loop: Loop) -> float:
    """The iterations of a loop in one run of it."""
    counts = [count for phi in loop.header.phis if (count := _counted(phi, loop)) is not None]
    return min(counts, default=ASSUMED_TRIPS)


def is_ragged(loop: Loop, shapes: Shapes) -> bool:
    """Whether a divergent loop's bound is loaded by each work-item, such as the end of a row of a sparse matrix."""
    bounds = [
        operand
        for block, _ in loop.exits
        for condition in block.terminator.operands[:1]
        if isinstance(condition, Instr) and condition.op == "icmp"
        for operand in condition.operands
    ]
    loaded = {x for x in bounds if isinstance(x, Instr) and x.op == "load" and shapes.of(x).is_varying}
    return bool(loaded and loaded.difference(*(block.instrs for block in loop.blocks)))  # not those loaded in the loop


def _counted(phi: Instr, loop: Loop) -> float | None:
    """The iterations of a loop that a counter between constants ends."""
    if len(loop.latches) != 1 or loop.latches[0] not in phi.blocks or len(phi.operands) != 2:
        return None
    step = phi.incoming_for(loop.latches[0])
    start = phi.operands[1 - phi.blocks.index(loop.latches[0])]
    if not isinstance(start, ConstInt) or not isinstance(step, Instr) or step.op not in ("add", "sub"):
        return None
    by = step.operands[1]
    if step.operands[0] is not phi or not isinstance(by, ConstInt) or not by.value:
        return None
    for block, _ in loop.exits:
        test = block.terminator.operands[0] if block.terminator.is_cond_br else None
        if isinstance(test, Instr) and test.op == "icmp" and test.operands[0] in (phi, step):
            return _between(start, by, test, counts_first=test.operands[0] is phi)
    return None


def _between(start: ConstInt, by: ConstInt, test: Instr, counts_first: bool) -> float | None:
    """The iterations from the start to the bound of a test, if that is a constant too."""
    bound = test.operands[1]
    if not isinstance(bound, ConstInt):
        return None
    more = (test.attrs["predicate"] in _INCLUSIVE) + counts_first
    return min(max(1.0, abs(bound.value - start.value) / abs(by.value) + more), _MOST_TRIPS)
