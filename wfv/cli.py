"""The command line: `wfv COMMAND`, its options and exit codes. wfv/commands/ has what each command does.

A new command is a function here (its parameters are the options), a module in wfv/commands/ that it calls, and that
module's name in wfv/commands/__init__.py. The commands that check wfv itself are in wfv/cli_checks.py; `wfv bench`,
`tune`, `lanes`, `report` and `study` are in files of their own, such as wfv/cli_tune.py.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from wfv import __version__, cli_bench, cli_checks, cli_driver, cli_lanes, cli_report, cli_study, cli_tune, commands
from wfv.cli_options import (
    Boscc,
    ClOptions,
    CommandWithForms,
    Defines,
    Includes,
    KernelName,
    KernelOrFile,
    Lanes,
    Math,
    Remarks,
    Source,
    SourceOrStdin,
    StopAfter,
    Strategy,
    StrategyOrAuto,
    Target,
    ThreadsOrAll,
    build_options,
    given,
)
from wfv.errors import Error, OptionError

EXIT_ERROR = 2


class _Group(TyperGroup):
    """Prints wfv's own errors as a message, with an exit code; any other exception is a bug and keeps its traceback."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except Error as error:
            typer.secho(f"error: {error}", fg=typer.colors.RED, err=True)
            raise typer.Exit(EXIT_ERROR) from None
        except BrokenPipeError:  # the reader closed the pipe, as `head` does: Python ends quietly
            raise
        except (MemoryError, OSError) as error:  # not about a file that the user named: those are OptionErrors
            what = "not enough memory: " if isinstance(error, MemoryError) else ""
            typer.secho(f"error: {what}{error}", fg=typer.colors.RED, err=True)
            raise typer.Exit(EXIT_ERROR) from None


app = typer.Typer(
    cls=_Group,
    help="Whole-function vectorizer: kernels in OpenCL C or LLVM IR become SIMD machine code.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def common(version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False) -> None:
    if version:
        typer.echo(f"wfv {__version__}")
        raise typer.Exit


@app.command("list")
def list_kernels(names: Annotated[bool, typer.Option("--names", help="Only the names, one per line.")] = False) -> None:
    """Lists the bundled kernels."""
    commands.list_kernels.run(names_only=names)


@app.command()
def run(
    kernel: KernelOrFile,
    strategy: StrategyOrAuto = None,
    lanes: Lanes = None,
    target: Target = "host",
    threads: ThreadsOrAll = None,
    size: Annotated[str | None, typer.Option(help="For bundled kernels: small or default (default: default).")] = None,
    boscc: Boscc = None,
    math: Math = "fast",
    verbose: Annotated[
        bool, typer.Option("-v", "--verbose", help="Also print the decisions, and what is not vectorized and why.")
    ] = False,
    global_size: Annotated[str | None, typer.Option("-g", metavar="X,Y,Z", help="For a file: the global size.")] = None,
    local_size: Annotated[str | None, typer.Option("-l", metavar="X,Y,Z", help="For a file: the local size.")] = None,
    argument: Annotated[
        list[str] | None, typer.Option("-a", metavar="NAME=FORM", help="For a file: an argument (docs/opencl.md).")
    ] = None,
    save: Annotated[Path | None, typer.Option(metavar="OUT.npz", help="For a file: write the arrays to it.")] = None,
    compare_strategies: Annotated[
        bool, typer.Option("--compare-strategies", help="Verify and time all strategies.")
    ] = False,
    json: Annotated[Path | None, typer.Option(metavar="FILE", help="Also write all samples to this file.")] = None,
    remarks: Remarks = None,
    define: Defines = None,
    include: Includes = None,
    cl_option: ClOptions = None,
) -> None:
    """Runs a kernel, verifies it, and times it against scalar. Exits with 3 on a mismatch.

    A bundled kernel has its own arguments and a reference in NumPy. A kernel from a file gets the arguments of -a; its
    results must equal those of strategy scalar.
    """
    source = commands.kernel_source.KernelSource(kernel, None, build_options(define, include, cl_option))
    if source.is_bundled:
        if global_size or local_size or argument or save or source.options:
            raise OptionError(f"{kernel} has its own sizes and arguments", help="choose --size small, or pass a file")
        raise typer.Exit(
            commands.run.run(
                kernel, strategy, lanes, target, threads, size or "default", boscc, verbose, math, compare_strategies,
                json, remarks,
            )
        )  # fmt: skip
    if size:
        raise OptionError("--size is for bundled kernels", help="pass the global size, as -g 1024")
    request = commands.run_file.FileRequest(
        source, global_size, local_size, argument or [], strategy, lanes, target, threads, boscc, save,
        compare_strategies, verbose, math, json, remarks,
    )  # fmt: skip
    raise typer.Exit(commands.run_file.run(request))


@app.command("compile")
def compile_(
    source: Source,
    output: Annotated[Path, typer.Option("-o", metavar="OUT.o|.s|.ll", help="Machine code, assembly or LLVM IR.")],
    strategy: Strategy = "unicf",
    lanes: Lanes = None,
    target: Target = "host",
    boscc: Boscc = None,
    math: Math = "fast",
    annotate: Annotated[
        bool, typer.Option("--annotate", help="For .s: source lines, loops and counts as comments.")
    ] = False,
    remarks: Remarks = None,
    define: Defines = None,
    include: Includes = None,
    cl_option: ClOptions = None,
) -> None:
    """Writes a kernel's launch function to a file (docs/design.md describes its interface)."""
    own = commands.kernel_source.KernelSource(source, None, build_options(define, include, cl_option))
    commands.compile.run(own, output, strategy, lanes, target, boscc, math, annotate, remarks)


app.command()(cli_bench.bench)


@app.command()
def explain(
    source: Source,
    place: Annotated[str | None, typer.Argument(metavar="%VALUE|BLOCK|LINE", help="What to explain.")] = None,
    target: Target = "host",
    math: Math = "fast",
    remarks: Remarks = None,
    local_size: Annotated[
        str | None, typer.Option("-l", metavar="X,Y,Z", help="The local size: no vector is wider than its dimension 0.")
    ] = None,
    define: Defines = None,
    include: Includes = None,
    cl_option: ClOptions = None,
) -> None:
    """Says what runs in vectors, which lines cost most, why, and what to try; or why a value differs between lanes."""
    own = commands.kernel_source.KernelSource(source, None, build_options(define, include, cl_option))
    commands.explain.run(own, place, target, math, remarks, local_size)


@app.command(cls=CommandWithForms)
def opt(
    ctx: typer.Context,
    source: SourceOrStdin,
    strategy: Strategy = "unicf",
    lanes: Lanes = None,
    stop_after: StopAfter = None,
    passes: Annotated[
        str | None, typer.Option("-p", "--passes", metavar="A,B{X},..", help="Run these steps only (docs/opt.md).")
    ] = None,
    print_after_all: Annotated[bool, typer.Option("--print-after-all", help="Print the IR after each step.")] = False,
    print_changed: Annotated[
        str | None,
        typer.Option(
            metavar="diff|full",
            help="Print what each step changed, without attributes (alone: full).",
        ),
    ] = None,
    shapes: Annotated[
        bool, typer.Option("--shapes", help="Add the shape of each value and the kind of each loop as comments.")
    ] = False,
    masks: Annotated[bool, typer.Option("--masks", help="Add the mask of each block as a comment.")] = False,
    function: Annotated[
        str | None, typer.Option("--filter-function", metavar="NAME", help="Only this function and its forms.")
    ] = None,
    time_passes: Annotated[bool, typer.Option("--time-passes", help="Print the time of each step to stderr.")] = False,
    kernel: KernelName = None,
    output: Annotated[
        Path | None, typer.Option("-o", metavar="OUT", help="Write to this file instead of stdout.")
    ] = None,
    boscc: Boscc = None,
    math: Math = "fast",
    define: Defines = None,
    include: Includes = None,
    cl_option: ClOptions = None,
) -> None:
    """Prints the IR after any step, as LLVM IR, and reads it again to go on from there."""
    own = commands.kernel_source.KernelSource(source, kernel, build_options(define, include, cl_option))
    view = commands.opt.View(print_after_all, print_changed, shapes, masks, function, time_passes)
    request = commands.opt.Request(
        own, given(ctx, "strategy", strategy), lanes, stop_after, passes, boscc, given(ctx, "math", math)
    )
    commands.opt.run(request, view, output)


@app.command()
def cfg(
    source: Source,
    output: Annotated[
        Path,
        typer.Option("-o", metavar="OUT.FORMAT", help="A picture (.svg, .png, .dot), or the graph (.graphml, .json)."),
    ],
    strategy: Strategy = "unicf",
    stop_after: StopAfter = None,
    lanes: Lanes = None,
    compare: Annotated[
        str | None, typer.Option(metavar="S1,S2,..", help="Draw several strategies side by side.")
    ] = None,
    all_blocks: Annotated[
        bool, typer.Option("--all-blocks", help="Also blocks that only jump on, and each block of a large graph.")
    ] = False,
    kernel: KernelName = None,
    boscc: Boscc = None,
    define: Defines = None,
    include: Includes = None,
    cl_option: ClOptions = None,
) -> None:
    """Draws the control-flow graph, with divergent and uniform blocks in different colours.

    By default the graph after the step "scalarize", which still is the kernel's own control flow; with --compare the
    graph after "linearize".
    """
    own = commands.kernel_source.KernelSource(source, kernel, build_options(define, include, cl_option))
    commands.cfg.run(own, strategy, stop_after, compare, output, boscc, lanes, all_blocks)


app.command()(cli_lanes.lanes)
app.command()(cli_tune.tune)
app.command()(cli_report.report)
app.command()(cli_study.study)
app.add_typer(cli_driver.app, name="driver")
app.command()(cli_checks.fuzz)
app.command()(cli_checks.reduce)
app.command()(cli_checks.math)


@app.command()
def cache(
    action: Annotated[
        str, typer.Argument(metavar="path|info|clear", help="Print its path, its contents, or remove them.")
    ] = "info",
) -> None:
    """Shows the cache's directory or contents, or clears it."""
    commands.cache.run(action)


@app.command()
def doctor(as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False) -> None:
    """Shows versions, CPU, vector widths, vector math and the cache, and runs test kernels.

    Exits with 1 if something that wfv needs does not work.
    """
    raise typer.Exit(commands.doctor.run(as_json))


def main() -> None:
    """The entry point of the `wfv` script."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:  # the stream is closed
            setattr(sys, name, open(os.devnull, "w"))  # noqa: SIM115  # open until the process ends
        getattr(sys, name).reconfigure(errors="replace")  # tables contain characters outside of ASCII
    app()


if __name__ == "__main__":
    main()
