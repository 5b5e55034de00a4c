"""How many instructions a candidate's code has, which is what compiling it takes time for."""

from __future__ import annotations

from collections.abc import Sequence

from wfv.cost.census import NARROW, BlockWork, Census
from wfv.cost.estimate import Candidate
from wfv.cost.kernel_work import Part
from wfv.cost.machine import CostMachine
from wfv.cost.vector_cost import Vector, block_instructions
from wfv.strategies import find_strategy

_ANY_WIDTH = 64


def code_size(work: Sequence[Part], candidate: Candidate, machine: CostMachine) -> int:
    """The instructions of all continuations and fast versions; a value of several registers counts as many times."""
    strategy = find_strategy(candidate.strategy)
    versions = [each for part in work for each in (part.census, part.fast.census if part.fast else None) if each]
    if not strategy.vectorize:
        return sum(_scalar_instructions(block) for part in work for block in part.census.blocks)
    vector = Vector(machine, candidate.lanes, strategy.boscc)
    return round(sum(_vector_instructions(census, vector) for census in versions))


def _vector_instructions(census: Census, vector: Vector) -> float:
    most_bits = NARROW if census.is_narrow else _ANY_WIDTH
    return sum(block_instructions(block, vector, most_bits) for block in census.blocks)


def _scalar_instructions(block: BlockWork) -> int:
    return sum(block.simd.values()) + sum(block.scalar.values()) + sum(block.accesses.values())
