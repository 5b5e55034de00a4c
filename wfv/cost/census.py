"""The census of a function: the work of each block by classes, which candidates then weigh without the IR.

Register pressure: the varying values that are live at the same time.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple

from passes.analysis.divergence import Shapes
from passes.costs import bits_of, class_of
from passes.linearize.loops_by_lane import lane_loops
from passes.speculate.row_loops import loads_along_rows
from wfv.cost.accesses import Access, access_of, copy_of, is_column, is_hoisted, lane_scalars_of, traffic_of
from wfv.cost.chains import Chains, chains_of
from wfv.cost.flow import BlockFlow, flow_of
from wfv.ir.cfg import Cfg, Loop
from wfv.ir.core import Block, Instr
from wfv.ir.intrinsics import is_exchange
from wfv.ir.opcodes import ACCESSES_MEMORY
from wfv.ir.types import I1, VOID, PtrType
from wfv.ir.uses import live_at_end, live_at_starts
from wfv.ir.values import Value


class Live(NamedTuple):
    """The largest number of varying values that are live at one point of a block, and the sum of their widths."""

    values: int = 0
    bits: int = 0


def pressure_of(cfg: Cfg, shapes: Shapes) -> dict[Block, Live]:
    """The pressure in each block, with its instructions in their order."""
    at_starts, widths = live_at_starts(cfg.rpo, cfg.succs), _widths(cfg, shapes)
    return {block: _peak(block, live_at_end(block, cfg.succs(block), at_starts), widths) for block in cfg.rpo}


def _peak(block: Block, at_end: set[Instr], widths: Mapping[Value, int]) -> Live:
    """The largest pressure, from the end of a block to its start."""
    live, most = {each for each in at_end if each in widths}, Live()
    for instr in reversed(block.instrs):
        most = max(most, Live(len(live), sum(widths[each] for each in live)), key=lambda each: each.bits)
        live.discard(instr)
        if instr.op != "phi":
            live.update(each for each in instr.operands if isinstance(each, Instr) and each in widths)
    return most


def _widths(cfg: Cfg, shapes: Shapes) -> dict[Value, int]:
    """The widths of the values in vector registers: not of masks, and of no pointers, as each lane has an address."""
    return {
        instr: bits_of(instr)
        for block in cfg.rpo
        for instr in block.instrs
        if shapes.of(instr).is_varying and instr.type not in (I1, VOID) and not isinstance(instr.type, PtrType)
    }


COPIES = ("llvm.memcpy", "llvm.memmove", "llvm.memset")


@dataclass
class BlockWork:
    """`simd`: varying instructions by class and width; `scalar`: the others; `accesses`: of memory.

    Uniform instructions outside of loops are left out: LLVM moves them in front of the loop over the work-items.
    `masks`: operations on masks that its branch and its loop need; `blends`: values chosen by masks, by width;
    `id_masks` and `id_blends`: those of branches on ids and arguments only. `votes`: branches that BOSCC tests.
    `columns`: accesses of columns. `has_branch`: it ends with a branch that stays in the loop over the work-items.
    """

    flow: BlockFlow
    live: Live
    simd: Counter[tuple[str, int]] = field(default_factory=Counter)
    scalar: Counter[str] = field(default_factory=Counter)
    accesses: Counter[Access] = field(default_factory=Counter)
    masks: int = 0
    blends: Counter[int] = field(default_factory=Counter)
    id_masks: int = 0
    id_blends: Counter[int] = field(default_factory=Counter)
    votes: int = 0
    columns: int = 0
    has_branch: bool = True


@dataclass
class Census:
    """The work of a function. `traffic`: bytes between the caches; `widest`: bits of the widest access.
    `has_loops`: LLVM's vectorizer does not vectorize the loop around them. `lane_loops`: the loops that each lane runs
    alone, for a number of lanes.
    """

    blocks: dict[Block, BlockWork]
    scalar_chains: Chains
    vector_chains: Chains
    traffic: float
    widest: int
    has_loops: bool
    lane_loops: Callable[[int], list[Loop]]


def census_of(cfg: Cfg, shapes: Shapes, hoists: bool = True) -> Census:
    """Counts the work of a function. `hoists`: what is uniform does not depend on the id of the vector's first lane."""
    counting = Counting(cfg, shapes, hoists)
    blocks = {block: counting.work_of(block) for block in cfg.rpo}
    return Census(
        blocks,
        chains_of(cfg, shapes, is_vector=False),
        chains_of(cfg, shapes, is_vector=True),
        traffic_of(cfg, shapes),
        max((access.bits * access.elements for work in blocks.values() for access in work.accesses), default=0),
        bool(cfg.loops.all),
        partial(lane_loops, cfg, shapes),
    )


class Counting:
    """Counts the work of a function's blocks."""

    def __init__(self, cfg: Cfg, shapes: Shapes, hoists: bool) -> None:
        self.cfg, self.shapes, self.hoists = cfg, shapes, hoists
        self.flows = flow_of(cfg, shapes)
        self.live = pressure_of(cfg, shapes)
        self.lane_scalars = lane_scalars_of(cfg, shapes)
        rows = loads_along_rows(cfg, shapes, fits_index32=True)  # which only other options deny
        self.row_loads = {load for _, loads in rows.values() for load in loads}

    def work_of(self, block: Block) -> BlockWork:
        work = BlockWork(self.flows[block], self.live[block])
        for instr in block.instrs:
            self.count(work, instr, block)
        is_in_loop = self.cfg.loops.innermost(block) is not None
        work.has_branch = is_in_loop or not self.hoists or block in self.shapes.divergent_branches
        self.count_masks(work, block)
        return work

    def count(self, work: BlockWork, instr: Instr, block: Block) -> None:
        loop = self.cfg.loops.innermost(block)
        if loop is None and is_hoisted(instr):
            return
        if instr.op in ACCESSES_MEMORY:
            work.columns += loop is not None and is_column(instr, loop, self.shapes)
            work.accesses[self.access_of(instr, block)] += 1
        elif instr.callee.startswith(COPIES):
            work.accesses[copy_of(instr)] += 1
        elif self.shapes.of(instr).is_varying or is_exchange(instr.callee):
            work.simd[class_of(instr), bits_of(instr)] += 1
        elif loop is not None or not self.hoists:
            work.scalar[class_of(instr)] += 1

    def access_of(self, instr: Instr, block: Block) -> Access:
        return access_of(instr, self.shapes, self.keeps_addresses(instr, block), instr in self.row_loads)

    def keeps_addresses(self, instr: Instr, block: Block) -> bool:
        """Whether the lanes' addresses of an access are in general registers for a whole loop."""
        address = instr.operands[-1]
        if self.cfg.loops.innermost(block) is None:
            return False
        return not self.shapes.of(address).is_varying or address in self.lane_scalars

    def count_masks(self, work: BlockWork, block: Block) -> None:
        """What linearization adds: masks of edges, live masks, blends of phis."""
        loops = self.cfg.loops
        loop, branches = loops.innermost(block), self.shapes.joins.get(block, {})
        is_header = loop is not None and loop.header is block and loop in self.shapes.divergent_loops
        work.masks = 2 * is_header
        if block in self.shapes.divergent_branches:
            work.votes = not any(loops.loops_left(block, succ) for succ in self.cfg.succs(block))
            if work.flow.is_id_branch:
                work.id_masks += 2
            else:
                work.masks += 2
        if is_header or branches:
            is_of_ids = not is_header and all(self.flows[branch].is_id_branch for branch in branches)
            for phi in block.phis:
                (work.id_blends if is_of_ids else work.blends)[bits_of(phi)] += max(1, len(phi.operands) - 1)
