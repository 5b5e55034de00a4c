"""Spans: the stretch of memory that the elements of all lanes lie in, so that one wide access serves all lanes.

Stride 3, offsets 0 and 1 in use, 4 lanes (a0 is lane 0's element at offset 0; . is a gap):

    a0 b0  . a1 b1  . a2 b2  . a3 b3            %span = load <11 x float>, ptr %p
                                                %a = shufflevector %span, <0, 3, 6, 9>
                                                %b = shufflevector %span, <1, 4, 7, 10>

A span ends with the last lane's last element: memory may end there. A load may read the gaps, since they lie between
elements that the lanes read; a store never writes them. `pointer` is always the address of lane 0's first element;
`parts` has a vector of the lanes' elements for each offset.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import gcd

from passes.analysis.affine_addresses import MAX_STRIDE, MAX_STRIDE_BYTES, window_of
from passes.widen.emitter import in_memory, is_dense
from passes.widen.machine import Machine
from passes.widen.memory_instructions import has_masked_access, masked_load, masked_store, store_lines, stores_lines
from passes.widen.widener import Widener
from wfv.ir.types import IntType, Type, VecType, count_of, scalar_of, size_of
from wfv.ir.values import TRUE, ConstNull, Value

Owners = list[tuple[int, int] | None]  # of each element: (which offset, which lane), or None for a gap


@dataclass(frozen=True)
class Span:
    """The elements of all lanes.

    A lane's first element lies `starts[lane]` elements of `type` after lane 0's first one. A lane's elements lie at
    `offsets`, in ascending order, counted in elements from the lane's first one. Loads of lanes may overlap.
    """

    type: Type
    starts: tuple[int, ...]
    offsets: tuple[int, ...]

    @property
    def lanes(self) -> int:
        return len(self.starts)

    @property
    def start(self) -> int:
        """The span's first element, counted from lane 0's first one."""
        return min(self.starts)

    @property
    def length(self) -> int:
        return max(self.starts) - self.start + self.offsets[-1] + 1

    @property
    def has_gaps(self) -> bool:
        """Whether some element is no lane's. The span may be longer than memory: its elements are not listed here."""
        owned = {position for offset in self.offsets for position in self.positions(offset)}
        return len(owned) < self.length

    @property
    def stride(self) -> int:
        """The elements from one lane's first element to the next lane's, if that distance is constant; else 0."""
        stride = self.starts[-1] // max(self.lanes - 1, 1)
        return stride if self.starts == tuple(stride * lane for lane in range(self.lanes)) else 0

    @property
    def step(self) -> int:
        """The greatest number of elements that all distances between lanes are multiples of."""
        return gcd(*self.starts)

    @property
    def lane_word(self) -> IntType | None:
        """An integer of 32 or 64 bits that holds all of a lane's elements, if these are smaller integers.

        A mask of the lanes is then one of the words: no element needs a mask bit of its own.
        """
        bits = 8 * size_of(self.type) * len(self.offsets)
        is_small = isinstance(self.type, IntType) and self.type.bits < 32
        is_whole = self.stride == len(self.offsets) == self.offsets[-1] + 1
        return IntType(bits) if is_small and is_whole and bits in (32, 64) else None

    def positions(self, offset: int) -> list[int]:
        """The position in the span of each lane's element at `offset`."""
        lane_0 = offset - self.start
        return [lane_0 + start for start in self.starts]

    def owners(self) -> Owners:
        """For each element of the span the number of its offset and its lane, or None for a gap."""
        found: Owners = [None] * self.length
        for number, offset in enumerate(self.offsets):
            for lane, position in enumerate(self.positions(offset)):
                found[position] = (number, lane)
        return found


def span_of(type: Type, stride: int, lanes: int) -> Span | None:
    """The span of accesses of `type` whose lanes are `stride` bytes apart.

    None if lanes overlap, or if the stride is no multiple of the element's size.
    """
    element, count = in_memory(scalar_of(type)), count_of(type)
    size = size_of(element)
    if not is_dense(type) or stride % size or abs(stride) < count * size:
        return None
    return strided_span(element, stride // size, tuple(range(count)), lanes)


def strided_span(type: Type, stride: int, offsets: tuple[int, ...], lanes: int) -> Span:
    """The span of lanes that are `stride` elements apart; if `stride` is negative, lane 0 comes last."""
    return Span(type, tuple(stride * lane for lane in range(lanes)), offsets)


def contiguous_span(type: Type, lanes: int) -> Span:
    """The span of lanes that lie one after the other."""
    count = count_of(type)
    return strided_span(in_memory(scalar_of(type)), count, tuple(range(count)), lanes)


def near_span(w: Widener, type: Type, address: Value, is_masked: bool) -> Span | None:
    """The span of a strided access, if a wide load of it is better than one load per lane."""
    shape = w.shape(address)
    if shape.offsets:
        window = window_of(type, shape, is_masked) if is_dense(type) else None
        return Span(in_memory(type), window, (0,)) if window is not None else None
    span = span_of(type, shape.stride, w.lanes) if shape.is_strided else None
    if span is None or not span.has_gaps:
        return span
    is_cheap = is_masked and w.facts.machine.has_avx512
    return span if is_near(type, shape.stride, MAX_STRIDE * size_of(type) if is_cheap else MAX_STRIDE_BYTES) else None


def is_near(type: Type, stride: int, max_bytes: int = MAX_STRIDE_BYTES) -> bool:
    """Whether one wide load of elements `stride` bytes apart is better than one load per lane."""
    return not isinstance(type, VecType) and abs(stride) <= min(MAX_STRIDE * size_of(type), max_bytes)


def is_store_better(machine: Machine, span: Span, is_masked: bool) -> bool:
    """Whether one store of the span, which leaves out the gaps, is better than one per lane (docs/passes/widen.md)."""
    if not span.has_gaps:
        return True
    per_lane = abs(span.stride) or -(-span.length // span.lanes)
    is_short = per_lane * size_of(span.type) <= span.lanes
    return machine.has_avx512 and (is_masked or is_short)


REGISTER_BYTES = 64


def has_masked_span(machine: Machine, span: Span) -> bool:
    """Whether the target has masked instructions for the span's elements, or for all of a lane's at once."""
    return has_masked_access(machine, span.lane_word or span.type)


def load_span(w: Widener, span: Span, pointer: Value, align: int, mask: Value | None = None) -> list[Value]:
    """Loads the parts: elements in the order in which they lie in memory. Under a mask, inactive lanes get poison."""
    if mask is not None:
        return _load_masked(w, span, pointer, mask, align)
    start, align = _start_pointer(w, span, pointer), _safe_align(span, align, 0)
    if abs(span.stride) == 2 and not span.offsets[1:]:
        return [_load_halves(w, span, start, align)]
    whole, skipped = _load_whole(w, span, start, align)
    return _parts_of(w, span, whole, skipped)


def _load_whole(w: Widener, span: Span, start: Value, align: int) -> tuple[Value, range]:
    """The span's elements. Of 127, LLVM would load the last 31 in five parts: instead, one load ends with the span.

    The result has elements of the load before twice, the second time at the range.
    """
    odd = span.length % w.lanes
    if odd.bit_count() < 2 or span.length < w.lanes:
        return w.build.load(VecType(span.length, span.type), start, align), range(0)
    begin = span.length - odd
    first = w.build.load(VecType(begin, span.type), start, align)
    end = w.build.gep(span.type, start, [span.length - w.lanes])
    last = w.build.load(w.wide(span.type), end, min(align, size_of(span.type)))
    return w.build.concatenate([first, last]), range(begin, begin + w.lanes - odd)


def _load_masked(w: Widener, span: Span, pointer: Value, mask: Value, align: int) -> list[Value]:
    """Loads the parts by masked loads of a power of two elements each: LLVM splits others into scalar loads."""
    if span.lane_word is not None:
        words = masked_load(w, w.wide(span.lane_word), pointer, mask, _safe_align(span, align, 0))
        return _parts_of(w, span, w.build.cast("bitcast", words, VecType(span.length, span.type)))
    loaded = []
    for n, owners in enumerate(_pieces(span)):
        piece = _piece_pointer(w, span, pointer, n)
        wide = VecType(len(owners), span.type)
        loaded.append(masked_load(w, wide, piece, _element_mask(w, owners, mask), _safe_align(span, align, n)))
    return _parts_of(w, span, w.build.concatenate(loaded))


def store_span(
    w: Widener, span: Span, parts: Sequence[Value], pointer: Value, align: int, mask: Value | None = None
) -> None:
    """Stores parts of elements as they lie in memory. If the span has gaps, the target must have masked stores."""
    if mask is not None or span.has_gaps:
        _store_masked(w, span, parts, pointer, mask or w.build.splat(TRUE, w.lanes), align)
        return
    start, align = _start_pointer(w, span, pointer), _safe_align(span, align, 0)
    whole = _interleave(w, span.owners(), parts)
    if stores_lines(w, whole, start):
        store_lines(w, whole, start, align)
    else:
        w.build.store(whole, start, align)


def _store_masked(w: Widener, span: Span, parts: Sequence[Value], pointer: Value, mask: Value, align: int) -> None:
    """Stores the parts by masked stores of a power of two elements each."""
    if span.lane_word is not None:
        words = w.build.cast("bitcast", _interleave(w, span.owners(), parts), w.wide(span.lane_word))
        masked_store(w, words, pointer, mask, _safe_align(span, align, 0))
        return
    for n, owners in enumerate(_pieces(span)):
        value, piece = _interleave(w, owners, parts), _piece_pointer(w, span, pointer, n)
        masked_store(w, value, piece, _element_mask(w, owners, mask), _safe_align(span, align, n))


def _piece_width(span: Span) -> int:
    """How many elements a masked instruction accesses: all in one register, or a vector of the lanes at a time.

    No more than 32 bytes: LLVM 22's code generator does not terminate for some vectors of 64 bytes of which every other
    one is poison, as where no lane needs it: shuffles of `0 - x` with AVX-512.
    """
    whole = 1 << (span.length - 1).bit_length()
    width = whole if whole * size_of(span.type) <= REGISTER_BYTES else span.lanes
    return min(width, 32) if size_of(span.type) == 1 else width


def _pieces(span: Span) -> list[Owners]:
    """The owners of the span's elements, piece by piece; elements after the span's end have none."""
    owners, width = span.owners(), _piece_width(span)
    owners += [None] * (-len(owners) % width)
    return [owners[at : at + width] for at in range(0, len(owners), width)]


def _piece_pointer(w: Widener, span: Span, pointer: Value, n: int) -> Value:
    return w.build.gep(span.type, _start_pointer(w, span, pointer), [n * _piece_width(span)])


def _start_pointer(w: Widener, span: Span, pointer: Value) -> Value:
    return w.build.gep(span.type, pointer, [span.start])


def _load_halves(w: Widener, span: Span, start: Value, align: int) -> Value:
    """Stride 2 by two loads of one vector each, the second of which ends with the span: one shuffle of two vectors."""
    half = w.lanes // 2
    low = w.build.load(w.wide(span.type), start, align)
    high_start = w.build.gep(span.type, start, [span.length - w.lanes])
    high = w.build.load(w.wide(span.type), high_start, min(align, size_of(span.type)))
    positions = [2 * i for i in range(half)] + [w.lanes + 2 * i + 1 for i in range(half)]
    return w.build.shufflevector(low, high, positions if span.stride > 0 else positions[::-1])


def _parts_of(w: Widener, span: Span, whole: Value, skipped: range = range(0)) -> list[Value]:
    """The lanes' elements at each offset. `skipped`: positions of `whole` that are not in the span."""

    def places(offset: int) -> list[int]:
        return [at + len(skipped) if at >= skipped.start else at for at in span.positions(offset)]

    count = _sorted_at_once(w.facts.machine, span)
    if not count:
        return [w.build.shufflevector(whole, None, places(offset)) for offset in span.offsets]
    starts, size = range(0, w.lanes, count), len(span.offsets) * count
    orders = ([at for offset in span.offsets for at in places(offset)[n : n + count]] for n in starts)
    sorted_ = w.build.concatenate([w.build.shufflevector(whole, None, order) for order in orders])
    firsts = [range(n * count, len(starts) * size, size) for n in range(len(span.offsets))]
    return [w.build.shufflevector(sorted_, None, [at + i for at in first for i in range(count)]) for first in firsts]


def _sorted_at_once(machine: Machine, span: Span) -> int:
    """How many lanes have all parts sorted by one shuffle, from which each part is taken; 0 for a shuffle a part.

    LLVM makes fewer instructions of the first where an instruction permutes the bytes of two registers, vpermt2b, and
    those lanes fill two: of 128 bytes in four parts, 16 instead of 27. Other spans, and those of two parts, are better
    taken to pieces one by one.
    """
    has_permute = any(each.bits == 8 and each.entries == each.count == REGISTER_BYTES for each in machine.permutes)
    stride = abs(span.stride)
    if not has_permute or size_of(span.type) > 1 or len(span.offsets) == 1 or stride <= 2:
        return 0
    if span.length > 2 * REGISTER_BYTES:
        return 2 * REGISTER_BYTES // stride if 2 * REGISTER_BYTES % stride == 0 else 0
    return span.lanes if span.length > REGISTER_BYTES else 0


def _element_mask(w: Widener, owners: Owners, mask: Value) -> Value:
    """The mask of a piece's elements: that of each element's lane, false for gaps."""
    positions = [owner[1] if owner is not None else w.lanes for owner in owners]
    return w.build.shufflevector(mask, ConstNull(mask.type), positions)


def _interleave(w: Widener, owners: Owners, parts: Sequence[Value]) -> Value:
    """<a0 a1 ..>, <b0 b1 ..>, .. -> <a0 b0 .. a1 b1 ..>. Gaps are poison."""
    positions = [None if owner is None else owner[0] * w.lanes + owner[1] for owner in owners]
    return w.build.shufflevector(w.build.concatenate(parts), None, positions)


def _safe_align(span: Span, align: int, piece: int) -> int:
    """The given alignment holds at active lanes' elements; the span and its pieces may begin elsewhere.

    An alignment that the stride contradicts holds at some lanes at most, so it is not used either.
    """
    size = size_of(span.type)
    step = span.step * size
    return min(align, step & -step if piece == 0 else size)
