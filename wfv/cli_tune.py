"""The command that chooses options by measurement: `wfv tune`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from wfv import commands
from wfv.cli_options import ClOptions, Defines, Includes, KernelOrFile, Math, Target, ThreadsOrAll, build_options


def tune(
    kernel: KernelOrFile,
    target: Target = "host",
    threads: ThreadsOrAll = None,
    size: Annotated[str | None, typer.Option(help="For bundled kernels: small or default (default: default).")] = None,
    math: Math = "fast",
    runs: Annotated[int, typer.Option(min=4, help="Samples of a candidate at most.")] = 60,
    max_seconds: Annotated[
        float, typer.Option(min=0, help="Seconds of sampling, of all candidates together (4 samples of each at least).")
    ] = 20.0,
    global_size: Annotated[str | None, typer.Option("-g", metavar="X,Y,Z", help="For a file: the global size.")] = None,
    local_size: Annotated[str | None, typer.Option("-l", metavar="X,Y,Z", help="For a file: the local size.")] = None,
    argument: Annotated[
        list[str] | None, typer.Option("-a", metavar="NAME=FORM", help="For a file: an argument (docs/opencl.md).")
    ] = None,
    json: Annotated[Path | None, typer.Option(metavar="FILE", help="Also write all samples to this file.")] = None,
    define: Defines = None,
    include: Includes = None,
    cl_option: ClOptions = None,
) -> None:
    """Times a kernel with all strategies and numbers of lanes, and names the fastest. Exits with 3 on a mismatch.

    All candidates are compiled and verified; those that are clearly slower are dropped early (docs/tuning.md).
    """
    source = commands.kernel_source.KernelSource(kernel, None, build_options(define, include, cl_option))
    request = commands.tune.Request(
        source, global_size, local_size, argument or [], size, target, threads, math, runs, max_seconds
    )
    raise typer.Exit(commands.tune.run(request, json=json))
