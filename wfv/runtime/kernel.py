"""A callable kernel: how it is launched, with bound arguments or not.

A launch goes through `__call__` (or `BoundKernel.launch`), `launch`, `sizes`, `prepare`, then `LaunchPlan.run`,
`native_launch.run`, and `wfv_run` of native/launch.c, whose threads call the kernel's launch function
(passes/group/launch_function.py). With `auto`, `prepare` asks the `Chooser` (chooser.py) for the code, and that for
the version with constants (versions.py).
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from copy import copy
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from passes.launch_module import LaunchModule
from passes.remarks import Remark
from wfv.errors import BarrierDivergenceError, KernelTrapError, OptionError, UnsupportedError
from wfv.launch import Launch
from wfv.options import Options, derived_math
from wfv.runtime.arguments.packer import Arguments
from wfv.runtime.arguments.parameters import array_of
from wfv.runtime.cached_compiler import KernelCompiler
from wfv.runtime.kernel_code import KernelCode
from wfv.runtime.launch import reports
from wfv.runtime.launch.geometry import LaunchOptions, NDRange, Size
from wfv.runtime.launch.native_launch import Prepared
from wfv.runtime.launch.recorder import check_not_recording, current
from wfv.runtime.launch.threads import check_threads
from wfv.runtime.specialized import specialize

if TYPE_CHECKING:
    from wfv.inspect.check.findings import Findings

IS_CHECKED = os.environ.get("WFV_CHECK") == "1"  # each launch by `Kernel` and `BoundKernel`


class Kernel(KernelCode):
    """A kernel to be called as `kernel(global_size, local_size, *args)`.

    `threads` is the default of the launches. For the others: see `KernelCode`.
    """

    def __init__(
        self, name: str, compiler: Callable[..., LaunchModule], options: Options, *,
        threads: int = 1, **code: Any,
    ) -> None:  # fmt: skip
        super().__init__(name, compiler, options, **code)
        self._threads, self._with_math = check_threads(threads), dict[str, Kernel]()

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
        kernel = self if math is None else self.with_math(math)
        options = LaunchOptions(global_size, local_size, threads, global_offset, strict)
        kernel.launch(options, Arguments(args, by_name))

    def tune(
        self,
        global_size: Size,
        local_size: Size | None,
        /,
        *args: object,
        threads: int | None = None,
        **by_name: object,
    ) -> None:
        """Finds the fastest candidate of `auto` for such launches: runs this one under each, a second or two.

        What it writes is put back. Launches like it run the winner from then on, also in later processes. Nothing is
        done with a named strategy. Raises what the launch raises.
        """
        check_not_recording("a launch is tuned")
        arguments = bind_arguments(self, args, by_name)._arguments
        options = LaunchOptions(global_size, local_size, threads, None, None)
        ndrange, count = self.sizes(options, arguments.local_bytes if local_size is None else 0)
        if self.chooser is not None:
            self.chooser.tune(ndrange, count, arguments)

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
        with suppress(BarrierDivergenceError, UnsupportedError):  # mistakes may prevent that the kernel compiles
            args, by_name = self.bind(*args, **by_name).args, {}
        if by_name:
            self.bind(*args, **by_name)
        values = tuple(map(array_of, args))
        ndrange = self.range(
            global_size, local_size, global_offset, local_bytes=Arguments(values, {}).local_bytes, as_given=True
        )
        return Launch(ndrange.global_size, ndrange.local_size, values, ndrange.offset)

    def bind(self, /, *args: object, **by_name: object) -> BoundKernel:
        """The kernel with its arguments: checked and packed now, launched any number of times. Raises ArgumentError.

        Arrays are kept and not copied: a launch sees what they hold then. Scalars are copied now.
        """
        return bind_arguments(self, args, by_name)

    def launch(self, options: LaunchOptions, arguments: Arguments) -> None:
        """Runs a launch, or records it. Raises what checking it, compiling it and running it raise."""
        if current.recorder is not None:
            return current.recorder(self, options, arguments)
        if IS_CHECKED and self.source is not None:
            sizes, offset = options[:2], options.global_offset
            self.check(*sizes, *arguments.args, global_offset=offset, **arguments.by_name).raise_any()  # type: ignore[arg-type]
        ndrange, threads = self.sizes(options, arguments.local_bytes if options.local_size is None else 0)
        try:
            plan, block = self.prepare(ndrange, threads, arguments)
            plan.run(block)
        except (BarrierDivergenceError, KernelTrapError) as error:
            self.explain(error)
            raise

    def sizes(self, options: LaunchOptions, local_bytes: int) -> tuple[NDRange, int]:
        """The checked sizes and the threads of a launch with so much local memory. Raises GeometryError."""
        global_size, local_size, threads, offset, strict = options
        count = self.threads if threads is None else check_threads(threads)
        return self.range(global_size, local_size, offset, count, strict, local_bytes), count

    def prepare(self, ndrange: NDRange, threads: int, arguments: Arguments) -> Prepared:
        """A launch of these sizes. Raises ArgumentError, GeometryError, and what compilation raises."""
        if self.chooser is not None and self.chooser.wants_tuning(ndrange, threads):
            self.chooser.tune(ndrange, threads, arguments)
        code = self._variants if self.chooser is None else self.chooser.code_for(ndrange, threads)
        return code.prepare(ndrange, threads, arguments)

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
        text = specialize(self.source, self.interface, self.hints, given, local_size)
        return self._like(self._given, compiler=KernelCompiler(text, self.name), source=text)

    def launch_remarks(
        self, global_size: Size, local_size: Size | None = None, *, threads: int | None = None, local_bytes: int = 0
    ) -> tuple[Remark, ...]:
        """Which work-items of a launch of these sizes run one at a time, and why; the local size, if it is chosen.

        With `auto` also what was chosen for such launches, from what, and why.
        `local_bytes` is the size of the local memory arguments. Raises GeometryError.
        """
        count = self.threads if threads is None else check_threads(threads)
        sizes = global_size, local_size, None, count, self.strict and local_size is None, local_bytes
        ndrange = self.range(*sizes)
        if local_size is None:
            found = reports.local_size_remark(ndrange, self.rules(True, count, self.strict, local_bytes))
        else:
            found = reports.own_groups_remark(self.range(*sizes, as_given=True), ndrange)
        if self.options.strategy.vectorize:
            variant = self.variants.for_launch(ndrange)
            lanes, along = variant.options.lanes, variant.interface.lane_dimension
            found += reports.launch_remarks(ndrange, lanes, self.options.lanes, along, self.hints.has_sub_groups)
        return found if self.chooser is None else (*found, *self.chooser.remarks(ndrange, count))


class BoundKernel:
    """What `kernel.bind(*args)` returns. It keeps the arrays alive: native code uses their addresses."""

    def __init__(self, kernel: Kernel, args: Sequence[object]) -> None:
        self.kernel, self.args = kernel, tuple(args)
        self._arguments = Arguments(self.args, {})
        self._arguments.block(kernel.packer)  # which checks them

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
        return bind_arguments, (self.kernel, self.args, {})

    def __repr__(self) -> str:
        return f"<{self.kernel!r} with {len(self.args)} arguments>"


def bind_arguments(kernel: Kernel, args: Sequence[object], by_name: Mapping[str, object]) -> BoundKernel:
    """Checks and packs the arguments. Raises ArgumentError."""
    return BoundKernel(kernel, kernel.packer.order(args, by_name))
