"""The candidates of a search: a kernel's options with each strategy and number of lanes that may be the fastest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from wfv.options import Options
from wfv.strategies import find_strategy

BASELINE = "scalar"
STRATEGIES = (BASELINE, "llvm", "unicf", "unicf+boscc", "partial", "partial+boscc", "unival", "boscc")
LANES = (4, 8, 16, 32, 64)


@dataclass(frozen=True)
class Candidate:
    """The options of one variant of the kernel."""

    options: Options

    @property
    def strategy(self) -> str:
        return self.options.strategy.name

    @property
    def label(self) -> str:
        """`unicf/16`; `scalar`, of which the lanes are no property."""
        return f"{self.strategy}/{self.options.lanes}" if self.options.strategy.vectorize else self.strategy


def candidates_of(default: Options, lanes_for: Callable[[int], int]) -> list[Candidate]:
    """Each strategy with each number of lanes, those without SIMD code once, and the default.

    `lanes_for` is the number of lanes that the launch really runs with, if the kernel is compiled for so many: a local
    size that is smaller than the lanes has fewer. Candidates that would run the same code are one, with those lanes.
    """
    widths = sorted({lanes_for(lanes) for lanes in (*LANES, default.lanes)})
    named = (find_strategy(name) for name in STRATEGIES)
    found = [
        replace(default, strategy=strategy, lanes=lanes)
        for strategy in named
        for lanes in (widths if strategy.vectorize else (default.lanes,))
    ]
    own = replace(default, lanes=lanes_for(default.lanes)) if default.strategy.vectorize else default
    return [Candidate(options) for options in dict.fromkeys([*found, own])]


def find(candidates: Sequence[Candidate], options: Options, lanes_for: Callable[[int], int]) -> Candidate:
    """The candidate whose code a launch with these options runs."""
    lanes = lanes_for(options.lanes) if options.strategy.vectorize else options.lanes
    return next(each for each in candidates if each.options == replace(options, lanes=lanes))
