"""What chooses the strategy and the lanes of a kernel's launches: the cost model first, then measured launches."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, lru_cache, partial

from passes.interface import KernelInterface, row_of
from passes.kernel_hints import Fixed
from passes.remarks import Remark
from wfv.auto.launches import SizeClass, last_cache_bytes
from wfv.auto.settings import Auto
from wfv.errors import Error
from wfv.forks import Lock
from wfv.options import Options
from wfv.runtime.auto_launch import AutoLaunch, Choices, choice_remarks
from wfv.runtime.candidates import (
    MOST_REGISTERS,
    Ranked,
    Ranking,
    find_choice,
    keep_choice,
    past_caches,
    stored_bytes,
    title_of,
    worth_measuring,
)
from wfv.runtime.choice import Choice, Receiver, Values
from wfv.runtime.compile_process import background
from wfv.runtime.launch.geometry import NDRange, mentions_groups
from wfv.runtime.launch.prepared import Arguments, Launchable
from wfv.runtime.variants import KernelFacts, Variants, for_groups
from wfv.strategies import STRATEGIES

LARGE = 2000  # instructions by the cost model: to compile them takes about half a second
SIZES = 64  # launches whose choices are found at once


class Chooser:
    """Chooses among the candidates of a kernel, of which each has variants of its own.

    `given`: the options that the program was built with, whose strategy and lanes are replaced. `auto`: how.
    """

    def __init__(self, kernel: KernelFacts, given: Options, auto: Auto) -> None:
        self._lock = Lock()
        self._kernel, self.given, self.auto = kernel, given, auto
        self.ranking = Ranking(kernel.compiler, given, auto)
        self._variants: dict[Ranked, Variants] = {}
        self.choices: dict[SizeClass, Choices] = {}
        self.choices_for = lru_cache(SIZES)(self._choices_for)
        self.first = cache(self._first)
        self._observes_groups = cache(self._may_observe_groups)

    @property
    def ranked(self) -> list[Ranked]:
        """All candidates, the cost model's choice first. Raises what compiling the kernel raises."""
        return self.ranking.candidates

    @property
    def variants(self) -> Variants:
        """Those of the cost model's choice."""
        return self.variants_of(self.ranked[0])

    def variants_of(self, candidate: Ranked) -> Variants:
        """Those of a candidate; candidates with the same options and constants share them."""
        found = self._variants.get(candidate)
        if found is None:
            options, fixed = candidate.options, candidate.fixed
            same = (each for each in list(self._variants.values()) if (each.options, each.fixed) == (options, fixed))
            made = next(same, None) or Variants(self._kernel, options, fixed)
            found = self._variants.setdefault(candidate, made)
        return found

    @property
    def most_lanes(self) -> int:
        """The most lanes of a candidate, without the cost model."""
        if not self.auto.any_lanes or self._kernel.hints.has_sub_groups:
            return self.given.lanes
        most = MOST_REGISTERS * self.given.lanes
        row = max(self._kernel.hints.required_size or (most,))
        return min(most, 1 << (row.bit_length() - 1))

    @property
    def interface(self) -> KernelInterface:
        """As the passes found it: of what runs first, while the model's choice is not compiled."""
        first = None if self.variants.find(self.variants.options) is not None else self.first()
        return self.variants.interface if first is None else self.variants_of(first).interface

    def _first(self) -> Ranked | None:
        """What runs the first launches of a large kernel; None if that is the model's choice."""
        chosen = self.ranked[0]
        is_large = chosen.options.strategy.vectorize and chosen.instructions > LARGE
        if not self.auto.measure or not is_large or self.variants.find_code(chosen.options):
            return None
        return next((each for each in self.ranked if each.options.strategy is STRATEGIES["scalar"]), None)

    def may_regroup(self, given: NDRange) -> bool:
        """Whether groups of wfv's choice may be better than these narrow ones, and the kernel cannot tell."""
        return min(given.local_size) <= self.given.lanes and not self._observes_groups()

    def _may_observe_groups(self) -> bool:
        """Whether launches run the groups that are given. Raises what compiling the kernel raises."""
        hints, source = self._kernel.hints, self._kernel.source
        if source is None or hints.required_size is not None or hints.preferred_size is not None:
            return True
        if mentions_groups(source, self._kernel.name) or self.first() is not None:
            return True  # what runs first has been made for quick launches: nothing else is compiled for them
        return self.interface.observes_groups or not self.interface.is_preference_sure

    def prepare(self, ndrange: NDRange, threads: int, arguments: Arguments) -> Launchable:
        """A launch of these sizes, by the choices for its size class."""
        choices = self.choices_for(ndrange, threads, arguments.are_large)
        if choices is None:
            return self.variants.prepare(ndrange, threads, arguments)
        for choice in choices.made:
            variants = self.variants_of(choice.running)
            launch = variants.prepare(ndrange, threads, arguments)  # which raises what is wrong with it
            if choice.is_settled and not choice.constants:
                return launch
            values = variants.for_launch(ndrange).packer.integers(launch.block)
            if not choice.is_settled:
                return AutoLaunch(choices, self.variants_of, ndrange, threads, arguments, values)
            if choice.takes(values):
                return launch
        choices.of(values)  # makes one
        return self.prepare(ndrange, threads, arguments)

    def _choices_for(self, ndrange: NDRange, threads: int, has_large_buffers: bool = False) -> Choices | None:
        """The choices among the candidates for such launches; None: nothing is measured.

        Parts of launches that print could not share a buffer.
        """
        if not self.auto.measure or self.interface.printf is not None:
            return None
        launches = self._size_class(ndrange, threads, has_large_buffers)
        found = self.choices.get(launches)
        if found is None:
            made = self._make_choices(launches)
            with self._lock:
                found = self.choices.setdefault(launches, made)
        return found

    def _make_choices(self, launches: SizeClass) -> Choices:
        kept = find_choice(self._kernel.compiler, self.given, self.auto, launches)
        is_ready = self.first() is None or self.variants.find_code(self._options_for(self.variants, launches))
        first = (None if is_ready else self.first()) or self.ranked[0]
        if kept is None:
            return Choices(self._choice(launches, first), partial(self._next_choice, launches))
        winner = kept.ranked(self.given)
        made = self._choice(launches, first if winner.constants else winner, winner)
        return Choices(made.take(winner), partial(self._next_choice, launches), kept)

    def _next_choice(self, launches: SizeClass, before: Choice) -> Choice:
        """For launches that have other arguments than the constants of the last one."""
        made = self._choice(launches, before.general, before.running if before.is_settled else None)
        made.repeats = made.repeats if before.is_settled else before.repeats
        return made

    def _choice(self, launches: SizeClass, general: Ranked, winner: Ranked | None = None) -> Choice:
        return Choice(
            general, launches.threads, partial(self._others, launches, winner), partial(self._compile, launches),
            partial(self._keep, launches),
        )  # fmt: skip

    def _others(self, launches: SizeClass, winner: Ranked | None, constants: Values) -> list[Ranked]:
        """What is compared for such launches, with what can be compiled in: all that is worth it.

        Once there was a winner, it is tried with these constants, and with the local size alone.
        """
        is_fixed = self.auto.specialize and not launches.is_large
        local_size = (*launches.local_size, 1, 1)[:3] if launches.is_full and is_fixed else None
        arguments = tuple((name, value.hex()) for name, value in constants.items() if is_fixed)
        fixed = Fixed(arguments, local_size)
        if winner is not None:
            return [_with(winner, each) for each in (fixed._replace(arguments=()), fixed)]
        return [self.ranked[0], *(_with(each, fixed) for each in self._worth_measuring(launches))]

    def _worth_measuring(self, launches: SizeClass) -> list[Ranked]:
        """With fewer work-items than lanes in a row, some have the same code."""
        found = dict[tuple[str, int, bool], Ranked]()
        worth = worth_measuring(self.ranked)
        for each in [*worth, *(past_caches(worth) if launches.exceeds_caches else ())]:
            options = each.options
            lanes = self._options_for(self.variants_of(each), launches).lanes if options.strategy.vectorize else 0
            found.setdefault((options.strategy.name, lanes, options.past_caches), each)
        return list(found.values())

    def _options_for(self, variants: Variants, launches: SizeClass) -> Options:
        """Those of the variant for such launches."""
        options = replace(variants.options, fits_index32=not launches.is_large)
        return for_groups(options, launches.local_size, self.interface.preferred_dimension, self._kernel.hints)

    def _compile(self, launches: SizeClass, candidate: Ranked, receiver: Receiver) -> None:
        """Compiles a candidate's variant for such launches in the background; `receiver` gets "", or why it cannot run.

        What another process could not do for the model's choice is tried here.
        """
        variants = self.variants_of(candidate)
        options = self._options_for(variants, launches)

        def received(failure: str) -> None:
            if failure and variants is self.variants:
                failure = self._compiled_here(options)
            receiver(failure or self._twin(variants, options))

        background.order(variants, options, received)

    def _compiled_here(self, options: Options) -> str:
        """Why the model's choice cannot be compiled in this process either, or "". Raises EndedError."""
        try:
            with background.in_llvm():
                self.variants.get(options).compile()
        except Error as error:
            return error.message
        return ""

    def _twin(self, variants: Variants, options: Options) -> str:
        """Says which other candidate has the same code: BOSCC changes nothing where no region is worth a branch."""
        own = variants.find(options)
        for other in list(self._variants.values()):
            its = other.find(options)
            if other is not variants and own is not None and its is not None and its.ir == own.ir:
                return f"it has the code of {title_of(other.options)}"
        return ""

    def _keep(self, launches: SizeClass, choice: Choice) -> None:
        """Keeps the winner in the cache."""
        times = {title_of(each.options): round(time, 3) for each, time in choice.scores.items()}
        best = choice.running
        background.do(lambda: keep_choice(self._kernel.compiler, self.given, self.auto, launches, best, times))

    @property
    def is_settled(self) -> bool:
        """Whether all launches so far are of size classes whose choice is final."""
        return all(choices.is_settled for choices in list(self.choices.values()))

    def remarks(self, ndrange: NDRange, threads: int) -> tuple[Remark, ...]:
        """What was chosen for such launches, from what, and why."""
        return choice_remarks(self.choices_for(ndrange, threads), self.ranked)

    def is_open(self, ndrange: NDRange, threads: int) -> bool:
        """Whether measurements may change what runs such launches."""
        choices = self.choices_for(ndrange, threads)
        return choices is not None and not choices.has_winner

    def _size_class(self, ndrange: NDRange, threads: int, has_large_buffers: bool) -> SizeClass:
        is_large = has_large_buffers or ndrange.needs_index64
        items, stored = ndrange.group_count * ndrange.local_items, stored_bytes(self.interface)
        exceeds_caches = items * stored >= last_cache_bytes()
        is_full = not any(n % each for n, each in zip(ndrange.global_size, ndrange.local_size, strict=True))
        row = row_of(ndrange.local_size, self.interface.preferred_dimension)
        return SizeClass(
            ndrange.local_size, (items.bit_length() - 1) // 2, threads, is_large, exceeds_caches, is_full, row
        )


def _with(candidate: Ranked, fixed: Fixed) -> Ranked:
    """The candidate with these constants, if there are any."""
    return replace(candidate, fixed=fixed if fixed != Fixed() else None)
