"""Splits a function at the meetings of a sub-group, as passes/barriers splits a kernel at its barriers.

The continuations return the number of the meeting that a work-item reached, or -1 at the end; what the function itself
returned, they store to `wfv.sub_group.result`. Values that are live across a meeting are in slots with one element for
each lane. No value counts as uniform, because work-items of a sub-group may diverge at any branch.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from passes.barriers.clone_continuation import clone_continuation
from passes.barriers.cut import cut_at
from passes.barriers.slot_access import Numbering, SlotSizes, assign_slots
from passes.barriers.slots import plan_slots
from passes.sub_groups.meeting_memory import LANE, Meeting, is_meeting
from wfv.ir.cfg import Cfg, block_index_order
from wfv.ir.core import Function, Instr
from wfv.ir.types import I32, PTR, size_of
from wfv.ir.values import Argument, const_int

DONE = const_int(I32, -1)
GROUP_RESULT = "wfv.sub_group.result"
SLOT = "wfv.sub_group.slot"


@dataclass(frozen=True)
class Parts:
    """The continuations: `functions[k]` begins behind `meetings[k - 1]`. `slots`: the slots, `SLOT` + number."""

    functions: tuple[Function, ...]
    meetings: tuple[Meeting, ...]
    slots: SlotSizes


def split_at_meetings(fn: Function, meetings: Mapping[Instr, Meeting]) -> Parts:
    """Splits `fn`, which is invalid afterwards. Its parameters have the lane and the meeting memory.

    Meetings have numbers by block index: those with lower numbers come first on all paths through an iteration.
    """
    cfg = Cfg(fn)
    fn.blocks = block_index_order(cfg)
    in_order = tuple(meetings[call] for call in fn.instrs() if call in meetings)
    _store_results(fn)
    kernel = cut_at(fn, cfg, is_meeting, set())
    parts = [clone_continuation(kernel, number, number) for number in range(len(kernel.starts))]
    lane = next(n for n, arg in enumerate(fn.args) if arg.name == LANE)
    slots = assign_slots(kernel, parts, plan_slots(kernel, parts), Numbering(lambda b: b.fn.args[lane], SLOT))
    return Parts(tuple(part.fn for part in parts), in_order, slots)


def _store_results(fn: Function) -> None:
    """Replaces each `ret i32 k` by a store of k and `ret i32 -1`."""
    result = Argument(PTR, GROUP_RESULT, "noalias noundef align 4")
    fn.args.append(result)
    for block in fn.blocks:
        if block.terminator.op == "ret":
            end = block.terminator
            block.instrs.insert(-1, Instr(end.type, "", "store", [end.operands[0], result], {"align": size_of(I32)}))
            end.operands = [DONE]
