"""`wfv lanes`: which lanes are active in which block, as a table and as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from kernels_ir import catalog
from kernels_ir.catalog import Launch
from wfv.commands.argument_forms import parse_arguments, parse_size
from wfv.commands.common import check_output, options_for, stdout, write_output
from wfv.commands.kernel_source import KernelSource, suited
from wfv.errors import OptionError
from wfv.lanes.run import choose_groups, trace_launch
from wfv.lanes.traces import LaneTraces
from wfv.options import Options
from wfv.runtime.arguments import local_memory
from wfv.runtime.program import Program
from wfv.strategies import find_strategy

Group = tuple[int, int, int]
FORMATS = ("svg",)


@dataclass(frozen=True)
class Request:
    """The options of the command, not checked yet. Of a bundled kernel, `size` and `launch` choose the launch."""

    source: KernelSource
    strategies: str
    lanes: int | None
    target: str
    math: str
    groups: Sequence[str]
    vector: int | None
    size: str | None
    launch: int
    global_size: str | None
    local_size: str | None
    arguments: Sequence[str]
    output: Path | None


def run(request: Request) -> None:
    """Runs groups of the launch in the interpreter, prints the tables, and draws the picture."""
    names = list(dict.fromkeys(name.strip() for name in request.strategies.split(",")))
    all_options = [options_for(name, request.lanes, request.target, math=request.math) for name in names]
    _check_format(request.output)
    groups = [parse_group(text) for text in request.groups]
    text, kernel = request.source.load()
    found = [suited(options, request.lanes, text, kernel) for options in all_options]
    launch = _bundled_launch(request) if request.source.is_bundled else _launch(request, text, kernel, found[0])
    chosen = groups or choose_groups(text, kernel, found[0], launch)
    traces = LaneTraces(tuple(trace_launch(text, kernel, each, launch, chosen) for each in found))
    for trace in traces.tables():
        stdout().print(*trace, sep="\n")
    if request.output is not None:
        write_output(request.output, traces.svg(request.vector).encode())


def parse_group(text: str) -> Group:
    """`2,0`: the number of a group in each dimension. Raises OptionError."""
    parts = text.split(",")
    if not all(part.strip().isdecimal() for part in parts) or len(parts) > len(("x", "y", "z")):
        raise OptionError(f"--group {text}: not one to three numbers from 0 on", help="pass one, such as --group 2,0")
    x, y, z = (*map(int, parts), *(0,) * (3 - len(parts)))
    return x, y, z


def _check_format(output: Path | None) -> None:
    if output is not None and output.suffix.lstrip(".").lower() not in FORMATS:
        raise OptionError(f"cannot draw to {str(output)!r}", help="end the name in .svg")
    check_output(output)


def _bundled_launch(request: Request) -> Launch:
    """The launch of a bundled kernel: those before it have run, so that its arrays are as they are there."""
    if request.global_size or request.local_size or request.arguments:
        raise OptionError(
            f"{request.source.source} has its own sizes and arguments", help="choose --size small, or pass a file"
        )
    benchmark = catalog.load(request.source.source)
    workload = benchmark.workload(request.size or "default", 0)
    if not 0 <= request.launch < len(workload.launches):
        raise OptionError(f"there is no launch {request.launch}", help=f"the last one is {len(workload.launches) - 1}")
    if request.launch:
        text, name = request.source.load()
        program = Program(text, replace(options_for("scalar", None), strategy=find_strategy("scalar")))
        for launch in workload.launches[: request.launch]:
            program[name](launch.global_size, launch.local_size, *launch.args)
    return workload.launches[request.launch]


def _launch(request: Request, text: str, kernel: str, options: Options) -> Launch:
    """The launch of a kernel from a file."""
    if request.size or request.launch:
        raise OptionError("--size and --launch are for bundled kernels", help="pass the global size, as -g 1024")
    if request.global_size is None:
        raise OptionError("no global size", help="pass the work-items in each dimension, such as -g 1024")
    sizes = parse_size(request.global_size, "-g")
    local = parse_size(request.local_size, "-l") if request.local_size else None
    found = Program(text, options)[kernel]
    values = parse_arguments(request.arguments, [param.name for param in found.interface.params])
    local_bytes = local_memory(tuple(values.values()), {})
    ndrange = found.range(sizes, local, local_bytes=local_bytes)
    return Launch(ndrange.global_size, ndrange.local_size, tuple(values.values()))
