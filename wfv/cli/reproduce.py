"""`wfv reproduce`: the tables and figures of papers, made anew."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from wfv.bench.sampling import Budget
from wfv.cli.bench import LANES, MORE_STRATEGIES, STRATEGIES, TARGET
from wfv.cli.console import say, stdout
from wfv.cli.option_texts import words
from wfv.cli.options import Analysis, Target
from wfv.errors import OptionError
from wfv.strategies import OWN_ANALYSIS, known_analysis

if TYPE_CHECKING:
    from wfv.bench.cells import Cell, Setup


def reproduce(
    paper: Annotated[Literal["cc2012", "pldi2018", "results"], typer.Argument(help="The paper.")],
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

    results: docs/results.md with its charts, from what DIR/records has. What is missing there is measured first: in
    some eleven minutes with two peers (docs/peers.md). Only -o matters here.
    """
    from kernels_ir import catalog
    from wfv.bench.cells import Setup
    from wfv.bench.reproduce import cc2012_files, kept_table, table_files, write_files
    from wfv.cli.measure import report_mismatches
    from wfv.inspect.pictures import check_templates, matplotlib_module

    if output.exists() and not output.is_dir():
        raise OptionError(f"{str(output)!r} is a file", help="-o takes a folder")
    wrong = 0
    if paper == "pldi2018":
        table = kept_table(analysis=known_analysis(analysis))
        files = write_files(output, table_files("kept", table))
        stdout().print(table)
    elif paper == "results":
        matplotlib_module("figure")
        check_templates()
        wrong, files = _results(output)
    else:
        matplotlib_module("figure")  # an error before anything is measured
        cells = _cells(
            catalog.names(),
            STRATEGIES,
            Setup(LANES, target, size=size, analysis=known_analysis(analysis)),
            Budget(seconds=max_seconds),
        )
        files = write_files(output, cc2012_files(cells))
        wrong = report_mismatches(cells)
    say(f"{output}: {', '.join(files)}")
    raise typer.Exit(wrong)


def _cells(names: Sequence[str], strategies: str, setup: Setup, budget: Budget) -> list[Cell]:
    """Measures bundled kernels with the paper's lanes, and prints the table."""
    from kernels_ir import catalog
    from wfv.bench.cells import check_runnable
    from wfv.bench.table import Rows, make_table
    from wfv.cli.measure import Runs, measured

    check_runnable(setup.target)
    rows = [Runs(catalog.load(name), setup) for name in names]
    cells = [cell for found in measured(rows, words(strategies), budget) for cell in found]
    stdout().print(make_table(Rows(cells), with_paper=True, width=stdout().width))
    return cells


def _results(output: Path) -> tuple[int, list[str]]:
    """Measures the parts that have no record, and writes the page; the exit code and the names of the files."""
    from kernels_ir import catalog
    from wfv.bench.json_record import read_json
    from wfv.bench.reproduce import code_sizes, results_pictures, results_values, write_files
    from wfv.inspect.pictures import render

    records = output / "records"
    records.mkdir(parents=True, exist_ok=True)
    for name, measure in _parts().items():
        path = records / f"{name}.json"
        if not path.exists() and (wrong := measure(path)):
            path.unlink()
            return wrong, []
    parts = {path.stem: read_json(path) for path in sorted(records.glob("*.json"))}
    sizes = code_sizes([catalog.load(name) for name in catalog.names()])
    page = render("results.md.j2", sizes=sizes, **results_values(parts))
    pictures = write_files(output / "images", results_pictures(parts))
    return 0, [*write_files(output, iter([("results.md", page)])), *pictures]


def _parts() -> dict[str, Callable[[Path], int]]:
    """The functions that measure a part into a file and return the exit code; the peers, if one is installed."""
    from kernels_ir import catalog
    from wfv.bench.cells import Setup
    from wfv.bench.json_record import record_text
    from wfv.bench.peers.peer import INTEL, POCL, absence
    from wfv.cli.bench import run_ablation, run_peers
    from wfv.cli.measure import report_mismatches
    from wfv.cli.options import BenchLaunch, BenchOptions, BuildFlags

    def strategies(names: Sequence[str], compared: str, path: Path) -> int:
        cells = _cells(names, compared, Setup(LANES, TARGET), Budget(seconds=1.0))
        path.write_text(record_text(cells))
        return report_mismatches(cells)

    peers = [name for name in (INTEL, POCL) if absence(name, run_peers.find_library(name)) is None]
    asked = BenchOptions(all=True, max_seconds=0.4, runs=25)
    parts: dict[str, Callable[[Path], int]] = {
        "paper": partial(strategies, catalog.names(), STRATEGIES),
        "irregular": partial(strategies, catalog.IRREGULAR, MORE_STRATEGIES),
        "ablation": lambda path: run_ablation.run(asked, BenchLaunch(), BuildFlags(), False, path, "table"),
    }
    return parts | ({"peers": lambda path: run_peers.run(asked, ",".join(peers), path, "table")} if peers else {})
