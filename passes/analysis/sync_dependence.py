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
exits. An exit is divergent if it and the latch get different labels: some lanes leave there while others stay. At all
other exits, the lanes that are still in the loop leave together. The walk ends where all lanes have reconverged.

Temporal divergence: a value that is uniform in a loop is varying where it is used beyond a divergent exit, which
`loop_left_divergently` finds.

    loop:                                           ; divergent: lanes leave in different iterations
      %i = phi i64 [ 0, %entry ], [ %next, %loop ]  ; uniform here: all lanes in the loop have made the same iterations
      %next = add i64 %i, 1
      %again = icmp slt i64 %next, %own
      br i1 %again, label %loop, label %end
    end:
      %x = mul i64 %i, 3                            ; varying: each lane has the %i of its own last iteration

A loop with a divergent and a uniform exit, as in a search that ends when it has found something:

    loop:
      %i = phi i64 [ 0, %entry ], [ %next, %more ]
      br i1 %own, label %found, label %test         ; labels %found and %test: %found is a divergent exit
    test:
      %all = icmp sge i64 %i, %n
      br i1 %all, label %none, label %more          ; %none and the latch have one label: who is here, leaves now
    none:
      %y = mul i64 %i, 3                            ; uniform

It is a property of the use, not of the value: the analysis keeps %i uniform and applies this rule to each use.
Sources: Moll & Hack, "Partial Control-Flow Linearization" (PLDI 2018), section 4; Rosemann, Moll & Hack (POPL 2021),
whose term sync dependence is; LLVM, "Convergence and Uniformity", temporal divergence.
"""

import heapq
from collections.abc import Collection, Container, Iterable, Mapping
from dataclasses import dataclass, field

from wfv.grouped import grouped
from wfv.ir.cfg import Cfg, Loop
from wfv.ir.core import Block, Instr
from wfv.ir.values import Value, is_poison

Arrivals = dict[Block, Block]  # predecessor of a join -> the label with which lanes arrive from there


class _AnyWay(Arrivals):
    """The arrivals at a divergent exit of a loop: lanes come in different iterations, so every edge differs."""

    def __repr__(self) -> str:
        return "ANY_WAY"


ANY_WAY: Arrivals = _AnyWay()


@dataclass
class Divergence:
    """The effect of one divergent branch: its joins, each with its arrivals, and the exits that it makes divergent."""

    joins: dict[Block, Arrivals] = field(default_factory=dict)
    exits: dict[Loop, set[Block]] = field(default_factory=dict)


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
        apart = {block for block, reached in leaving.items() if back is not None and reached.label is not back.label}
        if apart:
            result.exits[loop] = apart
            result.joins.update(dict.fromkeys(apart, ANY_WAY))
            starts = _starts_outside(loop, apart)
        elif len({reached.label for reached in leaving.values()}) < 2:
            return result
        else:
            starts = [(block, reached.label, list(reached.arrivals)) for block, reached in leaving.items()]
        loop = loop.parent


def _starts_outside(loop: Loop, apart: Container[Block]) -> list[tuple[Block, Block, list[Block]]]:
    """Outside, a loop acts as a divergent branch to its divergent exits, and to the others as one: lanes take one."""
    sources: dict[Block, list[Block]] = {}
    for src, exit in loop.exits:
        sources.setdefault(exit, []).append(src)
    return [(exit, exit, []) if exit in apart else (exit, loop.header, preds) for exit, preds in sources.items()]


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
    return [*grouped((exit, src) for src, exit in inner.exits).items()]


def loop_left_divergently(
    definition: Block, use: Block, cfg: Cfg, beyond: Mapping[Loop, Container[Block]]
) -> Loop | None:
    """The innermost loop around the block `definition` that lanes left at different times before the block `use`.

    `beyond`: the blocks beyond the divergent exits of each divergent loop. None if there is no such loop.
    """
    loop = cfg.loops.innermost(definition)
    while loop is not None and not loop.contains(use):
        if use in beyond.get(loop, ()):
            return loop
        loop = loop.parent
    return None


def blocks_beyond(exits: Collection[Block], loop: Loop, cfg: Cfg) -> set[Block]:
    """The blocks reached from exits of a loop, not through the loop: a lane that enters it again has new values."""
    found, open = set(exits), list(exits)
    while open:
        new = {succ for succ in cfg.succs(open.pop()) if succ not in found and not loop.contains(succ)}
        found |= new
        open += new
    return found
