"""`wfv math`: the math functions, what computes them, and their errors."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from wfv.cli.console import EXIT_WRONG, bar, check_outputs, problem, stderr, stdout, write_output
from wfv.cli.options import Target, words
from wfv.cpus import usable_cpus
from wfv.errors import OptionError, known
from wfv.options import MATH_LEVELS, make_options

if TYPE_CHECKING:
    from wfv.fuzz.math.table import Row


def math(
    check: Annotated[bool, typer.Option("--check", help="Measure errors and times.")] = False,
    quick: Annotated[
        bool, typer.Option("--quick", help="Test every 1009th float, and fewer doubles and halves.")
    ] = False,
    functions: Annotated[str | None, typer.Option(help="Functions, separated by commas (default: all).")] = None,
    types: Annotated[str, typer.Option(help="Types, separated by commas.")] = "float,double",
    level: Annotated[str, typer.Option(help="Levels of math, separated by commas.")] = ",".join(MATH_LEVELS),
    lanes: Annotated[str, typer.Option(help="Work-items per vector, separated by commas.")] = "8,16",
    target: Target = "host",
    times: Annotated[bool, typer.Option("--times/--no-times", help="Also measure times.")] = True,
    jobs: Annotated[int | None, typer.Option(min=1, help="The number of processes (default: one per core).")] = None,
    json: Annotated[Path | None, typer.Option(metavar="FILE", help="Also write all measurements to this file.")] = None,
) -> None:
    """Lists the math functions and what computes them, or measures errors.

    Exits with 3 if an error is beyond its bound at fast or precise; exact has the errors of glibc's own functions.
    """
    if not check and (quick or json):
        raise OptionError("nothing to measure", help="pass --check")
    from wfv.fuzz.math.table import make_table, record_text

    check_outputs(json)
    widths = _lanes(lanes)
    rows = _rows(functions, types, level, widths, target)
    if check:
        _measure(rows, target, quick, times, jobs or usable_cpus())
    write_output(json, record_text(rows, quick))
    stdout().print(make_table(rows, widths, check))
    raise typer.Exit(verdict(rows) if check else 0)


def _rows(functions: str | None, types: str, levels: str, lanes: Sequence[int], target: str) -> list[Row]:
    from wfv.fuzz.math.functions import TYPES, select_functions
    from wfv.fuzz.math.table import make_rows

    named_levels, named_types = _chosen(levels, MATH_LEVELS, "level"), _chosen(types, TYPES, "type")
    make_options(target=target)
    return make_rows(select_functions(functions), named_types, named_levels, lanes, target)


def _measure(rows: list[Row], target: str, quick: bool, times: bool, jobs: int) -> None:
    from wfv.bench.cells import check_runnable
    from wfv.fuzz.math.measure import FULL, QUICK
    from wfv.fuzz.math.references import is_available
    from wfv.fuzz.math.run import make_tasks, measure_rows, time_rows

    check_runnable(target)
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
    from wfv.fuzz.math.table import error_text

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


def _chosen(text: str, names: Sequence[str], what: str) -> list[str]:
    """Names separated by commas, each once. Raises OptionError."""
    return [known(name, names, what) for name in words(text) or [text]]


def _lanes(text: str) -> list[int]:
    try:
        found = [int(part) for part in text.split(",")]
    except ValueError:
        raise OptionError(f"--lanes {text}: not numbers", help="pass some, such as --lanes 8,16") from None
    for lanes in found:
        make_options(lanes=lanes)
    return list(dict.fromkeys(found))
