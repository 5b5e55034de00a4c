"""Rules for addresses: getelementptr and private arrays. An address that has a base is one scalar: its base.

Which shape an address has is determined in passes/analysis/address_strides.py. What an access at it becomes, one
scalar, one vector or one access per lane, is decided in passes/widen/loads_and_stores.py.
"""

from __future__ import annotations

from collections.abc import Sequence

from passes.analysis.address_strides import gep_terms, private_stride
from passes.analysis.index_width import is_narrow_extension
from passes.widen.arithmetic import clone
from passes.widen.widener import Widener
from wfv.ir.core import Instr
from wfv.ir.types import I8, I64, ArrayType
from wfv.ir.values import Value

MAX_ALIGN = 64  # of private memory: a vector's


def widen_gep(w: Widener, instr: Instr) -> None:
    """Addresses that have a base are scalar; others are a vector of pointers."""
    shape = w.shape(instr)
    if shape.has_base:
        indices = [_base_index(w, index) for index in instr.operands[1:]]
        # The flags hold in active lanes; lane 0 may be inactive.
        flags = instr.attrs.get("flags", ()) if all(w.shape(x).is_uniform for x in instr.operands) else ()
        w.set_scalar(instr, _gep(w, instr, w.scalar(instr.operands[0]), indices, flags))
        return
    pointer, *indices = [w.scalar(x) if w.shape(x).is_uniform else w.vector(x) for x in instr.operands]
    if all(w.shape(x).is_uniform for x in instr.operands):  # strategy `naive`: the result is varying all the same
        pointer = w.vector(instr.operands[0])
    w.set_vector(instr, _gep(w, instr, pointer, indices, instr.attrs.get("flags", ())))


def replicate_gep(w: Widener, instr: Instr, operands: list[Value]) -> Value:
    """The address in one lane."""
    return _gep(w, instr, operands[0], operands[1:], instr.attrs.get("flags", ()))


def _gep(w: Widener, instr: Instr, pointer: Value, indices: Sequence[Value], flags: Sequence[str]) -> Value:
    """The getelementptr on new operands; in an array laid out by lane, each step is `lanes` times as long."""
    if not instr.notes.lane_interleaved_bytes:
        return w.build.gep(instr.attrs["elem_type"], pointer, indices, flags, instr.name)
    new = instr.clone()
    new.operands = [pointer, *indices]
    for index, step in gep_terms(new):
        pointer = w.build.gep(ArrayType(step * w.lanes, I8), pointer, [index], name=instr.name)
    return pointer


def _base_index(w: Widener, index: Value) -> Value:
    """Lane 0's index in 64 bits. A 32-bit one is taken as signed: see docs/index_width.md for why that is right."""
    if w.shape(index).has_base:
        return w.scalar(index)
    assert is_narrow_extension(index)
    return w.build.cast("sext", w.scalar(index.operands[0]), I64)


def widen_alloca(w: Widener, instr: Instr) -> None:
    """Private memory of all lanes: one lane's array behind the other's, or lane-interleaved.

    The base is lane 0's address.
    """
    new = clone(w, instr, [w.scalar(x) for x in instr.operands])
    if element := instr.notes.lane_interleaved_bytes:  # accesses are vectors of this size
        new.attrs["align"] = max(instr.attrs["align"], min(w.lanes * element, MAX_ALIGN))
    new.attrs["elem_type"] = ArrayType(w.lanes * private_stride(instr), I8)
    w.set_scalar(instr, new)


def lane_pointers(w: Widener, address: Value) -> list[Value]:
    """Each lane's address as a scalar. Indices are extracted before they are extended: cheaper than pointers."""
    is_known = w.values.is_replicated(address) or w.shape(address).has_base
    if is_known or not isinstance(address, Instr) or address.op != "getelementptr":
        return [w.values.lane(address, i) for i in range(w.lanes)]
    pointer, *indices = address.operands
    if not w.shape(pointer).has_base:
        return [w.values.lane(address, i) for i in range(w.lanes)]
    return [
        _gep(w, address, w.values.lane(pointer, i), [_lane_index(w, index, i) for index in indices], ())
        for i in range(w.lanes)
    ]


def _lane_index(w: Widener, index: Value, i: int) -> Value:
    if isinstance(index, Instr) and index.op in ("sext", "zext") and w.shape(index).is_varying:
        return w.build.cast(index.op, w.values.lane(index.operands[0], i), index.type)
    return w.values.lane(index, i)
