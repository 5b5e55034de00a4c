"""The table of a benchmark: a row for each kernel, a column for each strategy, speedups over scalar."""

import zlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from statistics import fmean, geometric_mean, median

import yaml
from rich.table import Table

from wfv.bench.cells import BASELINE, Cell, Setup
from wfv.bench.sampling import threads_text
from wfv.bench.statistics import Estimate, average, median_of, speedup
from wfv.grouped import grouped
from wfv.strategies import OWN_ANALYSIS
from wfv.tables import rich_table

RATIO = "scalar: one work-item at a time; ratio of medians"
INTERVALS = f"{RATIO} [95 % confidence interval]"
MILLI = 1e3
KERNEL = "kernel"  # the heading of the first column
INTERVAL = " [dim]\\["  # text after it in a cell is left out on a narrow terminal
PAPER_WIDTH = 136  # of a table with the paper's speedups and all intervals


MEANS = {"[bold]AVG": fmean, "[bold]GEO": geometric_mean}
PAPER_STRATEGIES = ("naive", "unival", "boscc", "unicf")


@cache
def _paper() -> dict[str, dict[str, float]]:
    figures: dict[str, dict[str, float]] = yaml.safe_load(Path(__file__).with_name("paper.yaml").read_text())
    return figures


def paper_speedup(kernel: str, strategy: str) -> float | None:
    """The paper's speedup, None if it has none."""
    return _paper().get(kernel, {}).get(strategy)


def paper_average(kernels: Iterable[str], strategy: str, mean: Callable[[list[float]], float] = fmean) -> float | None:
    """The mean over the kernels that the paper has; for all nine, the arithmetic one is the paper's last row."""
    found = [figure for kernel in kernels if (figure := paper_speedup(kernel, strategy)) is not None]
    return mean(found) if found else None


def speedups_of(cells: Sequence[Cell]) -> dict[tuple[str, str], Estimate]:
    """The speedups by kernel and strategy, for all cells that have samples and a baseline with samples."""
    baselines = {cell.kernel: cell.samples for cell in cells if cell.strategy == BASELINE and cell.samples}
    return {
        (cell.kernel, cell.strategy): speedup(baselines[cell.kernel], cell.samples, zlib.crc32(cell.kernel.encode()))
        for cell in cells
        if cell.samples and cell.strategy != BASELINE and cell.kernel in baselines
    }


def averages_of(cells: Sequence[Cell], is_geometric: bool) -> dict[str, Estimate]:
    """The means, by strategy: a mean over only some kernels would mislead, and is left out."""
    found, kernels = speedups_of(cells), {cell.kernel for cell in cells}
    columns = {name: [each for (_, own), each in found.items() if own == name] for _, name in found}
    return {name: average(column, is_geometric) for name, column in columns.items() if len(column) == len(kernels)}


@dataclass(frozen=True)
class Rows:
    """The cells of one table: a row for each kernel, or, under another heading, for each size of one kernel."""

    cells: Sequence[Cell]
    heading: str = KERNEL

    @property
    def are_sizes(self) -> bool:
        """Whether each row is a size that is a number."""
        return self.heading != KERNEL and all(cell.setup.size.isdecimal() for cell in self.cells)


def tables_of(cells: Sequence[Cell]) -> list[Rows]:
    """A table for each number of lanes and size. One kernel in several sizes is one table for each number of lanes."""
    kernels, sizes = {cell.kernel for cell in cells}, {cell.setup.size for cell in cells}
    if len(kernels) > 1 or len(sizes) == 1:
        return [Rows(group) for group in _groups(cells)]
    renamed = [replace(cell, kernel=cell.setup.size) for cell in cells]
    return [
        Rows(group, f"{cells[0].kernel}, size")
        for group in grouped((each.setup.options.lanes, each) for each in renamed).values()
    ]


def _groups(cells: Sequence[Cell]) -> list[list[Cell]]:
    """The cells with the same lanes and size, in order."""
    return [*grouped(((cell.setup.options.lanes, cell.setup.size), cell) for cell in cells).values()]


def long_table(cells: Sequence[Cell]) -> Table:
    """A row for each cell, for spreadsheets and plots: medians and speedups with the ends of their intervals."""
    rows = []
    for group in _groups(cells):
        found = speedups_of(group)
        for cell in group:
            time = median_of(cell.samples) if cell.samples else None
            figures = (*_figures(time, MILLI), *_figures(found.get((cell.kernel, cell.strategy))))
            setup, options = cell.setup, cell.setup.options
            own = (cell.kernel, setup.size, options.lanes, options.target, setup.threads, options.math)
            rows.append((*own, setup.without_text, cell.strategy, *figures, cell.same_as))
    headings = [f"{name}{end}" for name in ("ms", "speedup") for end in ("", " low", " high")]
    names = ("size", "lanes", "target", "threads", "math", "without", "strategy")
    return rich_table((KERNEL, *names, *headings, "same code"), rows)


def _figures(value: Estimate | None, unit: float = 1.0) -> tuple[str, ...]:
    """The value and the ends of its interval, empty if there is none."""
    return tuple(f"{unit * each:.6g}" for each in (value.value, value.low, value.high)) if value else ("", "", "")


def make_table(shown: Rows, *, with_paper: bool = False, width: int = PAPER_WIDTH) -> Table:
    """Median speedups with their 95 % confidence intervals, and the mean of each column for several kernels.

    `width`: of the terminal. Where the paper's columns do not fit, the table has speedups alone, and fits 80 columns.
    """
    cells = shown.cells
    kernels = list(dict.fromkeys(cell.kernel for cell in cells))
    own = {(cell.kernel, cell.strategy): cell for cell in cells}
    found, means = speedups_of(cells), [averages_of(cells, is_geometric) for is_geometric in (False, True)]
    headings = [shown.heading, ">scalar ms"]
    columns = [[*kernels, *MEANS], [*(milliseconds(own[kernel, BASELINE]) for kernel in kernels), *[""] * len(MEANS)]]
    for strategy in dict.fromkeys(cell.strategy for cell in cells if cell.strategy != BASELINE):
        texts = [_cell_text(own[kernel, strategy], found.get((kernel, strategy))) for kernel in kernels]
        headings.append(f">{strategy}")
        columns.append([*texts, *(speedup_text(each[strategy]) if strategy in each else "-" for each in means)])
        if with_paper and strategy in PAPER_STRATEGIES:
            averages = (paper_average(kernels, strategy, mean) for mean in MEANS.values())
            figures = [*(paper_speedup(kernel, strategy) for kernel in kernels), *averages]
            headings.append(">paper")
            columns.append([f"[cyan]{_plain(figure)}" for figure in figures])
    caption = INTERVALS
    if with_paper and width < PAPER_WIDTH:
        del headings[1], columns[1]
        columns = [[text.split(INTERVAL)[0] for text in column] for column in columns]
        caption = RATIO
    rows = list(zip(*columns, strict=True))
    caption += "; = NAME: the same machine code" if any(cell.same_as for cell in cells) else ""
    has_mean = shown.heading == KERNEL and len(kernels) > 1
    caption += "; AVG: arithmetic mean, as in CC 2012; GEO: geometric mean" if has_mean else ""
    look = {"title_justify": "center", "caption": caption, "padding": (0, 1, 0, 1 - with_paper)}
    table = rich_table(headings, rows[: len(kernels)], title=setup_text(cells), **look)
    table.columns[0].no_wrap = True
    if has_mean:
        table.add_section()
        for row in rows[len(kernels) :]:
            table.add_row(*row)
    return table


def setup_text(cells: Sequence[Cell]) -> str:
    """The title of a benchmark's results; with the size, if it is one and not that of bundled kernels."""
    setup, own, sizes = cells[0].setup, cells[0].setup.options, {cell.setup.size for cell in cells}
    size = f", size {setup.size}" if len(sizes) == 1 and setup.size != Setup.size else ""
    without = f", without {setup.without_text}" if own.without else ""
    bounds = ", with tests of bounds" if own.bounds else ""
    analysis = f", analysis {own.analysis}" if own.analysis != OWN_ANALYSIS else ""
    on = f"{own.lanes} lanes, {own.target}, {threads_text(setup.threads)}"
    return f"Speedup over scalar, {on}{without}{bounds}{analysis}{size}"


def speedup_text(value: Estimate) -> str:
    """`2.31 [2.25, 2.38]` in rich's markup; red below 1."""
    colour = "bold" if value.value >= 1 else "bold red"
    return f"[{colour}]{value.value:.2f}[/]{INTERVAL}{value.low:.2f}, {value.high:.2f}][/]"


def _cell_text(cell: Cell, value: Estimate | None) -> str:
    if cell.mismatches:
        return "[bold red]WRONG[/]"
    return "-" if value is None else f"= {cell.same_as}" if cell.same_as else speedup_text(value)


def milliseconds(cell: Cell) -> str:
    """The median with two decimals, or three digits if it is less than 1."""
    if cell.mismatches:
        return "[bold red]WRONG[/]"
    time = median(cell.samples) * MILLI
    return f"{time:.2f}" if time >= 1 else f"{time:#.3g}"


def _plain(value: float | None) -> str:
    return "-" if value is None else f"{value:.2f}"
