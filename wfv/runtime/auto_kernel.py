"""A kernel whose strategy and lanes are chosen by wfv: first by the cost model, then by measuring launches."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any, Self

from passes.interface import KernelInterface
from passes.kernel_hints import Fixed
from passes.remarks import Remark
from wfv.auto.launches import SizeClass, size_class
from wfv.auto.settings import Auto
from wfv.cache.store import Entry
from wfv.errors import Error
from wfv.options import Options
from wfv.runtime.background import Order, background
from wfv.runtime.cached_compiler import KernelCompiler
from wfv.runtime.candidates import (
    MOST_REGISTERS,
    Ranked,
    Rows,
    candidates_of,
    find_ranking,
    keep_ranking,
    make_ranking,
    past_caches,
    ranking_parts,
    rows_of,
    stored_bytes,
    title_of,
    with_other_lanes,
    worth_measuring,
)
from wfv.runtime.choice import AutoLaunch, Choice, Receiver, Values
from wfv.runtime.choice_remarks import choice_remarks
from wfv.runtime.kept_choices import find_choice, keep_choice, kept_choice
from wfv.runtime.kernel import Kernel
from wfv.runtime.kernel_help import OfInstance
from wfv.runtime.kernel_variants import remembered
from wfv.runtime.launch import geometry
from wfv.runtime.launch.geometry import NDRange, Size
from wfv.runtime.launch.prepared import Arguments, Launchable, Prepared
from wfv.runtime.launch.reports import own_groups_remark
from wfv.strategies import STRATEGIES

LARGE = 2000  # instructions by the cost model: to compile them takes about half a second
_FULL = "the local size"  # among the values of a launch: whether all groups have it


class AutoKernel(Kernel):
    """A kernel that wfv tunes. Its own variants are those of the cost model's choice; other kernels hold the others."""

    __doc__ = OfInstance(__doc__, lambda kernel: kernel._documentation)

    def __init__(self, name: str, compiler: KernelCompiler, options: Options, *, auto: Auto, **settings: Any) -> None:
        super().__init__(name, compiler, options, **settings)
        self.auto, self._kernel_compiler = auto, compiler
        self._ranked: list[Ranked] | None = None
        self._others: dict[tuple[Options, Fixed | None], Kernel] = {}
        self._choices: dict[SizeClass, Choice] = {}
        self._choice_of: dict[object, Choice | None] = {}  # by the sizes of launches; None: nothing is measured
        self._observes: bool | None = None
        self._first: Ranked | None = None  # what runs the first launches of a large kernel
        self._is_large: bool | None = None  # whether there is one; None if that is not known yet

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
        """As that of `KernelVariants`: of what runs first, while the model's choice is not compiled."""
        first = None if self.has_variant(self.options) else self.first
        return super().interface if first is None else self.kernel_of(first).interface

    @property
    def first(self) -> Ranked | None:
        """What runs the first launches of a large kernel; None if that is the model's choice."""
        if self._is_large is None:
            chosen = self.ranked[0]
            scalar = next((each for each in self.ranked if each.options.strategy is STRATEGIES["scalar"]), None)
            is_large = chosen.options.strategy.vectorize and chosen.instructions > LARGE
            if self.auto.measure and is_large and not self._is_ready(chosen.options):
                self._first = scalar
            self._is_large = self._first is not None
        return self._first

    def _is_ready(self, options: Options) -> bool:
        """Whether there is machine code of the model's choice, here or in the cache."""
        if not self.has_code(options) and (found := self._kernel_compiler.find(options)) is not None:
            self.add_variant(options, *found)
        return self.has_code(options)

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
        if geometry.mentions_groups(self.source, self.name) or self.first is not None:
            return True  # what runs first has been made for quick launches: nothing else is compiled for them
        return self.interface.observes_groups

    def prepare(self, ndrange: NDRange, threads: int, arguments: Arguments) -> Launchable:
        """A launch of these sizes, by the choice for its size class."""
        sizes = ndrange, threads, arguments.are_large
        choice: Choice | None = remembered(
            self._choice_of, sizes, lambda: self.choice(*sizes) if self._is_measured() else None
        )
        if choice is None:
            return self.prepared(ndrange, threads, arguments)

        def prepare(number: int) -> Prepared:
            candidate = choice.candidates[number]
            found, fixed = self.kernel_of(candidate).prepared(ndrange, threads, arguments), candidate.fixed
            if fixed is None:
                return found
            return found._replace(fixed={name: bytes.fromhex(digits) for name, digits in fixed.arguments})

        if choice.is_over:
            return prepare(choice.general)
        variant = self.kernel_of(choice.chosen).variant_for(ndrange)
        are_full = not any(n % each for n, each in zip(ndrange.global_size, ndrange.local_size, strict=True))
        values = {**variant.packer.integers(arguments.block(variant)), _FULL: b"full" if are_full else b""}
        if choice.is_final_for(values):
            return prepare(choice.number_for(values))
        prepare(choice.general)  # which raises what is wrong with the launch
        return AutoLaunch(choice, prepare, ndrange.group_count, values)

    def _is_measured(self) -> bool:
        """Whether parts of such launches may be measured: those of a launch could not share a printf buffer."""
        return self.auto.measure and self.interface.printf is None

    def choice(self, ndrange: NDRange, threads: int, has_large_buffers: bool = False) -> Choice:
        """The choice among the candidates for such launches."""
        launches = self._size_class(ndrange, threads, has_large_buffers)
        found = self._choices.get(launches)
        if found is None:
            made = self._make_choice(launches)
            with self._lock:
                found = self._choices.setdefault(launches, made)
        return found

    def _make_choice(self, launches: SizeClass) -> Choice:
        kept, first = find_choice(self._kernel_compiler, self._given, launches), None
        if kept is not None:
            candidates = [Ranked(kept.options(self._given), 0.0, "")]
        else:
            candidates = self._candidates(launches)
            is_ready = self.first is None or self._is_ready(self._options_for(self, launches))
            first = None if is_ready else self.first
        compile, keep = partial(self._compile, launches), partial(self._keep, launches)
        with_constants = partial(self._with_constants, launches)
        may_specialize = self.auto.specialize and not launches.is_large
        return Choice(
            candidates, launches.threads, compile, keep, with_constants if may_specialize else None,
            first=first, kept=kept,
        )  # fmt: skip

    def _candidates(self, launches: SizeClass) -> list[Ranked]:
        """Those that are worth measuring; with fewer work-items than lanes in a row, some have the same code."""
        row, found = launches.local_size[0], dict[tuple[str, int, bool], Ranked]()
        worth = worth_measuring(self.ranked)
        for each in [*worth, *(past_caches(worth) if launches.exceeds_caches else ())]:
            options = each.options
            lanes = self.kernel_of(each).lanes_for(row) if options.strategy.vectorize else 0
            found.setdefault((options.strategy.name, lanes, options.past_caches), each)
        return list(found.values())

    def _with_constants(self, launches: SizeClass, choice: Choice, constants: Values) -> list[Ranked]:
        """Candidates with these constants: of the fastest one, and of the fastest with other numbers of lanes."""
        local_size = (*launches.local_size, 1, 1)[:3] if constants.get(_FULL) else None
        fixed = Fixed(tuple((name, value.hex()) for name, value in constants.items() if name != _FULL), local_size)
        if not fixed.arguments and local_size is None:
            return []
        tried = with_other_lanes(choice.chosen, self.ranked, choice.times)
        narrow = [each for each in tried if each.options.lanes <= launches.local_size[0]] or tried
        return [replace(each, fixed=fixed) for each in narrow]

    def _options_for(self, kernel: Kernel, launches: SizeClass) -> Options:
        """Those of the variant of a kernel for such launches."""
        lanes = kernel.lanes_for(launches.local_size[0])
        return replace(kernel.options, fits_index32=not launches.is_large, lanes=lanes)

    def _compile(self, launches: SizeClass, candidate: Ranked, receiver: Receiver) -> None:
        """Compiles a candidate's variant for such launches in the background; `receiver` gets "", or why it cannot run.

        What another process could not do for the model's choice is tried here.
        """
        kernel, compiler = self.kernel_of(candidate), self._compiler_of(candidate.fixed)
        options = self._options_for(kernel, launches)

        def received(failure: str) -> None:
            if failure and kernel is self:
                failure = self._compiled_here(options)
            receiver(failure or self._twin(kernel, options))

        background.order(Order(kernel, compiler, options, received))

    def _compiled_here(self, options: Options) -> str:
        """Why the model's choice cannot be compiled in this process either, or "". Raises EndedError."""
        try:
            with background.in_llvm():
                self.variant(fits_index32=options.fits_index32, lanes=options.lanes).compile()
        except Error as error:
            return error.message
        return ""

    def _twin(self, kernel: Kernel, options: Options) -> str:
        """Says which other candidate has the same code: BOSCC changes nothing where no region is worth a branch."""
        for other in (self, *self._others.values()):
            own = replace(other.options, fits_index32=options.fits_index32, lanes=options.lanes)
            if other is not kernel and (ir := other.ir_of(own)) is not None and ir == kernel.ir_of(options):
                return f"it has the code of {title_of(other.options)}"
        return ""

    def _keep(self, launches: SizeClass, choice: Choice) -> None:
        """Keeps the winner in the cache."""
        times = {title: round(time, 3) for title, time in choice.times.items()}
        kept = kept_choice(choice.chosen.options, times)
        background.do(lambda: keep_choice(self._kernel_compiler, self._given, launches, kept))

    @property
    def is_settled(self) -> bool:
        """Whether all launches so far are of size classes whose choice is final, with the question about constants."""
        return all(choice.is_settled for choice in list(self._choices.values()))

    def kernel_of(self, candidate: Ranked) -> Kernel:
        """The kernel that has the variants of a candidate: this one for the cost model's choice."""
        key = candidate.options, candidate.fixed
        if key == (self.options, None):
            return self
        if key not in self._others:
            self._others.setdefault(key, self._plain(*key))
        return self._others[key]

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
        return choice_remarks(self.choice(ndrange, threads) if self._is_measured() else None, self.ranked)

    def better_found(self, ndrange: NDRange, threads: int) -> list[str]:
        """The names of what was found to be faster for such launches than the cost model's choice."""
        if not self._is_measured():
            return []
        choice = self.choice(ndrange, threads)
        numbers = [choice.general] * choice.has_winner + choice.versions
        return [title for n in numbers if (title := choice.candidates[n].title) != self.ranked[0].title]

    def is_open(self, ndrange: NDRange, threads: int) -> bool:
        """Whether measurements may change what runs such launches."""
        return self._is_measured() and not self.choice(ndrange, threads).has_winner

    def with_options(self, options: Options) -> Kernel:  # type: ignore[override]  # a kernel that does not choose
        """The same kernel, compiled with these options, with variables of its own at their initial values."""
        return self._plain(self._given, None).with_options(options)

    def _plain(self, options: Options, fixed: Fixed | None) -> Kernel:
        """The kernel with these options and constants, which chooses nothing, with the same variables."""
        return Kernel(
            self.name, self._compiler_of(fixed), options, threads=self.threads, source=self.source,
            strict=self.strict, printf_bytes=self.printf_bytes, variables=self.variables,
        )  # fmt: skip

    def _compiler_of(self, fixed: Fixed | None) -> KernelCompiler:
        own = self._kernel_compiler
        return own if fixed is None else KernelCompiler(own.text, own.name, own.cache, fixed)

    def keep_tuned(self, ndrange: NDRange, threads: int, best: Options, times: Mapping[str, float]) -> None:
        """Keeps the result of a search for such launches in the cache; launches do not replace it.

        `times`: relative to the best candidate's, by the candidates' titles.
        """
        launches = self._size_class(ndrange, threads, False)
        keep_choice(self._kernel_compiler, self._given, launches, kept_choice(best, times, tuned=True))

    def _size_class(self, ndrange: NDRange, threads: int, has_large_buffers: bool) -> SizeClass:
        is_large = has_large_buffers or ndrange.needs_index64
        items, stored = ndrange.group_count * ndrange.local_items, stored_bytes(self.interface)
        return size_class(ndrange.local_size, items, threads, is_large, stored)

    @property
    def _maker(self) -> partial[Self]:
        return partial(super()._maker, auto=self.auto)

    def __repr__(self) -> str:
        return f"<wfv kernel {self.name}: auto, {self._given.target}>"
