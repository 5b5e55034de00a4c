"""What tests of bounds cost: a row for each kernel and strategy, with the times of both codes."""

from collections.abc import Sequence
from dataclasses import replace
from statistics import geometric_mean, median

from rich.table import Table

from wfv.bench.cells import Cell
from wfv.bench.statistics import ratio_of_runs
from wfv.bench.table import MILLI, speedup_text
from wfv.runtime.tables import rich_table


def bounds_table(cells: Sequence[Cell]) -> Table:
    """Of cells without tests and, of the same kernels and strategies, with them; the last rows have the means."""
    tested = {_key(cell): cell for cell in cells if cell.setup.bounds}
    rows, factors = list[tuple[str, ...]](), dict[str, list[float]]()
    for cell in cells:
        other = tested.get(_key(cell), cell)
        if cell is other:
            continue
        text = "-"
        if cell.samples and other.samples:
            found = ratio_of_runs(other.samples, cell.samples)
            text = speedup_text(found)
            factors.setdefault(cell.strategy, []).append(found.value)
        names = cell.kernel, cell.strategy, str(cell.setup.lanes), cell.setup.size
        rows.append((*names, _milliseconds(cell), _milliseconds(other), text))
    rows += [("geometric mean", name, *[""] * 4, f"{geometric_mean(each):.2f}") for name, each in factors.items()]
    headings = ("kernel", "strategy", ">lanes", "size", ">ms", ">tested ms", ">factor")
    title = f"Cost of tests of bounds, {cells[0].setup.target}"
    return rich_table(headings, rows, title=title, caption="factor: ratio of medians [95 % confidence interval]")


def _key(cell: Cell) -> tuple[object, ...]:
    return cell.kernel, cell.strategy, replace(cell.setup, bounds=False)


def _milliseconds(cell: Cell) -> str:
    return f"{median(cell.samples) * MILLI:.3f}" if cell.samples else "-"
