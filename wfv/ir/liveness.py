"""Liveness of values: backward data flow over blocks."""

from collections.abc import Callable, Iterable, Sequence

from wfv.ir.core import Block, Instr
from wfv.ir.uses import _instructions


def live_at_starts(blocks: Sequence[Block], succs: Callable[[Block], Iterable[Block]]) -> dict[Block, set[Instr]]:
    """For each block, the instructions that are live at its start, without its own phis.

    `succs` may return more edges than the terminators have. A phi uses its operands at the ends of its predecessors.
    """
    used = {block: {x for i in block.instrs if i.op != "phi" for x in _instructions(i.operands)} for block in blocks}
    made = {block: set(block.instrs) for block in blocks}
    live: dict[Block, set[Instr]] = {block: set() for block in blocks}
    is_changed = True
    while is_changed:
        is_changed = False
        for block in reversed(blocks):
            at_start = (used[block] | live_at_end(block, succs(block), live)) - made[block]
            if at_start != live[block]:
                live[block], is_changed = at_start, True
    return live


def live_at_end(block: Block, succs: Iterable[Block], live: dict[Block, set[Instr]]) -> set[Instr]:
    """The instructions that are live at the end of a block. `live`: of the starts of blocks."""
    at_end: set[Instr] = set()
    for succ in succs:
        at_end |= live[succ]
        at_end.update(x for phi in succ.phis for x, src in phi.incoming() if src is block and isinstance(x, Instr))
    return at_end
