"""`wfv lanes`: which lanes are active in which block, as a table and as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from wfv.cli.console import check_outputs, stdout, write_output
from wfv.cli.options import BuildFlags, KernelOrFile, Lanes, LaunchOptions, Math, Target, parse_size, words
from wfv.errors import OptionError

if TYPE_CHECKING:
    from wfv.cli.kernel_source import KernelSource
    from wfv.launch import Launch
    from wfv.runtime.kernel import Kernel


def lanes(
    kernel: KernelOrFile,
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
    launch: Annotated[int, typer.Option(min=0, help="For bundled kernels: which of their launches.")] = 0,
    *,
    given: LaunchOptions,
    flags: BuildFlags,
) -> None:
    """Shows which lanes are active in which block: runs a group in an interpreter, one vector at a time.

    Prints the utilization of each block, loop and source line, and why it is not better (docs/lanes.md).
    """
    from wfv.cli.kernel_source import KernelSource, options_for, suited
    from wfv.cli.launches import launch_of
    from wfv.inspect.lanes.trace import trace_lanes
    from wfv.inspect.pages import check_templates
    from wfv.runtime.program import Program

    source = KernelSource(kernel, flags.texts)
    names = words(strategy)
    if not names:
        raise OptionError("no strategy", help="pass one or several, such as --strategy naive,unicf")
    all_options = [options_for(name, lanes, target, math=math) for name in names]
    if output is not None:
        if output.suffix.lower() != ".svg":
            raise OptionError(f"cannot draw to {str(output)!r}", help="end the name in .svg")
        check_templates()
    check_outputs(output)
    groups = [parse_size(text, "--group", 0) for text in group or ()]
    source.check_launch(given)
    if launch and not source.is_bundled:
        raise OptionError("--size and --launch are for bundled kernels", help="pass the global size, as -g 1024")
    text, name = source.load()
    if not source.is_bundled:
        given.sizes()  # checks them before anything is compiled
    made = Program(text, suited(all_options[0], lanes, text, name))[name]
    bundled = source.is_bundled
    launched = _bundled_launch(source, given.size or "default", launch, made) if bundled else launch_of(given, made)[1]
    traces = trace_lanes(made, (launched.global_size, launched.local_size), launched.args, names, groups=groups or None)
    if output is not None:
        write_output(output, traces.svg(vector))
    for trace in traces.tables():
        stdout().print(*trace, sep="\n")


def _bundled_launch(source: KernelSource, size: str, number: int, kernel: Kernel) -> Launch:
    """The launch of a bundled kernel: those before it have run, so that its arrays are as they are there."""
    from kernels_ir import catalog
    from wfv.cli.kernel_source import options_for

    launches = catalog.load(source.source).workload(size, 0).launches
    if number >= len(launches):
        raise OptionError(f"there is no launch {number}", help=f"the last one is {len(launches) - 1}")
    scalar = kernel.with_options(options_for("scalar", None))
    for launch in launches[:number]:
        scalar(launch.global_size, launch.local_size, *launch.args)
    return launches[number]
