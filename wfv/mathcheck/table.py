"""Prints the rows as a table for the terminal, or as Markdown."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from rich.table import Table

from wfv.mathcheck.record import Record
from wfv.mathcheck.rows import Row

OF_LIBM = "(glibc): exact calls glibc's function, and the error is its own; the exit code does not count it"
BEGIN, END = "<!-- table: wfv math --check -->\n", "<!-- end of the table -->\n"


def make_table(rows: Sequence[Row], lanes: Sequence[int], with_results: bool) -> Table:
    """The table for the terminal; broken bounds are red, errors of glibc's own functions are marked."""
    table = Table(caption=OF_LIBM if with_results and any(row.is_of_libm for row in rows) else None)
    for i, heading in enumerate(_headings(lanes, with_results)):
        table.add_column(heading, justify="left" if i < 4 else "right")
    for row in rows:
        cells = list(_cells(row, lanes, with_results))
        if with_results and row.is_over:
            mark = " (glibc)" if row.is_of_libm else ""
            cells[5] = f"[{'bold red' if row.is_broken else 'yellow'}]{cells[5]}{mark}[/]"
        table.add_row(*cells)
    return table


def caption(record: Record) -> str:
    """The command and the machine that made the table."""
    target = record.rows[0].variants[0].target if record.rows else "host"
    command = f"wfv math --check{' --quick' if record.quick else ''} --target {target}"
    libc = record.versions["system"].rpartition("-with-")[2]
    return f"`{command}` on {record.cpu['model']} ({record.cpu['name']}), {libc}, LLVM {record.versions['llvm']}:\n\n"


def markdown(rows: Sequence[Row], lanes: Sequence[int], with_results: bool) -> str:
    """The table as Markdown; an error beyond the bound is bold."""
    headings = _headings(lanes, with_results)
    lines = [_line(headings), _line(["---"] * 4 + ["---:"] * (len(headings) - 4))]
    for row in rows:
        cells = list(_cells(row, lanes, with_results))
        if with_results and row.is_over:
            cells[5] = f"**{cells[5]}**"
        lines.append(_line(cells))
    return "\n".join(lines) + "\n"


def put_into(page: str, table: str) -> str:
    """The page with the table between its marks. Raises ValueError if the page has no marks."""
    head, begin, rest = page.partition(BEGIN)
    _, end, tail = rest.partition(END)
    if not (begin and end):
        raise ValueError("the page has no marks for the table")
    return f"{head}{begin}\n{table}\n{end}{tail}"


def _headings(lanes: Sequence[int], with_results: bool) -> list[str]:
    found = ["function", "type", "math", "implementation", "bound"]
    return [*found, "error", *(f"ns at {n}" for n in lanes)] if with_results else found


def _cells(row: Row, lanes: Sequence[int], with_results: bool) -> Iterator[str]:
    yield from (row.function, row.type, ", ".join(row.levels), row.implementation)
    yield "-" if row.bound is None else f"{row.bound:g}"
    if with_results:
        yield "-" if row.worst is None else error_text(row.worst.error)
        yield from (f"{row.times[n]:.2f}" if n in row.times else "-" for n in lanes)


def error_text(error: float) -> str:
    """The error with two decimals; `wrong` for an infinite error: a wrong NaN, infinity or sign of a zero."""
    if math.isinf(error):
        return "wrong"
    return f"{error:.3g}" if error >= 1000 else f"{error:.2f}" if error else "0"


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
