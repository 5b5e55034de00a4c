"""One variant of a kernel, compiled for a number of lanes and a width of indices, and the variables of its program.

Each variant is compiled and linked on its own. The variables (program scope, `static` in functions) are linked once, as
an object file of their own, and the kernels' code is linked to their addresses. They live as long as the program or one
of its kernels.
"""

import ctypes
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from passes.kernel_hints import Fixed
from passes.launch_module import LaunchModule
from wfv import llvm
from wfv.errors import OptionError
from wfv.forks import Lock
from wfv.ir import parser, program_variables, types
from wfv.options import Options, make_options
from wfv.runtime.arguments.packer import packer_of
from wfv.runtime.cached_compiler import emit_object
from wfv.runtime.launch.geometry import NDRange
from wfv.runtime.launch.local_size import memory_of
from wfv.runtime.launch.plan import LaunchPlan, NativeFunction
from wfv.runtime.launch.threads import Pace

PLANS = 64  # launches whose plans are kept


class _Loaded(NamedTuple):
    """The code that has the variables, their initial values by address, and their addresses by name."""

    code: llvm.NativeCode | None
    initial: dict[int, bytes]
    addresses: dict[str, int]


_NO_VARIABLES = _Loaded(None, {}, {})


class ProgramVariables:
    """The variables of a canonical module: nothing is done before the first kernel that needs them is linked.

    A copy, by pickle or in another process, has the initial values.
    """

    def __init__(self, text: str) -> None:
        self._lock = Lock()
        self._text = text
        self._loaded: _Loaded | None = None

    def addresses(self) -> Mapping[str, int]:
        """The addresses by name; the first call links the variables."""
        if self._loaded is None:
            with self._lock:
                if self._loaded is None:
                    loaded = self._load() if " global " in self._text else _NO_VARIABLES
                    # The handler of a signal may have launched a kernel meanwhile, which has its addresses.
                    self._loaded = self._loaded or loaded
        return self._loaded.addresses

    @property
    def nbytes(self) -> int:
        """Their size in bytes, without what lies between them. Nothing is linked for that."""
        found = program_variables.program_variables(parser.parse_headers(self._text))
        return sum(types.size_of(item.value_type) for item in found.values())

    def reset(self) -> None:
        """Gives all variables their initial values."""
        self.put_back((self._loaded or _NO_VARIABLES).initial)

    def contents(self) -> dict[int, bytes]:
        """What the variables have now, by address."""
        with self._lock:
            initial = (self._loaded or _NO_VARIABLES).initial
            return {address: ctypes.string_at(address, len(each)) for address, each in initial.items()}

    def put_back(self, contents: Mapping[int, bytes]) -> None:
        """Gives the variables what they had."""
        with self._lock:
            for address, before in contents.items():
                ctypes.memmove(address, before, len(before))

    def _load(self) -> _Loaded:
        module = parser.parse_headers(self._text)
        found = program_variables.program_variables(module)
        if not found:
            return _NO_VARIABLES
        text = emit_object(program_variables.variables_module(module), llvm.find_target("host"))
        code = llvm.load_object(text, found)
        addresses = {name: code.address(name) for name in found}
        initial = {
            addresses[name]: ctypes.string_at(addresses[name], types.size_of(item.value_type))
            for name, item in found.items()
            if not item.is_constant
        }
        return _Loaded(code, initial, addresses)

    def __reduce__(self) -> tuple[object, ...]:
        return ProgramVariables, (self._text,)


class Variant:
    """A variant of a kernel. `ir` exists at once, machine code from the first launch on, or if `code` is its object.

    `variables` are those of its program; without them, a kernel that has any cannot be launched. `fixed`: the constants
    that are compiled in.
    """

    def __init__(
        self,
        module: LaunchModule,
        options: Options,
        variables: ProgramVariables | None = None,
        code: bytes | None = None,
        fixed: Fixed | None = None,
    ) -> None:
        self._lock, self._fixed = Lock(), fixed
        self._object = code  # until it is linked
        self.options, self._module, self._variables = options, module, variables
        self.ir, self.interface, self.remarks = module.ir, module.interface, module.remarks
        self.packer, self.memory = packer_of(module.interface), memory_of(module.interface)
        self.target = llvm.target_of(options)
        self._llvm_vectorizes = options.strategy.loop_vectorizer
        self._function: NativeFunction | None = None
        self.pace = Pace()
        self.plan = lru_cache(PLANS)(self._plan)

    def _plan(self, ndrange: NDRange, threads: int, local_bytes: int, printf_bytes: int) -> LaunchPlan:
        """A plan of a launch; the last PLANS are kept."""
        return LaunchPlan(self.function, self.interface, local_bytes, ndrange, threads, self.pace, printf_bytes)

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
        """The name in perf: `wfv.mandelbrot.unicf.x8`, with `.exact` or `.large` after it if these apply."""
        math = "" if self.options.math == Options.math else f".{self.options.math}"
        size = "" if self.options.fits_index32 else ".large"
        bounds = ".bounds" if self.options.bounds else ""
        return f"wfv.{self.interface.name}.{self.options.strategy.name}.x{self.options.lanes}{math}{bounds}{size}"

    @property
    def assembly(self) -> str:
        """The machine code as text, AT&T syntax."""
        return llvm.emit_assembly(self.ir, self.target, vectorize=self._llvm_vectorizes)

    def object_code(self) -> bytes:
        """The machine code as an object file, from the cache if the kernel's compiler has one."""
        return self._object or emit_object(self._module.ir, self.target, self._llvm_vectorizes)

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
        return NativeFunction(loaded.address(self.interface.symbol), loaded, (self.options, self._fixed))


def derived_options(
    options: Options, strategy: str | None, lanes: int | None, target: str | None, math: str | None = None
) -> Options:
    """The options with some of them replaced; without `lanes`, another target has its own number of lanes."""
    if lanes is None:
        lanes = options.lanes if target in (None, options.target) else llvm.find_target(target or "").vector_bits // 32
    name, target, math = strategy or options.strategy.name, target or options.target, math or options.math
    made = replace(make_options(name, lanes, target, options.boscc, math, options.without), bounds=options.bounds)
    return replace(made, strategy=options.strategy) if strategy is None else made
