"""`wfv report`: one HTML file about a kernel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from kernels_ir.catalog import Benchmark, Launch
from wfv.auto.settings import AUTO
from wfv.bench.cells import BASELINE, Builder, Cell, Setup, build_kernel, check_runnable, measure_kernel
from wfv.bench.sampling import Budget, clock_for
from wfv.commands.argument_forms import parse_arguments, parse_size
from wfv.commands.bench import report_mismatches
from wfv.commands.common import check_output, find_benchmark, options_for, write_output
from wfv.commands.kernel_source import KernelSource, suited
from wfv.commands.run_file import file_workload
from wfv.errors import Error, OptionError
from wfv.explain.summary import options_of, summarize
from wfv.lanes.trace import trace_lanes
from wfv.lanes.traces import LaneTraces
from wfv.options import DEFAULT, Options
from wfv.report.collect import collect_report
from wfv.report.page import check_templates, report_page
from wfv.runtime.kernel import Kernel
from wfv.runtime.printf_output import muted
from wfv.runtime.program import Program
from wfv.strategies import STRATEGIES, find_strategy

BUDGET = Budget(runs=30, seconds=0.3, least=11)
SIZE = "default"
OTHER = "naive"  # whose lanes are shown beside
TRACED_LANES, TRACED_STEPS = 16, 20_000  # of the interpreter: about a second


@dataclass(frozen=True)
class Request:
    """The options of the command, not checked yet. `strategy`: None for the best by the cost model."""

    source: KernelSource
    output: Path
    strategies: str | None = None
    strategy: str | None = None
    lanes: int | None = None
    target: str = "host"
    threads: int = 1
    math: str = "fast"
    size: str | None = None
    global_size: str | None = None
    local_size: str | None = None
    arguments: Sequence[str] = field(default_factory=tuple)


@dataclass(frozen=True)
class Runs:
    """How the kernel is launched: its workload, what they share, and how a strategy's kernel is made."""

    benchmark: Benchmark
    setup: Setup
    build: Builder


def run(request: Request) -> int:
    """Compiles, measures, and writes the page; returns the exit code."""
    check_templates()
    check_output(request.output)
    strategies = _strategies(request.strategies)
    base = options_for(request.strategy or DEFAULT, request.lanes, request.target, math=request.math)
    check_runnable(request.target)
    text, name = request.source.load()
    base, path = suited(base, request.lanes, text, name), request.source.source_path
    summary = summarize(text, name, base, path)
    options = base if request.strategy or request.lanes else options_of(base, summary.candidate)
    cells: list[Cell] = []
    traces: LaneTraces | str = ""
    with muted():
        runs = _runs(request, text, name, options)
        if runs is not None:
            clock = clock_for(request.threads)
            cells = measure_kernel(runs.benchmark, strategies, runs.setup, BUDGET, builder=runs.build, clock=clock)
            traces = _traces(runs, options)
        report = collect_report(text, options, summary, cells, path, traces)
    write_output(request.output, report_page(report).encode(errors="replace"))
    return report_mismatches(cells)


def _strategies(text: str | None) -> list[str]:
    """The strategies to compare, each once, `scalar` first. Raises OptionError."""
    names = list(STRATEGIES) if text is None else [name.strip() for name in text.split(",") if name.strip()]
    if AUTO in names:
        raise OptionError("the report compares strategies, and auto chooses one of them", help="leave auto out")
    for name in names:
        find_strategy(name)
    return list(dict.fromkeys([BASELINE, *names]))


def _runs(request: Request, text: str, name: str, options: Options) -> Runs | None:
    """None for a file without a launch. Raises OptionError."""
    setup = Setup(options.lanes, request.target, request.threads, request.size or SIZE, math=request.math)
    if request.source.is_bundled:
        return Runs(find_benchmark(request.source.source), setup, build_kernel)
    if request.global_size is None:
        if request.arguments or request.local_size:
            raise OptionError("no global size", help="pass the work-items in each dimension, such as -g 1024")
        return None

    def build(_: Benchmark | None, strategy: str, __: Setup) -> Kernel:
        return Program(text, replace(options, strategy=find_strategy(strategy)), threads=request.threads)[name]

    scalar = build(None, BASELINE, setup)
    values = parse_arguments(request.arguments, [param.name for param in scalar.interface.params])
    local_size = parse_size(request.local_size, "-l") if request.local_size else None
    launch = Launch(parse_size(request.global_size, "-g"), local_size, tuple(values.values()))  # type: ignore[arg-type]
    workload = file_workload(values, launch, scalar)
    benchmark = Benchmark(name, name, Path(), Path(), lambda size, seed: workload, "")
    return Runs(benchmark, replace(setup, size=request.global_size), build)


def _traces(runs: Runs, options: Options) -> LaneTraces | str:
    """The lanes of the first launch, under the strategy that is shown and another one; or why they are unknown."""
    shown = options.strategy.name
    if not options.strategy.vectorize:
        return f"Strategy {shown} has no lanes."
    workload = runs.benchmark.workload(runs.setup.size, runs.setup.seed)
    workload.reset()
    launch, kernel = workload.launches[0], runs.build(runs.benchmark, shown, runs.setup)
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
