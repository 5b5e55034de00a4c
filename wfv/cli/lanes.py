"""`wfv lanes`: which lanes are active in which block, as a table and as a picture."""

from pathlib import Path
from typing import Annotated

import typer

from wfv.cli.console import check_outputs, show_tables, stdout, write_output
from wfv.cli.option_texts import parse_size, words
from wfv.cli.options import BuildFlags, CodeOptions, Format, KernelOrFile, LaunchOptions, Title
from wfv.errors import OptionError


def lanes(
    kernel: KernelOrFile,
    output: Annotated[Path | None, typer.Option("-o", metavar="OUT.svg|.png|.pdf", help="Also draw a picture.")] = None,
    strategy: Annotated[
        str, typer.Option(metavar="S1,S2,..", help="Strategies, separated by commas; one panel each.")
    ] = "unicf",
    *,
    code: CodeOptions,
    group: Annotated[
        list[str] | None,
        typer.Option(metavar="X,Y,Z", help="The group that runs (default: one that uses its lanes badly)."),
    ] = None,
    vector: Annotated[
        int | None, typer.Option(min=0, help="The vector that is drawn (default: the one that is used least).")
    ] = None,
    title: Title = True,
    format: Format = "table",
    launch: Annotated[int, typer.Option(min=0, help="For bundled kernels: which of their launches.")] = 0,
    given: LaunchOptions,
    flags: BuildFlags,
) -> None:
    """Shows which lanes are active in which block.

    Runs a group in an interpreter, one vector at a time. Prints the utilization of each block, loop and source line,
    and why it is not better (docs/lanes.md).
    """
    from wfv.bench.json_record import json_text
    from wfv.cli.kernel_source import KernelSource, options_of, suited
    from wfv.cli.launches import bundled_launch, launch_of
    from wfv.divergence_profile import data_of
    from wfv.inspect.lanes.picture import draw_lanes
    from wfv.inspect.lanes.trace import trace_lanes
    from wfv.inspect.pictures import check_format
    from wfv.runtime.program import Program

    source = KernelSource(kernel, flags)
    names = words(strategy)
    if not names:
        raise OptionError("no strategy", help="pass one or several, such as --strategy naive,unicf")
    all_options = [options_of(name, code, flags) for name in names]
    if output is not None:
        check_format(output)
    check_outputs(output)
    groups = [parse_size(text, "--group", 0) for text in group or ()]
    source.check_launch(given)
    if launch and not source.is_bundled:
        raise OptionError("--size and --launch are for bundled kernels", help="pass the global size, as -g 1024")
    text, name = source.load()
    if not source.is_bundled:
        given.sizes()  # checks them before anything is compiled
    made = Program(text, suited(all_options[0], code.lanes, text, name))[name]
    if source.is_bundled:
        launched = bundled_launch(kernel, given.size or "default", launch, made)
    else:
        _, launched = launch_of(given, made)
    traces = trace_lanes(made, (launched.global_size, launched.local_size), launched.args, names, groups=groups or None)
    if output is not None:
        write_output(output, draw_lanes(traces.traces, vector, title, output.suffix.removeprefix(".")))
    if format == "table":
        for trace in traces.tables():
            stdout().print(*trace, sep="\n")
        return
    found = [part for trace in traces.tables() for part in trace if not isinstance(part, str)]
    show_tables(found, format, lambda: json_text({}, profiles=[*map(data_of, traces.profile())]))
