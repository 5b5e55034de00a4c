"""All mutants by name, in order."""

from __future__ import annotations

from tests.mutants.catalog import analysis, barriers, effects, group, linearize, loops, masks, memory, values
from tests.mutants.mutant import Mutant

_AREAS = (masks, linearize, loops, analysis, values, memory, effects, barriers, group)

MUTANTS: dict[str, Mutant] = {mutant.name: mutant for area in _AREAS for mutant in area.MUTANTS}
