"""Interleaved sampling: each round runs each strategy once, so that disturbances affect all of them alike."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from wfv.collection import without_collection

Clock = Callable[[], float]


@dataclass(frozen=True)
class Budget:
    """How long to sample a cell: `least` samples in any case, then until `runs` samples or `seconds` are reached."""

    runs: int = 100
    seconds: float = 3.0
    least: int = 15

    def share_done(self, samples: int, spent: float) -> float:
        """The share of the budget that is spent, from 0 to 1."""
        of_time = spent / self.seconds if self.seconds > 0 else 1.0
        return min(samples / self.least, max(samples / self.runs, of_time), 1.0)


@dataclass
class Runner:
    """One thing to time: `prepare` is called before each `work`, outside the timed region."""

    name: str
    prepare: Callable[[], object]
    work: Callable[[], object]


@dataclass
class Series:
    """The samples of one runner, in rounds: sample i was taken in round i."""

    name: str
    samples: list[float] = field(default_factory=list)
    spent: float = 0.0  # seconds, with preparation


Progress = Callable[[float], object]


def sample(
    runners: Sequence[Runner], budget: Budget, *, clock: Clock = time.perf_counter, on_progress: Progress | None = None
) -> list[Series]:
    """Samples all runners in rounds of a rotating order, each until its own budget is spent.

    `on_progress` is called after each round with the sum of the runners' shares that are done.
    """
    series = [Series(runner.name) for runner in runners]
    order = list(range(len(runners)))
    while any(_is_open(s, budget) for s in series):
        for i in order:
            if _is_open(series[i], budget):
                _take_sample(runners[i], series[i], clock)
        order.append(order.pop(0))  # no runner always follows the same one
        if on_progress is not None:
            on_progress(sum(budget.share_done(len(s.samples), s.spent) for s in series))
    return series


def _is_open(series: Series, budget: Budget) -> bool:
    return budget.share_done(len(series.samples), series.spent) < 1


def _take_sample(runner: Runner, series: Series, clock: Clock) -> None:
    waited = clock()
    runner.prepare()
    with without_collection():
        start = clock()
        runner.work()
        end = clock()
    series.samples.append(end - start)
    series.spent += end - waited
