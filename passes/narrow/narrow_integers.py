"""Groups of varying integers whose numbers fit fewer bits are computed in these.

Before (C promotes bytes to int):                   After, where the lanes fill several registers:
    %x = zext i8 %a to i32                              %x = zext i8 %a to i16
    %y = zext i8 %b to i32                              %y = zext i8 %b to i16
    %d = sub nsw i32 %x, %y                             %d = sub i16 %x, %y
    %m = call i32 @llvm.abs.i32(i32 %d, i1 true)        %m = call i16 @llvm.abs.i16(i16 %d, i1 false)
    %r = trunc i32 %m to i8                             %r = trunc i16 %m to i8

LLVM narrows what is truncated through additions and the like. It does not use ranges.
"""

from passes.analysis.divergence import Shapes
from passes.analysis.signed_ranges import SignedRanges
from passes.analysis.trip_counts import iterations
from passes.costs import Registers
from passes.narrow.narrow_forms import Group, Width, find_groups
from passes.narrow.register_cost import better_groups
from passes.narrow.rewriting import Rewriting
from wfv.ir.cfg import Cfg
from wfv.ir.core import Function, Instr
from wfv.ir.types import IntType
from wfv.ir.uses import users_of

WIDTHS = (8, 16)  # in this order: what fits a byte is then extended to 16 bits only where it must be


def has_short_integers(fn: Function) -> bool:
    """Whether any instruction has or uses an integer of 8 or 16 bits."""
    return any(isinstance(i.type, IntType) and i.type.bits in WIDTHS for i in fn.instrs())


def narrow_integers(fn: Function, cfg: Cfg, shapes: Shapes, bits: int, registers: Registers) -> bool:
    """Rewrites `fn` in place to compute in `bits` what gains from it; whether anything did.

    `fn` has no divergent branch. Only functions that have bytes or 16-bit integers change (narrow_integers.py).
    """
    instrs = [instr for block in cfg.rpo for instr in block.instrs]
    width = Width(bits, SignedRanges(cfg), shapes)
    users = users_of(instrs)
    groups = find_groups(instrs, width)
    better = better_groups(groups, users, width, registers, _weights(cfg)) if groups else []
    chosen: Group = {instr: form for group in better for instr, form in group.items()}
    if chosen:
        Rewriting(fn, width, users, chosen).run()
    return bool(chosen)


def _weights(cfg: Cfg) -> dict[Instr, int]:
    """How often each instruction runs, relative to those outside of loops."""
    return {instr: iterations(len(cfg.loops.around(block))) for block in cfg.rpo for instr in block.instrs}
