"""How `auto` chooses: settings of the caller and of the environment."""

import os
from dataclasses import dataclass

from wfv.errors import OptionError, known

AUTO = "auto"  # in the place of a strategy's name
STRATEGY_VARIABLE, MODE_VARIABLE = "WFV_STRATEGY", "WFV_AUTO"
MODES = {"tuned": None, "tune": True, "model": False}


@dataclass(frozen=True)
class Auto:
    """How a kernel's strategy and lanes are chosen.

    `tune`: True tunes launches of each size class before the first one, None takes earlier results, False ignores
    them; all else is the cost model's choice. `any_lanes`: the number of lanes is chosen too; else it is given.
    `specialize`: integer arguments that repeat are compiled in as constants.
    """

    tune: bool | None = None
    any_lanes: bool = True
    specialize: bool = True


def strategy_or_default(strategy: str | None) -> str:
    """The given strategy, else that of WFV_STRATEGY, else `auto`."""
    return strategy if strategy is not None else os.environ.get(STRATEGY_VARIABLE) or AUTO


def tune_or_default(tune: bool | None) -> bool | None:
    """`Auto.tune`: as given, else as WFV_AUTO says. Raises OptionError."""
    if tune is not None:
        return bool(tune)
    mode = os.environ.get(MODE_VARIABLE) or "tuned"
    try:
        return MODES[known(mode, MODES, f"mode in {MODE_VARIABLE}")]
    except OptionError as error:
        raise OptionError(error.message, help=f"set {MODE_VARIABLE} to {', '.join(MODES)}") from None
