"""wfv's side: a kernel built from the same source as the peers', with its arguments bound before the time runs."""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from kernels_ir.catalog import Workload
from wfv.auto.settings import AUTO
from wfv.bench.cells import settle
from wfv.bench.peers.messages import ALL, FIRST, OPTIONS, REST, WARM_UP
from wfv.cache.store import VARIABLE as CACHE_VARIABLE
from wfv.collector import without_collection
from wfv.options import Boscc
from wfv.runtime.kernel import BoundKernel, Kernel
from wfv.runtime.program import build


@dataclass(frozen=True)
class OwnOptions:
    """The arguments of `wfv.build`; the defaults are its own."""

    strategy: str = AUTO
    lanes: int | None = None
    target: str = "host"
    threads: int = 1
    boscc: Boscc = field(default_factory=Boscc)
    math: str = "fast"


class OwnKernel:
    """The launches of a workload. `seconds` is the time of the build with the first launch, after `run_first`."""

    def __init__(self, source: str, kernel: str, workload: Workload, options: OwnOptions) -> None:
        self.source, self.kernel, self.workload, self.options = source, kernel, workload, options
        self.seconds = 0.0
        self._launches: list[tuple[BoundKernel, tuple[int, ...], tuple[int, ...]]] = []

    def run_first(self) -> None:
        """Builds and runs the launches once, without the cache. Raises what a build and a launch raise."""
        self.workload.reset()
        with without_collection(), _no_cache():
            start = time.perf_counter()
            self._build()
            self.run(FIRST)
            self.seconds = time.perf_counter() - start
            self.run(REST)
            settle(self._kernel, self.workload.reset, self.run)

    def run(self, part: slice = ALL) -> None:
        """These launches in order. Each returns when it has finished."""
        for bound, global_size, local_size in self._launches[part]:
            bound.launch(global_size, local_size)

    def _build(self) -> None:
        kernel = self._kernel = built(self.source, self.kernel, self.options)
        bound: dict[int, BoundKernel] = {}
        for launch in self.workload.launches:
            if id(launch) not in bound:
                bound[id(launch)] = kernel.bind(*launch.args)
            self._launches.append((bound[id(launch)], launch.global_size, launch.local_size))


def built(source: str, kernel: str, options: OwnOptions) -> Kernel:
    """The kernel, built from source with the options that peers get too."""
    return build(source, options=OPTIONS, **vars(options))[kernel]


def warm_up(options: OwnOptions) -> None:
    """Loads the compiler, as the peers have done when they are ready. Raises what a build raises."""
    with _no_cache():
        built(WARM_UP.source, WARM_UP.kernel, options)(64, 16, WARM_UP.arrays[0].copy())


@contextmanager
def _no_cache() -> Iterator[None]:
    before = os.environ.get(CACHE_VARIABLE)
    os.environ[CACHE_VARIABLE] = "off"
    try:
        yield
    finally:
        if before is None:
            del os.environ[CACHE_VARIABLE]
        else:
            os.environ[CACHE_VARIABLE] = before
