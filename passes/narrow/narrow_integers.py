"""Groups of varying integers whose numbers fit fewer bits are computed in these.

Before (C promotes bytes to int):                   After, where the lanes fill several registers:
    %x = zext i8 %a to i32                              %x = zext i8 %a to i16
    %y = zext i8 %b to i32                              %y = zext i8 %b to i16
    %d = sub nsw i32 %x, %y                             %d = sub i16 %x, %y
    %m = call i32 @llvm.abs.i32(i32 %d, i1 true)        %m = call i16 @llvm.abs.i16(i16 %d, i1 false)
    %r = trunc i32 %m to i8                             %r = trunc i16 %m to i8

LLVM narrows what is truncated through additions and the like. It does not use ranges, nor those of sums in loops.

A group is what is narrowed together: instructions that pass narrow values to each other.

%x = zext i8 %a to i32          one group at 16 bits: no value is extended in between
%y = zext i8 %b to i32
%s = add i32 %x, %y
%h = lshr i32 %s, 1
%r = trunc i32 %h to i8
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from passes.analysis.divergence import Shapes
from passes.analysis.index_width import demanded_low_bits
from passes.analysis.trip_counts import bounded_ranges
from passes.narrow.lane_comparisons import mark_lane_comparisons
from passes.narrow.narrow_forms import NarrowForm, Registers, Width, better_groups
from passes.narrow.rewriting import Rewriting
from wfv.ir.cfg import Cfg
from wfv.ir.core import Function, Instr, Module
from wfv.ir.types import IntType
from wfv.ir.uses import users_of
from wfv.ir.values import Value

WIDTHS = (8, 16)  # in this order: what fits a byte is then extended to 16 bits only where it must be


def has_short_integers(fn: Function) -> bool:
    """Whether any instruction has or uses an integer of 8 or 16 bits."""
    return any(isinstance(i.type, IntType) and i.type.bits in WIDTHS for i in fn.instrs())


Users = Mapping[Value, list[Instr]]
Group = dict[Instr, NarrowForm]


def narrow_operands(instr: Instr) -> list[Value]:
    """The operands that the narrow form takes in its own width: no conditions, and no flag of `llvm.abs`."""
    if instr.op == "select":
        return instr.operands[1:]
    return [x for x in instr.operands if x.type == instr.operands[0].type] if instr.op == "call" else instr.operands


def find_groups(instrs: Iterable[Instr], users: Users, width: Width) -> list[Group]:
    """The groups of all instructions that may be narrow, in the order of the program."""
    forms = {instr: form for instr in instrs if (form := width.form_of(instr)) is not None}
    _remove_incomplete(forms, users, width)
    leader: dict[Instr, Instr] = {}
    groups: dict[Instr, Group] = {}
    for instr in forms:
        for operand in narrow_operands(instr):
            if isinstance(operand, Instr) and operand in forms and width.is_wider(operand):
                leader[_find(leader, operand)] = _find(leader, instr)
    for instr, form in forms.items():
        groups.setdefault(_find(leader, instr), {})[instr] = form
    return list(groups.values())


def wide_users(instr: Instr, users: Users, members: Mapping[Instr, NarrowForm]) -> list[Instr]:
    """The users of the instruction that need the wide value."""
    return [user for user in users.get(instr, ()) if user not in members or instr not in narrow_operands(user)]


def _remove_incomplete(forms: Group, users: Users, width: Width) -> None:
    """Removes values of which only the low bits are known, if an instruction that stays wide uses them.

    That one may have flags, which are only right for the whole number.
    """
    work = [instr for instr in forms if width.is_wider(instr) and not width.fits(instr)]
    while work:
        removed = [instr for instr in work if wide_users(instr, users, forms)]
        if not removed:
            return
        for instr in removed:
            del forms[instr]
        work = [instr for instr in work if instr in forms]


def _find(leader: dict[Instr, Instr], instr: Instr) -> Instr:
    """The representative of a group, by path halving."""
    while (above := leader.get(instr, instr)) is not instr:
        leader[instr] = leader.get(above, above)
        instr = leader[instr]
    return instr


_TRIPS = 8  # what a loop is taken to run
_DEEPEST = 6


def narrow_integers(module: Module, fn: Function, cfg: Cfg, shapes: Shapes, bits: int, registers: Registers) -> bool:
    """Rewrites `fn` in place to compute in `bits` what gains from it; whether anything did.

    `fn` has no divergent branch. Only functions that have bytes or 16-bit integers change (short_integers.py).
    """
    instrs = [instr for block in cfg.rpo for instr in block.instrs]
    ranges = bounded_ranges(cfg)
    mark_lane_comparisons(instrs, ranges, shapes, registers)
    width = Width(bits, ranges, demanded_low_bits(instrs), shapes)
    users = users_of(instrs)
    groups = find_groups(instrs, users, width)
    better = better_groups(groups, users, width, registers, _weights(cfg)) if groups else []
    chosen: Group = {instr: form for group in better for instr, form in group.items()}
    if chosen:
        Rewriting(module, fn, width, users, chosen).run()
    return bool(chosen)


def _weights(cfg: Cfg) -> dict[Instr, int]:
    """How often each instruction runs, relative to those outside of loops."""
    return {instr: _TRIPS ** min(len(cfg.loops.around(block)), _DEEPEST) for block in cfg.rpo for instr in block.instrs}
