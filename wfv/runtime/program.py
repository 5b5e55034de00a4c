"""Programs: all kernels of a module, compiled on demand."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from wfv import llvm, pipeline
from wfv.errors import OptionError
from wfv.opencl.build_options import make_build_options
from wfv.options import Boscc, Options, make_options
from wfv.runtime.kernel import Kernel, check_threads
from wfv.runtime.sources import load_source

__all__ = ["Program", "UnknownKernelError", "build"]


class UnknownKernelError(OptionError, AttributeError):
    """The program has no kernel of that name."""


class Program:
    """The kernels of a module, made by `build`: `program.NAME(global_size, local_size, *args)` or `program["NAME"]`.

    `build_log` is what Clang said of the source: its warnings, "" if there are none.
    """

    def __init__(
        self, text: str, options: Options, *, threads: int = 1, strict: bool = False, suits_lanes: bool = False,
        build_log: str = "",
    ) -> None:  # fmt: skip
        self.options, self.build_log = options, build_log
        defaults: Any = {"threads": threads, "strict": strict, "suits_lanes": suits_lanes}
        self._kernels = {
            name: Kernel(name, partial(pipeline.compile_kernel, text, name), options, source=text, **defaults)
            for name in pipeline.kernel_names(text)
        }

    @property
    def kernels(self) -> tuple[str, ...]:
        """The names of the kernels."""
        return tuple(self._kernels)

    def __getitem__(self, name: str) -> Kernel:
        """The kernel of that name, or an UnknownKernelError that lists what there is."""
        if name in self._kernels:
            return self._kernels[name]
        close = difflib.get_close_matches(name, self._kernels, 3)
        hint = f"did you mean {' or '.join(close)}? " if close else ""
        raise UnknownKernelError(
            f"no kernel {name!r}", help=f"{hint}there are: {', '.join(self._kernels) or 'none at all'}"
        )

    def __getattr__(self, name: str) -> Kernel:
        if name.startswith("_"):  # Python's own protocols ask, also before __init__ has run
            raise AttributeError(name)
        return self[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._kernels)

    def __dir__(self) -> list[str]:
        return sorted([*super().__dir__(), *self._kernels])

    def __repr__(self) -> str:
        return f"<wfv program: {', '.join(self._kernels)}>"


def build(
    source: str | bytes | Path,
    *,
    strategy: str = "unicf",
    lanes: int | None = None,
    target: str = "host",
    threads: int = 1,
    boscc: Boscc | None = None,
    strict: bool = False,
    defines: Mapping[str, object] | None = None,
    options: str | Sequence[str] = "",
    include_dirs: Sequence[str | Path] = (),
    contract: bool | None = None,
) -> Program:
    """A program from OpenCL C, LLVM IR or LLVM bitcode: a path, a text (several lines, or a function), or bytes.

    `strategy` is a key of `wfv.STRATEGIES`; `lanes` the work-items per SIMD vector, a power of two from 2 to 64
    (None: as many 32-bit values as fit into a register, or what the kernel's attributes say); `target` is `host` or
    `x86-64-v2`, `-v3`, `-v4`; `threads` and `strict` are the defaults of the launches; `boscc` says where the
    strategies of that name put their branches.

    Of OpenCL C: `defines` are macros, `options` what clBuildProgram takes (docs/opencl.md), `include_dirs` where
    `#include` looks, behind the file's own directory; `contract=False` rounds a * b + c twice everywhere, True lets
    the machine choose. Kernels are compiled to machine code at their first launch. Raises OptionError (also for a
    file that is not there), ParseError, UnsupportedError.
    """
    suits_lanes = lanes is None
    if lanes is None:
        lanes = llvm.find_target(target).vector_bits // 32
    compilation = make_options(strategy, lanes, target, boscc)
    threads = check_threads(threads)
    loaded = load_source(source, make_build_options(options, defines, include_dirs), contract)
    return Program(
        loaded.ir, compilation, threads=threads, strict=strict, suits_lanes=suits_lanes, build_log=loaded.log
    )
