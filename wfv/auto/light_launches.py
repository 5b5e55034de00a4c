"""Leaves out the samples of launches that are light beside those that take most of the time."""

from __future__ import annotations

LIGHT = 1 / 3  # of the time that a launch should take
MOST = 500  # launches that are left out; then all count, as the data have changed


class LightLaunches:
    """Holds a launch's samples back until it has run for so long that it counts."""

    def __init__(self) -> None:
        self._held: list[tuple[int, int, float]] = []
        self._until_heavy = 0.0  # seconds
        self._left_out = 0

    def begin(self, seconds: float) -> None:
        """A launch begins that should take so long. The samples that are still held are left out."""
        self._left_out += bool(self._held)
        self._held = []
        self._until_heavy = LIGHT * seconds if self._left_out < MOST else 0.0

    def pass_on(self, cell: int, candidate: int, groups: int, seconds: float) -> list[tuple[int, int, float]]:
        """Takes a sample; returns those that count from now on: cells, candidates, and seconds per group."""
        self._held.append((cell, candidate, seconds / groups))
        self._until_heavy -= seconds
        if self._until_heavy > 0:
            return []
        found, self._held = self._held, []
        return found
