"""The census of a function: the work of each block by classes, which candidates then weigh without the IR."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from passes.analysis.affine_addresses import AffineAddresses
from passes.analysis.byte_tables import table_access, table_size
from passes.analysis.divergence import Shapes
from passes.analysis.interleave_groups import find_interleaved
from passes.analysis.shapes import Assumptions
from passes.analysis.vector_accesses import VectorAccess, vector_access_of
from passes.costs import MASKS, Vector, bits_of, class_of
from passes.linearize.loops_by_lane import lane_loops
from passes.speculate.counters import short_loops
from wfv.cost.accesses import copy_of, is_hoisted, traffic_of
from wfv.cost.chains import Chains, chains_of
from wfv.cost.flow import BlockFlow, flow_of
from wfv.cost.vector_runs import Runs, vector_runs
from wfv.ir.cfg import Cfg, Loop
from wfv.ir.core import Block, Instr
from wfv.ir.intrinsics import is_exchange
from wfv.ir.opcodes import ACCESSES_MEMORY

_SPILL = 1.5  # of an instruction's register that is loaded from the stack, and stored again
COPIES = ("llvm.memcpy", "llvm.memmove", "llvm.memset")


@dataclass
class BlockWork:
    """`simd`: varying instructions by class and width; `scalar`: the others; `accesses`: of memory.

    Uniform instructions outside of loops are left out: LLVM moves them before the loop over the work-items.
    `masks`: operations on masks that its branch and its loop need; `blends`: values chosen by masks, by width;
    `id_masks` and `id_blends`: those of branches on ids and arguments only.
    `has_branch`: it ends with a branch that stays in the loop over the work-items. `is_unrolled`: LLVM unrolls its loop
    in vector code, in which its uniform values and branches are none.
    `held`: varying values, by width, that stay in registers during the loop that it is. In a loop of several blocks,
    many are needed on some ways only.
    """

    flow: BlockFlow
    simd: Counter[tuple[str, int]] = field(default_factory=Counter)
    scalar: Counter[str] = field(default_factory=Counter)
    accesses: Counter[VectorAccess] = field(default_factory=Counter)
    masks: int = 0
    blends: Counter[int] = field(default_factory=Counter)
    id_masks: int = 0
    id_blends: Counter[int] = field(default_factory=Counter)
    has_branch: bool = True
    is_unrolled: bool = False
    held: Counter[int] = field(default_factory=Counter)

    def spills(self, vector: Vector) -> float:
        """The cycles of spills for each register that an instruction writes: by the share of the registers which the
        loop holds values in, and the machine does not have.
        """
        needed = sum(number * vector.registers(bits) for bits, number in self.held.items())
        return _SPILL * max(0.0, 1 - vector.machine.registers / needed) if needed else 0.0


@dataclass
class Census:
    """The work of a function. `traffic`: bytes between the caches.
    `has_loops`: LLVM's vectorizer does not vectorize the loop around them. `lane_loops`: the loops that each lane runs
    alone, for a vector of lanes; `runs`: how often a vector runs each block.
    """

    blocks: dict[Block, BlockWork]
    scalar_chains: Chains
    vector_chains: Chains
    traffic: float
    has_loops: bool
    lane_loops: Callable[[Vector], list[Loop]]
    runs: Callable[[Vector], dict[Block, Runs]]


def census_of(cfg: Cfg, shapes: Shapes, hoists: bool = True) -> Census:
    """Counts the work of a function. `hoists`: uniform values do not depend on the id of the vector's first lane."""
    counting = Counting(cfg, shapes, hoists)
    blocks = {block: counting.work_of(block) for block in cfg.rpo}
    return Census(
        blocks,
        chains_of(cfg, shapes, is_vector=False),
        chains_of(cfg, shapes, is_vector=True),
        traffic_of(cfg, shapes),
        bool(cfg.loops.all),
        partial(lane_loops, cfg, shapes),
        partial(vector_runs, cfg, shapes, counting.flows),
    )


class Counting:
    """Counts the work of a function's blocks."""

    def __init__(self, cfg: Cfg, shapes: Shapes, hoists: bool) -> None:
        self.cfg, self.shapes, self.hoists = cfg, shapes, hoists
        self.flows = flow_of(cfg, shapes)
        self.addresses = AffineAddresses(fits_index32=True)
        self.short_loops = short_loops(cfg, shapes)
        self.used = {operand for instr in cfg.fn.instrs() for operand in instr.operands}
        groups = find_interleaved(cfg.fn, shapes, Assumptions(lanes=1))  # so that no lane has a run
        self.groups = {each.instr: group for group in groups for each in group.accesses}

    def work_of(self, block: Block) -> BlockWork:
        loop = self.cfg.loops.innermost(block)
        work = BlockWork(self.flows[block], is_unrolled=loop in self.short_loops)
        if loop is not None and len(loop.blocks) == 1:
            work.held = self._held_in(block)
        for instr in block.instrs:
            self.count(work, instr, block)
        work.has_branch = loop is not None or not self.hoists or block in self.shapes.divergent_branches
        self.count_masks(work, block)
        return work

    def count(self, work: BlockWork, instr: Instr, block: Block) -> None:
        loop = self.cfg.loops.innermost(block)
        if loop is None and is_hoisted(instr):
            return
        if instr.op in ACCESSES_MEMORY:
            if access := self.access_of(instr):
                work.accesses[access] += 1
        elif instr.callee.startswith(COPIES):
            work.accesses[copy_of(instr)] += 1
        elif self.shapes.of(instr).is_varying or is_exchange(instr.callee):
            work.simd[class_of(instr), bits_of(instr)] += 1
        elif loop is not None or not self.hoists:
            work.scalar[class_of(instr)] += 1

    def _held_in(self, block: Block) -> Counter[int]:
        """The widths of the varying values that iterations of a block hand on, or find."""
        found = {x for instr in block.instrs for x in instr.operands if isinstance(x, Instr)}.difference(block.instrs)
        return Counter(bits_of(x) for x in found.union(block.phis) if self.shapes.of(x).is_varying)

    def access_of(self, instr: Instr) -> VectorAccess | None:
        """The access of an instruction, or of all of its group; None if another instruction has that."""
        found = vector_access_of(instr, self.shapes)
        is_unused = found.way.endswith("atomic") and instr not in self.used
        if is_unused and self.shapes.of(instr.operands[0]).is_uniform:
            return found._replace(way="reduced")
        table = table_access(instr, self.addresses) if found.way == "varying" else None
        if table is not None and table_size(self.cfg.fn, table) is not None:
            return found._replace(way="table")
        group = self.groups.get(instr)
        if group is None or group.shape.offsets:
            return found
        if instr is not group.accesses[0].instr:
            return None
        return found._replace(way="near", elements=len(group.accesses), apart=abs(group.shape.stride) // group.size)

    def count_masks(self, work: BlockWork, block: Block) -> None:
        """Counts the additions of linearization: masks of edges, live masks, blends of phis."""
        loops = self.cfg.loops
        loop, branches = loops.innermost(block), self.shapes.joins.get(block, {})
        is_header = loop is not None and loop.header is block and loop in self.shapes.divergent_loops
        work.masks = MASKS * is_header
        if block in self.shapes.divergent_branches:
            if work.flow.is_id_branch:
                work.id_masks += MASKS
            else:
                work.masks += MASKS
        if is_header or branches:
            is_of_ids = not is_header and all(self.flows[branch].is_id_branch for branch in branches)
            ways = sum(len(self.cfg.succs(branch)) - 1 for branch in branches)
            for phi in block.phis:
                blends = max(1, min(ways, len(phi.operands) - 1))
                (work.id_blends if is_of_ids else work.blends)[bits_of(phi)] += blends
