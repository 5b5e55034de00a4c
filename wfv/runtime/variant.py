"""One variant of a kernel, compiled for a number of lanes and a width of indices: IR, machine code, arguments."""

from __future__ import annotations

from dataclasses import replace

from wfv import llvm
from wfv.errors import OptionError
from wfv.forks import Lock
from wfv.options import Options, make_options
from wfv.runtime.arguments import ArgumentPacker
from wfv.runtime.cached_compiler import emit_object
from wfv.runtime.launch import NativeFunction
from wfv.runtime.launch_module import LaunchModule
from wfv.runtime.program_variables import ProgramVariables


class Variant:
    """A variant of a kernel. `ir` exists at once, machine code from the first launch on, or if `code` is its object.

    `variables` are those of its program; without them, a kernel that has any cannot be launched.
    """

    def __init__(
        self,
        module: LaunchModule,
        options: Options,
        variables: ProgramVariables | None = None,
        code: bytes | None = None,
    ) -> None:
        self._lock = Lock()
        self._object = code  # until it is linked
        self.options, self._module, self._variables = options, module, variables
        self.ir, self.interface, self.remarks = module.ir, module.interface, module.remarks
        self.packer = ArgumentPacker(module.interface)
        self.target = llvm.find_target(options.target)
        self._llvm_vectorizes = options.strategy.loop_vectorizer
        self._function: NativeFunction | None = None

    @property
    def function(self) -> NativeFunction:
        """The native function. Raises OptionError if this CPU cannot run it."""
        if self._function is None:
            with self._lock:
                if self._function is None:
                    self._function = self._load()
        return self._function

    @property
    def title(self) -> str:
        """The name in perf and gdb: `wfv.mandelbrot.unicf.x8`, with `.exact` or `.large` behind it if these apply."""
        math = "" if self.options.math == Options.math else f".{self.options.math}"
        size = "" if self.options.fits_index32 else ".large"
        # Not `.8` at the end: gdb reads that as an Ada suffix and drops it.
        return f"wfv.{self.interface.name}.{self.options.strategy.name}.x{self.options.lanes}{math}{size}"

    @property
    def assembly(self) -> str:
        """The machine code as text, AT&T syntax."""
        return llvm.emit_assembly(
            self.ir, self.target, loop_vectorize=self._llvm_vectorizes, slp_vectorize=self._llvm_vectorizes
        )

    def object_code(self) -> bytes:
        """The machine code as an object file, from the cache if the kernel's compiler has one."""
        return self._object or emit_object(self._module, self.target, self._llvm_vectorizes)

    @property
    def has_code(self) -> bool:
        """Whether the machine code exists."""
        return self._function is not None or self._object is not None

    def compile(self) -> None:
        """Makes the machine code now; the first launch links it."""
        if not self.has_code:
            self.take(self.object_code())

    def take(self, code: bytes) -> None:
        """Takes its object code, unless it has it."""
        with self._lock:
            if not self.has_code:
                self._object = code

    def _load(self) -> NativeFunction:
        if not llvm.target_is_runnable(self.target):
            raise OptionError(
                f"this CPU cannot run code for {self.target.name!r}",
                help="target 'host' always runs; `ir` and `assembly` work for any target",
            )
        code = self.object_code()
        provided = self._variables.addresses() if self._variables is not None else {}
        loaded = llvm.load_object(code, [self.interface.symbol], provided, title=self.title)
        self._object = None
        return NativeFunction(loaded.address(self.interface.symbol), loaded)


def derived_options(
    options: Options, strategy: str | None, lanes: int | None, target: str | None, math: str | None = None
) -> Options:
    """The options with some of them replaced; without `lanes`, another target has its own number of lanes."""
    if lanes is None:
        lanes = options.lanes if target in (None, options.target) else llvm.find_target(target or "").vector_bits // 32
    name, target, math = strategy or options.strategy.name, target or options.target, math or options.math
    made = make_options(name, lanes, target, options.boscc, math)
    return replace(made, strategy=options.strategy) if strategy is None else made
