"""A kernel whose strategy and lanes are chosen by wfv: first by the cost model, then by measuring launches."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Self

from passes.interface import KernelInterface
from passes.remarks import Remark
from wfv.auto.launches import SizeClass, size_class
from wfv.auto.settings import Auto
from wfv.cache.store import Entry
from wfv.options import Options
from wfv.runtime.auto_choices import (
    CandidateKernels,
    choice_remark,
    first_remark,
    keep_tuned,
    make_choice,
    version_remark,
)
from wfv.runtime.auto_launch import AutoLaunch
from wfv.runtime.cached_compiler import KernelCompiler
from wfv.runtime.candidates import (
    MOST_REGISTERS,
    Ranked,
    Rows,
    candidates_of,
    find_ranking,
    keep_ranking,
    make_ranking,
    ranking_parts,
    rows_of,
    stored_bytes,
    with_other_lanes,
)
from wfv.runtime.class_choice import ClassChoice
from wfv.runtime.first_version import LARGE, FirstVersion
from wfv.runtime.kernel import Kernel
from wfv.runtime.kernel_help import OfInstance
from wfv.runtime.launch import geometry
from wfv.runtime.launch.geometry import NDRange, Size
from wfv.runtime.launch.prepared import Arguments, Launchable
from wfv.runtime.launch.reports import own_groups_remark
from wfv.runtime.repeated_launches import Prepare, SettledLaunches
from wfv.strategies import STRATEGIES


class AutoKernel(Kernel):
    """A kernel that wfv tunes. Its own variants are those of the cost model's choice; other kernels hold the others."""

    __doc__ = OfInstance(__doc__, lambda kernel: kernel._documentation)

    def __init__(self, name: str, compiler: KernelCompiler, options: Options, *, auto: Auto, **settings: Any) -> None:
        super().__init__(name, compiler, options, **settings)
        self.auto, self._kernel_compiler = auto, compiler
        self._ranked: list[Ranked] | None = None
        self._choices: dict[SizeClass, ClassChoice] = {}
        self._is_followed: dict[ClassChoice, bool] = {}  # of launches: by one that was prepared with the winner
        self._kernels = CandidateKernels(self, self._plain, compiler, options)
        self._settled = SettledLaunches()
        self._first: FirstVersion | None = None
        self._observes: bool | None = None
        self._is_large: bool | None = None  # whether there is a first version; None if that is not known yet

    @property
    def ranked(self) -> list[Ranked]:
        """All candidates, the cost model's choice first. Raises what compiling the kernel raises."""
        if not self.is_ranked:
            compiler = self._kernel_compiler
            self.take_ranking(make_ranking(compiler.text, compiler.name, self._given, self.auto.any_lanes))
        assert self._ranked is not None
        return self._ranked

    @property
    def is_ranked(self) -> bool:
        """Whether the ranking is known, or in the cache."""
        if self._ranked is None and (rows := find_ranking(self._kernel_compiler, self._given, self.auto)) is not None:
            self._ranked = candidates_of(rows, self._given)
        return self._ranked is not None

    def take_ranking(self, rows: Rows) -> None:
        """Takes a ranking that was made for this kernel, unless it has one, and keeps it in the cache."""
        if self._ranked is None:
            self._ranked = candidates_of(rows, self._given)
            keep_ranking(self._kernel_compiler, self._given, self.auto, rows)

    def kept_ranking(self) -> tuple[list[object], Entry]:
        """The cache key and entry of the ranking. Raises what compiling the kernel raises."""
        rows = rows_of(self.ranked)
        return ranking_parts(self._kernel_compiler, self._given, self.auto), Entry(rows)

    @property
    def to_rank(self) -> tuple[Options, Auto]:
        """What a ranking is made from, besides the kernel."""
        return self._given, self.auto

    @property
    def options(self) -> Options:
        """Those of the cost model's choice."""
        return self.ranked[0].options

    @property
    def most_lanes(self) -> int:
        """The most lanes of a candidate, without the cost model."""
        if not self.auto.any_lanes or self.hints.has_sub_groups:
            return self._given.lanes
        most = MOST_REGISTERS * self._given.lanes
        row = self.hints.required_size[0] if self.hints.required_size is not None else most
        return min(most, 1 << (row.bit_length() - 1))

    @property
    def interface(self) -> KernelInterface:
        """As that of `KernelVariants`: of the first version, while the model's choice is not compiled."""
        found = None if self._first_version is None else self._first_version.interface
        return super().interface if found is None else found

    @property
    def _first_version(self) -> FirstVersion | None:
        """What runs the first launches; None if that is the model's choice."""
        if self._is_large is None:
            chosen = self.ranked[0]
            first = next((each for each in self.ranked if each.options.strategy is STRATEGIES["scalar"]), None)
            is_large = chosen.options.strategy.vectorize and chosen.instructions > LARGE
            if self.auto.measure and is_large and first is not None:
                made = FirstVersion(self.kernel_of(first), self, self._kernel_compiler, (first, chosen))
                with self._lock:
                    self._first = self._first or made
            self._is_large = self._first is not None
        return self._first

    def with_better_groups(self, given: NDRange, threads: int) -> NDRange:
        """Groups of wfv's choice, if those are better and the kernel cannot tell."""
        lanes = self._given.lanes
        if not geometry.may_be_narrow(given.local_size, lanes) or self._observes_groups():
            return given
        return geometry.with_own_groups(given, self.rules(None, threads, False, 0), lanes)

    def _observes_groups(self) -> bool:
        """Whether launches run the groups that are given. Raises what compiling the kernel raises."""
        if self._observes is None:  # no cached_property: its lock in Python 3.11 stays closed after a fork
            self._observes = self._may_observe_groups()
        return self._observes

    def _may_observe_groups(self) -> bool:
        hints = self.hints
        if self.source is None or hints.required_size is not None or hints.preferred_size is not None:
            return True
        if geometry.mentions_groups(self.source, self.name) or self._first_version is not None:
            return True  # the first version has been made for quick launches: nothing else is compiled for them
        return self.interface.observes_groups

    def prepare(self, ndrange: NDRange, threads: int, arguments: Arguments) -> Launchable:
        """A launch of these sizes, by the choice for its size class."""
        settled = self._settled.prepare_for(ndrange, threads)
        if settled is not None:
            return settled(ndrange, threads, arguments)
        if not self._is_measured():
            return self._settle_on(self.ranked[0], ndrange, threads)(ndrange, threads, arguments)
        choice = self.choice(ndrange, threads, arguments.are_large)
        self._is_followed.setdefault(choice, arguments.are_large)  # large ones are not asked about constants
        if choice.winner is None and (first := self._first_version) is not None:
            begun = first.launch(
                self._size_class(ndrange, threads, arguments.are_large), ndrange, arguments,
                lambda: self.prepare(ndrange, threads, arguments),
            )  # fmt: skip
            if begun is not None:
                return begun
        if choice.winner is not None and not arguments.are_large:
            self._is_followed[choice] = True
            repeated = None if choice.is_brief else choice
            return self._settle_on(choice.chosen, ndrange, threads, repeated)(ndrange, threads, arguments)

        def prepare(number: int) -> Launchable:
            return self._prepare_of(choice.candidates[number])(ndrange, threads, arguments)

        def finish() -> Launchable:
            return self.prepare(ndrange, threads, arguments)

        made = AutoLaunch(choice, ndrange.group_count, prepare, None if arguments.are_large else finish)
        made.make_ready()
        return made

    def _is_measured(self) -> bool:
        """Whether parts of such launches may be measured: those of a launch could not share a printf buffer."""
        return self.auto.measure and self.interface.printf is None

    def _settle_on(
        self, candidate: Ranked, ndrange: NDRange, threads: int, repeated: ClassChoice | None = None
    ) -> Prepare:
        """What prepares such launches from now on; `repeated`: their choice, if constants are tried if they repeat."""
        prepare = self._prepare_of(candidate)
        if repeated is None or not self.auto.specialize:
            return self._settled.settle(ndrange, threads, prepare)
        kernel, times = self.kernel_of(candidate), repeated.times
        return self._settled.settle_repeated(
            ndrange, threads, prepare, kernel, self._kernel_compiler,
            lambda: with_other_lanes(candidate, self.ranked, times),
        )  # fmt: skip

    def _prepare_of(self, candidate: Ranked) -> Prepare:
        kernel = self.kernel_of(candidate)
        return super().prepare if kernel is self else kernel.prepare

    def choice(self, ndrange: NDRange, threads: int, has_large_buffers: bool = False) -> ClassChoice:
        """The choice among the candidates for such launches."""
        launches = self._size_class(ndrange, threads, has_large_buffers)
        found = self._choices.get(launches)
        if found is None:
            made = make_choice(self._kernels, launches, lambda: self.ranked)
            with self._lock:
                found = self._choices.setdefault(launches, made)
        return found

    @property
    def is_settled(self) -> bool:
        """Whether all launches so far are of size classes whose choice is final, with the one about constants.

        That begins with the first launch that is prepared with the winner, which may be found in the background.
        """
        return (
            all(choice.winner is not None and is_followed for choice, is_followed in list(self._is_followed.items()))
            and self._settled.are_final
        )

    def kernel_of(self, candidate: Ranked) -> Kernel:
        """The kernel that has the variants of a candidate: this one for the cost model's choice."""
        return self._kernels.of(candidate)

    def launch_remarks(
        self, global_size: Size, local_size: Size | None = None, *, threads: int | None = None, local_bytes: int = 0
    ) -> tuple[Remark, ...]:
        """As those of `Kernel`, with what was chosen for such launches, from what, and why."""
        count = self.thread_count(threads)
        ndrange = self.range(global_size, local_size, None, count, local_bytes=local_bytes)
        if local_size is None:
            remarks = super().launch_remarks(global_size, None, threads=threads, local_bytes=local_bytes)
        else:
            given = self.range(global_size, local_size, None, count, as_given=True)
            remarks = super().launch_remarks(global_size, ndrange.local_size, threads=threads)
            remarks = own_groups_remark(given, ndrange) + remarks
        return (*remarks, *self.choice_remarks(ndrange, count))

    def choice_remarks(self, ndrange: NDRange, threads: int) -> tuple[Remark, ...]:
        """What was chosen for such launches, from what, and why; and the same for versions with constants."""
        if not self._is_measured():
            return (choice_remark(None, self.ranked),)
        first, *versions = self._choices_for(ndrange, threads)
        version = self._first_version if first.winner is None else None
        begun = None if version is None else version.choice(self._size_class(ndrange, threads, False))
        remarks = () if begun is None else (first_remark(begun),)
        return (choice_remark(first, self.ranked), *map(version_remark, versions), *remarks)

    def better_found(self, ndrange: NDRange, threads: int) -> list[str]:
        """The names of what was found to be faster for such launches than the cost model's choice."""
        choices = self._choices_for(ndrange, threads) if self._is_measured() else []
        titles = [choice.chosen.title for choice in choices if choice.winner is not None]
        return [title for title in dict.fromkeys(titles) if title != self.ranked[0].title]

    def compile_versions(self) -> None:
        """Compiles versions with constants now that would be compiled after more launches."""
        for ndrange, version in self._settled.versions():
            version.choice.hurry(ndrange.group_count)

    @property
    def compiles_versions(self) -> bool:
        """Whether a version with constants is being compiled."""
        return any(version.choice.phase == "compiling" for _, version in self._settled.versions())

    def is_open(self, ndrange: NDRange, threads: int) -> bool:
        """Whether measurements may change what runs such launches."""
        return self._is_measured() and any(choice.winner is None for choice in self._choices_for(ndrange, threads))

    def _choices_for(self, ndrange: NDRange, threads: int) -> list[ClassChoice]:
        """The choice for such launches, and those about versions with constants."""
        return [self.choice(ndrange, threads), *self._settled.choices(ndrange, threads)]

    def with_options(self, options: Options) -> Kernel:  # type: ignore[override]  # a kernel that does not choose
        """The same kernel, compiled with these options, with variables of its own at their initial values."""
        return self._plain(self._given).with_options(options)

    def _plain(self, options: Options) -> Kernel:
        """The kernel with these options, which chooses nothing, with the same variables."""
        return Kernel(
            self.name, self._kernel_compiler, options, threads=self.threads, source=self.source,
            strict=self.strict, printf_bytes=self.printf_bytes, variables=self.variables,
        )  # fmt: skip

    def keep_tuned(self, ndrange: NDRange, threads: int, best: Options, times: Mapping[str, float]) -> None:
        """Keeps the result of a search for such launches in the cache; launches do not replace it.

        `times`: relative to the best candidate's, by the candidates' titles.
        """
        keep_tuned(self._kernels, self._size_class(ndrange, threads, False), best, times)

    def _size_class(self, ndrange: NDRange, threads: int, has_large_buffers: bool) -> SizeClass:
        is_large = has_large_buffers or ndrange.needs_index64
        items, stored = ndrange.group_count * ndrange.local_items, stored_bytes(self.interface)
        return size_class(ndrange.local_size, items, threads, is_large, stored)

    @property
    def _maker(self) -> partial[Self]:
        return partial(super()._maker, auto=self.auto)

    def __repr__(self) -> str:
        return f"<wfv kernel {self.name}: auto, {self._given.target}>"
