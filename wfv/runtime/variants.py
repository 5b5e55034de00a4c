"""The variants of a kernel with certain options, by the width of indices, the lanes, and the overlap of buffers.

Each is compiled and linked on its own, on first use.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from passes.interface import KernelInterface, row_of, used_lane_dimension
from passes.kernel_hints import Fixed, KernelHints
from passes.launch_module import LaunchModule
from wfv import llvm
from wfv.errors import OptionError
from wfv.forks import Lock
from wfv.options import MIN_LANES, Options, make_options
from wfv.runtime.arguments.packer import ArgumentBlock, Arguments, packer_of
from wfv.runtime.cached_compiler import emit_object
from wfv.runtime.kernel_origin import KernelOrigin
from wfv.runtime.launch.geometry import NDRange
from wfv.runtime.launch.local_size import memory_of
from wfv.runtime.launch.native_launch import LaunchPlan, NativeFunction, Prepared
from wfv.runtime.launch.thread_count import Pace
from wfv.runtime.linked_variables import ProgramVariables
from wfv.runtime.specialized import check_fixed

PLANS = 1024  # launches whose plans are kept
SIZES = 64  # local sizes whose variants are found at once
_SEPARATE = "separate buffers"  # what launches with buffers that overlap go without
Key = tuple[bool, int, int | None, bool]


class Variant:
    """A variant of a kernel. `ir` exists at once, machine code from the first launch on.

    `variables`: of its program; without them, a kernel that has any cannot be launched. `fixed`: the constants that are
    compiled in.
    """

    def __init__(
        self,
        module: LaunchModule,
        options: Options,
        variables: ProgramVariables | None = None,
        fixed: Fixed | None = None,
    ) -> None:
        self._lock, self._fixed = Lock(), fixed
        self._object: bytes | None = None  # until it is linked
        self.options, self._module, self._variables = options, module, variables
        self.ir, self.interface, self.remarks = module.ir, module.interface, module.remarks
        self.packer, self.memory = packer_of(module.interface), memory_of(module.interface)
        self.target = llvm.target_of(options)
        self._llvm_vectorizes = options.strategy.loop_vectorizer
        self._function: NativeFunction | None = None
        self.pace = Pace()
        self.plan = lru_cache(PLANS)(self._plan)

    def _plan(self, ndrange: NDRange, threads: int, local_bytes: int, printf_bytes: int) -> LaunchPlan:
        """A plan of a launch; the last PLANS are kept."""
        return LaunchPlan(self.function, self.interface, local_bytes, ndrange, threads, self.pace, printf_bytes)

    @property
    def function(self) -> NativeFunction:
        """The native function. Raises OptionError if this CPU cannot run it."""
        if self._function is None:
            with self._lock:
                if self._function is None:
                    self._function = self._load()
        return self._function

    @property
    def title(self) -> str:
        """The name in perf: `wfv.mandelbrot.unicf.x8`, with `.exact`, `.large` or `.alias` after it if these apply."""
        math = "" if self.options.math == Options.math else f".{self.options.math}"
        bounds = ".bounds" if self.options.bounds else ""
        size = "" if self.options.fits_index32 else ".large"
        alias = ".alias" if _SEPARATE in self.options.without else ""
        suffix = f"{math}{bounds}{size}{alias}"
        return f"wfv.{self.interface.name}.{self.options.strategy.name}.x{self.options.lanes}{suffix}"

    @property
    def assembly(self) -> str:
        """The machine code as text, AT&T syntax."""
        return llvm.emit_assembly(self.ir, self.target, vectorize=self._llvm_vectorizes)

    def object_code(self) -> bytes:
        """The machine code as an object file, from the cache if the kernel's compiler has one."""
        return self._object or emit_object(self._module.ir, self.target, self._llvm_vectorizes)

    @property
    def has_code(self) -> bool:
        """Whether the machine code exists."""
        return self._function is not None or self._object is not None

    def compile(self) -> None:
        """Makes the machine code now; the first launch links it."""
        with self._lock:
            if not self.has_code:
                self._object = self.object_code()

    def _load(self) -> NativeFunction:
        if not llvm.target_is_runnable(self.target):
            raise OptionError(
                f"this CPU cannot run code for {self.target.name!r}",
                help="target 'host' always runs; `ir` and `assembly` work for any target",
            )
        code = self.object_code()
        provided = self._variables.addresses() if self._variables is not None else {}
        loaded = llvm.load_object(code, [self.interface.symbol], provided, title=self.title)
        self._object = None
        return NativeFunction(loaded.address(self.interface.symbol), loaded, self.options, self._fixed)


class Variants:
    """The variants of a kernel with these options, and constants if any. Each is compiled once, from any thread.

    `likely`: the kernel's interface, as far as it is known without compiling the kernel.
    """

    def __init__(
        self, origin: KernelOrigin, options: Options, fixed: Fixed | None = None, likely: KernelInterface | None = None
    ) -> None:
        self._lock, self._likely = Lock(), likely
        self._packer = None if likely is None else packer_of(likely)
        self.origin, self.options, self.fixed = origin, options, fixed
        self._preferred = None if likely is None else likely.preferred_dimension
        self._made: dict[Key, Variant] = {}
        self._for_groups = lru_cache(SIZES)(self._find_for_groups)

    def with_constants(self, fixed: Fixed) -> Variants:
        """The variants with the same options, and with these constants."""
        return Variants(self.origin, self.options, fixed, self._likely)

    def get(self, options: Options | None = None) -> Variant:
        """The variant with these options (None: the options of most launches); compiled on first use."""
        options = options or self.options
        key = _key(options)
        found = self._made.get(key)
        if found is None:
            with self._lock:
                if key not in self._made:
                    given = (options,) if self.fixed is None else (options, self.fixed)
                    module = self.origin.compiler(*given)
                    # The handler of a signal may have made it, too.
                    self._made.setdefault(key, Variant(module, options, self.origin.variables, self.fixed))
                found = self._made[key]
        return found

    def __iter__(self) -> Iterator[Variant]:
        """The variants that exist."""
        with self._lock:
            return iter(list(self._made.values()))

    @property
    def interface(self) -> KernelInterface:
        """Parameters and memory, as the passes found them."""
        return self.get().interface

    def options_for(self, local_size: tuple[int, ...], fits_index32: bool, is_separate: bool = True) -> Options:
        """The options of the variant for groups of this size."""
        without = self.options.without | (frozenset() if is_separate else {_SEPARATE})
        options = replace(self.options, fits_index32=fits_index32, without=without)
        if self._preferred is None:  # all variants know it: dimension 0 for most kernels
            likely = for_groups(options, local_size, 0, self.origin.hints)
            self._preferred = (next(iter(self), None) or self.get(likely)).interface.preferred_dimension
        return for_groups(options, local_size, self._preferred, self.origin.hints)

    def _find_for_groups(self, local_size: tuple[int, ...], fits_index32: bool, is_separate: bool) -> Variant:
        return self.get(self.options_for(local_size, fits_index32, is_separate))

    def for_launch(self, ndrange: NDRange, block: ArgumentBlock | None = None) -> Variant:
        """The variant that runs a launch of these sizes, with arguments for which most variants are made (None)."""
        needs_index64 = ndrange.needs_index64 or (block is not None and block.needs_index64)
        return self._for_groups(ndrange.local_size, not needs_index64, block is None or not block.overlaps)

    def _likely_variant(self, ndrange: NDRange, arguments: Arguments) -> Variant:
        """The variant for these arguments as far as the likely interface tells: no other one is compiled before it."""
        if self._likely is None or self._packer is None:
            return self.for_launch(ndrange)
        block = arguments.block(self._packer)
        return self.for_launch(ndrange, block if _needs_other(block, self._likely) else None)

    def prepare(self, ndrange: NDRange, threads: int, arguments: Arguments) -> Prepared:
        """A launch of these sizes. Raises ArgumentError, GeometryError, and compilation errors."""
        origin, variant = self.origin, self._likely_variant(ndrange, arguments)
        block = arguments.block(variant.packer)
        if _needs_other(block, variant.interface):
            variant = self.for_launch(ndrange, block)
            block = arguments.block(variant.packer)
        plan = variant.plan(ndrange, threads, block.local_size, origin.printf_bytes)
        if origin.hints.fixed:
            check_fixed(origin.name, variant.interface.params, origin.hints, block)
        return plan, block


def _needs_other(block: ArgumentBlock, interface: KernelInterface) -> bool:
    """Whether most launches run another variant than one with these arguments."""
    return block.needs_index64 or (block.overlaps and interface.needs_separate)


def _key(options: Options) -> Key:
    """The options in which a kernel's variants differ."""
    return options.fits_index32, options.lanes, options.lane_dimension, _SEPARATE in options.without


def derived_options(
    options: Options, strategy: str | None, lanes: int | None, target: str | None, math: str | None = None
) -> Options:
    """The options with some of them replaced; without `lanes`, another target has its own number of lanes."""
    if lanes is None:
        lanes = options.lanes if target in (None, options.target) else llvm.find_target(target or "").vector_bits // 32
    name, target, math = strategy or options.strategy.name, target or options.target, math or options.math
    made = make_options(name, lanes, target, options.boscc, math, options.without, options.analysis)
    made = replace(made, bounds=options.bounds)
    return replace(made, strategy=options.strategy) if strategy is None else made


def for_groups(options: Options, local_size: tuple[int, ...], preferred: int, hints: KernelHints) -> Options:
    """The options with the lanes for groups of this size; `preferred`: the kernel's lane dimension.

    At most the work-items of a row, or all of them would run in the remainder loop. Where lanes are a sub-group, its
    size is one for all launches, and there is no such loop. Code that is not vectorized by wfv has no lanes.
    """
    if hints.keeps_options:
        return options
    used = used_lane_dimension(local_size, preferred)
    row, dimension = row_of(local_size, preferred), None if used == preferred or hints.has_sub_groups else used
    has_own_lanes = hints.has_sub_groups or not options.strategy.vectorize
    lanes = options.lanes if has_own_lanes or row < MIN_LANES else min(options.lanes, 1 << (row.bit_length() - 1))
    return replace(options, lanes=lanes, lane_dimension=dimension)
