"""A peer's process without pyopencl: `fake_peer.py BEHAVIOUR FD`. Its kernels add one, whatever their source says."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Sequence
from multiprocessing.connection import Connection

import numpy as np

from kernels_ir.catalog import Array
from wfv.bench.peers.client import ALL, Job, serve

WARM_UP = "warm_up"


class FakeDevice:
    """Misbehaves as `behaviour` says, but not at the warm-up, and only where a kernel's source does not say "good"."""

    def __init__(self, behaviour: str) -> None:
        if behaviour == "no start":
            raise RuntimeError("no platform")
        self.behaviour, self.runs = behaviour, 0
        self.arrays: Sequence[Array] = ()
        self.buffers: dict[int, Array] = {}

    @property
    def description(self) -> dict[str, str]:
        return {"platform": "fake"}

    def load(self, arrays: Sequence[Array]) -> None:
        self.arrays = arrays

    def build(self, job: Job) -> None:
        self.job, self.runs = job, 0
        self.bad = "" if job.kernel == WARM_UP or "good" in job.source else self.behaviour
        if self.bad == "no build":
            raise RuntimeError("build log:\nline 3: no such thing")
        if self.bad == "crash in build":
            os.kill(os.getpid(), signal.SIGSEGV)

    def reset(self) -> None:
        self.buffers = {id(array): array.copy() for array in self.arrays}

    def run(self, part: slice = ALL) -> None:
        self.runs += 1
        if self.bad == "no launch":
            raise RuntimeError("out of resources")
        if self.bad == "crash in run" and self.runs > 4:  # samples were taken before
            print("the last words", file=sys.stderr, flush=True)
            os._exit(7)
        if self.bad == "hang in run" and self.runs > 3:  # these are part of the build
            time.sleep(3600)
        for launch in self.job.launches[part]:
            for arg in launch.args:
                if isinstance(arg, np.ndarray):
                    self.buffers[id(arg)] += 2 if self.bad == "wrong" else 1

    def results(self) -> tuple[Array, ...]:
        return tuple(self.buffers.values())


if __name__ == "__main__":
    if sys.argv[1] == "dies at once":
        sys.exit("cannot import it")
    serve(Connection(int(sys.argv[2])), lambda: FakeDevice(sys.argv[1]))
