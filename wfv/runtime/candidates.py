"""The candidates of `auto` for one kernel: the options that are worth a measurement, the cost model's choice first."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, NamedTuple

from passes.interface import KernelInterface
from passes.kernel_hints import Fixed
from passes.records import record
from wfv.auto_settings import Auto
from wfv.cache.keys import plain
from wfv.cache.store import Entry
from wfv.errors import OptionError
from wfv.forks import compiling
from wfv.ir.types import size_of
from wfv.options import Options
from wfv.runtime.cached_compiler import KernelCompiler, source_of
from wfv.strategies import find_strategy
from wfv.whole_imports import uninterrupted

MOST = 5  # candidates with vectors that are tuned
BEYOND = 2.5  # times the cycles of the model's choice: not worth a measurement
MOST_REGISTERS = 4  # that a 32-bit value of all lanes takes, in the widest candidate (wfv/cost/ranking.py)
HUGE = 20_000  # instructions, which take many seconds to compile: smaller code, such as scalar code, comes before
LARGE = 2000  # instructions: half a second to compile
_WEIGHT = 2e-5  # of each further one: 5000 must gain a tenth
GIVEN_LANES = ("unicf", "unicf+boscc", "partial+boscc", "scalar", "llvm")  # where only the strategy is open
_RANKING = "rank"  # kind of a cache entry


class Ranked(NamedTuple):
    """The options of a candidate, the cycles of a work-item that the model expects, and their largest part.

    `instructions`: how many the code has, by the model's estimate.
    """

    options: Options
    cycles: float
    reason: str
    instructions: int = 0


# JSON. `rows`: strategy, lanes, cycles, reason, instructions; `useful`: names of arguments; `interface`: a record
RankingRecord = dict[str, Any]


@compiling
def make_ranking(text: str, name: str, options: Options, any_lanes: bool) -> RankingRecord:
    """The cost model's ranking for a kernel of a canonical module. Raises compilation errors."""
    with uninterrupted():  # not for a ranking from the cache, as in wfv/runtime/cached_compiler.py
        from passes.builtins.memory import lay_out_local_variables, with_local_memory
        from wfv import cost
        from wfv.pipeline import likely_source

    text = likely_source(text, name)
    among = None if any_lanes else [cost.Candidate(strategy, options.lanes) for strategy in GIVEN_LANES]
    state = cost.analyzed(text, name, options)
    found = sorted(cost.rank_analyzed(state, text, among), key=lambda each: _rank(each.cycles, each.instructions))
    rows = [
        [each.candidate.strategy, each.candidate.lanes, each.cycles, each.reason, each.instructions] for each in found
    ]
    interface = with_local_memory(state.interface, lay_out_local_variables(state.module, state.functions))
    return {"rows": rows, "useful": sorted(cost.useful_arguments(state)), "interface": plain(interface)}


def _rank(cycles: float, instructions: int) -> tuple[bool, float]:
    """The rank of a candidate: large code must gain more, as it takes time to compile and room in caches."""
    return instructions > HUGE, cycles * (1 + _WEIGHT * max(0, instructions - LARGE))


def candidates_of(ranked: RankingRecord, options: Options) -> list[Ranked]:
    """All candidates, the cost model's choice first."""
    return [
        Ranked(replace(options, strategy=find_strategy(name), lanes=lanes), cycles, reason, instructions)
        for name, lanes, cycles, reason, instructions in ranked["rows"]
    ]


class Ranking:
    """A kernel's candidates in the order of the cost model, which runs once; the cache keeps its ranking.

    `given`: the options whose strategy and lanes are replaced; `fixed`: the constants that are compiled in.
    """

    def __init__(self, compiler: KernelCompiler, given: Options, auto: Auto, fixed: Fixed | None = None) -> None:
        self._compiler, self.given, self.any_lanes, self._fixed = compiler, given, auto.any_lanes, fixed
        self._candidates, self._useful = list[Ranked](), frozenset[str]()
        self._interface: KernelInterface | None = None

    @property
    def candidates(self) -> list[Ranked]:
        """All candidates. Raises compilation errors."""
        if not self.is_known:
            source = source_of(self._compiler.text, self._compiler.name, self._fixed)
            self.take(make_ranking(source, self._compiler.name, self.given, self.any_lanes))
        return self._candidates

    @property
    def useful_arguments(self) -> frozenset[str]:
        """The integer parameters that the code can use as constants. Raises compilation errors."""
        return self._useful if self.candidates else frozenset()

    @property
    def interface(self) -> KernelInterface:
        """Parameters and memory as the analysis has found them: no code is compiled. Raises analysis errors."""
        assert self.candidates and self._interface is not None
        return self._interface

    @property
    def is_known(self) -> bool:
        """Whether the cost model's ranking is known, also by the cache."""
        if not self._candidates:
            entry = self._compiler.find_entry(_RANKING, self.given, self.any_lanes, self._fixed)
            if entry is not None:
                with suppress(KeyError, TypeError, ValueError, OptionError):  # of another version
                    self._set(entry.data)
        return bool(self._candidates)

    def take(self, ranked: RankingRecord) -> None:
        """Takes the model's ranking of this kernel, unless one is known, and keeps it in the cache."""
        if not self._candidates:
            self._set(ranked)
            self._compiler.keep_entry(_RANKING, Entry(ranked), self.given, self.any_lanes, self._fixed)

    def _set(self, ranked: RankingRecord) -> None:
        interface = record(ranked["interface"])
        if not isinstance(interface, KernelInterface):
            raise ValueError("not a ranking")
        self._useful, self._interface = frozenset(ranked["useful"]), interface
        self._candidates = candidates_of(ranked, self.given)


def worth_tuning(ranked: Sequence[Ranked]) -> list[Ranked]:
    """The model's choice, the best of the others with vectors, and code for one work-item at a time."""
    vectors = [each for each in ranked if each.options.strategy.vectorize and each.cycles <= BEYOND * ranked[0].cycles]
    alone = [each for each in ranked if not each.options.strategy.vectorize]
    return sorted(vectors[:MOST] + alone, key=lambda each: each.cycles)


def stored_bytes(interface: KernelInterface) -> int:
    """The bytes that a work-item stores to buffers, estimated as one element of each that is written."""
    written = [param.elem_type for param in interface.params if param.kind == "buffer" and param.is_written]
    return sum(size_of(type) for type in written if type is not None)
