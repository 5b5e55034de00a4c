"""Loads and stores of composite values: vectors stay whole, structs and arrays become one access for each field.

Four components of a vector are one wide access and shuffles, not four strided accesses.
"""

import math

from passes.scalarize.components import Rewriting, leaves_of, pieces_of
from wfv.ir.core import Instr, is_op
from wfv.ir.types import I8, Type, VecType
from wfv.ir.values import Const, Value


def scalarize_access(s: Rewriting, instr: Instr) -> None:
    """Rewrites a load or store of a composite type."""
    type = instr.accessed
    match instr.op, isinstance(type, VecType):
        case "load", True:
            _load_vector(s, instr)
        case "store", True:
            _store_vector(s, instr)
        case "load", False:
            _load_fields(s, instr, type)
        case _:
            _store_fields(s, instr, type)


def _load_vector(s: Rewriting, load: Instr) -> None:
    s.build.instrs.append(load)
    s.components[load] = s.leaves(load)


def _store_vector(s: Rewriting, store: Instr) -> None:
    """Stores the vector as it is, if it is a constant or was loaded; else builds it from its components."""
    value = store.operands[0]
    if not (isinstance(value, Const) or is_op(value, "load")):
        store.operands[0] = s.whole(value.type, s.of(value))
    s.build.instrs.append(store)


def _load_fields(s: Rewriting, load: Instr, type: Type) -> None:
    leaves: list[Value] = []
    for offset, piece in pieces_of(type):
        one = _access_at(s, load, offset)
        one.type, one.name = piece, s.fn.unique_name(load.name)
        s.build.instrs.append(one)
        leaves += s.leaves(one)
    s.components[load] = leaves


def _store_fields(s: Rewriting, store: Instr, type: Type) -> None:
    leaves = s.of(store.operands[0])
    for offset, piece in pieces_of(type):
        one = _access_at(s, store, offset)
        count = len(leaves_of(piece))
        one.operands[0] = s.whole(piece, leaves[:count])
        leaves = leaves[count:]
        s.build.instrs.append(one)


def _access_at(s: Rewriting, access: Instr, offset: int) -> Instr:
    """A copy of the access at `offset` bytes after its address, not yet appended."""
    one = access.clone()
    one.metadata = {}  # it describes the whole access
    one.operands[-1] = s.build.gep(I8, access.operands[-1], [offset])
    align = access.align
    one.attrs["align"] = math.gcd(align, offset) if offset else align
    return one
