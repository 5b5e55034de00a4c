"""The commands, one per file; wfv/cli.py calls them. They load at first use: `wfv --help` loads no NumPy or LLVM."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wfv.commands import (
        bench,
        bench_compile_time,
        bench_peers,
        bench_roofline,
        cache,
        cfg,
        compile,
        doctor,
        driver,
        explain,
        fuzz_graphs,
        fuzz_kernels,
        fuzz_mutations,
        kernel_source,
        lanes,
        list_kernels,
        math,
        opt,
        reduce,
        report,
        run,
        run_file,
        study,
        study_dask,
        tune,
    )

__all__ = [
    "bench",
    "bench_compile_time",
    "bench_peers",
    "bench_roofline",
    "cache",
    "cfg",
    "compile",
    "doctor",
    "driver",
    "explain",
    "fuzz_graphs",
    "fuzz_kernels",
    "fuzz_mutations",
    "kernel_source",
    "lanes",
    "list_kernels",
    "math",
    "opt",
    "reduce",
    "report",
    "run",
    "run_file",
    "study",
    "study_dask",
    "tune",
]


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module 'wfv.commands' has no attribute {name!r}")
    return importlib.import_module(f"wfv.commands.{name}")
