"""Loads and stores of spans: one vector access, or a few, and shuffles.

Stride 3, offsets 0 and 1 in use, 4 lanes:

    a0 b0  . a1 b1  . a2 b2  . a3 b3            %span = load <11 x float>, ptr %p
                                                %a = shufflevector %span, <0, 3, 6, 9>
                                                %b = shufflevector %span, <1, 4, 7, 10>

`pointer` is always the address of lane 0's first element; `parts` has a vector of the lanes' elements for each offset.
"""

from __future__ import annotations

from collections.abc import Sequence

from passes.widen.layout import concatenate
from passes.widen.machine import Machine
from passes.widen.masked_intrinsics import has_masked_access, masked_load, masked_store
from passes.widen.spans import Owners, Span
from passes.widen.stores_past_caches import store_lines, stores_lines
from passes.widen.widener import Widener
from wfv.ir.types import I64, VecType, count_of, size_of
from wfv.ir.values import TRUE, ConstNull, Value, const_int

REGISTER_BYTES = 64


def has_masked_span(machine: Machine, span: Span) -> bool:
    """Whether the target has masked instructions for the span's elements, or for all of a lane's at once."""
    return has_masked_access(machine, span.lane_word or span.type)


def load_span(w: Widener, span: Span, pointer: Value, align: int) -> list[Value]:
    """The parts, of elements as they lie in memory."""
    start, align = _start_pointer(w, span, pointer), _safe_align(span, align, 0)
    if abs(span.stride) == 2 and not span.offsets[1:]:
        return [_load_halves(w, span, start, align)]
    whole = w.build.load(VecType(span.length, span.type), start, align)
    return [_extract_part(w, whole, span.positions(offset)) for offset in span.offsets]


def load_span_masked(w: Widener, span: Span, pointer: Value, mask: Value, align: int) -> list[Value]:
    """The same by masked loads, each of a power of two elements: LLVM splits others into scalar loads."""
    if span.lane_word is not None:
        words = masked_load(w, w.wide(span.lane_word), pointer, mask, _safe_align(span, align, 0))
        elements = w.build.cast("bitcast", words, VecType(span.length, span.type))
        return [_extract_part(w, elements, span.positions(offset)) for offset in span.offsets]
    loaded = []
    for n, owners in enumerate(_pieces(span)):
        piece = _piece_pointer(w, span, pointer, n)
        wide = VecType(len(owners), span.type)
        loaded.append(masked_load(w, wide, piece, _element_mask(w, owners, mask), _safe_align(span, align, n)))
    whole = concatenate(w, loaded)
    return [_extract_part(w, whole, span.positions(offset)) for offset in span.offsets]


def store_span(w: Widener, span: Span, parts: Sequence[Value], pointer: Value, align: int) -> None:
    """Stores parts of elements as they lie in memory. If the span has gaps, the target must have masked stores."""
    if span.has_gaps:
        store_span_masked(w, span, parts, pointer, w.build.splat(TRUE, w.lanes), align)
        return
    start, align = _start_pointer(w, span, pointer), _safe_align(span, align, 0)
    whole = _interleave(w, span.owners(), parts)
    if stores_lines(w, whole, start):
        store_lines(w, whole, start, align)
    else:
        w.build.store(whole, start, align)


def store_span_masked(w: Widener, span: Span, parts: Sequence[Value], pointer: Value, mask: Value, align: int) -> None:
    """The same by masked stores, each of a power of two elements."""
    if span.lane_word is not None:
        words = w.build.cast("bitcast", _interleave(w, span.owners(), parts), w.wide(span.lane_word))
        masked_store(w, words, pointer, mask, _safe_align(span, align, 0))
        return
    for n, owners in enumerate(_pieces(span)):
        value, piece = _filled(w, owners, parts), _piece_pointer(w, span, pointer, n)
        masked_store(w, value, piece, _element_mask(w, owners, mask), _safe_align(span, align, n))


def _piece_width(span: Span) -> int:
    """How many elements a masked instruction accesses: all in one register, or a vector of the lanes at a time."""
    whole = 1 << (span.length - 1).bit_length()
    return whole if whole * size_of(span.type) <= REGISTER_BYTES else span.lanes


def _pieces(span: Span) -> list[Owners]:
    """The owners of the span's elements, piece by piece; elements behind the span's end have none."""
    owners, width = span.owners(), _piece_width(span)
    owners += [None] * (-len(owners) % width)
    return [owners[at : at + width] for at in range(0, len(owners), width)]


def _piece_pointer(w: Widener, span: Span, pointer: Value, n: int) -> Value:
    return w.build.gep(span.type, _start_pointer(w, span, pointer), [const_int(I64, n * _piece_width(span))])


def _start_pointer(w: Widener, span: Span, pointer: Value) -> Value:
    return w.build.gep(span.type, pointer, [const_int(I64, span.start)])


def _load_halves(w: Widener, span: Span, start: Value, align: int) -> Value:
    """Stride 2 by two loads of one vector each, the second of which ends with the span: one shuffle of two vectors."""
    half = w.lanes // 2
    low = w.build.load(w.wide(span.type), start, align)
    high_start = w.build.gep(span.type, start, [const_int(I64, span.length - w.lanes)])
    high = w.build.load(w.wide(span.type), high_start, min(align, size_of(span.type)))
    positions = [2 * i for i in range(half)] + [w.lanes + 2 * i + 1 for i in range(half)]
    return w.build.shufflevector(low, high, positions if span.stride > 0 else positions[::-1])


def _extract_part(w: Widener, whole: Value, positions: list[int]) -> Value:
    if positions == list(range(count_of(whole.type))):
        return whole
    return w.build.shufflevector(whole, None, positions)


def _element_mask(w: Widener, owners: Owners, mask: Value) -> Value:
    """The mask of a piece's elements: that of each element's lane, false for gaps."""
    positions = [owner[1] if owner is not None else w.lanes for owner in owners]
    if positions == list(range(w.lanes)):
        return mask
    return w.build.shufflevector(mask, ConstNull(mask.type), positions)


def _interleave(w: Widener, owners: Owners, parts: Sequence[Value]) -> Value:
    """<a0 a1 ..>, <b0 b1 ..>, .. -> <a0 b0 .. a1 b1 ..>."""
    positions = [None if owner is None else owner[0] * w.lanes + owner[1] for owner in owners]
    if positions == list(range(w.lanes)):
        return parts[0]
    return w.build.shufflevector(concatenate(w, parts), None, positions)


def _filled(w: Widener, owners: Owners, parts: Sequence[Value]) -> Value:
    """The same for a masked store. Gaps between bytes are zeros.

    LLVM 22 does not terminate for some with poison there: 64 lanes, stride 2, arithmetic on what is stored (AVX-512).
    """
    if None not in owners or size_of(parts[0].type) != w.lanes:
        return _interleave(w, owners, parts)
    vector = concatenate(w, parts)
    gap = count_of(vector.type)
    positions = [gap if owner is None else owner[0] * w.lanes + owner[1] for owner in owners]
    return w.build.shufflevector(vector, ConstNull(vector.type), positions)


def _safe_align(span: Span, align: int, piece: int) -> int:
    """The given alignment holds at active lanes' elements; the span and its pieces may begin elsewhere.

    An alignment that the stride contradicts holds at some lanes at most, so it is not used either.
    """
    size = size_of(span.type)
    step = span.step * size
    return min(align, step & -step if piece == 0 else size)
