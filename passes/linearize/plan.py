"""The linearization plan: the order of the blocks and the new target of each edge. Nothing is rewritten here.

One walk in block-index order carries *deferred edges*: old edges whose target is not placed yet. From a kept (uniform)
branch, each successor's edge leads to the first block in the order that is deferred or is that successor; the other
edges stay deferred from there on. From a linearized branch, one edge leads to the first block in the order that is
deferred or is a successor. A back edge carries no deferred edges; those at a loop's header are handed to the loop's
exits. An edge that is taken only if every lane takes it (`wfv.all`) drops what is deferred. At the end nothing is
deferred and every block was reached. Linearizers differ in the branches that they keep and the blocks that are
mandatory (passes/linearize/linearizers.py).
Source of the walk: Moll & Hack, "Partial Control-Flow Linearization" (PLDI 2018), section 3. Their deferral relation is
on blocks; ours keeps the old edges, because a blend selects by the old edge on which a lane arrives.

The mandatory blocks of the region that a divergent branch opens: those that run whichever edges lanes take.

Computed before the walk of passes/linearize/plan.py, for the linearizer `region`.
Source: Karrenberg & Hack, "Improving Performance of OpenCL on CPUs" (CC 2012), section 4.4.

Guards of kept branches that may be reached with no active lane.

A uniform condition has a meaning only if some lane is active: with none it may be poison, or the result of a masked
load that loaded nothing. The kept branch then tests whether any active lane stays, so that it never branches on poison
and never keeps a loop running without lanes.

Before:                                     After:

    br i1 %c, label %stay, label %exit          %s = select i1 %mask, i1 %c, i1 false
                                                %any = call i1 @wfv.any(i1 %s)
                                                br i1 %any, label %stay, label %exit
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Mapping
from dataclasses import dataclass, field

from passes.analysis.divergence import Shapes
from passes.analysis.sync_dependence import divergence_of
from passes.linearize.edge_masks import value_for
from passes.linearize.linearizers import Linearizer, find_linearizer
from wfv.errors import InternalError
from wfv.ir.builder import Builder
from wfv.ir.cfg import Cfg, Loop, block_index_order
from wfv.ir.core import Block, Instr
from wfv.ir.opcodes import ALWAYS_DEFINED
from wfv.ir.values import FALSE, TRUE, Value, is_poison
from wfv.ir.votes import ALL, ANY, branch_vote, is_vote

MustRun = dict[Block, set[Block]]  # a block -> those that must run after it, up to the end of its region


def mandatory_blocks(cfg: Cfg, shapes: Shapes, index: dict[Block, int]) -> MustRun:
    """The mandatory blocks of the region of each divergent branch; all loops must be uniform.

    A region ends at the branch's last join, where all its lanes have reconverged; its mandatory blocks are the
    successors and joins of the divergent branches in it. An inner region that is entered only through its own branch
    counts as one block of the outer region and has its own mandatory blocks. So does an inner region in a copy that all
    lanes enter together. An inner region with other entries (except to its end) is merged with the outer one.
    """
    branches = sorted(shapes.divergent_branches & index.keys(), key=index.__getitem__)
    own = {branch: _successors_and_joins(branch, cfg, index) for branch in branches}
    copies = _copies(cfg)
    # Few regions have other entries: nested ifs have none.
    entered = [branch for branch in branches if _has_other_entries(branch, own[branch], cfg, index)]
    positions = [index[branch] for branch in entered]
    found: MustRun = {}
    for branch in branches:
        found[branch] = set(own[branch])
        end = max((index[b] for b in own[branch]), default=0)
        for inner in entered[bisect_right(positions, index[branch]) : bisect_left(positions, end)]:
            if _is_merged(inner, branch, copies, cfg):
                found[branch] |= own[inner]
    return found


def _has_other_entries(branch: Block, own: set[Block], cfg: Cfg, index: dict[Block, int]) -> bool:
    """Whether a path enters the region without running its branch. The region's end belongs to the outer region."""
    last = max(own, key=index.__getitem__, default=None)
    return not all(cfg.dominates(branch, b) for b in own if b is not last)


def _is_merged(inner: Block, outer: Block, copies: dict[Block, Block], cfg: Cfg) -> bool:
    """Whether `inner`, which has other entries, belongs to the region of `outer`, and to no copy in it."""
    if not (_same_loop(inner, outer, cfg) and cfg.dominates(outer, inner)):
        return False
    copy = copies.get(inner)
    return copy is None or copy is outer or not cfg.dominates(outer, copy)


def _successors_and_joins(branch: Block, cfg: Cfg, index: dict[Block, int]) -> set[Block]:
    blocks = {*cfg.succs(branch), *divergence_of(branch, cfg, index).joins}
    return {b for b in blocks if _same_loop(b, branch, cfg) and index[b] > index[branch]}


def _copies(cfg: Cfg) -> dict[Block, Block]:
    """Maps each block of a copy without masks (boscc.py) to the copy's entry; all lanes enter a copy together."""
    found: dict[Block, Block] = {}
    for block in cfg.rpo:  # dominators first
        above = cfg.idom[block]
        if above is None:
            continue
        if branch_vote(above) == ALL and above.successors[0] is block:
            found[block] = block
        elif above in found:
            found[block] = found[above]
    return found


def _same_loop(a: Block, b: Block, cfg: Cfg) -> bool:
    return cfg.loops.innermost(a) is cfg.loops.innermost(b)


def guard_kept_branch(block: Block, branch: Instr, entry: Value, cfg: Cfg, build: Builder) -> None:
    """Makes the kept branch or switch of `block` safe for an empty mask, in place; `entry` is the block's mask."""
    (_guard_switch if branch.op == "switch" else _guard_conditional)(block, branch, entry, cfg, build)


def _guard_conditional(block: Block, branch: Instr, entry: Value, cfg: Cfg, build: Builder) -> None:
    """Branches on whether any active lane stays (in the loop, if it is an exit branch)."""
    cond = branch.operands[0]
    if is_vote(cond) or _is_safe_when_empty(cond):
        return
    leaves_on_true = bool(cfg.loops.loops_left(block, branch.blocks[0]))
    stays = build.binop("xor", cond, TRUE) if leaves_on_true else cond
    any_stays: Value = build.vote(ANY, build.select(entry, stays, FALSE))
    branch.operands[0] = build.binop("xor", any_stays, TRUE) if leaves_on_true else any_stays


def _guard_switch(block: Block, switch: Instr, entry: Value, cfg: Cfg, build: Builder) -> None:
    """With no active lane, the switch is on a constant: one that leaves the loop, if there is one."""
    value = switch.operands[0]
    if _is_safe_when_empty(value):
        return
    leaving = {succ for succ in cfg.succs(block) if cfg.loops.loops_left(block, succ)}
    constant = value_for(switch, leaving) or switch.operands[1]
    any_lane = build.vote(ANY, entry)
    switch.operands[0] = build.select(any_lane, value, constant)


def _is_safe_when_empty(value: Value, depth: int = 0) -> bool:
    """Whether a value is computed from parameters and constants by operations that are never poison.

    Operations with flags (`nsw`) and shifts are not among them: what is promised of their operands holds for active
    lanes only.
    """
    if not isinstance(value, Instr):
        return not is_poison(value)
    if depth > 8 or value.op not in ALWAYS_DEFINED or value.attrs.get("flags"):
        return False
    return all(_is_safe_when_empty(x, depth + 1) for x in value.operands)


Edge = tuple[Block, Block]
# A block that must still be run -> the old edges that lead there; none for a block that is only mandatory.
Deferred = dict[Block, frozenset[Edge]]


@dataclass(frozen=True)
class NewEdge:
    """An edge of the linearized CFG, with the old edges deferred on it. Those to `target` arrive there."""

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

    Raises OptionError for an unknown name, InternalError if the linearizer breaks what it must hold.
    """
    return _Walk(cfg, shapes, find_linearizer(linearizer)).run()


class _Walk:
    def __init__(self, cfg: Cfg, shapes: Shapes, linearizer: Linearizer) -> None:
        self.cfg, self.shapes, self.linearizer = cfg, shapes, linearizer
        self.order = block_index_order(cfg)
        self.index = {block: i for i, block in enumerate(self.order)}
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
        return {old: new for new in self.plan.edges[block] for olds in new.deferred.values() for old in olds & own}

    def enter_loop(self, block: Block, deferred: Deferred) -> Deferred:
        """What is deferred at a header stays so until the loop is left."""
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
        if len(succs) > 1 and not self.linearizer.keeps_branch(block, self.cfg, self.shapes):
            old_edges = [self.merged_branch(block, old_edges)]
        # Where every lane takes the first edge, no lane needs another block.
        is_all = [i == 0 and branch_vote(block) == ALL for i in range(len(old_edges))]
        edges = [self.new_edge(block, {} if a else deferred, old) for old, a in zip(old_edges, is_all, strict=True)]
        return self.unite(edges)

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
        """Edges with the same target are one; if all are, no branch is left."""
        by_target: dict[Block, list[NewEdge]] = {}
        for edge in edges:
            by_target.setdefault(edge.target, []).append(edge)
        if len(by_target) == len(edges):
            return edges
        return [self.defer(NewEdge(to, _merge(*(e.deferred for e in es)))) for to, es in by_target.items()]

    def new_edge(self, block: Block, deferred: Deferred, own: Deferred) -> NewEdge:
        """To the first deferred block, `own` included; out of a loop, also to what was deferred at its header."""
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
