"""Measures the errors and times of the math functions: `python -m tests.math_functions` (docs/math.md)."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from tests.math_functions.functions import TYPES, select_functions
from tests.math_functions.measure import FULL, QUICK
from tests.math_functions.references import is_available
from tests.math_functions.run import make_tasks, measure_rows, time_rows
from tests.math_functions.table import Row, error_text, make_rows, make_table, record_text
from wfv.bench.cells import check_runnable
from wfv.cli.console import EXIT_WRONG, bar, check_outputs, problem, stderr, stdout, write_output
from wfv.cli.option_texts import words
from wfv.cli.options import Target
from wfv.errors import Error, known
from wfv.options import MATH_LEVELS, make_options, parse_lanes

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)


@app.command()
def main(
    quick: Annotated[bool, typer.Option("--quick", help="Test every 1009th float, and fewer doubles.")] = False,
    functions: Annotated[str | None, typer.Option(help="Functions, separated by commas (default: all).")] = None,
    types: Annotated[str, typer.Option(help="Types, separated by commas.")] = "float,double",
    level: Annotated[str, typer.Option(help="Levels of math, separated by commas.")] = ",".join(MATH_LEVELS),
    lanes: Annotated[str, typer.Option(help="Work-items per vector, separated by commas.")] = "8,16",
    target: Target = "host",
    times: Annotated[bool, typer.Option("--times/--no-times", help="Also measure times.")] = True,
    jobs: Annotated[int, typer.Option(min=1, help="The number of processes.")] = os.cpu_count() or 1,
    json: Annotated[Path | None, typer.Option(metavar="FILE", help="Also write all measurements to this file.")] = None,
) -> None:
    """Measures errors and times of the math functions.

    Exits with 3 if an error is beyond its bound at fast or precise; exact has the errors of glibc's own functions.
    """
    try:
        check_outputs(json)
        widths = [parse_lanes(word) for word in words(lanes)]
        rows = _rows(functions, types, level, widths, target)
    except Error as error:
        problem(f"error: {error}")
        raise typer.Exit(2) from None
    _measure(rows, target, quick, times, jobs)
    write_output(json, record_text(rows, quick))
    stdout().print(make_table(rows, widths, True))
    raise typer.Exit(verdict(rows))


def _rows(functions: str | None, types: str, levels: str, lanes: Sequence[int], target: str) -> list[Row]:
    named_levels, named_types = _chosen(levels, MATH_LEVELS, "level"), _chosen(types, TYPES, "type")
    make_options(target=target)
    check_runnable(target)
    return make_rows(select_functions(functions), named_types, named_levels, lanes, target)


def _chosen(text: str, names: Sequence[str], what: str) -> list[str]:
    """Names separated by commas, each once. Raises OptionError."""
    return [known(name, names, what) for name in words(text) or [text]]


def _measure(rows: list[Row], target: str, quick: bool, times: bool, jobs: int) -> None:
    amount = QUICK if quick else FULL
    if any(row.type == "double" for row in rows) and not is_available():
        stderr().print("gmpy2 is not installed: the errors of double are not measured", style="yellow")
    with bar("errors", len(make_tasks(rows, amount))) as update:
        measure_rows(rows, amount, jobs, lambda name: update(advance=1, description=f"errors: {name}"))
    if times:
        with bar("times", len(rows)) as update:
            time_rows(rows, amount, lambda name: update(advance=1, description=f"times: {name}"))


def verdict(rows: Sequence[Row]) -> int:
    """Prints the errors that exceed their bounds; returns the exit code."""
    for row in (row for row in rows if row.is_over):
        worst = row.worst
        assert worst is not None
        arguments, results = ", ".join(map(repr, worst.arguments)), ", ".join(map(repr, worst.results))
        text = (
            f"{row.function}({row.type}), {', '.join(row.levels)}, {worst.variant.lanes} lanes: "
            f"{error_text(worst.error)} where {row.bound:g} is allowed, {row.function}({arguments}) = {results}; "
            f"{worst.broken} of {worst.points} exceed it"
        ) + ("; the error is glibc's own" if row.is_of_libm else "")
        problem(text, "red" if row.is_broken else "yellow")
    return EXIT_WRONG if any(row.is_broken for row in rows) else 0


if __name__ == "__main__":
    app()
