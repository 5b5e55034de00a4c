"""`wfv list`."""

from typing import Annotated

import typer

from wfv.cli.console import stdout


def list_kernels(names: Annotated[bool, typer.Option("--names", help="Only the names, one per line.")] = False) -> None:
    """Lists the bundled kernels."""

    from rich.table import Table

    from kernels_ir import catalog

    if names:
        print("\n".join(catalog.all_names()))
        return
    table = Table("kernel", "function", "what", box=None, pad_edge=False)
    for group in (catalog.names(), catalog.more_names()):
        for benchmark in map(catalog.load, group):
            table.add_row(f"[bold]{benchmark.name}", benchmark.kernel, benchmark.description)
        table.add_section()
    stdout().print(table)
