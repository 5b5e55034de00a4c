"""The variants of a kernel with certain options: compiled on first use, one for each width of indices and number of
lanes that launches need.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from passes.interface import KernelInterface, row_of, used_lane_dimension
from passes.kernel_hints import Fixed, KernelHints
from wfv.forks import Lock
from wfv.options import MIN_LANES, Options
from wfv.runtime import specialized
from wfv.runtime.cached_compiler import KernelCompiler, LaunchModule
from wfv.runtime.launch.geometry import NDRange
from wfv.runtime.launch.prepared import Arguments, Prepared
from wfv.runtime.launch.printf_output import PRINTF_BYTES
from wfv.runtime.launch.variant import ProgramVariables, Variant

SIZES = 64  # local sizes whose variants are found at once
Key = tuple[bool, int, int | None]


class KernelFacts(NamedTuple):
    """What all variants of a kernel have in common.

    `compiler(options)` makes a launch module; a kernel that chooses nothing may have any such function. `source` is
    the canonical module with the kernel's attributes, None if unknown. `variables`: those of the kernel's program;
    `printf_bytes`: the size of the buffer for what a launch prints.
    """

    name: str
    compiler: KernelCompiler
    hints: KernelHints
    source: str | None = None
    variables: ProgramVariables | None = None
    printf_bytes: int = PRINTF_BYTES


class Variants:
    """Those of a kernel with these options, and constants if there are any. Each is compiled once, from any thread.

    `constants`: the names of the parameters that are compiled in.
    """

    def __init__(self, facts: KernelFacts, options: Options, fixed: Fixed | None = None) -> None:
        self._lock = Lock()
        self.facts, self.options, self.fixed = facts, options, fixed
        self.constants = frozenset(name for name, _ in (facts.hints.fixed if fixed is None else fixed.arguments))
        self._made: dict[Key, Variant] = {}
        self._for_groups = lru_cache(SIZES)(self._find_for_groups)

    def get(self, options: Options | None = None) -> Variant:
        """The variant with these options, those that most launches use if there are none; compiled on first use."""
        options = options or self.options
        key = _key(options)
        found = self._made.get(key)
        if found is None:
            with self._lock:
                if key not in self._made:
                    given = (options,) if self.fixed is None else (options, self.fixed)
                    module = self.facts.compiler(*given)
                    # The handler of a signal may have made it, too.
                    self._made.setdefault(key, self._variant(module, options))
                found = self._made[key]
        return found

    def add(self, options: Options, module: LaunchModule, code: bytes) -> None:
        """Adds a variant that was compiled elsewhere, with its object code; one that exists takes the code."""
        with self._lock:
            found = self._made.setdefault(_key(options), self._variant(module, options, code))
        found.take(code)

    def _variant(self, module: LaunchModule, options: Options, code: bytes | None = None) -> Variant:
        return Variant(module, options, self.facts.variables, code, self.fixed)

    def find(self, options: Options) -> Variant | None:
        """The variant for these options, if it exists."""
        return self._made.get(_key(options))

    def has_code(self, options: Options) -> bool:
        """Whether the variant for these options has its machine code."""
        found = self.find(options)
        return found is not None and found.has_code

    def find_code(self, options: Options) -> bool:
        """The same; the variant takes its machine code from the cache if it is there."""
        if not self.has_code(options) and (found := self.facts.compiler.find(options, self.fixed)) is not None:
            self.add(options, *found)
        return self.has_code(options)

    def __iter__(self) -> Iterator[Variant]:
        """Those that exist."""
        with self._lock:
            return iter(list(self._made.values()))

    @property
    def interface(self) -> KernelInterface:
        """Parameters and memory, as the passes found them."""
        return self.get().interface

    def options_for(self, local_size: tuple[int, ...], fits_index32: bool = True) -> Options:
        """Those of the variant for groups of this size."""
        options = replace(self.options, fits_index32=fits_index32)
        preferred = (next(iter(self), None) or self.get(options)).interface.preferred_dimension
        return for_groups(options, local_size, preferred, self.facts.hints)

    def _find_for_groups(self, local_size: tuple[int, ...], fits_index32: bool) -> Variant:
        return self.get(self.options_for(local_size, fits_index32))

    def for_launch(self, ndrange: NDRange, needs_index64: bool = False) -> Variant:
        """The variant that runs a launch of these sizes."""
        return self._for_groups(ndrange.local_size, not (ndrange.needs_index64 or needs_index64))

    def prepare(self, ndrange: NDRange, threads: int, arguments: Arguments) -> Prepared:
        """A launch of these sizes. Raises ArgumentError, GeometryError, and what compilation raises."""
        facts, variant = self.facts, self.for_launch(ndrange)
        block = arguments.block(variant)
        if block.needs_index64 and not ndrange.needs_index64:
            variant = self.for_launch(ndrange, needs_index64=True)
            block = arguments.block(variant)
        plan = variant.plan(ndrange, threads, block.local_size, facts.printf_bytes)
        if facts.hints.fixed:
            specialized.check_fixed(facts.name, variant.interface.params, facts.hints, block)
        return Prepared(plan, block, self.constants)


def _key(options: Options) -> Key:
    """What the options of a kernel's variants differ in."""
    return options.fits_index32, options.lanes, options.lane_dimension


def for_groups(options: Options, local_size: tuple[int, ...], preferred: int, hints: KernelHints) -> Options:
    """The options with the lanes for groups of this size; `preferred`: the kernel's lane dimension.

    At most the work-items of a row, or all of them would run in the remainder loop. Where lanes are a sub-group, its
    size is the same for all launches, and there is no such loop. Code that is not vectorized by wfv has no lanes.
    """
    if hints.keeps_options:
        return options
    used = used_lane_dimension(local_size, preferred)
    row, dimension = row_of(local_size, preferred), None if used == preferred or hints.has_sub_groups else used
    has_own_lanes = hints.has_sub_groups or not options.strategy.vectorize
    lanes = options.lanes if has_own_lanes or row < MIN_LANES else min(options.lanes, 1 << (row.bit_length() - 1))
    return replace(options, lanes=lanes, lane_dimension=dimension)
