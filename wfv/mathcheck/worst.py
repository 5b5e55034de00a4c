"""The largest error among many."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Worst:
    """`error` is in units of the last place, -1 if nothing was compared; `at` is the number of the element; `broken`:
    how many were beyond the bound."""

    error: float
    at: int
    broken: int
