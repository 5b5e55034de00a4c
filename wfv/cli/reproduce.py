"""`wfv reproduce`: the tables and figures of papers, made anew."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from wfv.bench.sampling import Budget
from wfv.cli.bench import LANES, STRATEGIES, TARGET
from wfv.cli.console import say, stdout
from wfv.cli.option_texts import words
from wfv.cli.options import Analysis, Target
from wfv.errors import OptionError
from wfv.options import make_options
from wfv.strategies import OWN_ANALYSIS, known_analysis

if TYPE_CHECKING:
    from wfv.bench.cells import Cell, Setup


def reproduce(
    paper: Annotated[Literal["cc2012", "pldi2018"], typer.Argument(help="The paper.")],
    output: Annotated[Path, typer.Option("-o", metavar="DIR", help="The folder for the files.")],
    size: Annotated[str, typer.Option(help="cc2012: small or default.")] = "default",
    target: Target = TARGET,
    max_seconds: Annotated[float, typer.Option(min=0, help="cc2012: seconds per kernel and strategy.")] = 3.0,
    analysis: Analysis = OWN_ANALYSIS,
) -> None:
    """Writes the tables and the figure of a paper, with wfv's numbers.

    Tables are Markdown, LaTeX and CSV; the figure is SVG, PNG and PDF.

    cc2012: Karrenberg & Hack, "Improving Performance of OpenCL on CPUs".
    Nine kernels, 4 lanes, SSE, in some two minutes. Exits with 3 on a mismatch.

    pldi2018: Moll & Hack, "Partial Control-Flow Linearization".
    The uniform branches that stay. Only -o matters here.
    """
    from kernels_ir import catalog
    from wfv.bench.cells import Setup
    from wfv.bench.reproduce import cc2012_files, kept_table, table_files, write_files
    from wfv.cli.measure import report_mismatches
    from wfv.inspect.pictures import matplotlib_module

    if output.exists() and not output.is_dir():
        raise OptionError(f"{str(output)!r} is a file", help="-o takes a folder")
    wrong = 0
    if paper == "pldi2018":
        table = kept_table(analysis=known_analysis(analysis))
        files = write_files(output, table_files("kept", table))
        stdout().print(table)
    else:
        matplotlib_module("figure")  # an error before anything is measured
        cells = measure_cells(
            catalog.names(),
            STRATEGIES,
            Setup(make_options(lanes=LANES, target=target, analysis=analysis), size=size),
            Budget(seconds=max_seconds),
        )
        files = write_files(output, cc2012_files(cells))
        wrong = report_mismatches(cells)
    say(f"{output}: {', '.join(files)}")
    raise typer.Exit(wrong)


def measure_cells(names: Sequence[str], strategies: str, setup: Setup, budget: Budget) -> list[Cell]:
    """Measures bundled kernels with the paper's lanes, and prints the table."""
    from kernels_ir import catalog
    from wfv.bench.cells import check_runnable
    from wfv.bench.table import Rows, make_table
    from wfv.cli.measure import Runs, measured

    check_runnable(setup.options.target)
    rows = [Runs(catalog.load(name), setup) for name in names]
    cells = [cell for found in measured(rows, words(strategies), budget) for cell in found]
    stdout().print(make_table(Rows(cells), with_paper=True, width=stdout().width))
    return cells
