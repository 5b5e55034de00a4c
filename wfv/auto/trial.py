"""Compares the candidates of a launch by timing parts of it.

Work-groups are independent, so one part of a launch can run under one candidate and the next part under another. A
launch has a fixed grid of *cells*, each long enough to be timed. Neighbouring cells run under different candidates, and
in the next launches each cell runs under each of the others. As many neighbouring cells as there are candidates make a
*round* when each of them has run under each candidate: a Latin square, in which neither a cell nor a launch that takes
longer than others is to a candidate's disadvantage. The order of the candidates is drawn for each round, lest it meet a
rhythm in the groups or the launches.

    cells     0  1  2  3  4  5  6
    launch 0  A  C  B  B  A  C  A
    launch 1  C  B  A  A  C  B  B     rounds of the cells 0 to 2, 3 to 5, and 6
    launch 2  B  A  C  C  B  A  C

Two candidates are compared by the median of their quotients in rounds, each with the weight of the round's time: what
takes most of the time decides, and a round that the system disturbed does not. The first one, which runs before, wins
unless another is faster by more than TIE. Before there are rounds, their rows tell which candidates are slower, and go:
by 3 times after 4 rows, by a quarter after 32.
"""

import math
import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

# A cell is long enough that starting it does not matter, code that is not in the caches included, which takes up to
# 5 us; and short enough that a slow candidate costs little.
CELL_SECONDS = 250e-6
CELL_SECONDS_THREADS = 600e-6  # with several threads, whose start and end differ from cell to cell
MOST_CELLS = 512
SAMPLE_SECONDS = 60e-6  # of a sample: several launches in a row if they are shorter
ROUNDS, LEAST_SECONDS = 16, 0.1  # of all samples: then the fastest wins
MOST_SECONDS = 1.0  # of all samples: then it wins after FEW rounds
FEW, LOOKS = 4, (4, 8, 16, 32, 64)  # rounds before anything is known; rows
LIGHT = 1 / 3  # of the time that a launch of one cell should take: a lighter one does not count
MOST_LIGHT = 100  # such launches: then lighter ones count
TIE, FAR = 1.015, 8.0  # FAR: over the number of rows, by how much a candidate is slower that goes early

Times = dict[int, float]  # of candidates, over the same groups


class Part(NamedTuple):
    """What to run next: a candidate and so many groups. `cell` is None if the time says nothing about it."""

    candidate: int
    groups: int
    cell: int | None = None


@dataclass
class Trial:
    """The measurements of `candidates` candidates; `winner` is the number of the fastest once that is known.

    `seconds_per_group`: of the first candidate in launches that matter. The trial has ROUNDS, and as many more as take
    LEAST_SECONDS; fewer, but at least FEW, if these take MOST_SECONDS.
    """

    candidates: int
    threads: int = 1
    seconds_per_group: float = 1e-9
    winner: int | None = None
    left: list[int] = field(default_factory=list)  # candidates that are still compared
    rounds: list[Times] = field(default_factory=list)
    rows: list[Times] = field(default_factory=list)
    cells: int = 0  # of a launch; 0 until the first one
    seconds: float = 0.0  # of all samples
    _found: dict[int, Times] = field(default_factory=dict)  # the samples by cell, of the rounds that are not complete
    _row: Times = field(default_factory=dict)
    _orders: dict[int, list[int]] = field(default_factory=dict)  # of the candidates, by round
    _together: Part | None = None  # short launches: their candidate, their groups
    _together_seconds: float = 0.0
    _light: int = 0  # launches in a row that did not count
    _draw: random.Random = field(default_factory=lambda: random.Random(0))

    def __post_init__(self) -> None:
        self._keep(range(self.candidates))

    def next(self, groups: int, first: int = 0) -> Part:
        """What to run of a launch that has so many groups left, from that one on."""
        if self.winner is not None:
            return Part(self.winner, groups)
        total = first + groups
        if not 0 < self.cells <= total:
            self.cells = grid_cells(total, self.seconds_per_group, self.threads)
            self._begin()
        if first == 0 and self.cells > 1:
            self._row = {}
        cell = first * self.cells // total
        return Part(self._candidate_for(cell), -(-(cell + 1) * total // self.cells) - first, cell)

    def record(self, part: Part, seconds: float) -> None:
        """Takes the time of a part."""
        if self.winner is not None or part.cell is None or part.candidate not in self.left or part.cell >= self.cells:
            return
        add = self._add if self.cells > 1 else self._add_launch
        add(part, max(seconds, 1e-9))

    def drop(self, candidate: int) -> None:
        """Takes a candidate out of the comparison: it cannot run."""
        self._keep(each for each in self.left if each != candidate)

    def times(self) -> Times:
        """The time of each candidate relative to the winner's, or to the first's, as far as they were measured."""
        best = self.left[0] if self.winner is None else self.winner
        exact, rough = ({each for times in found for each in times} for found in (self.rounds, self.rows))
        return {each: compared(self.rounds if each in exact else self.rows, each, best) for each in exact | rough}

    def _begin(self) -> None:
        self._found, self._row, self._orders, self._together = {}, {}, {}, None

    def _keep(self, left: Iterable[int]) -> None:
        before, self.left = self.left, sorted(left)
        if self.left != before:
            self._begin()
        if len(self.left) == 1:
            self.winner = self.left[0]

    def _candidate_for(self, cell: int) -> int:
        """The next one that has not run the cell; of short launches, the same as before until they are a sample."""
        if self._together is not None:
            return self._together.candidate
        count, found = len(self.left), self._found.get(cell, {})
        order = self._orders.setdefault(cell // count, self._draw.sample(self.left, count))
        turn = (cell + len(found)) % count
        return next((each for each in order[turn:] + order[:turn] if each not in found), order[0])

    def _add_launch(self, part: Part, seconds: float) -> None:
        """Takes the time of a launch of one cell. It may be only a part of a sample, or too light to count."""
        if seconds < LIGHT * part.groups * self.seconds_per_group:
            self._light += 1
            if self._light > MOST_LIGHT:
                self.seconds_per_group, self._light = self.seconds_per_group / 2, 0
            return
        self._light = 0
        if self._together is not None and self._together.candidate == part.candidate:
            part, seconds = part._replace(groups=part.groups + self._together.groups), seconds + self._together_seconds
        self._together, self._together_seconds = part, seconds
        if seconds >= SAMPLE_SECONDS:
            self._together = None
            self._add(part, seconds)

    def _add(self, part: Part, seconds: float) -> None:
        """Takes a sample, and looks if that completes a row or a round."""
        cell, count = part.cell or 0, len(self.left)
        self.seconds += seconds
        self._row[part.candidate] = self._found.setdefault(cell, {})[part.candidate] = seconds / part.groups
        if len(self._row) == count:
            self.rows.append(self._row)
            self._row = {}
        places = range(cell // count * count, min((cell // count + 1) * count, self.cells))
        if all(len(self._found.get(each, ())) == count for each in places):
            self.rounds.append({each: sum(self._found[cell][each] for cell in places) for each in self.left})
            self._orders.pop(cell // count)
            for each in places:
                del self._found[each]
        if not self._row and len(self.rows) in LOOKS:
            far = 1 + FAR / len(self.rows)
            best = min(self.left, key=lambda each: compared(self.rows, each, self.left[0]))
            self._keep(each for each in self.left if compared(self.rows, each, best, 0.25) <= far)
        if cell == self.cells - 1 and len(self.rounds) >= FEW and self.winner is None:  # the groups of a launch differ
            self._judge()

    def _judge(self) -> None:
        """Names the winner at the end of the trial."""
        is_enough = len(self.rounds) >= ROUNDS and self.seconds >= LEAST_SECONDS
        if is_enough or self.seconds >= MOST_SECONDS:
            self.winner = min(
                self.left, key=lambda each: compared(self.rounds, each, self.left[0]) * (TIE if each else 1)
            )


def grid_cells(groups: int, seconds_per_group: float, threads: int) -> int:
    """The cells of a launch of so many groups."""
    seconds, least = (CELL_SECONDS, 1) if threads == 1 else (CELL_SECONDS_THREADS, 4 * threads)
    return max(1, min(MOST_CELLS, groups // max(least, math.ceil(seconds / seconds_per_group))))


def compared(times: Sequence[Times], candidate: int, other: int, share: float = 0.5) -> float:
    """How many times as long a candidate takes as another one: the median of the quotients, by the rounds' weights.

    `share`: of the weight that has smaller quotients, if it is not half of it.
    """
    found = [each for each in times if candidate in each and other in each]
    if not found or candidate == other:
        return 1.0
    weights = np.array([sorted(each.values())[len(each) // 2] for each in found])
    quotients = np.array([each[candidate] / each[other] for each in found])
    order = np.argsort(quotients)
    return float(quotients[order[np.searchsorted(np.cumsum(weights[order]), share * weights.sum())]])
