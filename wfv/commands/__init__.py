"""What the commands do, one a file. They load when first used, so that `wfv --help` needs neither NumPy nor LLVM."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wfv.commands import (
        bench,
        bench_compile_time,
        cache,
        cfg,
        compile,
        doctor,
        fuzz_graphs,
        fuzz_kernels,
        fuzz_mutations,
        kernel_source,
        list_kernels,
        math,
        opt,
        reduce,
        run,
        run_file,
    )

__all__ = [
    "bench",
    "bench_compile_time",
    "cache",
    "cfg",
    "compile",
    "doctor",
    "fuzz_graphs",
    "fuzz_kernels",
    "fuzz_mutations",
    "kernel_source",
    "list_kernels",
    "math",
    "opt",
    "reduce",
    "run",
    "run_file",
]


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module 'wfv.commands' has no attribute {name!r}")
    return importlib.import_module(f"wfv.commands.{name}")
