"""What the benchmark and a peer's process send each other, pickled, and what both do before they take a time.

A request is a Job (build it, and run all launches once), or None (restore the arrays, and run all launches again). An
answer is a pair: "" with a Built, or with the seconds of all launches; or the stage that failed ("start", "build" or
"launch") with the implementation's message. The first one, before any request, has the description of the device.

This file imports nothing that is slow to load.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]


@dataclass(frozen=True)
class Buffer:
    """An argument: the array of that index in `Job.arrays`."""

    index: int


@dataclass(frozen=True)
class Local:
    """An argument: that many bytes of local memory."""

    nbytes: int


Argument = Buffer | Local | int | float


@dataclass(frozen=True)
class Launch:
    """One launch. Launches that are the same object have the same arguments."""

    global_size: tuple[int, ...]
    local_size: tuple[int, ...]
    args: tuple[Argument, ...]


@dataclass(frozen=True)
class Job:
    """To the peer: build this source, and run all launches once."""

    source: str
    options: tuple[str, ...]
    kernel: str
    arrays: tuple[Array, ...]
    launches: tuple[Launch, ...]


@dataclass(frozen=True)
class Built:
    """From the peer: seconds of the build with the first launch; the arrays' contents after all launches."""

    seconds: float
    arrays: tuple[Array, ...]


# The first build of a process also loads the compiler: it is left out of the build times, of wfv's too.
WARM_UP = Job(
    "kernel void warm_up(global float *x) { x[get_global_id(0)] *= 2; }\n",
    (),
    "warm_up",
    (np.ones(64, np.float32),),
    (Launch((64,), (16,), (Buffer(0),)),),
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
