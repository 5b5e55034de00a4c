"""Times bundled kernels without each optimization, for `wfv bench ablation`."""

from pathlib import Path

from wfv.bench.ablation import ablation_table, measure_ablation
from wfv.bench.cells import Cell, Setup, check_runnable
from wfv.bench.json_record import record_text
from wfv.cli.console import check_outputs, show_tables, write_output
from wfv.cli.kernel_source import options_for
from wfv.cli.measure import benchmarks_of, report_mismatches, with_bar
from wfv.cli.options import BenchOptions
from wfv.options import DEFAULT, OPTIMIZATIONS


def run(asked: BenchOptions, size: str, shows_all: bool, json: Path | None, format: str) -> int:
    """Measures, prints the table, writes the record; returns the exit code."""
    options = options_for(asked.strategies or DEFAULT, asked.lanes, asked.target, asked.boscc, asked.math)
    check_runnable(asked.target)
    check_outputs(json)
    setup = Setup.of(options, asked.threads, size)
    benchmarks, cells = benchmarks_of(asked), list[Cell]()
    columns = [(each.name, len(OPTIMIZATIONS)) for each in benchmarks]
    for benchmark, advance in zip(benchmarks, with_bar(columns), strict=True):
        cells += measure_ablation(benchmark, options.strategy.name, setup, asked.budget(), advance)
    show_tables([ablation_table(cells, shows_all)], format, lambda: record_text(cells))
    write_output(json, record_text(cells))
    return report_mismatches(cells)
