"""What rounds of measurements say about candidates: how much slower each is than another, and how certain that is.

A round has a time of each candidate that took part, for the same work. Times of different rounds are not compared:
launches differ. A round that the system disturbed says something wrong about one candidate, so medians are
used, and the number of rounds that agree.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import combinations

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
    """0 if there are none. `statistics` takes longer to load than all of this runs."""
    ordered, count = sorted(found), len(found)
    return (ordered[(count - 1) // 2] + ordered[count // 2]) / 2 if count else 0.0


def _quotients(rounds: Sequence[Round], candidate: int, than: int) -> list[float]:
    """The logarithms of the quotients."""
    log = math.log
    return [log(each[candidate] / each[than]) for each in rounds if candidate in each and than in each]
