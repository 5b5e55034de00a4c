"""The form of a kernel after a step, run in the interpreter with W lanes in lockstep.

`stage_after` copies the form; `run_form` runs a launch of it, as the group kernel does: continuations follow each other
by their results, and slots, `__local` memory and the parameters `wfv.*` are supplied as by
passes/kernel/work_item_loops.py. The interpreter asserts that values are uniform or strided where the shapes say so.
"""

from wfv.fuzz.lockstep.form import Form, stage_after
from wfv.fuzz.lockstep.run import run_form

__all__ = ["Form", "run_form", "stage_after"]
