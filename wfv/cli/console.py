"""Output of commands: consoles, progress bars, output files; exit codes. Rich is loaded by the first output."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from wfv.errors import OptionError

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

EXIT_WRONG = 3  # a result is wrong
EXIT_MISTAKES = 4  # `wfv check` has found mistakes
EXIT_INTERRUPTED = 130  # as in a shell
FILE_WIDTH = 140  # of output that is not a terminal


def stdout(width: int = FILE_WIDTH) -> Console:
    """A console for results. Created for each use, so that it follows a redirected `sys.stdout`."""
    from rich.console import Console

    return Console(width=None if sys.stdout.isatty() else width, highlight=False)


def stderr() -> Console:
    """A console for progress and remarks."""
    from rich.console import Console

    return Console(stderr=True, highlight=False)


def say(text: str, style: str = "", to: Console | None = None) -> None:
    """Prints a text as it is, without breaking its lines: to stdout, or to another console."""
    (to or stdout()).print(text, style=style, markup=False, soft_wrap=True)


def problem(text: str, style: str = "red") -> None:
    """Prints a problem to stderr."""
    say(text, style, stderr())


def show_tables(tables: Sequence[Table], format: str, record: Callable[[], str]) -> None:
    """Prints tables in one of FORMATS, or, for `json`, the record."""
    from wfv.tables import shown

    if format == "json":
        sys.stdout.write(record())
        return
    for number, table in enumerate(tables):
        found = shown(table, format)
        if isinstance(found, str):
            say(found if number == 0 else f"\n{found}")
        else:
            stdout().print(found)


@contextmanager
def bar(
    what: str, total: float | None, *, counts: bool = True, console: Console | None = None
) -> Iterator[Callable[..., None]]:
    """The bar of one task, on stderr if that is a terminal; `counts`: with the numbers of finished and of all steps.

    Yields a function of the finished steps, or rich's `Progress.update`. `console`: where more is printed
    meanwhile. A total of None is not known.
    """
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    console = console or stderr()
    columns = [TextColumn("{task.description}"), BarColumn(), *([MofNCompleteColumn()] if counts else [])]
    times = TimeElapsedColumn(), TimeRemainingColumn()
    with Progress(*columns, *times, console=console, transient=True, disable=not console.is_terminal) as shown:
        task = shown.add_task(what, total=total)
        yield lambda completed=None, **more: shown.update(task, completed=completed, **more)


def check_outputs(*paths: Path | None) -> None:
    """Raises OptionError if a file cannot be written: before the work, not after it."""
    for path in paths:
        if path is not None and path.is_dir():
            raise OptionError(f"cannot write {str(path)!r}: it is a directory")
        if path is not None and not path.parent.is_dir():
            raise OptionError(f"cannot write {str(path)!r}: there is no directory {str(path.parent)!r}")


def write_output(path: Path | None, data: bytes | str) -> None:
    """Writes a file, if one is wanted. Raises OptionError."""
    if path is None:
        return
    try:
        path.write_bytes(data.encode() if isinstance(data, str) else data)
    except OSError as error:
        raise OptionError(f"cannot write {str(path)!r}: {error.strerror}") from None
