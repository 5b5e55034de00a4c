"""How `auto` chooses: what the caller gave, and what the environment says."""

import os
from dataclasses import dataclass

from wfv.errors import OptionError, known

AUTO = "auto"  # in the place of a strategy's name
STRATEGY_VARIABLE, MODE_VARIABLE = "WFV_STRATEGY", "WFV_AUTO"
MODES = ("measure", "model")


@dataclass(frozen=True)
class Auto:
    """How a kernel's strategy and lanes are chosen.

    `measure`: by timing parts of launches, else by the cost model alone, which gives the same code each time.
    `any_lanes`: the number of lanes is chosen too; else it is the one that was given. `specialize`: arguments that
    repeat are compiled in as constants where that is measured to be faster.
    """

    measure: bool = True
    any_lanes: bool = True
    specialize: bool = True


def strategy_or_default(strategy: str | None) -> str:
    """The given strategy, else that of WFV_STRATEGY, else `auto`."""
    return strategy if strategy is not None else os.environ.get(STRATEGY_VARIABLE) or AUTO


def measures(tune: bool | None) -> bool:
    """Whether `auto` measures: as given, else as WFV_AUTO says, else yes. Raises OptionError."""
    if tune is not None:
        return bool(tune)
    mode = os.environ.get(MODE_VARIABLE) or MODES[0]
    try:
        return known(mode, MODES, f"mode in {MODE_VARIABLE}") == MODES[0]
    except OptionError as error:
        raise OptionError(error.message, help=f"set {MODE_VARIABLE} to {' or '.join(MODES)}") from None
