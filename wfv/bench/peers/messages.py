"""What the benchmark and a peer's process send each other, pickled, and the loop of the process, which takes the times.

A request is a Job (build it, and run all launches once), or None (restore the arrays, and run all launches again). An
answer is a pair: "" with a Built, or with the seconds of all launches; or the stage that failed ("start", "build" or
"launch") with the implementation's message. The first one, before any request, has the description of the device.

This file imports nothing that is slow to load.

A device is an object that runs kernels (worker.py, and the fake of the tests). Any exception of a method is reported as
the peer's error. It has
- `description`: platform, version, device;
- `load(arrays)`: makes a buffer for each array; the buffers of the job before go away;
- `build(job)`: builds the source, and sets the arguments of all launches;
- `reset()`: copies the arrays' initial contents into the buffers;
- `run(part=ALL)`: runs these launches in order, and returns when the last one has finished;
- `results()`: the contents of the buffers, as a tuple;
- `settle()`: repeats the launches until the implementation has chosen the code that it will run from then on.
"""

import time
import timeit
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

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


ALL, FIRST, REST = slice(None), slice(0, 1), slice(1, None)


def serve(connection: Connection, make_device: Callable[[], Any]) -> None:
    """Answers until the other side closes the connection."""
    try:
        device = make_device()
        warmer = Warmer(device.reset, device.run)
        failed, answer = _answer(device, WARM_UP, warmer)
        connection.send(("start", answer) if failed else ("", device.description))
    except Exception as error:
        connection.send(("start", str(error)))
        return
    with suppress(EOFError):
        while True:
            job = connection.recv()
            if job is not None:
                warmer = Warmer(device.reset, device.run)
            connection.send(_answer(device, job, warmer))


def _answer(device: Any, job: Job | None, warmer: Warmer) -> tuple[str, object]:
    """Some implementations compile at the first launch: it is timed with the build. The others follow untimed."""
    stage = "launch" if job is None else "build"
    try:
        if job is None:
            warmer.prepare()
            return "", timeit.timeit(device.run, number=1)
        device.load(job.arrays)
        seconds = timeit.timeit(lambda: device.build(job), number=1)
        stage = "launch"
        device.reset()
        seconds += timeit.timeit(lambda: device.run(FIRST), number=1)
        device.run(REST)
        built = Built(seconds, device.results())
        device.settle()
        return "", built
    except Exception as error:
        return stage, str(error)
