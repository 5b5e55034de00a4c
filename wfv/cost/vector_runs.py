"""How often a vector runs each block, and how often under masks.

With BOSCC a vector skips regions that no lane needs, and runs copies without masks of those that all lanes need: the
regions are those of passes/linearize/boscc.py. The lanes of some vectors agree, those of others are independent.
"""

from collections import Counter
from dataclasses import dataclass, field

from passes.analysis.divergence import Shapes
from passes.analysis.instruction_costs import mask_cycles
from passes.analysis.trip_counts import iterations
from passes.costs import Vector
from passes.linearize.boscc import find_regions, measured_shares, region_blocks
from wfv.cost.flow import BlockFlow
from wfv.ir.cfg import Cfg, Loop
from wfv.ir.core import Block
from wfv.options import Boscc

_AGREE = 0.5  # the share of vectors whose lanes agree: whether neighbours do is not known
_LINEARIZER = "region"  # of the strategies that are ranked


@dataclass(frozen=True)
class Runs:
    """`often`: runs of a vector; `masked`: the share of them that needs masks; `votes`: BOSCC's at the block's end."""

    often: float
    masked: float
    votes: int = 0


@dataclass
class _Votes:
    """`entries`: the entry of the innermost region that a block is skipped with. `copied`: blocks that have a copy."""

    entries: dict[Block, Block] = field(default_factory=dict)
    copied: set[Block] = field(default_factory=set)
    count: Counter[Block] = field(default_factory=Counter)


def vector_runs(cfg: Cfg, shapes: Shapes, flows: dict[Block, BlockFlow], vector: Vector) -> dict[Block, Runs]:
    """The runs of each block."""
    if not vector.has_boscc:
        return {block: Runs(flow.vector, float(flow.is_masked)) for block, flow in flows.items()}
    votes = _votes_of(cfg, shapes, vector)
    return {block: _runs(block, flows, votes, vector.lanes) for block in flows}


def _runs(block: Block, flows: dict[Block, BlockFlow], votes: _Votes, lanes: int) -> Runs:
    flow, count = flows[block], votes.count[block]
    if flow.is_id_masked:  # how rare the smaller side of a bound is, is not known: it is not taken as skipped
        return Runs(flow.vector, 0.0, count)
    some = _some_active(flows[votes.entries[block]].lane, lanes) if block in votes.entries else 1.0
    every = min(1.0, _all_active(flow.live, lanes) / some) if block in votes.copied else 0.0
    often = some * ((1 - every) * flow.vector + every * flow.reached)
    return Runs(often, 1 - every if flow.is_masked else 0.0, count)


def _some_active(lane: float, lanes: int) -> float:
    """The probability that some lane is active, if each is with probability `lane`."""
    return float(_AGREE * lane + (1 - _AGREE) * (1 - (1 - lane) ** lanes))


def _all_active(lane: float, lanes: int) -> float:
    """The probability that all lanes are active."""
    return float(_AGREE * lane + (1 - _AGREE) * lane**lanes)


def _votes_of(cfg: Cfg, shapes: Shapes, vector: Vector) -> _Votes:
    """Where BOSCC votes. A loop with a live mask has a copy of its body."""
    votes = _Votes()
    for loop in shapes.divergent_loops:
        if _mask_cost(loop, cfg, shapes, vector) >= Boscc.copy_threshold:
            votes.copied.update(loop.blocks)
            votes.count[loop.header] += 1
    shares = measured_shares(cfg.fn, Boscc())
    for region in find_regions(cfg, shapes, _LINEARIZER, vector, shares, has_live_masks=False):  # outer ones first
        blocks = region_blocks(cfg, region.entry)
        if region.mask_cost >= Boscc.copy_threshold:
            votes.copied.update(blocks)
            votes.count[region.branch] += 1
        if region.is_skipped(Boscc()):
            votes.entries.update(dict.fromkeys(blocks, region.entry))
            votes.count[region.branch] += 1
    return votes


def _mask_cost(loop: Loop, cfg: Cfg, shapes: Shapes, vector: Vector) -> float:
    """What masks add to an iteration of a loop with a live mask."""
    return sum(
        iterations(len(cfg.loops.around(block)) - loop.depth) * mask_cycles(instr, shapes, vector)
        for block in loop.blocks
        for instr in block.instrs
        if block is not loop.header or instr.op != "phi"
    )
