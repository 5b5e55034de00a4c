"""The cost of strategy `llvm`: the scalar group kernel, which LLVM's loop vectorizer may vectorize."""

from __future__ import annotations

from wfv.cost.census import BlockWork, Census
from wfv.cost.combine import Cost
from wfv.cost.machine import CostMachine
from wfv.cost.scalar_cost import scalar_cost
from wfv.cost.vector_cost import Vector, vector_cost

_WORSE = 1.15  # than wfv's vectors: conditions become masks of all accesses (Stencil9, FloydWarshall: 1.2 to 1.3)
_NO_GAIN = 1.02  # LLVM's vectorizers on other loops gain as often as they lose
_NOT_VECTORIZED = ("integer divide", "exponential", "trigonometric", "power", "other call", "exchange")


def llvm_cost(census: Census, machine: CostMachine, row: int) -> Cost:
    """The cycles of one work-item, by parts. `row`: the most work-items that the loop over them has."""
    lanes = min(row, machine.bits // 32)
    if lanes > 1 and is_vectorized(census):
        return vector_cost(census, Vector(machine, lanes)).scaled(_WORSE)
    return scalar_cost(census, machine).scaled(_NO_GAIN)


def is_vectorized(census: Census) -> bool:
    """Whether LLVM is likely to vectorize the loop over the work-items: it has no inner loop, calls or gathers."""
    return not census.has_loops and all(map(_is_simple, census.blocks))


def _is_simple(block: BlockWork) -> bool:
    if any(name in _NOT_VECTORIZED for name, _ in block.simd):
        return False
    return all(access.way in ("uniform", "contiguous", "near") for access in block.accesses)
