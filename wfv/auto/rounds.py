"""What rounds of measurements say about candidates: how much slower each is than another, and how certain that is.

A round has a time of each candidate that took part, for the same work. Times of different rounds are not compared:
launches differ. A round that the system disturbed says something wrong about one candidate, so medians are
used, and the number of rounds that agree.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from wfv.lazy import LazyModule

if TYPE_CHECKING:
    import statistics
else:  # only once candidates have been measured
    statistics = LazyModule("statistics")

Round = dict[int, float]
AGREEMENT = 0.8  # of the rounds must say the same


def slower(rounds: Sequence[Round], candidate: int, than: int) -> float:
    """The median quotient of the two candidates' times in the rounds that both took part in; 1 if there are none."""
    found = _quotients(rounds, candidate, than)
    return math.exp(statistics.median(found)) if found else 1.0


def is_slower(rounds: Sequence[Round], candidate: int, than: int, by: float) -> bool:
    """Whether a candidate is slower by that factor, and most rounds agree that it is slower."""
    found = _quotients(rounds, candidate, than)
    agree = sum(each > 0 for each in found)
    return bool(found) and statistics.median(found) > math.log(by) and agree >= AGREEMENT * len(found)


def fastest(rounds: Sequence[Round], among: Sequence[int]) -> int:
    """The candidate whose times are the smallest relative to those of the others; the first of them in a tie."""
    return min(among, key=lambda each: (round(_level(rounds, each, among), 9), among.index(each)))


def winner_of(rounds: Sequence[Round], among: Sequence[int], tie: float) -> int:
    """The fastest candidate if it is faster than the first one by that factor, else the first one."""
    first, best = among[0], fastest(rounds, among)
    return best if slower(rounds, first, best) > tie else first


def is_clear(rounds: Sequence[Round], among: Sequence[int], tie: float) -> bool:
    """Whether each other candidate is about as fast as the winner, or most rounds agree that it is slower."""
    best = winner_of(rounds, among, tie)
    others = [each for each in among if each != best]
    return all(slower(rounds, each, best) < tie or is_slower(rounds, each, best, tie) for each in others)


def _level(rounds: Sequence[Round], candidate: int, among: Sequence[int]) -> float:
    return sum(math.log(slower(rounds, candidate, other)) for other in among)


def _quotients(rounds: Sequence[Round], candidate: int, than: int) -> list[float]:
    """The logarithms of the quotients."""
    return [math.log(each[candidate] / each[than]) for each in rounds if candidate in each and than in each]
