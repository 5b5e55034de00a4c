"""An address as the sum of a base pointer, terms with constant factors, and a constant distance in bytes.

Two addresses with the same base and terms are a constant distance apart in every lane:

    %i = mul i32 %id, 3                     address %p: base %x, terms 4 * {3 * %id}, distance 0
    %j = add i32 %i, 2                      address %q: base %x, terms 4 * {3 * %id}, distance 8
    %p = getelementptr inbounds float, ptr %x, i64 (zext %i)
    %q = getelementptr inbounds float, ptr %x, i64 (zext %j)

A 32-bit index of an inbounds getelementptr is split into terms modulo 2^32: in every lane that makes the access, the
index fits into 32 bits as a signed number (docs/index_width.md), and two such indices that are a few elements apart
do not wrap between each other.

Strides: an address is uniform (stride 0), contiguous (the element's size), strided or varying.
passes/widen/loads_and_stores.py decides how an access at such an address is vectorized.

A window: the elements from the lowest to the highest lane's, where each lane's offset is a known constant.

4 lanes, i a multiple of 4 in lane 0:

    x[i & 1]                offsets 0 1 0 1     a window of 2 elements, each of which two lanes share
    x[i / 2 * 4 + i % 2]    offsets 0 1 4 5     a window of 6 elements, 2 of them gaps
"""

from collections.abc import Hashable
from dataclasses import dataclass

from passes.analysis.index_width import index_offsets, index_stride, is_narrow_extension
from passes.analysis.shapes import VARYING, Assumptions, Shape, ShapeOf, strided, varying, with_offsets
from wfv.ir.core import Instr, is_op
from wfv.ir.types import I32, I64, ArrayType, IntType, StructType, Type, VecType, offset_of, round_up, size_of
from wfv.ir.values import ConstInt, Value, const_int


def address_shape(instr: Instr, shape_of: ShapeOf, assume: Assumptions) -> Shape:
    """The shape of a getelementptr: its stride is the sum of the strides of base and indices, in bytes."""
    base = shape_of(instr.operands[0])
    if not base.has_base or isinstance(instr.type, VecType):
        return VARYING
    is_inbounds = "inbounds" in instr.flags
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
    return round_up(size_of(alloca.attrs["elem_type"]), alloca.align)


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


MAX_TERMS = 8  # in a sum: a longer sum is one term
MAX_DEPTH = 24  # of nested sums: addresses that are compared may begin with the same sum at other depths
MAX_NARROW_DISTANCE = 1 << 20  # the largest constant in a 32-bit index

Terms = dict[Hashable, int]  # a value, or ("narrow", the terms of a 32-bit index) -> its factor
_Sums = dict[Value, tuple[Terms, int]]  # of values that were met before: its terms and its constant


@dataclass(frozen=True)
class AffineAddress:
    """The address `base + terms + distance`."""

    base: Value
    terms: frozenset[tuple[Hashable, int]]
    distance: int


class AffineAddresses:
    """The affine addresses of a function's pointers, each computed once."""

    def __init__(self, fits_index32: bool) -> None:
        self.fits_index32 = fits_index32
        self.known: dict[Value, AffineAddress] = {}
        self.sums: _Sums = {}

    def of(self, address: Value) -> AffineAddress:
        if address not in self.known:
            chain = _geps(address, self.known)
            for gep in reversed(chain):
                self.known[gep] = self._address_of(gep)
            if not chain:
                self.known[address] = AffineAddress(address, frozenset(), 0)
        return self.known[address]

    def _address_of(self, gep: Instr) -> AffineAddress:
        """The address of a getelementptr whose pointer operand is known; with too many terms, it is a base itself."""
        pointer = gep.operands[0]
        base = self.known.get(pointer, AffineAddress(pointer, frozenset(), 0))
        terms: Terms = dict(base.terms)
        distance = base.distance
        is_inbounds = self.fits_index32 and "inbounds" in gep.flags
        for index, step in gep_terms(gep):
            sums, constant = _index_terms(index, is_inbounds, self.sums)
            distance += constant * step
            for term, factor in sums.items():
                terms[term] = terms.get(term, 0) + factor * step
        if len(terms) > MAX_TERMS:
            return AffineAddress(gep, frozenset(), 0)
        return AffineAddress(base.base, frozenset((t, f) for t, f in terms.items() if f), distance)


def _geps(address: Value, known: dict[Value, AffineAddress]) -> list[Instr]:
    """The chain of getelementptrs that an address is made of, the last one first; it ends at a known address."""
    chain = []
    while is_op(address, "getelementptr") and address not in known:
        if any(isinstance(x.type, VecType) for x in (address, *address.operands)):
            break
        chain.append(address)
        address = address.operands[0]
    return chain


def _index_terms(index: Value, is_inbounds: bool, known: _Sums) -> tuple[Terms, int]:
    """An index as terms and a constant. A widened 32-bit index of an inbounds getelementptr is one "narrow" term."""
    if is_inbounds and is_narrow_extension(index):
        terms, constant = _sum(index.operands[0], known)
        if abs(constant) <= MAX_NARROW_DISTANCE:
            return ({("narrow", frozenset(terms.items())): 1} if terms else {}), constant
    if index.type == I64 or isinstance(index, ConstInt):
        return _sum(index, known)
    return {index: 1}, 0


def index_sum(index: Value) -> tuple[Terms, int]:
    """A 32-bit index as terms and a small constant, modulo 2^32."""
    terms, constant = _sum(index, {})
    return (terms, constant) if abs(constant) <= MAX_NARROW_DISTANCE else ({index: 1}, 0)


def _sum(value: Value, known: _Sums, depth: int = 0) -> tuple[Terms, int]:
    """An integer as a sum of terms and a constant, modulo its width."""
    if isinstance(value, ConstInt):
        return {}, value.value
    if not isinstance(value, Instr) or depth == MAX_DEPTH or value.type not in (I32, I64):
        return {value: 1}, 0
    if value not in known:
        known[value] = _sum_of_operands(value, known, depth + 1)
    return known[value]


def _sum_of_operands(value: Instr, known: _Sums, depth: int) -> tuple[Terms, int]:
    match value.op:
        case "add":
            return _plus(value, 1, known, depth)
        case "sub":
            return _plus(value, -1, known, depth)
        case "or" if "disjoint" in value.flags:
            return _plus(value, 1, known, depth)
        case "mul" if isinstance(value.operands[1], ConstInt):
            return _times(value, value.operands[1].value, known, depth)
        case "shl" if isinstance(value.operands[1], ConstInt):
            return _times(value, 1 << max(value.operands[1].value, 0), known, depth)
        case "trunc" if value.operands[0].type == I64:
            return _modulo(*_sum(value.operands[0], known, depth), value.type)
    return {value: 1}, 0


def _plus(value: Instr, sign: int, known: _Sums, depth: int) -> tuple[Terms, int]:
    (first, a), (more, b) = (_sum(x, known, depth) for x in value.operands)
    terms = dict(first)
    for term, factor in more.items():
        terms[term] = terms.get(term, 0) + sign * factor
    if len(terms) > MAX_TERMS:
        return {value: 1}, 0
    return _modulo(terms, a + sign * b, value.type)


def _times(value: Instr, factor: int, known: _Sums, depth: int) -> tuple[Terms, int]:
    terms, constant = _sum(value.operands[0], known, depth)
    return _modulo({term: factor * n for term, n in terms.items()}, factor * constant, value.type)


def _modulo(terms: Terms, constant: int, type: object) -> tuple[Terms, int]:
    assert isinstance(type, IntType)
    wrapped = {term: const_int(type, factor).value for term, factor in terms.items()}
    return {term: factor for term, factor in wrapped.items() if factor}, const_int(type, constant).value


MAX_STRIDE, MAX_STRIDE_BYTES = 4, 16  # in elements, in bytes: with a larger stride, a load would read mostly gaps
MAX_WINDOW = 2  # in elements for each lane: as above
MAX_GROUP_WINDOW = 4  # of all accesses of a group together


def window_of(type: Type, shape: Shape, is_masked: bool = False, most: int = MAX_WINDOW) -> tuple[int, ...] | None:
    """Each lane's element, counted from lane 0's, if all lie in one window that is worth a wide access.

    Under a mask no two lanes may share an element, because it has the mask of one lane only.
    """
    size, offsets = size_of(type), shape.offsets
    if not offsets or isinstance(type, VecType) or any(offset % size for offset in offsets):
        return None
    starts = tuple(offset // size for offset in offsets)
    is_near = max(starts) - min(starts) < most * len(starts)
    is_shared = len(set(starts)) < len(starts)
    return starts if is_near and not (is_masked and is_shared) else None
