"""What is ranked (the default candidates), and what the ranking says of it, with a reason in one line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from passes.kernel_hints import KernelHints
from wfv.cost.figures import CostMachine
from wfv.options import Options


@dataclass(frozen=True)
class Candidate:
    """One way to compile a kernel: the name of a strategy and the lanes."""

    strategy: str
    lanes: int


@dataclass(frozen=True)
class Estimate:
    """`cycles` of one work-item, and the `parts` that they consist of; `reason`: one line that says what dominates.

    `instructions`: how many the code has.
    """

    candidate: Candidate
    cycles: float
    parts: Mapping[str, float]
    reason: str
    instructions: int = 0


_SCALAR, _SIMD = ("scalar", "llvm"), ("unicf", "unicf+boscc")
_LANES = (4, 8, 16, 32, 64)
_MOST_REGISTERS = 4  # that a 32-bit value of all lanes may take: with more, few values fit at the same time


def default_candidates(options: Options, hints: KernelHints, machine: CostMachine) -> list[Candidate]:
    """One work-item at a time, LLVM's vectorizer, and SIMD code with and without BOSCC of each sensible width.

    A kernel with sub-groups keeps its lanes, as its results depend on them. No vector is wider than the rows of groups
    that the kernel requires.
    """
    if hints.has_sub_groups:
        lanes = [hints.lanes or options.lanes]
    else:
        lanes = [each for each in _LANES if machine.bits // 2 <= each * 32 <= _MOST_REGISTERS * machine.bits]
        row = hints.required_size[0] if hints.required_size else lanes[-1]
        lanes = [each for each in lanes if each <= row] or lanes[:1]
    base = lanes[0] if hints.has_sub_groups else options.lanes
    simd = [Candidate(strategy, each) for strategy in _SIMD for each in lanes]
    return [*(Candidate(strategy, base) for strategy in _SCALAR), *simd]


OF_PART = {
    "arithmetic": "arithmetic",
    "divisions": "divisions and square roots",
    "calls": "calls of math functions",
    "exchanges": "exchanges between the work-items of sub-groups",
    "memory": "loads and stores",
    "contiguous": "contiguous loads and stores",
    "strided": "strided accesses with their shuffles",
    "uniform": "what is the same for all lanes",
    "gathers": "gathers, lane by lane",
    "scatters": "scatters, lane by lane",
    "atomics": "atomic operations, lane by lane",
    "masks": "masks and blends of divergent control flow",
    "mispredictions": "branches that are mispredicted",
    "spills": "spills: more live values than registers",
    "chains": "waiting for dependent operations",
    "traffic": "waiting for the caches beyond the first",
    "copies": "copies of code without masks",
    "overhead": "the loop over the work-items",
}


def reason_for(parts: Mapping[str, float]) -> str:
    """What the cycles mostly are."""
    total = sum(parts.values())
    first, *others = sorted(parts, key=lambda part: (-parts[part], part))
    text = f"{_share(parts[first], total)} {OF_PART[first]}"
    if others and parts[others[0]] >= total / 5:
        text = f"{text}, {_share(parts[others[0]], total)} {OF_PART[others[0]]}"
    return text


def _share(cycles: float, total: float) -> str:
    return f"{100 * cycles / total:.0f} %"
