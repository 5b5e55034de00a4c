"""What addresses are made of: the terms of a getelementptr, and private variables side by side for all lanes."""

from __future__ import annotations

from wfv.ir.core import Instr
from wfv.ir.types import I64, ArrayType, StructType, Type, VecType, offset_of, round_up, size_of
from wfv.ir.values import ConstInt, Value, const_int


def private_stride(alloca: Instr) -> int:
    """Bytes from one lane's private variable to the next lane's, so that each one is aligned like the first."""
    return round_up(size_of(alloca.attrs["elem_type"]), alloca.attrs.get("align", 1))


def gep_terms(gep: Instr) -> list[tuple[Value, int]]:
    """The (index, bytes per step) terms of a getelementptr; a struct field is a term with its offset and one byte."""
    elem: Type = gep.attrs["elem_type"]
    terms: list[tuple[Value, int]] = [(gep.operands[1], size_of(elem))]
    for index in gep.operands[2:]:
        match elem:
            case StructType(elements=elements) if elements is not None:
                assert isinstance(index, ConstInt)
                terms.append((const_int(I64, offset_of(elem, index.value)), 1))
                elem = elements[index.value]
            case ArrayType(element=element) | VecType(element=element):
                terms.append((index, size_of(element)))
                elem = element
            case _:
                raise TypeError(f"getelementptr into {elem}")
    return terms
