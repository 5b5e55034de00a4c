"""A callable kernel: how it is launched, with bound arguments or not.

A launch goes through `__call__` (or `BoundKernel.launch`) and `launch`; `KernelLaunches.sizes` (kernel_launches.py),
which checks sizes by launch/geometry.py; `Variants.prepare` (variants.py), which packs arguments by
arguments/packer.py; and `LaunchPlan.run` (launch/native_launch.py), which calls `wfv_run` of native/launch.c. Its
threads call the kernel's launch function (passes/group/launch_function.py). With `auto`, the `Chooser` (auto_choice.py)
chooses the variants; variants with constants are in constant_versions.py.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from passes.interface import KernelInterface
from passes.remarks import Remark
from wfv.auto_settings import Auto
from wfv.errors import BarrierDivergenceError, KernelTrapError
from wfv.forks import compiling
from wfv.options import Options, derived_math
from wfv.runtime.arguments.packer import Arguments
from wfv.runtime.cached_compiler import KernelCompiler
from wfv.runtime.kernel_code import KernelCode
from wfv.runtime.kernel_launches import KernelLaunches
from wfv.runtime.kernel_origin import KernelOrigin
from wfv.runtime.launch.geometry import LaunchOptions, Size
from wfv.runtime.launch.recorder import check_not_recording, current
from wfv.runtime.launch.thread_count import check_threads
from wfv.runtime.specialized import specialize
from wfv.runtime.variants import derived_options
from wfv.whole_imports import uninterrupted

if TYPE_CHECKING:
    from wfv.inspect.check.findings import Findings
    from wfv.inspect.compiled_kernel import CompiledKernel
    from wfv.inspect.view.control_flow import ControlFlow
    from wfv.runtime.html_tables import RemarkList

IS_CHECKED = os.environ.get("WFV_CHECK") == "1"  # each launch by `Kernel` and `BoundKernel`


class Kernel:
    """A kernel to be called as `kernel(global_size, local_size, *args)`.

    Its parts: `origin`, which it is made from, `code`, which runs, and `launches`. `auto`, `suits_lanes`: see
    `KernelCode`; `strict`, `threads`: `KernelLaunches`. `variant` and `range` are methods of the parts.
    """

    def __init__(
        self, origin: KernelOrigin, options: Options, *, auto: Auto | None = None, suits_lanes: bool = False,
        strict: bool = False, threads: int = 1,
    ) -> None:  # fmt: skip
        self.name, self.source, self.hints, self.auto = origin.name, origin.source, origin.hints, auto
        self.origin, self.code = origin, KernelCode(origin, options, auto, suits_lanes)
        self.launches = KernelLaunches(self.code, strict, threads)
        self.chooser, self.variant, self.range = self.code.chooser, self.code.variant, self.launches.range
        self._with_math = dict[str, Kernel]()

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
        BarrierDivergenceError, KernelTrapError, KernelFaultError, and on first use compilation errors.
        """
        kernel = self if math is None else self.with_math(math)
        options = LaunchOptions(global_size, local_size, threads, global_offset, strict)
        kernel.launch(options, Arguments(args, by_name))

    def tune(
        self, global_size: Size, local_size: Size | None, /, *args: object, threads: int | None = None,
        **by_name: object,
    ) -> None:  # fmt: skip
        """Finds the fastest candidate of `auto` for such launches: runs this one under each, a second or two.

        The memory that it writes is restored. Launches like it run the winner from then on, also in later processes.
        Nothing is done with a named strategy. Raises the launch's errors.
        """
        check_not_recording("a launch is tuned")
        arguments = self.bind(*args, **by_name)._arguments
        options = LaunchOptions(global_size, local_size, threads, None, None)
        ndrange, count = self.launches.sizes(options, arguments.local_bytes if local_size is None else 0)
        if self.chooser is not None:
            self.chooser.tune(ndrange, count, arguments)

    def check(
        self, global_size: Size, local_size: Size | None, /, *args: object, global_offset: Size | None = None,
        groups: int = 16, pedantic: bool = False, max_steps: int = 20_000_000, **by_name: object,
    ) -> Findings:  # fmt: skip
        """Runs a launch in an interpreter; returns the mistakes that it finds, a list that is empty if there are none.

        The arrays do not change: the launch works on copies. Of its groups, `groups` run at most (0: all), from the
        first to the last. `pedantic`: signed overflow and the first NaN are findings too. `max_steps`
        instructions of work-items are run at most. docs/check.md has the kinds of findings. Raises OptionError,
        GeometryError, ArgumentError.
        """
        with uninterrupted():
            from wfv.inspect.check.run import check_launch  # a launch needs no interpreter

        launch = self.launches.interpreted(global_size, local_size, args, by_name, global_offset)
        text, lanes = self.origin.check_source(), self.options.lanes
        return check_launch(text, self.name, lanes, launch, groups, pedantic, max_steps)

    def bind(self, /, *args: object, **by_name: object) -> BoundKernel:
        """The kernel with its arguments: checked and packed now, launched any number of times. Raises ArgumentError.

        Arrays are kept and not copied: a launch sees their contents at that time. Scalars are copied now.
        """
        return BoundKernel(self, self.code.packer.order(args, by_name))

    def launch(self, options: LaunchOptions, arguments: Arguments) -> None:
        """Runs a launch, or records it. Raises errors of its check, its compilation and its run."""
        if current.recorder is not None:
            return current.recorder(self, options, arguments)
        if IS_CHECKED and self.origin.source is not None:
            sizes, offset = options[:2], options.global_offset
            self.check(*sizes, *arguments.args, global_offset=offset, **arguments.by_name).raise_any()  # type: ignore[arg-type]
        ndrange, threads = self.launches.sizes(options, arguments.local_bytes if options.local_size is None else 0)
        try:
            plan, block = self.launches.prepare(ndrange, threads, arguments)
            plan.run(block)
        except (BarrierDivergenceError, KernelTrapError) as error:
            self.origin.explain(error)
            raise

    @property
    def threads(self) -> int:
        """The number of threads of launches that name none."""
        return self.launches.threads

    @threads.setter
    def threads(self, threads: int) -> None:
        """Raises GeometryError. Sequences that are recorded keep the number that they were recorded with."""
        self.launches.threads = check_threads(threads)
        for other in list(self._with_math.values()):
            other.threads = threads

    def with_options(self, options: Options) -> Kernel:
        """A copy of the kernel, to be compiled with these options; its own variables have their initial values."""
        return self._like(options, auto=None, variables=copy(self.origin.variables))

    def with_math(self, math: str) -> Kernel:
        """The kernel at another level of math; made once for each level. Raises OptionError."""
        if isinstance(math, str) and math == self.code.given.math:
            return self
        if not isinstance(math, str) or math not in self._with_math:
            self._with_math.setdefault(math, self._like(derived_math(self.code.given, math), self.auto))
        return self._with_math[math]

    def _like(self, options: Options, auto: Auto | None, **changed: Any) -> Kernel:
        """A copy of the kernel with other options and another origin."""
        strict = self.launches.strict
        return Kernel(replace(self.origin, **changed), options, auto=auto, strict=strict, threads=self.threads)

    def __reduce__(self) -> tuple[object, ...]:
        made = partial(Kernel, auto=self.auto, strict=self.launches.strict, threads=self.threads)
        return made, (self.origin, self.code.given)

    def specialize(
        self, values: Mapping[str, object] | None = None, /, *, local_size: Size | None = None, **by_name: object
    ) -> Kernel:
        """The kernel with these arguments and this local size compiled in as constants.

        Arguments are numbers or vectors of numbers, by the parameters' names; `values` takes arguments whose names are
        not Python's, or are `local_size`. The kernel is called as before, and refuses other values (ArgumentError),
        another local size, and with a `local_size` also a global size that it does not divide (GeometryError).
        Compiled at the first launch. Raises ArgumentError, GeometryError, and OptionError if nothing is given.
        """
        given = {**(values or {}), **by_name}
        text = specialize(self.origin.known_source, self.interface, self.hints, given, local_size)
        return self._like(self.code.given, self.auto, source=text, compiler=KernelCompiler(text, self.name))

    def launch_remarks(
        self, global_size: Size, local_size: Size | None = None, *, threads: int | None = None, local_bytes: int = 0
    ) -> tuple[Remark, ...]:
        """Which work-items of a launch of these sizes run one at a time, and why; the local size, if it is chosen.

        With `auto` also the choice for such launches, its alternatives, and its reason. `local_bytes` is the size of
        the local memory arguments. Raises GeometryError.
        """
        return self.launches.remarks(global_size, local_size, threads, local_bytes)

    @property
    def options(self) -> Options:
        """The options that most launches are compiled with."""
        return self.code.options

    @property
    def interface(self) -> KernelInterface:
        """Parameters and memory, as the passes found them; compiled variants may need more memory."""
        return self.code.interface

    @compiling
    def compiled(
        self, strategy: str | None = None, lanes: int | None = None, target: str | None = None, math: str | None = None
    ) -> CompiledKernel:
        """The IR after each step of compilation, with control flow, shapes and assembly.

        Compiled again, with the kernel's own options or the given ones. Raises OptionError, UnsupportedError.
        """
        text = self.origin.known_source
        with uninterrupted():
            from wfv.inspect.compiled_kernel import compile_for_reading  # a launch needs neither this nor pictures

        return compile_for_reading(text, self.name, derived_options(self.options, strategy, lanes, target, math))

    def cfg(self, step: str = "linearize", strategy: str | None = None, function: str | None = None) -> ControlFlow:
        """The control-flow graph after a step of compilation, as `compiled(strategy).cfg(step, function)`."""
        return self.compiled(strategy).cfg(step, function)

    @compiling
    def explain(self, place: str | int | None = None) -> str:
        """The largest costs, their causes and remedies, as `wfv explain` prints them (docs/explain.md).

        `place`: a value, variable, block or line (its number), whose causes are told instead. With `auto`, it is about
        the best candidate that vectorizes, by the cost model. Raises OptionError.
        """
        text = self.origin.known_source
        with uninterrupted():
            from wfv.inspect.explain.text import explanation  # a launch needs no text

        return explanation(text, self.name, self.options, self.auto is None, place)

    @compiling
    def report(self) -> str:
        """The page of `wfv report` (docs/report.md) as HTML, with estimates of the cost model and no measured times.

        Raises OptionError if Jinja or Graphviz is missing (`pip install 'wfv[report]'`).
        """
        text = self.origin.known_source
        with uninterrupted():
            from wfv.inspect.report.page import kernel_page  # a launch needs no page

        return kernel_page(text, self.name, self.options, self.auto is None)

    @property
    def remarks(self) -> RemarkList:
        """Remarks on code that is not vectorized (docs/explain.md)."""
        from wfv.runtime import kernel_help  # a launch needs no texts

        return kernel_help.remarks_of(self.code)

    @property
    def signature(self) -> list[str]:
        """The parameters in source form: `["float* x", "uint n"]`."""
        from wfv.runtime import kernel_help  # a launch needs no texts

        return kernel_help.parameter_texts(self.interface)

    @property
    def description(self) -> str:
        """How to call the kernel: its parameters, the arguments they take, the required or preferred local size."""
        from wfv.runtime import kernel_help  # a launch needs no texts

        return kernel_help.describe(self.interface, self.hints)

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
        from wfv.runtime import kernel_help  # a launch needs no texts

        return kernel_help.html_of(self.code)

    def __repr__(self) -> str:
        given = self.code.given
        what = "auto" if self.auto is not None else given.title
        return f"<wfv kernel {self.name}: {what}, {given.target}>"


class BoundKernel:
    """A kernel with bound arguments (`Kernel.bind`). It keeps the arrays alive: native code uses their addresses."""

    def __init__(self, kernel: Kernel, args: Sequence[object]) -> None:
        self.kernel, self.args = kernel, tuple(args)
        self._arguments = Arguments(self.args, {})
        self._arguments.block(kernel.code.packer)  # which checks them

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
        kernel = self.kernel if math is None else self.kernel.with_math(math)
        kernel.launch(LaunchOptions(global_size, local_size, threads, global_offset, strict), self._arguments)

    __call__ = launch

    def __reduce__(self) -> tuple[object, ...]:
        # The block holds addresses: the copy is bound again, to the copied arrays.
        return BoundKernel, (self.kernel, self.args)

    def __repr__(self) -> str:
        return f"<{self.kernel!r} with {len(self.args)} arguments>"
