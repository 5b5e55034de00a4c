"""The table of a benchmark: a row for each kernel, a column for each strategy, speedups over scalar."""

import zlib
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from statistics import fmean, median

import yaml
from rich.table import Table

from wfv.bench.cells import BASELINE, Cell
from wfv.bench.sampling import threads_text
from wfv.bench.statistics import Estimate, average, speedup
from wfv.runtime.tables import rich_table

MILLI = 1e3
GLUE = "\N{NO-BREAK SPACE}"  # a narrow terminal may break only between the median and the interval


PAPER_STRATEGIES = ("naive", "unival", "boscc", "unicf")


@cache
def _paper() -> dict[str, dict[str, float]]:
    figures: dict[str, dict[str, float]] = yaml.safe_load(Path(__file__).with_name("paper.yaml").read_text())
    return figures


def paper_speedup(kernel: str, strategy: str) -> float | None:
    """The paper's speedup, None if it has none."""
    return _paper().get(kernel, {}).get(strategy)


def paper_average(kernels: Iterable[str], strategy: str) -> float | None:
    """The arithmetic mean over the kernels that the paper has; for all nine, this is the paper's last row."""
    found = [figure for kernel in kernels if (figure := paper_speedup(kernel, strategy)) is not None]
    return fmean(found) if found else None


def speedups_of(cells: Sequence[Cell]) -> dict[tuple[str, str], Estimate]:
    """The speedups by kernel and strategy, for all cells that have samples and a baseline with samples."""
    baselines = {cell.kernel: cell.samples for cell in cells if cell.strategy == BASELINE and cell.samples}
    return {
        (cell.kernel, cell.strategy): speedup(baselines[cell.kernel], cell.samples, zlib.crc32(cell.kernel.encode()))
        for cell in cells
        if cell.samples and cell.strategy != BASELINE and cell.kernel in baselines
    }


def averages_of(cells: Sequence[Cell]) -> dict[str, Estimate]:
    """The arithmetic means, by strategy: a mean over only some kernels would mislead, and is left out."""
    found, kernels = speedups_of(cells), {cell.kernel for cell in cells}
    columns = {name: [each for (_, own), each in found.items() if own == name] for _, name in found}
    return {name: average(column) for name, column in columns.items() if len(column) == len(kernels)}


def make_table(cells: Sequence[Cell], *, with_paper: bool = False) -> Table:
    """Median speedups with their 95 % confidence intervals, and the mean of each column."""
    kernels = list(dict.fromkeys(cell.kernel for cell in cells))
    own = {(cell.kernel, cell.strategy): cell for cell in cells}
    found, means = speedups_of(cells), averages_of(cells)
    headings = ["kernel", ">scalar ms"]
    columns = [[*kernels, "[bold]AVG"], [*(_milliseconds(own[kernel, BASELINE]) for kernel in kernels), ""]]
    for strategy in dict.fromkeys(cell.strategy for cell in cells if cell.strategy != BASELINE):
        texts = [_cell_text(own[kernel, strategy], found.get((kernel, strategy))) for kernel in kernels]
        headings.append(f">{strategy}")
        columns.append([*texts, speedup_text(means[strategy]) if strategy in means else "-"])
        if with_paper and strategy in PAPER_STRATEGIES:
            figures = [*(paper_speedup(kernel, strategy) for kernel in kernels), paper_average(kernels, strategy)]
            headings.append(">paper")
            columns.append([f"[cyan]{_plain(figure)}" for figure in figures])
    *rows, last = zip(*columns, strict=True)
    caption = "ratio of medians [95 % confidence interval]; AVG: arithmetic mean"
    table = rich_table(headings, rows, title=setup_text(cells[0]), title_justify="center", caption=caption)
    table.columns[0].no_wrap = True
    table.add_section()
    table.add_row(*last)
    return table


def setup_text(cell: Cell) -> str:
    """The title of a benchmark's results."""
    setup = cell.setup
    return f"Speedup over scalar, {setup.lanes} lanes, {setup.target}, {threads_text(setup.threads)}"


def speedup_text(value: Estimate) -> str:
    """`2.31 [2.25, 2.38]` in rich's markup; red below 1."""
    colour = "bold" if value.value >= 1 else "bold red"
    return f"[{colour}]{value.value:.2f}[/] [dim]\\[{value.low:.2f},{GLUE}{value.high:.2f}][/]"


def _cell_text(cell: Cell, value: Estimate | None) -> str:
    if cell.mismatches:
        return "[bold red]WRONG[/]"
    return "-" if value is None else speedup_text(value)


def _milliseconds(cell: Cell) -> str:
    return "[bold red]WRONG[/]" if cell.mismatches else f"{median(cell.samples) * MILLI:.2f}"


def _plain(value: float | None) -> str:
    return "-" if value is None else f"{value:.2f}"
