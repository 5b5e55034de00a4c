"""Dependence chains: the cycles that a run takes at least, however many instructions the machine runs at a time.

A `Cost` is the sum of both, throughput and waiting.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from passes.analysis.divergence import Shapes
from passes.analysis.vector_accesses import vector_access_of
from passes.costs import CLASSES, class_of, longest_chain
from wfv.ir.cfg import Cfg, Loop
from wfv.ir.core import Block, Instr
from wfv.ir.opcodes import ACCESSES_MEMORY

_MOST_PHIS = 8
_WINDOW = 200  # instructions that wait for operands at the same time
_BANDWIDTH = 40  # bytes per cycle from the second-level cache, while other instructions run
Latencies = Mapping[Instr, float]


@dataclass
class Chains:
    """Latencies of scalar, or of vector code: of one run without its loops' repetitions, and of one iteration of each
    innermost loop, by its header.
    """

    path: float
    loops: dict[Block, float]


def chains_of(cfg: Cfg, shapes: Shapes, is_vector: bool) -> Chains:
    """The chains of a function. A path has each loop's body once."""
    latencies = {i: _latency(i, shapes, is_vector) for block in cfg.rpo for i in block.instrs}
    loops = {}
    for loop in cfg.loops.all:
        if not loop.children and len(loop.latches) == 1:
            cycles = _recurrence(loop, cfg, latencies)
            if is_vector and loop in shapes.divergent_loops:
                cycles = max(cycles, _mask_recurrence(loop, cfg, shapes, latencies))
            loops[loop.header] = cycles
    return Chains(longest_chain(latencies, latencies.__getitem__), loops)


def _latency(instr: Instr, shapes: Shapes, is_vector: bool) -> float:
    if instr.op in ACCESSES_MEMORY:
        figures = CLASSES["gather" if _is_gather(instr, shapes) else "load"]
    else:
        figures = CLASSES[class_of(instr)]
    return figures.vector_latency if is_vector and shapes.of(instr).is_varying else figures.scalar_latency


def _is_gather(instr: Instr, shapes: Shapes) -> bool:
    return instr.op in ACCESSES_MEMORY and vector_access_of(instr, shapes).way == "varying"


def _recurrence(loop: Loop, cfg: Cfg, latencies: Latencies) -> float:
    """The cycles from one iteration to the next: of the slowest chain from a phi to its own next value."""
    phis, slowest = dict.fromkeys(loop.header.phis), 1.0
    instrs = [i for block in cfg.rpo if loop.contains(block) for i in block.instrs if i not in phis]
    for phi in list(phis)[:_MOST_PHIS]:
        at: dict[object, float] = {phi: 0.0}
        for instr in instrs:
            if reached := [at[operand] for operand in instr.operands if operand in at]:
                at[instr] = max(reached) + latencies[instr]
        slowest = max(slowest, at.get(phi.incoming_for(loop.latches[0]), 0.0))
    return slowest


def _mask_recurrence(loop: Loop, cfg: Cfg, shapes: Shapes, latencies: Latencies) -> float:
    """The same for the live mask: gathers wait for it, and the condition of a divergent exit may wait for a gather.

    Scalar code predicts the branch instead.
    """
    at: dict[object, float] = {}
    for instr in (i for block in cfg.rpo if loop.contains(block) for i in block.instrs):
        if _is_gather(instr, shapes) or any(each in at for each in instr.operands):
            at[instr] = max((at.get(each, 0.0) for each in instr.operands), default=0.0) + latencies[instr]
    conditions = [block.terminator.operands[0] for block, _ in loop.exits if block.terminator.operands]
    return max((at.get(each, 0.0) for each in conditions if shapes.of(each).is_varying), default=0.0)


@dataclass
class Cost:
    """Cycles by parts. `instructions`: how many the code has."""

    parts: dict[str, float]
    instructions: float

    @property
    def cycles(self) -> float:
        return sum(self.parts.values())

    def scaled(self, factor: float) -> Cost:
        return Cost({part: factor * cycles for part, cycles in self.parts.items()}, self.instructions)

    def __add__(self, other: Cost) -> Cost:
        both = {part: self.parts.get(part, 0.0) + other.parts.get(part, 0.0) for part in {**self.parts, **other.parts}}
        return Cost(both, self.instructions + other.instructions)


def with_waiting(parts: Mapping[str, float], latency: float, count: float, traffic: float) -> dict[str, float]:
    """Adds the time that a run of `count` instructions waits for its dependence chains, which take `latency` cycles,
    and for `traffic` bytes from the caches.

    Runs of other work-items or vectors overlap with it, as many as fit into the machine's window.
    """
    return {**parts, "chains": latency / max(1.0, _WINDOW / count), "traffic": traffic / _BANDWIDTH}
