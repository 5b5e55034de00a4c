"""No control flow ends at an `unreachable`.

No work-item ever comes there, so anything may stand there; but once the branch in front of it is linearized, all lanes
run through it under a mask, and that must not be undefined.

A switch has no default that nobody takes: its last case becomes the default. A way out that is none would make a loop
divergent, and work-items would seem to miss the barriers behind it. (LLVM has removed all branches to an `unreachable`
but these.) Any other `unreachable` is a return.

Before:                                             After:
    s: switch i32 %x, label %dead [                     s: switch i32 %x, label %b [ i32 0, label %a ]
         i32 0, label %a  i32 1, label %b ]
    dead: unreachable
    x: ..                                               x: ..
       unreachable                                         ret i32 poison
"""

from __future__ import annotations

from wfv.ir.core import Block, Function, Instr
from wfv.ir.types import VOID
from wfv.ir.values import Poison


def remove_dead_ends(fn: Function) -> bool:
    """Rewrites `fn` in place; False if there was nothing to do."""
    ends = [block for block in fn.blocks if block.terminator.op == "unreachable"]
    if not ends:
        return False
    dead = {block for block in ends if len(block.instrs) == 1}
    for block in fn.blocks:
        if block.terminator.op == "switch" and block.terminator.blocks[0] in dead:
            _drop_default(block)
    reached = {succ for block in fn.blocks for succ in block.successors}
    fn.blocks[:] = [block for block in fn.blocks if block not in dead or block in reached or block is fn.entry]
    for block in ends:
        operands = [] if fn.ret == VOID else [Poison(fn.ret)]
        block.instrs[-1] = Instr(VOID, "", "ret", list(operands))
    return True


def _drop_default(block: Block) -> None:
    """The last case becomes the default: as many edges lead to each block as before, but to the old default."""
    switch = block.terminator
    if len(switch.blocks) == 1:
        return
    *blocks, last = switch.blocks[1:]
    switch.operands.pop()
    if blocks:
        switch.blocks[:] = [last, *blocks]
    else:
        block.instrs[-1] = Instr(VOID, "", "br", blocks=[last], line=switch.line)
