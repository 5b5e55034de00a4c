"""String literals in LLVM IR: the bytes that a pointer points to, if they are known when the program is built."""

from wfv.ir.core import Module, is_op
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
    """The string at the address of a constant pointer, one character for each byte; None if it is not known."""
    address = _constant_address(value)
    variable = module.globals.get(address[0]) if address is not None else None
    if address is None or variable is None or variable.initializer is None or not variable.is_constant:
        return None
    data, offset = _bytes(variable.initializer), address[1]
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
        if (alternatives := alternatives_of(each)) is not None:
            work += alternatives
        elif (text := literal_text(module, each)) is not None:
            found[text] = None
        else:
            return None
    return list(found)


def alternatives_of(value: Value) -> list[Value] | None:
    """The values of which a select or phi returns one; None for any other instruction."""
    if is_op(value, "select", "phi"):
        return value.operands[1:] if value.op == "select" else list(value.operands)
    return None


def _constant_address(value: Value) -> tuple[str, int] | None:
    """A constant address as a global variable and the offset in bytes from its start."""
    if isinstance(value, GlobalRef):
        return value.name, 0
    if not isinstance(value, ConstExpr) or not value.operands:
        return None
    inner = _constant_address(value.operands[0])
    op = value.head.split()[0]
    if inner is None or op in ("addrspacecast", "bitcast"):
        return inner
    if op != "getelementptr" or value.elem_type is None:
        return None
    offset = _offset(value.elem_type, value.operands[1:])
    return None if offset is None else (inner[0], inner[1] + offset)


def _offset(type: Type, indices: tuple[Const, ...]) -> int | None:
    """The offset in bytes that a getelementptr adds; None if it indexes anything but arrays."""
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
    """The contents of a constant array of i8; None for other constants."""
    if not isinstance(data.type, ArrayType) or data.type.element != IntType(8):
        return None
    if isinstance(data, ConstString):
        return string_bytes(data.text)
    if isinstance(data, ConstNull):
        return bytes(data.type.count)
    if isinstance(data, ConstAggregate) and all(isinstance(x, ConstInt) for x in data.elements):
        return bytes(x.value & 0xFF for x in data.elements if isinstance(x, ConstInt))
    return None
