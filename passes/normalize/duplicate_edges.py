"""Gives a block to which several cases of a switch lead a predecessor of its own for them.

Before:                                             After:
    s: switch i32 %x, label %d [                        s: switch i32 %x, label %d [
         i32 1, label %j  i32 2, label %j ]                  i32 1, label %j.case  i32 2, label %j.case ]
    j: %p = phi [%v, %s], [%v, %s], [%w, %o]            j.case: br label %j
                                                        j: %p = phi [%v, %j.case], [%w, %o]

So a phi has one operand from each predecessor, and an edge is known by the blocks at its ends.
"""

from __future__ import annotations

from collections import Counter

from wfv.ir.cfg import Cfg
from wfv.ir.core import Block, Function, Instr
from wfv.ir.types import VOID


def separate_cases(fn: Function) -> bool:
    """Rewrites `fn` in place; False if no edge is there twice (but for cases that have a block to themselves)."""
    repeated = [(b, target) for b in fn.blocks for target, n in Counter(b.successors).items() if n > 1]
    if not repeated:
        return False
    cfg = Cfg(fn)
    found = [(block, target) for block, target in repeated if target.phis or len(cfg.preds(target)) > 1]
    for block, target in found:
        _separate(fn, block, target)
    return bool(found)


def _separate(fn: Function, switch: Block, target: Block) -> None:
    case = Block(fn.unique_name(f"{target.name}.case"), [Instr(VOID, "", "br", blocks=[target])])
    fn.blocks.insert(fn.blocks.index(switch) + 1, case)
    switch.terminator.blocks[:] = [case if b is target else b for b in switch.terminator.blocks]
    for phi in target.phis:
        value = phi.incoming_for(switch)
        others = [(v, b) for v, b in phi.incoming() if b is not switch]
        phi.operands = [value, *(v for v, _ in others)]
        phi.blocks = [case, *(b for _, b in others)]
