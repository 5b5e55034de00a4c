"""A callable kernel: how it is launched, with bound arguments or not, and what can be read about it.

A launch goes through `__call__` (or `BoundKernel.launch`), `launch`, `sizes`, `prepare`, and the `run` of what that
returns. For a named strategy that is `Prepared.run`, then `LaunchPlan.run`, `native_launch.run`, and `wfv_run` of
native/launch.c, whose threads call the kernel's launch function (passes/kernel/launch_function.py). `auto` prepares
an `AutoLaunch` (choice.py), which runs such launches.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from copy import copy
from dataclasses import replace
from functools import lru_cache, partial
from inspect import Signature
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING, Any

from passes import located_remarks
from passes.interface import KernelInterface
from passes.kernel_hints import KernelHints, check_sub_group_size, suited_lanes
from passes.records import hints_of
from passes.remarks import Remark
from wfv.auto.settings import Auto
from wfv.errors import BarrierDivergenceError, Error, KernelFaultError, KernelTrapError, OptionError, UnsupportedError
from wfv.forks import compiling
from wfv.ir.values import quote_global
from wfv.launch import Launch
from wfv.options import Options, derived_math
from wfv.runtime import kernel_help, specialized, tuning
from wfv.runtime.arguments.parameters import array_of
from wfv.runtime.cached_compiler import KernelCompiler, LaunchModule, source_of
from wfv.runtime.chooser import Chooser
from wfv.runtime.html_tables import RemarkList, html_details, html_paragraph
from wfv.runtime.kernel_help import NOT_THERE, OfInstance, describe, parameter_signature, parameter_texts
from wfv.runtime.launch import reports
from wfv.runtime.launch.current_recording import current
from wfv.runtime.launch.geometry import NDRange, Rules, Size, as_sizes, make_range, with_own_groups
from wfv.runtime.launch.plan import scratch_of_group
from wfv.runtime.launch.prepared import Arguments, Launchable, LaunchOptions, Prepared
from wfv.runtime.launch.printf_output import PRINTF_BYTES, check_printf_bytes
from wfv.runtime.launch.threads import check_threads
from wfv.runtime.launch.variant import ProgramVariables, Variant, derived_options
from wfv.runtime.variants import KernelFacts, Variants

if TYPE_CHECKING:
    from wfv.inspect.check.report import Findings
    from wfv.inspect.compiled_kernel import CompiledKernel
    from wfv.inspect.view.control_flow import ControlFlow

IS_CHECKED = os.environ.get("WFV_CHECK") == "1"  # each launch by `Kernel` and `BoundKernel`
RANGES = 256  # sizes whose checks are kept, and of bound kernels their launches
Sizes = tuple[int, ...]


class Kernel:
    """A kernel to be called as `kernel(global_size, local_size, *args)`.

    `compiler` and `source`: see `KernelFacts`. `options`: those that it is compiled with; with `auto`, its `chooser`
    replaces their strategy and lanes. `threads` and `strict` are the defaults of the launches; `suits_lanes`: the
    kernel's attributes may change the lanes; `printf_bytes`: the size of the buffer for what a launch prints;
    `variables`: those of its program; `unoptimized` makes the module that `check` runs, None: `source` is it.
    """

    __doc__ = OfInstance(__doc__, lambda kernel: kernel._documentation)  # type: ignore[assignment]
    __signature__ = OfInstance(NOT_THERE, lambda kernel: kernel._signature)
    __wrapped__ = OfInstance(NOT_THERE, lambda kernel: kernel._module)

    def __init__(
        self,
        name: str,
        compiler: Callable[..., LaunchModule],
        options: Options,
        *,
        threads: int = 1,
        source: str | None = None,
        strict: bool = False,
        suits_lanes: bool = False,
        printf_bytes: int = PRINTF_BYTES,
        variables: ProgramVariables | None = None,
        auto: Auto | None = None,
        unoptimized: Callable[[], str] | None = None,
    ) -> None:
        self.name, self._threads, self._unoptimized = name, check_threads(threads), unoptimized
        self.source, self.strict, self.auto, self.variables = source, strict, auto, variables
        self.hints = hints_of(source, name) if source is not None else KernelHints()
        if suits_lanes:
            options = replace(options, lanes=suited_lanes(options.lanes, self.hints))
        check_sub_group_size(self.hints, options.lanes, name)
        self._given = options
        self.printf_bytes = check_printf_bytes(printf_bytes)
        self._facts = KernelFacts(name, compiler, self.hints, source, variables, self.printf_bytes)  # type: ignore[arg-type]
        self.chooser = None if auto is None else Chooser(self._facts, options, auto)
        self._variants = Variants(self._facts, options)  # where nothing is chosen
        self._with_math: dict[str, Kernel] = {}
        self._range = lru_cache(RANGES)(self._checked_range)

    def __call__(
        self,
        global_size: Size,
        local_size: Size | None,
        /,
        *args: object,
        threads: int | None = None,
        global_offset: Size | None = None,
        strict: bool | None = None,
        math: str | None = None,
        **by_name: object,
    ) -> None:
        """Runs the kernel and returns when all work-items have finished.

        Sizes are in work-items: an integer, or one to three of them, dimension 0 first. `local_size=None` lets wfv
        choose it; it need not divide the global size unless `strict`. Buffers are contiguous NumPy arrays of the
        parameter's dtype (any shape) or None, scalars are numbers, local memory is `wfv.LocalMemory(nbytes)`; all may
        be passed by name. `math` is another level than the kernel's own. Raises GeometryError, ArgumentError,
        BarrierDivergenceError, KernelTrapError, KernelFaultError, and on first use what compilation raises.
        """
        options = LaunchOptions(global_size, local_size, threads, global_offset, strict)
        self.launch(options, math, Arguments(args, by_name))

    def tune(
        self,
        global_size: Size,
        local_size: Size | None,
        /,
        *args: object,
        threads: int | None = None,
        **by_name: object,
    ) -> None:
        """Makes the choice of `auto` for such launches now: runs this one repeatedly, and puts back what it writes.

        Nothing is done with a named strategy. Raises what the launch raises.
        """
        arguments = bind_arguments(self, args, by_name)._arguments
        options = LaunchOptions(global_size, local_size, threads, None, None)
        sizes = self.sizes(options, arguments.local_bytes if local_size is None else 0)
        launch = tuning.Launch(self.interface, self.variables, arguments.args, partial(self.prepare, *sizes, arguments))
        tuning.tune([launch], lambda: launch.prepare().run())

    def check(
        self,
        global_size: Size,
        local_size: Size | None,
        /,
        *args: object,
        global_offset: Size | None = None,
        groups: int = 16,
        pedantic: bool = False,
        max_steps: int = 20_000_000,
        **by_name: object,
    ) -> Findings:
        """Runs a launch in an interpreter; returns the mistakes that it finds, a list that is empty if there are none.

        The arrays do not change: the launch works on copies. Of its groups, `groups` run at most (0: all), from the
        first to the last. `pedantic`: signed overflow and the first NaN are findings too. `max_steps`
        instructions of work-items are run at most. docs/check.md has the kinds of findings. Raises OptionError,
        GeometryError, ArgumentError.
        """
        from wfv.inspect.check.run import check_launch  # a launch needs no interpreter

        launch = self.checked_launch(global_size, local_size, args, by_name, global_offset)
        text, lanes = self.check_source(), self.options.lanes
        return check_launch(text, self.name, lanes, launch, groups, pedantic, max_steps)

    def checked_launch(
        self,
        global_size: Size,
        local_size: Size | None,
        args: Sequence[object],
        by_name: Mapping[str, object] = MappingProxyType({}),
        global_offset: Size | None = None,
    ) -> Launch:
        """The launch as the interpreter runs it. Raises GeometryError, ArgumentError."""
        values = tuple(map(array_of, self._ordered(args, by_name)))
        local = Arguments(values, {}).local_bytes
        ndrange = self.range(global_size, local_size, global_offset, local_bytes=local, as_given=True)
        return Launch(ndrange.global_size, ndrange.local_size, values, ndrange.offset)

    def _ordered(self, args: Sequence[object], by_name: Mapping[str, object]) -> Sequence[object]:
        """The arguments in the parameters' order, checked if the kernel compiles: its mistakes may prevent that."""
        try:
            return bind_arguments(self, args, by_name).args
        except (BarrierDivergenceError, UnsupportedError):
            if by_name:
                raise
            return args

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

    def bind(self, /, *args: object, **by_name: object) -> BoundKernel:
        """The kernel with its arguments: checked and packed now, launched any number of times. Raises ArgumentError.

        Arrays are kept and not copied: a launch sees what they hold then. Scalars are copied now.
        """
        return bind_arguments(self, args, by_name)

    def launch(self, options: LaunchOptions, math: str | None, arguments: Arguments) -> None:
        """Runs a launch, or records it. Raises what checking it, compiling it and running it raise."""
        if current.recorder is not None:
            return current.recorder(self, options, math, arguments)
        if IS_CHECKED and self.source is not None:
            sizes, offset = options[:2], options.global_offset
            self.check(*sizes, *arguments.args, global_offset=offset, **arguments.by_name).raise_any()  # type: ignore[arg-type]
        kernel = self if math is None else self.with_math(math)
        ndrange, threads = kernel.sizes(options, arguments.local_bytes if options.local_size is None else 0)
        try:
            kernel.prepare(ndrange, threads, arguments).run()
        except (BarrierDivergenceError, KernelTrapError) as error:
            self.explain(error)
            raise

    def explain(self, error: Error) -> None:
        """Shows the lines of the source in an error of a launch. That of a fault is found by compiling again."""
        compiler = self._facts.compiler
        if isinstance(error, KernelFaultError) and error.place is not None and isinstance(compiler, KernelCompiler):
            from wfv.inspect.assembly import line_at

            options, fixed, offset = error.place
            with suppress(Error):  # a forked process may be unable to compile
                error.line = line_at(source_of(compiler.text, self.name, fixed), self.name, options, offset)
        reports.show_lines(error, self.source)

    def sizes(self, options: LaunchOptions, local_bytes: int) -> tuple[NDRange, int]:
        """The checked sizes and the threads of a launch with so much local memory. Raises GeometryError."""
        global_size, local_size, threads, offset, strict = options
        count = self.threads if threads is None else check_threads(threads)
        return self.range(global_size, local_size, offset, count, strict, local_bytes), count

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
        return self._range(*sizes, offset, threads, is_strict, local_bytes, as_given)

    def _checked_range(
        self, global_size: Sizes, local_size: Sizes | None, offset: Sizes | None, threads: int, is_strict: bool,
        local_bytes: int, as_given: bool,
    ) -> NDRange:  # fmt: skip
        rules = self._rules(local_size is None, threads, is_strict, local_bytes)
        given = make_range(global_size, local_size, offset, rules)
        if as_given or local_size is None or self.chooser is None or not self.chooser.may_regroup(given):
            return given
        return with_own_groups(given, self._rules(True, threads, False, 0), self._given.lanes)

    def prepare(self, ndrange: NDRange, threads: int, arguments: Arguments) -> Launchable:
        """A launch of these sizes. Raises ArgumentError, GeometryError, and what compilation raises."""
        final, key = arguments.final, (self, ndrange, threads)
        if final is not None and (found := final.get(key)) is not None:
            return found
        launch = (self.chooser or self._variants).prepare(ndrange, threads, arguments)
        if final is not None and isinstance(launch, Prepared) and len(final) < RANGES:
            final[key] = launch
        return launch

    def _rules(self, is_open: bool, threads: int, is_strict: bool, local_bytes: int) -> Rules:
        """What the kernel requires of the sizes of a launch; `is_open`: its local size is chosen."""
        hints, is_full = self.hints, self.hints.has_full_groups
        found = Rules(
            1, threads, is_strict or is_full, hints.required_size, hints.preferred_size, is_specialized=is_full
        )
        if not is_open:
            return found
        variant = self.variant()
        memory = variant.memory._replace(fixed=variant.memory.fixed + local_bytes)
        along, crossing = variant.interface.preferred_dimension, variant.interface.crossing_dimension
        return found._replace(
            lanes=self.options.lanes, memory=memory, lane_dimension=along, is_square=crossing is not None
        )

    def check_smallest_group(self) -> None:
        """Raises GeometryError if no launch can run: even the smallest group needs too much scratch memory."""
        smallest = self.hints.required_size or (1,)
        scratch_of_group(self.interface, self.interface.local_variables, self.range(smallest, smallest))

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
        """Parameters and memory, as the passes found them."""
        return self.variant().interface if self.chooser is None else self.chooser.interface

    def variant(self, *, fits_index32: bool = True, lanes: int | None = None) -> Variant:
        """The variant for launches that fit 32-bit indices, or for any launch; compiled on first use."""
        options = replace(self.options, fits_index32=fits_index32)
        return self.variants.get(options if lanes is None else replace(options, lanes=lanes))

    def with_options(self, options: Options) -> Kernel:
        """The same kernel, to be compiled with these options, with variables of its own at their initial values."""
        return self._like(options, variables=copy(self.variables), auto=None)

    def with_math(self, math: str) -> Kernel:
        """The same kernel at another level of math; made once for each level. Raises OptionError."""
        if isinstance(math, str) and math == self._given.math:
            return self
        if not isinstance(math, str) or math not in self._with_math:
            self._with_math.setdefault(math, self._like(derived_math(self._given, math)))
        return self._with_math[math]

    def _like(self, options: Options, **changed: Any) -> Kernel:
        """The same kernel with other options and settings."""
        return Kernel(self.name, **{"compiler": self._facts.compiler, "options": options, **self._settings, **changed})

    @property
    def _settings(self) -> dict[str, Any]:
        return {
            "threads": self.threads, "source": self.source, "strict": self.strict, "auto": self.auto,
            "printf_bytes": self.printf_bytes, "variables": self.variables,
            "unoptimized": self._unoptimized,
        }  # fmt: skip

    def __reduce__(self) -> tuple[object, ...]:
        return partial(Kernel, **self._settings), (self.name, self._facts.compiler, self._given)

    def specialize(
        self, values: Mapping[str, object] | None = None, /, *, local_size: Size | None = None, **by_name: object
    ) -> Kernel:
        """The kernel with these arguments and this local size compiled in as constants.

        Arguments are numbers or vectors of numbers, by the parameters' names; `values` takes those whose names are not
        Python's, or are `local_size`. The kernel is called as before, and refuses other values (ArgumentError), another
        local size, and with a `local_size` also a global size that it does not divide (GeometryError). Compiled at the
        first launch. Raises ArgumentError, GeometryError, and OptionError if nothing is given.
        """
        compiler = self._facts.compiler
        if self.source is None or not isinstance(compiler, KernelCompiler):
            raise OptionError(f"kernel {self.name!r} has no source", help="build it by wfv.build")
        given = {**(values or {}), **by_name}
        text = specialized.specialize(self.source, self.interface, self.hints, given, local_size)
        return self._like(self._given, compiler=KernelCompiler(text, self.name, compiler.cache), source=text)

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

    def launch_remarks(
        self, global_size: Size, local_size: Size | None = None, *, threads: int | None = None, local_bytes: int = 0
    ) -> tuple[Remark, ...]:
        """Which work-items of a launch of these sizes run one at a time, and why; the local size, if it is chosen.

        With `auto` also what was chosen for such launches, from what, and why.
        `local_bytes` is the size of the local memory arguments. Raises GeometryError.
        """
        count = self.threads if threads is None else check_threads(threads)
        strict = None if local_size is None else False
        given = self.range(global_size, local_size, None, count, strict, local_bytes, as_given=True)
        ndrange = self.range(global_size, local_size, None, count, strict, local_bytes)
        if local_size is None:
            found = reports.local_size_remark(ndrange, self._rules(True, count, self.strict, local_bytes))
        else:
            found = reports.own_groups_remark(given, ndrange)
        if self.options.strategy.vectorize:
            variant = self.variants.for_launch(ndrange)
            lanes, along = variant.options.lanes, variant.interface.lane_dimension
            found += reports.launch_remarks(ndrange, lanes, self.options.lanes, along, self.hints.has_sub_groups)
        return found if self.chooser is None else (*found, *self.chooser.remarks(ndrange, count))

    @property
    def signature(self) -> list[str]:
        """The parameters in source form: `["float* x", "uint n"]`."""
        return parameter_texts(self.interface)

    @property
    def description(self) -> str:
        """How to call the kernel: its parameters, the arguments they take, the required or preferred local size."""
        return describe(self.interface, self.hints)

    @property
    def _documentation(self) -> str:
        """`__doc__`: reading an attribute must not raise."""
        try:
            return self.description
        except Error as error:
            return f"{self.name} does not compile.\n\n{error}"

    @property
    def _signature(self) -> Signature:
        return parameter_signature(self.interface)

    @property
    def _module(self) -> ModuleType:
        """What `inspect.getsource` shows the source of, with IPython's `kernel??`."""
        if self.source is None:
            raise AttributeError("__wrapped__")
        return kernel_help.module_of(kernel_help.kernel_text(self.source, self.name), self.name)

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


class BoundKernel:
    """What `kernel.bind(*args)` returns. It keeps the arrays alive: native code uses their addresses."""

    def __init__(self, kernel: Kernel, args: Sequence[object]) -> None:
        self.kernel, self.args = kernel, tuple(args)
        self._arguments = Arguments(self.args, {})
        self._arguments.final = {}
        self._arguments.block(kernel.variant())

    def launch(
        self,
        global_size: Size,
        local_size: Size | None = None,
        *,
        threads: int | None = None,
        global_offset: Size | None = None,
        strict: bool | None = None,
        math: str | None = None,
    ) -> None:
        """Runs the kernel and returns when all work-items have finished.

        Raises GeometryError, OptionError, BarrierDivergenceError, KernelTrapError, KernelFaultError.
        """
        options = LaunchOptions(global_size, local_size, threads, global_offset, strict)
        self.kernel.launch(options, math, self._arguments)

    __call__ = launch

    def __reduce__(self) -> tuple[object, ...]:
        # The block holds addresses: the copy is bound again, to the copied arrays.
        return bind_arguments, (self.kernel, self.args, {})

    def __repr__(self) -> str:
        return f"<{self.kernel!r} with {len(self.args)} arguments>"


def bind_arguments(kernel: Kernel, args: Sequence[object], by_name: Mapping[str, object]) -> BoundKernel:
    """Checks and packs the arguments. Raises ArgumentError."""
    return BoundKernel(kernel, kernel.variant().packer.order(args, by_name))
