"""BOSCC (branches on superword condition codes): uniform branches on whether no lane, or every lane, needs a region.

Before (%c varying):                        After:
    x: br i1 %c, label %a, label %j             x: br i1 %c, label %all, label %j
    a: ..                                       all: %every = call i1 @wfv.all(i1 true)
       br label %j                                   br i1 %every, label %a2, label %skip
    j: %p = phi [%v, %a], [%w, %x]              a2: ..                                      ; a copy of %a
                                                    br label %j
                                                skip: %some = call i1 @wfv.any(i1 true)
                                                      br i1 %some, label %a, label %j
                                                a: ..
                                                   br label %j
                                                j: %p = phi [%v, %a], [%w, %x], [%v2, %a2], [poison, %skip]

Every linearizer keeps these branches. The mask of their block becomes part of the vote's operand later. At the start of
the copy the mask is constant true, so accesses stay plain there, and no edge from before the vote is deferred in it.

A region is all that its entry dominates, so that only the lanes that enter there are in it. Most entries have one edge,
a branch's own. Several edges may lead to the entry of `if (a || b)`: the vote then stands after its phis. A region is
skipped if running it costs enough, and copied without masks if what masks add costs enough: `wfv.options.Boscc` has the
thresholds. They assume that a vote is worth it for ASSUMED of the vectors; where a divergence profile has the measured
share, costs count in proportion. It is rare that no lane comes by any of several edges: the cost of such a region is
without the regions in it, which have votes of their own. Costs are summed up the dominator tree: nested regions take no
more time than others.
Sources: Shin, "Introducing Control Flow into Vectorized Code" (PACT 2007); Karrenberg (2015), chapter 7.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from functools import cached_property
from math import inf

from passes.analysis.cause import source_name
from passes.analysis.data_values import values_of_data
from passes.analysis.divergence import Shapes
from passes.analysis.instruction_costs import mask_cycles, vector_cycles
from passes.analysis.trip_counts import iterations
from passes.costs import ID_VOTE, VOTE, Vector
from passes.linearize.linearizers import find_linearizer
from passes.remarks import Remark
from wfv.divergence_profile import Shares
from wfv.ir.builder import Builder
from wfv.ir.cfg import Cfg, Loop
from wfv.ir.core import Block, Function, Instr, branch_to
from wfv.ir.edits import clone_blocks, redirect_edges, replace_incoming, replace_incoming_of_successors
from wfv.ir.names import ALL, ANY, words_of
from wfv.ir.types import VOID
from wfv.ir.values import TRUE, Poison
from wfv.options import Boscc

SharesOf = Callable[[Block, Block], Shares | None]
ASSUMED = VOTE / Boscc.threshold  # the share of vectors for which a vote pays at the default thresholds


@dataclass(frozen=True)
class Region:
    """`exits`: where lanes leave it to, in program order. `is_body`: it is the body of a loop with a live mask.

    `branch`: the last block before the entry that all paths have. `is_join`: several edges lead to the entry.
    `is_of_ids`: ids and arguments decide which lanes come here, not data. `shares`: of the vectors that no lane, or
    every lane, needs it for, if they are measured.
    """

    branch: Block
    entry: Block
    exits: tuple[Block, ...]
    is_join: bool
    is_body: bool
    is_of_ids: bool
    size: float  # instructions
    cost: float  # cycles of running it once
    mask_cost: float  # cycles that masks add to that
    can_be_copied: bool
    shares: Shares | None = None

    def is_skipped(self, boscc: Boscc) -> bool:
        """Whether a vote skips it if no lane needs it. In a loop's body, some lane is live."""
        return boscc.skip and not self.is_body and self.cost >= self.least_cost(boscc)

    def is_copied(self, boscc: Boscc) -> bool:
        """Whether a copy without masks is worth it."""
        return self.can_be_copied and self.mask_cost >= self.least_mask_cost(boscc)

    def least_cost(self, boscc: Boscc) -> float:
        """The cost from which on a skip is worth it: a vote of ids, which is hardly ever mispredicted, costs less."""
        threshold = boscc.threshold * (ID_VOTE / VOTE if self.is_of_ids else 1)
        return threshold if self.shares is None else _for_share(threshold, self.shares.none)

    def least_mask_cost(self, boscc: Boscc) -> float:
        """The cost of masks from which on a copy is worth it."""
        return boscc.copy_threshold if self.shares is None else _for_share(boscc.copy_threshold, self.shares.every)


def _for_share(threshold: float, share: float) -> float:
    """The threshold where not ASSUMED but `share` of the vectors save the cost. One of 0 is always met."""
    return threshold and (threshold * ASSUMED / share if share else inf)


def find_regions(
    cfg: Cfg, shapes: Shapes, linearizer: str, vector: Vector, shares: SharesOf, *, has_live_masks: bool = True
) -> list[Region]:
    """The regions after all branches that the linearizer does not keep, outer ones before those in them.

    `has_live_masks`: divergent loops have them; else edges out of such loops do not count, as they will.
    """
    keeps = find_linearizer(linearizer).keeps_branch
    forks = [b for b in cfg.rpo if len(cfg.succs(b)) > 1 and not keeps(b, cfg, shapes)]
    left = set() if has_live_masks else shapes.divergent_loops
    return _Search(cfg, shapes, vector, shares, left).run(forks) if forks else []


def measured_shares(fn: Function, boscc: Boscc) -> SharesOf:
    """The shares of vectors that a region after a branch has in the profile."""

    def shares(branch: Block, entry: Block) -> Shares | None:
        if (profile := boscc.profile) is None or entry not in branch.successors:
            return None
        if branch.terminator.notes.is_live_mask_branch:
            return profile.body(fn.name, source_name(branch.name))
        number = list(dict.fromkeys(branch.successors)).index(entry)
        return profile.edge(fn.name, source_name(branch.name), number)

    return shares


def region_blocks(cfg: Cfg, entry: Block) -> list[Block]:
    """All that `entry` dominates, itself first."""
    found = [entry]
    for block in found:
        found += cfg.dom_children(block)
    return found


class _Search:
    """`left`: loops whose edges to the outside do not count."""

    def __init__(self, cfg: Cfg, shapes: Shapes, vector: Vector, shares: SharesOf, left: AbstractSet[Loop]) -> None:
        self.cfg, self.shapes, self.vector, self.shares, self.left = cfg, shapes, vector, shares, left
        self.data = values_of_data(cfg, shapes)
        self.depth = {block: len(cfg.loops.around(block)) for block in cfg.rpo}
        self.size = cfg.sum_dominated(lambda block: len(block.instrs))
        self.ends = cfg.sum_dominated(lambda block: not block.successors)
        self.allocas = cfg.sum_dominated(lambda block: any(i.op == "alloca" for i in block.instrs))
        self.cost = self.costs()
        self.mask_cost = cfg.sum_dominated(
            lambda b: self.runs(b) * sum(mask_cycles(i, shapes, vector) for i in b.instrs)
        )

    def costs(self, apart: AbstractSet[Block] = frozenset()) -> dict[Block, float]:
        """What the blocks that each block dominates cost, without the regions of the entries in `apart`."""
        cycles, shapes, vector = vector_cycles, self.shapes, self.vector
        return self.cfg.sum_dominated(lambda b: self.runs(b) * sum(cycles(i, shapes, vector) for i in b.instrs), apart)

    def runs(self, block: Block) -> int:
        """How often the block is assumed to run in one run of the function."""
        return iterations(self.depth[block])

    def run(self, forks: Sequence[Block]) -> list[Region]:
        edges = [(fork, succ) for fork in forks for succ in self.cfg.succs(fork) if self.cfg.preds(succ) == [fork]]
        found = self.regions(edges, self.cost)
        if joins := list(self.joins(forks)):
            joint = self.costs(apart={region.entry for region in found if not region.is_body})
            found += self.regions(joins, joint)
        return sorted(found, key=lambda region: self.cfg.rpo_index[region.branch])

    @cached_property
    def depends(self) -> dict[Block, set[Block]]:
        return self.cfg.control_dependence()

    def regions(self, edges: Iterable[tuple[Block, Block]], cost: Mapping[Block, float]) -> list[Region]:
        found = [self.region(branch, entry, cost) for branch, entry in edges]
        return [region for region in found if region is not None]

    def joins(self, forks: Sequence[Block]) -> Iterator[tuple[Block, Block]]:
        """The blocks with several edges that not all lanes reach, each with the last block that all of them pass."""
        for block in self.cfg.rpo:
            before = self.cfg.idom[block]
            if before is None or len(self.cfg.preds(block)) < 2 or self.cfg.post_dominates(block, before):
                continue
            if not self.depends[block].isdisjoint(forks):
                yield before, block

    def region(self, branch: Block, entry: Block, cost: Mapping[Block, float]) -> Region | None:
        loop = self.cfg.loops.innermost(branch)
        if self.cfg.loops.innermost(entry) is not loop or self.ends[entry]:
            return None
        exits = sorted(self.cfg.dominance_frontier[entry], key=self.cfg.rpo_index.__getitem__)
        if loop is not None and loop in self.left:
            exits = [e for e in exits if e in loop.blocks]
        is_in_level = all(self.cfg.loops.innermost(e) is loop and (loop is None or e is not loop.header) for e in exits)
        if not exits or not is_in_level:
            return None
        once, end, is_join = self.runs(entry), branch.terminator, len(self.cfg.preds(entry)) > 1
        deciding = self.depends[entry] if is_join else {branch}
        return Region(
            branch, entry, tuple(exits), is_join, end.notes.is_live_mask_branch and not is_join,
            all(self.data.isdisjoint(each.terminator.operands) for each in deciding),
            self.size[entry], cost[entry] / once, self.mask_cost[entry] / once, not self.allocas[entry],
            self.shares(branch, entry),
        )  # fmt: skip


def insert_boscc(
    fn: Function, cfg: Cfg, shapes: Shapes, linearizer: str, boscc: Boscc, vector: Vector
) -> frozenset[Remark]:
    """Puts branches on votes before the regions of `fn` that are worth them (`boscc` says which are).

    Returns the decision about each region of the original function.
    """
    regions = find_regions(cfg, shapes, linearizer, vector, measured_shares(fn, boscc))
    joins = [r.entry for r in regions if r.is_join and (r.is_skipped(boscc) or r.is_copied(boscc))]
    if joins:
        regions = _after_phis(fn, regions, joins)
        cfg = Cfg(fn)
    instances = _copy_regions(fn, cfg, regions, boscc) if boscc.all else [_Instance(region, {}) for region in regions]
    for instance in instances:
        if instance.region.is_skipped(boscc):
            _skip(fn, instance)
    return frozenset(_remark(instance, boscc) for instance in instances if instance.region.cost and not instance.copies)


def _remark(instance: _Instance, boscc: Boscc) -> Remark:
    """The decision about a region of the original function."""
    region, branch = instance.region, instance.region.branch.terminator
    skip = "skipped if no lane comes here" if region.is_skipped(boscc) else (
        "a loop's body is not skipped" if region.is_body else f"not skipped (from {region.least_cost(boscc):.3g} on)"
    )  # fmt: skip
    copy = (
        "if all lanes come here, a copy without masks"
        if instance.has_copy
        else f"no copy (from {region.least_mask_cost(boscc):.3g} on)"
    )
    text = f"running it costs {region.cost:.3g} cycles: {skip}; masks cost {region.mask_cost:.3g}: {copy}"
    if region.shares is not None and boscc.profile is not None:
        measured = f"no lane came here in {region.shares.none:.0%} of the vectors, all in {region.shares.every:.0%}"
        text += f". Measured with {boscc.profile.lanes} lanes: {measured}"
    line = next((instr.line for instr in region.entry.instrs if instr.line), branch.line)
    return Remark(line, "boscc", "region", "", text, source_name(region.entry.name))


def _after_phis(fn: Function, regions: list[Region], joins: list[Block]) -> list[Region]:
    """The regions; of those that enter at `joins`, the part after the phis, to which one edge leads."""
    rests = {join: _split_after_phis(fn, join) for join in joins}
    return [
        replace(r, branch=r.entry, entry=rests[r.entry])
        if r.entry in rests
        else replace(r, branch=rests.get(r.branch, r.branch))
        for r in regions
    ]


def _split_after_phis(fn: Function, join: Block) -> Block:
    rest = Block(fn.unique_name(join.name), join.instrs[join.first_non_phi :])
    join.instrs[join.first_non_phi :] = [branch_to(rest)]
    replace_incoming_of_successors(join, rest)
    fn.blocks.insert(fn.blocks.index(join) + 1, rest)
    return rest


class _Instance:
    """A region of the original function, or its image in a copy."""

    def __init__(self, region: Region, copies: Mapping[Block, Block]) -> None:
        self.region, self.copies = region, copies
        self.enters = self.at(region.branch)  # the block whose branch enters the region

    @property
    def has_copy(self) -> bool:
        return self.enters is not self.at(self.region.branch)

    def at(self, block: Block) -> Block:
        return self.copies.get(block, block)


def _copy_regions(fn: Function, cfg: Cfg, regions: list[Region], boscc: Boscc) -> list[_Instance]:
    """Copies the regions that are worth it, outer ones first.

    Inner regions are also copied within a copy, which runs most often. A region that has a copy is not copied again,
    and all copies together add at most `growth` times the function.
    """
    instances = [_Instance(region, {}) for region in regions]
    inner = {block: [r for r in regions if r.branch is block] for block in {r.branch for r in regions}}
    has_copy: set[Block] = set()
    left = boscc.growth * fn.size
    for instance in instances:  # the list grows meanwhile
        region = instance.region
        if not region.is_copied(boscc) or region.size > left or instance.at(region.entry) in has_copy:
            continue
        left -= region.size
        blocks = region_blocks(cfg, region.entry)
        copies = _copy(fn, instance, [instance.at(block) for block in blocks])
        has_copy.update(copies)
        moved = {block: copies[instance.at(block)] for block in blocks} | {e: instance.at(e) for e in region.exits}
        instances += [_Instance(r, moved) for block in blocks for r in inner.get(block, ())]
    return instances


def _copy(fn: Function, instance: _Instance, blocks: list[Block]) -> dict[Block, Block]:
    """Copies the region, and branches before it on whether all lanes enter it."""
    entry = blocks[0]
    copies, values = clone_blocks(fn, blocks)
    for exit in instance.region.exits:
        for phi in instance.at(exit).phis:
            for value, src in phi.incoming():
                if src in copies:
                    phi.add_incoming(values.get(value, value), copies[src])
    instance.enters = _insert_vote(fn, instance.enters, entry, ALL, [copies[entry], entry])
    for phi, original in zip(copies[entry].phis, entry.phis, strict=True):
        phi.operands, phi.blocks = list(original.operands), list(original.blocks)
    fn.blocks[fn.blocks.index(entry) : fn.blocks.index(entry)] = copies.values()
    return copies


def _skip(fn: Function, instance: _Instance) -> None:
    entry, exit = instance.at(instance.region.entry), instance.at(instance.region.exits[0])
    skip = _insert_vote(fn, instance.enters, entry, ANY, [entry, exit])
    for phi in exit.phis:
        phi.add_incoming(Poison(phi.type), skip)


def _insert_vote(fn: Function, pred: Block, entry: Block, vote: str, targets: list[Block]) -> Block:
    """Puts a block with a branch on `vote` on the edge pred -> entry."""
    (kind,) = words_of(vote)
    instrs: list[Instr] = []
    answer = Builder(fn, instrs).vote(vote, TRUE, name=kind)
    instrs.append(Instr(VOID, "", "br", [answer], blocks=targets))
    block = Block(fn.unique_name(f"{entry.name}.{kind}"), instrs)
    redirect_edges(pred, entry, block)
    replace_incoming(entry, pred, block)
    for phi in entry.phis:  # a switch may have led here by several edges
        del phi.operands[1:], phi.blocks[1:]
    fn.blocks.insert(fn.blocks.index(entry), block)
    return block
