"""What `wfv bench roofline` does."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from wfv.auto.settings import AUTO
from wfv.bench.cells import Setup, check_runnable
from wfv.bench.roofline import picture
from wfv.bench.roofline.limits import SAMPLE_SECONDS, Level, Machine, memory_levels
from wfv.bench.roofline.measure import measure
from wfv.bench.roofline.table import kernels_table, limits_table, record_text
from wfv.cli.console import check_outputs, progress, stderr, stdout, write_output
from wfv.cli.measure import Request, report_mismatches
from wfv.runtime.launch.threads import check_threads

SIZE = "default"


def run(
    request: Request,
    json: Path | None,
    plot: Path | None,
    *,
    size: str = SIZE,
    seconds: float = SAMPLE_SECONDS,
    levels: Sequence[Level] = (),
) -> int:
    """Measures, prints the tables, draws and writes; returns the exit code.

    `seconds`: of a sample of a limit. `levels`: none for those of this machine.
    """
    columns, benchmarks = _columns(request, size), request.benchmarks()
    check_runnable(request.target)
    check_outputs(json, plot)
    if plot is not None:
        picture.check_format(plot)
    threads = check_threads(request.threads)
    machine = Machine(list(levels) or memory_levels(threads), request.target, threads)
    with progress(stderr(), counts=False) as shown:
        total = len(benchmarks) * len(columns) + 3 * len(machine.levels) + 2
        task = shown.add_task("roofline", total=total)
        found = measure(
            benchmarks, columns, machine, request.budget, seconds=seconds,
            on_progress=lambda done: shown.update(task, completed=done),
        )  # fmt: skip
    stdout().print(limits_table(found))
    stdout().print(kernels_table(found))
    if json is not None:
        write_output(json, record_text(found))
    if plot is not None:
        write_output(plot, picture.draw(found, plot.suffix.removeprefix(".")))
    return report_mismatches(found.points)


def _columns(request: Request, size: str) -> list[tuple[str, Setup]]:
    """The strategies, each with its setup. Raises OptionError."""
    return [
        (name, Setup(
            options.lanes, request.target, request.threads, size, boscc=request.branches(), math=options.math,
            any_lanes=name == AUTO and request.lanes is None,
        ))
        for name, options in request.checked_strategies().items()
    ]  # fmt: skip
