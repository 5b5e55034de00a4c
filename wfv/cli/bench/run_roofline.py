"""What `wfv bench roofline` does: measures bundled kernels beside what memory and arithmetic of this machine can do."""

from collections.abc import Sequence
from pathlib import Path

from wfv.auto.settings import AUTO
from wfv.bench.cells import Setup, check_runnable
from wfv.bench.roofline.limits import SAMPLE_SECONDS, Level, Machine, memory_levels
from wfv.bench.roofline.measure import measure as measure_roofline
from wfv.bench.roofline.views import draw, kernels_table, limits_table, record_text
from wfv.bench.sampling import Budget
from wfv.cli.console import bar, check_outputs, show_tables, write_output
from wfv.cli.measure import benchmarks_of, report_mismatches, strategies_of
from wfv.cli.options import BenchOptions
from wfv.inspect.pictures import check_format
from wfv.runtime.launch.threads import check_threads
from wfv.systems import system


def run(
    asked: BenchOptions,
    json: Path | None,
    plot: Path | None,
    format: str = "table",
    *,
    size: str = "default",
    seconds: float = SAMPLE_SECONDS,
    levels: Sequence[Level] = (),
) -> int:
    """Measures, prints the tables, draws and writes; returns the exit code.

    `seconds`: of a sample of a limit. `levels`: none for those of this machine.
    """
    columns, benchmarks = _columns(asked, size), benchmarks_of(asked)
    check_runnable(asked.target)
    check_outputs(json, plot)
    if plot is not None:
        check_format(plot)
    threads = check_threads(asked.threads)
    machine = Machine(list(levels) or memory_levels(threads, system.data_caches()), asked.target, threads)
    budget = asked.budget(least=min(asked.runs, Budget.least))
    with bar("roofline", len(benchmarks) * len(columns) + 3 * len(machine.levels) + 2, counts=False) as update:
        found = measure_roofline(benchmarks, columns, machine, budget, seconds=seconds, on_progress=update)
    show_tables([limits_table(found), kernels_table(found)], format, lambda: record_text(found))
    write_output(json, record_text(found))
    if plot is not None:
        write_output(plot, draw(found, plot.suffix.removeprefix(".")))
    return report_mismatches(found.points)


def _columns(asked: BenchOptions, size: str) -> list[tuple[str, Setup]]:
    """The strategies, each with its setup. Raises OptionError."""
    return [
        (name, Setup.of(options, asked.threads, size, any_lanes=name == AUTO and asked.lanes is None))
        for name, options in strategies_of(asked, asked.lanes).items()
    ]  # fmt: skip
