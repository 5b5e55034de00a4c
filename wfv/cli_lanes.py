"""The command that shows lanes at work: `wfv lanes`."""

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
    build_options,
)


def lanes(
    kernel: Annotated[
        str, typer.Argument(metavar="KERNEL|FILE[:KERNEL]", help="A bundled kernel (`wfv list`) or a file.")
    ],
    output: Annotated[Path | None, typer.Option("-o", metavar="OUT.svg", help="Also draw a picture.")] = None,
    strategy: Annotated[
        str, typer.Option(metavar="S1,S2,..", help="Strategies, separated by commas; one panel each.")
    ] = "unicf",
    lanes: Lanes = None,
    group: Annotated[
        list[str] | None,
        typer.Option(metavar="X,Y,Z", help="The group that runs (default: one that uses its lanes badly)."),
    ] = None,
    vector: Annotated[
        int | None, typer.Option(min=0, help="The vector that is drawn (default: the one that is used least).")
    ] = None,
    target: Target = "host",
    math: Math = "fast",
    size: BundledSize = None,
    launch: Annotated[int, typer.Option(min=0, help="For bundled kernels: which of their launches.")] = 0,
    global_size: FileGlobalSize = None,
    local_size: FileLocalSize = None,
    argument: FileArguments = None,
    define: Defines = None,
    include: Includes = None,
    cl_option: ClOptions = None,
) -> None:
    """Shows which lanes are active in which block: runs a group in an interpreter, one vector at a time.

    Prints the utilization of each block, loop and source line, and why it is not better (docs/lanes.md).
    """
    source = commands.kernel_source.KernelSource(kernel, None, build_options(define, include, cl_option))
    commands.lanes.run(
        commands.lanes.Request(
            source, strategy, lanes, target, math, group or [], vector, size, launch, global_size, local_size,
            argument or [], output,
        )
    )  # fmt: skip
