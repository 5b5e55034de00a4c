"""Measures one kernel in all columns: wfv's in this process, the peers' in theirs, interleaved in one run.

wfv's kernel is built from the same source as the peers', with its arguments bound before the time runs.
"""

import os
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from statistics import median

import numpy as np

from kernels_ir.catalog import Benchmark, Workload
from wfv.auto_settings import AUTO
from wfv.bench.cells import PASSES
from wfv.bench.peers.client import ALL, FIRST, OPTIONS, REST, WARM_UP, Client, Job, PeerError, Warmer, job_of, source_of
from wfv.bench.sampling import Budget, Clock, NoMoreSamplesError, Progress, Runner, sample
from wfv.cache.store import VARIABLE as CACHE_VARIABLE
from wfv.collector import without_collection
from wfv.errors import Error, OptionError
from wfv.options import Boscc
from wfv.runtime.kernel import BoundKernel, Kernel
from wfv.runtime.program import build
from wfv.strategies import OWN_ANALYSIS


@dataclass(frozen=True)
class OwnOptions:
    """The arguments of `wfv.build`; the defaults are its own."""

    strategy: str = AUTO
    lanes: int | None = None
    target: str = "host"
    threads: int = 1
    boscc: Boscc = field(default_factory=Boscc)
    math: str = "fast"
    analysis: str = OWN_ANALYSIS


class OwnKernel:
    """The launches of a workload. `seconds` is the time of the build with the first launch, after `run_first`."""

    def __init__(self, source: str, kernel: str, workload: Workload, options: OwnOptions) -> None:
        self.source, self.kernel, self.workload, self.options = source, kernel, workload, options
        self.seconds = 0.0
        self._launches: list[tuple[BoundKernel, tuple[int, ...], tuple[int, ...]]] = []

    def run_first(self) -> None:
        """Builds and runs the launches once, without the cache. Raises errors of the build and the launches."""
        self.workload.reset()
        with without_collection(), _no_cache():
            start = time.perf_counter()
            self._build()
            self.run(FIRST)
            self.seconds = time.perf_counter() - start
            self.run(REST)
            for _ in range(1, PASSES):
                self.workload.reset()
                self.run()

    def run(self, part: slice = ALL) -> None:
        """These launches in order. Each returns when it has finished."""
        for bound, global_size, local_size in self._launches[part]:
            bound.launch(global_size, local_size)

    def _build(self) -> None:
        kernel = built(self.source, self.kernel, self.options)
        bound: dict[int, BoundKernel] = {}
        for launch in self.workload.launches:
            if id(launch) not in bound:
                bound[id(launch)] = kernel.bind(*launch.args)
            self._launches.append((bound[id(launch)], launch.global_size, launch.local_size))


def built(source: str, kernel: str, options: OwnOptions) -> Kernel:
    """The kernel, built from source with the options that peers get too."""
    return build(source, options=OPTIONS, **vars(options))[kernel]


def warm_up(options: OwnOptions) -> None:
    """Loads the compiler, as the peers have done when they are ready. Raises build errors."""
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


WRONG = "wrong"


@dataclass
class Result:
    """One kernel in one column. `first` are the seconds of the build with the first launch; a sample is one run, of
    all `launches`.

    `problem` is a word for the table (client.py, or `wrong`), "" if there is none; such a result has no samples.
    """

    kernel: str
    column: str
    launches: int = 1
    first: float = 0.0
    samples: list[float] = field(default_factory=list)
    problem: str = ""
    details: list[str] = field(default_factory=list)

    @property
    def seconds(self) -> float | None:
        """The median of a run."""
        return median(self.samples) if self.samples else None

    @property
    def build_seconds(self) -> float | None:
        """The build with the first launch, less a later launch: some implementations compile at the first one."""
        return max(self.first - median(self.samples) / self.launches, 0.0) if self.samples else None

    def fail(self, problem: str, *details: str) -> None:
        """No figures; the reason in their place."""
        self.problem, self.details, self.samples = problem, list(details), []


@dataclass
class PeerRunner(Runner):
    """A peer takes the time of its runs itself, so that the pipes between the processes are not part of it.

    Its failure becomes the result, and ends its samples.
    """

    client: Client
    result: Result

    def take(self, clock: Clock) -> float:
        try:
            return self.client.run()
        except PeerError as error:
            self.result.fail(error.kind, error.detail)
            raise NoMoreSamplesError from None


def measure_kernel(
    benchmark: Benchmark,
    own: Mapping[str, OwnOptions],
    peers: Mapping[str, Client],
    budget: Budget,
    size: str,
    *,
    on_progress: Progress | None = None,
    clock: Clock = time.perf_counter,
) -> list[Result]:
    """A result for each column, wfv's first. Raises OptionError for an unknown size."""
    workload = benchmark.workload(size, 1)
    source = source_of(benchmark)
    results = [Result(benchmark.name, column, len(workload.launches)) for column in (*own, *peers)]
    by_column = {result.column: result for result in results}
    runners = [_own_runner(OwnKernel(source, benchmark.kernel, workload, own[c]), by_column[c]) for c in own]
    job = job_of(benchmark, source, workload)
    runners += [_peer_runner(peers[c], job, workload, by_column[c]) for c in peers]
    series = sample([runner for runner in runners if runner], budget, clock=clock, on_progress=on_progress)
    for each in series:
        if not by_column[each.name].problem:
            by_column[each.name].samples = each.samples
    return results


def _own_runner(kernel: OwnKernel, result: Result) -> Runner | None:
    try:
        kernel.run_first()
    except OptionError:
        raise  # the user's options, or no Clang
    except Error as error:
        result.fail("error", str(error))
        return None
    result.first = kernel.seconds
    warmer = Warmer(kernel.workload.reset, kernel.run)
    return _if_correct(Runner(result.column, warmer.prepare, kernel.run), kernel.workload, result)


def _peer_runner(client: Client, job: Job, workload: Workload, result: Result) -> Runner | None:
    workload.reset()
    try:
        built = client.build(job)
    except PeerError as error:
        result.fail(error.kind, error.detail)
        return None
    result.first = built.seconds
    for array, found in zip(workload.arrays.values(), built.arrays, strict=True):
        np.copyto(array, found)
    return _if_correct(PeerRunner(result.column, _nothing, _nothing, client, result), workload, result)


def _nothing() -> None:
    """A peer prepares its runs, and makes them."""


def _if_correct(runner: Runner, workload: Workload, result: Result) -> Runner | None:
    mismatches = workload.mismatches()
    if mismatches:
        result.fail(WRONG, *mismatches)
    return None if mismatches else runner
