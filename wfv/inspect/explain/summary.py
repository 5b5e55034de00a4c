"""The summary of a kernel: its vectorized code, the costly lines and their causes, and the fastest candidate."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from passes.interface import row_of
from passes.remarks import Remark
from wfv import pipeline
from wfv.cost import Candidate, Estimate, analyzed, instruction_costs_of, rank_analyzed
from wfv.cost.ranking import OF_PART
from wfv.cost.vector_cost import InstrCost
from wfv.inspect.explain.decisions import Decision, advice_for_part, decisions_of, in_words, is_local
from wfv.inspect.source_text import SourceText
from wfv.options import DEFAULT, Options
from wfv.strategies import find_strategy


@dataclass(frozen=True)
class CostlyLine:
    """A line, its share of the cycles of all instructions, and the part that most of them are spent on."""

    line: int
    file: str
    share: float
    part: str

    @property
    def what(self) -> str:
        """The part in words."""
        return OF_PART.get(self.part, self.part)


def costly_lines(costs: Sequence[InstrCost]) -> list[CostlyLine]:
    """All lines that cost something, most cycles first."""
    cycles: defaultdict[tuple[int, str], Counter[str]] = defaultdict(Counter)
    for each in costs:
        cycles[int(each.line), getattr(each.line, "file", "")][each.part] += each.cycles  # type: ignore[assignment]
    total = sum(each.cycles for each in costs) or 1.0
    found = [
        CostlyLine(*place, sum(parts.values()) / total, max(parts, key=parts.__getitem__))
        for place, parts in cycles.items()
        if place[0]
    ]
    return sorted((each for each in found if each.share), key=lambda each: (-each.share, each.file, each.line))


@dataclass(frozen=True)
class Verdict:
    """The cost model's estimates, the fastest candidate first. `local_size`: of the launches, if it is known."""

    rows: Sequence[Estimate]
    local_size: tuple[int, ...] = ()

    @property
    def best(self) -> Estimate:
        return self.rows[0]

    @property
    def text(self) -> str:
        """One sentence."""
        sizes = f", local size {'x'.join(map(str, self.local_size))}" if self.local_size else ""
        return f"the fastest is probably {self.best.candidate.title} (by the cost model, not measured{sizes})"


def verdict_of(estimates: Sequence[Estimate], local_size: tuple[int, ...] = (), lane_dimension: int = 0) -> Verdict:
    """The verdict over the model's estimates, best first.

    With the local size of the launches, candidates whose vectors are wider than a row of a group are left out.
    """
    if local_size:
        row = row_of(local_size, lane_dimension)
        fitting = [
            each
            for each in estimates
            if each.candidate.lanes <= row or not find_strategy(each.candidate.strategy).vectorize
        ]
        estimates = fitting or estimates
    return Verdict(estimates, local_size)


_VECTOR = ("arithmetic", "divisions", "calls", "contiguous", "strided")  # one instruction serves all lanes
_BY_LANE = ("gathers", "scatters", "atomics")
_WORTH_ADVICE = 0.2  # of the model's cycles: a part of which something is said


@dataclass(frozen=True)
class Summary:
    """A kernel explained.

    `verdict`: all candidates, the best one first. `candidate`: the best one that vectorizes, or the one that was asked
    for, which the rest is about.
    `vector_share`, `lane_share`, `mask_share`: the parts of its instructions' cycles in which one instruction serves
    all lanes, that are spent lane by lane, and on masks. `decisions`: also missed optimizations, one for each cause,
    the costliest first. `lines`: all source lines that cost something, the costliest first. `advice`: on costs in no
    single line. `remarks`: all of them, in the order of the lines.
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
    local_size: tuple[int, ...] = (),
    strategy: str | None = None,
    lanes: int | None = None,
) -> Summary:
    """Compiles the best candidate that vectorizes, and explains it. Raises compilation errors.

    `text`: canonical IR (`wfv.pipeline.read_source`). `path`: the file of OpenCL C, if the text does not embed it.
    `local_size`: of the launches, if it is known; no vector is wider than it is in the lane dimension. `strategy`,
    `lanes`: of the candidate; the best ones if they are None, or if the strategy makes no vectors.
    """
    state, source = analyzed(text, kernel, options), SourceText(text, path)
    estimates = rank_analyzed(state, text)
    verdict = verdict_of(estimates, local_size, state.interface.lane_dimension)
    ranked = [*(row.candidate for row in verdict.rows), *(each.candidate for each in estimates)]
    candidate = _explained(ranked, strategy, lanes)
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
        lines=costly_lines(costs),
        advice=_advice(rank_analyzed(state, text, [candidate])[0], decisions, costs),
        remarks=remarks,
        source=source,
    )


def summary_of(text: str, kernel: str, options: Options, is_given: bool) -> Summary:
    """The summary of a kernel with the options' own strategy and lanes.

    If they are not given but chosen, or make no vectors, that of the best candidate that makes some.
    """
    if is_given and options.strategy.vectorize:
        return summarize(text, kernel, options, strategy=options.strategy.name, lanes=options.lanes)
    return summarize(text, kernel, replace(options, strategy=find_strategy(DEFAULT)))


def _explained(ranked: Sequence[Candidate], strategy: str | None, lanes: int | None) -> Candidate:
    """The best candidate with vectors of this strategy and these lanes; one that is not ranked, with the best lanes."""
    with_vectors = [each for each in ranked if find_strategy(each.strategy).vectorize]  # the model ranks several
    best = next((each for each in with_vectors if each.strategy == strategy), with_vectors[0])
    name = strategy if strategy is not None and find_strategy(strategy).vectorize else best.strategy
    return Candidate(name, lanes or best.lanes)


def options_of(options: Options, candidate: Candidate) -> Options:
    """The options with a candidate's strategy and lanes."""
    return replace(options, strategy=find_strategy(candidate.strategy), lanes=candidate.lanes)


def _share(costs: Sequence[InstrCost], parts: Sequence[str]) -> float:
    """The share of the cycles that belongs to these parts."""
    total = sum(each.cycles for each in costs) or 1.0
    return sum(each.cycles for each in costs if each.part in parts) / total


def _advice(estimate: Estimate, decisions: Sequence[Decision], costs: Sequence[InstrCost]) -> list[str]:
    """Advice against large parts of the cost that are in no single line. With local memory, waiting is no news."""
    told = {kind for decision in decisions for kind in decision.kinds}
    told |= {"traffic"} if any(is_local(each.instr) for each in costs) else set()
    parts = sorted(((part, cycles) for part, cycles in estimate.parts.items() if part not in told), key=lambda x: -x[1])
    found = (advice_for_part(part) for part, cycles in parts if cycles >= _WORTH_ADVICE * estimate.cycles)
    return [each for each in found if each]
