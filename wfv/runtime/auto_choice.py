"""`auto`: chooses the code of a launch: strategy, lanes, and whether its stores go past the caches.

It is the cost model's choice, or the one that tuning has found for such launches.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache, lru_cache, partial

from passes.interface import KernelInterface
from passes.kernel_hints import Fixed
from passes.remarks import Remark
from wfv.auto_settings import Auto
from wfv.cpus import last_cache_bytes
from wfv.errors import GeometryError
from wfv.options import Options
from wfv.runtime.arguments.packer import Arguments, packer_of
from wfv.runtime.candidates import (
    MOST_REGISTERS,
    Ranked,
    Ranking,
    stored_bytes,
    worth_tuning,
)
from wfv.runtime.constant_versions import Versions
from wfv.runtime.kernel_origin import KernelOrigin
from wfv.runtime.launch.geometry import NDRange
from wfv.runtime.tuned_launches import SizeClass, Tuned, TunedLaunches
from wfv.runtime.tuning import Run, WrittenMemory, compared
from wfv.runtime.variants import Variants

SIZES = 1024  # launches whose code is found at once
MOST_STORED = 64  # bytes that a work-item may store: a launch that cannot fill the caches is not looked at


class Chooser:
    """Chooses among the candidates of a kernel.

    Launches that are repeated in their order run the same code, unless they are tuned.
    `given`: the options that the program was built with, whose strategy and lanes are replaced. `auto`: how.
    """

    def __init__(self, kernel: KernelOrigin, given: Options, auto: Auto) -> None:
        self._kernel, self.given, self.auto = kernel, given, auto
        self.ranking = Ranking(kernel.compiler, given, auto)
        self._tuned = TunedLaunches(kernel.compiler, given, auto)
        self.versions_of = cache(self._versions_of)
        self.code_for = lru_cache(SIZES)(self._code_for)
        self._observes_groups = cache(self._may_observe_groups)

    @property
    def ranked(self) -> list[Ranked]:
        """All candidates, the cost model's choice first. Raises compilation errors."""
        return self.ranking.candidates

    @property
    def variants(self) -> Variants:
        """The variants of the cost model's choice, without constants."""
        return self.versions_of(self.ranked[0].options).general

    @property
    def interface(self) -> KernelInterface:
        """As the analysis has found it."""
        return self.ranking.interface

    def _versions_of(self, options: Options) -> Versions:
        """The code of a candidate, or of one that was tuned when there were others."""
        plain, facts = replace(options, past_caches=False), self._kernel
        found = next((each for each in self.ranked if each.options == plain), Ranked(options, 0.0, ""))
        useful = self.ranking.useful_arguments if self.auto.specialize else None

        def with_constants(fixed: Fixed) -> Variants:
            if plain != self.ranked[0].options:  # it was tuned
                return Variants(facts, options, fixed)
            own = Ranking(facts.compiler, self.given, self.auto, fixed)
            chosen = replace(own.candidates[0].options, past_caches=options.past_caches)
            return Variants(facts, chosen, fixed, own.interface)

        general = Variants(facts, options, likely=self.interface)
        return Versions(found, general, packer_of(self.interface), useful, with_constants)

    @property
    def most_lanes(self) -> int:
        """The most lanes of a candidate, without the cost model."""
        if not self.auto.any_lanes or self._kernel.hints.has_sub_groups:
            return self.given.lanes
        most = MOST_REGISTERS * self.given.lanes
        row = max(self._kernel.hints.required_size or (most,))
        return min(most, 1 << (row.bit_length() - 1))

    def may_regroup(self, given: NDRange) -> bool:
        """Whether groups of wfv's choice may be better than these narrow ones, and the kernel cannot tell."""
        return min(given.local_size) <= self.given.lanes and not self._observes_groups()

    def _may_observe_groups(self) -> bool:
        """Whether launches must run the given groups. Raises compilation errors."""
        hints = self._kernel.hints
        if self._kernel.source is None or hints.required_size is not None or hints.preferred_size is not None:
            return True
        return self.interface.observes_groups or not self.interface.is_preference_sure

    def _code_for(self, ndrange: NDRange, threads: int) -> Versions:
        """The code that runs such launches. Raises compilation errors."""
        tuned = self._find_tuned(ndrange, threads)
        options = self.ranked[0].options if tuned is None else tuned.options(self.given)
        return self.versions_of(self._for_caches(options, ndrange))

    def _for_caches(self, options: Options, ndrange: NDRange) -> Options:
        """With stores past the caches, if the launch's stores fill half of the largest cache: loads fill the rest."""
        room = last_cache_bytes() // 2
        if ndrange.items * MOST_STORED < room:
            return options
        return replace(options, past_caches=ndrange.items * stored_bytes(self.interface) >= room)

    def _find_tuned(self, ndrange: NDRange, threads: int) -> Tuned | None:
        return self._tuned.find(SizeClass.of(ndrange, threads))

    def tune(self, ndrange: NDRange, threads: int, arguments: Arguments) -> None:
        """Runs the launch under each candidate, restores its memory, and keeps the fastest for such launches.

        Raises the launch's errors under the cost model's choice.
        """
        candidates = {each.options: each for each in [self.ranked[0], *worth_tuning(self.ranked)]}
        launches: dict[Options, Run] = {}
        for options in candidates:
            versions = self.versions_of(self._for_caches(options, ndrange))
            try:
                versions.prepare(ndrange, threads, arguments)
                plan, block = versions.prepare(ndrange, threads, arguments)  # the second time, with constants
                launches[options] = partial(plan.run, block)
            except GeometryError:  # others may need less scratch memory
                if not launches:
                    raise
        args = packer_of(self.interface).order(arguments.args, arguments.by_name)
        memory = WrittenMemory(self.interface, args, self._kernel.variables)
        try:
            times = compared(launches, memory.put_back)
        finally:
            memory.put_back()
        best, *_ = times
        relative = {options.title: round(time / times[best], 3) for options, time in times.items()}
        winner = Tuned(best.strategy.name, best.lanes, relative)
        self._tuned.keep(SizeClass.of(ndrange, threads), winner)
        self.code_for.cache_clear()

    def remarks(self, ndrange: NDRange, threads: int) -> tuple[Remark, ...]:
        """The choice for such launches, and its reason."""
        tuned = self._find_tuned(ndrange, threads)
        chosen, versions = self.ranked[0], self.code_for(ndrange, threads)
        why = f"by the cost model: {chosen.reason}" if tuned is None else f"tuned: {_times(tuned)}"
        constants = "; or ".join(versions.titles)
        text = f"{versions.general.options.title}, {why}" + (f"; {constants}" if constants else "")
        return (Remark(0, "auto", "", "", text),)


def _times(tuned: Tuned) -> str:
    """The times of the other candidates."""
    others: Sequence[tuple[str, float]] = [each for each in tuned.times.items() if each[1] != 1]
    return ", ".join(f"{title} {time:.2f} times its time" for title, time in others) or "there is no other candidate"
