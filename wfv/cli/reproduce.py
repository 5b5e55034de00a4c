"""`wfv reproduce`: the tables and figures of papers, made anew."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from wfv.bench.sampling import Budget
from wfv.cli.console import say, stdout
from wfv.cli.options import Target
from wfv.errors import OptionError, known

if TYPE_CHECKING:
    from wfv.bench.cells import Cell

PAPERS = ("cc2012", "pldi2018")
STRATEGIES, LANES = ("scalar", "naive", "unival", "boscc", "unicf"), 4  # as in the paper


def reproduce(
    paper: Annotated[str, typer.Argument(metavar="|".join(PAPERS), help="The paper.", autocompletion=lambda: PAPERS)],
    output: Annotated[Path, typer.Option("-o", metavar="DIR", help="The folder for the files.")],
    size: Annotated[str, typer.Option(help="cc2012: small or default.")] = "default",
    target: Target = "x86-64-v2",
    max_seconds: Annotated[float, typer.Option(min=0, help="cc2012: seconds per kernel and strategy.")] = 3.0,
) -> None:
    """Writes the tables of a paper, ours beside, as Markdown, LaTeX and CSV, and its figure as SVG, PNG and PDF.

    cc2012: Karrenberg & Hack, "Improving Performance of OpenCL on CPUs".
    Nine kernels, 4 lanes, SSE, in some two minutes. Exits with 3 on a mismatch.

    pldi2018: Moll & Hack, "Partial Control-Flow Linearization".
    The uniform branches that stay. Only -o matters here.
    """
    from wfv.bench.pictures import matplotlib_module
    from wfv.bench.reproduce import cc2012_files, kept_table, table_files, write_files
    from wfv.cli.measure import report_mismatches

    known(paper, PAPERS, "paper")
    if output.exists() and not output.is_dir():
        raise OptionError(f"{str(output)!r} is a file", help="-o takes a folder")
    wrong = 0
    if paper == "pldi2018":
        table = kept_table()
        files = write_files(output, table_files("kept", table))
        stdout().print(table)
    else:
        matplotlib_module("figure")  # an error before anything is measured
        cells = paper_cells(size, target, Budget(seconds=max_seconds))
        files = write_files(output, cc2012_files(cells))
        wrong = report_mismatches(cells)
    say(f"{output}: {', '.join(files)}")
    raise typer.Exit(wrong)


def paper_cells(size: str, target: str, budget: Budget) -> list[Cell]:
    """What is measured for CC 2012: the paper's kernels and strategies."""
    from kernels_ir import catalog
    from wfv.bench.cells import Cell, Setup, check_runnable, measure_kernel
    from wfv.bench.table import Rows, make_table
    from wfv.cli.measure import with_bar

    check_runnable(target)
    setup, cells = Setup(LANES, target, size=size), list[Cell]()
    names = catalog.names()
    for name, advance in zip(names, with_bar([(name, len(STRATEGIES)) for name in names]), strict=True):
        cells += measure_kernel(catalog.load(name), STRATEGIES, setup, budget, on_progress=advance)
    stdout().print(make_table(Rows(cells), with_paper=True))
    return cells
