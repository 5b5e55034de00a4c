"""`wfv study`: measures the tuning series of the guides."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from wfv.auto.settings import AUTO
from wfv.cli.console import EXIT_WRONG, bar, check_outputs, problem, stdout, write_output
from wfv.cli.options import Html, Json, Plot, words
from wfv.cpus import usable_cpus
from wfv.errors import OptionError
from wfv.strategies import find_strategy

if TYPE_CHECKING:
    from wfv.bench.studies.run import Request


def study(
    name: Annotated[str, typer.Argument(metavar="boxavg|pitch|straylight|all", help="The study.")],
    threads: Annotated[
        str | None, typer.Option(metavar="1,2,..", help="Numbers of threads (default: one, and all CPUs).")
    ] = None,
    size: Annotated[str, typer.Option(help="small or default.")] = "default",
    strategies: Annotated[
        str | None, typer.Option(help="Strategies, separated by commas (default: all, and auto).")
    ] = None,
    verify: Annotated[
        bool, typer.Option("--verify", help="Compare each stage of straylight with a model in double precision.")
    ] = False,
    json: Json = None,
    plot: Plot = None,
    html: Html = None,
    dask: Annotated[
        bool, typer.Option("--dask", help="Run frames of straylight on a cluster of dask instead.")
    ] = False,
    scheduler: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="With --dask: the scheduler (default: a local cluster of two processes)."),
    ] = None,
    log: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write the result of each stage of straylight, as .npy; verify.")
    ] = None,
) -> None:
    """Measures kernels that texts on OpenCL for CPUs tune by hand, form by form (docs/studies.md).

    Each result is compared with NumPy. The size small is for a quick check: auto does not measure there. Exits with 3
    if a result is wrong.
    """
    from wfv.bench.pictures import check_format
    from wfv.bench.studies import page, record, run
    from wfv.bench.studies.catalog import find_studies
    from wfv.bench.studies.sheets import rich_table, sheets

    if scheduler is not None and not dask:
        raise OptionError("--scheduler is for --dask", help="add --dask")
    if dask:
        from wfv.cli.study.dask import run as run_on_dask

        raise typer.Exit(run_on_dask(name, size, scheduler))
    studies = find_studies(name)
    check_outputs(json, plot, html)
    if plot is not None:
        check_format(plot)
    if html is not None:
        page.check_dependencies()
    asked = _request(size, threads, strategies, verify, log, any(study.name == "straylight" for study in studies))
    records = []
    for study in studies:
        with bar(study.name, 1.0, counts=False) as update:
            records.append(run.run(study, asked, update))
    for sheet in (sheet for each in records for sheet in sheets(each)):
        stdout().print(rich_table(sheet))
    write_output(json, record.record_text(records))
    if plot is not None:
        write_output(plot, page.draw(records, plot.suffix.removeprefix(".")))
    if html is not None:
        write_output(html, page.page(records))
    problems = [line for each in records for line in each.problems]
    for line in problems:
        problem(line)
    raise typer.Exit(EXIT_WRONG if problems else 0)


def _request(
    size: str, threads: str | None, names: str | None, verify: bool, log: Path | None, has_stages: bool
) -> Request:
    """Raises OptionError before anything runs. `has_stages`: one of the studies has stages to verify."""
    from wfv.bench.studies.forms import check_size
    from wfv.bench.studies.run import Request

    if log is not None and not log.is_dir():
        raise OptionError(f"no directory {str(log)!r}", help="make it first, or leave --log out")
    verifies = verify or log is not None
    if verifies and not has_stages:
        raise OptionError("only straylight has stages to verify", help="leave --verify and --log out")
    strategies = tuple(words(names or ""))
    for name in strategies:
        if name != AUTO:
            find_strategy(name)
    return Request(check_size(size), _threads(threads), strategies, verifies, log)


def _threads(text: str | None) -> list[int]:
    """`1,2`: numbers of threads, each once. The default is one, and one for each CPU. Raises OptionError."""
    cpus = usable_cpus()
    if text is None:
        return sorted({1, cpus})
    given = words(text)
    if not given or not all(word.isdecimal() and int(word) > 0 for word in given):
        raise OptionError(f"--threads {text}: not numbers of threads", help="pass some, such as --threads 1,2")
    found = list(dict.fromkeys(int(word) for word in given))
    if max(found) > cpus:
        raise OptionError(
            f"{max(found)} threads: this process may use {cpus} CPUs only", help=f"pass numbers up to {cpus}"
        )
    return found
