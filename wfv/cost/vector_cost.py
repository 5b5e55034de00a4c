"""The cost of one vector of work-items, and of each instruction by the same rules.

For single instructions, waiting (dependence chains, caches) belongs to no single instruction and is left out.
"""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from math import log2
from typing import NamedTuple

from passes.analysis.divergence import Shapes
from passes.costs import ASSUMED_TRIPS, CLASSES, GATHERED, SCALAR_LOAD, CostMachine, Registers
from passes.linearize.branch_remarks import line_of
from wfv.cost.accesses import Access
from wfv.cost.census import BlockWork, Census, Counting
from wfv.cost.chains import Cost, limited, side_by_side
from wfv.cost.scalar_cost import add_scalar_block
from wfv.ir.cfg import Cfg
from wfv.ir.core import Block, Instr

_LOAD, _STORE, _SHUFFLE, _BLEND = (CLASSES[name].vector for name in ("load", "store", "shuffle", "select"))
_WORD, _BLOCK = 32, 128  # bits that bytes are widened to, and that a shuffle of bytes stays within
_JOINING = 3  # times as many shuffles, for components that are joined before they are widened (Sobel)
_SCALAR_PARTS = ("uniform", "overhead")  # of scalar instructions
_LANE = 6.0  # of a loop that runs lane by lane: finding the next active lane, taking values out of vectors and back
_LOOP = 4.0  # the loop over vectors: ids, counter, branch, the vectors that are made of them
_BRANCH = 0.5
_ALL_ACTIVE = 0.6  # how often all lanes are active under a mask
_TEST = 3.0  # whether the lanes' addresses are contiguous
_VOTE, _ID_VOTE = 4.5, 1.0  # a test and a branch, which is often mispredicted if data decide


@dataclass(frozen=True)
class Vector:
    """One width on one machine. `has_boscc`: regions that all lanes run have no masks."""

    machine: CostMachine
    lanes: int
    has_boscc: bool = False

    def registers(self, bits: int) -> int:
        """The registers that a value of all lanes takes."""
        return Registers(self.machine.bits, self.lanes).of(bits)

    @property
    def mask_registers(self) -> int:
        """Masks are bits in registers of their own, or 32-bit numbers."""
        return 1 if self.machine.bits >= 512 else self.registers(32)


def vector_cost(census: Census, vector: Vector) -> Cost:
    """The cycles of one work-item, by parts."""
    parts, runs, size = defaultdict[str, float](float, overhead=_LOOP), 8.0, 0.0
    alone = {block for loop in census.lane_loops(vector.lanes) for block in loop.blocks}
    for block, work in census.blocks.items():
        if block in alone:
            parts["masks"] += vector.lanes * _LANE * work.flow.mean / ASSUMED_TRIPS
            often = vector.lanes * work.flow.mean
            count = add_scalar_block(parts, work, vector.machine, vector.lanes)
        else:
            often = work.flow.vector
            count = _add_block(parts, work, often, vector)
        runs += often * count
        size += count
    traffic = vector.lanes * census.traffic * (1 + vector.machine.wide_access * log2(vector.registers(census.widest)))
    together = side_by_side(parts, _SCALAR_PARTS)
    return Cost(limited(together, _waiting(census, vector, alone), runs, traffic, vector.machine), size).scaled(
        1 / vector.lanes
    )


def _waiting(census: Census, vector: Vector, alone: set[Block]) -> float:
    """The latency of the dependence chains of one vector."""
    latency = census.vector_chains.path
    for header, cycles in census.vector_chains.loops.items():
        flow = census.blocks[header].flow
        if header in alone:
            latency += vector.lanes * flow.mean * census.scalar_chains.loops[header]
        else:
            latency += flow.vector * cycles
    return latency


def _add_block(parts: defaultdict[str, float], block: BlockWork, runs: float, vector: Vector) -> float:
    """Adds a block's cycles; returns the number of its instructions."""
    count, machine = 0.0, vector.machine
    for name, number in block.scalar.items():
        parts["uniform"] += runs * number * CLASSES[name].scalar
        count += number if name != "free" else 0
    for (name, bits), number in block.simd.items():
        registers = number * vector.registers(bits)
        parts[CLASSES[name].part] += runs * registers * CLASSES[name].vector * machine.slower_by(name, bits)
        count += registers if name != "free" else 0
    is_masked = block.flow.is_masked and not (vector.has_boscc and block.flow.is_id_masked)
    for access, number in block.accesses.items():
        part, cycles, instructions = access_cost(access, is_masked, vector)
        parts[part] += runs * number * cycles
        count += number * instructions
    parts["overhead"] += runs * _BRANCH * block.has_branch
    return count + _add_masks(parts, block, runs, vector)


def _add_masks(parts: defaultdict[str, float], block: BlockWork, runs: float, vector: Vector) -> float:
    """Adds the cycles of masks and blends; returns the number of instructions."""
    masks, blends = block.masks, block.blends
    if not vector.has_boscc:
        masks, blends = masks + block.id_masks, blends + block.id_blends
    elif block.votes:
        parts["masks"] += runs * (_ID_VOTE if block.flow.is_id_branch else _VOTE)
    registers = sum(number * vector.registers(bits) for bits, number in blends.items())
    parts["masks"] += runs * (masks * vector.mask_registers + registers * _BLEND)
    return masks + registers


def access_cost(access: Access, is_masked: bool, vector: Vector) -> tuple[str, float, float]:
    """The part that an access belongs to, its cycles and its instructions."""
    lanes, elements = vector.lanes, access.elements
    if access.way == "atomic":
        return "atomics", CLASSES["atomic"].vector * lanes, 2.0 * lanes
    if access.way == "uniform":
        return "uniform", (_STORE if access.is_store else SCALAR_LOAD) * elements, elements
    by_lane, wide = _by_lane(access, is_masked, vector), _wide(access, is_masked, vector)
    if access.way == "varying" or (access.way == "near" and access.is_store):
        return by_lane
    part, cycles, instructions = by_lane
    if access.way == "tested":
        return part, _TEST + 0.5 * (cycles + wide[1]), 0.5 * (instructions + wide[2])
    if is_masked and access.bits < vector.machine.masked_from:  # one wide access if all lanes are active
        share = 1 - _ALL_ACTIVE
        return "masks", _TEST + wide[1] + share * cycles, wide[2] + share * instructions
    return wide


def _by_lane(access: Access, is_masked: bool, vector: Vector) -> tuple[str, float, float]:
    """Gathers and scatters."""
    machine = vector.machine
    masked = machine.masked_scatter if access.is_store else machine.masked_gather
    each = masked if is_masked else GATHERED
    reloaded = max(0, vector.lanes - machine.addresses) if access.keeps_addresses else 0
    cycles = (each * vector.lanes + machine.reload * reloaded) * access.elements
    return "scatters" if access.is_store else "gathers", cycles, 3.0 * vector.lanes * access.elements


def _wide(access: Access, is_masked: bool, vector: Vector) -> tuple[str, float, float]:
    """Registers one after the other, with shuffles if the lanes' elements lie between each other."""
    registers = vector.registers(access.bits * max(access.apart, 1))
    shuffles = float(registers * access.elements) if max(access.apart, access.elements) > 1 else 0.0
    if _is_joined(access, vector):
        shuffles *= _JOINING
    cycles = registers * (_STORE if access.is_store else _LOAD) + shuffles * _SHUFFLE
    if is_masked:  # which is spread over the elements of each lane
        cycles += shuffles * _SHUFFLE + registers * vector.machine.masked_store * access.is_store
    return "strided" if shuffles else "contiguous", cycles, registers + shuffles


def _is_joined(access: Access, vector: Vector) -> bool:
    """Whether LLVM makes a vector of bytes or shorts of each component, which it then cuts to pieces to widen them.

    Else it widens them within words: one shuffle, or a shift. It joins the shares of several registers with AVX-512,
    and those of several blocks if the component is less than a block.
    """
    if access.elements == 1 or access.bits >= _WORD:
        return False
    component, width = vector.lanes * access.bits, vector.machine.bits
    whole = component * access.elements
    return (width >= 512 and whole > width) or (width > _BLOCK and component < _BLOCK < whole)


class InstrCost(NamedTuple):
    """The cycles of a work-item that an instruction takes, all its runs together, and the part they belong to.

    `line`: that of the instruction, or of the last one before a branch that has one.
    """

    instr: Instr
    part: str
    cycles: float
    line: int


def instruction_costs(cfg: Cfg, shapes: Shapes, vector: Vector) -> Iterator[InstrCost]:
    """The costs of a function's instructions, those of masks and blends at the branches that need them."""
    counting = Counting(cfg, shapes, hoists=True)
    for block in cfg.rpo:
        flow = counting.flows[block]
        runs = flow.vector / vector.lanes
        for instr in (*block.instrs, None):
            work, parts = BlockWork(flow, has_branch=False), defaultdict[str, float](float)
            if instr is not None:
                counting.count(work, instr, block)
            else:
                counting.count_masks(work, block)
            _add_block(parts, work, runs, vector)
            line = line_of(block) if instr is None else instr.line
            for part in [each for each in parts if parts[each] and not work.scalar]:
                yield InstrCost(instr or block.terminator, part, parts[part], line)
