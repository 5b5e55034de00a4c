"""The cost of one vector of work-items, and of each instruction by the same rules.

Waiting (dependence chains, caches) and spills belong to no single instruction, and are left out there.
"""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from passes.analysis.divergence import Shapes
from passes.analysis.vector_accesses import access_cost
from passes.costs import ASSUMED_TRIPS, BRANCH, CLASSES, ID_VOTE, VOTE, Vector
from passes.linearize.branch_remarks import line_of
from wfv.cost.census import BlockWork, Census, Counting
from wfv.cost.chains import Cost, with_waiting
from wfv.cost.scalar_cost import add_scalar_block
from wfv.cost.vector_runs import Runs, vector_runs
from wfv.ir.cfg import Cfg
from wfv.ir.core import Block, Instr

_LANE = 6.0  # of a loop that runs lane by lane: finding the next active lane, taking values out of vectors and back
_CROWDED = 0.05  # with each further register for a value: the code is larger, and fewer values fit into registers
_LOOP = 4.0  # the loop over vectors: ids, counter, branch, the vectors that are made of them


def vector_cost(census: Census, vector: Vector) -> Cost:
    """The cycles of one work-item, by parts."""
    parts, runs, size = defaultdict[str, float](float, overhead=_LOOP), 8.0, 0.0
    alone = {block for loop in census.lane_loops(vector) for block in loop.blocks}
    runs_of = census.runs(vector)
    for block, work in census.blocks.items():
        if block in alone:
            parts["masks"] += vector.lanes * _LANE * work.flow.mean / ASSUMED_TRIPS
            often = vector.lanes * work.flow.mean
            count = add_scalar_block(parts, work, vector.machine, vector.lanes)
        else:
            often = runs_of[block].often
            count = _add_block(parts, work, runs_of[block], vector)
        runs += often * count
        size += count
    waiting = _waiting(census, vector, alone, runs_of)
    cost = Cost(with_waiting(parts, waiting, runs, vector.lanes * census.traffic), size)
    return cost.scaled((1 + _CROWDED * (vector.registers(32) - 1)) / vector.lanes)


def _waiting(census: Census, vector: Vector, alone: set[Block], runs: dict[Block, Runs]) -> float:
    """The latency of the dependence chains of one vector."""
    latency = census.vector_chains.path
    for header, cycles in census.vector_chains.loops.items():
        flow = census.blocks[header].flow
        if header in alone:
            latency += vector.lanes * flow.mean * census.scalar_chains.loops[header]
        else:
            latency += runs[header].often * cycles
    return latency


def _add_block(parts: defaultdict[str, float], block: BlockWork, runs: Runs, vector: Vector) -> float:
    """Adds a block's cycles; returns the number of its instructions."""
    count, often = 0.0, runs.often
    for name, number in block.scalar.items() if not block.is_unrolled else ():
        parts["uniform"] += often * number * CLASSES[name].scalar
        count += number if name != "free" else 0
    spills = block.spills(vector)
    for (name, bits), number in block.simd.items():
        cycles = vector.cycles(name, bits) + (spills * vector.registers(bits) if name != "free" else 0)
        parts[CLASSES[name].part] += often * number * cycles
        count += number * vector.registers(bits) if name != "free" else 0
    for is_masked, share in ((True, runs.masked), (False, 1 - runs.masked)):
        for access, number in block.accesses.items():
            part, cycles, instructions = access_cost(access, is_masked, vector)
            parts[part] += often * share * number * cycles
            count += share * number * instructions
    parts["overhead"] += often * BRANCH * (block.has_branch and not block.is_unrolled)
    return count + _add_masks(parts, block, runs, vector)


def _add_masks(parts: defaultdict[str, float], block: BlockWork, runs: Runs, vector: Vector) -> float:
    """Adds the cycles of masks and blends; returns the number of instructions."""
    masks, blends = block.masks, block.blends
    if not vector.has_boscc:
        masks, blends = masks + block.id_masks, blends + block.id_blends
    parts["masks"] += runs.often * runs.votes * (ID_VOTE if block.flow.is_id_branch else VOTE)
    registers = sum(number * vector.registers(bits) for bits, number in blends.items())
    parts["masks"] += runs.often * (masks * vector.mask_registers + registers * CLASSES["select"].vector)
    return masks + registers


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
    runs_of = vector_runs(cfg, shapes, counting.flows, vector)
    for block in cfg.rpo:
        flow = counting.flows[block]
        runs = replace(runs_of[block], often=runs_of[block].often / vector.lanes)
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
