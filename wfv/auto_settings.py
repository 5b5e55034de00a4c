"""How `auto` chooses: settings of the caller and of the environment."""

import os
from typing import NamedTuple

AUTO = "auto"  # in the place of a strategy's name
STRATEGY_VARIABLE = "WFV_STRATEGY"


class Auto(NamedTuple):
    """How a kernel's strategy and lanes are chosen.

    `any_lanes`: the number of lanes is chosen too; else it is given. `specialize`: integer arguments that repeat are
    compiled in as constants.
    """

    any_lanes: bool = True
    specialize: bool = True


def strategy_or_default(strategy: str | None) -> str:
    """The given strategy, else that of WFV_STRATEGY, else `auto`."""
    return strategy if strategy is not None else os.environ.get(STRATEGY_VARIABLE) or AUTO
