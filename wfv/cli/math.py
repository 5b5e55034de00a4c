"""`wfv math`: the math functions, what computes them, and their errors."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from wfv.cli.console import EXIT_WRONG, bar, check_outputs, problem, stderr, stdout, write_output
from wfv.cli.options import Target, parse_part, words
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
    part: Annotated[str, typer.Option(metavar="I/N", help="Only each N-th function.")] = "1/1",
    times: Annotated[bool, typer.Option("--times/--no-times", help="Also measure times.")] = True,
    jobs: Annotated[int | None, typer.Option(min=1, help="The number of processes (default: one per core).")] = None,
    json: Annotated[Path | None, typer.Option(metavar="FILE", help="Also write all measurements to this file.")] = None,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print the table as Markdown.")] = False,
    into: Annotated[
        Path | None, typer.Option(metavar="PAGE", help="Insert the table into a page, such as docs/math.md.")
    ] = None,
    read: Annotated[
        list[Path] | None,
        typer.Option(metavar="FILE", help="Measure nothing: show the file that --json wrote (repeatable)."),
    ] = None,
) -> None:
    """Lists the math functions and what computes them, or measures errors.

    Exits with 3 if an error is beyond its bound at fast or precise; exact has the errors of glibc's own functions.
    """
    if not check and (quick or (json and not read)):
        raise OptionError("nothing to measure", help="pass --check")
    from wfv.bench.table_formats import shown
    from wfv.fuzz.math.table import caption, joined, make_table, put_into, read_record, record_here, record_text

    page = _page(into)
    check_outputs(json)
    with_results = check or bool(read)
    if read:
        record = joined([read_record(_text(path), str(path)) for path in read])
    else:
        record = record_here(_rows(functions, types, level, lanes, target, part), quick)
        if check:
            _measure(record.rows, target, quick, times, jobs or usable_cpus())
    write_output(json, record_text(record))
    widths = sorted({variant.lanes for row in record.rows for variant in row.variants})
    table = make_table(record.rows, widths, with_results)
    text = f"{caption(record) if with_results else ''}{shown(table, 'markdown')}\n"
    if into is not None:
        write_output(into, put_into(page, text))
    elif markdown:
        print(text, end="")
    else:
        stdout().print(table)
    raise typer.Exit(verdict(record.rows) if with_results else 0)


def _rows(functions: str | None, types: str, levels: str, lanes: str, target: str, part: str) -> list[Row]:
    from wfv.fuzz.math.functions import TYPES, select_functions
    from wfv.fuzz.math.table import make_rows

    widths = _lanes(lanes)
    named_levels, named_types = _chosen(levels, MATH_LEVELS, "level"), _chosen(types, TYPES, "type")
    make_options(target=target)
    number, parts = parse_part(part)
    return make_rows(select_functions(functions)[number - 1 :: parts], named_types, named_levels, widths, target)


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


def _page(path: Path | None) -> str:
    """The page for the table, read and checked before the work. Raises OptionError."""
    if path is None:
        return ""
    from wfv.fuzz.math.table import put_into

    page = _text(path)
    try:
        put_into(page, "")
    except ValueError as error:
        raise OptionError(f"{str(path)!r}: {error}", help="the page needs the marks that docs/math.md has") from None
    return page


def _text(path: Path) -> str:
    try:
        return path.read_text()
    except (OSError, UnicodeDecodeError) as error:
        raise OptionError(f"cannot read {str(path)!r}: {error}") from None
