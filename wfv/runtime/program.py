"""Programs: all kernels of a module, compiled on demand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from wfv import llvm
from wfv.auto_settings import AUTO, Auto, strategy_or_default
from wfv.errors import Error, OptionError, choices, known, with_known_options
from wfv.opencl.build_options import make_build_options
from wfv.options import DEFAULT, MIN_LANES, Boscc, Options, check_lanes, given_options, make_options
from wfv.runtime import kernel
from wfv.runtime.cached_compiler import KernelCompiler, kernel_names
from wfv.runtime.kernel_origin import KernelOrigin
from wfv.runtime.launch.printf_output import PRINTF_BYTES, check_printf_bytes
from wfv.runtime.launch.thread_count import threads_or_default
from wfv.runtime.linked_variables import ProgramVariables
from wfv.runtime.program_source import Loaded, load_source
from wfv.runtime.refused_kernels import Refusal, error_of, record_of, warnings_of
from wfv.strategies import OWN_ANALYSIS

__all__ = ["Program", "UnknownKernelError", "build"]


class UnknownKernelError(OptionError, AttributeError):
    """The program has no kernel of that name."""


class Program:
    """The kernels of a module, made by `build`: `program.NAME(global_size, local_size, *args)` or `program["NAME"]`.

    `build_log` has Clang's warnings about the source, "" if there are none. `refused` has the kernels that wfv does not
    support, each with the error that `program["NAME"]` raises; the program lists the others. `compile` compiles all of
    them now.
    """

    def __init__(
        self, text: str, options: Options, *, threads: int = 1, strict: bool = False, suits_lanes: bool = False,
        build_log: str = "", printf_bytes: int = PRINTF_BYTES,
        refused: Sequence[Refusal] = (), auto: Auto | None = None, unoptimized: Callable[[], str] | None = None,
    ) -> None:  # fmt: skip
        self.text, self.options, self.build_log = text, options, build_log
        self.threads, self.strict, self.suits_lanes, self.auto = threads, strict, suits_lanes, auto
        self._unoptimized = unoptimized
        self.printf_bytes = check_printf_bytes(printf_bytes)
        self._kernels: dict[str, kernel.Kernel] = {}
        self._refused = list(refused)
        self._variables = ProgramVariables(text)
        self.kernels = tuple(name for name in kernel_names(text) if name not in self.refused)

    def __getitem__(self, name: str) -> kernel.Kernel:
        """The kernel of that name. Raises UnknownKernelError with the names of all kernels, or the one in `refused`."""
        if not isinstance(name, str):
            raise UnknownKernelError(f"no kernel {name!r}: not a name", help=f"its kernels: {', '.join(self)}")
        if name in self._kernels:
            return self._kernels[name]
        if name in self.kernels:
            return self._kernels.setdefault(name, self._make(name))
        if (refusal := self.refused.get(name)) is not None:
            raise refusal
        raise UnknownKernelError(f"no kernel {name!r}", help=choices(name, self))

    def _make(self, name: str) -> kernel.Kernel:
        if self.options.boscc.profile is not None:
            self.options.boscc.profile.check(self.text, name)
        compiler, variables, printf_bytes = self._compiler(name), self._variables, self.printf_bytes
        return kernel.Kernel(
            KernelOrigin(name, compiler, self.text, variables, printf_bytes, self._unoptimized), self.options,
            auto=self.auto, suits_lanes=self.suits_lanes, strict=self.strict, threads=self.threads,
        )  # fmt: skip

    @property
    def variable_bytes(self) -> int:
        """The size of the variables of program scope in bytes."""
        return self._variables.nbytes

    def reset_variables(self) -> None:
        """Gives the variables of program scope their initial values; no kernel of the program must be running."""
        self._variables.reset()

    def _compiler(self, name: str) -> KernelCompiler:
        return KernelCompiler(self.text, name)

    def compile(self, *names: str, lanes: int | None = None, processes: int | None = None) -> Program:
        """Compiles all kernels now, or the named ones, in several processes; returns the program.

        Without this, a kernel is compiled at its first launch. Each is compiled for most launches, or for those with
        `lanes` (docs/launching.md). Kernels that cannot be compiled, or that need too much memory for any launch,
        become part of `refused`; the first error is raised instead if no kernel is left, or if names or `lanes` are
        given. `processes`: None for one on each CPU. Raises OptionError.
        """
        errors = self._compile(self._kernels_of(names or self.kernels), lanes, processes)
        if errors and (names or lanes is not None or len(errors) == len(self.kernels)):
            raise next(iter(errors.values()))
        self._refuse(errors)
        return self

    def _kernels_of(self, names: Sequence[str]) -> dict[str, kernel.Kernel | Error]:
        """The kernels of these names, or the error of one that requires other lanes than the program has."""
        found = dict[str, kernel.Kernel | Error]()
        for name in names:
            try:
                found[name] = self[name]
            except UnknownKernelError:
                raise
            except OptionError as error:
                found[name] = error
        return found

    def _compile(
        self, kernels: Mapping[str, kernel.Kernel | Error], lanes: int | None, processes: int | None
    ) -> dict[str, Error]:
        """The errors among `kernels`, and the errors of kernels that cannot be compiled."""
        from wfv.runtime import compile_all  # a launch needs no other processes

        lanes = None if lanes is None else check_lanes(lanes)
        jobs = dict[str, compile_all.Job]()
        for name, each in kernels.items():
            if not isinstance(each, Error):
                jobs[name] = compile_all.Job(each, lanes)
        found = compile_all.compile_all(self, jobs, processes)
        for name, job in jobs.items():
            try:
                if name not in found:
                    job.kernel.launches.check_smallest_group()
            except Error as error:
                found[name] = error
        found |= {name: each for name, each in kernels.items() if isinstance(each, Error)}
        return {name: found[name] for name in kernels if name in found}

    def _refuse(self, errors: Mapping[str, Error]) -> None:
        found = [record_of(name, error) for name, error in errors.items()]
        self._refused = [*self._refused, *found]
        self.build_log = "\n".join(filter(None, [self.build_log, *warnings_of(found)]))
        self.kernels = tuple(name for name in self.kernels if name not in errors)
        for name in errors:
            self._kernels.pop(name, None)

    @property
    def refused(self) -> dict[str, Error]:
        """The kernels of the source that wfv cannot compile, each with the error that says why."""
        return {refusal["kernel"]: error_of(refusal) for refusal in self._refused}

    @property
    def settings(self) -> dict[str, Any]:
        """The arguments that the program was made with, except text, options and cache."""
        return {
            "threads": self.threads, "strict": self.strict, "suits_lanes": self.suits_lanes,
            "build_log": self.build_log, "printf_bytes": self.printf_bytes, "refused": self._refused,
            "auto": self.auto,
        }  # fmt: skip

    def __getattr__(self, name: str) -> kernel.Kernel:
        if name.startswith("_"):  # Python's protocols look these up, even before __init__ has run
            raise AttributeError(name)
        return self[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.kernels)

    def __dir__(self) -> list[str]:
        return sorted([*super().__dir__(), *self.kernels])

    def __reduce__(self) -> tuple[object, ...]:
        return partial(Program, **self.settings), (self.text, self.options)

    def _repr_html_(self) -> str:
        """For a notebook: the kernels, the refused kernels with the reason, and Clang's warnings."""
        from wfv.runtime.html_tables import html_details, html_table  # a launch needs no HTML

        rows = [(name, "compiled at its first launch, or by program.compile()") for name in self.kernels]
        rows += [(name, f"refused: {error.message}") for name, error in self.refused.items()]
        log = html_details("build log", self.build_log) if self.build_log else ""
        return html_table("wfv program", ("kernel", ""), rows) + log

    def __repr__(self) -> str:
        return f"<wfv program: {', '.join(self.kernels)}>"


@with_known_options
def build(
    source: str | bytes | Path | Loaded,
    *,
    strategy: str | None = None,
    lanes: int | None = None,
    target: str = "host",
    threads: int | None = None,
    specialize: bool = True,
    boscc: Boscc | None = None,
    math: str = "fast",
    without: Iterable[str] = (),
    bounds: str | None = None,
    analysis: str = OWN_ANALYSIS,
    strict: bool = False,
    defines: Mapping[str, object] | None = None,
    options: str | Sequence[str] = "",
    include_dirs: Sequence[str | Path] | str | Path = (),
    contract: bool | None = None,
    printf_bytes: int = PRINTF_BYTES,
) -> Program:
    """A program from OpenCL C, LLVM IR or LLVM bitcode: a path, a text (several lines, or a function), or bytes.

    `strategy` is a key of `wfv.STRATEGIES`, or `auto`: wfv chooses it for each kernel, by a cost model (docs/auto.md);
    None: as WFV_STRATEGY says, else `auto`. With `auto`, integer arguments and local sizes that launches repeat are
    compiled in as constants, unless `specialize` is false.
    `lanes` is the work-items per SIMD vector, a power of two from 2 to 64; None: with `auto`, chosen in the same way,
    else the 32-bit values that a register holds, or the number in the kernel's attributes. `target` is `host`,
    or one of docs/targets.md; `threads` (None: WFV_THREADS, else one for each CPU that the process may use) and
    `strict` are the defaults of the launches; `boscc` decides where the strategies of that name insert branches; `math`
    is `fast`, `precise` or `exact` (docs/math.md); `without` are optimizations that are switched off
    (docs/ablation.md); `printf_bytes` is the size of a launch's printf buffer. `bounds="check"`: the code tests each
    access, and a launch ends with a BoundsError at the first one that is out of bounds (docs/check.md). `analysis` is
    the divergence analysis: `wfv`, or the name of one of a plugin (docs/add_an_analysis.md).

    For OpenCL C: `defines` are macros, `options` as for clBuildProgram (docs/opencl.md), `include_dirs` the
    directories that `#include` searches after the file's own; `contract=False` rounds a * b + c twice on all targets,
    True allows a fused operation where the target has one. Kernels are compiled to machine code at their first launch.
    Raises OptionError (also for a missing file), ParseError, UnsupportedError.
    """
    has_tests = bounds is not None and bool(known(bounds, ("check",), "kind of bounds"))
    contract = None if contract is None else bool(contract)  # a NumPy bool would fail in the cache key
    default = strategy_or_default(strategy)
    auto = Auto(lanes is None, bool(specialize)) if default == AUTO else None
    name, least = DEFAULT if auto else default, MIN_LANES if lanes is None else lanes
    compilation = replace(make_options(name, least, target, boscc, math, without, analysis), bounds=has_tests)
    threads, printf_bytes = threads_or_default(threads), check_printf_bytes(printf_bytes)
    if not isinstance(source, Loaded):
        source = load_source(source, make_build_options(options, defines, include_dirs), contract, compilation.raw)
    if source.saved is not None:
        compilation = given_options(source.saved, compilation, strategy, lanes)
        return Program(source.ir, compilation, threads=threads, strict=strict, printf_bytes=printf_bytes)
    if lanes is None:
        compilation = replace(compilation, lanes=llvm.find_target(target).vector_bits // 32)
    return Program(
        source.ir, compilation, threads=threads, strict=strict, suits_lanes=lanes is None, build_log=source.log,
        printf_bytes=printf_bytes, refused=source.refused, auto=auto, unoptimized=source.unoptimized,
    )  # fmt: skip
