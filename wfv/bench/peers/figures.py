"""Ratios of the columns to wfv's, the best peer of each kernel, and geometric means."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import geometric_mean

from wfv.bench.peers.measure import Result
from wfv.bench.peers.peer import DRIVER

OWN = "wfv"  # the column that the others are compared with
Measure = Callable[[Result], float | None]


def seconds(result: Result) -> float | None:
    """The median of a run."""
    return result.seconds


def build_seconds(result: Result) -> float | None:
    """The time of the build."""
    return result.build_seconds


@dataclass(frozen=True)
class Mean:
    """A geometric mean of ratios, over `count` kernels."""

    value: float
    count: int


class Figures:
    """One measure of all results: by kernel and column, with the ratios over wfv's. `peers` are the peers' columns."""

    def __init__(self, results: Sequence[Result], peers: Sequence[str], measure: Measure = seconds) -> None:
        self.kernels = tuple(dict.fromkeys(result.kernel for result in results))
        self.columns = tuple(dict.fromkeys(result.column for result in results))
        self.peers = tuple(peer for peer in peers if peer != DRIVER) or tuple(peers)  # the driver is wfv itself
        self.values = {(result.kernel, result.column): measure(result) for result in results}

    def ratio(self, kernel: str, column: str) -> float | None:
        """How many times wfv's time the column's is; None if one of the two is missing."""
        own, other = self.values.get((kernel, OWN)), self.values.get((kernel, column))
        return other / own if own and other else None

    def best_peer(self, kernel: str) -> str | None:
        """The peer with the least time."""
        found = {peer: value for peer in self.peers if (value := self.values.get((kernel, peer)))}
        return min(found, key=found.__getitem__, default=None)

    def best_ratio(self, kernel: str) -> float | None:
        """The best peer's ratio."""
        peer = self.best_peer(kernel)
        return None if peer is None else self.ratio(kernel, peer)

    def mean(self, column: str) -> Mean | None:
        """Of the column's ratios."""
        return _mean([self.ratio(kernel, column) for kernel in self.kernels])

    def best_mean(self) -> Mean | None:
        """Of the best peers' ratios."""
        return _mean([self.best_ratio(kernel) for kernel in self.kernels])


def _mean(ratios: Sequence[float | None]) -> Mean | None:
    found = [ratio for ratio in ratios if ratio]
    return Mean(geometric_mean(found), len(found)) if found else None
