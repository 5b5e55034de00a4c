"""Groups of interleaved accesses (passes/analysis/interleave_groups.py): one block of memory, loaded or stored at once.

%a = load float, x[2*i]                 %block = load <8 x float>, ptr %x.2i
%b = load float, x[2*i+1]       ->      %a = shufflevector %block, <0, 2, 4, 6>
                                        %b = shufflevector %block, <1, 3, 5, 7>
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from passes.analysis.interleave_groups import InterleaveGroup
from passes.widen.masked_access import has_instruction, redirected
from passes.widen.memory import may_store
from passes.widen.spans import Block, load_block, load_block_masked, store_block, store_block_masked
from passes.widen.state import Widener
from wfv.ir.core import Instr
from wfv.ir.types import I8, I64, IntType, Type
from wfv.ir.values import Poison, Value, const_int


def accesses_by_group(w: Widener, groups: Iterable[InterleaveGroup]) -> dict[Instr, InterleaveGroup]:
    """The accesses that are better done as a group: all loads, and stores that may be a store of a block."""
    return {access.instr: group for group in groups if _is_better(w, group) for access in group.accesses}


def _is_better(w: Widener, group: InterleaveGroup) -> bool:
    return not group.is_store or may_store(w, _block(w, group), group.accesses[0].mask is not None)


def widen_grouped(w: Widener, instr: Instr, group: InterleaveGroup) -> None:
    """A group's loads are done where the first one stands, its stores where the last one does."""
    if group.is_store and instr is group.accesses[-1].instr:
        _store(w, group)
    elif not group.is_store and instr is group.accesses[0].instr:
        for access, part in zip(group.accesses, _load(w, group), strict=True):
            w.set_vector(access.instr, _cast(w, part, access.type))


def _load(w: Widener, group: InterleaveGroup) -> list[Value]:
    """A vector per access, in their order."""
    block, low = _block(w, group), _low(w, group)
    mask, align = group.accesses[0].mask, _align(group)
    every = partial(load_block, w, block, low, align)
    if mask is None:
        parts = every()
    elif w.shape(mask).is_uniform:
        nothing: list[Value] = [Poison(w.wide(block.type))] * len(group.accesses)
        parts = w.choose(w.scalar(mask), every, lambda: nothing, "load")
    elif has_instruction(w, block.type):
        parts = load_block_masked(w, block, low, w.vector(mask), align)
    else:
        bits = w.vector(mask)
        parts = w.choose(w.all_lanes(bits), every, partial(_load_each, w, group, block, low, bits), "all")
    by_offset = dict(zip(block.offsets, parts, strict=True))
    return [by_offset[offset] for offset in _offsets(group)]


def _store(w: Widener, group: InterleaveGroup) -> None:
    block, low = _block(w, group), _low(w, group)
    mask, align = group.accesses[0].mask, _align(group)
    values = {
        offset: _cast(w, w.vector(access.value), block.type)
        for offset, access in zip(_offsets(group), group.accesses, strict=True)
        if access.value is not None
    }
    parts = [values[offset] for offset in block.offsets]
    every = _action(partial(store_block, w, block, parts, low, align))
    if mask is None:
        every()
    elif w.shape(mask).is_uniform:
        w.choose(w.scalar(mask), every, list, "when")
    elif w.machine.has_avx512:
        store_block_masked(w, block, parts, low, w.vector(mask), align)
    else:
        bits = w.vector(mask)
        each = _action(partial(_store_each, w, group, block, parts, low, bits))
        w.choose(w.any_lane(bits), _action(lambda: w.choose(w.all_lanes(bits), every, each, "all")), list, "when")


def _action(do: Callable[[], object]) -> Callable[[], list[Value]]:
    """What is done for its effect, as a side of Widener.choose."""

    def run() -> list[Value]:
        do()
        return []

    return run


def _offsets(group: InterleaveGroup) -> list[int]:
    """Elements from the lowest access to each."""
    low = min(address.distance for address in group.addresses)
    return [(address.distance - low) // group.size for address in group.addresses]


def _block(w: Widener, group: InterleaveGroup) -> Block:
    types = {access.type for access in group.accesses}
    type: Type = types.pop() if len(types) == 1 else IntType(8 * group.size)
    return Block(type, group.stride // group.size, tuple(sorted(_offsets(group))), w.lanes)


def _low(w: Widener, group: InterleaveGroup) -> Value:
    """Lane 0's lowest address, made of the first access' one."""
    pointer, first = group.accesses[0].address, group.addresses[0]
    distance = min(address.distance for address in group.addresses) - first.distance
    return w.build.gep(I8, w.scalar(pointer), [const_int(I64, distance)])


def _align(group: InterleaveGroup) -> int:
    """That of the lowest access, where the block begins."""
    return min(zip((address.distance for address in group.addresses), group.accesses, strict=True), key=_first)[1].align


def _first(pair: tuple[int, object]) -> int:
    return pair[0]


def _cast(w: Widener, vector: Value, type: Type) -> Value:
    wide = w.wide(type)
    return vector if vector.type == wide else w.build.cast("bitcast", vector, wide)


def _lane_pointers(w: Widener, group: InterleaveGroup, low: Value, mask: Value) -> list[Value]:
    """Each lane's lowest address, or memory of our own for a lane that is not active."""
    pointers = [w.build.gep(I8, low, [const_int(I64, group.stride * i)]) for i in range(w.lanes)]
    return redirected(w, pointers, mask)


def _load_each(w: Widener, group: InterleaveGroup, block: Block, low: Value, mask: Value) -> list[Value]:
    pointers = _lane_pointers(w, group, low, mask)
    loaded = [[_element(w, block, p, offset) for p in pointers] for offset in block.offsets]
    return [w.join_lanes(block.type, [w.build.load(block.type, p, _lane_align(group)) for p in at]) for at in loaded]


def _store_each(w: Widener, group: InterleaveGroup, block: Block, parts: list[Value], low: Value, mask: Value) -> None:
    for i, pointer in enumerate(_lane_pointers(w, group, low, mask)):
        for part, offset in zip(parts, block.offsets, strict=True):
            w.build.store(w.lane(part, i), _element(w, block, pointer, offset), _lane_align(group))


def _element(w: Widener, block: Block, pointer: Value, offset: int) -> Value:
    return w.build.gep(block.type, pointer, [const_int(I64, offset)])


def _lane_align(group: InterleaveGroup) -> int:
    return min(group.size, *(access.align for access in group.accesses))
