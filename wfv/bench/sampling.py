"""Interleaved sampling: each round runs each runner once, so that disturbances affect all of them alike."""

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from statistics import median

from wfv.collector import without_collection

Clock = Callable[[], float]
LEAST, CERTAIN = 8, 0.05


def clock_for(threads: int) -> Clock:
    """The clock for launches on so many threads: with one, the processor time of this thread, which runs them.

    It stands still while another process has the CPU.
    """
    return time.thread_time if threads == 1 else time.perf_counter


def threads_text(count: int) -> str:
    """`1 thread`, `2 threads`."""
    return "1 thread" if count == 1 else f"{count} threads"


class NoMoreSamplesError(Exception):
    """Raised by a runner that can give no more samples: the others go on."""


@dataclass(frozen=True)
class Budget:
    """How long to sample a cell: `least` samples in any case, then until `runs` samples or `seconds` are reached.

    Where the median is not certain then, sampling goes on up to `stretch` times as long.
    """

    runs: int = 100
    seconds: float = 3.0
    least: int = 15
    stretch: int = 1

    def stretched(self) -> "Budget":
        """The budget of a cell whose median is not certain."""
        return replace(self, runs=self.runs * self.stretch, seconds=self.seconds * self.stretch, stretch=1)

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

    def take(self, clock: Clock) -> float:
        """Seconds of one `work`."""
        with without_collection():
            start = clock()
            self.work()
            return clock() - start


@dataclass
class Series:
    """The samples of one runner, in rounds: sample i was taken in round i."""

    name: str
    samples: list[float] = field(default_factory=list)
    spent: float = 0.0  # seconds, with preparation
    is_closed: bool = False  # the runner can give no more

    def share_done(self, budget: Budget) -> float:
        """The share of the budget that is spent, from 0 to 1."""
        if self.is_closed:
            return 1.0
        whole = budget if has_certain_median(self.samples) else budget.stretched()
        return whole.share_done(len(self.samples), self.spent)


def has_certain_median(samples: Sequence[float]) -> bool:
    """Whether the 95 % interval of the median, between two of the samples, is at most CERTAIN of it wide."""
    ordered, half = sorted(samples), sqrt(len(samples))
    low, high = (ordered[int(len(ordered) / 2 + at)] for at in (-half, half)) if len(ordered) > LEAST else (0.0, 0.0)
    return high - low <= CERTAIN * median(ordered or [0])


Progress = Callable[[float], object]


def sample(
    runners: Sequence[Runner], budget: Budget, *, clock: Clock = time.perf_counter, on_progress: Progress | None = None
) -> list[Series]:
    """Samples all runners in rounds, each until its own budget is spent.

    The order is drawn anew for each round, equally in each run. `on_progress` is called after each
    round with the sum of the runners' shares that are done.
    """
    series = [Series(runner.name) for runner in runners]
    order, draw = list(range(len(runners))), random.Random(len(runners))
    while any(_is_open(s, budget) for s in series):
        draw.shuffle(order)
        for i in order:
            if _is_open(series[i], budget):
                _take_sample(runners[i], series[i], clock)
        if on_progress is not None:
            on_progress(sum(s.share_done(budget) for s in series))
    return series


def _is_open(series: Series, budget: Budget) -> bool:
    return series.share_done(budget) < 1


def _take_sample(runner: Runner, series: Series, clock: Clock) -> None:
    waited = clock()
    try:
        runner.prepare()
        series.samples.append(runner.take(clock))
    except NoMoreSamplesError:
        series.is_closed = True
    series.spent += clock() - waited
