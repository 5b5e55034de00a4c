"""Measures kernels under strategies for `wfv bench`, `run` and `report`, with a progress bar and a verdict."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from statistics import median

from rich.table import Table

from kernels_ir import catalog
from kernels_ir.catalog import Benchmark, Workload
from passes.records import has_scalar
from wfv.auto_settings import AUTO, Auto, strategy_or_default
from wfv.bench.cells import BASELINE, SEED, Builder, Cell, Setup, build_kernel, measure_kernel
from wfv.bench.sampling import Budget, clock_for, threads_text
from wfv.bench.table import INTERVALS, MILLI, speedup_text, speedups_of
from wfv.cli.console import EXIT_WRONG, bar, problem
from wfv.cli.kernel_source import KernelSource, options_of
from wfv.cli.launches import Reference, file_workload, launch_of
from wfv.cli.option_texts import words
from wfv.cli.options import BuildFlags, LaunchOptions, MeasureOptions
from wfv.errors import Error, OptionError
from wfv.inspect.lanes.all_traces import LaneTraces
from wfv.inspect.lanes.trace import trace_lanes
from wfv.inspect.report.page import StrategyRow
from wfv.options import DEFAULT, Options
from wfv.runtime.arguments.packer import local_memory
from wfv.runtime.kernel import Kernel
from wfv.runtime.launch.geometry import Size
from wfv.runtime.program import Program
from wfv.strategies import find_strategy
from wfv.tables import rich_table

OTHER = "naive"  # whose lanes are shown beside
TRACED_LANES, TRACED_STEPS = 16, 20_000  # of the interpreter: about a second
Sizes = tuple[Size, Size | None, int]  # global, local, bytes of local memory arguments


def benchmarks_of(asked: MeasureOptions) -> list[Benchmark]:
    """The named kernels, each once; without names the paper's, or another group. Raises OptionError."""
    group = catalog.all_names() if asked.all else catalog.IRREGULAR if asked.irregular else catalog.names()
    names = asked.kernels or group
    return [catalog.load(name) for name in dict.fromkeys(names)]


def strategies_of(asked: MeasureOptions, lanes: int | None, flags: BuildFlags) -> dict[str, Options]:
    """The strategies in order, with their options. Raises OptionError."""
    names = words(strategy_or_default(asked.strategies))
    if not names:
        raise OptionError("no strategies", help="pass some, such as --strategies scalar,unicf")
    return {name: options_of(name, asked.code(lanes), flags) for name in names}


@dataclass(frozen=True)
class Runs:
    """How a kernel is launched: its workload, its strategies' common setup, and a function that makes its kernels.

    `where` names the kernel in errors, if it is one of a folder.
    """

    benchmark: Benchmark
    setup: Setup
    build: Builder = field(default_factory=lambda: cache(build_kernel))
    where: str = ""

    def sizes(self) -> list[Sizes]:
        """The different sizes that it is launched with."""
        launches = self.benchmark.workload(self.setup.size, SEED).launches
        return list(dict.fromkeys((one.global_size, one.local_size, local_memory(one.args, {})) for one in launches))

    def kernel(self, strategy: str) -> Kernel:
        """The kernel under a strategy: the one that was measured, so that `auto` can explain its choice."""
        return self.build(self.benchmark, strategy, self.setup)

    @property
    def name(self) -> str:
        return self.benchmark.name

    @property
    def label(self) -> str:
        """The name, with the size if that is a number."""
        return f"{self.name} of size {self.setup.size}" if self.setup.size.isdecimal() else self.name


def file_runs(
    text: str,
    name: str,
    setup: Setup,
    launch: LaunchOptions,
    reference: Reference | None = None,
    tolerance: float | None = None,
) -> Runs:
    """One launch of a kernel from a file. Its expressions are of the threads and the size. Raises OptionError."""

    @cache
    def build(strategy: str, options: Options) -> Kernel:
        auto = Auto(any_lanes=setup.any_lanes) if strategy == AUTO else None
        own = options if auto else replace(options, strategy=find_strategy(strategy))
        return Program(text, own, threads=setup.threads, auto=auto)[name]

    scalar = build(BASELINE if has_scalar(text) else setup.options.strategy.name, setup.options)

    def workload(size: str, seed: int) -> Workload:
        names = {"threads": setup.threads, **({"n": int(size)} if launch.uses_size and size.isdecimal() else {})}
        return file_workload(*launch_of(launch.at(names), scalar), scalar, reference, tolerance)

    benchmark = Benchmark(name, name, Path(), Path(), workload, "")
    return Runs(
        benchmark,
        replace(setup, size=launch.global_size or ""),
        lambda _, strategy, own: build(strategy, own.options),
    )


def runs_of(source: KernelSource, launch: LaunchOptions, text: str, name: str, setup: Setup) -> Runs:
    """The launches of a bundled kernel, or the one of a kernel from a file. Raises OptionError."""
    if source.is_bundled:
        return Runs(source.benchmark, setup)
    return file_runs(text, name, setup, launch)


def tune_all(runs: Runs) -> tuple[Workload, Kernel]:
    """Makes the choices of `auto` for one launch of each size; returns the launches, and the kernel."""
    kernel, workload = runs.kernel(AUTO), runs.benchmark.workload(runs.setup.size, SEED)
    workload.reset()
    launches = {(each.global_size, each.local_size): each for each in workload.launches}
    for launch in launches.values():
        kernel.tune(launch.global_size, launch.local_size, *launch.args)
    return workload, kernel


def traces_of(runs: Runs, options: Options) -> LaneTraces | str:
    """The lanes of the first launch, under the strategy that is shown and another one; or why they are unknown."""
    shown = options.strategy.name
    if not options.strategy.vectorize:
        return f"Strategy {shown} has no lanes."
    workload = runs.benchmark.workload(runs.setup.size, SEED)
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
    except Error as error:  # the interpreter cannot run it
        return f"The lanes were not recorded: {error.message}."


def with_bar(columns: Sequence[tuple[str, int]]) -> Generator[Callable[[float], None], None, None]:
    """For each kernel, a function that tells the progress bar (if stderr is a terminal) how many columns are done."""
    before = 0
    with bar("", sum(count for _, count in columns), counts=False) as update:
        for name, count in columns:
            update(before, description=name)

            def advance(done: float, before: int = before) -> None:
                update(before + done)

            yield advance
            before += count


@contextmanager
def named(where: str) -> Iterator[None]:
    """Errors name the entry of a folder, if it is one."""
    try:
        yield
    except Error as error:
        if where:
            error.message = f"{where}: {error.message}"
        raise


def measured(rows: Sequence[Runs], strategies: Sequence[str], budget: Budget) -> Generator[list[Cell], None, None]:
    """The cells of each row, as soon as they are there."""
    with closing(with_bar([(runs.label, len(strategies)) for runs in rows])) as bars:  # an error ends it before output
        for runs, advance in zip(rows, bars, strict=True):
            with named(runs.where):
                yield measure_kernel(
                    runs.benchmark, strategies, runs.setup, budget,
                    on_progress=advance, builder=runs.build, clock=clock_for(runs.setup.threads),
                )  # fmt: skip


def report_mismatches(cells: Sequence[Cell]) -> int:
    """Prints the wrong results to stderr; returns the exit code."""
    wrong = [f"wrong: {cell.kernel} with {cell.strategy}: {line}" for cell in cells for line in cell.mismatches]
    for line in wrong:
        problem(line)
    return EXIT_WRONG if wrong else 0


def measured_rows(cells: Sequence[Cell]) -> list[StrategyRow]:
    """The rows of a page for the cells of one kernel."""
    found = {name: (each.value, each.low, each.high) for (_, name), each in speedups_of(cells).items()}
    if any(cell.samples for cell in cells):
        found[BASELINE] = (1.0, 1.0, 1.0)
    best = max(found, key=lambda name: found[name][0], default="")  # of the rounds that all have
    return [
        StrategyRow(
            cell.strategy,
            median(cell.samples) * MILLI if cell.samples else None,
            found.get(cell.strategy) if cell.samples else None,
            problem="; ".join(cell.mismatches),
            is_best=cell.strategy == best,
        )
        for cell in cells
    ]


def sampled_text(cells: Sequence[Cell]) -> str:
    """`size default, 8 lanes, 1 thread, at most 30 samples`; empty if nothing was measured."""
    if not cells:
        return ""
    setup, most = cells[0].setup, max(len(cell.samples) for cell in cells)
    return f"size {setup.size}, {setup.options.lanes} lanes, {threads_text(setup.threads)}, at most {most} samples"


def auto_code(runs: Runs) -> str:
    """`unicf, 64 lanes`: the code that `auto` runs in launches of these sizes."""
    kernel, found = runs.kernel(AUTO), list[str]()
    assert kernel.chooser is not None
    for global_size, local_size, local_bytes in runs.sizes():
        ndrange = kernel.range(global_size, local_size, None, kernel.threads, local_bytes=local_bytes)
        variants = kernel.chooser.code_for(ndrange, kernel.threads).latest
        found.append(variants.for_launch(ndrange).options.title)
    return " or ".join(dict.fromkeys(found))


def _lanes_text(cells: Sequence[Cell]) -> str:
    """`, 8 lanes`: those of the named strategies; empty if these have none. The row of `auto` has its own."""
    names = {cell.strategy for cell in cells}
    if not any(find_strategy(name).vectorize for name in names - {AUTO}):
        return ""
    return f", {cells[0].setup.options.lanes} lanes" + " (auto: as in its row)" * (AUTO in names)


def strategy_table(cells: Sequence[Cell], are_compared: bool, auto: str = "") -> Table:
    """A row for each strategy; whether any of their results could be compared. `auto`: the code that it runs."""
    setup = cells[0].setup
    found = speedups_of(cells)
    fastest = min((cell for cell in cells if cell.samples), key=lambda cell: median(cell.samples), default=None)
    right = "[green]yes" if are_compared else "not compared"
    rows = []
    for cell in cells:
        time = f"{median(cell.samples) * MILLI:.3f}" if cell.samples else "-"
        value = found.get((cell.kernel, cell.strategy))
        verdict = "[bold red]WRONG" if cell.mismatches else right
        same = f" (same code as {cell.same_as})" if cell.same_as else ""
        title = f"{AUTO}: {auto}" if cell.strategy == AUTO and auto else cell.strategy
        name = f"[bold]{title} (fastest)" if cell is fastest else f"{title}{same}"
        rows.append((name, time, speedup_text(value) if value else "-", verdict))
    title = f"{cells[0].kernel}{_lanes_text(cells)}, {setup.options.target}, size {setup.size}"
    headings = ("strategy", ">median ms", ">speedup over scalar", ">verified")
    return rich_table(headings, rows, title=title, caption=INTERVALS, caption_justify="left")
