"""The table of strategies: measured times with intervals where there are any, beside the cost model's estimates."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import median

from wfv.bench.cells import BASELINE, Cell
from wfv.bench.table import MILLI, speedups_of
from wfv.cost import Estimate
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


def estimated_rows(estimates: Sequence[Estimate]) -> list[StrategyRow]:
    """A row for each candidate of the cost model, best first: nothing is measured."""
    scalar = next((each.cycles for each in estimates if each.candidate.strategy == BASELINE), None)
    return [
        StrategyRow(
            f"{each.candidate.strategy}, {each.candidate.lanes} lanes"
            if each.candidate.strategy not in (BASELINE, "llvm")
            else each.candidate.strategy,
            speedup=scalar / each.cycles if scalar else None,
            cycles=each.cycles,
            is_best=at == 0,
        )
        for at, each in enumerate(estimates)
    ]
