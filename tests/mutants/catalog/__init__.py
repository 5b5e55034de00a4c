"""All mutants by name, in order."""

from __future__ import annotations

from tests.mutants.catalog import (
    analysis,
    auto,
    barriers,
    checked_barriers,
    effects,
    group,
    lane_algebra,
    launches,
    linearize,
    loops,
    masks,
    memory,
    optimizations,
    sub_groups,
    values,
)
from tests.mutants.mutant import Mutant

_AREAS = (
    masks, linearize, loops, analysis, lane_algebra, optimizations, values, memory, effects, barriers, checked_barriers,
    group, sub_groups, launches, auto,
)  # fmt: skip

MUTANTS: dict[str, Mutant] = {mutant.name: mutant for area in _AREAS for mutant in area.MUTANTS}
