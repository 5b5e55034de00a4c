"""The results of tuning (tuning.py) for the launches of a kernel, by their size; the cache keeps them."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from wfv.auto_settings import Auto
from wfv.cache.store import Entry
from wfv.errors import OptionError
from wfv.options import Options, check_lanes
from wfv.runtime.cached_compiler import KernelCompiler
from wfv.runtime.launch.geometry import NDRange
from wfv.strategies import find_strategy

_TUNED = "tuned"  # kind of a cache entry


class SizeClass(NamedTuple):
    """Launches that probably share their fastest candidate.

    `items` is the number of work-items as a power of four, rounded down: data that fits into one cache fits into it at
    four times the size, or is just beyond it.
    """

    local_size: tuple[int, ...]
    items: int
    threads: int

    @classmethod
    def of(cls, ndrange: NDRange, threads: int) -> SizeClass:
        """The size class of a launch."""
        return cls(ndrange.local_size, (ndrange.items.bit_length() - 1) // 2, threads)


@dataclass(frozen=True)
class Tuned:
    """A result of tuning: the winner, and the times of all candidates relative to the winner's, by title."""

    strategy: str
    lanes: int
    times: Mapping[str, float] = field(default_factory=dict)

    def options(self, given: Options) -> Options:
        """The given options with the winner's strategy and lanes. Raises OptionError."""
        return replace(given, strategy=find_strategy(self.strategy), lanes=check_lanes(self.lanes))


class TunedLaunches:
    """The tuned launches of a kernel with certain options, by size class; one entry of the cache."""

    def __init__(self, compiler: KernelCompiler, given: Options, auto: Auto) -> None:
        self._compiler, self._given, self._any_lanes = compiler, given, auto.any_lanes
        self._found: dict[SizeClass, Tuned] | None = None

    def find(self, launches: SizeClass) -> Tuned | None:
        """The winner for such launches; None: they have not been tuned."""
        if self._found is None:
            self._found = self._read()
        return self._found.get(launches)

    def keep(self, launches: SizeClass, winner: Tuned) -> None:
        """Keeps a winner, also in the cache if it can."""
        self._found = {**self._read(), **(self._found or {}), launches: winner}
        rows = [[*key, each.strategy, each.lanes, dict(each.times)] for key, each in self._found.items()]
        self._compiler.keep_entry(_TUNED, Entry(rows), self._given, self._any_lanes)

    def _read(self) -> dict[SizeClass, Tuned]:
        """The results in the cache, without results that name a strategy that is not there."""
        found: dict[SizeClass, Tuned] = {}
        entry = self._compiler.find_entry(_TUNED, self._given, self._any_lanes)
        for local_size, items, threads, *winner in entry.data if entry is not None else ():
            with suppress(TypeError, OptionError):
                tuned = Tuned(*winner)
                tuned.options(self._given)
                found[SizeClass(tuple(local_size), items, threads)] = tuned
        return found
