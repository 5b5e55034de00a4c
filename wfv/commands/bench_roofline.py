"""`wfv bench --roofline`."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from wfv.auto.settings import AUTO, strategy_or_default
from wfv.bench.cells import Setup, check_runnable
from wfv.bench.roofline import picture
from wfv.bench.roofline.caches import Level, memory_levels
from wfv.bench.roofline.limits import SAMPLE_SECONDS, Machine
from wfv.bench.roofline.measure import Roofline, measure
from wfv.bench.roofline.table import kernels_table, limits_table, record_text
from wfv.bench.sampling import Budget
from wfv.commands.bench import EXIT_MISMATCH, SIZE, kernels_of
from wfv.commands.common import check_output, find_benchmark, options_for, progress, stderr, stdout, write_output
from wfv.errors import OptionError
from wfv.options import Boscc, Options, parse_boscc
from wfv.runtime.thread_count import check_threads


@dataclass(frozen=True)
class Request:
    """The options of the command, not checked yet. None is the default of `wfv.build`."""

    kernels: list[str]
    strategies: str | None = None
    lanes: int | None = None
    target: str | None = None
    threads: int = 1
    runs: int = 100
    max_seconds: float = 3.0
    boscc: str | None = None
    math: str = "fast"
    more: bool = False
    size: str = SIZE
    seconds: float = SAMPLE_SECONDS  # of a sample of a limit
    levels: list[Level] = field(default_factory=list)  # none: those of this machine


def run(request: Request, *, json: Path | None, plot: Path | None) -> int:
    """Measures, prints the tables, draws and writes; returns the exit code."""
    target = request.target or Options().target
    columns = _columns(request, target)
    benchmarks = [find_benchmark(name) for name in kernels_of(request.kernels, request.more)]
    check_runnable(target)
    check_output(json)
    check_output(plot)
    if plot is not None:
        picture.check_format(plot)
    machine = Machine(request.levels or memory_levels(request.threads), target, check_threads(request.threads))
    budget = Budget(request.runs, request.max_seconds, least=min(request.runs, Budget.least))
    with progress(stderr(), counts=False) as shown:
        total = len(benchmarks) * len(columns) + 3 * len(machine.levels) + 2
        task = shown.add_task("roofline", total=total)
        found = measure(
            benchmarks, columns, machine, budget, seconds=request.seconds,
            on_progress=lambda done: shown.update(task, completed=done),
        )  # fmt: skip
    stdout().print(limits_table(found))
    stdout().print(kernels_table(found))
    if json is not None:
        write_output(json, record_text(found).encode())
    if plot is not None:
        write_output(plot, picture.draw(found, plot.suffix.removeprefix(".")))
    return _report(found)


def _columns(request: Request, target: str) -> list[tuple[str, Setup]]:
    """The strategies, each with its setup. Raises OptionError."""
    names = [name.strip() for name in strategy_or_default(request.strategies).split(",") if name.strip()]
    if not names:
        raise OptionError("no strategies", help="pass some, such as --strategies scalar,unicf")
    boscc = Boscc() if request.boscc is None else parse_boscc(request.boscc)
    return [(name, _setup(name, request, target, boscc)) for name in dict.fromkeys(names)]


def _setup(strategy: str, request: Request, target: str, boscc: Boscc) -> Setup:
    options = options_for(strategy, request.lanes, target, math=request.math)
    return Setup(
        options.lanes, target, request.threads, request.size,
        boscc=boscc, math=options.math, any_lanes=strategy == AUTO and request.lanes is None,
    )  # fmt: skip


def _report(found: Roofline) -> int:
    """Prints the wrong results to stderr; returns the exit code."""
    wrong = [point for point in found.points if point.mismatches]
    for point in wrong:
        for line in point.mismatches:
            stderr().print(f"wrong: {point.kernel} with {point.strategy}: {line}", style="red", markup=False)
    return EXIT_MISMATCH if wrong else 0
