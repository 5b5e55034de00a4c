"""Where lanes that parted at a varying branch meet again: joins, divergent loops, divergent exits.

Labels run from the branch's successors through one loop level in block index order; inner loops are contracted to
header -> exits, and the latch is a target like any other. A block that two different labels reach is a join, and is
labelled with itself from then on, so that second-order joins are found. A loop is divergent if its latch and an exit
get different labels: some lanes leave while others go on. The walk ends where all lanes have come together.
Source: Moll & Hack, "Partial Control-Flow Linearization" (PLDI 2018), section 4.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable
from dataclasses import dataclass, field

from wfv.ir.cfg import Cfg, Loop
from wfv.ir.core import Block

Arrivals = dict[Block, Block]  # predecessor -> the label with which lanes come from there
ANY_WAY: Arrivals = {}  # lanes come at different times: from wherever, they differ


@dataclass
class Divergence:
    """What one varying branch does: its joins, with who arrives how, and the loops that it makes divergent."""

    joins: dict[Block, Arrivals] = field(default_factory=dict)
    loops: set[Loop] = field(default_factory=set)


@dataclass
class _Reached:
    """A block that labels have reached."""

    label: Block
    arrivals: Arrivals = field(default_factory=dict)
    is_join: bool = False

    def arrive(self, block: Block, label: Block, preds: Iterable[Block]) -> None:
        self.arrivals.update(dict.fromkeys(preds, label))
        if label is not self.label:
            self.label, self.is_join = block, True


def divergence_of(branch: Block, cfg: Cfg, index: dict[Block, int]) -> Divergence:
    """The joins of a varying branch, through all loop levels that its lanes leave apart."""
    result = Divergence()
    loop = cfg.loops.innermost(branch)
    starts = [(succ, succ, [branch]) for succ in cfg.succs(branch)]
    while True:
        leaving = _propagate(starts, loop, cfg, index, result)
        if loop is None:
            return result
        back = leaving.pop(loop.header, None)
        labels = {reached.label for reached in leaving.values()}
        if back is not None and labels - {back.label}:
            # Lanes leave in different iterations, so each exit is a successor of its own of the loop as a branch.
            result.loops.add(loop)
            exits = dict.fromkeys(block for _, block in loop.exits)
            result.joins.update(dict.fromkeys(exits, ANY_WAY))
            starts = [(block, block, []) for block in exits]
        elif len(labels) < 2:
            return result
        else:
            starts = [(block, reached.label, list(reached.arrivals)) for block, reached in leaving.items()]
        loop = loop.parent


def _propagate(
    starts: list[tuple[Block, Block, list[Block]]],
    loop: Loop | None,
    cfg: Cfg,
    index: dict[Block, int],
    result: Divergence,
) -> dict[Block, _Reached]:
    """Runs labels through the blocks of one loop level; returns what leaves it or goes back to its header."""
    inside: dict[Block, _Reached] = {}
    leaving: dict[Block, _Reached] = {}
    heap: list[tuple[int, Block]] = []

    def push(block: Block, label: Block, preds: Iterable[Block]) -> None:
        is_leaving = loop is not None and (block is loop.header or not loop.contains(block))
        seen = leaving if is_leaving else inside
        if block not in seen:
            seen[block] = _Reached(label)
            if not is_leaving:
                heapq.heappush(heap, (index[block], block))
        seen[block].arrive(block, label, preds)
        if seen[block].is_join and result.joins.get(block) is not ANY_WAY:
            result.joins[block] = seen[block].arrivals

    for block, label, preds in starts:
        push(block, label, preds)
    # When all lanes come to one block, and none has left, nothing behind it joins what this branch parted.
    while len(heap) > 1 or (heap and leaving):
        _, block = heapq.heappop(heap)
        for succ, preds in _contracted_succs(block, loop, cfg):
            push(succ, inside[block].label, preds)
    return leaving


def _contracted_succs(block: Block, loop: Loop | None, cfg: Cfg) -> list[tuple[Block, list[Block]]]:
    """(successor, its predecessors on the way) in one loop level: an inner loop is its header, then its exits."""
    inner = cfg.loops.innermost(block)
    while inner is not None and inner.parent is not loop:
        inner = inner.parent
    if inner is None or inner is loop:
        return [(succ, [block]) for succ in cfg.succs(block)]
    exits: dict[Block, list[Block]] = {}
    for src, exit in inner.exits:
        exits.setdefault(exit, []).append(src)
    return list(exits.items())
