"""Spans: the stretch of memory that the elements of all lanes lie in, so that one wide access serves all lanes.

Stride 3, offsets 0 and 1 in use, 4 lanes (a0 is lane 0's element at offset 0; . is a gap):

    a0 b0  . a1 b1  . a2 b2  . a3 b3

A span ends with the last lane's last element: memory may end there. A load may read the gaps, since they lie between
elements that the lanes read; a store never writes them. passes/widen/span_accesses.py emits the accesses.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import gcd

from passes.analysis.windows import window_of
from passes.widen.layout import in_memory, is_dense
from passes.widen.machine import Machine
from passes.widen.widener import Widener
from wfv.ir.types import IntType, Type, VecType, count_of, scalar_of, size_of
from wfv.ir.values import Value

MAX_STRIDE_BYTES = 16
MAX_STRIDE = 4  # in elements: with a larger stride, a wide load would read mostly gaps

Owners = list[tuple[int, int] | None]  # of each element: (which offset, which lane), or None for a gap


@dataclass(frozen=True)
class Span:
    """The elements of all lanes.

    A lane's first element lies `starts[lane]` elements of `type` behind lane 0's first one. A lane's elements lie at
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
        return None in self.owners()

    @property
    def stride(self) -> int:
        """The elements from one lane's first element to the next lane's, if that is the same everywhere; else 0."""
        stride = self.starts[-1] // max(self.lanes - 1, 1)
        return stride if self.starts == tuple(stride * lane for lane in range(self.lanes)) else 0

    @property
    def step(self) -> int:
        """The greatest number of elements that all distances between lanes are multiples of."""
        return gcd(*self.starts)

    @property
    def lane_word(self) -> IntType | None:
        """An integer of 32 or 64 bits that is all of a lane's elements, if those are smaller integers.

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
    """The span of lanes that lie one behind the other."""
    count = count_of(type)
    return strided_span(in_memory(scalar_of(type)), count, tuple(range(count)), lanes)


def near_span(w: Widener, type: Type, address: Value, is_masked: bool = False) -> Span | None:
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
