"""The results of a benchmark as a page: for each kernel a group of rows, one for each strategy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from wfv.bench.cells import BASELINE, Cell
from wfv.bench.statistics import average
from wfv.bench.table import setup_text, speedups_of
from wfv.report.bars import Bar, bars_of
from wfv.report.data import StrategyRow
from wfv.report.page import render
from wfv.report.strategies import measured_rows


@dataclass(frozen=True)
class Group:
    """The rows of a kernel with their bars; all bars of a page have one scale."""

    title: str
    rows: Sequence[tuple[StrategyRow, Bar | None]]


def bench_page(cells: Sequence[Cell], machine: str) -> str:
    """The page. `machine`: what it was measured on."""
    kernels = list(dict.fromkeys(cell.kernel for cell in cells))
    tables = {kernel: measured_rows([cell for cell in cells if cell.kernel == kernel], {}) for kernel in kernels}
    if len(kernels) > 1:
        tables["Mean of the kernels"] = _averages(cells, kernels)
    bars = iter(bars_of([row for rows in tables.values() for row in rows]))
    groups = [Group(title, [(row, next(bars)) for row in rows]) for title, rows in tables.items()]
    return render("bench.html.j2", groups=groups, title=setup_text(cells[0]), machine=machine)


def _averages(cells: Sequence[Cell], kernels: Sequence[str]) -> list[StrategyRow]:
    """The arithmetic means of the strategies that all kernels have: one over some of them would mislead."""
    found, rows = speedups_of(cells), list[StrategyRow]()
    for name in dict.fromkeys(cell.strategy for cell in cells if cell.strategy != BASELINE):
        column = [found[kernel, name] for kernel in kernels if (kernel, name) in found]
        if len(column) == len(kernels):
            mean = average(column)
            rows.append(StrategyRow(name, speedup=mean.value, low=mean.low, high=mean.high))
    return rows
