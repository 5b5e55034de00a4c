"""A kernel's variants: compiled on first use, one for each number of lanes and width of indices that launches need."""

from collections.abc import Callable
from copy import copy
from dataclasses import replace
from functools import cached_property, partial
from typing import Any, Self

from passes.interface import KernelInterface
from passes.kernel_hints import KernelHints, check_sub_group_size, kernel_hints, suited_lanes
from wfv.cache.store import Entry
from wfv.errors import BarrierDivergenceError, KernelTrapError
from wfv.forks import Lock
from wfv.options import MIN_LANES, Options, derived_math
from wfv.runtime import specialized
from wfv.runtime.cached_compiler import LaunchModule
from wfv.runtime.launch import reports
from wfv.runtime.launch.current_recording import current
from wfv.runtime.launch.geometry import NDRange, Rules, Size, make_range
from wfv.runtime.launch.local_size import Memory, memory_of
from wfv.runtime.launch.plan import LaunchPlan, plan_launch, scratch_of_group
from wfv.runtime.launch.prepared import Arguments, Launchable, LaunchOptions, Prepared
from wfv.runtime.launch.printf_output import PRINTF_BYTES, check_printf_bytes
from wfv.runtime.launch.threads import Pace, check_threads
from wfv.runtime.launch.variant import ProgramVariables, Variant


class KernelVariants:
    """The variants of one kernel, and the defaults and rules of its launches.

    `compiler(options)` makes a variant; it is called at most once for each pair of `options.fits_index32` and
    `options.lanes`, from any thread. `source` is the canonical module with the kernel's attributes, None if unknown.
    `threads` and `strict` are the defaults of the launches; `suits_lanes`: the kernel's attributes may change the
    lanes; `printf_bytes`: the size of the buffer for what a launch prints; `variables`: those of its program.
    """

    def __init__(
        self,
        name: str,
        compiler: Callable[[Options], LaunchModule],
        options: Options,
        *,
        threads: int = 1,
        source: str | None = None,
        strict: bool = False,
        suits_lanes: bool = False,
        printf_bytes: int = PRINTF_BYTES,
        variables: ProgramVariables | None = None,
    ) -> None:
        self._lock = Lock()
        self.name, self._threads = name, check_threads(threads)
        self.source, self.strict, self.printf_bytes = source, strict, check_printf_bytes(printf_bytes)
        if suits_lanes:
            options = replace(options, lanes=suited_lanes(options.lanes, self.hints))
        check_sub_group_size(self.hints, options.lanes, name)
        self._given = options
        self.pace, self.variables = Pace(), variables
        self._compiler = compiler
        self._variants: dict[tuple[bool, int], Variant] = {}
        self._with_math: dict[str, Self] = {}
        self._memories: dict[int, Memory] = {}  # by the bytes of local memory arguments
        self._ranges: dict[object, NDRange] = {}  # of launches, by their sizes and options
        self._plans: dict[object, LaunchPlan] = {}  # of launches, by variant, sizes, threads and local memory

    @property
    def threads(self) -> int:
        """The number of threads of launches that name none."""
        return self._threads

    @threads.setter
    def threads(self, threads: int) -> None:
        """Raises GeometryError. Sequences that are recorded keep the number that they were recorded with."""
        self._threads = check_threads(threads)
        for other in list(self._with_math.values()):
            other.threads = threads

    @property
    def options(self) -> Options:
        """Those that most launches are compiled with."""
        return self._given

    @property
    def most_lanes(self) -> int:
        """The most lanes that its launches may use. Nothing is compiled for that."""
        return self.options.lanes

    @property
    def interface(self) -> KernelInterface:
        """Parameters and memory, as the passes found them."""
        return self.variant().interface

    @cached_property
    def hints(self) -> KernelHints:
        """What the kernel's attributes require of its launches."""
        return kernel_hints(self.source, self.name) if self.source is not None else KernelHints()

    def variant(self, *, fits_index32: bool = True, lanes: int | None = None) -> Variant:
        """The variant for launches that fit 32-bit indices, or for any launch; compiled on first use."""
        key = fits_index32, lanes or self.options.lanes
        found = self._variants.get(key)
        if found is None:
            with self._lock:
                if key not in self._variants:
                    options = replace(self.options, fits_index32=fits_index32, lanes=key[1])
                    made = Variant(self._compiler(options), options, self.variables)
                    self._variants.setdefault(key, made)  # the handler of a signal may have made it, too
                found = self._variants[key]
        return found

    def add_variant(self, options: Options, module: LaunchModule, code: bytes) -> None:
        """Adds a variant that was compiled elsewhere, with its object code; one that exists takes the code."""
        key = options.fits_index32, options.lanes
        with self._lock:
            found = self._variants.setdefault(key, Variant(module, options, self.variables, code))
        found.take(code)

    def ir_of(self, options: Options) -> str | None:
        """The IR of the variant for these options, if it exists."""
        found = self._variants.get((options.fits_index32, options.lanes))
        return None if found is None else found.ir

    def kept_ranking(self) -> tuple[list[object], Entry] | None:
        """The cache key and entry of the cost model's ranking, if it chooses the options."""
        return None

    def has_variant(self, options: Options) -> bool:
        """Whether the variant for these options exists, with or without machine code."""
        return (options.fits_index32, options.lanes) in self._variants

    def has_code(self, options: Options) -> bool:
        """Whether the variant for these options has its machine code."""
        found = self._variants.get((options.fits_index32, options.lanes))
        return found is not None and found.has_code

    def variants(self) -> tuple[Variant, ...]:
        """The variants compiled so far, among them the one that most launches use."""
        self.variant()
        with self._lock:
            return tuple(self._variants.values())

    def variant_for(self, ndrange: NDRange, *, needs_index64: bool = False) -> Variant:
        """The variant that runs a launch of these sizes."""
        fits_index32 = not (ndrange.needs_index64 or needs_index64)
        return self.variant(fits_index32=fits_index32, lanes=self.lanes_for(ndrange.local_size[0]))

    def lanes_for(self, local_size: int) -> int:
        """The lanes for a local size in dimension 0.

        At most its work-items, or all of them would run in the remainder loop. Where lanes are a sub-group, its size is
        the same for all launches, and there is no such loop. Code that is not vectorized by wfv has no lanes.
        """
        keeps_lanes = self.hints.has_sub_groups or not self.options.strategy.vectorize
        return lanes_for(self.options.lanes, local_size, keeps_lanes)

    def launch(self, options: LaunchOptions, math: str | None, arguments: Arguments) -> None:
        """Runs a launch, or records it. Raises what checking it, compiling it and running it raise."""
        if current.recorder is not None:
            return current.recorder(self, options, math, arguments)
        kernel = self if math is None else self.with_math(math)
        ndrange, threads = kernel.sizes(options, arguments.local_bytes if options.local_size is None else 0)
        try:
            kernel.prepare(ndrange, threads, arguments).run()
        except (BarrierDivergenceError, KernelTrapError) as error:
            reports.show_lines(error, self.source)
            raise

    def sizes(self, options: LaunchOptions, local_bytes: int) -> tuple[NDRange, int]:
        """The checked sizes and the threads of a launch with so much local memory. Raises GeometryError."""
        global_size, local_size, _, offset, strict = options
        threads = self.thread_count(options.threads)

        def make() -> NDRange:
            return self.range(global_size, local_size, offset, threads, strict, local_bytes)

        found = remembered(self._ranges, (options, threads, local_bytes), make) if options.are_plain else make()
        return found, threads

    def prepare(self, ndrange: NDRange, threads: int, arguments: Arguments) -> Launchable:
        """A launch of these sizes. Raises ArgumentError, GeometryError, and what compilation raises."""
        return self.prepared(ndrange, threads, arguments)

    def prepared(self, ndrange: NDRange, threads: int, arguments: Arguments) -> Prepared:
        """A launch of the kernel's own variant for these sizes. Raises what `prepare` raises."""
        variant = self.variant_for(ndrange)
        block = arguments.block(variant)
        if block.needs_index64 and not ndrange.needs_index64:
            variant = self.variant_for(ndrange, needs_index64=True)
            block = arguments.block(variant)

        def make() -> LaunchPlan:
            local_bytes, pace, printf_bytes = block.local_size, self.pace, self.printf_bytes
            return plan_launch(variant.function, variant.interface, local_bytes, ndrange, threads, pace, printf_bytes)

        plan = remembered(self._plans, (variant, ndrange, threads, block.local_size), make)
        if not self.hints.fixed:
            return Prepared(plan, block)
        specialized.check_fixed(self.name, variant.interface.params, self.hints, block)
        return Prepared(plan, block, {name: bytes.fromhex(digits) for name, digits in self.hints.fixed})

    def check_smallest_group(self) -> None:
        """Raises GeometryError if no launch can run: even the smallest group needs too much scratch memory."""
        smallest = self.hints.required_size or (1,)
        scratch_of_group(self.interface, self.interface.local_variables, self.range(smallest, smallest))

    def range(
        self,
        global_size: Size,
        local_size: Size | None,
        global_offset: Size | None = None,
        threads: int = 1,
        strict: bool | None = None,
        local_bytes: int = 0,
        *,
        as_given: bool = False,
    ) -> NDRange:
        """The checked sizes of a launch, with the groups that run. Raises GeometryError.

        `local_bytes`, the size of the local memory arguments, matters only if the local size is chosen here.
        `as_given`: with groups of the given local size, even if better ones run.
        """
        rules = self.rules(local_size, threads, strict, local_bytes)
        given = make_range(global_size, local_size, global_offset, rules)
        return given if as_given or local_size is None else self.with_better_groups(given, threads)

    def with_better_groups(self, given: NDRange, threads: int) -> NDRange:
        """The groups that run instead of the given ones: these themselves."""
        return given

    def rules(self, local_size: Size | None, threads: int, strict: bool | None, local_bytes: int) -> Rules:
        """What the kernel requires of the sizes of a launch."""
        hints = self.hints
        is_strict = (self.strict if strict is None else strict) or hints.has_full_groups
        found = Rules(
            self.options.lanes, threads, is_strict, hints.required_size, hints.preferred_size,
            is_specialized=hints.has_full_groups,
        )  # fmt: skip
        if local_size is not None:
            return found
        return found._replace(memory=self._memory(local_bytes), rows=self.variant().interface.rows)

    def thread_count(self, threads: int | None) -> int:
        """The number of threads, or the kernel's default. Raises GeometryError."""
        return self.threads if threads is None else check_threads(threads)

    def with_options(self, options: Options) -> Self:
        """The same kernel, to be compiled with other options, with variables of its own at their initial values."""
        variables = copy(self.variables)
        return self._maker(self.name, self._compiler, options, variables=variables)

    def with_math(self, math: str) -> Self:
        """The same kernel at another level of math; made once for each level. Raises OptionError."""
        if isinstance(math, str) and math == self.options.math:
            return self
        if not isinstance(math, str) or math not in self._with_math:
            other = self._maker(self.name, self._compiler, derived_math(self.options, math))
            self._with_math.setdefault(math, other)
        return self._with_math[math]

    def _memory(self, local_bytes: int) -> Memory:
        """The memory that a group needs; the local size is chosen by it."""
        found = self._memories.get(local_bytes)
        if found is None:
            found = self._memories[local_bytes] = memory_of(self.variant().interface, local_bytes)
        return found

    @property
    def _maker(self) -> partial[Self]:
        """Makes the same kernel from a name, a compiler and options."""
        return partial(
            type(self), threads=self.threads, source=self.source, strict=self.strict, printf_bytes=self.printf_bytes,
            variables=self.variables,
        )  # fmt: skip

    def __reduce__(self) -> tuple[object, ...]:
        return self._maker, (self.name, self._compiler, self._given)


MOST = 64  # launches that are remembered


def remembered(memo: dict[object, Any], key: object, make: Callable[[], Any]) -> Any:
    """What is kept under the key, made if it is not there; for the last MOST keys or so."""
    if key not in memo:
        if len(memo) >= MOST:
            memo.clear()
        memo.setdefault(key, make())
    return memo[key]


def lanes_for(lanes: int, local_size: int, keeps_lanes: bool) -> int:
    """`KernelVariants.lanes_for` of a kernel that is compiled for so many lanes."""
    if local_size >= lanes or local_size < MIN_LANES or keeps_lanes:
        return lanes
    return 1 << (local_size.bit_length() - 1)
