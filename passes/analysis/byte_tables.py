"""Finds loads of bytes whose index is a byte: they read at most 256 elements of a buffer, a table.

    %v = load i8, ptr (getelementptr i8, ptr addrspace(1) noalias readonly %table, i64 (zext i8 %x))

passes/widen/table_lookups.py keeps these elements in registers. How many the buffer has is known to the launch:
passes/builtins/table_sizes.py asks for it.
"""

from typing import NamedTuple, TypeGuard

from passes.analysis.affine_addresses import AffineAddresses
from passes.analysis.interleave_groups import access_of
from passes.analysis.ranges import range_of
from wfv.ir.core import Function, Instr
from wfv.ir.names import name_of
from wfv.ir.types import I8, PtrType
from wfv.ir.values import Argument, Value

_ELEMENTS = 256  # that a byte counts
_GLOBAL = 1  # the address space of buffers


class TableAccess(NamedTuple):
    """The load of `table[first + number]`; the index is below `elements`."""

    table: Argument
    first: int
    number: Value
    elements: int


def table_access(load: Instr, addresses: AffineAddresses) -> TableAccess | None:
    """The access, if it is a load of a byte by the number in a byte, of a buffer that is apart from others."""
    access = access_of(load)
    if access is None or access.value is not None or access.type != I8:
        return None
    address = addresses.of(access.address)
    table, terms = address.base, list(address.terms)
    if len(terms) == 1 and isinstance(terms[0][0], tuple) and terms[0][1] == 1:
        terms = list(terms[0][0][1])  # of an index of 32 bits
    if not _is_apart(table) or len(terms) != 1 or terms[0][1] != 1 or address.distance < 0:
        return None
    index = terms[0][0]
    if not isinstance(index, Instr) or (high := range_of(index)[1]) >= _ELEMENTS:
        return None
    return TableAccess(table, address.distance, index, high + 1)


def table_size(fn: Function, access: TableAccess) -> Argument | None:
    """The parameter with the bytes of the table, which the kernel does not write; None if there is none."""
    name = name_of("size", access.table.name)
    is_read = "readonly" in access.table.attrs.split()
    return next((arg for arg in fn.args if is_read and arg.name == name), None)


def _is_apart(table: Value) -> TypeGuard[Argument]:
    return isinstance(table, Argument) and table.type == PtrType(_GLOBAL) and "noalias" in table.attrs.split()
