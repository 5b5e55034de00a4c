"""Tables for the terminal. A kernel that is launched needs none, and does not load rich."""

import io
from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Console
from rich.table import Table


def rich_table(headings: Sequence[str], rows: Iterable[Sequence[object]], **look: Any) -> Table:
    """A table of texts in rich's markup. A heading after `>` is that of a column of figures, at the right."""
    table = Table(**{"title_justify": "left", **look})
    for heading in headings:
        table.add_column(heading.removeprefix(">"), justify="right" if heading.startswith(">") else "left")
    for row in rows:
        table.add_row(*map(str, row))
    return table


def plain_text(*shown: object, width: int = 120) -> str:
    """What a console without colours prints, below each other."""
    out = io.StringIO()
    Console(file=out, width=width, color_system=None, force_jupyter=False).print(*shown, sep="\n")
    return out.getvalue().rstrip()
