"""The verdict: which strategy and lanes are the fastest, by the cost model or as it was measured."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from wfv.cost import Candidate, Estimate
from wfv.strategies import find_strategy


@dataclass(frozen=True)
class Row:
    """A candidate. `cycles` of a work-item, by the model; `time`, as measured, relative to the fastest (None: it was
    not); `mostly`: what the cycles are.
    """

    candidate: Candidate
    cycles: float
    time: float | None
    mostly: str

    @property
    def title(self) -> str:
        return title_of(self.candidate)


@dataclass(frozen=True)
class Verdict:
    """The candidates, the fastest first. `is_measured`: whether their order was measured; else it is the model's."""

    rows: tuple[Row, ...]
    is_measured: bool

    @property
    def best(self) -> Row:
        return self.rows[0]

    @property
    def text(self) -> str:
        """One sentence."""
        if self.is_measured:
            return f"the fastest is {self.best.title} (measured)"
        return f"the fastest is probably {self.best.title} (by the cost model, not measured)"


def title_of(candidate: Candidate) -> str:
    """The strategy, and the lanes if it has any."""
    lanes = f", {candidate.lanes} lanes" if find_strategy(candidate.strategy).vectorize else ""
    return f"{candidate.strategy}{lanes}"


def verdict_of(estimates: Sequence[Estimate], measured: Mapping[Candidate, float] | None = None) -> Verdict:
    """The verdict over the model's estimates, best first; `measured`: times of some or all of them, in any unit."""
    times = dict(measured or {})
    least = min(times.values(), default=1.0)
    rows = [
        Row(each.candidate, each.cycles, _relative(each.candidate, times, least), each.reason) for each in estimates
    ]
    if times:
        rows.sort(key=lambda row: (row.time is None, row.time or 0.0))
    return Verdict(tuple(rows), bool(times))


def _relative(candidate: Candidate, times: Mapping[Candidate, float], least: float) -> float | None:
    return times[candidate] / least if candidate in times else None
