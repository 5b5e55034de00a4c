"""Measures one kernel in all columns: wfv's in this process, the peers' in theirs, interleaved in one run."""

import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from statistics import median

import numpy as np

from kernels_ir.catalog import Benchmark, Workload
from wfv.bench.peers.client import Client, PeerError
from wfv.bench.peers.messages import Job, Warmer, job_of, source_of
from wfv.bench.peers.own_kernel import OwnKernel, OwnOptions
from wfv.bench.sampling import Budget, Clock, NoMoreSamplesError, Progress, Runner, sample
from wfv.errors import Error, OptionError

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
