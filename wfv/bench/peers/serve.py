"""The loop of a peer's process: it answers requests with a device, and takes the times.

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
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

from wfv.bench.peers.messages import WARM_UP, Built, Job, Warmer
from wfv.collector import without_collection

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
