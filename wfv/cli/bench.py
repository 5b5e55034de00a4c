"""`wfv bench`: times kernels: strategies, other implementations of OpenCL, the machine's limits, compile time."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table
from typer.core import TyperGroup

from wfv.bench.table_formats import FORMATS, shown
from wfv.cli.console import check_outputs, problem, say, stderr, stdout, write_output
from wfv.cli.interrupts import EXIT_INTERRUPTED
from wfv.cli.options import (
    BenchOptions,
    BuildFlags,
    Html,
    Json,
    LaunchOptions,
    MeasureOptions,
    Plot,
    Target,
    complete_kernel,
    with_groups,
    words,
)
from wfv.cpus import usable_cpus
from wfv.errors import OptionError, known
from wfv.options import make_options, parse_lanes

if TYPE_CHECKING:
    from wfv.bench.cells import Cell

STRATEGIES, LANES, TARGET = "scalar,naive,unival,boscc,unicf", 4, "x86-64-v2"  # as in the paper
SIZE = "default"
FORMER = {"--peers": "peers", "--roofline": "roofline", "--compile-time": "compile-time"}


class _Bench(TyperGroup):
    """Without the name of a sub-command it compares strategies. The former options of FORMER are sub-commands now."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Completes the sub-command, then parses."""
        if not args or args[0] not in (*self.commands, *ctx.help_option_names):
            args = [self._command(ctx, args), *(arg for arg in args if arg not in ("--roofline", "--compile-time"))]
        return super().parse_args(ctx, args)

    def _command(self, ctx: Any, args: list[str]) -> str:
        """The sub-command that is meant. Raises OptionError."""
        given = [name for name in FORMER if any(arg.partition("=")[0] == name for arg in args)]
        if len(given) > 1:
            raise OptionError(f"{' and '.join(given)} do not go together", help="leave one of them out")
        if given and not ctx.resilient_parsing:
            typer.echo(f"note: {given[0]} is `wfv bench {FORMER[given[0]]}` now", err=True)
        return FORMER[given[0]] if given else "compare"


app = typer.Typer(cls=_Bench, help="Times kernels. Without the name of a sub-command: compare.")


Format = Annotated[str, typer.Option(help=f"How the table is printed: {', '.join(FORMATS)}.")]


def _print_table(table: Table, format: str) -> None:
    found = shown(table, format)
    if isinstance(found, str):
        say(found)
    else:
        stdout().print(found)


@dataclass(frozen=True)
class CompareOptions(MeasureOptions):
    """The same with the defaults of the paper, and for a file's kernel too."""

    kernels: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[KERNELS..|FILE[:KERNEL]]",
            help="Bundled kernels (default: the paper's nine), or a kernel of a file, with -g and -a.",
            autocompletion=complete_kernel,
        ),
    ] = None
    strategies: Annotated[str | None, typer.Option(help="Strategies, separated by commas.")] = STRATEGIES
    lanes: Annotated[
        str | None, typer.Option(metavar="N,..", help=f"Work-items per vector, a table for each (default: {LANES}).")
    ] = None
    target: Target = TARGET


@app.command()
@with_groups
def compare(
    asked: CompareOptions,
    json: Json = None,
    paper: Annotated[
        bool, typer.Option("--paper", help="Also show the speedups of Karrenberg & Hack (CC 2012).")
    ] = False,
    plot: Plot = None,
    html: Html = None,
    format: Format = "table",
    *,
    launch: LaunchOptions,
    flags: BuildFlags,
) -> None:
    """Times kernels under several strategies: median speedup over scalar. Exits with 3 on a mismatch. Ctrl-C prints the
    kernels that are measured by then. The results of a file's kernel must equal those of strategy scalar.
    """
    from wfv import llvm
    from wfv.bench.cells import check_runnable
    from wfv.bench.json_record import record_text
    from wfv.bench.pictures import check_format
    from wfv.bench.speedup_plot import draw_speedups
    from wfv.bench.table import make_table, setup_text
    from wfv.cli.measure import report_mismatches, rows_by_kernel
    from wfv.inspect.pages import check_templates
    from wfv.inspect.report.page import bench_page

    counts: list[int | None] = [parse_lanes(word) for word in words(asked.lanes or "")]
    check_runnable(asked.target)
    known(format, FORMATS, "format")
    check_outputs(json, plot, html)
    if len(counts) > 1 and (plot or html):
        raise OptionError("a picture of several numbers of lanes", help="choose one of them, or --json")
    if plot is not None:
        check_format(plot)
    if html is not None:
        check_templates()
    cells: list[Cell] = []
    missing: list[str] = []
    for count in counts or (None,):
        found, left = _measured(asked, count, launch, flags)
        cells, missing = [*cells, *found], [*missing, *left]
        _print_table(make_table(found, with_paper=paper), format)
        if left:
            break
    if (load := os.getloadavg()[0]) > usable_cpus():
        problem(f"note: the load is {load:.1f}: other work shares the CPUs, and the times may be wrong", "")
    write_output(json, record_text(cells))
    if plot is not None:
        write_output(plot, draw_speedups(cells, plot.suffix.removeprefix(".")))
    if html is not None:
        write_output(html, bench_page(rows_by_kernel(cells), setup_text(cells[0]), str(llvm.host_cpu()["model"])))
    wrong = report_mismatches(cells)
    if missing:
        problem(f"interrupted: not measured: {', '.join(missing)}")
    raise typer.Exit(EXIT_INTERRUPTED if missing else wrong)


def _measured(
    asked: CompareOptions, lanes: int | None, launch: LaunchOptions, flags: BuildFlags
) -> tuple[list[Cell], list[str]]:
    """The cells of one number of lanes (None: the default), and the kernels that an interrupt left out."""
    from wfv.bench.cells import BASELINE, Setup
    from wfv.cli.measure import bench_runs, measure_all, strategies_of
    from wfv.runtime.launch.printf_output import muted

    strategies = strategies_of(asked, lanes or LANES)
    names = list(strategies) if BASELINE in strategies else [BASELINE, *strategies]
    options, size = next(iter(strategies.values())), launch.size or SIZE
    setup = Setup(
        options.lanes, asked.target, asked.threads, size, boscc=options.boscc, math=asked.math, any_lanes=lanes is None
    )
    with muted():
        benchmarks, setup, builder = bench_runs(asked, launch, flags, options, setup, lanes)
        cells = measure_all(benchmarks, names, setup, asked.budget(), builder=builder)
    measured = {cell.kernel for cell in cells}
    return cells, [each.name for each in benchmarks if each.name not in measured]


@app.command()
@with_groups
def peers(
    asked: BenchOptions,
    peers: Annotated[
        str, typer.Option(metavar="intel,pocl,wfv-driver", help="The implementations, separated by commas.")
    ] = "intel,pocl",
    json: Json = None,
) -> None:
    """Times kernels beside other OpenCL implementations for CPUs (docs/peers.md). Exits with 3 on a mismatch."""
    from wfv.cli import bench_peers

    raise typer.Exit(bench_peers.run(asked, peers, json))


@app.command()
@with_groups
def roofline(
    asked: BenchOptions,
    json: Json = None,
    plot: Plot = None,
) -> None:
    """Compares kernels with what memory and arithmetic of this machine can do (docs/roofline.md)."""
    from wfv.cli.measure import run_roofline

    raise typer.Exit(run_roofline(asked, json, plot))


@app.command()
def diff(
    first: Annotated[Path, typer.Argument(metavar="A.json", help="A record that --json wrote.")],
    second: Annotated[Path, typer.Argument(metavar="B.json", help="Another: of a commit or a machine.")],
    format: Format = "table",
) -> None:
    """Compares two records of wfv bench or run: how many times faster the second is, with confidence intervals."""
    from wfv.bench.record_diff import diff_table, read_results

    _print_table(diff_table(read_results(first), read_results(second)), format)


@app.command("compile-time")
def compile_time(
    kinds: Annotated[
        list[str] | None, typer.Argument(help="Kinds of generated kernels: mixed, straight, nested (default: all).")
    ] = None,
    strategies: Annotated[str, typer.Option(help="Strategies, separated by commas.")] = STRATEGIES,
    lanes: Annotated[int, typer.Option(help="Work-items per vector.")] = LANES,
    target: Target = TARGET,
) -> None:
    """Times the compilation of large kernels, with a line on stderr for each."""
    from wfv.bench.compile_time import compile_time_table, measure_compile_times
    from wfv.fuzz.kernels.large_kernels import KINDS, large_kernel

    names = words(strategies)
    for name in names:
        make_options(name, lanes, target)
    for kind in kinds or ():
        known(kind, tuple(KINDS), "kind of large kernel")
    if not names:
        raise OptionError("no strategies", help="pass some, such as --strategies naive,unicf")
    found = []
    for each in measure_compile_times(large_kernel, names, kinds or tuple(KINDS), lanes, target):
        stderr().print(f"{each.kind} {each.strategy} {each.size:,}: {each.total:.2f} s", markup=False)
        found.append(each)
    stdout().print(compile_time_table(found))
