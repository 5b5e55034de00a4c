"""Rules for plain loads and stores, by the shape of the address.

uniform: one scalar access. Contiguous: one vector access. Reverse and small strides (loads): one wide load and a
shuffle. Perhaps consecutive: a run-time test in front of both forms. Anything else: a gather or scatter.
"""

from __future__ import annotations

from passes.shapes import Shape
from passes.widen.address import consecutive_test, lane_pointers
from passes.widen.arithmetic import clone
from passes.widen.layout import (
    collect,
    is_dense,
    lane_value,
    load_contiguous,
    pack,
    parts_of,
    store_contiguous,
)
from passes.widen.state import Widener
from wfv.ir.core import Instr
from wfv.ir.types import I1, I64, Type, VecType, size_of
from wfv.ir.values import Value, const_int

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
        # Of several stores to one address the last work-item's stays.
        is_uniform = w.shape(value).is_uniform
        last = w.scalar(value) if is_uniform else lane_value(w, parts_of(w, value), value.type, w.lanes - 1)
        clone(w, instr, [last, w.scalar(address)])
    elif instr.attrs.get("volatile") or "atomic" in instr.attrs:
        widen_per_lane(w, instr)
    else:
        store_lanes(w, parts_of(w, value), value.type, address, instr.attrs.get("align", 1))


def load_lanes(w: Widener, type: Type, address: Value, align: int) -> list[Value]:
    """All lanes load: a vector per component of `type`."""
    shape, size = w.shape(address), size_of(type)
    if is_dense(type):
        if shape.is_strided and shape.stride == size:
            return load_contiguous(w, type, w.scalar(address), align)
        if not isinstance(type, VecType) and type != I1 and _is_near(shape, size):
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


def _is_near(shape: Shape, size: int) -> bool:
    """The lanes' elements are a few steps from each other."""
    return shape.is_strided and shape.stride % size == 0 and 0 < abs(shape.stride) // size <= MAX_STRIDE


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


def _store_each(w: Widener, parts: list[Value], type: Type, address: Value, align: int) -> list[Value]:
    """A scatter, lanes in order: of two lanes at one address the later one stays."""
    for i, pointer in enumerate(lane_pointers(w, address)):
        w.build.store(lane_value(w, parts, type, i), pointer, align)
    return []


def widen_per_lane(w: Widener, instr: Instr) -> None:
    """Once per lane, in lane order: atomics, volatile accesses, memset and the like."""
    results = [w.copy(instr, [_lane_operand(w, x, i) for x in instr.operands]) for i in range(w.lanes)]
    if instr.name:
        w.set_vector(instr, pack(instr.type, collect(w, instr.type, results)))


def _lane_operand(w: Widener, value: Value, i: int) -> Value:
    if isinstance(value.type, VecType) and not w.shape(value).is_uniform:
        return lane_value(w, w.components(value), value.type, i)
    return w.lane_of(value, i)
