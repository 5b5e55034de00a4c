"""The regions of BOSCC: single-entry regions that lanes enter by a branch of their own.

A region is all that the branch's successor dominates, so that only the lanes that take the edge are in it. Costs
(passes/linearize/boscc_cost.py) are summed up the dominator tree once: nested regions take no more time than others.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from passes.analysis.divergence import Shapes
from passes.linearize.boscc_cost import cost, iterations, mask_cost
from passes.linearize.linearizers import find_linearizer
from wfv.ir.cfg import Cfg
from wfv.ir.core import Block


@dataclass(frozen=True)
class Region:
    """`exits`: where lanes leave it to, in program order. `is_body`: it is the body of a loop with a live mask."""

    branch: Block
    entry: Block
    exits: tuple[Block, ...]
    is_body: bool
    size: int  # instructions
    cost: float  # of running it once
    mask_cost: float  # what masks add to that
    can_be_copied: bool


def find_regions(cfg: Cfg, shapes: Shapes, linearizer: str) -> list[Region]:
    """The regions behind all branches that the linearizer does not keep, outer ones before those in them."""
    return _Search(cfg, shapes).run(linearizer)


def region_blocks(cfg: Cfg, entry: Block) -> list[Block]:
    """All that `entry` dominates, itself first."""
    found = [entry]
    for block in found:
        found += cfg.dom_children(block)
    return found


class _Search:
    def __init__(self, cfg: Cfg, shapes: Shapes) -> None:
        self.cfg, self.shapes = cfg, shapes
        self.depth = {block: len(cfg.loops.around(block)) for block in cfg.rpo}
        self.size = self.below(lambda block: len(block.instrs))
        self.ends = self.below(lambda block: not block.successors)
        self.allocas = self.below(lambda block: any(i.op == "alloca" for i in block.instrs))
        self.cost = self.below(lambda block: self.runs(block) * sum(cost(i, shapes) for i in block.instrs))
        self.mask_cost = self.below(lambda block: self.runs(block) * sum(mask_cost(i, shapes) for i in block.instrs))

    def runs(self, block: Block) -> int:
        """How often the block is assumed to run in one run of the function."""
        return iterations(self.depth[block])

    def below(self, of: Callable[[Block], int]) -> dict[Block, int]:
        """For each block the sum over all blocks that it dominates."""
        total = {block: int(of(block)) for block in self.cfg.rpo}
        for block in reversed(self.cfg.rpo):
            if (parent := self.cfg.idom[block]) is not None:
                total[parent] += total[block]
        return total

    def run(self, linearizer: str) -> list[Region]:
        keeps = find_linearizer(linearizer).keeps_branch
        forks = [b for b in self.cfg.rpo if len(self.cfg.succs(b)) > 1 and not keeps(b, self.cfg, self.shapes)]
        found = [self.region(fork, succ) for fork in forks for succ in self.cfg.succs(fork)]
        return [region for region in found if region is not None]

    def region(self, branch: Block, entry: Block) -> Region | None:
        loop = self.cfg.loops.innermost(branch)
        if self.cfg.preds(entry) != [branch] or self.cfg.loops.innermost(entry) is not loop or self.ends[entry]:
            return None
        exits = sorted(self.cfg.dominance_frontier[entry], key=self.cfg.rpo_index.__getitem__)
        is_in_level = all(self.cfg.loops.innermost(e) is loop and (loop is None or e is not loop.header) for e in exits)
        if not exits or not is_in_level:
            return None
        once = self.runs(entry)
        return Region(
            branch, entry, tuple(exits), branch.terminator.notes.is_live_mask_branch, self.size[entry],
            self.cost[entry] / once, self.mask_cost[entry] / once, not self.allocas[entry],
        )  # fmt: skip
