"""Gathers and scatters of OpenCL vectors by AVX-512's instructions: each lane's vector is one or two words.

    %v = load <2 x float>, ptr %p        %w = call <16 x i64> @llvm.masked.gather(<16 x ptr> %p, <16 x i1> %mask)
    (%p and the mask varying)            %e = bitcast <16 x i64> %w to <32 x float>
                                         %v.0 = shufflevector %e, <0, 2, 4 ..>     %v.1 = .. <1, 3, 5 ..>

A word is an integer of 32 or 64 bits. Scalar loads of a vector cost one shuffle for each lane and component, so this is
faster without a mask too; for elements of 64 bits only under a mask. A scatter of two words per lane is slower than
scalar stores.
"""

from __future__ import annotations

from collections.abc import Sequence

from passes.widen.layout import concatenate, is_dense
from passes.widen.masked_intrinsics import gather_instruction, has_gather, scatter_instruction
from passes.widen.widener import Widener
from wfv.ir.types import I32, I64, Type, VecType, scalar_of, size_of
from wfv.ir.values import TRUE, Value, const_int


def gathered_words(w: Widener, type: Type, address: Value, is_masked: bool) -> VecType | None:
    """The words in which a gather of this type loads each lane's value; None for scalar loads."""
    words = _words(w, type, address)
    return words if is_masked or size_of(scalar_of(type)) < size_of(I64) else None


def scattered_word(w: Widener, type: Type, address: Value) -> VecType | None:
    """The word in which a scatter of this type stores each lane's value; None for scalar stores."""
    words = _words(w, type, address)
    return words if words is not None and words.count == 1 else None


def gather_words(
    w: Widener, type: Type, words: VecType, address: Value, align: int, mask: Value | None = None
) -> list[Value]:
    """The parts of a vector type, for the active lanes or all of them: one instruction for each word."""
    pointers, parts = w.vector(address), []
    mask = mask or w.build.splat(TRUE, w.lanes)
    for n in range(words.count):
        at = w.build.gep(words.element, pointers, [const_int(I32, n)]) if n else pointers
        gathered = gather_instruction(w, w.wide(words.element), at, mask, min(align, size_of(words.element)))
        parts += _elements_of_words(w, scalar_of(type), gathered)
    return parts


def scatter_word(w: Widener, parts: Sequence[Value], word: VecType, address: Value, mask: Value, align: int) -> None:
    """The active lanes store the elements of the parts, one behind the other, as one word."""
    elements = concatenate(w, parts)
    in_order = [part * w.lanes + lane for lane in range(w.lanes) for part in range(len(parts))]
    elements = w.build.shufflevector(elements, None, in_order)
    joined = w.build.cast("bitcast", elements, w.wide(word.element))
    scatter_instruction(w, joined, w.vector(address), mask, align)


def _words(w: Widener, type: Type, address: Value) -> VecType | None:
    """The words of a vector type whose addresses are a vector."""
    if not (isinstance(type, VecType) and is_dense(type) and w.values.has_vector(address)):
        return None
    count, element = {4: (1, I32), 8: (1, I64), 16: (2, I64)}.get(size_of(type), (0, I32))
    return VecType(count, element) if count and has_gather(w.facts.machine, element) else None


def _elements_of_words(w: Widener, element: Type, words: Value) -> list[Value]:
    """One vector for each element of the lanes' words."""
    count = size_of(scalar_of(words.type)) // size_of(element)
    elements = w.build.cast("bitcast", words, VecType(count * w.lanes, element))
    if count == 1:
        return [elements]
    every = range(0, count * w.lanes, count)
    return [w.build.shufflevector(elements, None, [n + i for i in every]) for n in range(count)]
