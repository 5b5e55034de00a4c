"""Sampling of many runners in rounds: those that are surely slower than the fastest are dropped early."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import median

from wfv.auto.trial import Times, compared
from wfv.bench.sampling import Clock, Runner

FIRST, LOOKS = 4, (4, 8, 16, 32)  # rounds: in any case; after so many, slow runners are dropped


def sample_survivors(
    runners: Sequence[Runner], runs: int, seconds: float, *, kept: Mapping[str, int], clock: Clock, wall: Clock
) -> dict[str, list[float]]:
    """The samples of each runner: sample i of all was taken in round i, and those that were dropped have fewer.

    At most `runs` rounds, and none begins after `seconds` by `wall`. Runners that are surely slower than the fastest
    are dropped (`wfv.auto.trial.compared`), but not before they have the samples that `kept` says.
    """
    rounds, left, start = list[Times](), list(range(len(runners))), wall()
    while left and len(rounds) < runs and (len(rounds) < FIRST or wall() - start < seconds):
        found = dict[int, float]()
        for i in left:
            runners[i].prepare()
            found[i] = runners[i].take(clock)
        rounds.append(found)
        left.append(left.pop(0))
        if len(rounds) in LOOKS:
            best = min(left, key=lambda i: compared(rounds, i, left[0])[0])
            late = {i for i in left if kept.get(runners[i].name, 0) <= len(rounds) and compared(rounds, i, best)[1]}
            left = [i for i in left if i not in late]
    return {runner.name: [each[i] for each in rounds if i in each] for i, runner in enumerate(runners)}


def fastest(samples: Mapping[str, Sequence[float]]) -> str:
    """The runner with the least median among those with the most samples: they have all rounds in common."""
    most = max(map(len, samples.values()))
    return min((name for name, own in samples.items() if len(own) == most), key=lambda name: median(samples[name]))
