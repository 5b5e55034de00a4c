"""docs/which_strategy.md: its figures are measured ones, and it names all strategies."""

from __future__ import annotations

import re
from pathlib import Path

from wfv.strategies import STRATEGIES

PAGE = Path("docs/which_strategy.md").read_text()
RESULTS = Path("measurements/2026-11.md").read_text() + Path("docs/results.md").read_text()
NUMBER = re.compile(r"\d+\.\d+")


def rows(text: str) -> list[list[str]]:
    """The rows of tables with figures: the kernel's name, then its figures, without their intervals."""
    text = re.sub(r" \[[^]]*\]", "", text)
    found = [[cell.strip(" *") for cell in line.split("|")[1:-1]] for line in text.splitlines() if line.startswith("|")]
    return [[row[0].split(" ")[0], *filter(NUMBER.fullmatch, row[1:])] for row in found if row]


def test_the_figures_are_those_of_the_results() -> None:
    ours = [row for row in rows(PAGE) if len(row) > 1]
    assert len(ours) == 10
    theirs = rows(RESULTS)
    for name, *figures in ours:
        of_kernel = [set(row[1:]) for row in theirs if row[0] == name]
        assert any(set(figures) <= known for known in of_kernel), (name, figures)


def test_all_strategies_are_named() -> None:
    assert all(f"`{name}`" in PAGE for name in STRATEGIES if name != "partial+boscc")
