"""A reference interpreter of the IR: W lanes in lockstep, or one; uniformity and bounds are checked as it runs."""

from wfv.ir.interp.interpreter import (
    POISON,
    Memory,
    StepLimitError,
    UndefinedBehaviour,
    run_lockstep,
    run_scalar,
)

__all__ = ["POISON", "Memory", "StepLimitError", "UndefinedBehaviour", "run_lockstep", "run_scalar"]
