"""The table of strategies: measured times with intervals where there are any, beside the cost model's estimates."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import median

from wfv.bench.cells import BASELINE, Cell
from wfv.bench.table import MILLI, speedups_of
from wfv.explain.verdict import Verdict
from wfv.report.data import StrategyRow


def measured_rows(cells: Sequence[Cell], cycles: Mapping[str, float]) -> list[StrategyRow]:
    """A row for each cell. `cycles`: the estimates by strategy, for the lanes of the cells."""
    found = speedups_of(cells)
    times = {cell.strategy: median(cell.samples) for cell in cells if cell.samples}
    ratios = {name: found[kernel, name].value for kernel, name in found} | dict.fromkeys(
        [BASELINE] if times else [], 1.0
    )
    best = max(ratios, key=ratios.__getitem__, default="")  # of the rounds that all have
    rows: list[StrategyRow] = []
    for cell in cells:
        name = cell.strategy
        own = found.get((cell.kernel, name))
        has_time = name in times
        value = own.value if own else 1.0 if has_time and name == BASELINE else None
        rows.append(
            StrategyRow(
                name,
                milliseconds=times[name] * MILLI if has_time else None,
                speedup=value,
                low=own.low if own else value,
                high=own.high if own else value,
                cycles=cycles.get(name),
                problem="; ".join(cell.mismatches),
                is_best=name == best,
            )
        )
    return rows


def estimated_rows(verdict: Verdict) -> list[StrategyRow]:
    """A row for each candidate of the cost model, best first: nothing is measured."""
    scalar = next((row.cycles for row in verdict.rows if row.candidate.strategy == BASELINE), None)
    return [
        StrategyRow(
            row.title, speedup=scalar / row.cycles if scalar else None, cycles=row.cycles, is_best=row is verdict.best
        )
        for row in verdict.rows
    ]
