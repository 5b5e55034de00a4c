"""What is ranked, and what the ranking says of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Candidate:
    """One way to compile a kernel: the name of a strategy and the lanes."""

    strategy: str
    lanes: int


@dataclass(frozen=True)
class Estimate:
    """`cycles` of one work-item, and the `parts` that they consist of; `reason`: one line that says what dominates.

    `instructions`: how many the code has (`code_size.py`).
    """

    candidate: Candidate
    cycles: float
    parts: Mapping[str, float]
    reason: str
    instructions: int = 0
