"""Compares the candidates of a launch by timing parts of it.

Work-groups are independent, so one part of a launch can run under one candidate and the next part under another. The
launch has a fixed grid of cells (`Grid`). In each launch, neighbouring cells run under different candidates,
and in the next launches each cell runs under each of the others: a Latin square. Then each candidate has run the same
groups, and the sums of its times are a round (wfv/auto/samples.py). Rounds are compared by medians.

             cell 0  cell 1  cell 2
    launch 0    A       B       C
    launch 1    B       C       A        a round of three candidates
    launch 2    C       A       B

Launches that are light, beside those that take most of the time, say nothing and do not count. Several successive
launches that are short are one sample: all of them run under one candidate.

If the grid has few cells, the first round warms caches and is not counted. A candidate that is clearly slower is
dropped early. The first candidate, the cost model's choice, wins unless another is faster by more than TIE.

A launch is cut into cells of equal numbers of groups. Of each cell, the first groups are its *sample*, which is timed.
A launch that is not long consists of samples only. The cells of a long one are longer than their samples.

    groups   0        12       24       36
    cells    |0       |1       |2       |
    samples  |----    |----    |----    |        of a long launch
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass, field
from typing import NamedTuple

from wfv.auto.launches import LightLaunches
from wfv.auto.samples import FEW_CELLS, Round, Samples, fastest, is_clear, is_slower, slower, winner_of

# A sample is long enough that starting it does not matter, code that is not in the caches included, which takes up to
# 5 us; and short enough that a slow candidate costs little.
SAMPLE_SECONDS = 250e-6
SAMPLE_SECONDS_THREADS = 600e-6  # with several threads, whose start and end differ from sample to sample
ALL, MOST = 64, 512  # cells: up to so many the launch is all samples; at most
SPARSE = 10  # a cell of a launch with more than ALL of them, in samples


@dataclass(frozen=True)
class Grid:
    """The `cells` of launches, with samples of about `sample` groups."""

    cells: int
    sample: int

    def start(self, cell: int, groups: int) -> int:
        """The first group of a cell of a launch of so many groups, at least one for each cell."""
        return cell * groups // self.cells

    def cell_from(self, first: int, groups: int) -> int:
        """The first cell that starts at that group or later; the number of cells if there is none."""
        return -(-first * self.cells // groups)

    def sample_size(self, cell: int, groups: int) -> int:
        """The groups of a cell's sample: all of the cell if only few would be left."""
        size = self.start(cell + 1, groups) - self.start(cell, groups)
        return self.sample if size >= self.sample + self.sample // 2 else size


def make_grid(groups: int, seconds_per_group: float, threads: int) -> Grid:
    """The grid for launches of so many groups."""
    sample = sample_groups(seconds_per_group, threads)
    cells = max(groups // sample, 1)
    if cells > ALL:
        cells = max(ALL, min(MOST, cells // SPARSE))
    return Grid(cells, sample)


def sample_groups(seconds_per_group: float, threads: int) -> int:
    """The groups of a sample; as few as make sense if the speed is unknown, which is 0."""
    seconds = SAMPLE_SECONDS if threads == 1 else SAMPLE_SECONDS_THREADS
    least = 1 if threads == 1 else 4 * threads
    return max(least, math.ceil(seconds / seconds_per_group)) if seconds_per_group > 0 else least


SHORTEST = 5e-6  # of a whole launch: a shorter one is not measured, as the noise of one call is 1 to 3 us
ALONE, BATCH = 30e-6, 100e-6  # seconds: of a launch that is a sample by itself; of several that are one
SHORT_LAUNCHES = 3  # of the first candidate, in a row: then launches are too short
# Rounds of a grid of one cell: before a candidate is dropped, before the fastest wins, at most. The more cells, the
# fewer rounds: by the square root, and not below the second number.
DROP_AFTER, ROUNDS, MOST_ROUNDS = (6, 2), (12, 3), (40, 6)
DROP_BEYOND = 1.25  # times the fastest
QUICK_ROUNDS, QUICK_BEYOND = 4, 3.0  # the same by quick rounds
LEADS_BY = 1.1  # to run what is not measured, before rounds are complete
WARM_CELLS = 16  # with fewer cells the first round does not count
TIE = 1.015


class Part(NamedTuple):
    """What to run next: a candidate and so many groups. `cell` is None if the time says nothing about it."""

    candidate: int
    groups: int
    cell: int | None = None


@dataclass
class Batch:
    """Launches that are one sample: so many are missing."""

    candidate: int
    missing: int
    launches: int = 0
    seconds: float = 0.0  # per group, summed over all


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
    leader: int = 0  # the fastest so far
    rounds: int = 0  # that count so far
    _grid: Grid | None = None
    _samples: Samples | None = None
    _order: list[int] = field(default_factory=list)  # of the candidates, in this round
    _launches: int = 0
    _missing: int = 0  # samples of this round
    _done: int = 0  # rounds
    _short: int = 0  # short launches in a row
    _batch: Batch | None = None
    _light: LightLaunches = field(init=False)

    def __post_init__(self) -> None:
        self.left, self._light = list(range(self.candidates)), LightLaunches()
        self._decide()

    def next(self, groups: int, first: int = 0) -> Part:
        """What to run of a launch that has so many groups left, from that one on."""
        if self.winner is not None:
            return Part(self.winner, groups)
        if self.seconds_per_group <= 0:
            return Part(self.left[0], min(groups, sample_groups(0, self.threads)))
        grid, total = self._grid_for(first + groups), first + groups
        if first == 0:
            self._launches += 1
            self._light.begin(self.seconds_per_group * total if grid.cells >= FEW_CELLS else 0.0)
        cell = grid.cell_from(first, total)
        if cell < grid.cells and (start := grid.start(cell, total)) > first:
            return Part(self.leader, start - first)
        if cell == grid.cells:
            return Part(self.leader, groups)
        candidate = self._batch_of(total).candidate if grid.cells == 1 else self._candidate_for(cell)
        return Part(candidate, grid.sample_size(cell, total), cell)

    def record(self, part: Part, seconds: float, *, is_launch: bool = False) -> None:
        """Takes the time of a part; `is_launch`: it was a whole launch."""
        seconds = max(seconds, 1e-9)
        if self.seconds_per_group <= 0:
            self.seconds_per_group = seconds / part.groups
        if self.winner is not None or part.cell is None or part.candidate not in self.left:
            return
        if is_launch and self._is_short(part.candidate, seconds):
            self.winner = self.left[0]
            return
        for cell, candidate, found in self._light.pass_on(part.cell, part.candidate, part.groups, seconds):
            if candidate in self.left and self.winner is None and self._has(cell):
                self._take(cell, candidate, found)

    def drop(self, candidate: int) -> None:
        """Takes a candidate out of the comparison: it cannot run."""
        self._keep([each for each in self.left if each != candidate])
        self._decide()

    def times(self) -> dict[int, float]:
        """The time of each candidate relative to the winner's, or to the first's, as far as they were measured."""
        best = self.left[0] if self.winner is None else self.winner
        rounds, quick = self._counted(), self._samples.quick_rounds if self._samples is not None else []
        exact, rough = ({each for times in found for each in times} for found in (rounds, quick))
        return {each: slower(rounds if each in exact else quick, each, best) for each in sorted(exact | rough)}

    def _grid_for(self, groups: int) -> Grid:
        """The grid, made at the first launch, and again if a launch has fewer groups than cells."""
        if self._grid is None or self._grid.cells > groups:
            self._grid = make_grid(groups, self.seconds_per_group, self.threads)
            self._samples, self._done, self.rounds = Samples(self._grid.cells, self.candidates), 0, 0
            self._begin_round()
        return self._grid

    def _has(self, cell: int) -> bool:
        """Whether there is such a cell: the launch of another thread may have had fewer groups than the grid cells."""
        return self._grid is not None and cell < self._grid.cells

    def _candidate_for(self, cell: int) -> int:
        """One of those that have run the cell least often; neighbouring cells and launches get different ones."""
        assert self._samples is not None
        visits, count = self._samples.visits, len(self._order)
        turn = (cell + cell // count + self._launches) % count
        for each in (ordered := self._order[turn:] + self._order[:turn]):
            if visits(cell, each) == self._done:  # no candidate has fewer
                return each
        return min(ordered, key=lambda each: visits(cell, each))

    def _is_short(self, candidate: int, seconds: float) -> bool:
        """Whether launches are too short to be compared."""
        if candidate == self.left[0]:
            self._short = self._short + 1 if seconds < SHORTEST else 0
        return self._short >= SHORT_LAUNCHES

    def _batch_of(self, groups: int) -> Batch:
        """The sample that a launch of so many groups belongs to, if the grid has one cell."""
        if self._batch is None or self._batch.candidate not in self.left:
            seconds = self.seconds_per_group * groups
            self._batch = Batch(self._candidate_for(0), math.ceil(BATCH / seconds) if seconds < ALONE else 1)
        return self._batch

    def _take(self, cell: int, candidate: int, seconds: float) -> None:
        """Takes the seconds per group of a part: a sample, or a launch of one."""
        batch = self._batch
        if batch is None or batch.candidate != candidate:
            self._add(cell, candidate, seconds)
            return
        batch.missing, batch.launches, batch.seconds = batch.missing - 1, batch.launches + 1, batch.seconds + seconds
        if batch.missing <= 0:
            self._batch = None
            self._add(cell, candidate, batch.seconds / batch.launches)

    def _add(self, cell: int, candidate: int, seconds: float) -> None:
        assert self._samples is not None
        self._missing -= self._samples.visits(cell, candidate) == self._done
        quick = len(self._samples.quick_rounds)
        self._samples.add(self._launches, cell, candidate, seconds, self.left)
        if self._missing == 0 or len(self._samples.quick_rounds) > quick:
            self._decide()

    def _begin_round(self) -> None:
        """The order changes from round to round, lest it meet a rhythm in the launches."""
        assert self._samples is not None
        self._done = self._samples.complete(self.left)
        cells = range(self._samples.cells)
        self._missing = sum(self._samples.visits(cell, each) <= self._done for cell in cells for each in self.left)
        self._order = random.Random(self._done).sample(self.left, len(self.left))

    def _keep(self, left: list[int]) -> None:
        if left != self.left:
            self.left = left
            self.leader = self.leader if self.leader in left else left[0]
            if self._samples is not None:
                self._begin_round()

    def _decide(self) -> None:
        """Drops candidates, and names the winner if that is clear."""
        if self._samples is not None and len(self.left) > 1:
            self._judge_quickly(self._samples.quick_rounds)
            if self._missing == 0:
                self._begin_round()
                self._judge(self._counted())
        if len(self.left) == 1:
            self.winner = self.left[0]

    def _judge_quickly(self, rounds: list[Round]) -> None:
        if self.rounds > 0 or not rounds or len(rounds) % QUICK_ROUNDS:
            return
        best, first = fastest(rounds, self.left), self.left[0]
        self.leader = best if slower(rounds, first, best) > LEADS_BY else first
        self._keep([each for each in self.left if not is_slower(rounds, each, best, QUICK_BEYOND)])

    def _judge(self, rounds: list[Round]) -> None:
        self.rounds = len(rounds)
        if not rounds:
            return
        best = fastest(rounds, self.left)
        if self.rounds >= self._enough(DROP_AFTER):
            self._keep([each for each in self.left if not is_slower(rounds, each, best, DROP_BEYOND)])
        self.leader = winner_of(rounds, self.left, TIE, best)
        are_enough = self.rounds >= self._enough(ROUNDS) and is_clear(rounds, self.left, TIE, best)
        if are_enough or self.rounds >= self._enough(MOST_ROUNDS):
            self.winner = self.leader

    def _enough(self, rounds: tuple[int, int]) -> int:
        assert self._samples is not None
        most, least = rounds
        return max(least, math.ceil(most / math.sqrt(self._samples.cells)))

    def _counted(self) -> list[Round]:
        """The complete rounds, without the first of few cells."""
        if self._samples is None:
            return []
        return self._samples.rounds(0 if self._samples.cells >= WARM_CELLS else 1, self.left)
