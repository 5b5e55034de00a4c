"""A reference interpreter of the IR: W lanes in lockstep, or one; it checks bounds, poison and uniformity at run time.

`lockstep.py` runs functions, `prepare.py` makes them ready, and a watch (`watch.py`) asserts more of them.
"""

from wfv.ir.interp.environment import Registers, Step, SubGroupPlace
from wfv.ir.interp.lockstep import Lockstep, StepLimitError
from wfv.ir.interp.memory import Memory
from wfv.ir.interp.values import POISON, UndefinedBehaviour
from wfv.ir.interp.watch import MakeWatch, Watch, agreed

__all__ = [
    "POISON", "Lockstep", "MakeWatch", "Memory", "Registers", "Step", "StepLimitError", "SubGroupPlace",
    "UndefinedBehaviour", "Watch", "agreed",
]  # fmt: skip
