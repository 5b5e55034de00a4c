"""Accesses of runs (passes/analysis/lane_runs.py): one wide access for each lane, and a transposition in registers.

Runs of 2, 4 lanes; a0 is lane 0's first element, a1 its second:

    run 0   a0 a1           %even   a0 a1 c0 c1         %first    a0 b0 c0 d0
    run 1   b0 b1     ->    %odd    b0 b1 d0 d1   ->    %second   a1 b1 c1 d1
    run 2   c0 c1
    run 3   d0 d1

For a run of k elements there are k vectors of blocks of k elements, and log2(k) rounds of "unpack": the low halves of
two vectors' blocks, element by element, and the high halves. Both directions are the same rounds.
"""

from __future__ import annotations

from collections.abc import Sequence

from passes.widen.layout import concatenate
from passes.widen.widener import Widener
from wfv.ir.types import Type, VecType
from wfv.ir.values import Value


def load_runs(w: Widener, type: Type, length: int, pointers: Sequence[Value], align: int) -> list[Value]:
    """Each lane loads `length` elements from its pointer: a vector of lanes for each of them."""
    runs = [w.build.load(VecType(length, type), pointer, align) for pointer in pointers]
    return _transposed(w, [concatenate(w, runs[i::length]) for i in range(length)], length)


def store_runs(w: Widener, type: Type, parts: Sequence[Value], pointers: Sequence[Value], align: int) -> None:
    """Each lane stores its elements of all `parts` to its pointer."""
    length = len(parts)
    blocks = _transposed(w, list(parts), length)
    for lane, pointer in enumerate(pointers):
        first = lane - lane % length
        run = w.build.shufflevector(blocks[lane % length], None, list(range(first, first + length)))
        w.build.store(run, pointer, align)


def _transposed(w: Widener, vectors: list[Value], length: int) -> list[Value]:
    """Transposes each block of `length` x `length` elements of `length` vectors."""
    half = length // 2
    low, high = (_unpack_positions(w.lanes, length, side * half) for side in (0, 1))
    for _ in range(half.bit_length()):
        pairs = [(vectors[i], vectors[i + half]) for i in range(half)]
        vectors = [w.build.shufflevector(a, b, side) for a, b in pairs for side in (low, high)]
    return vectors


def _unpack_positions(lanes: int, length: int, start: int) -> list[int]:
    """For two vectors of `lanes` elements: half a block of each, from `start` on, element by element."""
    halves = [block + start + i for block in range(0, lanes, length) for i in range(length // 2)]
    return [position for i in halves for position in (i, lanes + i)]
