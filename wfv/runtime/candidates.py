"""The candidates of `auto` for one kernel: the options that are worth a measurement, the cost model's choice first.

Also the winners that the cache keeps.

The model ranks; the first of its list is what the first launch runs. The best few of the others are measured. Code that
runs one work-item at a time is measured too if the model sees it near: it knows caches and trip counts least, and where
it is wrong about them, that code is the fastest.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import TYPE_CHECKING, Any

from passes.interface import KernelInterface
from passes.kernel_hints import Fixed
from wfv.auto.launches import SizeClass
from wfv.auto.settings import Auto
from wfv.cache.store import Entry
from wfv.errors import OptionError
from wfv.forks import compiling
from wfv.ir.types import size_of
from wfv.options import Options, check_lanes
from wfv.runtime.cached_compiler import KernelCompiler
from wfv.strategies import find_strategy

if TYPE_CHECKING:
    from wfv.cost import Estimate

MOST = 5  # candidates with vectors that are measured
BEYOND, SCALAR_BEYOND = 2.5, 4.0  # times the cycles of the model's choice: not worth a measurement
MUCH_MEMORY = 0.4
COMPILE_SECONDS, COMPILE_INSTRUCTIONS = 0.05, 300  # to compile a candidate of few instructions; so many take as long
MOST_SECONDS = 0.9  # to compile all candidates: the largest ones are left out
MOST_REGISTERS = 4  # that a 32-bit value of all lanes takes, in the widest candidate (wfv/cost/ranking.py)
COPIES = 1.02  # the cycles of code with BOSCC over those without, where that has nothing to do (wfv/cost/ranking.py)
_OF_MEMORY = ("contiguous", "strided", "memory", "traffic", "gathers", "scatters")
_RANKING, _CHOICE = "rank", "choice"  # kinds of cache entries
PAST_CACHES = ", stores past the caches"  # after the name of a candidate
GIVEN_LANES = ("unicf", "unicf+boscc", "partial+boscc", "scalar", "llvm")  # where only the strategy is open


@dataclass(frozen=True, eq=False)  # a launch looks candidates up: that is quick for themselves, slow by value
class Ranked:
    """A candidate: its options, the cycles of a work-item that the model expects, and what dominates them.

    `memory`: the share of the cycles that loads, stores and the caches take. `instructions`: how many the code has,
    by the model's estimate. `fixed`: what is compiled in as constants.
    """

    options: Options
    cycles: float
    reason: str
    memory: float = 0.0
    instructions: int = 0
    fixed: Fixed | None = None

    @property
    def constants(self) -> dict[str, bytes]:
        """The arguments that are compiled in."""
        return {} if self.fixed is None else {name: bytes.fromhex(digits) for name, digits in self.fixed.arguments}

    @property
    def title(self) -> str:
        """`unicf, 16 lanes`; `scalar`; `unicf, 16 lanes, specialized on n`."""
        if self.fixed is None:
            return title_of(self.options)
        names = [name for name, _ in self.fixed.arguments] + ["the local size"] * (self.fixed.local_size is not None)
        return f"{title_of(self.options)}, specialized on {', '.join(names)}"


def title_of(options: Options) -> str:
    """The name of a candidate with these options."""
    strategy = options.strategy
    way = PAST_CACHES if options.past_caches else ""
    return f"{strategy.name}, {options.lanes} lanes{way}" if strategy.vectorize else strategy.name


Rows = list[list[Any]]  # of a ranking, as JSON: strategy, lanes, cycles, reason, memory, instructions


@compiling
def make_ranking(text: str, name: str, options: Options, any_lanes: bool) -> Rows:
    """What the cost model says of a kernel of a canonical module. Raises what compiling the kernel raises."""
    from wfv import cost  # not for a ranking from the cache, as in wfv/runtime/cached_compiler.py

    among = None if any_lanes else [cost.Candidate(strategy, options.lanes) for strategy in GIVEN_LANES]
    found = cost.rank(text, name, options, among)
    return [
        [each.candidate.strategy, each.candidate.lanes, each.cycles, each.reason, _memory(each), each.instructions]
        for each in found
    ]


def _memory(estimate: Estimate) -> float:
    return sum(estimate.parts.get(part, 0.0) for part in _OF_MEMORY) / (estimate.cycles or 1.0)


def candidates_of(rows: Rows, options: Options) -> list[Ranked]:
    """All candidates, the cost model's choice first."""
    return [
        Ranked(replace(options, strategy=find_strategy(name), lanes=lanes), cycles, reason, memory, instructions)
        for name, lanes, cycles, reason, memory, instructions in rows
    ]


class Ranking:
    """A kernel's candidates in the order of the cost model, which is asked once; the cache keeps what it says.

    `given`: the options whose strategy and lanes are replaced.
    """

    def __init__(self, compiler: KernelCompiler, given: Options, auto: Auto) -> None:
        self._compiler, self.given, self.any_lanes = compiler, given, auto.any_lanes
        self._candidates, self._rows = list[Ranked](), Rows()

    @property
    def candidates(self) -> list[Ranked]:
        """All of them. Raises what compiling the kernel raises."""
        if not self.is_known:
            self.take(make_ranking(self._compiler.text, self._compiler.name, self.given, self.any_lanes))
        return self._candidates

    @property
    def is_known(self) -> bool:
        """Whether the cost model has been asked, here or by what the cache has."""
        if not self._rows and (entry := self._compiler.find_entry(_RANKING, self.given, self.any_lanes)) is not None:
            self._candidates, self._rows = candidates_of(entry.data, self.given), entry.data
        return bool(self._rows)

    def take(self, rows: Rows) -> None:
        """Takes what the model said of this kernel, unless that is known, and keeps it in the cache."""
        if not self._rows:
            self._candidates, self._rows = candidates_of(rows, self.given), rows
            self._compiler.keep_entry(_RANKING, Entry(rows), self.given, self.any_lanes)


def worth_measuring(ranked: Sequence[Ranked]) -> list[Ranked]:
    """The model's choice and the best of the others, with vectors and without.

    Where memory decides, the model knows least: not how large the arrays are, and not what the CPU prefetches.
    """
    best, is_of_memory = ranked[0].cycles, ranked[0].memory >= MUCH_MEMORY
    others = [
        each
        for each in ranked
        if not each.options.strategy.vectorize and (is_of_memory or each.cycles <= SCALAR_BEYOND * best)
    ]
    vectors = [each for each in ranked if each.options.strategy.vectorize and each.cycles <= BEYOND * best]
    apart = [each for each in vectors if not any(_is_twin(each, other) for other in vectors)]
    widths = {each.options.lanes: each for each in reversed(apart)}  # the best of each number of lanes
    firsts = [each for each in apart if widths[each.options.lanes] is each]
    seconds = [each for each in apart if each not in firsts]
    found = sorted((firsts + seconds)[:MOST] + others, key=compile_seconds)
    total = list(accumulate(map(compile_seconds, found)))
    quick = [each for each, end in zip(found, total, strict=True) if end <= MOST_SECONDS or each is ranked[0]]
    return sorted(quick, key=lambda each: each.cycles)


def compile_seconds(candidate: Ranked) -> float:
    """How long it probably takes to compile it."""
    return COMPILE_SECONDS * (1 + candidate.instructions / COMPILE_INSTRUCTIONS)


def past_caches(worth: Sequence[Ranked]) -> list[Ranked]:
    """The first of these that has vectors, with stores past the caches; none if none has."""
    first = [each for each in worth if each.options.strategy.vectorize][:1]
    return [replace(each, options=replace(each.options, past_caches=True)) for each in first]


def stored_bytes(interface: KernelInterface) -> int:
    """The bytes that a work-item stores to buffers, estimated as one element of each that is written."""
    written = [param.elem_type for param in interface.params if param.kind == "buffer" and param.is_written]
    return sum(size_of(type) for type in written if type is not None)


def _is_twin(candidate: Ranked, other: Ranked) -> bool:
    """Whether BOSCC probably makes the same code: the model sees no difference but the price of copies."""
    own, its = candidate.options, other.options
    is_boscc = own.strategy.boscc and not its.strategy.boscc
    return is_boscc and own.lanes == its.lanes and abs(candidate.cycles / other.cycles - COPIES) < 1e-3


@dataclass(frozen=True)
class KeptChoice:
    """A winner, which the cache keeps by kernel, options, CPU and size class.

    `times`: of all that were measured, relative to it, by title (`unicf, 16 lanes`).
    `past_caches`: it has stores past the caches. `fixed`: its constants, a `Fixed` or nothing.
    """

    strategy: str
    lanes: int
    times: dict[str, float]
    past_caches: bool = False
    fixed: Sequence[Any] = ()

    def ranked(self, given: Options) -> Ranked:
        """The winner; of the given options, its strategy, lanes and stores are replaced. Raises OptionError."""
        strategy, lanes = find_strategy(self.strategy), check_lanes(self.lanes)
        options = replace(given, strategy=strategy, lanes=lanes, past_caches=self.past_caches)
        if not self.fixed:
            return Ranked(options, 0.0, "")
        arguments, local_size = self.fixed
        fixed = Fixed(tuple((name, digits) for name, digits in arguments), local_size and tuple(local_size))
        return Ranked(options, 0.0, "", fixed=fixed)


def find_choice(compiler: KernelCompiler, options: Options, auto: Auto, launches: SizeClass) -> KeptChoice | None:
    """What was kept for these launches of a kernel with these options.

    None if nothing was, if the entry is of another version, or names a strategy that is not there.
    """
    entry = compiler.find_entry(_CHOICE, options, auto.specialize, *launches)
    with suppress(TypeError, KeyError, OptionError, ValueError):
        if entry is not None:
            found = KeptChoice(**entry.data["choice"])
            found.ranked(options)
            return found
    return None


def keep_choice(
    compiler: KernelCompiler, options: Options, auto: Auto, launches: SizeClass, best: Ranked,
    times: Mapping[str, float],
) -> None:  # fmt: skip
    """Keeps a winner, if the cache can."""
    own = best.options
    choice = KeptChoice(own.strategy.name, own.lanes, dict(times), own.past_caches, best.fixed or ())
    compiler.keep_entry(_CHOICE, Entry({"choice": vars(choice)}), options, auto.specialize, *launches)
