"""An address as the sum of a base pointer, terms with constant factors, and a constant distance in bytes.

Two addresses with the same base and terms are a constant distance apart in every lane:

    %i = mul i32 %id, 3                     address %p: base %x, terms 4 * {3 * %id}, distance 0
    %j = add i32 %i, 2                      address %q: base %x, terms 4 * {3 * %id}, distance 8
    %p = getelementptr inbounds float, ptr %x, i64 (zext %i)
    %q = getelementptr inbounds float, ptr %x, i64 (zext %j)

A 32-bit index of an inbounds getelementptr is split into terms modulo 2^32: in every lane that makes the access, the
index fits into 32 bits as a signed number (docs/index_width.md), and two such indices that are a few elements apart
do not wrap between each other.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from passes.analysis.address_strides import gep_terms
from passes.analysis.index_width import is_narrow_extension
from wfv.ir.core import Instr
from wfv.ir.types import I32, I64, IntType, VecType
from wfv.ir.values import ConstInt, Value, const_int

MAX_TERMS = 8  # in a sum: a longer sum is one term
MAX_DEPTH = 5  # of nested sums
MAX_NARROW_DISTANCE = 1 << 20  # the largest constant in a 32-bit index

Terms = dict[Hashable, int]  # a value, or ("narrow", the terms of a 32-bit index) -> its factor


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
        is_inbounds = self.fits_index32 and "inbounds" in gep.attrs.get("flags", ())
        for index, step in gep_terms(gep):
            sums, constant = _index_terms(index, is_inbounds)
            distance += constant * step
            for term, factor in sums.items():
                terms[term] = terms.get(term, 0) + factor * step
        if len(terms) > MAX_TERMS:
            return AffineAddress(gep, frozenset(), 0)
        return AffineAddress(base.base, frozenset((t, f) for t, f in terms.items() if f), distance)


def _geps(address: Value, known: dict[Value, AffineAddress]) -> list[Instr]:
    """The chain of getelementptrs that an address is made of, the last one first; it ends at a known address."""
    chain = []
    while isinstance(address, Instr) and address.op == "getelementptr" and address not in known:
        if any(isinstance(x.type, VecType) for x in (address, *address.operands)):
            break
        chain.append(address)
        address = address.operands[0]
    return chain


def _index_terms(index: Value, is_inbounds: bool) -> tuple[Terms, int]:
    """An index as terms and a constant. A widened 32-bit index of an inbounds getelementptr is one "narrow" term."""
    if is_inbounds and is_narrow_extension(index):
        terms, constant = _sum(index.operands[0], 0)
        if abs(constant) <= MAX_NARROW_DISTANCE:
            return ({("narrow", frozenset(terms.items())): 1} if terms else {}), constant
    if index.type == I64 or isinstance(index, ConstInt):
        return _sum(index, 0)
    return {index: 1}, 0


def _sum(value: Value, depth: int) -> tuple[Terms, int]:
    """An integer as a sum of terms and a constant, modulo its width."""
    if isinstance(value, ConstInt):
        return {}, value.value
    if not isinstance(value, Instr) or depth == MAX_DEPTH or value.type not in (I32, I64):
        return {value: 1}, 0
    match value.op:
        case "add":
            return _plus(value, 1, depth)
        case "sub":
            return _plus(value, -1, depth)
        case "or" if "disjoint" in value.attrs.get("flags", ()):
            return _plus(value, 1, depth)
        case "mul" if isinstance(value.operands[1], ConstInt):
            return _times(value, value.operands[1].value, depth)
        case "shl" if isinstance(value.operands[1], ConstInt):
            return _times(value, 1 << max(value.operands[1].value, 0), depth)
        case "trunc" if value.operands[0].type == I64:
            terms, constant = _sum(value.operands[0], depth + 1)
            return _modulo(terms, constant, value.type)
    return {value: 1}, 0


def _plus(value: Instr, sign: int, depth: int) -> tuple[Terms, int]:
    (terms, a), (more, b) = (_sum(x, depth + 1) for x in value.operands)
    for term, factor in more.items():
        terms[term] = terms.get(term, 0) + sign * factor
    if len(terms) > MAX_TERMS:
        return {value: 1}, 0
    return _modulo(terms, a + sign * b, value.type)


def _times(value: Instr, factor: int, depth: int) -> tuple[Terms, int]:
    terms, constant = _sum(value.operands[0], depth + 1)
    return _modulo({term: factor * n for term, n in terms.items()}, factor * constant, value.type)


def _modulo(terms: Terms, constant: int, type: object) -> tuple[Terms, int]:
    assert isinstance(type, IntType)
    wrapped = {term: const_int(type, factor).value for term, factor in terms.items()}
    return {term: factor for term, factor in wrapped.items() if factor}, const_int(type, constant).value
