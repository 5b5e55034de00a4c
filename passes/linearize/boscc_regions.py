"""Single-entry regions that lanes enter by a branch of their own, and what running them costs.

A region is all that the branch's successor dominates: the lanes that take the edge are the only ones in it. What it
costs says whether skipping it is worth a branch; what masks add to that says whether a copy without them is.
Everything is summed up the dominator tree once, so that nested regions cost no more to find than others.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from passes.analysis.divergence import Shapes
from passes.linearize.plan import LINEARIZERS
from wfv.ir.cfg import Cfg
from wfv.ir.core import Block, Instr
from wfv.ir.opcodes import DIVISIONS

_VARYING_ACCESS, _STRIDED_ACCESS, _OTHER = 8, 2, 1
_SLOW = DIVISIONS | {"atomicrmw"}
_LOOP_FACTOR = 8  # a guess at the iterations of a loop in the region


@dataclass(frozen=True)
class Region:
    """`exits`: where lanes go on, the first one in program order first. `is_body`: of a loop with a live mask."""

    branch: Block
    entry: Block
    exits: tuple[Block, ...]
    is_body: bool
    size: int  # instructions
    cost: float  # of running it once
    mask_cost: float  # of what masks make dearer in it
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
        self.cost = self.below(lambda block: self.often(block) * sum(self.weight(i) for i in block.instrs))
        self.mask_cost = self.below(lambda block: self.often(block) * sum(self.mask_weight(i) for i in block.instrs))

    def below(self, of: Callable[[Block], int]) -> dict[Block, int]:
        """For each block the sum over all blocks that it dominates."""
        total = {block: int(of(block)) for block in self.cfg.rpo}
        for block in reversed(self.cfg.rpo):
            if (parent := self.cfg.idom[block]) is not None:
                total[parent] += total[block]
        return total

    def run(self, linearizer: str) -> list[Region]:
        keeps = LINEARIZERS[linearizer].keeps
        forks = [b for b in self.cfg.rpo if len(self.cfg.succs(b)) > 1 and not keeps(b, self.shapes)]
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
        once = self.often(entry)
        return Region(
            branch, entry, tuple(exits), branch.terminator.notes.is_live_mask_branch, self.size[entry],
            self.cost[entry] / once, self.mask_cost[entry] / once, not self.allocas[entry],
        )  # fmt: skip

    def often(self, block: Block) -> int:
        return (1, _LOOP_FACTOR, _LOOP_FACTOR**2, _LOOP_FACTOR**3)[min(self.depth[block], 3)]

    def weight(self, instr: Instr) -> int:
        if instr.op in ("load", "store"):
            return self.access_weight(instr)
        if instr.op in ("phi", "br") or self.shapes.of(instr).is_uniform:
            return 0
        return _VARYING_ACCESS if instr.op in _SLOW or instr.callee else _OTHER

    def mask_weight(self, instr: Instr) -> int:
        """What could not stay as it is under a mask."""
        if instr.op in ("load", "store"):
            return self.access_weight(instr)
        if self.shapes.of(instr).is_uniform:
            return 0
        return _VARYING_ACCESS if instr.op == "atomicrmw" else _OTHER if instr.op in _SLOW or instr.op == "phi" else 0

    def access_weight(self, instr: Instr) -> int:
        return _VARYING_ACCESS if self.shapes.of(instr.operands[-1]).is_varying else _STRIDED_ACCESS
