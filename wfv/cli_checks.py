"""The commands that check wfv itself: `wfv fuzz`, `wfv reduce`, `wfv math`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from wfv import commands
from wfv.cli_options import Target
from wfv.errors import OptionError
from wfv.options import MATH_LEVELS, TARGETS


def fuzz(
    cfgs: Annotated[
        int | None, typer.Option(metavar="BLOCKS", help="Run all control-flow graphs of 2 to BLOCKS blocks.")
    ] = None,
    kernels: Annotated[int | None, typer.Option(min=1, metavar="N", help="Run N random kernels.")] = None,
    mutations: Annotated[int | None, typer.Option(min=1, metavar="N", help="Compile N damaged inputs.")] = None,
    strategies: Annotated[
        str | None, typer.Option(help="Strategies, separated by commas (default: all that vectorize).")
    ] = None,
    lanes: Annotated[int, typer.Option(help="For graphs: work-items per vector.")] = 2,
    target: Annotated[str, typer.Option(help=f"For graphs: one of {', '.join(TARGETS)}.")] = "host",
    targets: Annotated[
        str | None, typer.Option(help="For kernels: targets, separated by commas (default: all that this CPU runs).")
    ] = None,
    part: Annotated[str, typer.Option(metavar="I/N", help="For graphs: only each N-th.")] = "1/1",
    only: Annotated[str | None, typer.Option(metavar="NAME", help="For graphs: only that one.")] = None,
    first: Annotated[int, typer.Option(min=0, help="For kernels: the number of the first.")] = 0,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="For kernels: show which instructions they contained.")
    ] = False,
    seed: Annotated[int, typer.Option(help="The seed of the random generator.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, help="The number of processes.")] = 1,
    max_failures: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="For graphs and kernels: stop after N failures.")
    ] = None,
    time_limit: Annotated[
        float,
        typer.Option(min=1, metavar="SECONDS", help="For graphs and kernels: the limit of a compilation or launch."),
    ] = 60.0,
    output: Annotated[Path, typer.Option(metavar="DIR", help="The directory for failures.")] = Path("wfv-failures"),
) -> None:
    """Runs all small control-flow graphs, random kernels or damaged inputs. Exits with 3 if one is wrong."""
    chosen = sum(count is not None for count in (cfgs, kernels, mutations))
    if chosen != 1:
        help = "pass one of --cfgs 4, --kernels 1000, --mutations 1000"
        raise OptionError(f"{'two things' if chosen else 'nothing'} to fuzz", help=help)
    if mutations is not None:
        raise typer.Exit(commands.fuzz_mutations.run(mutations, seed, output))
    if cfgs is not None:
        graphs = commands.fuzz_graphs.GraphRequest(
            cfgs, strategies, lanes, target, part, only, seed, jobs, output, max_failures, time_limit
        )
        raise typer.Exit(commands.fuzz_graphs.run_graphs(graphs))
    random = commands.fuzz_kernels.KernelRequest(
        kernels or 0, seed, first, strategies, targets, jobs, output, coverage, max_failures, time_limit
    )
    raise typer.Exit(commands.fuzz_kernels.run_kernels(random))


def reduce(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A .ll file that `wfv fuzz --kernels` wrote.")],
    output: Annotated[
        Path | None, typer.Option("-o", metavar="OUT.ll", help="The reduced kernel (default: FILE.reduced.ll).")
    ] = None,
    seconds: Annotated[float, typer.Option(min=1, help="The time limit.")] = 300.0,
) -> None:
    """Reduces a failing kernel: removes code as long as the kernel fails in the same way."""
    commands.reduce.run(file, output, seconds)


def math(
    check: Annotated[bool, typer.Option("--check", help="Measure errors and times.")] = False,
    quick: Annotated[
        bool, typer.Option("--quick", help="Test every 1009th float, and fewer doubles and halves.")
    ] = False,
    functions: Annotated[str | None, typer.Option(help="Functions, separated by commas (default: all).")] = None,
    types: Annotated[str, typer.Option(help="Types, separated by commas.")] = "float,double",
    level: Annotated[str, typer.Option(help="Levels of math, separated by commas.")] = ",".join(MATH_LEVELS),
    lanes: Annotated[str, typer.Option(help="Work-items per vector, separated by commas.")] = "8,16",
    target: Target = "host",
    part: Annotated[str, typer.Option(metavar="I/N", help="Only each N-th function.")] = "1/1",
    times: Annotated[bool, typer.Option("--times/--no-times", help="Also measure times.")] = True,
    jobs: Annotated[int | None, typer.Option(min=1, help="The number of processes (default: one per core).")] = None,
    json: Annotated[Path | None, typer.Option(metavar="FILE", help="Also write all measurements to this file.")] = None,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print the table as Markdown.")] = False,
    into: Annotated[
        Path | None, typer.Option(metavar="PAGE", help="Insert the table into a page, such as docs/math.md.")
    ] = None,
    read: Annotated[
        list[Path] | None,
        typer.Option(metavar="FILE", help="Measure nothing: show the file that --json wrote (repeatable)."),
    ] = None,
) -> None:
    """Lists the math functions and what computes them, or measures errors.

    Exits with 3 if an error is beyond its bound at fast or precise; exact has the errors of glibc's own functions.
    """
    if not check and (quick or (json and not read)):
        raise OptionError("nothing to measure", help="pass --check")
    request = commands.math.Request(functions, types, level, lanes, target, part, check, quick, times, jobs)
    raise typer.Exit(commands.math.run(request, commands.math.Output(markdown, into, json, read or ())))
