"""Bars of speedups: lengths in percent of the longest, with the interval and the place of scalar."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from wfv.report.data import StrategyRow

_ROOM = 0.98  # of the width: the end of the longest interval is visible


@dataclass(frozen=True)
class Bar:
    """Percentages of the width: the bar's end, its interval, and where a speedup of 1 is."""

    end: float
    low: float
    high: float
    one: float


def bars_of(rows: Sequence[StrategyRow]) -> list[Bar | None]:
    """A bar for each row, None where there is no speedup."""
    longest = max((max(row.high or 0, row.speedup or 0) for row in rows), default=0) or 1
    scale = 100 * _ROOM / max(longest, 1)
    return [_bar(row, scale) for row in rows]


def _bar(row: StrategyRow, scale: float) -> Bar | None:
    if row.speedup is None:
        return None
    low, high = row.low or row.speedup, row.high or row.speedup
    return Bar(*(round(scale * value, 2) for value in (row.speedup, low, high, 1)))
