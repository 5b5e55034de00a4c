"""Placeholder ranking."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from wfv.options import Options


@dataclass(frozen=True)
class Candidate:
    strategy: str
    lanes: int


@dataclass(frozen=True)
class Estimate:
    candidate: Candidate
    cycles: float
    parts: Mapping[str, float]
    reason: str


def rank(text: str, name: str, options: Options, candidates: Sequence[Candidate] | None = None) -> list[Estimate]:
    n = options.lanes
    found = candidates or [
        Candidate("unicf", n),
        Candidate("unicf+boscc", n),
        Candidate("unicf", 2 * n),
        Candidate("scalar", n),
        Candidate("llvm", n),
    ]
    return [Estimate(c, 1.0 + i / 10, {}, "") for i, c in enumerate(found)]
