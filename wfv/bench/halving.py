"""Successive halving: samples all runners a few times, drops slow ones, and samples the others twice as often.

K. Jamieson, A. Talwalkar, "Non-stochastic Best Arm Identification and Hyperparameter Optimization", AISTATS 2016. Two
differences: a runner in the slower half is dropped only if it is clearly slower, so that equal ones stay; and one that
takes FAR times as long as the best is dropped from the faster half too. Both compare the shortest samples, because
other processes make samples longer, and few samples have no good median.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import median

from wfv.bench.sampling import Budget, Clock, Runner, Series, sample

FAR = 2.0
DOUBT = 0.6  # divided by the number of samples: the share by which a slow runner must exceed the best


@dataclass(frozen=True)
class Limits:
    """How long to sample: `first` samples of each runner in any case, then at most `runs`, and `seconds` for all."""

    runs: int = 60
    seconds: float = 20.0
    first: int = 4


def sample_survivors(
    runners: Sequence[Runner],
    limits: Limits,
    *,
    kept: Mapping[str, int] | None = None,
    clock: Clock = time.perf_counter,
    wall: Clock = time.perf_counter,
) -> dict[str, list[float]]:
    """The samples of each runner: sample i of all was taken in round i, and those that were dropped have fewer.

    `kept`: a runner that is not dropped before it has so many samples. `clock` times the samples, `wall` the limit.
    """
    series = {runner.name: Series(runner.name) for runner in runners}
    alive, start = list(runners), wall()
    while count := _samples_to_take([series[runner.name] for runner in alive], limits, wall() - start, series.values()):
        for taken in sample(alive, Budget(count, math.inf, count), clock=clock):
            series[taken.name].samples += taken.samples
            series[taken.name].spent += taken.spent
        alive = _survivors(alive, {runner.name: series[runner.name].samples for runner in alive}, kept or {})
    return {name: each.samples for name, each in series.items()}


def fastest(samples: Mapping[str, Sequence[float]]) -> str:
    """The runner with the least median among those with the most samples: they have all rounds in common."""
    most = max(map(len, samples.values()))
    return min((name for name, own in samples.items() if len(own) == most), key=lambda name: median(samples[name]))


def _samples_to_take(alive: Sequence[Series], limits: Limits, passed: float, all_series: Iterable[Series]) -> int:
    """As many as each runner has already, but not more than the limits allow; 0 at the end.

    `passed` are the seconds since the start: more than the samples took by their own clock, if that can stand still.
    """
    done = len(alive[0].samples) if alive else limits.runs
    if not done:
        return limits.first
    spent = sum(each.spent for each in all_series)
    slowdown = passed / spent if spent > 0 else 1.0
    seconds_of_round = slowdown * sum(each.spent / len(each.samples) for each in alive)
    affordable = (limits.seconds - passed) / seconds_of_round if seconds_of_round > 0 else math.inf
    return max(int(min(done, limits.runs - done, affordable)), 0)


def _survivors(
    alive: Sequence[Runner], samples: Mapping[str, Sequence[float]], kept: Mapping[str, int]
) -> list[Runner]:
    """The runners that go on, in their order."""
    shortest = {name: min(own) for name, own in samples.items()}
    best, *others = sorted(shortest, key=lambda name: shortest[name])
    slower_half = others[(len(samples) + 1) // 2 - 1 :]

    def is_dropped(name: str) -> bool:
        if name == best or len(samples[name]) < kept.get(name, 0):
            return False
        allowed = 1 + DOUBT / len(samples[name]) if name in slower_half else FAR
        return shortest[name] > allowed * shortest[best]

    return [runner for runner in alive if not is_dropped(runner.name)]
