"""wfv: a whole-function vectorizer. Scalar OpenCL kernels in LLVM IR become SIMD machine code on NumPy arrays.

    program = wfv.build("saxpy.ll")
    program.saxpy(n, 256, x, y, 2.0)

The public names are loaded at first use: importing the package alone takes no time.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

from wfv.version import __version__ as __version__

if TYPE_CHECKING:
    from wfv.bench.compare import compare
    from wfv.errors import (
        ArgumentError,
        BarrierDivergenceError,
        BoundsError,
        CacheError,
        CheckError,
        Error,
        ForkError,
        GeometryError,
        InternalError,
        KernelFaultError,
        KernelTrapError,
        OptionError,
        ParseError,
        RecordingError,
        UnsupportedError,
    )
    from wfv.inspect.lanes.trace import trace_lanes
    from wfv.launch import LocalMemory
    from wfv.options import Boscc, Options
    from wfv.runtime.arguments.images import Image, Sampler
    from wfv.runtime.program import build, load
    from wfv.runtime.recording.launches import parameter
    from wfv.runtime.recording.recording import record
    from wfv.runtime.vectorize import VectorFunction, vectorize
    from wfv.strategies import STRATEGIES, Strategy

__all__ = [
    "STRATEGIES",
    "ArgumentError",
    "BarrierDivergenceError",
    "Boscc",
    "BoundsError",
    "CacheError",
    "CheckError",
    "Error",
    "ForkError",
    "GeometryError",
    "Image",
    "InternalError",
    "KernelFaultError",
    "KernelTrapError",
    "LocalMemory",
    "OptionError",
    "Options",
    "ParseError",
    "RecordingError",
    "Sampler",
    "Strategy",
    "UnsupportedError",
    "VectorFunction",
    "build",
    "compare",
    "load",
    "parameter",
    "record",
    "trace_lanes",
    "vectorize",
]

_HOMES = {
    "STRATEGIES": "wfv.strategies",
    "Boscc": "wfv.options",
    "Options": "wfv.options",
    "Strategy": "wfv.strategies",
    "Image": "wfv.runtime.arguments.images",
    "LocalMemory": "wfv.launch",
    "Sampler": "wfv.runtime.arguments.images",
    "VectorFunction": "wfv.runtime.vectorize",
    "build": "wfv.runtime.program",
    "compare": "wfv.bench.compare",
    "load": "wfv.runtime.program",
    "parameter": "wfv.runtime.recording.launches",
    "record": "wfv.runtime.recording.recording",
    "trace_lanes": "wfv.inspect.lanes.trace",
    "vectorize": "wfv.runtime.vectorize",
}


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module 'wfv' has no attribute {name!r}")
    home = importlib.import_module(_HOMES.get(name, "wfv.errors"))
    value = getattr(home, name)
    globals()[name] = value
    return value


def load_ipython_extension(shell: object) -> None:
    """Defines `%%opencl` in a notebook: `%load_ext wfv` calls it (docs/notebooks.md)."""
    importlib.import_module("wfv.inspect.notebook").register(shell)


def __dir__() -> list[str]:
    """The public names, and those of any module; not the submodules that happen to be loaded."""
    return sorted({*__all__, *(name for name in globals() if name.startswith("__"))})
