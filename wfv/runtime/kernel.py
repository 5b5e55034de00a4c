"""A callable kernel: compiled on first use, in the versions that its launches need."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cached_property, partial
from inspect import Signature
from typing import TYPE_CHECKING

from passes.interface import KernelInterface
from passes.kernel_hints import KernelHints, kernel_hints, suited_lanes
from passes.remarks import Remark
from wfv.errors import Error, OptionError
from wfv.lazy import LazyModule
from wfv.options import MIN_LANES, Options, derived_math
from wfv.runtime.arguments import local_memory
from wfv.runtime.bound import BoundKernel
from wfv.runtime.fork_safe import ForkSafe
from wfv.runtime.geometry import NDRange, Rules, Size, make_range
from wfv.runtime.interrupts import Pace
from wfv.runtime.kernel_help import NOT_THERE, OfInstance, describe, parameter_signature, parameter_texts
from wfv.runtime.launch import run_launch
from wfv.runtime.launch_remarks import launch_remarks, local_size_remark, strategy_remarks
from wfv.runtime.local_size import Memory, memory_of
from wfv.runtime.printf_size import PRINTF_BYTES, check_printf_bytes
from wfv.runtime.thread_count import check_threads
from wfv.runtime.variant import LaunchModule, Variant

if TYPE_CHECKING:
    from wfv.runtime import compiled_kernel
else:  # it loads all passes, which a kernel from the cache does without
    compiled_kernel = LazyModule("wfv.runtime.compiled_kernel")


class Kernel(ForkSafe):
    """A kernel to be called as `kernel(global_size, local_size, *args)`.

    `compiler(options)` makes one version; it is called at most once for each pair of `options.fits_index32` and
    `options.lanes`, from any thread. `source` is the canonical module, if it is known: there stand the attributes.
    `strict` is the default of the launches; `suits_lanes`: the kernel's attributes may change the lanes;
    `printf_bytes`: the room for what a launch prints.
    """

    __doc__ = OfInstance(__doc__, lambda kernel: kernel._documentation)  # type: ignore[assignment]
    __signature__ = OfInstance(NOT_THERE, lambda kernel: kernel._signature)

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
    ) -> None:
        super().__init__()
        self.name, self.options, self.threads = name, options, check_threads(threads)
        self.source, self.strict, self.printf_bytes = source, strict, check_printf_bytes(printf_bytes)
        if suits_lanes:
            self.options = replace(options, lanes=suited_lanes(options.lanes, self.hints))
        self.pace = Pace()
        self._compiler = compiler
        self._variants: dict[tuple[bool, int], Variant] = {}
        self._with_math: dict[str, Kernel] = {}
        self._memories: dict[int, Memory] = {}  # by the bytes of local memory arguments

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

        Sizes are in work-items: an integer, or one to three of them, the first dimension first; `local_size=None`
        chooses, and it need not divide the global size unless `strict`. Buffers are contiguous NumPy arrays of the
        parameter's dtype (any shape) or None, scalars are numbers, local memory is `wfv.LocalMemory(nbytes)`; all may
        be given by name. `math` is another level than the kernel's own. Raises GeometryError, ArgumentError, and on
        first use what compilation raises.
        """
        if math is not None and (not isinstance(math, str) or math != self.options.math):
            other, its = self.with_math(math), {"threads": threads, "global_offset": global_offset, "strict": strict}
            return other(global_size, local_size, *args, **its, **by_name)  # type: ignore[arg-type]
        count = self.thread_count(threads)
        local_bytes = local_memory(args, by_name) if local_size is None else 0
        ndrange = self.range(global_size, local_size, global_offset, count, strict, local_bytes)
        variant = self.variant_for(ndrange)
        ordered = variant.packer.order(args, by_name)
        block = variant.packer.pack(ordered)
        if block.needs_index64 and not ndrange.needs_index64:
            variant = self.variant_for(ndrange, needs_index64=True)
            block = variant.packer.pack(ordered)
        run_launch(variant.function, variant.interface, block, ndrange, count, self.pace, self.printf_bytes)

    def bind(self, /, *args: object, **by_name: object) -> BoundKernel:
        """The kernel with its arguments: checked and laid out now, launched as often as wanted. Raises ArgumentError.

        Arrays are used where they are, and kept; scalars are what they are now.
        """
        packer = self.variant().packer
        ordered = tuple(packer.order(args, by_name))
        return BoundKernel(self, ordered, packer.pack(ordered))

    def range(
        self,
        global_size: Size,
        local_size: Size | None,
        global_offset: Size | None = None,
        threads: int = 1,
        strict: bool | None = None,
        local_bytes: int = 0,
    ) -> NDRange:
        """The shape of a launch, by what the kernel asks for. Raises GeometryError.

        `local_bytes`, of local memory arguments, count if the local size is chosen.
        """
        rules = self._rules(threads, strict)
        if local_size is None:
            rules = rules._replace(memory=self._memory(local_bytes))
        return make_range(global_size, local_size, global_offset, rules)

    def variant_for(self, ndrange: NDRange, *, needs_index64: bool = False) -> Variant:
        """The version that runs a launch of that shape."""
        fits_index32 = not (ndrange.needs_index64 or needs_index64)
        return self.variant(fits_index32=fits_index32, lanes=self._lanes_for(ndrange.local_size[0]))

    def thread_count(self, threads: int | None) -> int:
        """The number of threads, or the kernel's own. Raises GeometryError."""
        return self.threads if threads is None else check_threads(threads)

    def variant(self, *, fits_index32: bool = True, lanes: int | None = None) -> Variant:
        """The version for launches that fit 32-bit indices, or for any launch; compiled when first asked for."""
        key = fits_index32, lanes or self.options.lanes
        found = self._variants.get(key)
        if found is None:
            with self._lock:
                if key not in self._variants:
                    options = replace(self.options, fits_index32=fits_index32, lanes=key[1])
                    self._variants[key] = Variant(self._compiler(options), options)
                found = self._variants[key]
        return found

    def with_options(self, options: Options) -> Kernel:
        """The same kernel, to be compiled with other options."""
        return self._maker(self.name, self._compiler, options)

    def with_math(self, math: str) -> Kernel:
        """The same kernel at that level of math; made once. Raises OptionError."""
        if isinstance(math, str) and math == self.options.math:
            return self
        if not isinstance(math, str) or math not in self._with_math:
            other = self.with_options(derived_math(self.options, math))
            self._with_math.setdefault(math, other)
        return self._with_math[math]

    def compiled(
        self, strategy: str | None = None, lanes: int | None = None, target: str | None = None, math: str | None = None
    ) -> compiled_kernel.CompiledKernel:
        """The kernel's way through the compiler, to be read: IR after each step, control flow, shapes, assembly.

        With the kernel's own options, or others. Raises OptionError, UnsupportedError.
        """
        if self.source is None:
            raise OptionError(f"kernel {self.name!r} has no source", help="build it by wfv.build")
        options = compiled_kernel.derived_options(self.options, strategy, lanes, target, math)
        return compiled_kernel.compile_for_reading(self.source, self.name, options)

    @cached_property
    def hints(self) -> KernelHints:
        """What the kernel's attributes ask of its launches."""
        return kernel_hints(self.source, self.name) if self.source is not None else KernelHints()

    def _rules(self, threads: int, strict: bool | None) -> Rules:
        hints = self.hints
        is_strict = self.strict if strict is None else strict
        return Rules(self.options.lanes, threads, is_strict, hints.required_size, hints.preferred_size)

    def _memory(self, local_bytes: int) -> Memory:
        """What a group needs, for the choice of its size."""
        found = self._memories.get(local_bytes)
        if found is None:
            found = self._memories[local_bytes] = memory_of(self.interface, local_bytes)
        return found

    def variants(self) -> tuple[Variant, ...]:
        """The versions that there are: the one that most launches use, and what launches asked for besides."""
        self.variant()
        with self._lock:
            return tuple(self._variants.values())

    def _lanes_for(self, local_size: int) -> int:
        """No more lanes than the first dimension has work-items: they would all be left to the one-by-one tail."""
        if local_size >= self.options.lanes or local_size < MIN_LANES:
            return self.options.lanes
        return 1 << (local_size.bit_length() - 1)

    @property
    def interface(self) -> KernelInterface:
        """Parameters and memory, as the passes found them."""
        return self.variant().interface

    @property
    def remarks(self) -> tuple[Remark, ...]:
        """What is not done in vectors, and why (docs/remarks.md)."""
        return strategy_remarks(self.options.strategy) + self.variant().remarks

    def launch_remarks(
        self, global_size: Size, local_size: Size | None = None, *, threads: int | None = None, local_bytes: int = 0
    ) -> tuple[Remark, ...]:
        """What a launch of these sizes leaves to one work-item at a time, and why; the local size, if it is chosen.

        `local_bytes` are those of local memory arguments. Raises GeometryError.
        """
        strict = None if local_size is None else False
        rules = self._rules(self.thread_count(threads), strict)._replace(memory=self._memory(local_bytes))
        ndrange = make_range(global_size, local_size, None, rules)
        chosen = local_size_remark(ndrange, rules) if local_size is None else ()
        if not self.options.strategy.vectorize:
            return chosen
        return chosen + launch_remarks(ndrange, self._lanes_for(ndrange.local_size[0]), self.options.lanes)

    @property
    def signature(self) -> list[str]:
        """The parameters in source form: `["float* x", "uint n"]`."""
        return parameter_texts(self.interface)

    @property
    def description(self) -> str:
        """How to call the kernel: its parameters, what they take, the sizes that it asks for."""
        return describe(self.interface, self.hints)

    @property
    def _documentation(self) -> str:
        """Whoever asks for `__doc__` expects no error."""
        try:
            return self.description
        except Error as error:
            return f"{self.name} does not compile.\n\n{error}"

    @property
    def _signature(self) -> Signature:
        return parameter_signature(self.interface)

    @property
    def ir(self) -> str:
        """The final LLVM IR of the launch function and all that it needs, before LLVM optimizes it."""
        return self.variant().ir

    @property
    def assembly(self) -> str:
        """The machine code as text, AT&T syntax."""
        return self.variant().assembly

    def __reduce__(self) -> tuple[object, ...]:
        return self._maker, (self.name, self._compiler, self.options)

    @property
    def _maker(self) -> partial[Kernel]:
        """Makes the same kernel of a name, a compiler and options."""
        return partial(
            Kernel, threads=self.threads, source=self.source, strict=self.strict, printf_bytes=self.printf_bytes
        )

    def __repr__(self) -> str:
        return (
            f"<wfv kernel {self.name}: {self.options.strategy.name}, {self.options.lanes} lanes, {self.options.target}>"
        )
