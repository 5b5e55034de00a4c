"""Rules for addresses, getelementptr and private arrays, and the test whether addresses are contiguous.

An address that has a base is one scalar: its base. passes/analysis/affine_addresses.py determines the shape of an
address, passes/widen/loads_and_stores.py the code of an access at it. In front of an access at a possibly contiguous
address, a test at run time chooses between one vector access and accesses lane by lane:

    x[id / n]:   %lanes = <i0, i1, i2, i3>      %first = i0
                 %all = (%lanes == %first + <0, 1, 2, 3>) in all lanes
                 br %all: one load of 4 elements from &x[%first], or else 4 loads
"""

from collections.abc import Sequence
from typing import NamedTuple

from passes.analysis.affine_addresses import gep_terms, index_sum, private_stride
from passes.analysis.divergence import Shapes
from passes.analysis.index_width import is_narrow_extension, narrow_stride
from passes.analysis.indexed_addresses import IndexedAddress, indexed_address
from passes.analysis.shapes import Assumptions
from passes.widen.arithmetic import clone
from passes.widen.emitter import is_dense
from passes.widen.widener import Widener
from wfv.ir.core import Instr, is_op
from wfv.ir.types import I8, I64, ArrayType, Type, size_of
from wfv.ir.values import Value

MAX_ALIGN = 64  # of private memory: a vector's


def widen_gep(w: Widener, instr: Instr) -> None:
    """Addresses that have a base are scalar; others are a vector of pointers."""
    shape = w.shape(instr)
    if shape.has_base:
        if (narrow := _narrow_index(w, instr)) is not None:
            w.set_scalar(instr, _at_shared_base(w, instr, w.scalar(narrow)))
            return
        indices = [_base_index(w, index) for index in instr.operands[1:]]
        # The flags hold in active lanes; lane 0 may be inactive.
        flags = instr.flags if all(w.shape(x).is_uniform for x in instr.operands) else ()
        w.set_scalar(instr, _gep(w, instr, w.scalar(instr.operands[0]), indices, flags))
        return
    pointer, *indices = [w.scalar(x) if w.shape(x).is_uniform else w.vector(x) for x in instr.operands]
    if all(w.shape(x).is_uniform for x in instr.operands):  # strategy `naive`: the result is varying even so
        pointer = w.vector(instr.operands[0])
    w.set_vector(instr, _gep(w, instr, pointer, indices, instr.flags))


def replicate_gep(w: Widener, instr: Instr, operands: list[Value]) -> Value:
    """The address in one lane."""
    return _gep(w, instr, operands[0], operands[1:], instr.flags)


def _gep(w: Widener, instr: Instr, pointer: Value, indices: Sequence[Value], flags: Sequence[str]) -> Value:
    """The getelementptr on new operands; in an array laid out by lane, each step is `lanes` times as long."""
    if not instr.notes.lane_interleaved_bytes:
        return w.build.gep(instr.attrs["elem_type"], pointer, indices, flags, instr.name)
    new = instr.clone()
    new.operands = [pointer, *indices]
    for index, step in gep_terms(new):
        pointer = w.build.gep(ArrayType(step * w.lanes, I8), pointer, [index], name=instr.name)
    return pointer


def _narrow_index(w: Widener, instr: Instr) -> Value | None:
    """The only index, before it is extended from 32 bits, if it is strided in lanes that have an address."""
    index, *others = instr.operands[1:]
    if others or instr.notes.lane_interleaved_bytes or not is_narrow_extension(index):
        return None
    return index.operands[0] if narrow_stride(index, "inbounds" in instr.flags, w.shape, w.facts.assume) else None


def _at_shared_base(w: Widener, instr: Instr, index: Value) -> Value:
    """Lane 0's address, at a constant distance from that of the other terms of the index: made once for a block."""
    pointer, elem_type, bases = w.scalar(instr.operands[0]), instr.attrs["elem_type"], w.emit.available.bases
    terms, constant = index_sum(index)
    key = pointer, elem_type, frozenset(terms.items())
    if key not in bases:
        bases[key] = w.build.gep(elem_type, pointer, [w.build.cast("sext", w.build.binop("sub", index, constant), I64)])
    return w.build.gep(elem_type, bases[key], [constant], name=instr.name)


def _base_index(w: Widener, index: Value) -> Value:
    """Lane 0's index in 64 bits. A 32-bit one is taken as signed: see docs/index_width.md for why that is right."""
    if w.shape(index).has_base:
        return w.scalar(index)
    assert is_narrow_extension(index)
    return w.build.cast("sext", w.scalar(index.operands[0]), I64)


def widen_alloca(w: Widener, instr: Instr) -> None:
    """Private memory of all lanes: one lane's array after the other's, or lane-interleaved.

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
    if is_known or not is_op(address, "getelementptr"):
        return [w.values.lane(address, i) for i in range(w.lanes)]
    pointer, *indices = address.operands
    if not w.shape(pointer).has_base:
        return [w.values.lane(address, i) for i in range(w.lanes)]
    return [
        _gep(w, address, w.values.lane(pointer, i), [_lane_index(w, index, i) for index in indices], ())
        for i in range(w.lanes)
    ]


def _lane_index(w: Widener, index: Value, i: int) -> Value:
    if is_op(index, "sext", "zext") and w.shape(index).is_varying:
        return w.build.cast(index.op, w.values.lane(index.operands[0], i), index.type)
    return w.values.lane(index, i)


class ContiguityTest(NamedTuple):
    """`is_contiguous`: i1, whether the lanes' addresses are. `pointer`: lane 0's address."""

    is_contiguous: Value
    pointer: Value


def is_possibly_contiguous(address: Value, size: int, shapes: Shapes, assume: Assumptions) -> bool:
    """Whether a varying address of elements of `size` bytes is worth a test: its index is made of ids by `/ % >> &`."""
    indexed = indexed_address(address, shapes)
    if indexed is None or indexed.step != size or not shapes.of(address).possibly_contiguous:
        return False
    return is_exact_index(indexed, assume)


def is_exact_index(indexed: IndexedAddress, assume: Assumptions) -> bool:
    """Whether the distance of two lanes' indices before extension is that of their addresses.

    Wrapping is no concern: an index that wraps within 32 bits is out of bounds of every buffer that a launch accepts.
    """
    return not indexed.extension or (assume.fits_index32 and indexed.is_narrow)


def emit_contiguity_test(w: Widener, address: Value, type: Type, is_masked: bool) -> ContiguityTest | None:
    """Emits the test of an address of elements of `type`; None if the address is not possibly contiguous.

    Under a mask the index is frozen: in an inactive lane it may be poison, and a branch on poison is undefined.
    """
    indexed = indexed_address(address, w.facts.shapes)
    is_candidate = w.shape(address).is_varying and is_dense(type)
    if indexed is None or not is_candidate or "contiguity tests" in w.facts.machine.without:
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
    while is_op(index, "add", "sub"):
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
