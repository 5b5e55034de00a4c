"""Both ends of a peer's process: the pickled messages, the loop of the process, and the benchmark's end.

A request is a Job (build it, and run all launches once), or None (restore the arrays, and run all launches again). An
answer is a pair: "" with a Built, or with the seconds of all launches; or the stage that failed ("start", "build" or
"launch") with the implementation's message. The first one, before any request, has the description of the device.
A process that dies or does not answer in time is replaced. It runs on the CPUs of this one, which it inherits.

This file imports nothing that is slow to load.

A device is an object that runs kernels (worker.py, and the fake of the tests). Any exception of a method is reported as
the peer's error. It has
- `description`: platform, version, device;
- `load(arrays)`: makes a buffer for each array; the buffers of the job before go away;
- `build(job)`: builds the source, and sets the arguments of all launches;
- `reset()`: copies the arrays' initial contents into the buffers;
- `run(part=ALL)`: runs these launches in order, and returns when the last one has finished;
- `results()`: the contents of the buffers, as a tuple.
"""

import sys
import time
import timeit
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any

import numpy as np

from kernels_ir.catalog import Array, Benchmark, Workload
from wfv.child import Child, EndedError
from wfv.launch import Launch

OPTIONS = ("-cl-std=CL1.2",)
# The references round a * b + c twice, so that the exact ones are exact.
PREFIX = "#pragma OPENCL FP_CONTRACT OFF\n#line 1\n"


@dataclass(frozen=True)
class Job:
    """To the peer: build this source, and run all launches once. Their arguments that are arrays are in `arrays`.

    Pickling keeps the identity of objects.
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
        device.reset()
        device.run()  # an implementation may compile more at the second launch
        return "", built
    except Exception as error:
        return stage, str(error)


WORKER = (sys.executable, "-P", "-m", "wfv.bench.peers.worker")
LIMIT = 60.0  # seconds for an answer; the slowest build that was seen takes one second
MOST_TEXT = 300  # characters of a message that comes from a peer


class PeerError(Exception):
    """The peer has no result for this kernel: `kind` in a word for the table, `detail` in a line."""

    def __init__(self, kind: str, detail: str) -> None:
        super().__init__(f"{kind}: {detail}")
        self.kind, self.detail = kind, detail


@dataclass
class Client:
    """A peer's process, started at the first job. A failed start is final: later jobs fail with the same error."""

    environment: Mapping[str, str] | None = None
    command: Sequence[str] = WORKER
    limit: float = LIMIT
    description: dict[str, str] = field(default_factory=dict)
    _child: Child | None = None
    _no_start: PeerError | None = None

    def build(self, job: Job) -> Built:
        """Builds and runs a job. Raises PeerError."""
        if self._child is None:
            self._start()
        built = self._ask(job)
        assert isinstance(built, Built), built
        return built

    def run(self) -> float:
        """Runs the launches of the job on its arrays: their seconds. Raises PeerError."""
        seconds = self._ask(None)
        assert isinstance(seconds, float), seconds
        return seconds

    def close(self) -> None:
        """Ends the process, if there is one."""
        if self._child is not None:
            self._child.close()
        self._child = None

    def _start(self) -> None:
        if self._no_start is not None:
            raise self._no_start
        self._child = Child(self.command, self.environment)
        try:
            self.description = self._answer()
        except PeerError as error:
            self.close()
            self._no_start = PeerError("no start", error.detail)
            raise self._no_start from None

    def _ask(self, job: Job | None) -> object:
        assert self._child is not None, "no job was built"
        self._child.send(job)
        return self._answer()

    def _answer(self) -> Any:
        assert self._child is not None
        try:
            failed, answer = self._child.answer(self.limit)
        except EndedError as error:
            self._child = None
            if error.is_late:
                raise PeerError("hang", str(error)) from None
            lines = [line for line in error.words.split("\n") if line.strip()]
            raise PeerError("crash", shortened(": ".join([str(error), *lines[-1:]]))) from None
        if failed:
            raise PeerError(f"no {failed}", shortened(answer))
        return answer


def shortened(text: str) -> str:
    """The text in one line."""
    line = " ".join(text.split())
    return line if len(line) <= MOST_TEXT else f"{line[:MOST_TEXT]}.."
