"""Meetings at the ends of iterations: work-items of a sub-group that diverge in a loop stay in the same iteration.

    for (..) {                     Without the meeting, a work-item that does not need the second reduction comes to the
      a = reduce(x);               first one again, in the next iteration, while others wait at the second one. It
      if (..) b = reduce(y);       would then run ahead, because the meeting of the lowest number is next.
      <meeting>
    }

The latch is the last block of a loop in block index order, so its meeting has the highest number in the loop: it is
next only when all work-items in the loop have come to it. Those that have left the loop wait behind it.
"""

from __future__ import annotations

from passes.sub_groups.meeting_memory import is_meeting, meet_at
from wfv.ir.cfg import Cfg, Loop
from wfv.ir.core import Function, Instr


def meet_in_each_iteration(fn: Function, cfg: Cfg) -> list[Instr]:
    """Adds these meetings to the loops that need them; returns their calls."""
    loops = [loop for loop in cfg.loops.all if not _is_kept_together(cfg, loop)]
    return [meet_at(fn, latch) for loop in loops for latch in loop.latches]


def _is_kept_together(cfg: Cfg, loop: Loop) -> bool:
    """Whether work-items never meet in the loop, or all of them do once in each iteration, at its only meeting."""
    calls = [block for block in loop.blocks for instr in block.instrs if is_meeting(instr.callee)]
    return not calls or (
        len(calls) == 1
        and cfg.loops.innermost(calls[0]) is loop
        and all(cfg.dominates(calls[0], latch) for latch in loop.latches)
    )
