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
    """The candidates, the fastest first. `measured`: how their order was measured; "" if it is the model's.
    `local_size`: of the launches, if it is known.
    """

    rows: tuple[Row, ...]
    measured: str
    local_size: tuple[int, ...] = ()

    @property
    def is_measured(self) -> bool:
        return bool(self.measured)

    @property
    def best(self) -> Row:
        return self.rows[0]

    @property
    def text(self) -> str:
        """One sentence."""
        if self.is_measured:
            return f"the fastest is {self.best.title} ({self.measured})"
        sizes = f", local size {size_text(self.local_size)}" if self.local_size else ""
        return f"the fastest is probably {self.best.title} (by the cost model, not measured{sizes})"


def title_of(candidate: Candidate) -> str:
    """The strategy, and the lanes if it has any."""
    lanes = f", {candidate.lanes} lanes" if find_strategy(candidate.strategy).vectorize else ""
    return f"{candidate.strategy}{lanes}"


@dataclass(frozen=True)
class Measured:
    """Times of some or all candidates, in any unit; `how`: the words for it, such as `measured by wfv tune`."""

    times: Mapping[Candidate, float]
    how: str = "measured"


def size_text(local_size: Sequence[int]) -> str:
    return "x".join(map(str, local_size))


def is_too_wide(candidate: Candidate, row: int) -> bool:
    """Whether its vectors are wider than a row of a group, so that launches run narrower ones."""
    return find_strategy(candidate.strategy).vectorize and candidate.lanes > row


def verdict_of(
    estimates: Sequence[Estimate], measured: Measured | None = None, local_size: Sequence[int] = ()
) -> Verdict:
    """The verdict over the model's estimates, best first. Candidates that the model does not rank are left out.

    With the local size of the launches, so are those whose vectors are wider than a row of a group.
    """
    if local_size:
        estimates = [each for each in estimates if not is_too_wide(each.candidate, local_size[0])] or estimates
    ranked = {each.candidate for each in estimates}
    times = {each: time for each, time in measured.times.items() if each in ranked} if measured is not None else {}
    least = min(times.values(), default=1.0)
    rows = [
        Row(each.candidate, each.cycles, _relative(each.candidate, times, least), each.reason) for each in estimates
    ]
    if measured is None or not times:
        return Verdict(tuple(rows), "", tuple(local_size))
    rows.sort(key=lambda row: (row.time is None, row.time or 0.0))
    return Verdict(tuple(rows), measured.how, tuple(local_size))


def _relative(candidate: Candidate, times: Mapping[Candidate, float], least: float) -> float | None:
    return times[candidate] / least if candidate in times else None
