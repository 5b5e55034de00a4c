"""The summary of a kernel: what runs in vectors, what is costly and why, and the verdict over the candidates."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from passes.remarks import Remark
from wfv import pipeline
from wfv.cost import Candidate, Estimate, analyzed, instruction_costs_of, rank_analyzed
from wfv.explain.costly_lines import CostlyLine, costly_lines
from wfv.options import Options
from wfv.pipeline.state import State
from wfv.strategies import find_strategy

_VECTOR = ("arithmetic", "divisions", "calls", "contiguous", "strided")  # one instruction serves all lanes
_BY_LANE = ("gathers", "scatters", "atomics")


@dataclass(frozen=True)
class Summary:
    """`estimates`: all candidates, best first. `candidate`: the best one that vectorizes, which the rest is about.

    `vector_share`, `lane_share`, `mask_share`: of the cycles of its instructions, those in which one instruction
    serves all lanes, those that are spent lane by lane, and on masks.
    """

    kernel: str
    estimates: Sequence[Estimate]
    candidate: Candidate
    vector_share: float
    lane_share: float
    mask_share: float
    lines: Sequence[CostlyLine]
    remarks: Sequence[Remark]


def summarize(text: str, kernel: str, options: Options) -> Summary:
    """Compiles the best candidate that vectorizes. Raises what compiling raises."""
    state = analyzed(text, kernel, options)
    estimates = rank_analyzed(state, text)
    candidate = next(each.candidate for each in estimates if find_strategy(each.candidate.strategy).vectorize)
    own = options_of(options, candidate)
    remarks = pipeline.compile_kernel(text, kernel, own).remarks
    shares = _shares(state, candidate)
    return Summary(
        kernel,
        estimates,
        candidate,
        vector_share=_sum(shares, _VECTOR),
        lane_share=_sum(shares, _BY_LANE),
        mask_share=_sum(shares, ("masks",)),
        lines=costly_lines(state, candidate, remarks),
        remarks=remarks,
    )


def _sum(shares: dict[str, float], parts: Sequence[str]) -> float:
    return sum(shares.get(each, 0.0) for each in parts)


def options_of(options: Options, candidate: Candidate) -> Options:
    """The options with a candidate's strategy and lanes."""
    return Options(
        find_strategy(candidate.strategy), candidate.lanes, options.target, boscc=options.boscc, math=options.math
    )


def _shares(state: State, candidate: Candidate) -> dict[str, float]:
    cycles: dict[str, float] = {}
    for _, part, each in instruction_costs_of(state, candidate):
        cycles[part] = cycles.get(part, 0.0) + each
    total = sum(cycles.values()) or 1.0
    return {part: each / total for part, each in cycles.items()}


__all__ = ["Summary", "options_of", "summarize"]
