"""`wfv bench`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from kernels_ir import catalog
from wfv.auto.settings import AUTO
from wfv.bench.cells import BASELINE, Builder, Cell, Setup, build_kernel, check_runnable, measure_kernel
from wfv.bench.json_record import record_text
from wfv.bench.sampling import Budget
from wfv.bench.table import make_table
from wfv.commands.common import check_output, find_benchmark, progress, stderr, stdout, write_output
from wfv.errors import OptionError
from wfv.options import DEFAULT, Boscc, make_options, parse_boscc

SIZE = "default"
EXIT_MISMATCH = 3
EXIT_INTERRUPTED = 130  # as a shell reports SIGINT


@dataclass(frozen=True)
class Request:
    """The options of the command, not checked yet."""

    kernels: list[str]
    strategies: str
    lanes: int
    target: str
    threads: int
    runs: int
    max_seconds: float
    boscc: str | None = None
    math: str = "fast"
    more: bool = False
    any_lanes: bool = False  # the user has not given the lanes: `auto` chooses them


def run(request: Request, *, json: Path | None, paper: bool) -> int:
    """Measures, prints the table, writes the samples; returns the exit code. Ctrl-C leaves out the other kernels."""
    strategies = _strategies(request)
    benchmarks = [find_benchmark(name) for name in kernels_of(request.kernels, request.more)]
    check_runnable(request.target)
    check_output(json)
    boscc = Boscc() if request.boscc is None else parse_boscc(request.boscc)
    setup = Setup(
        request.lanes,
        request.target,
        request.threads,
        SIZE,
        boscc=boscc,
        math=request.math,
        any_lanes=request.any_lanes,
    )
    cells = measure_all(benchmarks, strategies, setup, Budget(request.runs, request.max_seconds))
    stdout().print(make_table(cells, with_paper=paper))
    if json is not None:
        write_output(json, record_text(cells).encode())
    wrong, missing = report_mismatches(cells), len(benchmarks) - len(cells) // len(strategies)
    if missing:
        stderr().print(f"interrupted: {missing} of {len(benchmarks)} kernels are not measured", style="red")
    return EXIT_INTERRUPTED if missing else wrong


def kernels_of(named: Sequence[str], more: bool) -> list[str]:
    """The named kernels, each once; without names the paper's, and with `more` all that are bundled."""
    return list(dict.fromkeys(named or (catalog.all_names() if more else catalog.names())))


def measure_all(
    benchmarks: Sequence[catalog.Benchmark],
    strategies: Sequence[str],
    setup: Setup,
    budget: Budget,
    *,
    builder: Builder = build_kernel,
) -> list[Cell]:
    """All cells, with a progress bar if stderr is a terminal; those of the first kernels if it is interrupted later.

    Raises KeyboardInterrupt while the first kernel is measured.
    """
    cells: list[Cell] = []
    with progress(stderr(), counts=False) as shown:
        task = shown.add_task("", total=len(benchmarks) * len(strategies))
        for i, benchmark in enumerate(benchmarks):
            before = i * len(strategies)
            shown.update(task, description=benchmark.name, completed=before)

            def advance(done: float, before: int = before) -> None:
                shown.update(task, completed=before + done)

            try:
                cells += measure_kernel(benchmark, strategies, setup, budget, on_progress=advance, builder=builder)
            except KeyboardInterrupt:
                if not cells:
                    raise
                break
    return cells


def report_mismatches(cells: Sequence[Cell]) -> int:
    """Prints the wrong results to stderr; returns the exit code."""
    wrong = [cell for cell in cells if cell.mismatches]
    for cell in wrong:
        for line in cell.mismatches:
            stderr().print(f"wrong: {cell.kernel} with {cell.strategy}: {line}", style="red", markup=False)
    return EXIT_MISMATCH if wrong else 0


def _strategies(request: Request) -> list[str]:
    """The strategies in order, each once, with scalar, which the others are compared with. Raises OptionError."""
    names = [name.strip() for name in request.strategies.split(",") if name.strip()]
    if not names:
        raise OptionError("no strategies", help="pass some, such as --strategies scalar,naive,unicf")
    for name in names:
        make_options(DEFAULT if name == AUTO else name, request.lanes, request.target, math=request.math)
    return list(dict.fromkeys(names if BASELINE in names else [BASELINE, *names]))
