"""OpenCL C compiled and run, without the cache."""

from __future__ import annotations

from typing import Any

import numpy as np

from wfv import pipeline
from wfv.opencl.build_options import make_build_options
from wfv.opencl.clang import compile_opencl
from wfv.options import make_options
from wfv.runtime.kernel import Kernel
from wfv.runtime.kernel_origin import KernelOrigin

KERNEL = "kernel void k(global int *x) { x[get_global_id(0)] = VALUE; }\n"


def run(source: str, *args: Any, options: str = "", size: int = 8, strategy: str = "unicf", **rest: Any) -> None:
    """Compiles the one kernel of a source and runs it, in groups of four work-items."""
    ir = pipeline.read_source(compile_opencl(source, make_build_options(options), **rest).ir)
    (name,) = pipeline.kernel_names(ir)
    chosen = make_options(strategy, 4)
    Kernel(KernelOrigin(name, lambda given: pipeline.compile_kernel(ir, name, given)), chosen)(size, 4, *args)


def ran(source: str, size: int = 8, **rest: Any) -> list[int]:
    """The buffer after a kernel has run on 0, 1, 2, .."""
    x = np.arange(size, dtype=np.int32)
    run(source, x, size=size, **rest)
    return x.tolist()
