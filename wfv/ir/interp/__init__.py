"""A reference interpreter of the IR: W lanes in lockstep, or one; it checks bounds, poison and uniformity at run time.

`lockstep.py` runs functions, `prepare.py` makes them ready.
"""

from wfv.ir.interp.environment import SubGroupPlace
from wfv.ir.interp.lockstep import Lockstep, StepLimitError
from wfv.ir.interp.memory import Memory
from wfv.ir.interp.values import POISON, UndefinedBehaviour

__all__ = [
    "POISON", "Lockstep", "Memory", "StepLimitError", "SubGroupPlace", "UndefinedBehaviour",
]  # fmt: skip
