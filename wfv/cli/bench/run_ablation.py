"""Times kernels without each optimization, for `wfv bench ablation`."""

from dataclasses import replace
from pathlib import Path

from wfv.bench.ablation import ablation_table, measure_ablation
from wfv.bench.cells import Cell, check_runnable
from wfv.bench.json_record import record_text
from wfv.cli.bench.run_compare import rows_of
from wfv.cli.console import check_outputs, show_tables, write_output
from wfv.cli.kernel_source import options_of
from wfv.cli.measure import named, report_mismatches, with_bar
from wfv.cli.options import BenchOptions, BuildFlags, LaunchOptions
from wfv.options import DEFAULT, OPTIMIZATIONS
from wfv.runtime.launch.printf_output import muted


def run(
    asked: BenchOptions, launch: LaunchOptions, flags: BuildFlags, shows_all: bool, json: Path | None, format: str
) -> int:
    """Measures, prints the table, writes the record; returns the exit code."""
    options = options_of(asked.strategies or DEFAULT, asked.code(asked.lanes), flags)
    strategy = options.strategy.name
    check_runnable(asked.target)
    check_outputs(json)
    cells = list[Cell]()
    with muted():
        rows = rows_of(replace(asked, strategies=strategy), launch, flags, options.lanes)
        columns = [(runs.label, len(OPTIMIZATIONS)) for runs in rows]
        for runs, advance in zip(rows, with_bar(columns), strict=True):
            with named(runs.where):
                cells += measure_ablation(runs.benchmark, strategy, runs.setup, asked.budget(), advance, runs.build)
    show_tables([ablation_table(cells, shows_all)], format, lambda: record_text(cells))
    write_output(json, record_text(cells))
    return report_mismatches(cells)
