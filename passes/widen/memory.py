"""Rules for plain loads and stores, by the shape of the address.

uniform: one scalar access. Contiguous: one vector access. Reverse and small strides (loads): one wide load and a shuffle. Perhaps
consecutive: a run-time test in front of both forms. Anything else: a gather or scatter.
"""

from __future__ import annotations

from collections.abc import Sequence

from passes.widen.address import consecutive_test, lane_pointers
from passes.widen.arithmetic import clone
from passes.widen.state import Widener
from wfv.ir.core import Instr
from wfv.ir.types import I1, I8, I64, IntType, Type, VecType, size_of
from wfv.ir.values import Poison, Value, const_int

MAX_STRIDE = 4  # in elements: beyond, a wide load brings mostly what nobody asked for


def widen_load(w: Widener, instr: Instr) -> None:
    (address,) = instr.operands
    if w.shape(instr).is_uniform:
        w.set_scalar(instr, clone(w, instr, [w.scalar(address)]))
    elif instr.attrs.get("volatile") or "atomic" in instr.attrs:
        widen_per_lane(w, instr)
    else:
        w.set_vector(instr, pack(instr.type, load_lanes(w, instr.type, address, instr.attrs.get("align", 1))))


def widen_store(w: Widener, instr: Instr) -> None:
    value, address = instr.operands
    if w.shape(address).is_uniform:
        last = w.scalar(value) if w.shape(value).is_uniform else last_lane(w, value)
        clone(w, instr, [last, w.scalar(address)])
    elif instr.attrs.get("volatile") or "atomic" in instr.attrs:
        widen_per_lane(w, instr)
    else:
        store_lanes(w, parts_of(w, value), value.type, address, instr.attrs.get("align", 1))


def last_lane(w: Widener, value: Value) -> Value:
    """Of several stores to one address the last work-item's stays."""
    if not isinstance(value.type, VecType):
        return w.lane(w.vector(value), w.lanes - 1)
    result: Value = Poison(value.type)
    for i, part in enumerate(w.components(value)):
        result = w.build.insertelement(result, w.lane(part, w.lanes - 1), i)
    return result


def parts_of(w: Widener, value: Value) -> list[Value]:
    """A value in all lanes as a list of vectors: one, or one per component."""
    return w.components(value) if isinstance(value.type, VecType) else [w.vector(value)]


def pack(type: Type, parts: list[Value]) -> Value | list[Value]:
    """The other way round: what Widener.set_vector takes."""
    return parts if isinstance(type, VecType) else parts[0]


def load_lanes(w: Widener, type: Type, address: Value, align: int) -> list[Value]:
    """All lanes load: a vector per component of `type`."""
    shape, size = w.shape(address), size_of(type)
    if is_dense(type):
        if shape.is_strided and shape.stride == size:
            return load_contiguous(w, type, w.scalar(address), align)
        if shape.is_strided and shape.stride % size == 0 and 0 < abs(shape.stride) // size <= MAX_STRIDE:
            if not isinstance(type, VecType) and type != I1:
                return [_load_strided(w, type, w.scalar(address), shape.stride // size, align)]
        test = consecutive_test(w, address, size) if shape.is_varying else None
        if test is not None:
            is_consecutive, first = test
            return w.choose(
                is_consecutive,
                lambda: load_contiguous(w, type, first, align),
                lambda: _load_each(w, type, address, align),
                "consecutive",
            )
    return _load_each(w, type, address, align)


def store_lanes(w: Widener, parts: list[Value], type: Type, address: Value, align: int) -> None:
    """All lanes store."""
    shape, size = w.shape(address), size_of(type)
    if is_dense(type):
        if shape.is_strided and shape.stride == size:
            store_contiguous(w, parts, type, w.scalar(address), align)
            return
        test = consecutive_test(w, address, size) if shape.is_varying else None
        if test is not None:
            is_consecutive, first = test

            def contiguous() -> list[Value]:
                store_contiguous(w, parts, type, first, align)
                return []

            w.choose(is_consecutive, contiguous, lambda: _store_each(w, parts, type, address, align), "consecutive")
            return
    _store_each(w, parts, type, address, align)


def is_dense(type: Type) -> bool:
    """An array of this type has no gaps, so that neighbours in memory are neighbours in a vector."""
    if isinstance(type, VecType):
        return size_of(type) == type.count * size_of(type.element) and is_dense(type.element)
    return not isinstance(type, IntType) or type == I1 or type.bits == 8 * size_of(type)


def in_memory(type: Type) -> Type:
    """How a lane's element lies in memory: an i1 fills a byte, while a vector of i1 would be packed."""
    return I8 if type == I1 else type


def load_contiguous(w: Widener, type: Type, pointer: Value, align: int) -> list[Value]:
    if isinstance(type, VecType):
        count = type.count
        whole = w.build.load(VecType(count * w.lanes, type.element), pointer, align)
        return [w.build.shufflevector(whole, None, [i + count * n for n in range(w.lanes)]) for i in range(count)]
    loaded = w.build.load(w.wide(in_memory(type)), pointer, align)
    return [loaded if in_memory(type) == type else w.build.cast("trunc", loaded, w.wide(type))]


def store_contiguous(w: Widener, parts: list[Value], type: Type, pointer: Value, align: int) -> None:
    w.build.store(memory_vector(w, parts, type), pointer, align)


def memory_vector(w: Widener, parts: list[Value], type: Type) -> Value:
    """The lanes' elements one after the other, as they lie in memory."""
    if isinstance(type, VecType):
        return interleave(w, parts)
    (vector,) = parts
    return vector if in_memory(type) == type else w.build.cast("zext", vector, w.wide(in_memory(type)))


def interleave(w: Widener, parts: list[Value]) -> Value:
    """<a0 a1 ..>, <b0 b1 ..>, .. -> <a0 b0 .. a1 b1 ..>."""
    joined = list(parts)
    while len(joined) % 2 == 0 and len(joined) > 1:
        joined = [_concat(w, a, b) for a, b in zip(joined[::2], joined[1::2], strict=True)]
    whole = joined[0]
    for part in joined[1:]:
        whole = _concat(w, whole, part)
    count = len(parts)
    return w.build.shufflevector(whole, None, [i * w.lanes + n for n in range(w.lanes) for i in range(count)])


def _concat(w: Widener, a: Value, b: Value) -> Value:
    assert isinstance(a.type, VecType) and isinstance(b.type, VecType)
    width = max(a.type.count, b.type.count)
    if b.type.count < width:
        b = w.build.shufflevector(b, None, [i if i < b.type.count else None for i in range(width)])  # type: ignore[union-attr]
    return w.build.shufflevector(a, b, list(range(width)) + [width + i for i in range(parts_count(b))])


def parts_count(vector: Value) -> int:
    assert isinstance(vector.type, VecType)
    return vector.type.count


def _load_strided(w: Widener, type: Type, pointer: Value, stride: int, align: int) -> Value:
    """One load from the first lane's element to the last one's (no further: memory may end there), and a shuffle."""
    span = abs(stride) * (w.lanes - 1)
    if stride < 0:
        pointer = w.build.gep(type, pointer, [const_int(I64, -span)])
    whole = w.build.load(VecType(span + 1, type), pointer, align)
    picks = [abs(stride) * i for i in range(w.lanes)]
    return w.build.shufflevector(whole, None, picks if stride > 0 else picks[::-1])


def _load_each(w: Widener, type: Type, address: Value, align: int) -> list[Value]:
    """A gather, lane by lane: faster than the instruction on what was measured (docs/results.md)."""
    pointers = lane_pointers(w, address)
    loaded = [w.build.load(type, pointer, align) for pointer in pointers]
    return collect(w, type, loaded)


def collect(w: Widener, type: Type, lanes: Sequence[Value]) -> list[Value]:
    """One scalar (or vector-typed) value per lane -> a vector per component."""
    if isinstance(type, VecType):
        parts = [[w.build.extractelement(value, i) for value in lanes] for i in range(type.count)]
        return [w.join_lanes(type.element, part) for part in parts]
    return [w.join_lanes(type, lanes)]


def lane_value(w: Widener, parts: list[Value], type: Type, i: int) -> Value:
    """Lane i of a value given as parts."""
    if not isinstance(type, VecType):
        return w.lane(parts[0], i)
    result: Value = Poison(type)
    for n, part in enumerate(parts):
        result = w.build.insertelement(result, w.lane(part, i), n)
    return result


def _store_each(w: Widener, parts: list[Value], type: Type, address: Value, align: int) -> list[Value]:
    """A scatter, lanes in order: of two lanes at one address the later one stays."""
    for i, pointer in enumerate(lane_pointers(w, address)):
        w.build.store(lane_value(w, parts, type, i), pointer, align)
    return []


def widen_per_lane(w: Widener, instr: Instr) -> None:
    """Once per lane, in lane order: atomics, volatile accesses, memset and the like."""
    results = [clone_lane(w, instr, [_lane_operand(w, x, i) for x in instr.operands]) for i in range(w.lanes)]
    if instr.name:
        w.set_vector(instr, pack(instr.type, collect(w, instr.type, results)))


def _lane_operand(w: Widener, value: Value, i: int) -> Value:
    if isinstance(value.type, VecType) and not w.shape(value).is_uniform:
        return lane_value(w, w.components(value), value.type, i)
    return w.lane_of(value, i)


def clone_lane(w: Widener, instr: Instr, operands: list[Value]) -> Instr:
    new = instr.clone()
    new.operands, new.name = operands, w.new.unique_name(instr.name) if instr.name else ""
    w.build.instrs.append(new)
    return new
