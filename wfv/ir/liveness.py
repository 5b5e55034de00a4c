"""Liveness of values: backward data flow over blocks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from wfv.ir.core import Block, Instr


def live_at_starts(blocks: Sequence[Block], succs: Callable[[Block], Iterable[Block]]) -> dict[Block, set[Instr]]:
    """For each block, the instructions that are live at its start, without its own phis.

    `succs` may return more edges than the terminators have. A phi uses its operands at the ends of its predecessors.
    """
    used = {block: _used_before_defined(block) for block in blocks}
    made = {block: set(block.instrs) for block in blocks}
    live: dict[Block, set[Instr]] = {block: set() for block in blocks}
    is_changed = True
    while is_changed:
        is_changed = False
        for block in reversed(blocks):
            at_start = used[block] | (_live_at_end(block, succs(block), live) - made[block])
            if at_start != live[block]:
                live[block], is_changed = at_start, True
    return live


def _used_before_defined(block: Block) -> set[Instr]:
    used: set[Instr] = set()
    made: set[Instr] = set()
    for instr in block.instrs:
        if instr.op != "phi":
            used.update(x for x in instr.operands if isinstance(x, Instr) and x not in made)
        made.add(instr)
    return used


def _live_at_end(block: Block, succs: Iterable[Block], live: dict[Block, set[Instr]]) -> set[Instr]:
    at_end: set[Instr] = set()
    for succ in succs:
        at_end |= live[succ]
        at_end.update(x for phi in succ.phis for x, src in phi.incoming() if src is block and isinstance(x, Instr))
    return at_end
