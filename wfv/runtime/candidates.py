"""The candidates of `auto` for one kernel: the options that are worth a measurement, the cost model's choice first.

The model ranks; the first of its list is what the first launch runs. The best few of the others are measured. Code that
runs one work-item at a time is measured too if the model sees it near: it knows caches and trip counts least, and where
it is wrong about them, that code is the fastest.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from wfv.auto.settings import Auto
from wfv.cache import Entry, Off, keep, key_of
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
_KIND = "rank"
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
        return title_of(self.options)


def title_of(options: Options) -> str:
    """The name of a candidate with these options."""
    strategy = options.strategy
    return f"{strategy.name}, {options.lanes} lanes" if strategy.vectorize else strategy.name


Rows = list[list[Any]]  # of a ranking, as JSON: strategy, lanes, cycles, reason


def make_ranking(text: str, name: str, options: Options, any_lanes: bool) -> Rows:
    """What the cost model says of a kernel of a canonical module. Raises what compiling the kernel raises."""
    among = None if any_lanes else [cost.Candidate(strategy, options.lanes) for strategy in GIVEN_LANES]
    found = cost.rank(text, name, options, among)
    return [[each.candidate.strategy, each.candidate.lanes, each.cycles, each.reason] for each in found]


def candidates_of(rows: Rows, options: Options) -> list[Ranked]:
    """All candidates, the cost model's choice first."""
    return [
        Ranked(replace(options, strategy=find_strategy(name), lanes=lanes), cycles, reason)
        for name, lanes, cycles, reason in rows
    ]


def rows_of(ranked: Sequence[Ranked]) -> Rows:
    """The inverse of `candidates_of`."""
    return [[each.options.strategy.name, each.options.lanes, each.cycles, each.reason] for each in ranked]


def find_ranking(compiler: KernelCompiler, options: Options, auto: Auto) -> Rows | None:
    """The ranking that the cache has."""
    key = _key(compiler, options, auto)
    entry = compiler.cache.get(_KIND, key) if key else None
    return None if entry is None else list(entry.data)


def keep_ranking(compiler: KernelCompiler, options: Options, auto: Auto, rows: Rows) -> None:
    """Keeps a ranking, if the cache can."""
    if key := _key(compiler, options, auto):
        keep(compiler.cache, _KIND, key, Entry(rows))


def ranking_parts(compiler: KernelCompiler, options: Options, auto: Auto) -> list[object]:
    """The cache key of a ranking, without wfv's own code. Raises NoSourceError."""
    return [*kernel_parts(compiler.text, compiler.name, options), auto.any_lanes]


def _key(compiler: KernelCompiler, options: Options, auto: Auto) -> str:
    """Empty if nothing is kept: the cache is off, or some code is in no file."""
    if isinstance(compiler.cache, Off):
        return ""
    with suppress(NoSourceError, OSError):
        return key_of(_KIND, ranking_parts(compiler, options, auto), compiler.cache)
    return ""


def worth_measuring(ranked: Sequence[Ranked]) -> list[Ranked]:
    """The model's choice and the best of the others, with vectors and without."""
    best = ranked[0].cycles
    vectors = [each for each in ranked if each.options.strategy.vectorize and each.cycles <= BEYOND * best][:MOST]
    others = [each for each in ranked if not each.options.strategy.vectorize and each.cycles <= SCALAR_BEYOND * best]
    return sorted(vectors + others, key=lambda each: each.cycles)
