"""Merges duplicate edges: if several cases of a switch branch to one block, they share a new block before it.

Before:                                             After:
    s: switch i32 %x, label %d [                        s: switch i32 %x, label %d [
         i32 1, label %j  i32 2, label %j ]                  i32 1, label %j.case  i32 2, label %j.case ]
    j: %p = phi [%v, %s], [%v, %s], [%w, %o]            j.case: br label %j
                                                        j: %p = phi [%v, %j.case], [%w, %o]

Every phi then has one operand for each predecessor, and two blocks identify an edge.
"""

from collections import Counter

from wfv.ir.cfg import Cfg
from wfv.ir.core import Block, Function, branch_to
from wfv.ir.edits import redirect_edges


def merge_duplicate_edges(fn: Function) -> bool:
    """Rewrites `fn` in place; returns whether it changed. A target with one predecessor and no phis stays."""
    repeated = [(b, target) for b in fn.blocks for target, n in Counter(b.successors).items() if n > 1]
    if not repeated:
        return False
    cfg = Cfg(fn)
    found = [(block, target) for block, target in repeated if target.phis or len(cfg.preds(target)) > 1]
    for block, target in found:
        _insert_case_block(fn, block, target)
    return bool(found)


def _insert_case_block(fn: Function, switch: Block, target: Block) -> None:
    case = Block(fn.unique_name(f"{target.name}.case"), [branch_to(target)])
    fn.blocks.insert(fn.blocks.index(switch) + 1, case)
    redirect_edges(switch, target, case)
    for phi in target.phis:
        others = [pair for pair in phi.incoming() if pair[1] is not switch]
        phi.set_incoming([(phi.incoming_for(switch), case), *others])
