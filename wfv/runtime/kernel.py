"""A callable kernel: compiled on first use, in the versions that its launches need."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Protocol

from passes.interface import KernelInterface
from passes.remarks import Remark
from wfv.errors import OptionError
from wfv.lazy import LazyModule
from wfv.options import MIN_LANES, Options
from wfv.runtime.arguments import ArgumentPacker
from wfv.runtime.cached import emit_object
from wfv.runtime.geometry import Size, make_range
from wfv.runtime.launch import NATIVE, NativeFunction, run_launch
from wfv.runtime.parameters import type_name
from wfv.runtime.remarks import launch_remarks, strategy_remarks
from wfv.runtime.thread_count import check_threads

if TYPE_CHECKING:
    from wfv import llvm
else:  # pickled kernels come to processes that may never launch them
    llvm = LazyModule("wfv.llvm")


class Compiled(Protocol):
    """What a compiler returns: the launch function's module as text, and how to call it."""

    @property
    def ir(self) -> str: ...

    @property
    def interface(self) -> KernelInterface: ...

    @property
    def remarks(self) -> tuple[Remark, ...]: ...


class Variant:
    """One compiled version of a kernel: `ir` is available at once, machine code from the first launch on."""

    def __init__(self, compiled: Compiled, options: Options) -> None:
        self.options, self._compiled = options, compiled
        self.ir, self.interface, self.remarks = compiled.ir, compiled.interface, compiled.remarks
        self.packer = ArgumentPacker(compiled.interface)
        self.target = llvm.find_target(options.target)
        self._llvm_vectorizes = options.strategy.loop_vectorizer
        self._code: llvm.NativeCode | None = None
        self._function: NativeFunction | None = None
        self._lock = threading.Lock()

    @property
    def function(self) -> NativeFunction:
        """The native function. Raises OptionError if this CPU cannot run it."""
        if self._function is None:
            with self._lock:
                if self._function is None:
                    self._function = self._load()
        return self._function

    @property
    def assembly(self) -> str:
        """The machine code as text, AT&T syntax."""
        return llvm.emit_assembly(
            self.ir, self.target, loop_vectorize=self._llvm_vectorizes, slp_vectorize=self._llvm_vectorizes
        )

    def object_code(self) -> bytes:
        """The machine code as an object file: from the cache, if the kernel's compiler has one."""
        return emit_object(self._compiled, self.target, self._llvm_vectorizes)

    def _load(self) -> NativeFunction:
        if not llvm.target_is_runnable(self.target):
            raise OptionError(
                f"this CPU cannot run code for {self.target.name!r}",
                help="target 'host' always runs; IR and assembly are there",
            )
        code = self.object_code()
        self._code = llvm.load_object(code, [self.interface.symbol])  # kept: it owns the memory behind the address
        return NATIVE(self._code.address(self.interface.symbol))


class Kernel:
    """A kernel to be called as `kernel(global_size, local_size, *args)`.

    `compiler(options)` makes one version; it is called at most once for each pair of `options.small` and
    `options.lanes`, from any thread.
    """

    def __init__(
        self, name: str, compiler: Callable[[Options], Compiled], options: Options, *, threads: int = 1
    ) -> None:
        self.name, self.options, self.threads = name, options, check_threads(threads)
        self._compiler = compiler
        self._variants: dict[tuple[bool, int], Variant] = {}
        self._lock = threading.Lock()

    def __call__(
        self,
        global_size: Size,
        local_size: Size | None,
        *args: object,
        threads: int | None = None,
        global_offset: Size | None = None,
    ) -> None:
        """Runs the kernel and returns when all work-items have finished.

        Sizes are in work-items: an integer, or one to three of them, the first dimension first; `local_size=None`
        chooses, and it need not divide the global size. Buffers are contiguous NumPy arrays of the parameter's dtype
        (any shape), scalars are numbers, local memory is `wfv.LocalMemory(nbytes)`. Raises GeometryError,
        ArgumentError, and on first use what compilation raises.
        """
        ndrange = make_range(global_size, local_size, global_offset)
        count = self.threads if threads is None else check_threads(threads)
        lanes = self._lanes_for(ndrange.local_size[0])
        variant = self.variant(small=not ndrange.needs_large, lanes=lanes)
        block = variant.packer.pack(args)
        if block.needs_large and not ndrange.needs_large:
            variant = self.variant(small=False, lanes=lanes)
            block = variant.packer.pack(args)
        run_launch(variant.function, variant.interface, block, ndrange, count)

    def variant(self, *, small: bool = True, lanes: int | None = None) -> Variant:
        """The version for launches that `Options.small` covers, or for any launch; compiled when first asked for."""
        key = small, lanes or self.options.lanes
        found = self._variants.get(key)
        if found is None:
            with self._lock:
                if key not in self._variants:
                    options = replace(self.options, small=small, lanes=key[1])
                    self._variants[key] = Variant(self._compiler(options), options)
                found = self._variants[key]
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

    def launch_remarks(self, global_size: Size, local_size: Size | None = None) -> tuple[Remark, ...]:
        """What a launch of these sizes leaves to one work-item at a time, and why."""
        ndrange = make_range(global_size, local_size)
        if not self.options.strategy.vectorize:
            return ()
        return launch_remarks(ndrange, self._lanes_for(ndrange.local_size[0]), self.options.lanes)

    @property
    def signature(self) -> list[str]:
        """The parameters in source form: `["float* x", "uint n"]`."""
        return [f"{type_name(param)} {param.name}" for param in self.interface.params]

    @property
    def ir(self) -> str:
        """The final LLVM IR of the launch function and all that it needs, before LLVM optimizes it."""
        return self.variant().ir

    @property
    def assembly(self) -> str:
        """The machine code as text, AT&T syntax."""
        return self.variant().assembly

    def __reduce__(self) -> tuple[object, ...]:
        return partial(Kernel, threads=self.threads), (self.name, self._compiler, self.options)

    def __repr__(self) -> str:
        return (
            f"<wfv kernel {self.name}: {self.options.strategy.name}, {self.options.lanes} lanes, {self.options.target}>"
        )
