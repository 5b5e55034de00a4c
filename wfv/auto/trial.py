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
takes most of the time decides, and a round that the system disturbed does not. A candidate is dropped once it is surely
slower than the fastest: so many rounds agree as chance hardly makes. The first one, the cost model's choice, wins
unless another is faster by more than TIE. Before there are rounds, their rows tell which candidates are slower by FAR.
"""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

# A cell is long enough that starting it does not matter, code that is not in the caches included, which takes up to
# 5 us; and short enough that a slow candidate costs little.
CELL_SECONDS = 250e-6
CELL_SECONDS_THREADS = 600e-6  # with several threads, whose start and end differ from cell to cell
MOST_CELLS = 512
SHORTEST = 5e-6  # of a whole launch: a shorter one is not measured, as the noise of one call is 1 to 3 us
SHORT_LAUNCHES = 3  # of the first candidate, in a row: then launches are too short
SAMPLE_SECONDS = 60e-6  # of a sample: several launches in a row if they are shorter
FEW, ENOUGH = 4, 12  # rounds: before any candidate is dropped, before a tie is one
LOOKS = (4, 8, 16, 32, 64, 128)  # rows
LIGHT = 1 / 3  # of the time that a launch of one cell should take: a lighter one does not count
MOST_LIGHT = 100  # such launches: then lighter ones count
SURE = 2.0  # standard deviations of a fair coin
SECONDS = 1.0  # of all samples: then the fastest so far wins
TIE, FAR = 1.015, 3.0

Times = dict[int, float]  # of candidates, over the same groups


class Part(NamedTuple):
    """What to run next: a candidate and so many groups. `cell` is None if the time says nothing about it."""

    candidate: int
    groups: int
    cell: int | None = None


@dataclass
class Trial:
    """The measurements of `candidates` candidates; `winner` is the number of the fastest once that is known.

    `seconds_per_group`: of the first candidate in launches that matter, 0 if it is unknown.
    """

    candidates: int
    threads: int = 1
    seconds_per_group: float = 0.0
    winner: int | None = None
    left: list[int] = field(default_factory=list)  # candidates that are still compared
    rounds: list[Times] = field(default_factory=list)
    rows: list[Times] = field(default_factory=list)
    cells: int = 0  # of a launch; 0 until the first one
    seconds: float = 0.0  # of all samples
    _found: dict[int, Times] = field(default_factory=dict)  # the samples by cell, of the rounds that are not complete
    _row: Times = field(default_factory=dict)
    _orders: dict[int, list[int]] = field(default_factory=dict)  # of the candidates, by round
    _together: tuple[int, int, float] | None = None  # short launches: their candidate, their groups, their seconds
    _next_look: int = FEW
    _light: int = 0  # launches that did not count
    _short: int = 0  # short launches in a row
    _draw: random.Random = field(default_factory=lambda: random.Random(0))

    def __post_init__(self) -> None:
        self._keep(list(range(self.candidates)))

    def next(self, groups: int, first: int = 0) -> Part:
        """What to run of a launch that has so many groups left, from that one on."""
        if self.winner is not None:
            return Part(self.winner, groups)
        if self.seconds_per_group <= 0:
            return Part(self.left[0], min(groups, cell_groups(0, self.threads)))
        total = first + groups
        if not 0 < self.cells <= total:
            self.cells = grid_cells(total, self.seconds_per_group, self.threads)
            self._begin()
        if first == 0 and self.cells > 1:
            self._row = {}
        cell = first * self.cells // total
        return Part(self._candidate_for(cell), -(-(cell + 1) * total // self.cells) - first, cell)

    def record(self, part: Part, seconds: float, *, is_launch: bool = False) -> None:
        """Takes the time of a part; `is_launch`: it was a whole launch."""
        seconds = max(seconds, 1e-9)
        if self.seconds_per_group <= 0:
            self.seconds_per_group = seconds / part.groups
        if self.winner is not None or part.cell is None or part.candidate not in self.left or part.cell >= self.cells:
            return
        if is_launch and part.candidate == self.left[0]:
            self._short = self._short + 1 if seconds < SHORTEST else 0
        if self._short >= SHORT_LAUNCHES:
            self.winner = self.left[0]
        elif self.cells > 1:
            self._add(part.cell, part.candidate, part.groups, seconds)
        else:
            self._add_launch(part.candidate, part.groups, seconds)

    def drop(self, candidate: int) -> None:
        """Takes a candidate out of the comparison: it cannot run."""
        self._keep([each for each in self.left if each != candidate])

    def times(self) -> Times:
        """The time of each candidate relative to the winner's, or to the first's, as far as they were measured."""
        best = self.left[0] if self.winner is None else self.winner
        exact, rough = ({each for times in found for each in times} for found in (self.rounds, self.rows))
        return {each: compared(self.rounds if each in exact else self.rows, each, best)[0] for each in exact | rough}

    def _begin(self) -> None:
        self._found, self._row, self._orders = {}, {}, {}

    def _keep(self, left: list[int]) -> None:
        if left != self.left:
            self.left = left
            self._begin()
        if len(left) == 1:
            self.winner = left[0]

    def _candidate_for(self, cell: int) -> int:
        """The next one that has not run the cell; of short launches, the same as before until they are a sample."""
        if self._together is not None and self._together[0] in self.left:
            return self._together[0]
        count, found = len(self.left), self._found.get(cell, {})
        order = self._orders.setdefault(cell // count, self._draw.sample(self.left, count))
        turn = (cell + len(found)) % count
        return next((each for each in order[turn:] + order[:turn] if each not in found), order[0])

    def _add_launch(self, candidate: int, groups: int, seconds: float) -> None:
        """Takes the time of a launch of one cell. It may be only a part of a sample, or too light to count."""
        if seconds < LIGHT * groups * self.seconds_per_group:
            self._light += 1
            if self._light > MOST_LIGHT:
                self.seconds_per_group, self._light = self.seconds_per_group / 2, 0
            return
        before = self._together if self._together is not None and self._together[0] == candidate else (0, 0, 0.0)
        self._together = candidate, groups + before[1], seconds + before[2]
        if self._together[2] >= SAMPLE_SECONDS:
            sample, self._together = self._together, None
            self._add(0, *sample)

    def _add(self, cell: int, candidate: int, groups: int, seconds: float) -> None:
        """Takes a sample, and looks if that completes a row or a round."""
        self.seconds += seconds
        self._row[candidate] = self._found.setdefault(cell, {})[candidate] = seconds / groups
        if len(self._row) == len(self.left):
            self.rows.append(self._row)
            self._row = {}
        count = len(self.left)
        places = range(cell // count * count, min((cell // count + 1) * count, self.cells))
        if all(len(self._found.get(each, ())) == count for each in places):
            self.rounds.append({each: sum(self._found[cell][each] for cell in places) for each in self.left})
            self._orders.pop(cell // count)
            for each in places:
                del self._found[each]
        self._look(is_end=cell == self.cells - 1)

    def _look(self, is_end: bool) -> None:
        """Judges by the rounds at the end of launches, as their groups may differ; by rows before; not each time."""
        rounds, is_over = self.rounds[1:], self.seconds >= SECONDS  # the first round warms caches
        if len(rounds) >= FEW:
            if is_end and (len(rounds) >= self._next_look or is_over):
                self._next_look = len(rounds) * 5 // 4 + 1
                self._judge(rounds, is_over)
        elif not self._row and len(self.rows) in LOOKS:
            best = self._fastest(self.rows)
            self._keep([each for each in self.left if not self._is_slower(self.rows, each, best, FAR)])

    def _judge(self, rounds: Sequence[Times], is_over: bool) -> None:
        """Drops candidates that are surely slower, and names the winner if that is clear, or time is over."""
        first, best = self.left[0], self._fastest(rounds)
        by = {each: TIE if each == first else 1.0 for each in self.left}
        self._keep([each for each in self.left if not self._is_slower(rounds, each, best, by[each])])
        is_tie = len(rounds) >= ENOUGH and all(compared(rounds, each, best)[0] < TIE for each in self.left)
        if is_tie or is_over:
            self.winner = first if first in self.left and compared(rounds, first, best)[0] <= TIE else best

    def _fastest(self, times: Sequence[Times]) -> int:
        return min(self.left, key=lambda each: compared(times, each, self.left[0])[0])

    def _is_slower(self, times: Sequence[Times], candidate: int, than: int, by: float) -> bool:
        """Whether a candidate surely takes more than so many times as long as another one."""
        quotient, is_sure = compared(times, candidate, than)
        return is_sure and quotient > by


def grid_cells(groups: int, seconds_per_group: float, threads: int) -> int:
    """The cells of a launch of so many groups."""
    return max(1, min(MOST_CELLS, groups // cell_groups(seconds_per_group, threads)))


def cell_groups(seconds_per_group: float, threads: int) -> int:
    """The least groups of a cell; as few as make sense if the speed is unknown, which is 0."""
    seconds = CELL_SECONDS if threads == 1 else CELL_SECONDS_THREADS
    least = 1 if threads == 1 else 4 * threads
    return max(least, math.ceil(seconds / seconds_per_group)) if seconds_per_group > 0 else least


def compared(times: Sequence[Times], candidate: int, other: int) -> tuple[float, bool]:
    """How many times as long a candidate takes as another one, and whether it is surely the slower of the two.

    The median of the quotients by the weights of the rounds; sure if more of the weight agrees than half of it and SURE
    standard deviations of a fair coin that is thrown for each round.
    """
    found = [each for each in times if candidate in each and other in each]
    if not found or candidate == other:
        return 1.0, False
    weights = np.array([sorted(each.values())[len(each) // 2] for each in found])
    quotients = np.array([each[candidate] / each[other] for each in found])
    weights /= weights.sum()
    order = np.argsort(quotients)
    middle = quotients[order[np.searchsorted(np.cumsum(weights[order]), 0.5)]]
    agree, deviation = weights[quotients > 1].sum(), 0.5 * math.sqrt((weights**2).sum())
    return float(middle), bool(len(found) >= FEW and agree >= min(0.5 + SURE * deviation, 1.0) - 1e-9)
