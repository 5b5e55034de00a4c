"""The control-flow graphs that the tests run."""

from __future__ import annotations

from functools import cache

from wfv.fuzz.graphs.campaign import GraphCase, graph_cases, select_cases

STEP_5, STEP_6 = 141, 1213  # of the sample


@cache
def selection() -> list[GraphCase]:
    """All cases of up to four blocks, and a sample of the others."""
    return [*select_cases(4), *list(graph_cases(5))[::STEP_5], *list(graph_cases(6))[::STEP_6]]
