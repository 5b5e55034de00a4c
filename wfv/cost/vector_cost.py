"""The cost of one vector of work-items, and of each instruction by the same rules.

For single instructions, waiting (dependence chains, caches, spills) belongs to no single instruction and is left out.
"""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from math import log2
from typing import NamedTuple

from passes.analysis import Shapes
from passes.linearize.branch_remarks import line_of
from passes.speculate.row_loops import ITERATIONS, is_wide
from wfv.cost.accesses import Access, copy_of
from wfv.cost.census import COPIES, NARROW, BlockWork, Census, Counting, Live
from wfv.cost.chains import Cost, limited, side_by_side
from wfv.cost.figures import CLASSES, CostMachine, bits_of, class_of
from wfv.cost.flow import BlockFlow
from wfv.cost.scalar_cost import add_scalar_block
from wfv.ir.cfg import Cfg
from wfv.ir.core import Block, Instr
from wfv.ir.opcodes import ACCESSES_MEMORY

_LOAD, _STORE, _SHUFFLE = 0.6, 1.0, 1.0  # cycles of a register
_SCALAR_LOAD = 0.5
_ANY_WIDTH = 64
_WORD, _BLOCK = 32, 128  # bits that bytes are widened to, and that a shuffle of bytes stays within
_JOINING = 3  # times as many shuffles, for components that are joined before they are widened (Sobel)
_SCALAR_PARTS = ("uniform", "overhead")  # of scalar instructions
# A loop that runs lane by lane: finding the next active lane, taking its values out of vectors, putting results in; the
# usual number of iterations of a loop.
_LANE, _TRIPS = 6.0, 10.0
_ATOMIC = 6.5  # of a lane
_LOOP = 4.0  # the loop over vectors: ids, counter, branch, the vectors that are made of them
_BRANCH = 0.5
_ROW_GAIN = 1.7  # four iterations load four elements of a lane at once, and transpose (docs/passes/widen.md, Runs)
_SPILL = 2.0  # a store and a load, and the operation that must wait for it
_ALL_ACTIVE = 0.6  # how often all lanes are active under a mask
_TEST = 3.0  # whether the lanes' addresses are contiguous
_OWN_MASKS = 2  # of a block and of an edge
_VOTE, _ID_VOTE = 4.5, 1.0  # a test and a branch, which is often mispredicted if data decide


@dataclass(frozen=True)
class Vector:
    """One width on one machine. `has_boscc`: regions that all lanes run have no masks."""

    machine: CostMachine
    lanes: int
    has_boscc: bool = False

    def registers(self, bits: int) -> int:
        """The registers that a value of all lanes takes."""
        return max(1, -(-self.lanes * bits // self.machine.bits))

    @property
    def mask_registers(self) -> int:
        """Masks are bits in registers of their own, or 32-bit numbers."""
        return 1 if self.machine.bits >= 512 else self.registers(32)


def vector_cost(census: Census, vector: Vector) -> Cost:
    """The cycles of one work-item, by parts."""
    parts = defaultdict[str, float](float, overhead=_LOOP)
    count = 8.0
    most_bits = NARROW if census.is_narrow else _ANY_WIDTH
    runs_by_lane = _is_cheaper_by_lane(census, vector, most_bits)
    for block in census.blocks:
        if runs_by_lane and block.flow.divergent_loops:
            parts["masks"] += vector.lanes * _LANE * block.flow.mean / _TRIPS
            count += _add_by_lane(parts, block, vector)
            continue
        runs = block.flow.vector * rounds_of(block.flow, vector.lanes)
        count += runs * _add_block(parts, block, runs, vector, most_bits)
    latency, misses = _waiting(census, vector, runs_by_lane)
    traffic = vector.lanes * census.traffic * (1 + vector.machine.wide_access * log2(vector.registers(census.widest)))
    together = side_by_side(parts, _SCALAR_PARTS)
    return limited(together, latency, count, traffic, vector.machine, misses).scaled(1 / vector.lanes)


def _waiting(census: Census, vector: Vector, runs_by_lane: bool) -> tuple[float, float]:
    """The latency of the dependence chains, and the mispredicted branches, of one vector."""
    chains, latency, misses = census.vector_chains, census.vector_chains.path, 0.0
    for flow, cycles in chains.loops:
        if not (runs_by_lane and flow.divergent_loops):
            latency += flow.vector * rounds_of(flow, vector.lanes) * cycles
    if runs_by_lane:
        scalar = census.scalar_chains.loops
        latency += vector.lanes * sum(flow.mean * cycles for flow, cycles in scalar if flow.divergent_loops)
        misses = vector.lanes * sum(block.flow.misses for block in census.blocks if block.flow.divergent_loops)
    return latency, misses


def _is_cheaper_by_lane(census: Census, vector: Vector, most_bits: int) -> bool:
    """Whether divergent loops around gathers run lane by lane in scalar code (passes/linearize/loops_by_lane.py)."""
    blocks = [block for block in census.blocks if block.flow.divergent_loops]
    if not any(access.way == "varying" for block in blocks for access in block.accesses):
        return False
    wide, by_lane = defaultdict[str, float](float), defaultdict[str, float](float)
    for block in blocks:
        _add_block(wide, block, block.flow.vector * rounds_of(block.flow, vector.lanes), vector, most_bits)
        _add_by_lane(by_lane, block, vector)
    return sum(by_lane.values()) < sum(wide.values())


def _add_by_lane(parts: defaultdict[str, float], block: BlockWork, vector: Vector) -> float:
    """Adds a block's cycles if each lane runs it alone; returns the number of its instructions."""
    own = defaultdict[str, float](float)
    count = add_scalar_block(own, block, vector.machine)
    for part, cycles in own.items():
        parts[part] += vector.lanes * cycles
    return vector.lanes * block.flow.mean * count


def rounds_of(flow: BlockFlow, lanes: int) -> float:
    """How much more often a divergent loop runs than the mean of its lanes: until the last lane leaves it.

    The expected maximum over the mean is 2n/(n+1) of n independent numbers with equal probability up to a bound, and
    the n-th harmonic number if short ones are exponentially more probable. Rows of sparse matrices and graphs are
    between the two. Other loops are between the first and 1, as neighbouring work-items are alike.
    """
    if not flow.divergent_loops:
        return 1.0
    even = 2 * lanes / (lanes + 1)
    other = sum(1 / i for i in range(1, lanes + 1)) if flow.ragged_loops else 1.0
    return (even + other) / 2


def _add_block(parts: defaultdict[str, float], block: BlockWork, runs: float, vector: Vector, most_bits: int) -> float:
    """Adds a block's cycles; returns the number of its instructions. `most_bits`: of a value in a vector."""
    count, machine = 0.0, vector.machine
    for name, number in block.scalar.items():
        parts["uniform"] += runs * number * CLASSES[name].scalar
        count += number if name != "free" else 0
    for (name, full_bits), number in block.simd.items():
        bits = min(full_bits, most_bits)
        registers = vector.registers(bits)
        parts[CLASSES[name].part] += runs * number * registers * CLASSES[name].vector * slower_by(name, bits, machine)
        count += number * registers if name != "free" else 0
    is_masked = block.flow.is_masked and not (vector.has_boscc and block.flow.is_id_masked)
    for access, number in block.accesses.items():
        part, cycles, instructions = access_cost(access, is_masked, vector)
        parts[part] += runs * number * cycles
        count += number * instructions
    count += add_masks(parts, block, runs, vector, most_bits)
    parts["overhead"] += runs * _BRANCH * block.has_branch
    parts["spills"] += runs * _SPILL * _spilled(block, vector, most_bits)
    return count


def block_instructions(block: BlockWork, vector: Vector, most_bits: int) -> float:
    """The number of a block's instructions, however often it runs."""
    return _add_block(defaultdict(float), block, 1.0, vector, most_bits)


def add_masks(
    parts: defaultdict[str, float], block: BlockWork, runs: float, vector: Vector, most_bits: int = 64
) -> float:
    """Adds the cycles of masks and blends; returns the number of instructions."""
    masks, blends = block.masks, block.blends
    if not vector.has_boscc:
        masks, blends = masks + block.id_masks, blends + block.id_blends
    elif block.votes:
        parts["masks"] += runs * (_ID_VOTE if block.flow.is_id_branch else _VOTE)
    registers = sum(number * vector.registers(min(bits, most_bits)) for bits, number in blends.items())
    parts["masks"] += runs * (masks * vector.mask_registers + registers * CLASSES["select"].vector)
    return masks + registers


def slower_by(name: str, bits: int, machine: CostMachine) -> float:
    if name == "multiply" and bits == 64:
        return machine.multiply64
    return machine.vary_shift if name == "vary shift" else 1.0


def _spilled(block: BlockWork, vector: Vector, most_bits: int) -> float:
    """The registers that do not fit."""
    masks = 0 if vector.machine.bits >= 512 else block.live.masks + _OWN_MASKS * block.flow.is_masked
    bits = min(block.live.bits, block.live.values * most_bits) + 32 * masks
    needed = max(block.live.values, -(-bits * vector.lanes // vector.machine.bits))
    return max(0, needed - vector.machine.registers)


def access_cost(access: Access, is_masked: bool, vector: Vector) -> tuple[str, float, float]:
    """The part that an access belongs to, its cycles and its instructions."""
    lanes, elements = vector.lanes, access.elements
    if access.way == "atomic":
        return "atomics", _ATOMIC * lanes, 2.0 * lanes
    if access.way == "uniform":
        return "uniform", (_STORE if access.is_store else _SCALAR_LOAD) * elements, elements
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
    if access.is_store:
        each = machine.masked_scatter if is_masked else machine.scatter
    else:
        each = machine.masked_gather if is_masked else machine.gather
    reloaded = max(0, vector.lanes - machine.addresses) if access.keeps_addresses else 0
    accesses = _accesses_of_a_lane(access, is_masked, machine)
    cycles = (each * vector.lanes + machine.reload * reloaded) * accesses
    if access.is_row and not is_masked and is_wide(access.bits // 8, vector.lanes, machine.bits):
        cycles = each / _ROW_GAIN * vector.lanes + machine.reload * reloaded / ITERATIONS
    return "scatters" if access.is_store else "gathers", cycles, 3.0 * vector.lanes * accesses


def _accesses_of_a_lane(access: Access, is_masked: bool, machine: CostMachine) -> int:
    """One for each element, or on AVX-512 for each word of an OpenCL vector (passes/widen/gather_scatter.py)."""
    size = access.bits * access.elements
    words = {32: 1, 64: 1, 128: 2}.get(size, access.elements)
    has_instruction = (is_masked and size <= 64) if access.is_store else (is_masked or access.bits < 64)
    is_by_words = machine.masked_from == 8 and access.way == "varying" and has_instruction
    return words if is_by_words else access.elements


def _wide(access: Access, is_masked: bool, vector: Vector) -> tuple[str, float, float]:
    """Registers one behind the other, with shuffles if the lanes' elements lie between each other."""
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

    `line`: that of the instruction, or of the last one in front of a branch that has one.
    """

    instr: Instr
    part: str
    cycles: float
    line: int


def instruction_costs(cfg: Cfg, shapes: Shapes, vector: Vector) -> list[InstrCost]:
    """The costs of a function's instructions, those of masks and blends at the branches that need them."""
    counting = Counting(cfg, shapes, hoists=True)
    return [each for block in cfg.rpo for each in _costs_of(block, counting, vector)]


def _costs_of(block: Block, counting: Counting, vector: Vector) -> Iterator[InstrCost]:
    flow, shapes = counting.flows[block], counting.shapes
    runs = flow.vector * rounds_of(flow, vector.lanes) / vector.lanes
    is_masked = flow.is_masked and not (vector.has_boscc and flow.is_id_masked)
    for instr in block.instrs:
        if instr.op in ACCESSES_MEMORY or instr.callee.startswith(COPIES):
            access = copy_of(instr) if instr.callee else counting.access_of(instr, block)
            part, cycles, _ = access_cost(access, is_masked, vector)
            yield InstrCost(instr, part, runs * cycles, instr.line)
        elif shapes.of(instr).is_varying and instr.op != "phi":
            name, bits = class_of(instr), bits_of(instr)
            each = CLASSES[name].vector * slower_by(name, bits, vector.machine)
            yield InstrCost(instr, CLASSES[name].part, runs * vector.registers(bits) * each, instr.line)
    work = BlockWork(flow, Live())
    counting.count_masks(work, block)
    parts = defaultdict[str, float](float)
    add_masks(parts, work, runs, vector)
    if parts["masks"]:
        yield InstrCost(block.terminator, "masks", parts["masks"], line_of(block))
