"""A kernel as it is compiled: its source, its options, its variants, the sizes that it may be launched with."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

from passes import located_remarks
from passes.interface import KernelInterface
from passes.kernel_hints import KernelHints, check_sub_group_size, suited_lanes
from passes.launch_module import LaunchModule
from passes.records import hints_of
from wfv.auto import Auto
from wfv.errors import Error, KernelFaultError, OptionError
from wfv.forks import compiling
from wfv.ir.source_locations import show_source
from wfv.ir.values import quote_global
from wfv.options import Options
from wfv.runtime import kernel_help
from wfv.runtime.arguments.packer import ArgumentPacker, packer_of
from wfv.runtime.cached_compiler import KernelCompiler, source_of
from wfv.runtime.chooser import Chooser
from wfv.runtime.html_tables import RemarkList, html_details, html_paragraph
from wfv.runtime.kernel_help import describe, parameter_texts
from wfv.runtime.launch import reports
from wfv.runtime.launch.geometry import NDRange, Rules, Size, as_sizes, make_range, with_own_groups
from wfv.runtime.launch.local_size import memory_of
from wfv.runtime.launch.native_launch import scratch_of_group
from wfv.runtime.launch.printf_output import PRINTF_BYTES, check_printf_bytes
from wfv.runtime.linked_variables import ProgramVariables
from wfv.runtime.variants import KernelFacts, Variant, Variants, derived_options

if TYPE_CHECKING:
    from wfv.inspect.compiled_kernel import CompiledKernel
    from wfv.inspect.view.control_flow import ControlFlow

RANGES = 256  # sizes whose checks are kept
Sizes = tuple[int, ...]


class KernelCode:
    """The compiled side of a kernel (wfv/runtime/kernel.py).

    `compiler` and `source`: see `KernelFacts`. `options`: those that it is compiled with; with `auto`, its `chooser`
    replaces their strategy and lanes. `strict`: the default of the launches. `suits_lanes`: the kernel's attributes may
    change the lanes; `printf_bytes`: the size of the buffer for what a launch prints; `variables`: those of its
    program; `unoptimized` makes the module that `check` runs, None: `source` is it.
    """

    def __init__(
        self,
        name: str,
        compiler: Callable[..., LaunchModule],
        options: Options,
        *,
        source: str | None = None,
        strict: bool = False,
        suits_lanes: bool = False,
        printf_bytes: int = PRINTF_BYTES,
        variables: ProgramVariables | None = None,
        auto: Auto | None = None,
        unoptimized: Callable[[], str] | None = None,
    ) -> None:
        self.name, self.source, self.auto, self.variables, self.strict = name, source, auto, variables, strict
        self._unoptimized = unoptimized
        self.hints = hints_of(source, name) if source is not None else KernelHints()
        if suits_lanes:
            options = replace(options, lanes=suited_lanes(options.lanes, self.hints))
        check_sub_group_size(self.hints, options.lanes, name)
        self._given = options
        self.printf_bytes = check_printf_bytes(printf_bytes)
        self._facts = KernelFacts(name, compiler, self.hints, source, variables, self.printf_bytes)  # type: ignore[arg-type]
        self.chooser = None if auto is None else Chooser(self._facts, options, auto)
        self._variants = Variants(self._facts, options)  # where nothing is chosen
        self._checked = lru_cache(RANGES)(self._check)

    @property
    def known_source(self) -> str:
        """The canonical module. Raises OptionError if there is none."""
        if self.source is None:
            raise OptionError(f"kernel {self.name!r} has no source", help="build it by wfv.build")
        return self.source

    def check_source(self) -> str:
        """The module that `check` runs: not optimized if Clang can make that, so that all mistakes are in it."""
        found = self._unoptimized() if self._unoptimized is not None else ""
        return found if f"@{quote_global(self.name)}(" in found else self.known_source

    def explain(self, error: Error) -> None:
        """Shows the lines of the source in an error of a launch. That of a fault is found by compiling again."""
        compiler = self._facts.compiler
        if isinstance(error, KernelFaultError) and error.place is not None and isinstance(compiler, KernelCompiler):
            from wfv.inspect.assembly import line_at

            options, fixed, offset = error.place
            with suppress(Error):  # the fault is told without its line, too
                error.line = line_at(source_of(compiler.text, self.name, fixed), self.name, options, offset)
        if self.source is not None:
            show_source(error, self.source)

    @property
    def compiler(self) -> KernelCompiler:
        """What compiles the kernel."""
        return self._facts.compiler

    @property
    def variants(self) -> Variants:
        """Those of the options that most launches are compiled with."""
        return self._variants if self.chooser is None else self.chooser.variants

    @property
    def options(self) -> Options:
        """Those that most launches are compiled with."""
        return self.variants.options

    @property
    def most_lanes(self) -> int:
        """The most lanes that its launches may use. Nothing is compiled for that."""
        return self._given.lanes if self.chooser is None else self.chooser.most_lanes

    @property
    def interface(self) -> KernelInterface:
        """Parameters and memory, as the passes found them; those of code may need more memory."""
        return self.variant().interface if self.chooser is None else self.chooser.interface

    @property
    def packer(self) -> ArgumentPacker:
        """What checks arguments and packs them."""
        return packer_of(self.interface)

    def variant(self, *, fits_index32: bool = True, lanes: int | None = None) -> Variant:
        """The variant for launches that fit 32-bit indices, or for any launch; compiled on first use."""
        options = replace(self.options, fits_index32=fits_index32)
        return self.variants.get(options if lanes is None else replace(options, lanes=lanes))

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
        sizes = as_sizes(global_size, "global size"), None if local_size is None else as_sizes(local_size, "local size")
        offset = None if global_offset is None else as_sizes(global_offset, "global offset")
        is_strict = bool(self.strict if strict is None else strict)
        return self._checked(*sizes, offset, threads, is_strict, local_bytes, as_given)

    def _check(
        self, global_size: Sizes, local_size: Sizes | None, offset: Sizes | None, threads: int, is_strict: bool,
        local_bytes: int, as_given: bool,
    ) -> NDRange:  # fmt: skip
        given = make_range(
            global_size, local_size, offset, self.rules(local_size is None, threads, is_strict, local_bytes)
        )
        if as_given or local_size is None or self.chooser is None or not self.chooser.may_regroup(given):
            return given
        return with_own_groups(given, self.rules(True, threads, False, 0), self.chooser.given.lanes)

    def rules(self, is_open: bool, threads: int, is_strict: bool, local_bytes: int) -> Rules:
        """What the kernel requires of the sizes of a launch; `is_open`: its local size is chosen."""
        hints, is_full = self.hints, self.hints.has_full_groups
        found = Rules(
            1, threads, is_strict or is_full, hints.required_size, hints.preferred_size, is_specialized=is_full
        )
        if not is_open:
            return found
        memory = memory_of(self.interface)
        memory = memory._replace(fixed=memory.fixed + local_bytes)
        along, crossing = self.interface.preferred_dimension, self.interface.crossing_dimension
        return found._replace(
            lanes=self.options.lanes, memory=memory, lane_dimension=along, is_square=crossing is not None
        )

    def check_smallest_group(self) -> None:
        """Raises GeometryError if no launch can run: even the smallest group needs too much scratch memory."""
        smallest, interface = self.hints.required_size or (1,), self.interface
        scratch_of_group(interface, interface.local_variables, self.range(smallest, smallest))

    @compiling
    def compiled(
        self, strategy: str | None = None, lanes: int | None = None, target: str | None = None, math: str | None = None
    ) -> CompiledKernel:
        """The IR after each step of compilation, with control flow, shapes and assembly.

        Compiled again, with the kernel's own options or the given ones. Raises OptionError, UnsupportedError.
        """
        text = self.known_source
        from wfv.inspect.compiled_kernel import compile_for_reading  # a launch needs neither the pipeline nor pictures

        options = derived_options(self.options, strategy, lanes, target, math)
        return compile_for_reading(text, self.name, options)

    def cfg(self, step: str = "linearize", strategy: str | None = None, function: str | None = None) -> ControlFlow:
        """The control-flow graph after a step of compilation, as `compiled(strategy).cfg(step, function)`."""
        return self.compiled(strategy).cfg(step, function)

    @property
    def remarks(self) -> RemarkList:
        """What is not vectorized, and why (docs/remarks.md)."""
        found = self.variant().remarks
        if self.source is not None:
            found = located_remarks.with_words_of(self.source, found)
        return RemarkList(reports.strategy_remarks(self.options.strategy) + found)

    @property
    def signature(self) -> list[str]:
        """The parameters in source form: `["float* x", "uint n"]`."""
        return parameter_texts(self.interface)

    @property
    def description(self) -> str:
        """How to call the kernel: its parameters, the arguments they take, the required or preferred local size."""
        return describe(self.interface, self.hints)

    @property
    def ir(self) -> str:
        """The LLVM IR of the launch function and all that it calls, before LLVM optimizes it."""
        return self.variant().ir

    @property
    def assembly(self) -> str:
        """The machine code as text, AT&T syntax."""
        return self.variant().assembly

    def _repr_html_(self) -> str:
        """For a notebook: how it is called, its options and remarks. Compiles the kernel; does not raise."""
        try:
            return kernel_help.html_of(self.description, self.options, self.remarks)
        except Error as error:
            return html_paragraph(f"{self.name} does not compile.") + html_details("the error", str(error))

    def __repr__(self) -> str:
        options = self._given
        what = "auto" if self.auto is not None else f"{options.strategy.name}, {options.lanes} lanes"
        return f"<wfv kernel {self.name}: {what}, {options.target}>"
