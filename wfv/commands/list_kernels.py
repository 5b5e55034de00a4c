"""`wfv list`."""

from __future__ import annotations

from rich.table import Table

from kernels_ir import catalog
from wfv.commands.common import stdout


def run(*, names_only: bool) -> None:
    """Prints the bundled kernels, with what they compute or as bare names."""
    if names_only:
        print("\n".join(catalog.all_names()))
        return
    table = Table("kernel", "function", "what", box=None, pad_edge=False)
    for names in (catalog.names(), catalog.more_names()):
        for name in names:
            benchmark = catalog.load(name)
            table.add_row(f"[bold]{name}", benchmark.kernel, benchmark.description)
        table.add_section()
    stdout().print(table)
