"""What the commands do, one a file. They load when first used, so that `wfv --help` needs neither NumPy nor LLVM."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wfv.commands import (
        bench,
        cache,
        cfg,
        compile,
        compile_time,
        doctor,
        fuzz,
        fuzz_kernels,
        listing,
        math,
        mutations,
        opt,
        own_source,
        reduce,
        run,
        run_own,
    )

__all__ = [
    "bench",
    "cache",
    "cfg",
    "compile",
    "compile_time",
    "doctor",
    "fuzz",
    "fuzz_kernels",
    "listing",
    "math",
    "mutations",
    "opt",
    "own_source",
    "reduce",
    "run",
    "run_own",
]


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module 'wfv.commands' has no attribute {name!r}")
    return importlib.import_module(f"wfv.commands.{name}")
