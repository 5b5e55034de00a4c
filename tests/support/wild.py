"""Sources in the shape of what is in the wild, and the strategies that a test runs them with."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import wfv
from wfv.runtime.program import Program

WILD = Path(__file__).resolve().parents[1] / "wild"
_COVERING = ("scalar", "naive", "partial+boscc")
STRATEGIES = [
    pytest.param(name, marks=() if name in _COVERING else pytest.mark.full) for name in wfv.STRATEGIES
]  # fmt: skip


def build(name: str, strategy: str, **options: Any) -> Program:
    """The program of a file in tests/wild."""
    return wfv.build(WILD / name, strategy=strategy, **options)
