"""`wfv run`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from rich.markup import escape
from rich.table import Table

from kernels_ir.catalog import Benchmark
from wfv.auto.settings import strategy_or_default
from wfv.bench.cells import BASELINE, Builder, Cell, Setup, build_kernel, check_runnable
from wfv.bench.json_record import record_text
from wfv.bench.sampling import Budget
from wfv.bench.table import MILLI, speedup_text, speedups_of
from wfv.commands.bench import measure_all, report_mismatches
from wfv.commands.common import check_output, find_benchmark, options_for, stdout, write_output
from wfv.commands.decision_text import decision_parts
from wfv.commands.decisions import Sizes, decisions_table, launch_remarks
from wfv.commands.run_verdict import show_verdict
from wfv.explain.decisions import Decision
from wfv.explain.explained import explained
from wfv.explain.optimization_record import record_of
from wfv.explain.source_text import SourceText
from wfv.runtime.arguments import local_memory
from wfv.runtime.kernel import Kernel
from wfv.runtime.thread_count import threads_or_default
from wfv.strategies import STRATEGIES

BUDGET = Budget(runs=30, seconds=1.0, least=5)


def run(
    kernel: str,
    strategy: str | None,
    lanes: int | None,
    target: str,
    threads: int | None,
    size: str,
    boscc: str | None = None,
    verbose: bool = False,
    math: str = "fast",
    compare_strategies: bool = False,
    json: Path | None = None,
    remarks: Path | None = None,
) -> int:
    """Verifies and times a bundled kernel and its scalar variant, prints a table; returns the exit code."""
    benchmark, strategy = find_benchmark(kernel), strategy_or_default(strategy)
    options = options_for(strategy, lanes, target, boscc, math)
    check_runnable(target)
    any_lanes, count = lanes is None, threads_or_default(threads)
    setup = Setup(options.lanes, target, count, size, boscc=options.boscc, math=math, any_lanes=any_lanes)
    builder = remembering(build_kernel)
    check_output(json)
    check_output(remarks)
    cells = measure_all([benchmark], strategies_to_run(strategy, compare_strategies), setup, BUDGET, builder=builder)
    show_times(cells, json)
    if verbose or remarks is not None:
        explanation = Explanation(lanes is not None, benchmark.cl_path, verbose, remarks)
        _explain(benchmark, builder(benchmark, strategy, setup), setup, explanation)
    chosen = builder(benchmark, strategy, setup)
    show_verdict(cells, strategy, chosen, sizes_of(benchmark, setup))
    return report_mismatches(cells)


def strategies_to_run(strategy: str, compare: bool) -> list[str]:
    """The baseline, all strategies if they are compared, and the chosen one, each once."""
    return list(dict.fromkeys([BASELINE, *(STRATEGIES if compare else ()), strategy]))


def show_times(cells: Sequence[Cell], json: Path | None) -> None:
    """Prints the table; writes the samples."""
    stdout().print(strategy_table(cells))
    if json is not None:
        write_output(json, record_text(cells).encode())


def remembering(build: Builder) -> Builder:
    """Builds each strategy's kernel once: `auto` explains the kernel that was measured."""
    kernels: dict[str, Kernel] = {}

    def builder(benchmark: Benchmark, strategy: str, setup: Setup) -> Kernel:
        return kernels.get(strategy) or kernels.setdefault(strategy, build(benchmark, strategy, setup))

    return builder


@dataclass(frozen=True)
class Explanation:
    """What is said of a kernel: on the console if `verbose`, in YAML in the file `remarks`.

    `lanes_given`: the user has chosen the lanes. `path`: the source, if the kernel does not embed it.
    """

    lanes_given: bool
    path: Path | None
    verbose: bool
    remarks: Path | None


def _explain(benchmark: Benchmark, kernel: Kernel, setup: Setup, explanation: Explanation) -> None:
    """Explains the decisions and remarks for all different launches of a bundled kernel."""
    explain(kernel, sizes_of(benchmark, setup), explanation)


def sizes_of(benchmark: Benchmark, setup: Setup) -> list[Sizes]:
    """The different sizes that a bundled kernel is launched with."""
    launches = benchmark.workload(setup.size, setup.seed).launches
    return list(dict.fromkeys((each.global_size, each.local_size, local_memory(each.args, {})) for each in launches))


def explain(kernel: Kernel, sizes: Sequence[Sizes], explanation: Explanation) -> None:
    """Prints the table of decisions and the remarks, one for each cause; writes them."""
    remarks = launch_remarks(kernel, sizes)
    found, source = explained(kernel.source or "", kernel.name, kernel.options, remarks, explanation.path)
    if explanation.remarks is not None:
        write_output(
            explanation.remarks, record_of(kernel.name, kernel.options, found, str(explanation.path or "")).encode()
        )
    if explanation.verbose:
        console = stdout()
        console.print(decisions_table(kernel, sizes, explanation.lanes_given))
        console.print(remarks_text(found, source, f"{kernel.name}, {kernel.options.strategy.name}"), soft_wrap=True)


def remarks_text(decisions: Sequence[Decision], source: SourceText, title: str) -> str:
    """The decisions, the costliest first."""
    if not decisions:
        return "fully vectorized, without masks"
    parts = [part for each in decisions for part in decision_parts(each, source)]
    return "\n".join([f"[italic]Missed vectorization: {escape(title)}[/]", *parts]).rstrip()


def strategy_table(cells: Sequence[Cell]) -> Table:
    """A row for each strategy."""
    setup = cells[0].setup
    table = Table(title=f"{cells[0].kernel}, {setup.lanes} lanes, {setup.target}, size {setup.size}")
    for heading in ("strategy", "median ms", "speedup over scalar", "verified"):
        table.add_column(heading, justify="left" if heading == "strategy" else "right")
    found = speedups_of(cells)
    fastest = min((cell for cell in cells if cell.samples), key=lambda cell: median(cell.samples), default=None)
    for cell in cells:
        time = f"{median(cell.samples) * MILLI:.3f}" if cell.samples else "-"
        value = found.get((cell.kernel, cell.strategy))
        verdict = "[bold red]WRONG" if cell.mismatches else "[green]yes"
        name = f"[bold]{cell.strategy} (fastest)" if cell is fastest else cell.strategy
        table.add_row(name, time, speedup_text(value) if value else "-", verdict)
    return table
