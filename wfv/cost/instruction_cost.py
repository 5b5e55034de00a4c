"""What each instruction costs in vector code, by the same rules as the cost of the whole kernel.

Waiting (dependence chains, caches, spills) belongs to no single instruction and is left out.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from passes.analysis import Shapes
from passes.linearize.branch_remarks import line_of
from wfv.cost.accesses import copy_of
from wfv.cost.census import COPIES, BlockWork, Counting
from wfv.cost.figures import CLASSES, bits_of, class_of
from wfv.cost.pressure import Live
from wfv.cost.vector_cost import Vector, access_cost, add_masks, rounds_of, slower_by
from wfv.ir.cfg import Cfg
from wfv.ir.core import Block, Instr
from wfv.ir.opcodes import ACCESSES_MEMORY


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
