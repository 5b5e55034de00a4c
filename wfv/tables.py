"""Tables for the terminal. A kernel that is launched needs none, and does not load rich."""

import csv
import io
from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from wfv.errors import known


def rich_table(headings: Sequence[str], rows: Iterable[Sequence[object]], **look: Any) -> Table:
    """A table of texts in rich's markup. A heading after `>` is that of a column of figures, at the right."""
    table = Table(**{"title_justify": "left", **look})
    for heading in headings:
        table.add_column(heading.removeprefix(">"), justify="right" if heading.startswith(">") else "left")
    for row in rows:
        table.add_row(*map(str, row))
    return table


def plain_text(*shown: object, width: int = 120) -> str:
    """The output of a console without colours, below each other."""
    out = io.StringIO()
    Console(file=out, width=width, color_system=None, force_jupyter=False).print(*shown, sep="\n")
    return out.getvalue().rstrip()


FORMATS = ("table", "markdown", "latex", "csv", "json")  # json: the record, which no table here is made into
_LATEX = str.maketrans({char: f"\\{char}" for char in "&%$#_{}"} | {"\\": "\\textbackslash{}", "^": "\\^{}"})
Rows = Sequence[Sequence[str]]


def shown(table: Table, format: str) -> Table | str:
    """The table itself, or its text in the format. Raises OptionError for an unknown one."""
    if known(format, FORMATS, "format") == "table":
        return table
    columns = [[_plain(column.header), *map(_plain, column.cells)] for column in table.columns]
    is_right = [column.justify == "right" for column in table.columns]
    rows = list(zip(*columns, strict=True))
    text = {"markdown": _markdown, "latex": _latex, "csv": _csv}[format](rows, is_right)
    title = {"markdown": f"{table.title}\n\n", "latex": f"% {table.title}\n"}.get(format, "")
    return title + text if table.title else text


def _plain(cell: object) -> str:
    """A cell without rich's markup."""
    return Text.from_markup(str(cell)).plain


def _markdown(rows: Rows, is_right: Sequence[bool]) -> str:
    head, *body = ["| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in rows]
    rule = "|" + "|".join("---:" if right else "---" for right in is_right) + "|"
    return "\n".join((head, rule, *body))


def _latex(rows: Rows, is_right: Sequence[bool]) -> str:
    """A tabular with the rules of the package booktabs."""
    head, *body = [" & ".join(cell.translate(_LATEX) for cell in row) + " \\\\" for row in rows]
    columns = "".join("r" if right else "l" for right in is_right)
    begin, end = f"\\begin{{tabular}}{{{columns}}}", "\\end{tabular}"
    return "\n".join((begin, "\\toprule", head, "\\midrule", *body, "\\bottomrule", end))


def _csv(rows: Rows, _: Sequence[bool]) -> str:
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows(rows)
    return out.getvalue().rstrip("\n")
