"""The candidates of `auto` for one kernel: the options that are worth a measurement, the cost model's choice first.

The model ranks; the first of its list is what the first launch runs. The best few of the others are measured. Code that
runs one work-item at a time is measured too if the model sees it near: it knows caches and trip counts least, and where
it is wrong about them, that code is the fastest.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from wfv.auto.settings import Auto
from wfv.cache import Entry, Off, cached
from wfv.lazy import LazyModule
from wfv.options import Options
from wfv.plugin_code import NoSourceError
from wfv.runtime.cached_compiler import KernelCompiler, kernel_parts
from wfv.strategies import find_strategy

if TYPE_CHECKING:
    from wfv import cost
else:  # loads all passes, which a kernel from the cache does not need
    cost = LazyModule("wfv.cost")

MOST = 4  # candidates with vectors that are measured
BEYOND, SCALAR_BEYOND = 2.5, 4.0  # times the cycles of the model's choice: not worth a measurement
GIVEN_LANES = ("unicf", "unicf+boscc", "partial+boscc", "scalar", "llvm")  # where only the strategy is open


@dataclass(frozen=True)
class Ranked:
    """A candidate: its options, the cycles of a work-item that the model expects, and what dominates them."""

    options: Options
    cycles: float
    reason: str

    @property
    def title(self) -> str:
        """`unicf, 16 lanes`; `scalar`."""
        strategy = self.options.strategy
        return f"{strategy.name}, {self.options.lanes} lanes" if strategy.vectorize else strategy.name


def rank_candidates(compiler: KernelCompiler, options: Options, auto: Auto) -> list[Ranked]:
    """All candidates, as the cost model orders them. Raises what compiling the kernel raises."""

    def make() -> Entry:
        among = None if auto.any_lanes else [cost.Candidate(name, options.lanes) for name in GIVEN_LANES]
        found = cost.rank(compiler.text, compiler.name, options, among)
        return Entry([[each.candidate.strategy, each.candidate.lanes, each.cycles, each.reason] for each in found])

    rows = _kept(compiler, options, auto, make).data
    return [
        Ranked(replace(options, strategy=find_strategy(name), lanes=lanes), cycles, reason)
        for name, lanes, cycles, reason in rows
    ]


def _kept(compiler: KernelCompiler, options: Options, auto: Auto, make: Callable[[], Entry]) -> Entry:
    if isinstance(compiler.cache, Off):
        return make()
    try:
        parts = kernel_parts(compiler.text, compiler.name, options)
    except NoSourceError:
        return make()
    return cached("rank", [*parts, auto.any_lanes], make, compiler.cache)


def worth_measuring(ranked: Sequence[Ranked]) -> list[Ranked]:
    """The model's choice and the best of the others, with vectors and without."""
    best = ranked[0].cycles
    vectors = [each for each in ranked if each.options.strategy.vectorize and each.cycles <= BEYOND * best][:MOST]
    others = [each for each in ranked if not each.options.strategy.vectorize and each.cycles <= SCALAR_BEYOND * best]
    return sorted(vectors + others, key=lambda each: each.cycles)
