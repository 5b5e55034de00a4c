"""Users and operands of values, directly or transitively, and the addresses of memory accesses."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from wfv.ir.core import Function, Instr
from wfv.ir.types import PtrType
from wfv.ir.values import Value

WRITES = ("store", "atomicrmw", "cmpxchg", "call")


def users(fn: Function, roots: Iterable[Value]) -> set[Instr]:
    """The instructions that use these values, directly or transitively."""
    direct: dict[Value, list[Instr]] = {}
    for instr in fn.instrs():
        for operand in instr.operands:
            direct.setdefault(operand, []).append(instr)
    found: set[Instr] = set()
    work = [user for root in roots for user in direct.get(root, [])]
    while work:
        instr = work.pop()
        if instr not in found:
            found.add(instr)
            work += direct.get(instr, [])
    return found


def address_parts(fn: Function) -> set[Value]:
    """The addresses of memory that is written, and all values that they are computed from."""
    written = {underlying_object(address) for address in accessed_addresses(fn, WRITES)}
    return operands_of(
        address
        for address in accessed_addresses(fn)
        if underlying_object(address) in written or underlying_object(address) is None
    )


def accessed_addresses(fn: Function, ops: Collection[str] = (*WRITES, "load")) -> list[Value]:
    """The addresses of memory accesses, and those passed to functions."""
    return [
        x
        for i in fn.instrs()
        if i.op in ops
        for x in i.operands[1 if i.op == "store" else 0 :]
        if isinstance(x.type, PtrType)
    ]


def operands_of(values: Iterable[Value]) -> set[Value]:
    """These values, and all that they are computed from, without loads."""
    work = list(values)
    found: set[Value] = set()
    while work:
        value = work.pop()
        if isinstance(value, Instr) and value not in found and value.op != "load":
            found.add(value)
            work += value.operands
    return found


def underlying_object(value: Value) -> Value | None:
    """The parameter or variable that the address points into; None if it is not known."""
    while isinstance(value, Instr) and value.op == "getelementptr":
        value = value.operands[0]
    return None if isinstance(value, Instr) and value.op != "alloca" else value


def addresses_in(fn: Function, roots: Iterable[Value]) -> set[Value]:
    """The addresses in these variables."""
    found = set(roots)
    while (
        more := {i for i in fn.instrs() if i.op in ("getelementptr", "phi", "select") and found & set(i.operands)}
        - found
    ):
        found |= more
    return found
