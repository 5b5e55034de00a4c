"""Divergent branches around a few operations become selects in the copy of a function that assumptions are made of.

The index of a mirrored border, `if (x < 0) x = -1 - x; else if (x >= n) x = 2 * n - 1 - x;`:

    block:                                          block:
        br i1 %c, label %side, label %join              %y = xor i32 %x, -1
    side:                                               %s = select i1 %c, i32 %y, i32 %x
        %y = xor i32 %x, -1                             br label %join
        br label %join                              join:
    join:                                               %r = phi i32 [ %s, %block ]
        %r = phi i32 [ %x, %block ], [ %y, %side ]

A branch that is assumed uniform leaves a phi of two strides, which is varying. A select can be assumed to be one of its
operands in all lanes (assumed_bounds.py).
"""

from collections.abc import Set

from wfv.ir.builder import Builder
from wfv.ir.cfg import Cfg
from wfv.ir.core import Block, Function
from wfv.ir.opcodes import DIVISIONS, GUARD_REPEATABLE

_MOST = 8  # instructions on one side
_ALLOWED = GUARD_REPEATABLE - DIVISIONS


def select_small_branches(fn: Function, divergent: Set[Block]) -> bool:
    """Replaces such branches of the blocks `divergent`, in place, the inner ones first. Returns whether any was."""
    cfg = Cfg(fn)
    found = [block for block in reversed(cfg.rpo) if block in divergent and _select(fn, block, cfg)]
    return bool(found)


def _select(fn: Function, block: Block, cfg: Cfg) -> bool:
    branch = block.terminator
    if not branch.is_cond_br or branch.blocks[0] is branch.blocks[1]:
        return False
    sides = [side for side in branch.blocks if _is_small(side, block, cfg)]
    ends = {side.terminator.blocks[0] if side in sides else side for side in branch.blocks}
    if not sides or len(ends) != 1:
        return False
    _join(fn, block, sides, ends.pop())
    return True


def _is_small(side: Block, block: Block, cfg: Cfg) -> bool:
    """Whether all of a side of the branch of `block` can be computed where it is not taken."""
    *body, last = side.instrs
    is_only_way = cfg.preds(side) == [block] and len(last.blocks) == 1
    return is_only_way and len(body) <= _MOST and all(instr.op in _ALLOWED for instr in body)


def _join(fn: Function, block: Block, sides: list[Block], join: Block) -> None:
    """Moves the sides into `block`, which goes on to `join`."""
    branch = block.instrs.pop()
    for side in sides:
        block.instrs += side.instrs[:-1]
        fn.blocks.remove(side)
    build = Builder(fn, block.instrs, like=branch)
    ways = [side if side in sides else block for side in branch.blocks]
    for phi in join.phis:
        on_true, on_false = (phi.incoming_for(way) for way in ways)
        chosen = build.select(branch.operands[0], on_true, on_false, name=phi.name)
        phi.set_incoming([*(pair for pair in phi.incoming() if pair[1] not in ways), (chosen, block)])
    build.br(join)
