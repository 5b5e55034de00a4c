"""`wfv report`: one HTML file about a kernel."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from wfv.auto.settings import AUTO
from wfv.bench.sampling import Budget, clock_for, threads_text
from wfv.cli.console import check_outputs, write_output
from wfv.cli.options import BuildFlags, KernelOrFile, Lanes, LaunchOptions, Math, Target, Threads, words
from wfv.errors import Error, OptionError
from wfv.options import DEFAULT, Options
from wfv.strategies import STRATEGIES, find_strategy

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wfv.bench.cells import Cell, Setup
    from wfv.cli.kernel_source import KernelSource
    from wfv.cli.measure import Runs
    from wfv.inspect.lanes.trace import LaneTraces

BUDGET = Budget(runs=30, seconds=0.3, least=11)
SIZE = "default"
OTHER = "naive"  # whose lanes are shown beside
TRACED_LANES, TRACED_STEPS = 16, 20_000  # of the interpreter: about a second


def report(
    kernel: KernelOrFile,
    output: Annotated[Path, typer.Option("-o", metavar="OUT.html", help="The file for the page.")],
    strategies: Annotated[
        str | None, typer.Option(help="Strategies to compare, separated by commas (default: all).")
    ] = None,
    strategy: Annotated[
        str | None,
        typer.Option(
            help=f"The strategy whose code is shown, one of {', '.join(STRATEGIES)} (default: the cost model's choice)."
        ),
    ] = None,
    lanes: Lanes = None,
    target: Target = "host",
    threads: Threads = 1,
    math: Math = "fast",
    *,
    launch: LaunchOptions,
    flags: BuildFlags,
) -> None:
    """Writes one HTML page: source, steps, control flow, machine code, times, remarks. Exits with 3 on a mismatch.

    The page needs no network. A kernel from a file is measured if its launch is given, as for `wfv run`.
    """
    from wfv.bench.cells import Setup, check_runnable, measure_kernel
    from wfv.cli.kernel_source import KernelSource, options_for, suited
    from wfv.cli.measure import measured_rows, report_mismatches
    from wfv.inspect.explain.summary import options_of, summarize
    from wfv.inspect.pages import check_templates
    from wfv.inspect.report.page import report_page
    from wfv.runtime.launch.printf_output import muted

    source = KernelSource(kernel, flags.texts)
    source.check_launch(launch)
    check_templates()
    check_outputs(output)
    names = _strategies(strategies)
    base = options_for(strategy or DEFAULT, lanes, target, math=math)
    check_runnable(target)
    text, name = source.load()
    base, path = suited(base, lanes, text, name), source.source_path
    summary = summarize(text, name, base, path)
    options = base if strategy or lanes else options_of(base, summary.candidate)
    cells: list[Cell] = []
    traces: LaneTraces | str = ""
    with muted():
        setup = Setup(options.lanes, target, threads, launch.size or SIZE, math=math)
        runs = _runs(source, launch, text, name, options, setup)
        if runs is not None:
            clock = clock_for(threads)
            cells = measure_kernel(runs.benchmark, names, runs.setup, BUDGET, builder=runs.build, clock=clock)
            traces = _traces(runs, options)
        page = report_page(text, options, summary, measured_rows(cells), _setup_text(cells), path, traces)
    write_output(output, page.encode(errors="replace"))
    raise typer.Exit(report_mismatches(cells))


def _setup_text(cells: Sequence[Cell]) -> str:
    """`size default, 8 lanes, 1 thread, at most 30 samples`; empty if nothing was measured."""
    if not cells:
        return ""
    setup, most = cells[0].setup, max(len(cell.samples) for cell in cells)
    return f"size {setup.size}, {setup.lanes} lanes, {threads_text(setup.threads)}, at most {most} samples"


def _strategies(text: str | None) -> list[str]:
    """The strategies to compare, each once, `scalar` first. Raises OptionError."""
    names = list(STRATEGIES) if text is None else words(text)
    if AUTO in names:
        raise OptionError("the report compares strategies, and auto chooses one of them", help="leave auto out")
    for name in names:
        find_strategy(name)
    return list(dict.fromkeys(["scalar", *names]))


def _runs(
    source: KernelSource, launch: LaunchOptions, text: str, name: str, options: Options, setup: Setup
) -> Runs | None:
    """None for a file without a launch. Raises OptionError."""
    from kernels_ir import catalog
    from wfv.cli.measure import Runs, file_runs

    if source.is_bundled:
        return Runs(catalog.load(source.source), setup)
    if launch.global_size is None and not (launch.argument or launch.local_size):
        return None
    launch.sizes()  # checks them before anything is compiled
    return file_runs(text, name, options, setup, launch)


def _traces(runs: Runs, options: Options) -> LaneTraces | str:
    """The lanes of the first launch, under the strategy that is shown and another one; or why they are unknown."""
    from wfv.inspect.lanes.trace import trace_lanes

    shown = options.strategy.name
    if not options.strategy.vectorize:
        return f"Strategy {shown} has no lanes."
    workload = runs.benchmark.workload(runs.setup.size, runs.setup.seed)
    workload.reset()
    launch, kernel = workload.launches[0], runs.kernel(shown)
    others = [shown, OTHER if shown != OTHER else DEFAULT]
    lanes = min(options.lanes, TRACED_LANES)
    sizes = launch.global_size, launch.local_size
    counts = kernel.range(*sizes, as_given=True).groups
    groups = [tuple((count - 1) // part for count in counts) for part in (4, 2)]  # not in the middle only
    chosen = list(dict.fromkeys(groups))
    try:
        return trace_lanes(kernel, sizes, launch.args, others, groups=chosen, lanes=lanes, max_steps=TRACED_STEPS)
    except Error as error:  # what the interpreter cannot run
        return f"The lanes were not recorded: {error.message}."
