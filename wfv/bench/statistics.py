"""Medians and speedups with bootstrap confidence intervals, from samples taken in rounds."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

RESAMPLES = 2000
PERCENTILES = (2.5, 97.5)


@dataclass(frozen=True)
class Estimate:
    """A median, or a ratio of medians, with its 95 % bootstrap interval; `resampled`: its values for the resamples."""

    value: float
    low: float
    high: float
    resampled: NDArray[np.float64]


def median_of(samples: Sequence[float], seed: int = 0) -> Estimate:
    """The median of at least one sample."""
    if not samples:
        raise ValueError("no samples")
    own = np.asarray(samples, np.float64)
    drawn = np.random.default_rng(seed).integers(0, len(own), (RESAMPLES, len(own)))
    return _with_interval(float(np.median(own)), np.median(own[drawn], axis=1))


def speedup(baseline: Sequence[float], samples: Sequence[float], seed: int = 0) -> Estimate:
    """How many times faster `samples` are than `baseline`.

    Sample i of both was taken in round i, so that disturbances of a round affect both: the bootstrap draws rounds, not
    samples. Rounds that only one of the two has are left out.
    """
    rounds = min(len(baseline), len(samples))
    if rounds == 0:
        raise ValueError("no samples to compare")
    base, own = np.asarray(baseline[:rounds], np.float64), np.asarray(samples[:rounds], np.float64)
    drawn = np.random.default_rng(seed).integers(0, rounds, (RESAMPLES, rounds))
    ratios = np.median(base[drawn], axis=1) / np.median(own[drawn], axis=1)
    return _with_interval(float(np.median(base) / np.median(own)), ratios)


def ratio_of_runs(first: Sequence[float], second: Sequence[float]) -> Estimate:
    """How many times faster `second` is than `first`.

    The samples are of two runs, which have no common rounds: each is resampled alone.
    """
    base, own = median_of(first, 0), median_of(second, 1)
    return _with_interval(base.value / own.value, base.resampled / own.resampled)


def average(speedups: Sequence[Estimate], is_geometric: bool = False) -> Estimate:
    """The arithmetic mean, as in the paper. Each speedup needs its own seed: kernels are resampled independently."""
    if not speedups:
        raise ValueError("no speedups to average")
    values = np.array([[s.value, *s.resampled] for s in speedups])
    value, *resampled = np.exp(np.mean(np.log(values), axis=0)) if is_geometric else np.mean(values, axis=0)
    return _with_interval(float(value), np.array(resampled))


def _with_interval(value: float, resampled: NDArray[np.float64]) -> Estimate:
    low, high = np.percentile(resampled, PERCENTILES)
    return Estimate(value, float(low), float(high), resampled)
