"""A callable kernel: launches, bound arguments, and what can be read about it."""

from __future__ import annotations

from collections.abc import Mapping
from inspect import Signature
from types import ModuleType
from typing import TYPE_CHECKING, Self

from passes import located_remarks
from passes.remarks import Remark
from wfv.errors import Error, OptionError
from wfv.forks import compiling
from wfv.runtime import bound, kernel_help, specialized
from wfv.runtime.cached_compiler import KernelCompiler
from wfv.runtime.html_tables import RemarkList, html_details, html_paragraph, html_table
from wfv.runtime.kernel_help import NOT_THERE, OfInstance, describe, parameter_signature, parameter_texts
from wfv.runtime.kernel_variants import KernelVariants
from wfv.runtime.launch.geometry import Size, make_range
from wfv.runtime.launch.prepared import Arguments, LaunchOptions
from wfv.runtime.launch.reports import launch_remarks, local_size_remark, strategy_remarks
from wfv.runtime.launch.variant import derived_options

if TYPE_CHECKING:
    from wfv.inspect.compiled_kernel import CompiledKernel
    from wfv.inspect.view.control_flow import ControlFlow


class Kernel(KernelVariants):
    """A kernel to be called as `kernel(global_size, local_size, *args)`. `KernelVariants` has its parameters."""

    __doc__ = OfInstance(__doc__, lambda kernel: kernel._documentation)  # type: ignore[assignment]
    __signature__ = OfInstance(NOT_THERE, lambda kernel: kernel._signature)
    __wrapped__ = OfInstance(NOT_THERE, lambda kernel: kernel._module)

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
        BarrierDivergenceError, KernelTrapError, and on first use what compilation raises.
        """
        options = LaunchOptions(global_size, local_size, threads, global_offset, strict)
        self.launch(options, math, Arguments(args, by_name))

    def bind(self, /, *args: object, **by_name: object) -> bound.BoundKernel:
        """The kernel with its arguments: checked and packed now, launched any number of times. Raises ArgumentError.

        Arrays are kept and not copied: a launch sees what they hold then. Scalars are copied now.
        """
        return bound.bind_arguments(self, args, by_name)

    def specialize(
        self, values: Mapping[str, object] | None = None, /, *, local_size: Size | None = None, **by_name: object
    ) -> Self:
        """The kernel with these arguments and this local size compiled in as constants.

        Arguments are numbers or vectors of numbers, by the parameters' names; `values` takes those whose names are not
        Python's, or are `local_size`. The kernel is called as before, and refuses other values (ArgumentError), another
        local size, and with a `local_size` also a global size that it does not divide (GeometryError). Compiled at the
        first launch. Raises ArgumentError, GeometryError, and OptionError if nothing is given.
        """
        if self.source is None or not isinstance(self._compiler, KernelCompiler):
            raise OptionError(f"kernel {self.name!r} has no source", help="build it by wfv.build")
        given = {**(values or {}), **by_name}
        text = specialized.specialize(self.source, self.interface, self.hints, given, local_size)
        compiler = KernelCompiler(text, self.name, self._compiler.cache)
        return self._maker(self.name, compiler, self._given, source=text)

    @compiling
    def compiled(
        self, strategy: str | None = None, lanes: int | None = None, target: str | None = None, math: str | None = None
    ) -> CompiledKernel:
        """The IR after each step of compilation, with control flow, shapes and assembly.

        Compiled again, with the kernel's own options or the given ones. Raises OptionError, UnsupportedError.
        """
        if self.source is None:
            raise OptionError(f"kernel {self.name!r} has no source", help="build it by wfv.build")
        from wfv.inspect.compiled_kernel import compile_for_reading  # a launch needs neither the pipeline nor pictures

        options = derived_options(self.options, strategy, lanes, target, math)
        return compile_for_reading(self.source, self.name, options)

    def cfg(self, step: str = "linearize", strategy: str | None = None, function: str | None = None) -> ControlFlow:
        """The control-flow graph after a step of compilation, as `compiled(strategy).cfg(step, function)`."""
        return self.compiled(strategy).cfg(step, function)

    @property
    def remarks(self) -> RemarkList:
        """What is not vectorized, and why (docs/remarks.md)."""
        found = self.variant().remarks
        if self.source is not None:
            found = located_remarks.with_words_of(self.source, found)
        return RemarkList(strategy_remarks(self.options.strategy) + found)

    def launch_remarks(
        self, global_size: Size, local_size: Size | None = None, *, threads: int | None = None, local_bytes: int = 0
    ) -> tuple[Remark, ...]:
        """Which work-items of a launch of these sizes run one at a time, and why; the local size, if it is chosen.

        `local_bytes` is the size of the local memory arguments. Raises GeometryError.
        """
        strict = None if local_size is None else False
        rules = self.rules(None, self.thread_count(threads), strict, local_bytes)
        ndrange = make_range(global_size, local_size, None, rules)
        chosen = local_size_remark(ndrange, rules) if local_size is None else ()
        if not self.options.strategy.vectorize:
            return chosen
        lanes = self.lanes_for(ndrange.local_size[0])
        return chosen + launch_remarks(ndrange, lanes, self.options.lanes, self.hints.has_sub_groups)

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
            return _kernel_html(self)
        except Error as error:
            return html_paragraph(f"{self.name} does not compile.") + html_details("the error", str(error))

    def __repr__(self) -> str:
        return (
            f"<wfv kernel {self.name}: {self.options.strategy.name}, {self.options.lanes} lanes, {self.options.target}>"
        )


def _kernel_html(kernel: Kernel) -> str:
    """Tables of the parameters, the options and the remarks."""
    call, _, *lines = kernel.description.split("\n")
    rows = [line.strip().partition(": ") for line in lines]
    options = kernel.options
    chosen = f"strategy {options.strategy.name}, {options.lanes} lanes, target {options.target}, math {options.math}"
    notes = "".join(html_paragraph(name) for name, colon, _ in rows if not colon)
    table = html_table(call, ("parameter", "argument"), [(name, takes) for name, colon, takes in rows if colon])
    return table + notes + html_paragraph(chosen) + kernel.remarks._repr_html_()
