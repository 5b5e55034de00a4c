"""The variants of a kernel with certain options: compiled on first use, one for each width of indices and number of
lanes that launches need. A kernel may be specialized: arguments and a local size are compiled in.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from passes.interface import KernelInterface, Param, row_of, used_lane_dimension
from passes.kernel_hints import Fixed, KernelHints
from passes.launch_module import LaunchModule
from wfv.errors import ArgumentError, GeometryError, OptionError, choices
from wfv.forks import Lock
from wfv.ir.types import size_of
from wfv.options import MIN_LANES, Options
from wfv.runtime.arguments.images import FORMAT_BYTES, image_encoder, is_image, is_sampler, sampler_bytes
from wfv.runtime.arguments.packer import ArgumentBlock
from wfv.runtime.arguments.parameters import refuse_parameters
from wfv.runtime.arguments.values import make_encoder
from wfv.runtime.cached_compiler import KernelCompiler, source_of
from wfv.runtime.launch.geometry import NDRange, Size, make_range
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

    `constants`: the names of the parameters that are compiled in. `preferred`: the kernel's lane dimension, if it is
    known without compiling the kernel.
    """

    def __init__(
        self, facts: KernelFacts, options: Options, fixed: Fixed | None = None, preferred: int | None = None
    ) -> None:
        self._lock = Lock()
        self.facts, self.options, self.fixed, self._preferred = facts, options, fixed, preferred
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
        if self._preferred is None:
            self._preferred = (next(iter(self), None) or self.get(options)).interface.preferred_dimension
        return for_groups(options, local_size, self._preferred, self.facts.hints)

    def _find_for_groups(self, local_size: tuple[int, ...], fits_index32: bool) -> Variant:
        return self.get(self.options_for(local_size, fits_index32))

    def for_launch(self, ndrange: NDRange, needs_index64: bool = False) -> Variant:
        """The variant that runs a launch of these sizes."""
        return self._for_groups(ndrange.local_size, not (ndrange.needs_index64 or needs_index64))

    def prepare(self, ndrange: NDRange, threads: int, arguments: Arguments) -> Prepared:
        """A launch of these sizes. Raises ArgumentError, GeometryError, and what compilation raises."""
        facts, variant = self.facts, self.for_launch(ndrange)
        block = arguments.block(variant.packer)
        if block.needs_index64 and not ndrange.needs_index64:
            variant = self.for_launch(ndrange, needs_index64=True)
            block = arguments.block(variant.packer)
        plan = variant.plan(ndrange, threads, block.local_size, facts.printf_bytes)
        if facts.hints.fixed:
            check_fixed(facts.name, variant.interface.params, facts.hints, block)
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


def specialize(
    text: str, interface: KernelInterface, hints: KernelHints, values: Mapping[str, object], size: Size | None
) -> str:
    """The source of the kernel with these arguments and this local size. Raises ArgumentError, GeometryError."""
    if not values and size is None:
        raise OptionError(
            f"kernel {interface.name!r}: nothing to specialize on",
            help="pass parameters with their values, or local_size: kernel.specialize(width=1024, local_size=(8, 8))",
        )
    encoded = tuple((name, _encoded(interface, name, value).hex()) for name, value in values.items())
    _check_again(interface, dict(hints.fixed), encoded)
    local_size = None if size is None else _local_size(size, hints)
    return source_of(text, interface.name, Fixed(encoded, local_size))


def check_fixed(kernel: str, parameters: Sequence[Param], hints: KernelHints, block: ArgumentBlock) -> None:
    """Raises ArgumentError if an argument is not the one that the kernel is specialized on."""
    params = {param.name: (i, param) for i, param in enumerate(parameters)}
    for name, digits in hints.fixed:
        (i, param), data = params[name], bytes.fromhex(digits)
        if ctypes.string_at(block.address + param.offset, len(data)) != data:
            raise ArgumentError(
                f"argument {i} ({name}) is not the value that kernel {kernel!r} is specialized on",
                help="pass that value, or call the kernel that was specialized",
            )


def _encoded(interface: KernelInterface, name: str, value: object) -> bytes:
    refuse_parameters((value,))
    param = next((each for each in interface.params if each.name == name), None)
    scalars = [each.name for each in interface.params if each.kind == "scalar"]
    if param is None:
        raise ArgumentError(f"kernel {interface.name!r} has no parameter {name!r}", help=choices(name, scalars))
    if param.kind != "scalar":
        raise ArgumentError(
            f"parameter {name!r} is {_what(param)}: a kernel is specialized on numbers and vectors of numbers",
            help=f"parameters of kernel {interface.name!r} that can be compiled in: {', '.join(scalars) or 'none'}",
        )
    if is_image(param):
        return image_encoder(param, f"parameter {name!r}")(value)[:FORMAT_BYTES]
    if is_sampler(param):
        return sampler_bytes(value, f"parameter {name!r}")
    return make_encoder(param.type, param.c_type, f"parameter {name!r}")(value)[: size_of(param.type)]


def _check_again(interface: KernelInterface, before: Mapping[str, str], now: Sequence[tuple[str, str]]) -> None:
    for name, digits in now:
        if before.get(name, digits) != digits:
            raise ArgumentError(
                f"kernel {interface.name!r} is specialized on another value of {name!r} already",
                help="specialize the kernel that was specialized",
            )


def _what(param: Param) -> str:
    return {"buffer": "a buffer", "local": "local memory"}.get(param.kind, "a struct")


def _local_size(size: Size, hints: KernelHints) -> tuple[int, ...]:
    found = (*make_range(size, size).local_size, 1, 1)[:3]
    if hints.required_size not in (None, found):
        raise GeometryError(
            f"local size {found}: the kernel requires {hints.required_size}",
            help=f"its attribute is reqd_work_group_size: pass {hints.required_size}, or leave out local_size",
        )
    return found
