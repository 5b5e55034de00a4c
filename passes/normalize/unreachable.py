"""Replaces `unreachable`: after a linearized branch all lanes would execute it, which is undefined behaviour.

Removes the blocks that no path from the entry reaches.

No work-item reaches an `unreachable` in the source, so any instruction may replace it. Where it is the default of a
switch, the last case becomes the default: an exit that is never taken would make a loop divergent, and work-items would
seem to miss the barriers after the loop. (LLVM has removed all other branches to an `unreachable`, unless control flow
is raw.) Any other `unreachable` becomes a return.

Before:                                             After:
    s: switch i32 %x, label %dead [                     s: switch i32 %x, label %b [ i32 0, label %a ]
         i32 0, label %a  i32 1, label %b ]
    dead: unreachable
    x: ..                                               x: ..
       unreachable                                         ret i32 poison
"""

from wfv.ir.core import Block, Function, Instr
from wfv.ir.reached import reached
from wfv.ir.types import VOID
from wfv.ir.values import Poison


def drop_unreached_blocks(fn: Function) -> bool:
    """Removes, in place, the blocks that no path from the entry reaches; returns whether there were any.

    LLVM's simplifications remove them too, but raw control flow is not simplified.
    """
    kept = reached([fn.entry], lambda block: block.successors)
    if len(kept) == len(fn.blocks):
        return False
    fn.blocks[:] = [block for block in fn.blocks if block in kept]
    for phi in (phi for block in fn.blocks for phi in block.phis):
        phi.set_incoming(pair for pair in phi.incoming() if pair[1] in kept)
    return True


def replace_unreachable(fn: Function) -> bool:
    """Rewrites `fn` in place; returns whether it changed."""
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
    """Makes the last case the default: the old default loses an edge, all other blocks keep the number of theirs."""
    switch = block.terminator
    if len(switch.blocks) == 1:
        return
    *blocks, last = switch.blocks[1:]
    switch.operands.pop()
    switch.metadata.pop("prof", None)  # LLVM aborts if it has not one weight for each edge
    if blocks:
        switch.blocks[:] = [last, *blocks]
    else:
        block.instrs[-1] = Instr(VOID, "", "br", blocks=[last], line=switch.line)
