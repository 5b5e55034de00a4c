"""The mandatory blocks of a region, which a varying branch opens: those that are run whoever needs them.

Before the walk of passes/plan.py, for the linearizer `region`.
Source: Karrenberg & Hack, "Improving Performance of OpenCL on CPUs" (CC 2012), section 4.4.
"""

from __future__ import annotations

from itertools import islice, takewhile

from passes.divergence import Shapes
from passes.joins import divergence_of
from wfv.ir.cfg import Cfg
from wfv.ir.core import Block, Instr

MustRun = dict[Block, set[Block]]  # a block -> those that must be run once it was, up to the end of its region


def mandatory_blocks(cfg: Cfg, shapes: Shapes, index: dict[Block, int]) -> MustRun:
    """The mandatory blocks of the region of each varying branch; all loops must be uniform.

    A region runs up to the branch's last join, where its lanes are all back; its mandatory blocks are the successors
    and joins of the varying branches in it. An inner region that is entered only through its own branch is a single
    block of the outer one, and opens by itself, and so does one in a copy that only all lanes together enter; one with
    other entries (but at its end) is merged with it.
    """
    branches = sorted(shapes.divergent_branches & index.keys(), key=index.__getitem__)
    own = {branch: _successors_and_joins(branch, cfg, index) for branch in branches}
    found: MustRun = {}
    for n, branch in enumerate(branches):
        found[branch] = set(own[branch])
        end = max((index[b] for b in own[branch]), default=0)
        for inner in takewhile(lambda b, end=end: index[b] < end, islice(branches, n + 1, None)):  # type: ignore[misc]
            if _is_merged(inner, own[inner], branch, cfg, index):
                found[branch] |= own[inner]
    return found


def _is_merged(inner: Block, own: set[Block], outer: Block, cfg: Cfg, index: dict[Block, int]) -> bool:
    if not (_same_loop(inner, outer, cfg) and cfg.dominates(outer, inner)) or _is_in_copy(inner, outer, cfg):
        return False
    last = max(own, key=index.__getitem__, default=None)
    return not all(cfg.dominates(inner, b) for b in own if b is not last)


def _successors_and_joins(branch: Block, cfg: Cfg, index: dict[Block, int]) -> set[Block]:
    blocks = {*cfg.succs(branch), *divergence_of(branch, cfg, index).joins}
    return {b for b in blocks if _same_loop(b, branch, cfg) and index[b] > index[branch]}


def _is_in_copy(block: Block, outer: Block, cfg: Cfg) -> bool:
    """All lanes enter a copy without masks (passes/boscc.py) on the way from `outer`, which dominates, to `block`."""
    above = cfg.idom[block]
    while block is not outer and above is not None:
        if vote(above) == "wfv.all" and above.successors[0] is block:
            return True
        block, above = above, cfg.idom[above]
    return False


def _same_loop(a: Block, b: Block, cfg: Cfg) -> bool:
    return cfg.loops.innermost(a) is cfg.loops.innermost(b)


def vote(block: Block) -> str:
    """What the branch's condition asks all lanes, if anything."""
    cond = next(iter(block.terminator.operands), None)
    return cond.callee if isinstance(cond, Instr) else ""
