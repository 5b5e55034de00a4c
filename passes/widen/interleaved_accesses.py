"""Accesses that are done together: interleave groups (passes/analysis/interleave_groups.py), and runs (lane_runs.py).

Of a group, the span of all accesses is loaded or stored at once:

    %a = load float, x[2*i]                 %span = load <8 x float>, ptr %x.2i
    %b = load float, x[2*i+1]       ->      %a = shufflevector %span, <0, 2, 4, 6>
                                            %b = shufflevector %span, <1, 3, 5, 7>

Bytes that are extended to words, four to a word, are shifts of whole words, which need no shuffle:

    %a = zext i8 .. to i32                          %w = load <4 x i32>, ptr %x.4i
                                                    %a = zext (trunc %w to <4 x i8>), of which LLVM makes one "and"

Of a run, there is one wide access for each lane, and a transposition in registers. Runs of 2, 4 lanes; a0 is lane 0's
first element, a1 its second:

    run 0   a0 a1           %even   a0 a1 c0 c1         %first    a0 b0 c0 d0
    run 1   b0 b1     ->    %odd    b0 b1 d0 d1   ->    %second   a1 b1 c1 d1
    run 2   c0 c1
    run 3   d0 d1

For a run of k elements there are k vectors of blocks of k elements, and log2(k) rounds of "unpack": the low halves of
two vectors' blocks, element by element, and the high halves. Loads and stores use the same rounds.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from passes.analysis.interleave_groups import InterleaveGroup
from passes.widen.addresses import lane_pointers
from passes.widen.emitter import unused_value
from passes.widen.gather_scatter import redirect_inactive
from passes.widen.machine import Machine
from passes.widen.spans import Span, has_masked_span, is_store_better, load_span, store_span
from passes.widen.widener import Widener
from wfv.ir.core import Instr
from wfv.ir.types import I8, I32, IntType, Type, VecType, size_of
from wfv.ir.values import Value

_CONVERSIONS = ("zext", "sext", "uitofp", "sitofp")


def load_runs(w: Widener, type: Type, length: int, pointers: Sequence[Value], align: int) -> list[Value]:
    """Each lane loads `length` elements from its pointer: a vector of lanes for each of them."""
    runs = [w.build.load(VecType(length, type), pointer, align) for pointer in pointers]
    return _transposed(w, [w.build.concatenate(runs[i::length]) for i in range(length)], length)


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


@dataclass(frozen=True)
class _Layout:
    """How the accesses of a group lie in memory.

    `type`: of all accesses, or an integer of their size. `offsets`: of each access, the distance in elements from the
    lowest one, whose alignment is `align`. `lowest`: its distance in bytes from the first access in program order.
    `span`: of all lanes; a run has none.
    """

    type: Type
    offsets: list[int]
    lowest: int
    align: int
    span: Span


def _layout(group: InterleaveGroup, lanes: int) -> _Layout:
    types = {access.type for access in group.accesses}
    type = types.pop() if len(types) == 1 else IntType(8 * group.size)
    distances = [address.distance for address in group.addresses]
    lowest = min(distances)
    offsets = [(distance - lowest) // group.size for distance in distances]
    starts = () if group.is_run else tuple(offset // group.size for offset in group.shape.lane_offsets(lanes))
    align = group.accesses[distances.index(lowest)].align
    return _Layout(type, offsets, lowest - distances[0], align, Span(type, starts, tuple(sorted(offsets))))


def group_of_access(groups: Iterable[InterleaveGroup], machine: Machine, lanes: int) -> dict[Instr, InterleaveGroup]:
    """The accesses that are better done together, each with its group: all loads, and stores if the span is stored."""
    return {
        access.instr: group
        for group in groups
        if group.is_run or _is_better_together(group, _layout(group, lanes).span, machine)
        for access in group.accesses
    }


def _is_better_together(group: InterleaveGroup, span: Span, machine: Machine) -> bool:
    if group.is_store:
        return is_store_better(machine, span, group.accesses[0].mask is not None)
    return not group.shape.offsets or 2 * len(span.offsets) * span.lanes >= span.length


def widen_interleaved(w: Widener, instr: Instr, group: InterleaveGroup) -> None:
    """Emits all loads of an interleave group in place of its first load, all stores in place of its last store."""
    layout = _layout(group, w.lanes)
    if group.is_store and instr is group.accesses[-1].instr:
        (_store_run if group.is_run else _store)(w, group, layout)
    elif not group.is_store and instr is group.accesses[0].instr:
        parts = (_load_run if group.is_run else _load)(w, group, layout)
        by_offset = dict(zip(sorted(layout.offsets), parts, strict=True))
        for access, offset in zip(group.accesses, layout.offsets, strict=True):
            w.set_vector(access.instr, w.build.cast("bitcast", by_offset[offset], w.wide(access.type)))


def _load_run(w: Widener, group: InterleaveGroup, layout: _Layout) -> list[Value]:
    """The parts by ascending offsets, for lanes at any distance."""
    length, address = len(layout.offsets), group.accesses[0].address
    w.remark_address("runs", f"{w.lanes} loads of {length} elements, and a transposition", address)
    return load_runs(w, layout.type, length, _run_pointers(w, group, layout), layout.align)


def _store_run(w: Widener, group: InterleaveGroup, layout: _Layout) -> None:
    parts = _stored_parts(w, group, layout)
    w.remark_address(
        "runs", f"a transposition, and {w.lanes} stores of {len(parts)} elements", group.accesses[-1].address
    )
    store_runs(w, layout.type, parts, _run_pointers(w, group, layout), layout.align)


def _run_pointers(w: Widener, group: InterleaveGroup, layout: _Layout) -> list[Value]:
    """Each lane's address of the lowest access."""
    return [_at(w, pointer, layout.lowest) for pointer in lane_pointers(w, group.accesses[0].address)]


def _at(w: Widener, pointer: Value, distance: int) -> Value:
    """The address so many bytes after a pointer."""
    return w.build.gep(I8, pointer, [distance])


def _load(w: Widener, group: InterleaveGroup, layout: _Layout) -> list[Value]:
    """The parts by ascending offsets, of the span."""
    span, mask = layout.span, group.accesses[0].mask
    pointer = _at(w, w.scalar(group.accesses[0].address), layout.lowest)
    load = partial(load_span, w, span, pointer, layout.align)
    if mask is None:
        return _load_words(w, span, pointer) if _are_extended_to_words(w, group, span) else load()
    if w.shape(mask).is_uniform:
        unused = [unused_value(w.wide(span.type))] * len(group.accesses)
        return w.emit.if_else(w.scalar(mask), load, lambda: unused, "load")
    lanes = w.vector(mask)
    if has_masked_span(w.facts.machine, span):
        return load(lanes)
    load_each = partial(_load_each, w, group, span, pointer, lanes)
    return w.emit.if_else(w.build.all_lanes(lanes), load, load_each, "all")


def _are_extended_to_words(w: Widener, group: InterleaveGroup, span: Span) -> bool:
    """Whether they are bytes of words of 32 bits, and only operands of conversions to 32 bits."""
    users = [user for access in group.accesses for user in w.facts.users.get(access.instr, ())]
    are_words = span.type == I8 and group.shape.is_strided and group.shape.stride == size_of(I32)
    return are_words and w.lanes > 2 and all(x.op in _CONVERSIONS and size_of(x.type) == size_of(I32) for x in users)


def _load_words(w: Widener, span: Span, pointer: Value) -> list[Value]:
    """The bytes of words, by shifts. The last register of words is loaded where the span ends: memory may end there."""
    count, size = min(w.lanes // 2, w.facts.machine.vector_bits // 32), size_of(I32)
    behind = size - 1 - span.offsets[-1]
    starts = [size * at for at in range(0, w.lanes, count)]
    starts[-1] -= behind
    parts: list[Value] = [w.build.load(VecType(count, I32), _at(w, pointer, start), 1) for start in starts]
    parts[-1] = w.build.binop("lshr", parts[-1], 8 * behind)
    words = w.build.concatenate(parts)
    return [w.build.cast("trunc", w.build.binop("lshr", words, 8 * offset), w.wide(I8)) for offset in span.offsets]


def _store(w: Widener, group: InterleaveGroup, layout: _Layout) -> None:
    span, mask = layout.span, group.accesses[0].mask
    pointer = _at(w, w.scalar(group.accesses[0].address), layout.lowest)
    parts = _stored_parts(w, group, layout)
    store = partial(store_span, w, span, parts, pointer, layout.align)
    if mask is None:
        store()
    elif w.shape(mask).is_uniform:
        w.emit.if_then(w.scalar(mask), store)
    elif w.facts.machine.has_avx512:
        store(w.vector(mask))
    else:
        lanes = w.vector(mask)
        store_each = partial(_store_each, w, group, span, parts, pointer, lanes)
        is_any = w.build.any_lane(lanes)
        w.emit.if_then(is_any, lambda: w.emit.if_then(w.build.all_lanes(lanes), store, store_each, "all"))


def _stored_parts(w: Widener, group: InterleaveGroup, layout: _Layout) -> list[Value]:
    """The stored vectors by ascending offsets."""
    values = {
        offset: w.build.cast("bitcast", w.vector(access.value), w.wide(layout.type))
        for offset, access in zip(layout.offsets, group.accesses, strict=True)
        if access.value is not None
    }
    return [values[offset] for offset in sorted(values)]


def _lane_pointers(w: Widener, group: InterleaveGroup, pointer: Value, mask: Value) -> list[Value]:
    """Each lane's address of the lowest access, or the dump slot for an inactive lane."""
    pointers = [_at(w, pointer, offset) for offset in group.shape.lane_offsets(w.lanes)]
    return redirect_inactive(w, pointers, mask)


def _load_each(w: Widener, group: InterleaveGroup, span: Span, pointer: Value, mask: Value) -> list[Value]:
    pointers = _lane_pointers(w, group, pointer, mask)
    elements = [[_element(w, span, p, offset) for p in pointers] for offset in span.offsets]
    align = _lane_align(group)
    return [w.build.join_lanes(span.type, [w.build.load(span.type, p, align) for p in lanes]) for lanes in elements]


def _store_each(
    w: Widener, group: InterleaveGroup, span: Span, parts: list[Value], pointer: Value, mask: Value
) -> None:
    align = _lane_align(group)
    for i, lane_pointer in enumerate(_lane_pointers(w, group, pointer, mask)):
        for part, offset in zip(parts, span.offsets, strict=True):
            element = w.build.extractelement(part, i)
            w.build.store(element, _element(w, span, lane_pointer, offset), align)


def _element(w: Widener, span: Span, pointer: Value, offset: int) -> Value:
    return w.build.gep(span.type, pointer, [offset])


def _lane_align(group: InterleaveGroup) -> int:
    return min(group.size, *(access.align for access in group.accesses))
