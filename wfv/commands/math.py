"""`wfv math`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from wfv.bench.cells import check_runnable
from wfv.commands.common import check_output, parse_part, progress, stderr, stdout, write_output
from wfv.cpus import usable_cpus
from wfv.errors import OptionError
from wfv.mathcheck.exact import is_available
from wfv.mathcheck.functions import TYPES, select_functions
from wfv.mathcheck.measure import FULL, QUICK
from wfv.mathcheck.record import Record, joined, read_record, record_here, record_text
from wfv.mathcheck.rows import Row, make_rows
from wfv.mathcheck.run import make_tasks, measure_rows, time_rows
from wfv.mathcheck.table import caption, error_text, make_table, markdown, put_into
from wfv.options import MATH_LEVELS, make_options
from wfv.suggestions import known

EXIT_BROKEN = 3


@dataclass(frozen=True)
class Request:
    """The options of the command, not checked yet."""

    functions: str | None
    types: str
    levels: str
    lanes: str
    target: str
    part: str
    check: bool
    quick: bool
    times: bool
    jobs: int | None


@dataclass(frozen=True)
class Output:
    """The output: `markdown` on stdout, `into` a page, `json` to a file. `read`: show these files instead."""

    markdown: bool = False
    into: Path | None = None
    json: Path | None = None
    read: Sequence[Path] = ()


def run(request: Request, output: Output) -> int:
    """Lists the functions, or measures them; returns the exit code."""
    page = _page(output.into)
    check_output(output.json)
    with_results = request.check or bool(output.read)
    record = joined(_read(output.read)) if output.read else record_here(_rows(request), request.quick)
    if request.check and not output.read:
        _measure(record.rows, request)
    if output.json is not None:
        write_output(output.json, record_text(record).encode())
    _show(record, with_results, output, page)
    return _verdict(record.rows) if with_results else 0


def _show(record: Record, with_results: bool, output: Output, page: str) -> None:
    lanes = sorted({variant.lanes for row in record.rows for variant in row.variants})
    if not (output.markdown or output.into):
        stdout().print(make_table(record.rows, lanes, with_results))
        return
    text = (caption(record) if with_results else "") + markdown(record.rows, lanes, with_results)
    if output.into is not None:
        write_output(output.into, put_into(page, text).encode())
    else:
        print(text, end="")


def _read(paths: Sequence[Path]) -> list[Record]:
    return [read_record(_text(path), str(path)) for path in paths]


def _rows(request: Request) -> list[Row]:
    lanes = _lanes(request.lanes)
    levels = _chosen(request.levels, MATH_LEVELS, "level")
    types = _chosen(request.types, TYPES, "type")
    make_options(target=request.target)
    part, parts = parse_part(request.part)
    functions = select_functions(request.functions)[part - 1 :: parts]
    return make_rows(functions, types, levels, lanes, request.target)


def _measure(rows: list[Row], request: Request) -> None:
    check_runnable(request.target)
    amount = QUICK if request.quick else FULL
    if any(row.type == "double" for row in rows) and not is_available():
        stderr().print("gmpy2 is not installed: the errors of double are not measured", style="yellow")
    with _progress("errors", len(make_tasks(rows, amount))) as advance:
        measure_rows(rows, amount, request.jobs or usable_cpus(), advance)
    if request.times:
        with _progress("times", len(rows)) as advance:
            time_rows(rows, amount, advance)


@contextmanager
def _progress(what: str, total: int) -> Iterator[Callable[[str], None]]:
    """A progress bar if stderr is a terminal; yields a function to be called after each step with its name."""
    with progress(stderr()) as shown:
        bar = shown.add_task(what, total=total)
        yield lambda name: shown.update(bar, advance=1, description=f"{what}: {name}")


def _verdict(rows: Sequence[Row]) -> int:
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
        stderr().print(text, style="red" if row.is_broken else "yellow", markup=False, soft_wrap=True)
    return EXIT_BROKEN if any(row.is_broken for row in rows) else 0


def _chosen(text: str, names: Sequence[str], what: str) -> list[str]:
    """Names separated by commas, each once. Raises OptionError."""
    found = list(dict.fromkeys(part.strip() for part in text.split(",")))
    return [known(name, names, what) for name in found]


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
