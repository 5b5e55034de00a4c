"""Where lanes that parted at a varying branch meet again: joins, divergent loops, divergent exits.

Labels run from the branch's successors through one loop level in block index order; inner loops are contracted to header -> exits, and
the latch is a target like any other. A block that two different labels reach is a join, and is labelled with itself from then
on, so that second-order joins are found. A loop is divergent if its latch and an exit get different labels: some lanes leave
while others go on. Source: Moll & Hack, "Partial Control-Flow Linearization" (PLDI 2018), section 4.
"""

from __future__ import annotations

import heapq
from dataclasses import dataclass, field

from wfv.ir.cfg import Cfg, Loop
from wfv.ir.core import Block


@dataclass
class Divergence:
    """What one varying branch does to control flow."""

    joins: set[Block] = field(default_factory=set)
    loops: set[Loop] = field(default_factory=set)  # divergent because of this branch


def divergence_of(branch: Block, cfg: Cfg, index: dict[Block, int]) -> Divergence:
    """The joins of a varying branch, through all loop levels that its lanes leave apart."""
    result = Divergence()
    loop = cfg.loops.innermost(branch)
    starts = [(succ, succ) for succ in cfg.succs(branch)]
    while True:
        leaving = _propagate(starts, loop, cfg, index, result)
        if loop is None:
            return result
        back = {label for block, label in leaving if block is loop.header}
        exits = [(block, label) for block, label in leaving if block is not loop.header]
        labels = {label for _, label in exits}
        if back and labels - back:
            result.loops.add(loop)
            # Lanes leave in different iterations, so each exit is a successor of its own of the loop as a branch.
            exits = [(block, block) for _, block in loop.exits]
            result.joins.update(block for block, _ in exits)
        elif len(labels) < 2:
            return result
        starts, loop = exits, loop.parent


def _propagate(
    starts: list[tuple[Block, Block]], loop: Loop | None, cfg: Cfg, index: dict[Block, int], result: Divergence
) -> list[tuple[Block, Block]]:
    """Runs labels through the blocks of one loop level; returns the (block, label) pairs that leave it or go back."""
    labels: dict[Block, Block] = {}
    heap: list[tuple[int, Block]] = []
    leaving: dict[Block, Block] = {}

    def push(block: Block, label: Block) -> None:
        is_leaving = loop is not None and (block is loop.header or not loop.contains(block))
        seen = leaving if is_leaving else labels
        if block not in seen:
            seen[block] = label
            if not is_leaving:
                heapq.heappush(heap, (index[block], block))
        elif seen[block] is not label:
            seen[block] = block
            if not (is_leaving and loop is not None and block is loop.header):
                result.joins.add(block)

    for block, label in starts:
        push(block, label)
    while heap:
        _, block = heapq.heappop(heap)
        for succ in _contracted_succs(block, loop, cfg):
            push(succ, labels[block])
    return list(leaving.items())


def _contracted_succs(block: Block, loop: Loop | None, cfg: Cfg) -> list[Block]:
    """Successors in one loop level: an inner loop is its header, followed by its exits."""
    inner = cfg.loops.innermost(block)
    while inner is not None and inner.parent is not loop:
        inner = inner.parent
    if inner is None or inner is loop:
        return cfg.succs(block)
    return list(dict.fromkeys(exit for _, exit in inner.exits))
