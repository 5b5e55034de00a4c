"""The loop of a peer's process: it answers requests with an implementation of `Device`, and takes the times."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from typing import Protocol

from wfv.bench.peers.messages import WARM_UP, Answer, Array, Built, Job, Ran, Ready, Refused, Request, Warmer
from wfv.bench.sampling import without_collection

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
        started = _first_run(device, WARM_UP)
    except Exception as error:
        started = Refused("start", str(error))
    if isinstance(started, Refused):
        connection.send(Refused("start", started.message))
        return
    connection.send(Ready(device.description))
    warmer = Warmer(device.reset, device.run)
    while True:
        try:
            request = connection.recv()
        except EOFError:
            return
        if isinstance(request, Job):
            warmer = Warmer(device.reset, device.run)
        connection.send(_answer(device, request, warmer))


def _answer(device: Device, request: Request, warmer: Warmer) -> Answer:
    if isinstance(request, Job):
        return _first_run(device, request)
    try:
        warmer.prepare()
        return Ran(_seconds(device.run))
    except Exception as error:
        return Refused("launch", str(error))


def _first_run(device: Device, job: Job) -> Built | Refused:
    """Some implementations compile at the first launch: it is timed with the build. The others follow untimed."""
    stage = "build"
    try:
        device.load(job.arrays)
        seconds = _seconds(lambda: device.build(job))
        stage = "launch"
        device.reset()
        seconds += _seconds(lambda: device.run(FIRST))
        device.run(REST)
        built = Built(seconds, device.results())
        device.settle()
        return built
    except Exception as error:
        return Refused(stage, str(error))


def _seconds(work: Callable[[], object]) -> float:
    with without_collection():
        start = time.perf_counter()
        work()
        return time.perf_counter() - start
