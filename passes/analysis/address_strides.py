"""The strides of addresses: of a getelementptr from its terms, and of private variables from one lane to the next.

An address is uniform (stride 0), contiguous (the element's size), strided or varying. What an access at such an address
becomes is decided in passes/widen/loads_and_stores.py.
"""

from __future__ import annotations

from passes.analysis.index_width import index_offsets, index_stride
from passes.analysis.shapes import VARYING, Assumptions, Shape, ShapeOf, strided, varying, with_offsets
from wfv.ir.core import Instr
from wfv.ir.types import I64, ArrayType, StructType, Type, VecType, offset_of, round_up, size_of
from wfv.ir.values import ConstInt, Value, const_int


def address_shape(instr: Instr, shape_of: ShapeOf, assume: Assumptions) -> Shape:
    """The shape of a getelementptr: its stride is that of the base plus those of its indices, in bytes."""
    base = shape_of(instr.operands[0])
    if not base.has_base or isinstance(instr.type, VecType):
        return VARYING
    is_inbounds = "inbounds" in instr.attrs.get("flags", ())
    stride, offsets = base.stride, base.offsets
    interleaved = instr.notes.lane_interleaved_bytes
    apart = assume.lanes if interleaved else 1  # between elements of a private array laid out by lane
    for index, step in gep_terms(instr):
        of_index = index_stride(index, is_inbounds, shape_of, assume)
        if of_index is None:
            lanes = index_offsets(index, is_inbounds, shape_of, assume)
            if lanes is None:
                return varying(shape_of(index).possibly_contiguous and not _skips_elements(index, shape_of))
            offsets = tuple(x + y * step * apart for x, y in zip(offsets or (0,) * assume.lanes, lanes, strict=True))
        else:
            stride += of_index * step * apart
    if offsets:
        return with_offsets(tuple(offset + stride * lane for lane, offset in enumerate(offsets)))
    return strided(stride)


def _skips_elements(index: Value, shape_of: ShapeOf) -> bool:
    """Whether it is `c * x + uniform` with a constant c: the lanes' elements are c apart or more, for any x."""
    while isinstance(index, Instr):
        if index.op in ("mul", "shl"):
            factor = index.operands[1]
            return isinstance(factor, ConstInt) and abs(factor.value) > (index.op == "mul")
        varying_terms = [x for x in index.operands if not shape_of(x).is_uniform]
        if index.op not in ("add", "sub", "sext", "zext") or len(varying_terms) != 1:
            return False
        index = varying_terms[0]
    return False


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
