"""`wfv debug`: walks through the run of one work-item, line by line."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from wfv.cli.console import check_outputs, write_output
from wfv.cli.options import BuildFlags, KernelOrFile, LaunchOptions, parse_size


def debug(
    kernel: KernelOrFile,
    item: Annotated[str, typer.Option("-w", metavar="X,Y,Z", help="The global ids of the work-item.")] = "0",
    trace: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the whole run to a file instead.")] = None,
    *,
    given: LaunchOptions,
    flags: BuildFlags,
) -> None:
    """Walks through the run of one work-item: line by line, forwards and backwards, to barriers and breakpoints.

    Commands are read from standard input; `help` lists them (docs/check.md).
    """
    from wfv.cli.check import launch_of
    from wfv.cli.kernel_source import KernelSource
    from wfv.inspect.debug import Session, record_item

    check_outputs(trace)
    source = KernelSource(kernel, flags.texts)
    source.check_launch(given)
    made, global_size, local_size, args = launch_of(source, given)
    launch = made.checked_launch(global_size, local_size, args)
    ids = parse_size(item, "-w", least=0)
    found = record_item(made.check_source(), made.name, made.options.lanes, launch, ids)
    if trace is not None:
        write_output(trace, found.text())
        return
    Session(found, None if sys.stdin.isatty() else sys.stdin).cmdloop()
