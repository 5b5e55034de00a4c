"""The variants of a kernel with certain options: compiled on first use, one for each width of indices and number of
lanes that launches need.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from passes.interface import KernelInterface
from passes.kernel_hints import Fixed, KernelHints
from wfv.forks import Lock
from wfv.options import MIN_LANES, Options
from wfv.runtime import specialized
from wfv.runtime.cached_compiler import KernelCompiler, LaunchModule
from wfv.runtime.launch.geometry import NDRange
from wfv.runtime.launch.prepared import Arguments, Prepared
from wfv.runtime.launch.printf_output import PRINTF_BYTES
from wfv.runtime.launch.variant import ProgramVariables, Variant


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
        self._made: dict[tuple[bool, int], Variant] = {}

    def get(self, *, fits_index32: bool = True, lanes: int | None = None) -> Variant:
        """The variant for launches that fit 32-bit indices, or for any launch; compiled on first use."""
        key = fits_index32, lanes or self.options.lanes
        found = self._made.get(key)
        if found is None:
            with self._lock:
                if key not in self._made:
                    options = replace(self.options, fits_index32=fits_index32, lanes=key[1])
                    given = (options,) if self.fixed is None else (options, self.fixed)
                    module = self.facts.compiler(*given)
                    # The handler of a signal may have made it, too.
                    self._made.setdefault(key, Variant(module, options, self.facts.variables))
                found = self._made[key]
        return found

    def add(self, options: Options, module: LaunchModule, code: bytes) -> None:
        """Adds a variant that was compiled elsewhere, with its object code; one that exists takes the code."""
        key = options.fits_index32, options.lanes
        with self._lock:
            found = self._made.setdefault(key, Variant(module, options, self.facts.variables, code))
        found.take(code)

    def find(self, options: Options) -> Variant | None:
        """The variant for these options, if it exists."""
        return self._made.get((options.fits_index32, options.lanes))

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

    def lanes_for(self, row: int) -> int:
        """The lanes for a local size in dimension 0."""
        return lanes_for(self.options, row, self.facts.hints.has_sub_groups)

    def for_launch(self, ndrange: NDRange, needs_index64: bool = False) -> Variant:
        """The variant that runs a launch of these sizes."""
        fits_index32 = not (ndrange.needs_index64 or needs_index64)
        return self.get(fits_index32=fits_index32, lanes=self.lanes_for(ndrange.local_size[0]))

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


def lanes_for(options: Options, row: int, has_sub_groups: bool) -> int:
    """The lanes for a local size in dimension 0.

    At most its work-items, or all of them would run in the remainder loop. Where lanes are a sub-group, its size is
    the same for all launches, and there is no such loop. Code that is not vectorized by wfv has no lanes.
    """
    if row >= options.lanes or row < MIN_LANES or has_sub_groups or not options.strategy.vectorize:
        return options.lanes
    return 1 << (row.bit_length() - 1)
