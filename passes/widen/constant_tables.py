"""Finds loads of small tables at varying indices, which permutes do (passes/widen/table_lookups.py).

A table is a constant array, or a buffer of bytes with an index of 8 bits (passes/analysis/byte_tables.py).
"""

from collections.abc import Container, Mapping
from dataclasses import dataclass

from passes.analysis.affine_addresses import AffineAddresses, gep_terms
from passes.analysis.byte_tables import table_access, table_size
from passes.analysis.divergence import Shapes
from passes.analysis.interleave_groups import access_of
from passes.widen.machine import Machine
from passes.widen.permutes import Permute, best_permute
from wfv.ir.core import Function, Global, Instr, is_op
from wfv.ir.types import I8, ArrayType, FloatType, IntType, size_of
from wfv.ir.values import (
    Argument,
    Const,
    ConstAggregate,
    ConstNumbers,
    ConstString,
    GlobalRef,
    Value,
    const_int,
    string_bytes,
)


@dataclass(frozen=True)
class Lookup:
    """The load of element `index` of a constant table, which has these `elements`; or of `count` bytes of a buffer.

    These begin at byte `first` of `table`, which has `size` bytes.
    """

    elements: tuple[Const, ...]
    index: Value
    permute: Permute
    count: int
    table: Argument | None = None
    first: int = 0
    size: Argument | None = None


def find_lookups(
    fn: Function,
    variables: Mapping[str, Global],
    shapes: Shapes,
    machine: Machine,
    lanes: int,
    interleaved: Container[Instr],
    fits_index32: bool,
) -> dict[Instr, Lookup]:
    """The loads of `fn` for which a permute is better than a gather; none of the `interleaved` ones."""
    found, addresses = {}, AffineAddresses(fits_index32)
    for instr in fn.instrs():
        access = access_of(instr)
        if access is not None and access.value is None and instr not in interleaved:
            lookup = _lookup_of(access.type, access.address, variables, machine, lanes) or _lookup_of_buffer(
                fn, instr, addresses, machine, lanes
            )
            if lookup is not None and shapes.of(access.address).is_varying:
                found[instr] = lookup
    return found


def _lookup_of(
    type: object, address: Value, variables: Mapping[str, Global], machine: Machine, lanes: int
) -> Lookup | None:
    if not (isinstance(type, (IntType, FloatType)) and is_op(address, "getelementptr")):
        return None
    base = address.operands[0]
    terms = [(index, step) for index, step in gep_terms(address) if index != const_int(index.type, 0)]
    if not isinstance(base, GlobalRef) or len(terms) != 1 or terms[0][1] != size_of(type):
        return None
    elements = _elements(variables.get(base.name), type.bits)
    permute = best_permute(machine.permutes, type.bits, len(elements), lanes) if elements else None
    return Lookup(elements, terms[0][0], permute, len(elements)) if permute is not None else None


def _lookup_of_buffer(
    fn: Function, load: Instr, addresses: AffineAddresses, machine: Machine, lanes: int
) -> Lookup | None:
    access = table_access(load, addresses)
    size = table_size(fn, access) if access is not None else None
    if access is None or size is None or not machine.has_masked_bytes or "table lookups" in machine.without:
        return None
    permute = best_permute(machine.permutes, 8, access.elements, lanes)
    if permute is None:
        return None
    return Lookup((), access.number, permute, access.elements, access.table, access.first, size)


def _elements(variable: Global | None, bits: int) -> tuple[Const, ...]:
    """The elements of a constant array of numbers of `bits`; none of any other variable."""
    if variable is None or not variable.is_constant or not isinstance(variable.value_type, ArrayType):
        return ()
    element = variable.value_type.element
    if not isinstance(element, (IntType, FloatType)) or element.bits != bits:
        return ()
    match variable.initializer:
        case ConstString(text=text):
            return tuple(const_int(I8, byte) for byte in string_bytes(text))
        case ConstNumbers(elements=elements) | ConstAggregate(elements=elements):
            return elements
    return ()
