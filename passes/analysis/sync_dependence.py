"""Sync dependence: where lanes that diverge at a branch reconverge, and which loops the branch makes divergent.

    s: br i1 %v, label %a, label %b           ; divergent: labels %a and %b
    a: br i1 %u, label %j, label %k           ; label %a
    b: br i1 %w, label %j, label %k           ; label %b
    j: %x = phi [1, %a], [2, %b]              ; labels %a and %b: a join, labelled %j from here on; %x is varying
    k: %y = phi [7, %a], [7, %b], [9, %j]     ; labels %a, %b and %j: a second-order join

Two disjoint paths from the branch meet in a join. The labels find the joins as SSA construction finds the places of
phis, for a variable that each successor of the branch, and each join, assigns its own name to: a block that two
assignments reach needs a phi. Labels start at the branch's successors and follow one loop level in block-index order.
An inner loop is contracted to edges from its header to its exits. The header of the loop itself is a target, like its
exits. A loop is divergent if its latch and an exit get different labels: some lanes leave while others stay. The walk
ends where all lanes have reconverged.

Temporal divergence: a value that is uniform in a divergent loop is varying where it is used outside of the loop, which
`loop_left_divergently` finds.

    loop:                                           ; divergent: lanes leave in different iterations
      %i = phi i64 [ 0, %entry ], [ %next, %loop ]  ; uniform here: all lanes in the loop have made the same iterations
      %next = add i64 %i, 1
      %again = icmp slt i64 %next, %own
      br i1 %again, label %loop, label %end
    end:
      %x = mul i64 %i, 3                            ; varying: each lane has the %i of its own last iteration

It is a property of the use, not of the value: the analysis keeps %i uniform and applies this rule to each use.
Sources: Moll & Hack, "Partial Control-Flow Linearization" (PLDI 2018), section 4; Rosemann, Moll & Hack (POPL 2021),
whose term sync dependence is; LLVM, "Convergence and Uniformity", temporal divergence.
"""

import heapq
from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass, field

from wfv.ir.cfg import Cfg, Loop
from wfv.ir.core import Block, Instr
from wfv.ir.values import Value, is_poison

Arrivals = dict[Block, Block]  # predecessor of a join -> the label with which lanes arrive from there
ANY_WAY: Arrivals = {}  # at an exit of a divergent loop: lanes arrive in different iterations, so every edge differs


@dataclass
class Divergence:
    """The effect of one divergent branch: its joins, each with its arrivals, and the loops that it makes divergent."""

    joins: dict[Block, Arrivals] = field(default_factory=dict)
    loops: set[Loop] = field(default_factory=set)


@dataclass
class _Reached:
    """A block that labels have reached: its label, the arrivals, and whether two labels make it a join."""

    label: Block
    arrivals: Arrivals = field(default_factory=dict)
    is_join: bool = False

    def arrive(self, block: Block, label: Block, preds: Iterable[Block]) -> bool:
        """Returns whether the block becomes a join."""
        for pred in preds:
            self.arrivals[pred] = label
        if label is self.label or self.is_join:
            return False
        self.label, self.is_join = block, True
        return True


def divergence_of(branch: Block, cfg: Cfg) -> Divergence:
    """The joins of a divergent branch, in all loop levels that its lanes leave without having reconverged."""
    result = Divergence()
    loop = cfg.loops.innermost(branch)
    starts = [(succ, succ, [branch]) for succ in cfg.succs(branch)]
    while True:
        leaving = _propagate(starts, loop, cfg, result)
        if loop is None:
            return result
        back = leaving.pop(loop.header, None)
        labels = {reached.label for reached in leaving.values()}
        if back is not None and labels - {back.label}:
            # Lanes leave in different iterations: outside, the loop acts as a divergent branch to its exits.
            result.loops.add(loop)
            exits = dict.fromkeys(block for _, block in loop.exits)
            result.joins.update(dict.fromkeys(exits, ANY_WAY))
            starts = [(block, block, []) for block in exits]
        elif len(labels) < 2:
            return result
        else:
            starts = [(block, reached.label, list(reached.arrivals)) for block, reached in leaving.items()]
        loop = loop.parent


def controlling_branch(phi: Instr, joins: Mapping[Block, Arrivals]) -> Block | None:
    """The divergent branch that makes a phi varying, or None. `joins`: the arrivals at the phi's block, by branch."""
    return next((branch for branch, arrivals in joins.items() if _differs(phi, arrivals)), None)


def _differs(phi: Instr, arrivals: Arrivals) -> bool:
    """Whether lanes of one divergent branch arrive by different ways with different values.

    Poison equals any value. The phi itself is a value like others: that of the iteration before.
    """
    ways, values = set[Block](), set[Value]()
    for value, src in zip(phi.operands, phi.blocks, strict=True):
        if (src in arrivals or arrivals is ANY_WAY) and not is_poison(value):
            way = arrivals.get(src, src)
            ways.add(way)
            values.add(value)
    # With two ways and two values, two of the phi's edges differ in both.
    return len(ways) > 1 and len(values) > 1


def _propagate(
    starts: list[tuple[Block, Block, list[Block]]], loop: Loop | None, cfg: Cfg, result: Divergence
) -> dict[Block, _Reached]:
    """Runs labels through the blocks of one loop level, and adds its joins to `result`.

    `starts`: (block, its label, the predecessors that it is reached from). Returns the blocks reached outside of the
    loop, and its header if a back edge is reached.
    """
    inside: dict[Block, _Reached] = {}
    leaving: dict[Block, _Reached] = {}
    heap: list[tuple[int, Block]] = []

    def push(block: Block, label: Block, preds: Iterable[Block]) -> None:
        is_leaving = loop is not None and (block is loop.header or not loop.contains(block))
        seen = leaving if is_leaving else inside
        reached = seen.get(block)
        if reached is None:
            reached = seen[block] = _Reached(label)
            if not is_leaving:
                heapq.heappush(heap, (cfg.block_order[block], block))
        if reached.arrive(block, label, preds) and result.joins.get(block) is not ANY_WAY:
            result.joins[block] = reached.arrivals

    for block, label, preds in starts:
        push(block, label, preds)
    # When one block is left, and no lane has left the loop, all lanes have reconverged in that block.
    while len(heap) > 1 or (heap and leaving):
        _, block = heapq.heappop(heap)
        for succ, preds in _contracted_succs(block, loop, cfg):
            push(succ, inside[block].label, preds)
    return leaving


def _contracted_succs(block: Block, loop: Loop | None, cfg: Cfg) -> list[tuple[Block, list[Block]]]:
    """(successor, its predecessors) in one loop level: an inner loop's header leads to the loop's exits."""
    inner = cfg.loops.innermost(block)
    if inner is loop:
        return [(succ, [block]) for succ in cfg.succs(block)]
    while inner is not None and inner.parent is not loop:
        inner = inner.parent
    assert inner is not None
    exits: dict[Block, list[Block]] = {}
    for src, exit in inner.exits:
        exits.setdefault(exit, []).append(src)
    return list(exits.items())


def loop_left_divergently(definition: Block, use: Block, cfg: Cfg, divergent_loops: Container[Loop]) -> Loop | None:
    """The innermost divergent loop around the block `definition` that the block `use` is outside of, or None."""
    loop = cfg.loops.innermost(definition)
    while loop is not None and not loop.contains(use):
        if loop in divergent_loops:
            return loop
        loop = loop.parent
    return None
