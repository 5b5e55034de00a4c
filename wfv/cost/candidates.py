"""The candidates that are ranked if the caller names none."""

from __future__ import annotations

from passes.kernel_hints import KernelHints
from wfv.cost.estimate import Candidate
from wfv.cost.machine import CostMachine
from wfv.options import Options

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
