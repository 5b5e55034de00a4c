"""Blocks: the stretch of memory that the lanes' elements lie in, read or written as one vector and shuffles.

Of stride 3, with offsets 0 and 1 in use, for 4 lanes (a0 is lane 0's element at offset 0; . is a gap):

    a0 b0  . a1 b1  . a2 b2  . a3 b3            %block = load <11 x float>, ptr %p
                                                %a = shufflevector %block, <0, 3, 6, 9>
                                                %b = shufflevector %block, <1, 4, 7, 10>

A block ends with the last lane's last element: memory may end there. Gaps are read (they lie between what the lanes
read anyway) but never written. A lane's elements lie at `offsets`, in ascending order; a stride below 0 is the lanes in
reverse.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from passes.widen.layout import concatenate, in_memory, is_dense
from passes.widen.masked_access import masked_load, masked_store
from passes.widen.state import Widener
from wfv.ir.types import I64, Type, VecType, count_of, scalar_of, size_of
from wfv.ir.values import TRUE, ConstNull, Value, const_int

REGISTER_BYTES = 64

Owners = list[tuple[int, int] | None]  # of elements: the number of the part and the lane, or None for a gap


@dataclass(frozen=True)
class Block:
    """Elements of `type`, `stride` of them from lane to lane."""

    type: Type
    stride: int
    offsets: tuple[int, ...]
    lanes: int

    @property
    def first(self) -> int:
        """Where the block begins, counted in elements from lane 0's first one."""
        return min(0, self.stride * (self.lanes - 1))

    @property
    def length(self) -> int:
        return abs(self.stride) * (self.lanes - 1) + self.offsets[-1] + 1

    @property
    def has_gaps(self) -> bool:
        return len(self.offsets) < abs(self.stride)

    def places(self, offset: int) -> list[int]:
        """Where each lane's element at `offset` stands in the block."""
        return [n * self.stride + offset - self.first for n in range(self.lanes)]

    def owners(self) -> Owners:
        """For each element of the block the number of its offset and its lane, or None for a gap."""
        found: Owners = [None] * self.length
        for part, offset in enumerate(self.offsets):
            for n, place in enumerate(self.places(offset)):
                found[place] = (part, n)
        return found


def block_of(type: Type, stride: int, lanes: int) -> Block | None:
    """The block of an access of `type` with so many bytes from lane to lane; None if lanes overlap or lie askew."""
    element, count = in_memory(scalar_of(type)), count_of(type)
    size = size_of(element)
    if not is_dense(type) or stride % size or abs(stride) < count * size:
        return None
    return Block(element, stride // size, tuple(range(count)), lanes)


def contiguous(type: Type, lanes: int) -> Block:
    """The block of lanes that lie one after the other."""
    return Block(in_memory(scalar_of(type)), count_of(type), tuple(range(count_of(type))), lanes)


def load_block(w: Widener, block: Block, pointer: Value, align: int) -> list[Value]:
    """A vector per offset, of elements as they lie in memory. `pointer` is that of lane 0's first element."""
    pointer = _start(w, block, pointer)
    if abs(block.stride) == 2 and not block.offsets[1:]:
        return [_load_halves(w, block, pointer, align)]
    whole = w.build.load(VecType(block.length, block.type), pointer, align)
    return [_pick(w, whole, block.places(offset)) for offset in block.offsets]


def load_block_masked(w: Widener, block: Block, pointer: Value, mask: Value, align: int) -> list[Value]:
    """The same with masked instructions, of a power of two elements each: others are taken apart by LLVM."""
    loaded = []
    for n, owners in enumerate(_pieces(block)):
        piece = _piece_pointer(w, block, pointer, n)
        wide = VecType(len(owners), block.type)
        loaded.append(masked_load(w, wide, piece, _spread(w, owners, mask), _safe_align(block, align, n)))
    whole = concatenate(w, loaded)
    return [_pick(w, whole, block.places(offset)) for offset in block.offsets]


def store_block(w: Widener, block: Block, parts: Sequence[Value], pointer: Value, align: int) -> None:
    """`parts` are elements as they lie in memory. The target has masked stores if there are gaps."""
    if block.has_gaps:
        store_block_masked(w, block, parts, pointer, w.build.splat(TRUE, w.lanes), align)
        return
    w.build.store(_interleave(w, block.owners(), parts), _start(w, block, pointer), align)


def store_block_masked(
    w: Widener, block: Block, parts: Sequence[Value], pointer: Value, mask: Value, align: int
) -> None:
    for n, owners in enumerate(_pieces(block)):
        value, piece = _interleave(w, owners, parts), _piece_pointer(w, block, pointer, n)
        masked_store(w, value, piece, _spread(w, owners, mask), _safe_align(block, align, n))


def _piece_width(block: Block) -> int:
    """How many elements a masked instruction accesses: all in one register, or a vector of the lanes at a time."""
    whole = 1 << (block.length - 1).bit_length()
    return whole if whole * size_of(block.type) <= REGISTER_BYTES else block.lanes


def _pieces(block: Block) -> list[Owners]:
    """The owners of a block's elements, piece by piece; behind the end there are none."""
    owners, width = block.owners(), _piece_width(block)
    owners += [None] * (-len(owners) % width)
    return [owners[at : at + width] for at in range(0, len(owners), width)]


def _piece_pointer(w: Widener, block: Block, pointer: Value, n: int) -> Value:
    return w.build.gep(block.type, _start(w, block, pointer), [const_int(I64, n * _piece_width(block))])


def _start(w: Widener, block: Block, pointer: Value) -> Value:
    return w.build.gep(block.type, pointer, [const_int(I64, block.first)])


def _load_halves(w: Widener, block: Block, pointer: Value, align: int) -> Value:
    """Stride 2 by two loads of one vector each, the second of which ends with the block: one shuffle of two vectors."""
    half = w.lanes // 2
    low = w.build.load(w.wide(block.type), pointer, align)
    behind = w.build.gep(block.type, pointer, [const_int(I64, block.length - w.lanes)])
    high = w.build.load(w.wide(block.type), behind, min(align, size_of(block.type)))
    picks = [2 * i for i in range(half)] + [w.lanes + 2 * i + 1 for i in range(half)]
    return w.build.shufflevector(low, high, picks if block.stride > 0 else picks[::-1])


def _pick(w: Widener, whole: Value, places: list[int]) -> Value:
    if places == list(range(count_of(whole.type))):
        return whole
    return w.build.shufflevector(whole, None, places)


def _spread(w: Widener, owners: Owners, mask: Value) -> Value:
    """The lanes' mask for each of their elements; gaps are not active."""
    places = [owner[1] if owner is not None else w.lanes for owner in owners]
    if places == list(range(w.lanes)):
        return mask
    return w.build.shufflevector(mask, ConstNull(mask.type), places)


def _interleave(w: Widener, owners: Owners, parts: Sequence[Value]) -> Value:
    """<a0 a1 ..>, <b0 b1 ..>, .. -> <a0 b0 .. a1 b1 ..>."""
    places = [None if owner is None else owner[0] * w.lanes + owner[1] for owner in owners]
    if places == list(range(w.lanes)):
        return parts[0]
    return w.build.shufflevector(concatenate(w, parts), None, places)


def _safe_align(block: Block, align: int, piece: int) -> int:
    """What accesses say of their alignment holds for active lanes; the block and its pieces may begin elsewhere."""
    size = size_of(block.type)
    step = abs(block.stride) * size
    return min(align, step & -step if piece == 0 else size)
