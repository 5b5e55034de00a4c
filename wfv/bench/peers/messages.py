"""What the benchmark and a peer's process send each other, pickled, and what both do before they take a time.

A request is a Job (build it, and run all launches once), or None (restore the arrays, and run all launches again). An
answer is a pair: "" with a Built, or with the seconds of all launches; or the stage that failed ("start", "build" or
"launch") with the implementation's message. The first one, before any request, has the description of the device.

This file imports nothing that is slow to load.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from kernels_ir.catalog import Array, Benchmark, Workload
from wfv.launch import Launch

OPTIONS = ("-cl-std=CL1.2",)
# The references round a * b + c twice, so that the exact ones are exact.
PREFIX = "#pragma OPENCL FP_CONTRACT OFF\n#line 1\n"


@dataclass(frozen=True)
class Job:
    """To the peer: build this source, and run all launches once. Their arguments that are arrays are in `arrays`.

    What is one object here is one object there: pickling keeps that.
    """

    source: str
    options: tuple[str, ...]
    kernel: str
    arrays: tuple[Array, ...]
    launches: tuple[Launch, ...]


def source_of(benchmark: Benchmark) -> str:
    """The kernel's OpenCL C, without fused operations."""
    return PREFIX + benchmark.cl_path.read_text(encoding="utf-8")


def job_of(benchmark: Benchmark, source: str, workload: Workload) -> Job:
    """The job for a peer, with the workload's own arrays."""
    return Job(source, OPTIONS, benchmark.kernel, tuple(workload.arrays.values()), tuple(workload.launches))


@dataclass(frozen=True)
class Built:
    """From the peer: seconds of the build with the first launch; the arrays' contents after all launches."""

    seconds: float
    arrays: tuple[Array, ...]


# The first build of a process also loads the compiler: it is left out of the build times, of wfv's too.
WARM_ARRAY = np.ones(64, np.float32)
WARM_UP = Job(
    "kernel void warm_up(global float *x) { x[get_global_id(0)] *= 2; }\n",
    (),
    "warm_up",
    (WARM_ARRAY,),
    (Launch((64,), (16,), (WARM_ARRAY,)),),
)


SHORT = 0.02  # seconds


@dataclass
class Warmer:
    """Prepares runs of launches. `reset` restores the arrays."""

    reset: Callable[[], object]
    run: Callable[[], object]
    is_long: bool = False

    def prepare(self) -> None:
        """Runs the launches if they are short, and restores the arrays."""
        if not self.is_long:
            self.reset()
            start = time.perf_counter()
            self.run()
            self.is_long = time.perf_counter() - start > SHORT
        self.reset()
