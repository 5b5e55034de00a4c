"""The summary of a kernel: what runs in vectors, what is costly and why, what to try, and what is the fastest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from passes.remarks import Remark
from wfv import pipeline
from wfv.cost import Candidate, Estimate, analyzed, instruction_costs_of, rank_analyzed
from wfv.cost.vector_cost import InstrCost
from wfv.explain.advice import advice_for_part
from wfv.explain.costly_lines import CostlyLine, costly_lines
from wfv.explain.decisions import Decision, decisions_of
from wfv.explain.explained import in_words
from wfv.explain.source_text import SourceText
from wfv.explain.verdict import Measured, Verdict, verdict_of
from wfv.options import Options
from wfv.strategies import find_strategy

_VECTOR = ("arithmetic", "divisions", "calls", "contiguous", "strided")  # one instruction serves all lanes
_BY_LANE = ("gathers", "scatters", "atomics")
_WORTH_ADVICE = 0.2  # of the model's cycles: a part of which something is said


@dataclass(frozen=True)
class Summary:
    """A kernel explained.

    `verdict`: all candidates, the best one first. `candidate`: the best one that vectorizes, which the rest is about.
    `vector_share`, `lane_share`, `mask_share`: of the cycles of its instructions, those in which one instruction serves
    all lanes, those that are spent lane by lane, and on masks. `decisions`: what was decided or missed, one for each
    cause, the costliest first. `lines`: all source lines that cost something, the costliest first. `advice`: on what is
    in no single line. `remarks`: all of them, in the order of the lines.
    """

    kernel: str
    verdict: Verdict
    candidate: Candidate
    vector_share: float
    lane_share: float
    mask_share: float
    decisions: Sequence[Decision]
    lines: Sequence[CostlyLine]
    advice: Sequence[str]
    remarks: Sequence[Remark]
    source: SourceText


def summarize(
    text: str,
    kernel: str,
    options: Options,
    path: Path | None = None,
    measured: Measured | None = None,
    local_size: Sequence[int] = (),
) -> Summary:
    """Compiles the best candidate that vectorizes, and explains it. Raises what compiling raises.

    `text`: canonical IR (`wfv.pipeline.read_source`). `path`: the file of OpenCL C, if the text does not embed it.
    `measured`: times of candidates; without them the cost model alone decides. `local_size`: of the launches, if it is
    known; no vector is wider than its dimension 0.
    """
    state, source = analyzed(text, kernel, options), SourceText(text, path)
    estimates = rank_analyzed(state, text)
    verdict = verdict_of(estimates, measured, local_size)
    candidate = _vectorizing([*(row.candidate for row in verdict.rows), *(each.candidate for each in estimates)])
    made = pipeline.compile_kernel(text, kernel, options_of(options, candidate)).remarks
    remarks = in_words(made, source)
    costs = instruction_costs_of(state, candidate)
    decisions = decisions_of(remarks, costs)
    return Summary(
        kernel,
        verdict,
        candidate,
        vector_share=_share(costs, _VECTOR),
        lane_share=_share(costs, _BY_LANE),
        mask_share=_share(costs, ("masks",)),
        decisions=decisions,
        lines=costly_lines(costs, decisions, source),
        advice=_advice(next(each for each in estimates if each.candidate == candidate), decisions),
        remarks=remarks,
        source=source,
    )


def _vectorizing(candidates: Sequence[Candidate]) -> Candidate:
    """The first candidate that vectorizes; the model ranks several for each kernel."""
    return next(each for each in candidates if find_strategy(each.strategy).vectorize)


def options_of(options: Options, candidate: Candidate) -> Options:
    """The options with a candidate's strategy and lanes."""
    return replace(options, strategy=find_strategy(candidate.strategy), lanes=candidate.lanes)


def _share(costs: Sequence[InstrCost], parts: Sequence[str]) -> float:
    """The share of the cycles that belongs to these parts."""
    total = sum(each.cycles for each in costs) or 1.0
    return sum(each.cycles for each in costs if each.part in parts) / total


def _advice(estimate: Estimate, decisions: Sequence[Decision]) -> list[str]:
    """What to try against what takes much of the time and is in no single line."""
    told = {kind for decision in decisions for kind in decision.kinds}
    parts = sorted(((part, cycles) for part, cycles in estimate.parts.items() if part not in told), key=lambda x: -x[1])
    found = (advice_for_part(part) for part, cycles in parts if cycles >= _WORTH_ADVICE * estimate.cycles)
    return [each for each in found if each]
