"""Times the limits of the machine and the bundled kernels in the same rounds, and compares them.

The shortest samples count, of limits and of kernels: a limit is what the machine does undisturbed, and other processes
disturb long samples more often than short ones. With one thread, its processor time is measured (`clock_for`).
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from kernels_ir.catalog import Benchmark, Work, Workload
from wfv.bench.cells import Setup, build_kernel, verified
from wfv.bench.roofline.limits import FLOAT, INT, SAMPLE_SECONDS, Level, Limit, Machine, level_of, make_limits
from wfv.bench.sampling import Budget, Progress, clock_for, sample


@dataclass
class Point:
    """A kernel under a strategy. A sample, in seconds, does `work`; `level` is the first that the data fit into.

    `lanes` is None if `auto` chooses them.
    """

    kernel: str
    strategy: str
    lanes: int | None
    work: Work
    level: Level
    samples: list[float] = field(default_factory=list)
    mismatches: list[str] = field(default_factory=list)

    @property
    def bytes(self) -> int:
        return self.work.loaded + self.work.stored

    @property
    def operations(self) -> int:
        return self.work.flops + self.work.int_ops

    @property
    def intensity(self) -> float:
        """Operations per byte."""
        return self.operations / self.bytes

    @property
    def seconds(self) -> float:
        """The shortest sample."""
        return min(self.samples)


@dataclass(frozen=True)
class Bound:
    """The limit that binds a kernel, and the fraction of it that the kernel reaches."""

    limit: Limit
    fraction: float


@dataclass
class Roofline:
    """Everything that was measured, in the same rounds."""

    machine: Machine
    limits: list[Limit]
    points: list[Point]

    def bandwidth(self, level: Level) -> Limit:
        """The fastest way to move data of a level: copy, triad or load."""
        return max((each for each in self.limits if each.level == level), key=lambda each: each.rate)

    def peak(self, kind: str) -> Limit:
        """That of operations on floats or integers."""
        return next(each for each in self.limits if each.level is None and each.name == kind)

    def bound(self, point: Point) -> Bound:
        """The limit under which the kernel's work takes longest, and what the kernel reaches of it."""
        needs = [
            (self.bandwidth(point.level), point.bytes),
            (self.peak(FLOAT), point.work.flops),
            (self.peak(INT), point.work.int_ops),
        ]
        limit, amount = max(needs, key=lambda need: need[1] / need[0].rate)
        return Bound(limit, amount / limit.rate / point.seconds)


def measure(
    benchmarks: Sequence[Benchmark],
    columns: Sequence[tuple[str, Setup]],
    machine: Machine,
    budget: Budget,
    *,
    seconds: float = SAMPLE_SECONDS,
    on_progress: Progress | None = None,
) -> Roofline:
    """Kernels under each strategy of `columns`, and all limits, sampled in common rounds. Raises OptionError.

    Wrong results are in the point's `mismatches`; it is not timed.
    """
    clock = clock_for(machine.threads)
    limits = make_limits(machine, seconds, clock)
    points, runners = list[Point](), [limit.runner for limit in limits]
    for benchmark in benchmarks:
        workload = benchmark.workload(columns[0][1].size, columns[0][1].seed)
        for strategy, setup in columns:
            point = _point(benchmark, strategy, setup, machine, workload)
            kernel = build_kernel(benchmark, strategy, setup)
            point.mismatches, runner = verified(_key(point), kernel, workload)
            points.append(point)
            runners += [runner] if not point.mismatches else []
    taken = {series.name: series.samples for series in sample(runners, budget, clock=clock, on_progress=on_progress)}
    for limit in limits:
        limit.samples = taken[limit.label]
    for point in points:
        point.samples = taken.get(_key(point), [])
    return Roofline(machine, limits, points)


def _point(benchmark: Benchmark, strategy: str, setup: Setup, machine: Machine, workload: Workload) -> Point:
    assert benchmark.work is not None, benchmark.name
    done = benchmark.work(workload)
    level = level_of(list(machine.levels), done.footprint)
    lanes = None if setup.any_lanes else setup.lanes
    return Point(benchmark.name, strategy, lanes, done, level)


def _key(point: Point) -> str:
    return f"{point.kernel} with {point.strategy}"
