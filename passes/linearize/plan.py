"""The linearization plan: the order of the blocks and the new target of each edge. Nothing is rewritten here.

One walk in block index order carries *tokens*: old edges whose target has not been reached yet. From a kept (uniform)
branch, each successor's edge goes to the lowest block of what is pending plus that successor, and the rest stays
pending from there. From a varying branch, one edge goes to the lowest of what is pending plus all successors. Back
edges carry no tokens; what is pending at a loop's header is handed to its exits. An edge that is taken only if every
lane takes it (`wfv.all`) drops what is pending. At the end nothing is pending and every block was reached. Which
branches are kept, and which blocks must not be passed by, is what the linearizers differ in (LINEARIZERS).
Source of the walk: Moll & Hack, "Partial Control-Flow Linearization" (PLDI 2018), section 3.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from passes.analysis.divergence import Shapes
from passes.linearize.mandatory import MustRun, mandatory_blocks
from wfv.errors import InternalError
from wfv.ir.cfg import Cfg, Loop, block_index_order
from wfv.ir.core import Block
from wfv.ir.votes import ALL, branch_vote

Edge = tuple[Block, Block]
Pending = dict[Block, frozenset[Edge]]  # a block that must still be run -> the old edges that lead there


@dataclass(frozen=True)
class NewEdge:
    """An edge of the linearized CFG, with all that is pending on it: the tokens for `target` are consumed there."""

    target: Block
    pending: Pending = field(hash=False, compare=False)

    @property
    def arriving(self) -> frozenset[Edge]:
        """The old edges that this edge stands for."""
        return self.pending.get(self.target, frozenset())


@dataclass
class Plan:
    """`edges[block]` has one entry (a plain branch), or several: the old condition, or its `any`, still decides."""

    order: list[Block]
    edges: dict[Block, list[NewEdge]]
    kept: set[Block]  # blocks whose conditional branch or switch stays one
    merged: set[Block]  # blocks whose branch has become a single edge
    edge_of: dict[Edge, NewEdge]  # the new edge of its block by which each old edge goes

    def targets(self, src: Block) -> list[Block]:
        """Where the successors of `src`, in its terminator's order, are now; of a merged branch, the one block."""
        if src in self.merged:
            return [self.edges[src][0].target]
        return [self.edge_of[src, old].target for old in src.successors]

    def is_undiverted(self, src: Block, dst: Block) -> bool:
        """The old edge src -> dst goes where it went, by itself, and nowhere else does its token travel."""
        return self.edge_of[src, dst].target is dst and src not in self.merged

    def travels_alone(self, src: Block, dst: Block) -> bool:
        """The old edge src -> dst is a new edge by itself: nothing else arrives by it, and nothing is pending on it."""
        return self.edge_of[src, dst].pending == {dst: frozenset({(src, dst)})} and src not in self.merged


@dataclass(frozen=True)
class Linearizer:
    """A way to plan.

    `keeps(block)`: its conditional branch may stay one. `must_run`: the mandatory blocks from a block on. An
    edge to one of them goes to the next of them in the order, whoever needs that.
    """

    name: str
    keeps: Callable[[Block, Shapes], bool]
    must_run: Callable[[Cfg, Shapes, dict[Block, int]], MustRun]


def plan_linearization(cfg: Cfg, shapes: Shapes, linearizer: str) -> Plan:
    """Plans with one of LINEARIZERS. All loops must be uniform (passes.linearize.divergent_loops)."""
    return _Walk(cfg, shapes, LINEARIZERS[linearizer]).run()


class _Walk:
    def __init__(self, cfg: Cfg, shapes: Shapes, linearizer: Linearizer) -> None:
        self.cfg, self.shapes, self.linearizer = cfg, shapes, linearizer
        self.order = block_index_order(cfg)
        self.index = {block: i for i, block in enumerate(self.order)}
        self.must_run = linearizer.must_run(cfg, shapes, self.index)
        self.pending_in: dict[Block, Pending] = {block: {} for block in self.order}
        self.handed_to_exits: dict[Loop, Pending] = {}
        self.plan = Plan(self.order, {}, set(), set(), {})

    def run(self) -> Plan:
        for block in self.order:
            pending = dict(self.pending_in[block])
            reached = pending.pop(block, None)
            if reached is None and block is not self.order[0]:
                raise InternalError(f"linearization reaches %{block.name} by no edge")
            self.plan.edges[block] = self.leave(block, self.enter_loop(block, pending))
            self.plan.edge_of |= self.edge_of(block)
            if len(self.cfg.succs(block)) > 1:
                (self.plan.kept if len(self.plan.edges[block]) > 1 else self.plan.merged).add(block)
        return self.plan

    def edge_of(self, block: Block) -> dict[Edge, NewEdge]:
        own = {(block, succ) for succ in self.cfg.succs(block)}
        return {token: e for e in self.plan.edges[block] for tokens in e.pending.values() for token in tokens & own}

    def enter_loop(self, block: Block, pending: Pending) -> Pending:
        """What is pending at a header waits until the loop is left."""
        loop = self.cfg.loops.innermost(block)
        if loop is None or loop.header is not block:
            return pending
        self.handed_to_exits[loop] = pending
        return {}

    def leave(self, block: Block, pending: Pending) -> list[NewEdge]:
        succs = self.cfg.succs(block)
        if not succs:
            _check_nothing_waits(pending, f"%{block.name} returns")
            return []
        pending = _merge(pending, dict.fromkeys(self.must_run.get(block, ()), frozenset()))
        tokens = [{succ: frozenset({(block, succ)})} for succ in succs]
        if len(succs) > 1 and not self.linearizer.keeps(block, self.shapes):
            tokens = [_merge(*tokens)]
        # Where every lane goes this way, nobody waits elsewhere.
        is_all = [i == 0 and branch_vote(block) == ALL for i in range(len(tokens))]
        edges = [self.new_edge(block, {} if a else pending, token) for token, a in zip(tokens, is_all, strict=True)]
        return self.unite(edges)

    def unite(self, edges: list[NewEdge]) -> list[NewEdge]:
        """Edges that end at one block are one; if all are, no branch is left."""
        by_target: dict[Block, list[NewEdge]] = {}
        for edge in edges:
            by_target.setdefault(edge.target, []).append(edge)
        if len(by_target) == len(edges):
            return edges
        return [self.add_pending(NewEdge(to, _merge(*(e.pending for e in es)))) for to, es in by_target.items()]

    def new_edge(self, block: Block, pending: Pending, token: Pending) -> NewEdge:
        """To the lowest block that is pending, this edge's own included; out of a loop, with what waited for that."""
        (first, *_) = token
        if self.index[first] <= self.index[block]:
            _check_nothing_waits(pending, f"%{block.name} goes back")
            return NewEdge(first, token)
        for loop in self.cfg.loops.loops_left(block, first):
            _check_nothing_waits({b: t for b, t in pending.items() if loop.contains(b)}, f"%{block.name} leaves a loop")
            pending = _merge({b: t for b, t in pending.items() if t}, self.handed_to_exits[loop])
        if not pending.keys() & token.keys():  # an edge to an optional block: what must be run only is passed by
            pending = {b: tokens for b, tokens in pending.items() if tokens or self.index[b] > self.index[first]}
        pending = _merge(pending, token)
        return self.add_pending(NewEdge(min(pending, key=self.index.__getitem__), pending))

    def add_pending(self, edge: NewEdge) -> NewEdge:
        self.pending_in[edge.target] = _merge(self.pending_in[edge.target], edge.pending)
        return edge


def _check_nothing_waits(pending: Pending, what: str) -> None:
    """Lanes that wait for a block would be lost. (What must be run for no lane's sake is not missed.)"""
    for block, tokens in pending.items():
        if tokens:
            raise InternalError(f"{what} while %{block.name} is still to be run")


def _merge(*parts: Pending) -> Pending:
    merged: Pending = {}
    for part in parts:
        for block, edges in part.items():
            merged[block] = merged.get(block, frozenset()) | edges
    return merged


def _is_uniform_branch(block: Block, shapes: Shapes) -> bool:
    return block not in shapes.divergent_branches


def _is_vote(block: Block, shapes: Shapes) -> bool:
    """Made by wfv itself: the back edge of a live mask, or what stands in front of regions (boscc.py)."""
    return branch_vote(block) != ""


def _nothing(cfg: Cfg, shapes: Shapes, index: dict[Block, int]) -> MustRun:
    return {}


LINEARIZERS: dict[str, Linearizer] = {
    each.name: each
    for each in (
        Linearizer("full", _is_vote, _nothing),
        Linearizer("region", _is_uniform_branch, mandatory_blocks),
        Linearizer("partial", _is_uniform_branch, _nothing),
    )
}
