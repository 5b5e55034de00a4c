"""`wfv report`: its options."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from wfv import commands
from wfv.cli_options import (
    BundledSize,
    ClOptions,
    Defines,
    FileArguments,
    FileGlobalSize,
    FileLocalSize,
    Includes,
    Lanes,
    Math,
    Target,
    Threads,
    build_options,
)
from wfv.errors import OptionError
from wfv.strategies import STRATEGIES


def report(
    kernel: Annotated[
        str, typer.Argument(metavar="KERNEL|FILE[:KERNEL]", help="A bundled kernel (`wfv list`) or a file.")
    ],
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
    size: BundledSize = None,
    global_size: FileGlobalSize = None,
    local_size: FileLocalSize = None,
    argument: FileArguments = None,
    define: Defines = None,
    include: Includes = None,
    cl_option: ClOptions = None,
) -> None:
    """Writes one HTML page: source, steps, control flow, machine code, times, remarks. Exits with 3 on a mismatch.

    The page needs no network. A kernel from a file is measured if its launch is given, as for `wfv run`.
    """
    source = commands.kernel_source.KernelSource(kernel, None, build_options(define, include, cl_option))
    if source.is_bundled and (global_size or local_size or argument or source.options):
        raise OptionError(f"{kernel} has its own sizes and arguments", help="choose --size small, or pass a file")
    if size and not source.is_bundled:
        raise OptionError("--size is for bundled kernels", help="pass the global size, as -g 1024")
    request = commands.report.Request(
        source, output, strategies, strategy, lanes, target, threads, math, size, global_size, local_size,
        argument or [],
    )  # fmt: skip
    raise typer.Exit(commands.report.run(request))
