"""`wfv bench`: times kernels: strategies, other implementations of OpenCL, optimizations."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from wfv.cli.console import show_tables
from wfv.cli.option_texts import words
from wfv.cli.options import (
    Analysis,
    BenchLaunch,
    BenchOptions,
    Bounds,
    BuildFlags,
    ExampleFirst,
    Format,
    Json,
    MeasureOptions,
    Plot,
    Target,
    complete_kernel,
    with_groups,
)
from wfv.strategies import OWN_ANALYSIS

STRATEGIES, LANES, TARGET = "scalar,naive,unival,boscc,unicf", 4, "x86-64-v2"  # as in the paper
MORE_STRATEGIES = f"{STRATEGIES},partial,unicf+boscc"  # of --irregular


class _Bench(TyperGroup):
    """Without the name of a sub-command it compares strategies."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Completes the sub-command, then parses."""
        is_named = bool(args) and args[0] in (*self.commands, *ctx.help_option_names)
        return super().parse_args(ctx, args if is_named else ["compare", *args])


_HELP = "Times kernels. Without a sub-command: compare, whose options `wfv bench compare -h` lists."
app = typer.Typer(cls=_Bench, help=_HELP)


Kernels = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="[KERNELS..|FOLDERS[:KERNEL]..|FILE[:KERNEL]]",
        help="Bundled kernels (default: the paper's nine), folders with a kernels.toml (docs/bench.md), or a "
        "kernel of a file, with -g and -a.",
        autocompletion=complete_kernel,
    ),
]


@dataclass(frozen=True)
class CompareOptions(MeasureOptions):
    """The options of `compare`: the paper's defaults, and kernels of files too."""

    kernels: Kernels = None
    strategies: Annotated[str | None, typer.Option(help="Strategies, separated by commas.")] = STRATEGIES
    target: Target = TARGET


@dataclass(frozen=True)
class AblationOptions(BenchOptions):
    """The options of `ablation`: kernels of files too."""

    kernels: Kernels = None


@app.command(cls=ExampleFirst, epilog="wfv bench Mandelbrot NBody --max-seconds 0.2")
@with_groups
def compare(
    asked: CompareOptions,
    lanes: Annotated[
        str | None, typer.Option(metavar="N,..", help=f"Work-items per vector, a table for each (default: {LANES}).")
    ] = None,
    json: Json = None,
    paper: Annotated[
        bool, typer.Option("--paper", help="Also show the speedups of Karrenberg & Hack (CC 2012).")
    ] = False,
    plot: Plot = None,
    bounds: Bounds = False,
    format: Format = "table",
    *,
    launch: BenchLaunch,
    flags: BuildFlags,
) -> None:
    """Times kernels under several strategies. Prints median speedups over scalar. Exits with 3 on a mismatch. Ctrl-C
    prints the kernels that are measured by then.

    The results of a file's kernel must equal those of strategy scalar; those of a folder's kernel, the results of its
    check.
    """
    from wfv.cli.bench.run_compare import Outputs, run

    if asked.irregular and asked.strategies == STRATEGIES:
        asked = replace(asked, strategies=MORE_STRATEGIES)
    raise typer.Exit(run(asked, lanes, launch, flags, bounds, Outputs(format, paper, json, plot)))


@app.command(cls=ExampleFirst, epilog="wfv bench peers Mandelbrot --max-seconds 0.2")
@with_groups
def peers(
    asked: BenchOptions,
    peers: Annotated[
        str, typer.Option(metavar="intel,pocl,wfv-driver", help="The implementations, separated by commas.")
    ] = "intel,pocl",
    json: Json = None,
    format: Format = "table",
    analysis: Analysis = OWN_ANALYSIS,
) -> None:
    """Times kernels with other OpenCL implementations. docs/peers.md describes them. Exits with 3 on a mismatch."""
    from wfv.cli.bench.run_peers import run

    raise typer.Exit(run(asked, peers, json, format, analysis))


@app.command(cls=ExampleFirst, epilog="wfv bench ablation Mandelbrot --size small --max-seconds 0.1")
@with_groups
def ablation(
    asked: AblationOptions,
    verbose: Annotated[bool, typer.Option("-v", "--verbose", help="Name all kernels.")] = False,
    json: Json = None,
    format: Format = "table",
    *,
    launch: BenchLaunch,
    flags: BuildFlags,
) -> None:
    """Times kernels without each optimization (docs/ablation.md). Exits with 3 on a mismatch."""
    from wfv.cli.bench.run_ablation import run

    raise typer.Exit(run(asked, launch, flags, verbose, json, format))


@app.command(
    cls=ExampleFirst, epilog="wfv bench Mandelbrot --max-seconds 0 --json a.json && wfv bench diff a.json a.json"
)
def diff(
    first: Annotated[Path, typer.Argument(metavar="A.json", help="A record that --json wrote.")],
    second: Annotated[Path, typer.Argument(metavar="B.json", help="Another: of a commit, a machine or other options.")],
    across: Annotated[
        str,
        typer.Option(metavar="KEY,..", help="What the records may differ in: without (of -O), target, lanes, .."),
    ] = "",
    format: Format = "table",
) -> None:
    """Compares two records of wfv bench or run. Prints speedups with confidence intervals."""
    from wfv.bench.json_record import diff_table, diff_text, keys_but, read_results

    keys = keys_but(words(across))
    both = read_results(first, keys), read_results(second, keys)
    show_tables([diff_table(*both, keys)], format, lambda: diff_text(*both, keys))
