"""Marks blocks with a call that tells, in the interpreter, which lanes are active where a block begins.

Before (linearized later):              After:

    a:  ; mask %m                           a:  call void @lanes.mark(i32 3, i1 %m)
        %x = add i32 %i, 1                      %x = add i32 %i, 1

The masks are those that the compiler computes. The calls are inserted before the blocks are linearized: so the repair
of SSA form, which makes a mask false where its block has not run, does it for them too.
"""

from __future__ import annotations

from collections.abc import Callable

from passes.linearize.edge_masks import Masks
from wfv.ir.builder import Builder
from wfv.ir.cfg import Cfg, Loop
from wfv.ir.core import Block, Function, Instr
from wfv.ir.types import I32, VOID
from wfv.ir.values import FALSE, TRUE, ConstInt, Value, const_int

MARK, ACTIVE = "lanes.mark", "lanes.active"
MaskOf = Callable[[Block, Builder], Value]


def mark_blocks(fn: Function, first: int, mask_of: MaskOf) -> int:
    """Marks the blocks of `fn` with the numbers from `first` on; returns the next free number."""
    for number, block in enumerate(fn.blocks, first):
        made: list[Instr] = []
        mask = mask_of(block, Builder(fn, made))
        made.append(Instr(VOID, "", "call", [const_int(I32, number), mask], {"callee": MARK}))
        block.instrs[block.first_non_phi : block.first_non_phi] = made
    return first + len(fn.blocks)


def always(block: Block, build: Builder) -> Value:
    """The mask of a block in code for one work-item."""
    return TRUE


def masks_at_work(cfg: Cfg, masks: Masks) -> MaskOf:
    """The lanes that have something to do in a block.

    In the header and the latch of a divergent loop, the mask is that of the loop's entry: lanes that have left the loop
    are not counted there.
    """

    def mask_of(block: Block, build: Builder) -> Value:
        mask = masks.entry.get(block, TRUE)
        for loop in cfg.loops.around(block):
            if is_divergent(loop) and masks.entry.get(loop.header, TRUE) == mask:
                return build.select(mask, loop.header.terminator.operands[0], FALSE, name=ACTIVE)
        return mask

    return mask_of


def is_divergent(loop: Loop) -> bool:
    """Whether the loop has a live mask."""
    return loop.header.terminator.notes.is_live_mask_branch


def takes_time(instr: Instr) -> bool:
    """Whether an instruction is counted: not a mark, or what computes its mask, nor a branch to the next block."""
    is_added = instr.callee == MARK or instr.name.startswith(ACTIVE)
    return not is_added and not (instr.op == "br" and not instr.is_cond_br)


def marked_number(instr: Instr) -> int | None:
    """The number of a mark, None if the instruction is none."""
    if instr.callee != MARK:
        return None
    number = instr.operands[0]
    assert isinstance(number, ConstInt)
    return number.value
