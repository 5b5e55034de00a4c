"""The names that begin with `wfv.` in the IR, with their meaning; the functions that make and recognize them.

Functions that a step calls under a mask or on all lanes. Until widening replaces the call, each has a scalar body
(passes/functions/scalar_bodies.py):

| name | meaning |
|---|---|
| `wfv.any`, `wfv.all` | votes: whether an i1 is true in any active lane, or in all of them |
| `wfv.load.TYPE.pN`, `wfv.store.TYPE.pN` | a load or store under a mask (passes/functions/masked_instructions.py) |
| `wfv.ordered.load.`.., `wfv.ordered.store.`.. | likewise, atomic or volatile: lane by lane |
| `wfv.atomicrmw.`.., `wfv.cmpxchg.`.. | likewise, an atomic read-modify-write or compare-exchange |
| `wfv.call.NAME` | a call of the helper `wfv.fn.NAME` under a mask |

Functions that built-ins call (wfv/opencl/builtins.py), and the variable in which they leave a group's result:

| name | meaning |
|---|---|
| `wfv.exchange` | returns the address of the exchange memory (passes/barriers/exchange_memory.py) |
| `wfv.trap` | ends the work-item and the launch (passes/functions/name_traps.py) |
| `wfv.barrier.NAME` | a barrier that is part of the built-in NAME |
| `wfv.work_group.result` | a `__local` variable (wfv/opencl/rules/work_group_bodies.py) |

Functions without a scalar body: `wfv.sub_group.*`, the sub-group primitives (wfv/ir/intrinsics.py), with `.masked` at
the end if the last operand is a mask.

Functions with a body:

| name | meaning |
|---|---|
| `wfv.fn.NAME` | a helper function that is not inlined (passes/functions/inline.py) |
| `wfv.fn.by_lane.NAME.K` | a loop of the function NAME that runs lane by lane (passes/linearize/loops_by_lane.py) |
| `wfv.fn.NAME.masked` | its masked form: the same function with a mask as its last parameter (masked_helpers.py) |
| `wfv.fn.NAME.masked.simd` | the vector form of the masked form (passes/widen) |
| `wfv.printf.K`, `wfv.printf.write.TYPES` | what calls of printf become (wfv/opencl/printf_functions.py) |
| `wfv.group.KERNEL` | runs all work-items of one group (passes/kernel/work_item_loops.py) |
| `wfv.launch.KERNEL` | the launch function: claims groups and runs them (passes/kernel/launch_function.py) |

`KERNEL.cN.rest` is the form of a continuation for the rest of a row (passes/functions/rest_forms.py).

Parameters: `wfv.mask` is the mask of a masked form; docs/passes/builtins.md lists those of a kernel (`wfv.lid0`, ..).
Metadata: `wfv.line` (passes/normalize/line_marks.py).
"""

from __future__ import annotations

LOAD, STORE = "wfv.load.", "wfv.store."
# Memory instructions that happen once for each active lane, in lane order.
PER_LANE = ("wfv.ordered.load.", "wfv.ordered.store.", "wfv.atomicrmw.", "wfv.cmpxchg.")
HELPER = "wfv.fn."  # prefix of a helper function that is not inlined
BY_LANE = "wfv.fn.by_lane."  # prefix of a helper that has no vector form: active lanes run it one after the other
CALL = "wfv.call."  # prefix of a call of such a helper under a mask
MASK = "wfv.mask"  # the last parameter of a masked form


def is_helper(name: str) -> bool:
    """Whether a function of this name is a helper that is not inlined, or one of its forms."""
    return name.startswith(HELPER)


def runs_by_lane(helper: str) -> bool:
    """Whether the helper of this name has no vector form: active lanes run it one after the other."""
    return helper.startswith(BY_LANE)


def masked_name(helper: str) -> str:
    """The name of a helper's masked form."""
    return f"{helper}.masked"


def simd_name(helper: str) -> str:
    """The name of a helper's vector form."""
    return f"{masked_name(helper)}.simd"


def call_name(helper: str) -> str:
    """The name of the function that calls a helper under a mask."""
    return CALL + helper.removeprefix(HELPER)


def callee_under_mask(name: str) -> str:
    """The helper that the function of this name calls under a mask; "" if it is no such function."""
    return HELPER + name.removeprefix(CALL) if name.startswith(CALL) else ""
