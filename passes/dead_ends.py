"""`unreachable` becomes a return.

No work-item ever comes there, so anything may stand there; but once the branch in front of it is linearized, all lanes
run through it under a mask, and that must not be undefined.

Before:                     After:
    x: unreachable              x: ret i32 poison
"""

from __future__ import annotations

from wfv.ir.core import Function, Instr
from wfv.ir.types import VOID
from wfv.ir.values import Poison


def return_from_dead_ends(fn: Function) -> bool:
    """Rewrites `fn` in place; False if there was nothing to do."""
    ends = [block for block in fn.blocks if block.terminator.op == "unreachable"]
    for block in ends:
        operands = [] if fn.ret == VOID else [Poison(fn.ret)]
        block.instrs[-1] = Instr(VOID, "", "ret", list(operands))
    return bool(ends)
