"""Possibly contiguous addresses: a test at run time, in front of one vector access and of accesses lane by lane.

x[id / n]:   %lanes = <i0, i1, i2, i3>      %first = i0
             %all = (%lanes == %first + <0, 1, 2, 3>) in all lanes
             br %all: one load of 4 elements from &x[%first], or else 4 loads
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from passes.analysis.address_strides import gep_terms
from passes.analysis.divergence import Shapes
from passes.analysis.index_width import is_narrow_extension
from passes.analysis.shapes import Assumptions
from passes.widen.layout import is_dense
from passes.widen.widener import Widener
from wfv.ir.core import Instr
from wfv.ir.types import I64, Type, size_of
from wfv.ir.values import Value


class ContiguityTest(NamedTuple):
    """`is_contiguous`: i1, whether the lanes' addresses are. `pointer`: lane 0's address."""

    is_contiguous: Value
    pointer: Value


@dataclass(frozen=True)
class _IndexedAddress:
    """A varying address `pointer + step * index` with a uniform pointer; `index` before it was extended to 64 bits."""

    pointer: Value
    index: Value
    extension: str  # "sext", "zext" or ""
    is_narrow: bool  # from 32 bits, and in bounds of its object
    step: int
    elem_type: Type


def _indexed(address: Value, shapes: Shapes) -> _IndexedAddress | None:
    """The address as a uniform pointer and one varying index, or None."""
    if not (isinstance(address, Instr) and address.op == "getelementptr" and len(address.operands) == 2):
        return None
    if not shapes.of(address.operands[0]).is_uniform:
        return None
    ((index, step),) = gep_terms(address)
    pointer, elem_type = address.operands[0], address.attrs["elem_type"]
    if isinstance(index, Instr) and index.op in ("sext", "zext"):
        is_narrow = is_narrow_extension(index) and "inbounds" in address.attrs.get("flags", ())
        return _IndexedAddress(pointer, index.operands[0], index.op, is_narrow, step, elem_type)
    return _IndexedAddress(pointer, index, "", False, step, elem_type)


def is_possibly_contiguous(address: Value, size: int, shapes: Shapes, assume: Assumptions) -> bool:
    """Whether a varying address of elements of `size` bytes is worth a test: its index is made of ids by `/ % >> &`.

    Wrapping is no concern: an index that wraps within 32 bits is out of bounds of every buffer that a launch accepts.
    """
    indexed = _indexed(address, shapes)
    if indexed is None or indexed.step != size or not shapes.of(address).possibly_contiguous:
        return False
    return not indexed.extension or (assume.fits_index32 and indexed.is_narrow)


def emit_contiguity_test(w: Widener, address: Value, type: Type, is_masked: bool = False) -> ContiguityTest | None:
    """Emits the test of an address of elements of `type`; None if the address is not possibly contiguous.

    Under a mask the index is frozen: in an inactive lane it may be poison, and a branch on poison is undefined.
    """
    indexed = _indexed(address, w.facts.shapes)
    is_candidate = w.shape(address).is_varying and is_dense(type)
    if indexed is None or not is_candidate:
        return None
    if not is_possibly_contiguous(address, size_of(type), w.facts.shapes, w.facts.assume):
        return None
    w.remark_address(
        "tested", "one vector access if a test at run time finds it contiguous, else lane by lane", address
    )
    root, terms = _split_uniform_terms(w, indexed.index)
    is_contiguous, first = _test_of_index(w, root, is_masked)
    for op, term in terms:
        first = w.build.binop(op, first, _frozen_if(w, is_masked, w.scalar(term)))
    index = w.build.cast("sext", first, I64) if indexed.extension else first
    return ContiguityTest(is_contiguous, w.build.gep(indexed.elem_type, w.scalar(indexed.pointer), [index]))


def _test_of_index(w: Widener, index: Value, is_masked: bool) -> tuple[Value, Value]:
    """(i1: the lanes' indices are contiguous, lane 0's index), computed once for all accesses of a block."""
    tests = w.emit.available.contiguity_tests
    if (index, is_masked) not in tests:
        lanes = _frozen_if(w, is_masked, w.vector(index))
        first = w.build.extractelement(lanes, 0)
        expected = w.build.binop("add", w.build.splat(first, w.lanes), w.build.step_vector(index.type))
        tests[index, is_masked] = w.build.all_lanes(w.build.icmp("eq", lanes, expected)), first
    return tests[index, is_masked]


def _frozen_if(w: Widener, is_masked: bool, value: Value) -> Value:
    return w.build.freeze(value) if is_masked else value


def _split_uniform_terms(w: Widener, index: Value) -> tuple[Value, list[tuple[str, Value]]]:
    """A sum as its varying part and (op, uniform term)s: these do not change the difference between lanes."""
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
