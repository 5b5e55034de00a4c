"""`wfv study`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from rich.progress import Progress, TaskID

from wfv.auto.settings import AUTO
from wfv.commands.bench import EXIT_MISMATCH
from wfv.commands.common import check_output, progress, stderr, stdout, write_output
from wfv.cpus import usable_cpus
from wfv.errors import OptionError
from wfv.strategies import find_strategy
from wfv.studies import page, picture, run
from wfv.studies.catalog import Study, find_studies
from wfv.studies.forms import check_size
from wfv.studies.record import Record, record_text
from wfv.studies.sheets import rich_table, sheets


@dataclass(frozen=True)
class Request:
    """The options of the command, not checked yet. None is the default."""

    study: str
    threads: str | None = None
    size: str = "default"
    strategies: str | None = None
    verify: bool = False
    json: Path | None = None
    plot: Path | None = None
    html: Path | None = None
    log: Path | None = None


def run_studies(request: Request) -> int:
    """Runs, prints the tables, draws and writes; returns the exit code."""
    studies = find_studies(request.study)
    asked = _checked(request, studies)
    records = list[Record]()
    with progress(stderr(), counts=False) as shown:
        for study in studies:
            task = shown.add_task(study.name, total=1.0)
            records.append(run.run(study, asked, partial(_update, shown, task)))
            shown.remove_task(task)
    for sheet in (sheet for record in records for sheet in sheets(record)):
        stdout().print(rich_table(sheet))
    _write(request, records)
    problems = [line for record in records for line in record.problems]
    for line in problems:
        stderr().print(line, style="red", markup=False, soft_wrap=True)
    return EXIT_MISMATCH if problems else 0


def _update(shown: Progress, task: TaskID, share: float) -> None:
    shown.update(task, completed=share)


def _checked(request: Request, studies: Sequence[Study]) -> run.Request:
    """Raises OptionError before anything runs."""
    for path in (request.json, request.plot, request.html):
        check_output(path)
    if request.plot is not None:
        picture.check_format(request.plot)
    if request.html is not None:
        page.check_dependencies()
    if request.log is not None and not request.log.is_dir():
        raise OptionError(f"no directory {str(request.log)!r}", help="make it first, or leave --log out")
    verifies = request.verify or request.log is not None
    if verifies and not any(study.name == "straylight" for study in studies):
        raise OptionError("only straylight has stages to verify", help="leave --verify and --log out")
    strategies = tuple(dict.fromkeys(_words(request.strategies)))
    for name in strategies:
        if name != AUTO:
            find_strategy(name)
    return run.Request(check_size(request.size), _threads(request.threads), strategies, verifies, request.log)


def _words(text: str | None) -> list[str]:
    return [word.strip() for word in (text or "").split(",") if word.strip()]


def _threads(text: str | None) -> list[int]:
    """`1,2`: numbers of threads, each once. The default is one, and one for each CPU. Raises OptionError."""
    cpus = usable_cpus()
    if text is None:
        return sorted({1, cpus})
    words = _words(text)
    if not words or not all(word.isdecimal() and int(word) > 0 for word in words):
        raise OptionError(f"--threads {text}: not numbers of threads", help="pass some, such as --threads 1,2")
    found = list(dict.fromkeys(int(word) for word in words))
    if max(found) > cpus:
        raise OptionError(
            f"{max(found)} threads: this process may use {cpus} CPUs only", help=f"pass numbers up to {cpus}"
        )
    return found


def _write(request: Request, records: Sequence[Record]) -> None:
    if request.json is not None:
        write_output(request.json, record_text(records).encode())
    if request.plot is not None:
        write_output(request.plot, picture.draw(records, request.plot.suffix.removeprefix(".")))
    if request.html is not None:
        write_output(request.html, page.page(records).encode())
