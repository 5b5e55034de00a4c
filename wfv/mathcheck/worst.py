"""The largest error among many."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Worst:
    """`error`: the largest, in units of the last place, -1 if nothing was compared; `at`: its element's index;
    `broken`: the number of errors beyond the bound."""

    error: float
    at: int
    broken: int
