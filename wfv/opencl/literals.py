"""String literals in LLVM IR: what bytes a pointer points to, where that is known."""

from __future__ import annotations

from wfv.ir.core import Instr, Module
from wfv.ir.types import ArrayType, IntType, Type, size_of
from wfv.ir.values import (
    Const,
    ConstAggregate,
    ConstExpr,
    ConstInt,
    ConstNull,
    ConstString,
    GlobalRef,
    Value,
    string_bytes,
)


def literal_text(module: Module, value: Value) -> str | None:
    """The string that begins where a constant pointer points, a character for each byte; None if it is not known."""
    place = _place(value)
    variable = module.globals.get(place[0]) if place is not None else None
    if place is None or variable is None or variable.initializer is None or "constant" not in variable.prefix.split():
        return None
    data, offset = _bytes(variable.initializer), place[1]
    if data is None or not 0 <= offset < len(data) or 0 not in data[offset:]:
        return None
    return data[offset:].partition(b"\0")[0].decode("latin-1")


def possible_texts(module: Module, value: Value) -> list[str] | None:
    """All strings that a pointer may point to, through selects and phis; None if one is not known."""
    found, seen, work = dict[str, None](), set[Value](), [value]
    while work:
        each = work.pop()
        if each in seen:
            continue
        seen.add(each)
        if (choices := choices_of(each)) is not None:
            work += choices
        elif (text := literal_text(module, each)) is not None:
            found[text] = None
        else:
            return None
    return list(found)


def choices_of(value: Value) -> list[Value] | None:
    """The values that a select or phi chooses from; None for anything else."""
    if isinstance(value, Instr) and value.op in ("select", "phi"):
        return value.operands[1:] if value.op == "select" else list(value.operands)
    return None


def _place(value: Value) -> tuple[str, int] | None:
    """The variable that a constant address is in, and the bytes before it."""
    if isinstance(value, GlobalRef):
        return value.name, 0
    if not isinstance(value, ConstExpr) or not value.operands:
        return None
    inner = _place(value.operands[0])
    op = value.head.split()[0]
    if inner is None or op in ("addrspacecast", "bitcast"):
        return inner
    if op != "getelementptr" or value.elem_type is None:
        return None
    offset = _offset(value.elem_type, value.operands[1:])
    return None if offset is None else (inner[0], inner[1] + offset)


def _offset(type: Type, indices: tuple[Const, ...]) -> int | None:
    """The bytes that a getelementptr steps over, through arrays alone."""
    offset = 0
    for number, index in enumerate(indices):
        if number and not isinstance(type, ArrayType):
            return None
        type = type.element if number and isinstance(type, ArrayType) else type
        if not isinstance(index, ConstInt):
            return None
        offset += index.value * size_of(type)
    return offset


def _bytes(data: Const) -> bytes | None:
    """An array of bytes; None for anything else."""
    if not isinstance(data.type, ArrayType) or data.type.element != IntType(8):
        return None
    if isinstance(data, ConstString):
        return string_bytes(data.text)
    if isinstance(data, ConstNull):
        return bytes(data.type.count)
    if isinstance(data, ConstAggregate) and all(isinstance(x, ConstInt) for x in data.elements):
        return bytes(x.value & 0xFF for x in data.elements if isinstance(x, ConstInt))
    return None
