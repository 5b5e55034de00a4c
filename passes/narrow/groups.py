"""What is narrowed together: instructions that pass narrow values to each other.

%x = zext i8 %a to i32          one group at 16 bits: no value is extended in between
%y = zext i8 %b to i32
%s = add i32 %x, %y
%h = lshr i32 %s, 1
%r = trunc i32 %h to i8
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from passes.narrow.narrow_forms import NarrowForm, Width
from wfv.ir.core import Instr
from wfv.ir.values import Value

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
