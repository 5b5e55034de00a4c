"""Exchange memory: EXCHANGE_BYTES for each work-item of a group, by which the work-items pass values to each other.

Code that wfv makes calls `wfv.exchange`, which returns its address, the same for all work-items of a group. What lies
where is up to the caller: an array of any type of at most EXCHANGE_BYTES, indexed by the linear local id, is usual. As
with `__local` memory, there must be a barrier between an access and that of another work-item. Its contents at the
kernel's start are undefined, and all callers in a kernel share it.

Before:                                                 After (the kernel has one other work-item slot):
    define i32 @k.c0(.., ptr noalias %wfv.exchange)         define i32 @k.c0(.., ptr noalias %wfv.slot1)
      store i64 %v, ptr %wfv.exchange                         store i64 %v, ptr %wfv.slot1
"""

from __future__ import annotations

from collections.abc import Sequence

from wfv.ir.core import Function
from wfv.opencl.builtins import EXCHANGE

EXCHANGE_BYTES = 16  # for each work-item: room for scalars of 2, 4 and 8 bytes side by side


def place_exchange_memory(fns: Sequence[Function], item_slots: tuple[int, ...]) -> tuple[int, ...]:
    """Makes the exchange memory one more work-item slot, in place, if any function has it; returns all slots."""
    found = [arg for fn in fns for arg in fn.args if arg.name == EXCHANGE]
    for arg in found:
        arg.name = f"wfv.slot{len(item_slots)}"
    return (*item_slots, EXCHANGE_BYTES) if found else item_slots
