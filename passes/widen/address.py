"""Addresses: getelementptr, private arrays, and what an address tells of the access behind it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from passes.analysis.address_strides import gep_terms, private_stride
from passes.analysis.divergence import Shapes
from passes.analysis.index_width import is_narrow_extension
from passes.analysis.shapes import Assumptions
from passes.widen.arithmetic import clone
from passes.widen.layout import is_dense
from passes.widen.state import Widener
from wfv.ir.core import Instr
from wfv.ir.types import I8, I64, ArrayType, Type, size_of
from wfv.ir.values import Value

MAX_ALIGN = 64  # of private memory: a vector's


def widen_gep(w: Widener, instr: Instr) -> None:
    """Uniform and strided addresses are scalar; others are a vector of pointers."""
    shape = w.shape(instr)
    if shape.is_affine:
        indices = [_base_index(w, index) for index in instr.operands[1:]]
        # What they promise holds in active lanes, of which lane 0 may be none.
        flags = instr.attrs.get("flags", ()) if all(w.shape(x).is_uniform for x in instr.operands) else ()
        w.set_scalar(instr, _gep(w, instr, w.scalar(instr.operands[0]), indices, flags))
        return
    pointer, *indices = [w.scalar(x) if w.shape(x).is_uniform else w.vector(x) for x in instr.operands]
    if all(w.shape(x).is_uniform for x in instr.operands):  # varying all the same, if shapes are forgotten
        pointer = w.vector(instr.operands[0])
    w.set_vector(instr, _gep(w, instr, pointer, indices, instr.attrs.get("flags", ())))


def replicate_gep(w: Widener, instr: Instr, operands: list[Value]) -> Value:
    """The address in one lane."""
    return _gep(w, instr, operands[0], operands[1:], instr.attrs.get("flags", ()))


def _gep(w: Widener, instr: Instr, pointer: Value, indices: Sequence[Value], flags: Sequence[str]) -> Value:
    """The getelementptr on new operands; in an array laid out by lane, each step is as many times as long."""
    if "by_lane" not in instr.attrs:
        return w.build.gep(instr.attrs["elem_type"], pointer, indices, flags, instr.name)
    new = instr.clone()
    new.operands = [pointer, *indices]
    for index, step in gep_terms(new):
        pointer = w.build.gep(ArrayType(step * w.lanes, I8), pointer, [index], name=instr.name)
    return pointer


def _base_index(w: Widener, index: Value) -> Value:
    """Lane 0's index in 64 bits. A 32-bit one is taken as signed: see docs/index_width.md for why that is right."""
    if w.shape(index).is_affine:
        return w.scalar(index)
    assert is_narrow_extension(index)
    return w.build.cast("sext", w.scalar(index.operands[0]), I64)


def widen_alloca(w: Widener, instr: Instr) -> None:
    """Private memory: one after the other for the lanes, or laid out by lane. Lane 0's address is the base."""
    new = clone(w, instr, [w.scalar(x) for x in instr.operands])
    if "by_lane" in instr.attrs:  # accesses are vectors of this size
        new.attrs["align"] = max(instr.attrs["align"], min(w.lanes * instr.attrs["by_lane"], MAX_ALIGN))
    new.attrs["elem_type"] = ArrayType(w.lanes * private_stride(instr), I8)
    w.set_scalar(instr, new)


@dataclass(frozen=True)
class Indexed:
    """A varying address `pointer + step * index` with a uniform pointer; `index` before it was widened to 64 bits."""

    pointer: Value
    index: Value
    extension: str  # "sext", "zext" or ""
    is_narrow: bool  # from 32 bits, and in bounds of its object
    step: int
    elem_type: Type


def indexed(address: Value, shapes: Shapes) -> Indexed | None:
    """The address as a uniform pointer and one varying index, or None."""
    if not (isinstance(address, Instr) and address.op == "getelementptr" and len(address.operands) == 2):
        return None
    if not shapes.of(address.operands[0]).is_uniform:
        return None
    ((index, step),) = gep_terms(address)
    pointer, elem_type = address.operands[0], address.attrs["elem_type"]
    if isinstance(index, Instr) and index.op in ("sext", "zext"):
        is_narrow = is_narrow_extension(index) and "inbounds" in address.attrs.get("flags", ())
        return Indexed(pointer, index.operands[0], index.op, is_narrow, step, elem_type)
    return Indexed(pointer, index, "", False, step, elem_type)


def lane_pointers(w: Widener, address: Value) -> list[Value]:
    """Each lane's address as a scalar. Indices are taken out before they are widened: that is cheaper than pointers."""
    is_known = address in w.replicas or w.shape(address).is_affine
    if is_known or not isinstance(address, Instr) or address.op != "getelementptr":
        return [w.lane_of(address, i) for i in range(w.lanes)]
    pointer, *indices = address.operands
    if not w.shape(pointer).is_affine:
        return [w.lane_of(address, i) for i in range(w.lanes)]
    return [
        _gep(w, address, w.lane_of(pointer, i), [_lane_index(w, index, i) for index in indices], ())
        for i in range(w.lanes)
    ]


def _lane_index(w: Widener, index: Value, i: int) -> Value:
    if isinstance(index, Instr) and index.op in ("sext", "zext") and w.shape(index).is_varying:
        return w.build.cast(index.op, w.lane_of(index.operands[0], i), index.type)
    return w.lane_of(index, i)


def may_turn_out_contiguous(address: Value, size: int, shapes: Shapes, assume: Assumptions) -> bool:
    """Whether a varying address is worth a test at run time: its index is made of ids by `/ % >> &`.

    Wrapping is no concern: an index that wraps within 32 bits is out of bounds of every buffer that a launch accepts.
    """
    parts = indexed(address, shapes)
    if parts is None or parts.step != size or not shapes.of(parts.index).possibly_contiguous:
        return False
    return not parts.extension or (assume.fits_index32 and parts.is_narrow)


def contiguity_test(w: Widener, address: Value, type: Type, is_masked: bool = False) -> tuple[Value, Value] | None:
    """(i1: the lanes' addresses are consecutive, lane 0's address) for an address that may turn out so, else None.

    Under a mask the index is frozen: in a lane that is not active it may be poison, on which one must not branch.
    """
    parts = indexed(address, w.shapes)
    is_worth_it = w.shape(address).is_varying and is_dense(type)
    if parts is None or not is_worth_it or not may_turn_out_contiguous(address, size_of(type), w.shapes, w.assume):
        return None
    settle = w.build.freeze if is_masked else _as_it_is
    w.remark_address("tested", "contiguous if a test at run time says so, lane by lane otherwise", address)
    root, terms = _split_uniform_terms(w, parts.index)
    if (root, is_masked) not in w.contiguity_tests:
        lanes = settle(w.vector(root))
        first = w.lane(lanes, 0)
        expected = w.build.binop("add", w.build.splat(first, w.lanes), w.steps(root.type))
        w.contiguity_tests[root, is_masked] = w.all_lanes(w.build.icmp("eq", lanes, expected)), first
    is_contiguous, first = w.contiguity_tests[root, is_masked]
    for op, term in terms:
        first = w.build.binop(op, first, settle(w.scalar(term)))
    index = w.build.cast("sext", first, I64) if parts.extension else first
    return is_contiguous, w.build.gep(parts.elem_type, w.scalar(parts.pointer), [index])


def _as_it_is(value: Value) -> Value:
    return value


def _split_uniform_terms(w: Widener, index: Value) -> tuple[Value, list[tuple[str, Value]]]:
    """A sum as its varying part and (op, uniform term)s: those change nothing about the steps between the lanes."""
    terms: list[tuple[str, Value]] = []
    while isinstance(index, Instr) and index.op in ("add", "sub"):
        a, b = index.operands
        if w.shape(b).is_uniform and w.shape(a).possibly_contiguous:
            terms.append((index.op, b))
            index = a
        elif index.op == "add" and w.shape(a).is_uniform and w.shape(b).possibly_contiguous:
            terms.append((index.op, a))
            index = b
        else:
            break
    return index, terms
