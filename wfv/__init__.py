"""wfv: a whole-function vectorizer. Scalar OpenCL kernels in LLVM IR become SIMD machine code on NumPy arrays.

    program = wfv.build("saxpy.ll")
    program.saxpy(n, 256, y, x, 2.0)

The public names are loaded at first use: importing the package alone takes no time.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from wfv.forks import compiling
from wfv.version import __version__ as __version__
from wfv.whole_imports import uninterrupted

if TYPE_CHECKING:
    from wfv.bench.compare import compare
    from wfv.divergence_profile import read_profile
    from wfv.errors import (
        ArgumentError,
        BarrierDivergenceError,
        BoundsError,
        CheckError,
        Error,
        GeometryError,
        InternalError,
        KernelFaultError,
        KernelTrapError,
        OptionError,
        ParseError,
        RecordingError,
        UnsupportedError,
    )
    from wfv.functions import vectorize
    from wfv.inspect.lanes.trace import trace_lanes
    from wfv.launch import LocalMemory
    from wfv.options import Boscc, Options
    from wfv.python.argument_types import Array
    from wfv.python.group_functions import Result, printf
    from wfv.python.kernel import kernel
    from wfv.python.work_items import (
        atomic_add,
        atomic_and,
        atomic_cas,
        atomic_dec,
        atomic_inc,
        atomic_max,
        atomic_min,
        atomic_or,
        atomic_sub,
        atomic_xchg,
        atomic_xor,
        barrier,
        global_id,
        global_size,
        group_id,
        local_array,
        local_id,
        local_size,
        num_groups,
        private_array,
    )
    from wfv.runtime.arguments.images import Image, Sampler
    from wfv.runtime.program import build
    from wfv.runtime.recording.launches import parameter
    from wfv.runtime.recording.recording import record
    from wfv.runtime.vectorize import VectorFunction
    from wfv.strategies import STRATEGIES, Strategy
    from wfv.validation.prove import prove

    # Tables have these functions: a type checker finds them by their names here.
    max_sub_group_size: Result
    num_sub_groups: Result
    sub_group_all: Result
    sub_group_any: Result
    sub_group_ballot: Result
    sub_group_broadcast: Result
    sub_group_id: Result
    sub_group_local_id: Result
    sub_group_reduce_add: Result
    sub_group_reduce_max: Result
    sub_group_reduce_min: Result
    sub_group_scan_exclusive_add: Result
    sub_group_scan_exclusive_max: Result
    sub_group_scan_exclusive_min: Result
    sub_group_scan_inclusive_add: Result
    sub_group_scan_inclusive_max: Result
    sub_group_scan_inclusive_min: Result
    sub_group_shuffle: Result
    sub_group_shuffle_down: Result
    sub_group_shuffle_up: Result
    sub_group_shuffle_xor: Result
    sub_group_size: Result
    work_group_all: Result
    work_group_any: Result
    work_group_broadcast: Result
    work_group_reduce_add: Result
    work_group_reduce_max: Result
    work_group_reduce_min: Result
    work_group_scan_exclusive_add: Result
    work_group_scan_exclusive_max: Result
    work_group_scan_exclusive_min: Result
    work_group_scan_inclusive_add: Result
    work_group_scan_inclusive_max: Result
    work_group_scan_inclusive_min: Result

__all__ = [
    "STRATEGIES",
    "ArgumentError",
    "Array",
    "BarrierDivergenceError",
    "Boscc",
    "BoundsError",
    "CheckError",
    "Error",
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
    "atomic_add",
    "atomic_and",
    "atomic_cas",
    "atomic_dec",
    "atomic_inc",
    "atomic_max",
    "atomic_min",
    "atomic_or",
    "atomic_sub",
    "atomic_xchg",
    "atomic_xor",
    "barrier",
    "build",
    "compare",
    "global_id",
    "global_size",
    "group_id",
    "kernel",
    "local_array",
    "local_id",
    "local_size",
    "max_sub_group_size",
    "num_groups",
    "num_sub_groups",
    "parameter",
    "printf",
    "private_array",
    "prove",
    "read_profile",
    "record",
    "sub_group_all",
    "sub_group_any",
    "sub_group_ballot",
    "sub_group_broadcast",
    "sub_group_id",
    "sub_group_local_id",
    "sub_group_reduce_add",
    "sub_group_reduce_max",
    "sub_group_reduce_min",
    "sub_group_scan_exclusive_add",
    "sub_group_scan_exclusive_max",
    "sub_group_scan_exclusive_min",
    "sub_group_scan_inclusive_add",
    "sub_group_scan_inclusive_max",
    "sub_group_scan_inclusive_min",
    "sub_group_shuffle",
    "sub_group_shuffle_down",
    "sub_group_shuffle_up",
    "sub_group_shuffle_xor",
    "sub_group_size",
    "trace_lanes",
    "vectorize",
    "work_group_all",
    "work_group_any",
    "work_group_broadcast",
    "work_group_reduce_add",
    "work_group_reduce_max",
    "work_group_reduce_min",
    "work_group_scan_exclusive_add",
    "work_group_scan_exclusive_max",
    "work_group_scan_exclusive_min",
    "work_group_scan_inclusive_add",
    "work_group_scan_inclusive_max",
    "work_group_scan_inclusive_min",
]

_HOMES = {
    "Array": "wfv.python.argument_types",
    "kernel": "wfv.python.kernel",
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
    "parameter": "wfv.runtime.recording.launches",
    "prove": "wfv.validation.prove",
    "read_profile": "wfv.divergence_profile",
    "record": "wfv.runtime.recording.recording",
    "trace_lanes": "wfv.inspect.lanes.trace",
    "vectorize": "wfv.functions",
}


def _load(name: str) -> Any:
    """The module's attribute of a name that is not loaded yet."""
    if name not in __all__:
        raise AttributeError(f"module 'wfv' has no attribute {name!r}")
    other = "wfv.errors" if name.endswith("Error") else "wfv.python.group_functions"
    # A forked process would wait for ever for a module that another thread was importing.
    with compiling, uninterrupted():
        home = importlib.import_module(_HOMES.get(name, other))
    value = getattr(home, name)
    globals()[name] = value
    return value


if not TYPE_CHECKING:  # a type checker would take any name for one of the module's
    __getattr__ = _load


def load_ipython_extension(shell: object) -> None:
    """Defines `%%opencl` in a notebook: `%load_ext wfv` calls it (docs/examples.md)."""
    importlib.import_module("wfv.inspect.notebook").register(shell)


def __dir__() -> list[str]:
    """The public names, and the names of any module; not the submodules that happen to be loaded."""
    return sorted({*__all__, *(name for name in globals() if name.startswith("__"))})
