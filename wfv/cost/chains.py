"""Dependence chains: the cycles that a run takes at least, however many instructions the machine runs at a time.

A `Cost` has both, throughput and chains; `limited` and `side_by_side` combine them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from passes.analysis import Shapes
from wfv.cost.figures import CLASSES, CostMachine, class_of
from wfv.cost.flow import BlockFlow
from wfv.ir.cfg import Cfg, Loop
from wfv.ir.core import Block, Instr
from wfv.ir.opcodes import ACCESSES_MEMORY
from wfv.ir.values import Value

_LOAD, _VECTOR_LOAD, _GATHER = 4.0, 7.0, 25.0  # cycles from the first-level cache
_BLEND = 1.0  # what a mask adds to a value that a loop carries
_ROUNDS = 4  # iterations over which a chain through several phis is followed
_MOST_PHIS = 8
Latencies = Mapping[Instr, float]


def latencies_of(cfg: Cfg, shapes: Shapes) -> tuple[Latencies, Latencies]:
    """The latency of each instruction in scalar and in vector code."""
    scalar, vector = {}, {}
    for block in cfg.rpo:
        for instr in block.instrs:
            if instr.op in ACCESSES_MEMORY:
                scalar[instr], vector[instr] = _LOAD, _access(instr, shapes)
            else:
                figures = CLASSES[class_of(instr)]
                scalar[instr] = vector[instr] = figures.scalar_latency
                if shapes.of(instr).is_varying:
                    vector[instr] = figures.vector_latency
    return scalar, vector


def _access(instr: Instr, shapes: Shapes) -> float:
    if shapes.of(instr).is_uniform and instr.op == "load":
        return _LOAD
    return _GATHER if shapes.of(instr.operands[-1]).is_varying else _VECTOR_LOAD


def critical_path(cfg: Cfg, latencies: Latencies) -> float:
    """The longest chain through one run in which each loop's body runs once."""
    at: dict[Value, float] = {}
    for block in cfg.rpo:
        for instr in block.instrs:
            at[instr] = max((at.get(each, 0.0) for each in instr.operands), default=0.0) + latencies[instr]
    return max(at.values(), default=0.0)


def loop_chains(
    cfg: Cfg, shapes: Shapes, flows: Mapping[Block, BlockFlow], latencies: Latencies, is_vector: bool
) -> list[tuple[BlockFlow, float]]:
    """For each innermost loop, the flow of its header and the cycles from one iteration to the next."""
    found = []
    for loop in cfg.loops.all:
        if loop.children or len(loop.latches) != 1:
            continue
        cycles = _recurrence(loop, cfg, latencies)
        blend = _BLEND if is_vector and loop in shapes.divergent_loops else 0.0
        found.append((flows[loop.header], cycles + blend))
    return found


def _recurrence(loop: Loop, cfg: Cfg, latencies: Latencies) -> float:
    """The cycles of one iteration of the slowest chain that the loop's phis carry."""
    phis = loop.header.phis[:_MOST_PHIS]
    edges = _distances(loop, phis, cfg, latencies)
    slowest, best = 1.0, {phi: {phi: 0.0} for phi in phis}
    for length in range(1, _ROUNDS + 1):
        best = {start: _step(reached, edges) for start, reached in best.items()}
        slowest = max([slowest, *(reached.get(start, 0.0) / length for start, reached in best.items())])
    return slowest


def _step(reached: Mapping[Instr, float], edges: Mapping[Instr, Mapping[Instr, float]]) -> dict[Instr, float]:
    """The longest chains to each phi, one iteration further."""
    found: dict[Instr, float] = {}
    for phi, cycles in reached.items():
        for to, more in edges[phi].items():
            found[to] = max(found.get(to, 0.0), cycles + more)
    return found


def _distances(loop: Loop, phis: list[Instr], cfg: Cfg, latencies: Latencies) -> dict[Instr, dict[Instr, float]]:
    """For each phi, the longest chains to what the phis will be in the next iteration."""
    at: dict[Value, dict[Instr, float]] = {phi: {phi: 0.0} for phi in phis}
    own = set(loop.header.phis)
    for block in sorted(loop.blocks, key=cfg.rpo_index.__getitem__):
        for instr in block.instrs:
            if instr in own:
                continue
            reached: dict[Instr, float] = {}
            for operand in instr.operands:
                for phi, cycles in at.get(operand, {}).items():
                    reached[phi] = max(reached.get(phi, 0.0), cycles + latencies[instr])
            if reached:
                at[instr] = reached
    edges: dict[Instr, dict[Instr, float]] = {phi: {} for phi in phis}
    for phi in phis:
        for start, cycles in at.get(phi.incoming_for(loop.latches[0]), {}).items():
            edges[start][phi] = cycles
    return edges


_SHARPNESS = 3.0  # how near to the larger of the two a run gets: 1 would be their sum, infinity their maximum
_SHARED = 2.0  # the same for two things that share the front end


@dataclass
class Cost:
    """Cycles by parts."""

    parts: dict[str, float]

    @property
    def cycles(self) -> float:
        return sum(self.parts.values())

    def scaled(self, factor: float) -> Cost:
        return Cost({part: factor * cycles for part, cycles in self.parts.items()})

    def __add__(self, other: Cost) -> Cost:
        both = {part: self.parts.get(part, 0.0) + other.parts.get(part, 0.0) for part in {**self.parts, **other.parts}}
        return Cost(both)


def limited(
    parts: Mapping[str, float], latency: float, count: float, traffic: float, machine: CostMachine, misses: float = 0
) -> Cost:
    """Adds what a run of `count` instructions waits for its dependence chains, which take `latency` cycles, and for
    `traffic` bytes from the caches.

    Runs of other work-items or vectors overlap with it, as many as fit into the machine's window, and none behind a
    branch that is mispredicted: `misses` times in a run.
    """
    throughput = sum(parts.values())
    overlap = min(machine.window / count, 1 / misses if misses else machine.window)
    waiting = latency / max(1.0, overlap)
    busy = _together(throughput, waiting)
    all_of_it = _together(busy, traffic / machine.bandwidth)
    return Cost({**parts, "chains": max(0.0, busy - throughput), "traffic": max(0.0, all_of_it - busy)})


def side_by_side(parts: Mapping[str, float], scalar: tuple[str, ...]) -> dict[str, float]:
    """The parts, of which those of scalar instructions are what they add to the others.

    Scalar and vector instructions have units of their own and run at the same time, but are decoded together.
    """
    alone = sum(parts.get(part, 0.0) for part in scalar)
    rest = sum(parts.values()) - alone
    share = (_together(rest, alone, _SHARED) - rest) / alone if alone else 1.0
    return {part: cycles * (share if part in scalar else 1.0) for part, cycles in parts.items()}


def _together(a: float, b: float, sharpness: float = _SHARPNESS) -> float:
    """The cycles of two things that are done at the same time."""
    larger = max(a, b)
    return larger * float((1 + (min(a, b) / larger) ** sharpness) ** (1 / sharpness))
