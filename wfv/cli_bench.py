"""The command that measures kernels: `wfv bench`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from wfv import commands
from wfv.cli_options import Boscc, Kernels, Math, Target, Threads, given
from wfv.errors import OptionError


def bench(
    ctx: typer.Context,
    kernels: Kernels = None,
    strategies: Annotated[
        str, typer.Option(help="Strategies, separated by commas.")
    ] = "scalar,naive,unival,boscc,unicf",
    lanes: Annotated[int, typer.Option(help="Work-items per vector.")] = 4,
    target: Target = "x86-64-v2",
    threads: Threads = 1,
    runs: Annotated[int, typer.Option(min=1, help="Samples per cell at most (but 15 at least).")] = 100,
    max_seconds: Annotated[float, typer.Option(min=0, help="Seconds per cell.")] = 3.0,
    json: Annotated[Path | None, typer.Option(metavar="FILE", help="Also write all samples to this file.")] = None,
    paper: Annotated[
        bool, typer.Option("--paper", help="Also show the speedups of Karrenberg & Hack (CC 2012).")
    ] = False,
    compile_time: Annotated[
        bool, typer.Option("--compile-time", help="Time the compilation of large kernels instead.")
    ] = False,
    peers: Annotated[
        str | None, typer.Option(metavar="intel,pocl", help="Compare with these OpenCL implementations instead.")
    ] = None,
    roofline: Annotated[
        bool, typer.Option("--roofline", help="Compare with what memory and arithmetic of this machine can do.")
    ] = False,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE.svg|.png", help="Also draw the speedups, or the roofline.")
    ] = None,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="Also write the speedups as a page.")] = None,
    boscc: Boscc = None,
    math: Math = "fast",
    all: Annotated[bool, typer.Option("--all", help="All bundled kernels, not only the paper's.")] = False,
) -> None:
    """Times kernels under several strategies: median speedup over scalar. Exits with 3 on a mismatch. Ctrl-C prints the
    kernels that are measured by then.

    With --compile-time, the arguments are kinds of generated kernels: mixed, straight, nested. With --peers or
    --roofline, the defaults of strategy, lanes and target are those of wfv.build.
    """
    _check_ways(
        {"--peers": peers is not None, "--roofline": roofline, "--compile-time": compile_time}, paper, plot, html
    )
    own = (given(ctx, "strategies", strategies), given(ctx, "lanes", lanes), given(ctx, "target", target))
    if roofline:
        limits = commands.bench_roofline.Request(kernels or [], *own, threads, runs, max_seconds, boscc, math, all)
        raise typer.Exit(commands.bench_roofline.run(limits, json=json, plot=plot))
    if peers is not None:
        asked = commands.bench_peers.Request(kernels or [], peers, *own, threads, runs, max_seconds, boscc, math, all)
        raise typer.Exit(commands.bench_peers.run(asked, json=json))
    if compile_time:
        raise typer.Exit(commands.bench_compile_time.run(kernels or [], strategies, lanes, target))
    request = commands.bench.Request(
        kernels or [],
        strategies,
        lanes,
        target,
        threads,
        runs,
        max_seconds,
        boscc,
        math,
        all,
        given(ctx, "lanes", lanes) is None,
    )
    raise typer.Exit(commands.bench.run(request, json=json, paper=paper, plot=plot, html=html))


def _check_ways(ways: dict[str, bool], paper: bool, plot: Path | None, html: Path | None) -> None:
    """Refuses options of which each asks for a table of its own, and pictures that a table does not have."""
    given_ways = [name for name, is_given in ways.items() if is_given]
    given_ways += ["--paper"] if paper and given_ways != ["--compile-time"] else []
    if len(given_ways) > 1:
        raise OptionError(f"{' and '.join(given_ways)} do not go together", help="leave one of them out")
    if plot is not None and (ways["--peers"] or ways["--compile-time"]):
        raise OptionError("--plot draws speedups over scalar, or with --roofline the roofline", help="leave it out")
    if html is not None and any(ways.values()):
        raise OptionError(f"--html does not go together with {given_ways[0]}", help="leave one of them out")
