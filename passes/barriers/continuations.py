"""What a kernel is split into."""

from __future__ import annotations

from dataclasses import dataclass

from passes.interface import SCRATCH_ALIGN, BarrierPoint
from passes.remarks import Remark
from wfv.ir.core import Function


@dataclass(frozen=True)
class Continuations:
    """The continuations of a kernel: `functions[id]`; 0 is the kernel's start.

    `item_slots`: bytes of one element of each work-item slot; `group_slots`: bytes of each group slot. The functions'
    parameters `wfv.slotK` and `wfv.gslotK` point to them; each slot is aligned to `slot_align` bytes.
    `barriers[k - 1]`: where `functions[k]` starts, if barriers are checked when the kernel runs
    (passes/barriers/checked_continuation.py). The last work-item slot then has the next ids, and
    `functions[k + len(barriers)]` is a copy of `functions[k]` for groups that are complete.
    """

    functions: tuple[Function, ...]
    item_slots: tuple[int, ...]
    group_slots: tuple[int, ...]
    remarks: frozenset[Remark] = frozenset()
    barriers: tuple[BarrierPoint, ...] = ()
    slot_align: int = SCRATCH_ALIGN
