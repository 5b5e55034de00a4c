"""The mandatory blocks of the region that a divergent branch opens: those that run whichever edges lanes take.

Computed before the walk of passes/linearize/plan.py, for the linearizer `region`.
Source: Karrenberg & Hack, "Improving Performance of OpenCL on CPUs" (CC 2012), section 4.4.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right

from passes.analysis.divergence import Shapes
from passes.analysis.sync_dependence import divergence_of
from wfv.ir.cfg import Cfg
from wfv.ir.core import Block
from wfv.ir.intrinsics import ALL, branch_vote

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
