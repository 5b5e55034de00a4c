"""Rules for vectors, arrays and structs: extract, insert, shuffle, and addresses of elements."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from wfv.ir.core import Instr
from wfv.ir.interp.lift import Compute, Rule, lift
from wfv.ir.interp.values import POISON, poison, signed, width
from wfv.ir.types import ArrayType, StructType, Type, VecType, offset_of, scalar_of, size_of
from wfv.ir.values import ConstInt, unsigned


def _extractelement(instr: Instr) -> Compute:
    return lambda vector, i: POISON if i is POISON or i >= len(vector) else vector[i]


def _insertelement(instr: Instr) -> Compute:
    nothing = poison(instr.type)
    return lambda vector, new, i: nothing if i is POISON or i >= len(vector) else (*vector[:i], new, *vector[i + 1 :])


def _shufflevector(instr: Instr) -> Compute:
    return lambda a, b, mask: tuple(POISON if i is POISON else (*a, *b)[i] for i in mask)


def _extractvalue(instr: Instr) -> Compute:
    def extract(value: Any) -> Any:
        for index in instr.attrs["indices"]:
            value = value[index]
        return value

    return extract


def _insertvalue(instr: Instr) -> Compute:
    def insert(value: Any, new: Any, indices: Collection[int]) -> Any:
        if not indices:
            return new
        i, *rest = indices
        return (*value[:i], insert(value[i], new, rest), *value[i + 1 :])

    return lambda value, new: insert(value, new, instr.attrs["indices"])


def _getelementptr(instr: Instr) -> Compute:
    """The address, modulo 2 ** 64. Out of bounds is detected at the access, whatever `inbounds` promised."""
    constant, scales = _gep_scales(instr)

    def address(pointer: int, *indices: int) -> int:
        for index, (scale, bits) in zip(indices, scales, strict=True):
            pointer += scale * signed(index, bits)
        return (pointer + constant) & (1 << 64) - 1

    compute = lift(address, instr)
    if not isinstance(instr.type, VecType):
        return compute
    count = instr.type.count
    is_vector = [isinstance(operand.type, VecType) for operand in instr.operands]
    return lambda *values: compute(
        *(v if is_vec else (v,) * count for v, is_vec in zip(values, is_vector, strict=True))
    )


def _gep_scales(instr: Instr) -> tuple[int, list[tuple[int, int]]]:
    """The constant bytes, and (bytes per step, index width) of each index; a struct's index is part of the constant."""
    constant, scales = 0, []
    type: Type = ArrayType(0, instr.attrs["elem_type"])
    for index in instr.operands[1:]:
        bits = width(scalar_of(index.type))
        if isinstance(type, StructType):
            assert isinstance(index, ConstInt) and type.elements is not None
            constant += offset_of(type, unsigned(index))
            scales.append((0, bits))
            type = type.elements[unsigned(index)]
        else:
            assert isinstance(type, (ArrayType, VecType))
            type = type.element
            scales.append((size_of(type), bits))
    return constant, scales


COMPOSITES: dict[str, Rule] = {
    "extractelement": _extractelement,
    "insertelement": _insertelement,
    "shufflevector": _shufflevector,
    "extractvalue": _extractvalue,
    "insertvalue": _insertvalue,
    "getelementptr": _getelementptr,
}
