"""The values of constants, and the addresses of globals, in the interpreter."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from wfv.errors import UnsupportedError
from wfv.ir.core import Instr, Module
from wfv.ir.interp.memory import Memory
from wfv.ir.interp.operations import RULES
from wfv.ir.interp.values import literal_float, mask_of, poison, zero
from wfv.ir.types import align_of, size_of
from wfv.ir.values import (
    Const,
    ConstAggregate,
    ConstExpr,
    ConstFloat,
    ConstInt,
    ConstNull,
    ConstSplat,
    ConstString,
    GlobalRef,
    MetadataRef,
    Poison,
    Undef,
    string_bytes,
)

_ALIGN = re.compile(r"\balign (\d+)")


def constant(const: Const, address_of: Callable[[str], int]) -> Any:
    """The value of a constant; `address_of` gives the address of a global or function by name."""
    match const:
        case ConstInt(type=type, value=value):
            return value & mask_of(type)
        case ConstFloat(type=type, text=text):
            return literal_float(text, type)
        case ConstNull(type=null_type):
            return zero(null_type)
        case Undef() | Poison():
            return poison(const.type)
        case ConstAggregate(elements=elements):
            return tuple(constant(element, address_of) for element in elements)
        case ConstSplat(type=vector, element=element):
            return (constant(element, address_of),) * vector.count
        case ConstString(text=text):
            return tuple(string_bytes(text))
        case GlobalRef(name=name):
            return address_of(name)
        case ConstExpr():
            return _expression(const, address_of)
        case MetadataRef():
            return None
    raise UnsupportedError(f"the interpreter does not support the constant {const}")


def _expression(const: ConstExpr, address_of: Callable[[str], int]) -> Any:
    """A constant expression computes what the instruction of that opcode does."""
    op, *flags = const.head.split()
    if op not in RULES:
        raise UnsupportedError(f"the interpreter does not support the constant expression {op}")
    instr = Instr(const.type, "", op, [*const.operands], {"flags": tuple(flags), "elem_type": const.elem_type})
    return RULES[op](instr)(*(constant(operand, address_of) for operand in const.operands))


def global_address(name: str, module: Module, memory: Memory) -> int:
    """The address of a global or function; the first call allocates it, and stores its initial value."""
    thing = module.globals.get(name) or module.functions[name]
    if thing in memory.globals:
        return memory.globals[thing]
    variable = module.globals.get(name)
    if variable is None:  # a function's address can only be compared
        memory.globals[thing] = memory.allocate(1, 16)
        return memory.globals[thing]
    align = _ALIGN.search(variable.suffix)
    type = variable.value_type
    address = memory.allocate(size_of(type), int(align[1]) if align else align_of(type))
    memory.globals[thing] = address
    if variable.initializer is not None:
        value = constant(variable.initializer, lambda other: global_address(other, module, memory))
        memory.store(address, value, type)
    if "constant" in variable.prefix.split():
        memory.make_read_only(address)
    return address
