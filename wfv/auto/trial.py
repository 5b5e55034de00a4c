"""Compares the candidates of a launch by timing parts of it.

Work-groups are independent, so one part of a launch can run under one candidate and the next part under another. The
parts come in rounds: in each round every candidate that is left runs one part, in an order that rotates. Neighbouring
groups are more alike than distant ones, and so are launches that follow each other: times are compared within a round
only (wfv/auto/rounds.py).

The first round warms caches and is not counted. A candidate that is clearly slower is dropped early. The first
candidate, the cost model's choice, wins unless another is faster by more than TIE.
"""

from __future__ import annotations

import math
from dataclasses import field
from typing import NamedTuple

from wfv.auto.rounds import Round, fastest, is_slower, slower
from wfv.light_dataclass import light_dataclass

# A part is long enough that starting it does not matter, and short enough that a slow candidate costs little.
PART_SECONDS = 150e-6
PART_SECONDS_THREADS = 600e-6  # with several threads, whose start and end differ from part to part
SHORTEST = 30e-6  # of a whole launch: a shorter one is not measured, as the noise of one call is 1 to 3 us
DROP_AFTER, LAUNCH_DROP_AFTER = 4, 6  # rounds that count: of parts of launches; of launches, which differ more
ROUNDS, MOST_ROUNDS = 12, 40  # that decide: if they are clear; at most
DROP_BEYOND = 1.25  # times the fastest
TIE = 1.015


class Part(NamedTuple):
    """What to run next: a candidate and so many groups. `round` is None if the time says nothing about it."""

    candidate: int
    groups: int
    round: int | None = None


@light_dataclass(frozen=False)
class Trial:
    """The measurements of `candidates` candidates; `winner` is the number of the fastest once that is known."""

    candidates: int
    threads: int = 1
    winner: int | None = None
    left: list[int] = field(default_factory=list)  # candidates that are still compared
    seconds_per_group: float = 0.0  # of the last part; 0: unknown
    _rounds: list[Round] = field(default_factory=list)
    _waiting: list[int] = field(default_factory=list)  # that have not run in this round
    _is_of_launches: bool = False  # some part was a whole launch

    def __post_init__(self) -> None:
        self.left = list(range(self.candidates))
        self._decide()

    def next(self, groups: int) -> Part:
        """What to run of a launch that has so many groups left."""
        if self.winner is not None:
            return Part(self.winner, groups)
        if not self._waiting:
            self._begin_round()
        size = min(groups, self.part_groups())
        if groups - size < size // 2:
            size = groups  # no short rest
        return Part(self._waiting[0], size, len(self._rounds) - 1)

    def part_groups(self) -> int:
        """The groups of a part: as many as PART_SECONDS take, and some for each thread."""
        seconds = PART_SECONDS if self.threads == 1 else PART_SECONDS_THREADS
        least = 1 if self.threads == 1 else 4 * self.threads
        return max(least, math.ceil(seconds / self.seconds_per_group)) if self.seconds_per_group > 0 else least

    def record(self, part: Part, seconds: float, *, is_launch: bool = False) -> None:
        """Takes the time of a part; `is_launch`: it was a whole launch."""
        each = max(seconds, 1e-9) / part.groups
        self.seconds_per_group = each
        if self.winner is not None or part.round != len(self._rounds) - 1 or part.candidate not in self._waiting:
            return  # another thread has run the same part
        if seconds < SHORTEST and is_launch:
            self.winner = self.left[0]
            return
        self._is_of_launches |= is_launch
        self._rounds[-1][part.candidate] = each
        self._waiting.remove(part.candidate)
        if not self._waiting:
            self._decide()

    def drop(self, candidate: int) -> None:
        """Takes a candidate out of the comparison: it cannot run."""
        self.left = [each for each in self.left if each != candidate]
        self._waiting = [each for each in self._waiting if each != candidate]
        self._decide()

    def times(self) -> dict[int, float]:
        """The time of each candidate relative to the winner's, or to the first's, as far as they were measured."""
        best = self.left[0] if self.winner is None else self.winner
        measured = {each for times in self._counted() for each in times}
        return {each: slower(self._counted(), each, best) for each in sorted(measured)}

    @property
    def rounds(self) -> int:
        """The rounds that count so far."""
        return len(self._counted())

    def _counted(self) -> list[Round]:
        """The finished rounds after the first."""
        return self._rounds[1:-1] if self._waiting else self._rounds[1:]

    def _begin_round(self) -> None:
        turn = len(self._rounds) % len(self.left)
        self._waiting = self.left[turn:] + self.left[:turn]
        self._rounds.append({})

    def _decide(self) -> None:
        """Drops candidates, and names the winner if that is clear."""
        if len(self.left) > 1 and self.rounds >= (LAUNCH_DROP_AFTER if self._is_of_launches else DROP_AFTER):
            best = fastest(self._counted(), self.left)
            self.left = [each for each in self.left if not is_slower(self._counted(), each, best, DROP_BEYOND)]
        if len(self.left) == 1:
            self.winner = self.left[0]
        elif self.rounds >= ROUNDS and (self._is_clear() or self.rounds >= MOST_ROUNDS):
            self.winner = self._best()

    def _best(self) -> int:
        first, best = self.left[0], fastest(self._counted(), self.left)
        return best if slower(self._counted(), first, best) > TIE else first

    def _is_clear(self) -> bool:
        """Whether each other candidate is about as fast as the best one, or most rounds agree that it is slower."""
        best, counted = self._best(), self._counted()
        others = [each for each in self.left if each != best]
        return all(slower(counted, each, best) < TIE or is_slower(counted, each, best, TIE) for each in others)
