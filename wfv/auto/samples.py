"""The times of a trial's samples, and the rounds that they make.

A *round* is complete when each candidate has run each cell of the grid once more. Its times are sums over the same
cells, so that candidates are comparable where groups differ much in work. Launches may differ too, as their data
change: each has a factor, by which its times are divided. A *quick round* has two samples of each candidate, wherever
they were. It comes early, and says only which candidates are out of the question.

Times of different rounds are not compared: launches differ. A round that the system disturbed says something wrong
about one candidate, so medians of quotients are used, and the number of rounds that agree.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import combinations
from statistics import median
from typing import NamedTuple

import numpy as np

Round = dict[int, float]
AGREEMENT = 0.8  # of few rounds must say the same; of many, as many as chance hardly makes


def slower(rounds: Sequence[Round], candidate: int, than: int) -> float:
    """The median quotient of the two candidates' times in the rounds that both took part in; 1 if there are none."""
    return math.exp(_median(_quotients(rounds, candidate, than)))


def is_slower(rounds: Sequence[Round], candidate: int, than: int, by: float, roots: float = 1.0) -> bool:
    """Whether a candidate is slower by that factor, and most rounds agree that it is slower.

    Most are half of them and so many times the root of their number, or AGREEMENT of them.
    """
    found = _quotients(rounds, candidate, than)
    agree = sum(each > 0 for each in found)
    enough = min(AGREEMENT * len(found), len(found) / 2 + roots * math.sqrt(len(found)))
    return bool(found) and agree >= enough and _median(found) > math.log(by)


def fastest(rounds: Sequence[Round], among: Sequence[int]) -> int:
    """The candidate whose times are the smallest relative to those of the others; the first of them in a tie."""
    levels = dict.fromkeys(among, 0.0)
    for candidate, other in combinations(among, 2):
        quotient = _median(_quotients(rounds, candidate, other))
        levels[candidate] += quotient
        levels[other] -= quotient
    return min(among, key=lambda each: (round(levels[each], 9), among.index(each)))


def winner_of(rounds: Sequence[Round], among: Sequence[int], tie: float, best: int) -> int:
    """The `best` candidate if it is faster than the first one by that factor in most rounds, else the first one."""
    first = among[0]
    return best if is_slower(rounds, first, best, tie, roots=0.5) else first


def is_clear(rounds: Sequence[Round], among: Sequence[int], tie: float, best: int) -> bool:
    """Whether each other candidate is about as fast as the `best` one, or most rounds agree that it is slower."""
    best = best if slower(rounds, among[0], best) > tie else among[0]
    others = [each for each in among if each != best]
    return all(slower(rounds, each, best) < tie or is_slower(rounds, each, best, tie) for each in others)


def _median(found: Sequence[float]) -> float:
    return median(found) if found else 0.0


def _quotients(rounds: Sequence[Round], candidate: int, than: int) -> list[float]:
    """The logarithms of the quotients."""
    log = math.log
    return [log(each[candidate] / each[than]) for each in rounds if candidate in each and than in each]


QUICK = 2  # samples of each candidate in a quick round
CLIP, CLIP_FROM = 2.0, 3  # a sample counts as at most so many times the median of its like, if these are so many
FEW_CELLS = 4  # with fewer, a launch says too little about itself: it has no factor, and nothing is cut
STEPS = 8  # of the iteration for the factors

Array = np.ndarray


class _Sample(NamedTuple):
    launch: int
    cell: int
    candidate: int
    visit: int  # which one of the candidate's samples of the cell
    seconds: float  # of a group


class Samples:
    """The samples of a trial with so many cells and candidates."""

    def __init__(self, cells: int, candidates: int) -> None:
        self.cells, self._candidates = cells, candidates
        self._visits = [[0] * candidates for _ in range(cells)]
        self._found: list[_Sample] = []
        # Of few cells: by visit and candidate, the sum of the seconds, and of how many cells.
        self._few: list[dict[int, tuple[float, int]]] = []
        self._open: dict[int, list[float]] = {}  # the quick round that is not complete
        self.quick_rounds: list[Round] = []

    def add(self, launch: int, cell: int, candidate: int, seconds: float, left: Sequence[int]) -> None:
        """Takes the seconds per group of a sample."""
        visit = self._visits[cell][candidate]
        self._visits[cell][candidate] = visit + 1
        if self.cells < FEW_CELLS:
            self._add_few(visit, candidate, seconds)
        else:
            self._found.append(_Sample(launch, cell, candidate, visit, seconds))
        times = self._open.setdefault(candidate, [])
        times.append(seconds)
        if len(times) >= QUICK and all(len(self._open.get(each, ())) >= QUICK for each in left):
            self.quick_rounds.append({each: sum(times) / len(times) for each, times in self._open.items()})
            self._open = {}

    def visits(self, cell: int, candidate: int) -> int:
        """How often a candidate has run a cell."""
        return self._visits[cell][candidate]

    def complete(self, left: Sequence[int]) -> int:
        """The complete rounds of these candidates."""
        return min(visits[each] for visits in self._visits for each in left)

    def rounds(self, start: int, left: Sequence[int]) -> list[Round]:
        """The complete rounds from that one on; candidates that are not left are in those that they took part in."""
        if (end := self.complete(left)) <= start:
            return []
        if self.cells < FEW_CELLS:
            found = self._few[start:end]
            return [{c: sum for c, (sum, count) in sorted(each.items()) if count == self.cells} for each in found]
        sums = self._table().sum(axis=1)[start:end]
        return [{c: float(seconds) for c, seconds in enumerate(times) if seconds == seconds} for times in sums]

    def _add_few(self, visit: int, candidate: int, seconds: float) -> None:
        if visit == len(self._few):
            self._few.append({})
        before, count = self._few[visit].get(candidate, (0.0, 0))
        self._few[visit][candidate] = before + seconds, count + 1

    def _table(self) -> Array:
        """The seconds by visit, cell and candidate; NaN where there is none."""
        launch, cell, candidate, visit, seconds = (np.array(column) for column in zip(*self._found, strict=True))
        table = np.full((int(visit.max()) + 1, self.cells, self._candidates), np.nan)
        even = _without_factors(launch, cell * self._candidates + candidate, seconds)
        table[visit, cell, candidate] = even
        return _without_outliers(table)


def _without_factors(launch: Array, place: Array, seconds: Array) -> Array:
    """The seconds divided by the launches' factors: a launch's time is its factor times what its samples usually take.

    `place`: the number of the cell and the candidate.
    """
    counts, factors = np.maximum(np.bincount(place), 1), np.ones(launch.max() + 1)
    for _ in range(STEPS):
        usual = np.bincount(place, seconds / factors[launch]) / counts
        factors = np.bincount(launch, seconds) / np.maximum(np.bincount(launch, usual[place]), 1e-30)
        factors[factors == 0] = 1.0
    found: Array = seconds / factors[launch]
    return found


def _without_outliers(table: Array) -> Array:
    if len(table) < CLIP_FROM:
        return table
    sizes = np.sort(table, axis=0)  # NaN last
    count = (~np.isnan(table)).sum(axis=0)
    middle = np.take_along_axis(sizes, np.maximum(count - 1, 0)[None] // 2, axis=0)
    found: Array = np.where((count >= CLIP_FROM) & (table > CLIP * middle), CLIP * middle, table)
    return found
