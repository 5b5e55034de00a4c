"""What all columns of a kernel get: the same source, and the workload's arrays and launches as messages."""

import numpy as np

from kernels_ir.catalog import Array, Benchmark, Workload
from wfv.bench.peers.messages import Argument, Buffer, Job, Launch, Local
from wfv.launch import LocalMemory

OPTIONS = ("-cl-std=CL1.2",)
# The references round a * b + c twice, so that the exact ones are exact.
PREFIX = "#pragma OPENCL FP_CONTRACT OFF\n#line 1\n"


def source_of(benchmark: Benchmark) -> str:
    """The kernel's OpenCL C, without fused operations."""
    return PREFIX + benchmark.cl_path.read_text(encoding="utf-8")


def job_of(benchmark: Benchmark, source: str, workload: Workload) -> Job:
    """The job for a peer. Its arrays are the workload's, in their order, as they are now."""
    arrays = list(workload.arrays.values())
    made: dict[int, Launch] = {}
    for launch in workload.launches:
        if id(launch) not in made:
            args = tuple(_argument(arg, arrays) for arg in launch.args)
            made[id(launch)] = Launch(launch.global_size, launch.local_size, args)
    launches = tuple(made[id(launch)] for launch in workload.launches)
    return Job(source, OPTIONS, benchmark.kernel, tuple(arrays), launches)


def _argument(arg: object, arrays: list[Array]) -> Argument:
    if isinstance(arg, np.ndarray):
        return Buffer(next(i for i, array in enumerate(arrays) if array is arg))
    if isinstance(arg, LocalMemory):
        return Local(arg.nbytes)
    assert isinstance(arg, int | float), arg
    return arg
