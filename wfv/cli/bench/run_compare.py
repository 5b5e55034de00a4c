"""Times kernels for `wfv bench`: bundled ones, a file's or a folder's, in each number of lanes and each size."""

import os
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path

from passes.records import saved_options
from wfv.bench.cells import BASELINE, SEED, Cell, Setup, check_runnable
from wfv.bench.doubts import doubts_about
from wfv.bench.json_record import record_text
from wfv.bench.plots import draw_sizes, draw_speedups
from wfv.bench.sampling import Budget
from wfv.bench.table import PAPER_WIDTH, long_table, make_table, tables_of
from wfv.cli.bench.kernel_folder import Entry, find_folder, read_folder
from wfv.cli.console import EXIT_INTERRUPTED, check_outputs, problem, show_tables, stderr, stdout, write_output
from wfv.cli.kernel_source import KernelSource
from wfv.cli.launches import are_compared
from wfv.cli.measure import (
    Runs,
    benchmarks_of,
    file_runs,
    measured,
    named,
    report_mismatches,
    strategies_of,
)
from wfv.cli.option_texts import parse_sizes, words
from wfv.cli.options import BuildFlags, LaunchOptions, MeasureOptions
from wfv.cpus import usable_cpus
from wfv.errors import Error, OptionError
from wfv.inspect.pictures import check_format
from wfv.options import parse_lanes
from wfv.runtime.launch.printf_output import muted
from wfv.runtime.program import Program

LANES, SIZE = 4, Setup.size
SHOWN = 8  # names of kernels that are not measured


@dataclass(frozen=True)
class Outputs:
    """The outputs to print and write."""

    format: str
    paper: bool
    json: Path | None
    plot: Path | None

    def check(self) -> None:
        """Raises OptionError before anything is measured."""
        check_outputs(self.json, self.plot)
        if self.plot is not None:
            check_format(self.plot)


def run(
    asked: MeasureOptions, lanes: str | None, launch: LaunchOptions, flags: BuildFlags, bounds: bool, outputs: Outputs
) -> int:
    """Measures, prints the tables, draws and writes; returns the exit code. `bounds`: kernels test these."""
    asked, lanes = _of_saved(asked, lanes)
    counts: list[int | None] = [parse_lanes(word) for word in words(lanes or "")]
    check_runnable(asked.target)
    outputs.check()
    with muted():
        rows = [each for count in counts or [None] for each in rows_of(asked, launch, flags, count)]
        rows = [replace(runs, setup=runs.setup.with_options(bounds=bounds)) for runs in rows]
        if outputs.plot and len(tables_of([Cell(runs.name, "", runs.setup) for runs in rows])) > 1:
            raise OptionError(
                "a picture of several tables",
                help="choose one number of lanes, and one size or one kernel (FOLDER:KERNEL); or pass --json",
            )
        names = list(dict.fromkeys([BASELINE, *strategies_of(asked, LANES, flags)]))
        cells, stop = _measure(rows, names, asked.budget())
    _show(cells, outputs)
    if (load := os.getloadavg()[0]) > usable_cpus():
        problem(f"note: the load is {load:.1f}: other work shares the CPUs, and the times may be wrong", "")
    for line in doubts_about(cells):
        problem(f"note: {line}", "")
    wrong = report_mismatches(cells)
    if stop is not None:
        left = [runs.label for runs in rows[len(cells) // len(names) :]]
        problem(f"interrupted: not measured: {', '.join(left[:SHOWN])}{' ..' if len(left) > SHOWN else ''}")
    if isinstance(stop, KeyboardInterrupt):
        return EXIT_INTERRUPTED
    if stop is not None:
        raise stop
    return wrong


def _of_saved(asked: MeasureOptions, lanes: str | None) -> tuple[MeasureOptions, str | None]:
    """The options; options of IR from between two steps replace the command's defaults."""
    path = Path(KernelSource(asked.kernels[0]).source_file) if asked.kernels else Path()
    saved = saved_options(path.read_text(errors="replace")) if path.is_file() else None
    if saved is None:
        return asked, lanes
    usual = type(asked)
    strategies = saved.strategy.name if asked.strategies == usual.strategies else asked.strategies
    target = saved.target if asked.target == usual.target else asked.target
    return replace(asked, strategies=strategies, target=target), lanes or str(saved.lanes)


def _measure(rows: Sequence[Runs], names: Sequence[str], budget: Budget) -> tuple[list[Cell], BaseException | None]:
    """The cells, and the error that ended it early, if any."""
    cells = list[Cell]()
    try:
        with closing(measured(rows, names, budget)) as parts:
            for number, found in enumerate(parts, start=1):
                cells += found
                _tell(f"{number} of {len(rows)} measured: {rows[number - 1].label}")
    except (KeyboardInterrupt, MemoryError, OSError, Error) as stop:
        if not cells:
            raise
        return cells, stop
    return cells, None


def _tell(progress: str) -> None:
    """A line for each kernel where no progress bar is shown, such as in the log of a CI job."""
    if not stderr().is_terminal:
        problem(progress, "")


def _show(cells: Sequence[Cell], outputs: Outputs) -> None:
    """Prints, draws and writes the results."""
    tables = tables_of(cells)
    width = stdout().width if outputs.format == "table" else PAPER_WIDTH
    shown = [make_table(each, with_paper=outputs.paper, width=width) for each in tables]
    show_tables([long_table(cells)] if outputs.format == "csv" else shown, outputs.format, lambda: record_text(cells))
    write_output(outputs.json, record_text(cells))
    if outputs.plot is not None:
        kind = outputs.plot.suffix.removeprefix(".")
        picture = draw_sizes(tables[0], kind) if tables[0].are_sizes else draw_speedups(cells, kind)
        write_output(outputs.plot, picture)


def rows_of(asked: MeasureOptions, launch: LaunchOptions, flags: BuildFlags, lanes: int | None) -> list[Runs]:
    """The runs with this number of lanes (None: the default): all kernels of a size, then all of the next.

    Raises OptionError.
    """
    options = next(iter(strategies_of(asked, lanes or LANES, flags).values()))
    setup = Setup(options, asked.threads, any_lanes=lanes is None)
    found = list[tuple[Runs, list[str]]]()
    for name in dict.fromkeys(asked.kernels or [each.name for each in benchmarks_of(asked)]):
        source = KernelSource(name, flags)
        if source.is_bundled:
            source.check_launch(launch)
            found.append((Runs(source.benchmark, setup), words(launch.size or SIZE)))
        elif (folder := find_folder(name)) is not None:
            _refuse_launch(launch)
            entries, sizes = read_folder(*folder, flags)
            sizes = parse_sizes(launch.size) if launch.size is not None else sizes
            found += [_folder_runs(entry, setup, lanes, sizes) for entry in entries]
        else:
            found.append(_file_runs(source, setup, lanes, launch))
            if len(asked.kernels or ()) > 1:
                raise OptionError(f"{name} and other kernels", help="a kernel of a file is measured alone")
    names = [runs.name for runs, _ in found]
    if twice := [name for name in names if names.count(name) > 1]:
        raise OptionError(f"two kernels {twice[0]!r}", help="measure the folders one after the other")
    order = dict.fromkeys(size for _, sizes in found for size in sizes)
    return [replace(runs, setup=replace(runs.setup, size=size)) for size in order for runs, own in found if size in own]


def _refuse_launch(launch: LaunchOptions) -> None:
    if any((launch.global_size, launch.local_size, launch.argument)):
        raise OptionError("-g, -l and -a with a folder", help="its kernels.toml has the sizes and arguments")


def _file_runs(source: KernelSource, setup: Setup, lanes: int | None, launch: LaunchOptions) -> tuple[Runs, list[str]]:
    """A kernel of a file, and its sizes: from --size, or the global size."""
    text, name, options = source.load_with(setup.options, lanes)
    if launch.uses_size != (launch.size is not None):
        help = "pass --size 2^10..2^20 and expressions of n in -g and -a: -g '{n}' -a 'y=zeros:f32:{n}'"
        what = (
            "an expression of n without --size" if launch.uses_size else f"--size {launch.size}: nothing depends on n"
        )
        raise OptionError(what, help=help)
    runs = file_runs(text, name, replace(setup, options=options), launch)
    sizes = [str(size) for size in parse_sizes(launch.size)] if launch.size is not None else [runs.setup.size]
    workload = runs.benchmark.workload(sizes[0], SEED)
    if not are_compared(workload, runs.kernel(BASELINE)):
        problem(f"note: not all results of {name} are in arrays: they are not compared", "")
    return runs, sizes


def _folder_runs(entry: Entry, setup: Setup, lanes: int | None, given: Sequence[int]) -> tuple[Runs, list[str]]:
    """A kernel of a folder, and its sizes, if it depends on a size."""
    with named(entry.where):
        text, name, options = entry.source.load_with(setup.options, lanes)
        launch = entry.launch([param.name for param in Program(text, options)[name].interface.params])
        runs = file_runs(text, name, replace(setup, options=options), launch, entry.reference, entry.tolerance)
        sizes = [str(size) for size in given] if launch.uses_size else [SIZE]
        if not sizes:
            raise OptionError("an expression of n, and no size", help="pass --size 1024, or write size = 1024")
        runs.benchmark.workload(sizes[0], SEED)  # reports errors of arguments before anything is measured
    return replace(runs, benchmark=replace(runs.benchmark, name=entry.name), where=entry.where), sizes
