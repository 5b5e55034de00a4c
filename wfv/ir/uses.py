"""Def-use maps and backward slices, computed on demand: the IR stores no use lists."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import attrgetter

from wfv.ir.core import Instr
from wfv.ir.values import Argument, Value

_operands: Callable[[Instr], Iterable[Value]] = attrgetter("operands")


def users_of(
    instrs: Iterable[Instr], operands: Callable[[Instr], Iterable[Value]] = _operands
) -> dict[Value, list[Instr]]:
    """For each instruction and parameter that is an operand, its users: each once, in the order of `instrs`.

    `operands` returns what an instruction uses, if that is more than its operands.
    """
    users: dict[Value, list[Instr]] = {}
    for instr in instrs:
        for operand in operands(instr):
            if isinstance(operand, (Instr, Argument)):
                found = users.setdefault(operand, [])
                if not found or found[-1] is not instr:
                    found.append(instr)
    return users


def backward_slice(values: Iterable[Value]) -> set[Instr]:
    """All instructions that the values are computed from, themselves included."""
    found: set[Instr] = set()
    work = list(values)
    while work:
        value = work.pop()
        if isinstance(value, Instr) and value not in found:
            found.add(value)
            work += value.operands
    return found
