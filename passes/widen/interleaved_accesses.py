"""Interleave groups (passes/analysis/interleave_groups.py): the span of all accesses is loaded or stored at once.

%a = load float, x[2*i]                 %span = load <8 x float>, ptr %x.2i
%b = load float, x[2*i+1]       ->      %a = shufflevector %span, <0, 2, 4, 6>
                                        %b = shufflevector %span, <1, 3, 5, 7>
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from passes.analysis.interleave_groups import InterleaveGroup
from passes.widen.gather_scatter import redirect_inactive
from passes.widen.geps_and_allocas import lane_pointers
from passes.widen.lane_runs import load_runs, store_runs
from passes.widen.machine import Machine
from passes.widen.span_accesses import has_masked_span, load_span, load_span_masked, store_span, store_span_masked
from passes.widen.spans import Span, is_store_better
from passes.widen.widener import Widener
from wfv.ir.core import Instr
from wfv.ir.types import I8, I64, IntType, Type
from wfv.ir.values import Poison, Value, const_int


def group_of_access(groups: Iterable[InterleaveGroup], machine: Machine, lanes: int) -> dict[Instr, InterleaveGroup]:
    """The accesses that are better done together, each with its group: all loads, and stores if the span is stored."""
    return {
        access.instr: group
        for group in groups
        if _is_better_together(group, machine, lanes)
        for access in group.accesses
    }


def _is_better_together(group: InterleaveGroup, machine: Machine, lanes: int) -> bool:
    if group.is_run:
        return True
    span = _span(group, lanes)
    if group.is_store:
        return is_store_better(machine, span, group.accesses[0].mask is not None)
    return not group.shape.offsets or 2 * len(span.offsets) * lanes >= span.length


def widen_interleaved(w: Widener, instr: Instr, group: InterleaveGroup) -> None:
    """Emits all loads of an interleave group in place of its first load, all stores in place of its last store."""
    if group.is_store and instr is group.accesses[-1].instr:
        (_store_run if group.is_run else _store)(w, group)
    elif not group.is_store and instr is group.accesses[0].instr:
        parts = (_load_run if group.is_run else _load)(w, group)
        for access, part in zip(group.accesses, parts, strict=True):
            w.set_vector(access.instr, _cast(w, part, access.type))


def _load_run(w: Widener, group: InterleaveGroup) -> list[Value]:
    """The same for lanes at any distance."""
    offsets, address = _offsets(group), group.accesses[0].address
    w.remark_address("runs", f"{w.lanes} loads of {len(offsets)} elements, and a transposition", address)
    parts = load_runs(w, _type(group), len(offsets), _run_pointers(w, group), _lowest_align(group))
    return [parts[offset] for offset in offsets]


def _store_run(w: Widener, group: InterleaveGroup) -> None:
    address, order = group.accesses[-1].address, list(range(len(group.accesses)))
    w.remark_address("runs", f"a transposition, and {w.lanes} stores of {len(order)} elements", address)
    store_runs(w, _type(group), _stored_parts(w, group, order), _run_pointers(w, group), _lowest_align(group))


def _run_pointers(w: Widener, group: InterleaveGroup) -> list[Value]:
    """Each lane's address of the lowest access."""
    distance = const_int(I64, _distance_to_lowest(group))
    return [w.build.gep(I8, pointer, [distance]) for pointer in lane_pointers(w, group.accesses[0].address)]


def _load(w: Widener, group: InterleaveGroup) -> list[Value]:
    """A vector per access, in their order."""
    span, pointer = _span(group, w.lanes), _lowest_pointer(w, group)
    mask, align = group.accesses[0].mask, _lowest_align(group)
    load = partial(load_span, w, span, pointer, align)
    if mask is None:
        parts = load()
    elif w.shape(mask).is_uniform:
        poison: list[Value] = [Poison(w.wide(span.type))] * len(group.accesses)
        parts = w.emit.if_else(w.scalar(mask), load, lambda: poison, "load")
    elif has_masked_span(w.facts.machine, span):
        parts = load_span_masked(w, span, pointer, w.vector(mask), align)
    else:
        lanes = w.vector(mask)
        load_each = partial(_load_each, w, group, span, pointer, lanes)
        parts = w.emit.if_else(w.build.all_lanes(lanes), load, load_each, "all")
    by_offset = dict(zip(span.offsets, parts, strict=True))
    return [by_offset[offset] for offset in _offsets(group)]


def _store(w: Widener, group: InterleaveGroup) -> None:
    span, pointer = _span(group, w.lanes), _lowest_pointer(w, group)
    mask, align = group.accesses[0].mask, _lowest_align(group)
    parts = _stored_parts(w, group, span.offsets)
    store = partial(store_span, w, span, parts, pointer, align)
    if mask is None:
        store()
    elif w.shape(mask).is_uniform:
        w.emit.if_then(w.scalar(mask), store)
    elif w.facts.machine.has_avx512:
        store_span_masked(w, span, parts, pointer, w.vector(mask), align)
    else:
        lanes = w.vector(mask)
        store_each = partial(_store_each, w, group, span, parts, pointer, lanes)
        is_any = w.build.any_lane(lanes)
        w.emit.if_then(is_any, lambda: w.emit.if_then(w.build.all_lanes(lanes), store, store_each, "all"))


def _stored_parts(w: Widener, group: InterleaveGroup, order: Iterable[int]) -> list[Value]:
    """The stored vectors in the order of these offsets."""
    type = _type(group)
    values = {
        offset: _cast(w, w.vector(access.value), type)
        for offset, access in zip(_offsets(group), group.accesses, strict=True)
        if access.value is not None
    }
    return [values[offset] for offset in order]


def _offsets(group: InterleaveGroup) -> list[int]:
    """Of each access, the distance in elements from the lowest one."""
    distances = _distances(group)
    lowest = min(distances)
    return [(distance - lowest) // group.size for distance in distances]


def _distances(group: InterleaveGroup) -> list[int]:
    """Of each access, the distance in bytes from the base that all share."""
    return [address.distance for address in group.addresses]


def _type(group: InterleaveGroup) -> Type:
    """The type of all accesses, or an integer of their size."""
    types = {access.type for access in group.accesses}
    return types.pop() if len(types) == 1 else IntType(8 * group.size)


def _span(group: InterleaveGroup, lanes: int) -> Span:
    starts = tuple(offset // group.size for offset in group.shape.lane_offsets(lanes))
    return Span(_type(group), starts, tuple(sorted(_offsets(group))))


def _lowest_pointer(w: Widener, group: InterleaveGroup) -> Value:
    """Lane 0's address of the lowest access, computed from the address of the first access in program order."""
    return w.build.gep(I8, w.scalar(group.accesses[0].address), [const_int(I64, _distance_to_lowest(group))])


def _distance_to_lowest(group: InterleaveGroup) -> int:
    distances = _distances(group)
    return min(distances) - distances[0]


def _lowest_align(group: InterleaveGroup) -> int:
    """The alignment of the lowest access, at whose address the span begins."""
    distances = _distances(group)
    return group.accesses[distances.index(min(distances))].align


def _cast(w: Widener, vector: Value, type: Type) -> Value:
    wide = w.wide(type)
    return vector if vector.type == wide else w.build.cast("bitcast", vector, wide)


def _lane_pointers(w: Widener, group: InterleaveGroup, pointer: Value, mask: Value) -> list[Value]:
    """Each lane's address of the lowest access, or the dump slot for an inactive lane."""
    pointers = [w.build.gep(I8, pointer, [const_int(I64, offset)]) for offset in group.shape.lane_offsets(w.lanes)]
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
    return w.build.gep(span.type, pointer, [const_int(I64, offset)])


def _lane_align(group: InterleaveGroup) -> int:
    return min(group.size, *(access.align for access in group.accesses))
