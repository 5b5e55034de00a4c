"""Def-use maps and backward slices, computed on demand: the IR stores no use lists."""

from collections.abc import Callable, Iterable
from operator import attrgetter

from wfv.ir.core import Instr, is_op
from wfv.ir.reached import reached
from wfv.ir.values import Argument, Value

_operands: Callable[[Instr], Iterable[Value]] = attrgetter("operands")


def users_of(
    instrs: Iterable[Instr], operands: Callable[[Instr], Iterable[Value]] = _operands
) -> dict[Value, list[Instr]]:
    """For each instruction and parameter that is an operand, its users: each once, in the order of `instrs`.

    `operands` returns the values that an instruction uses, if these are more than its operands.
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
    return reached(_instructions(values), lambda instr: _instructions(instr.operands))


def _instructions(values: Iterable[Value]) -> list[Instr]:
    return [value for value in values if isinstance(value, Instr)]


def underlying_object(address: Value) -> Value:
    """The base of an address without its getelementptrs: an argument, an alloca, a global, or any other value."""
    while is_op(address, "getelementptr"):
        address = address.operands[0]
    return address
