"""`wfv lanes`: which lanes are active in which block, as a table and as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from wfv.cli.console import check_outputs, stdout, write_output
from wfv.cli.options import (
    Arguments,
    BundledSize,
    ClOptions,
    Defines,
    GlobalSize,
    Includes,
    KernelOrFile,
    Lanes,
    LocalSize,
    Math,
    Target,
    build_options,
)
from wfv.errors import OptionError
from wfv.options import Options

if TYPE_CHECKING:
    from kernels_ir.catalog import Launch
    from wfv.cli.kernel_source import KernelSource
    from wfv.cli.launches import LaunchOptions

FORMATS = ("svg",)


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
    size: BundledSize = None,
    launch: Annotated[int, typer.Option(min=0, help="For bundled kernels: which of their launches.")] = 0,
    global_size: GlobalSize = None,
    local_size: LocalSize = None,
    argument: Arguments = None,
    define: Defines = None,
    include: Includes = None,
    cl_option: ClOptions = None,
) -> None:
    """Shows which lanes are active in which block: runs a group in an interpreter, one vector at a time.

    Prints the utilization of each block, loop and source line, and why it is not better (docs/lanes.md).
    """
    from wfv.cli.kernel_source import KernelSource, options_for, suited
    from wfv.cli.launches import LaunchOptions
    from wfv.inspect.lanes.run import choose_groups, trace_launch
    from wfv.inspect.lanes.trace import LaneTraces

    source = KernelSource(kernel, build_options(define, include, cl_option))
    names = list(dict.fromkeys(name.strip() for name in strategy.split(",")))
    all_options = [options_for(name, lanes, target, math=math) for name in names]
    if output is not None and output.suffix.lstrip(".").lower() not in FORMATS:
        raise OptionError(f"cannot draw to {str(output)!r}", help="end the name in .svg")
    check_outputs(output)
    groups = [parse_group(text) for text in group or ()]
    given = LaunchOptions(size, global_size, local_size, argument or [])
    given.check(source)
    if launch and not source.is_bundled:
        raise OptionError("--size and --launch are for bundled kernels", help="pass the global size, as -g 1024")
    text, name = source.load()
    found = [suited(options, lanes, text, name) for options in all_options]
    launched = (
        _bundled_launch(source, size or "default", launch)
        if source.is_bundled
        else _file_launch(given, text, name, found[0])
    )
    chosen = groups or choose_groups(text, name, found[0], launched)
    traces = LaneTraces(tuple(trace_launch(text, name, each, launched, chosen) for each in found))
    if output is not None:
        write_output(output, traces.svg(vector))
    for trace in traces.tables():
        stdout().print(*trace, sep="\n")


def parse_group(text: str) -> tuple[int, int, int]:
    """`2,0`: the number of a group in each dimension. Raises OptionError."""
    parts = text.split(",")
    if not all(part.strip().isdecimal() for part in parts) or len(parts) > len(("x", "y", "z")):
        raise OptionError(f"--group {text}: not one to three numbers from 0 on", help="pass one, such as --group 2,0")
    x, y, z = (*map(int, parts), *(0,) * (3 - len(parts)))
    return x, y, z


def _bundled_launch(source: KernelSource, size: str, number: int) -> Launch:
    """The launch of a bundled kernel: those before it have run, so that its arrays are as they are there."""
    from wfv.cli.kernel_source import find_benchmark, options_for
    from wfv.runtime.program import Program

    launches = find_benchmark(source.source).workload(size, 0).launches
    if number >= len(launches):
        raise OptionError(f"there is no launch {number}", help=f"the last one is {len(launches) - 1}")
    if number:
        text, name = source.load()
        program = Program(text, options_for("scalar", None))
        for launch in launches[:number]:
            program[name](launch.global_size, launch.local_size, *launch.args)
    return launches[number]


def _file_launch(given: LaunchOptions, text: str, name: str, options: Options) -> Launch:
    """The launch of a kernel from a file, with the local size that wfv would choose."""
    from kernels_ir.catalog import Launch
    from wfv.runtime.arguments.packer import local_memory
    from wfv.runtime.program import Program

    given.sizes()  # checks them before anything is compiled
    kernel = Program(text, options)[name]
    values, launch = given.launch(kernel)
    kernel.bind(**values)  # checks them
    ndrange = kernel.range(launch.global_size, launch.local_size, local_bytes=local_memory(launch.args, {}))
    return Launch(ndrange.global_size, ndrange.local_size, launch.args)
