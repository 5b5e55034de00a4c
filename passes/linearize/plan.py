"""The linearization plan: the order of the blocks and the new target of each edge. Nothing is rewritten here.

One walk in block-index order carries *deferred edges*: old edges whose target is not placed yet. From a kept (uniform)
branch, each successor's edge leads to the first block in the order that is deferred or is that successor; the other
edges stay deferred from there on. From a linearized branch, one edge leads to the first block in the order that is
deferred or is a successor. A back edge carries no deferred edges; edges deferred at a loop's header are handed to the
loop's exits. An edge that is taken only if every lane takes it (`wfv.all`) drops its deferred edges. At the end nothing
is deferred and every block was reached. Linearizers differ in the branches that they keep and the blocks that are
mandatory (passes/linearize/linearizers.py).
Source of the walk: Moll & Hack, "Partial Control-Flow Linearization" (PLDI 2018), section 3. Their deferral relation is
on blocks; ours keeps the old edges, because a blend selects by the old edge on which a lane arrives.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from passes.analysis.divergence import Shapes
from passes.linearize.linearizers import Linearizer, find_linearizer
from wfv.errors import InternalError
from wfv.grouped import grouped
from wfv.ir.cfg import Cfg, Loop
from wfv.ir.core import Block
from wfv.ir.names import ALL
from wfv.ir.own_values import branch_vote

Edge = tuple[Block, Block]
# A block that must still be run -> the old edges that lead there; none for a block that is only mandatory.
Deferred = dict[Block, frozenset[Edge]]


@dataclass(frozen=True)
class NewEdge:
    """An edge of the linearized CFG, with the old edges deferred on it. Old edges to `target` arrive there."""

    target: Block
    deferred: Deferred = field(hash=False, compare=False)

    @property
    def arriving(self) -> frozenset[Edge]:
        """The old edges that this edge stands for."""
        return self.deferred.get(self.target, frozenset())


@dataclass
class Plan:
    """`edges[block]`: the new edges out of a block.

    One: a plain branch. Several: the old condition, or a vote on it, decides.
    """

    order: list[Block]
    edges: dict[Block, list[NewEdge]]
    kept: set[Block]  # blocks whose conditional branch or switch stays one
    merged: set[Block]  # blocks whose branch has become a single edge
    edge_of: dict[Edge, NewEdge]  # for each old edge, the new edge out of its block that stands for it

    def targets(self, src: Block) -> list[Block]:
        """The new targets of the successors of `src`, in its terminator's order; of a merged branch, the one target."""
        if src in self.merged:
            return [self.edges[src][0].target]
        return [self.edge_of[src, old].target for old in src.successors]

    def is_undiverted(self, src: Block, dst: Block) -> bool:
        """Whether the old edge src -> dst still leads to `dst`, on a new edge that no other edge of `src` shares."""
        return self.edge_of[src, dst].target is dst and src not in self.merged

    def travels_alone(self, src: Block, dst: Block) -> bool:
        """Whether the old edge src -> dst is a new edge by itself: no other old edge arrives or is deferred on it."""
        return self.edge_of[src, dst].deferred == {dst: frozenset({(src, dst)})} and src not in self.merged


def plan_linearization(cfg: Cfg, shapes: Shapes, linearizer: str) -> Plan:
    """Plans with the linearizer of that name. All loops whose branches it does not keep must have a live mask.

    Raises OptionError for an unknown name, InternalError if the linearizer breaks its contract.
    """
    return _Walk(cfg, shapes, find_linearizer(linearizer)).run()


class _Walk:
    def __init__(self, cfg: Cfg, shapes: Shapes, linearizer: Linearizer) -> None:
        self.cfg, self.shapes, self.linearizer = cfg, shapes, linearizer
        self.index = cfg.block_order
        self.order = list(self.index)
        self.must_run = linearizer.must_run(cfg, shapes, self.index)
        self.deferred_at: dict[Block, Deferred] = {block: {} for block in self.order}
        self.handed_to_exits: dict[Loop, Deferred] = {}
        self.plan = Plan(self.order, {}, set(), set(), {})

    def run(self) -> Plan:
        for block in self.order:
            deferred = dict(self.deferred_at[block])
            reached = deferred.pop(block, None)
            if reached is None and block is not self.order[0]:
                raise InternalError(f"linearization reaches %{block.name} by no edge")
            self.plan.edges[block] = self.leave(block, self.enter_loop(block, deferred))
            self.plan.edge_of |= self.edge_of(block)
            if len(self.cfg.succs(block)) > 1:
                (self.plan.kept if len(self.plan.edges[block]) > 1 else self.plan.merged).add(block)
        return self.plan

    def edge_of(self, block: Block) -> dict[Edge, NewEdge]:
        own = {(block, succ) for succ in self.cfg.succs(block)}
        found: dict[Edge, NewEdge] = {}
        for new in self.plan.edges[block]:
            for olds in new.deferred.values():
                found.update(dict.fromkeys(olds & own, new))
        return found

    def enter_loop(self, block: Block, deferred: Deferred) -> Deferred:
        """Hands edges that are deferred at a header to the loop's exits."""
        loop = self.cfg.loops.innermost(block)
        if loop is None or loop.header is not block:
            return deferred
        self.handed_to_exits[loop] = deferred
        return {}

    def leave(self, block: Block, deferred: Deferred) -> list[NewEdge]:
        succs = self.cfg.succs(block)
        if not succs:
            _check_none_deferred(deferred, f"%{block.name} returns")
            return []
        deferred = _merge(deferred, dict.fromkeys(self.mandatory_after(block), frozenset()))
        old_edges: list[Deferred] = [{succ: frozenset({(block, succ)})} for succ in succs]
        if len(succs) > 1 and not self.keeps_branch(block):
            old_edges = [self.merged_branch(block, old_edges)]
        # Where every lane takes the first edge, no lane needs another block.
        drops = branch_vote(block) == ALL
        return self.unite(
            [self.new_edge(block, {} if drops and i == 0 else deferred, old) for i, old in enumerate(old_edges)]
        )

    def keeps_branch(self, block: Block) -> bool:
        """Whether the branch stays. Raises InternalError if it is divergent: masks may hide that from later checks."""
        is_kept = self.linearizer.keeps_branch(block, self.cfg, self.shapes)
        if is_kept and block in self.shapes.divergent_branches:
            raise InternalError(f"the branch in %{block.name} is kept, but its condition is varying")
        return is_kept

    def mandatory_after(self, block: Block) -> set[Block]:
        blocks = self.must_run.get(block, set())
        for other in blocks:
            if self.index[other] <= self.index[block]:
                raise InternalError(
                    f"%{other.name} is mandatory after %{block.name}, but does not come after it in block-index order"
                )
        return blocks

    def merged_branch(self, block: Block, old_edges: list[Deferred]) -> Deferred:
        if any(self.index[succ] <= self.index[block] for succ in self.cfg.succs(block)):
            raise InternalError(f"the branch in %{block.name} is not kept, but its loop has no live mask")
        return _merge(*old_edges)

    def unite(self, edges: list[NewEdge]) -> list[NewEdge]:
        """Merges the edges to one target; if all have one target, no branch is left."""
        by_target = grouped((edge.target, edge) for edge in edges)
        if len(by_target) == len(edges):
            return edges
        return [self.defer(NewEdge(to, _merge(*(e.deferred for e in es)))) for to, es in by_target.items()]

    def new_edge(self, block: Block, deferred: Deferred, own: Deferred) -> NewEdge:
        """An edge to the first deferred block, `own` included; out of a loop, its header's edges are deferred again."""
        (first, *_) = own
        if self.index[first] <= self.index[block]:
            _check_none_deferred(deferred, f"%{block.name} has a back edge")
            return NewEdge(first, own)
        for loop in self.cfg.loops.loops_left(block, first):
            inside = {b: edges for b, edges in deferred.items() if loop.contains(b)}
            _check_none_deferred(inside, f"%{block.name} leaves a loop")
            deferred = _merge({b: edges for b, edges in deferred.items() if edges}, self.handed_to_exits[loop])
        # An edge to an optional block may pass by blocks that are only mandatory.
        if not deferred.keys() & own.keys():
            deferred = {b: edges for b, edges in deferred.items() if edges or self.index[b] > self.index[first]}
        deferred = _merge(deferred, own)
        return self.defer(NewEdge(min(deferred, key=self.index.__getitem__), deferred))

    def defer(self, edge: NewEdge) -> NewEdge:
        self.deferred_at[edge.target] = _merge(self.deferred_at[edge.target], edge.deferred)
        return edge


def _check_none_deferred(deferred: Deferred, what: str) -> None:
    """Raises InternalError for an edge that is still deferred: its lanes would be lost.

    Blocks that are only mandatory do not count.
    """
    for block, edges in deferred.items():
        if edges:
            raise InternalError(f"{what} while edges to %{block.name} are still deferred")


def _merge(*parts: Mapping[Block, frozenset[Edge]]) -> Deferred:
    merged: Deferred = {}
    for part in parts:
        for block, edges in part.items():
            merged[block] = merged.get(block, frozenset()) | edges
    return merged
