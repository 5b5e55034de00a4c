"""The loop of a peer's process: it answers requests with an implementation of `Device`, and takes the times."""

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Protocol

from kernels_ir.catalog import Array
from wfv.bench.peers.messages import WARM_UP, Built, Job, Warmer
from wfv.collector import without_collection

ALL, FIRST, REST = slice(None), slice(0, 1), slice(1, None)


class Device(Protocol):
    """What runs kernels. Any exception of a method is reported as the peer's error."""

    @property
    def description(self) -> dict[str, str]:
        """Platform, version, device."""

    def load(self, arrays: Sequence[Array]) -> None:
        """Makes a buffer for each array; the buffers of the job before go away."""

    def build(self, job: Job) -> None:
        """Builds the source, and sets the arguments of all launches."""

    def reset(self) -> None:
        """Copies the arrays' initial contents into the buffers."""

    def run(self, part: slice = ALL) -> None:
        """Runs these launches in order, and returns when the last one has finished."""

    def results(self) -> tuple[Array, ...]:
        """The contents of the buffers."""

    def settle(self) -> None:
        """Repeats the launches until the implementation has chosen the code that it will run from then on."""


def serve(connection: Connection, make_device: Callable[[], Device]) -> None:
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


def _answer(device: Device, job: Job | None, warmer: Warmer) -> tuple[str, object]:
    """Some implementations compile at the first launch: it is timed with the build. The others follow untimed."""
    stage = "launch" if job is None else "build"
    try:
        if job is None:
            warmer.prepare()
            return "", _seconds(device.run)
        device.load(job.arrays)
        seconds = _seconds(lambda: device.build(job))
        stage = "launch"
        device.reset()
        seconds += _seconds(lambda: device.run(FIRST))
        device.run(REST)
        built = Built(seconds, device.results())
        device.settle()
        return "", built
    except Exception as error:
        return stage, str(error)


def _seconds(work: Callable[[], object]) -> float:
    with without_collection():
        start = time.perf_counter()
        work()
        return time.perf_counter() - start
