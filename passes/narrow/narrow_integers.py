"""Groups of varying integers whose numbers fit fewer bits are computed in these.

Before (C promotes bytes to int):                   After, where the lanes fill several registers:
    %x = zext i8 %a to i32                              %x = zext i8 %a to i16
    %y = zext i8 %b to i32                              %y = zext i8 %b to i16
    %d = sub nsw i32 %x, %y                             %d = sub i16 %x, %y
    %m = call i32 @llvm.abs.i32(i32 %d, i1 true)        %m = call i16 @llvm.abs.i16(i16 %d, i1 false)
    %r = trunc i32 %m to i8                             %r = trunc i16 %m to i8

LLVM narrows what is truncated through additions and the like. It does not use ranges, nor those of sums in loops.

Comparisons of ids with bounds, `x + dx < width`, as comparisons of the lanes' numbers, which fit bytes.

The strided operand is its lane 0's number plus the lane: it is less than the bound in the lanes below the difference.
The pass only marks them (`Notes.compares_lanes`): the number of lane 0 exists from widening on
(passes/widen/arithmetic.py).
"""

from collections.abc import Iterable
from dataclasses import replace

from passes.analysis.divergence import Shapes
from passes.analysis.signed_ranges import SignedRanges, full_signed
from passes.analysis.trip_counts import bounded_ranges, iterations
from passes.costs import Registers
from passes.narrow.narrow_forms import Group, Width, find_groups
from passes.narrow.register_cost import better_groups
from passes.narrow.rewriting import Rewriting
from wfv.ir.cfg import Cfg
from wfv.ir.core import Function, Instr
from wfv.ir.types import I32, IntType
from wfv.ir.uses import users_of
from wfv.options import MAX_LANES

_LANE_BITS = 8
_PREDICATES = frozenset({"slt", "sle", "sgt", "sge", "eq", "ne"})


def mark_lane_comparisons(instrs: Iterable[Instr], ranges: SignedRanges, shapes: Shapes, registers: Registers) -> None:
    """Marks the comparisons that gain."""
    for instr in instrs:
        is_varying = instr.op == "icmp" and shapes.of(instr).is_varying  # or assumed to be the same in all lanes
        if is_varying and _gains(instr, registers) and _is_of_lanes(instr, ranges, shapes):
            instr.notes = replace(instr.notes, compares_lanes=True)


def _gains(instr: Instr, registers: Registers) -> bool:
    """Of 32 bits only: the difference of two such numbers fits the 64 bits that it is computed in."""
    if instr.operands[0].type != I32 or instr.attrs["predicate"] not in _PREDICATES:
        return False
    return registers.of(I32.bits) > registers.of(_LANE_BITS)


def _is_of_lanes(instr: Instr, ranges: SignedRanges, shapes: Shapes) -> bool:
    """Whether one operand goes up by one from lane to lane without wrapping, and the other is uniform.

    A comparison that a speculation assumes to be uniform stays one scalar.
    """
    if not shapes.of(instr).is_varying:
        return False
    a, b = instr.operands
    strided, other = (a, b) if shapes.of(a).is_strided else (b, a)
    if not shapes.of(other).is_uniform or not shapes.of(strided).is_strided or shapes.of(strided).stride != 1:
        return False
    (low, high), full = ranges.of(strided), full_signed(strided.type)
    return low > full[0] and high <= full[1] - MAX_LANES


WIDTHS = (8, 16)  # in this order: what fits a byte is then extended to 16 bits only where it must be


def has_short_integers(fn: Function) -> bool:
    """Whether any instruction has or uses an integer of 8 or 16 bits."""
    return any(isinstance(i.type, IntType) and i.type.bits in WIDTHS for i in fn.instrs())


def narrow_integers(fn: Function, cfg: Cfg, shapes: Shapes, bits: int, registers: Registers) -> bool:
    """Rewrites `fn` in place to compute in `bits` what gains from it; whether anything did.

    `fn` has no divergent branch. Only functions that have bytes or 16-bit integers change (narrow_integers.py).
    """
    instrs = [instr for block in cfg.rpo for instr in block.instrs]
    ranges = bounded_ranges(cfg)
    mark_lane_comparisons(instrs, ranges, shapes, registers)
    width = Width(bits, ranges, shapes)
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
