"""Rules for plain loads and stores, by the shape of the address.

uniform: one scalar access. Contiguous, forwards or backwards: one vector access. Small strides (loads): one wide load
and a shuffle. Perhaps consecutive: a run-time test in front of both forms. Anything else: a gather or scatter.
"""

from __future__ import annotations

from functools import partial

from passes.functions.masked_forms import is_ordered
from passes.widen.address import contiguity_test, lane_pointers
from passes.widen.arithmetic import clone
from passes.widen.layout import collect, from_memory, lane_value, pack, parts_of, to_memory
from passes.widen.per_lane import widen_per_lane
from passes.widen.spans import Block, block_of, contiguous, load_block, store_block
from passes.widen.state import Widener
from wfv.ir.core import Instr
from wfv.ir.types import Type, VecType, size_of
from wfv.ir.values import Value

MAX_STRIDE_BYTES = 16
MAX_STRIDE = 4  # in elements: beyond, a wide load brings mostly what nobody asked for


def widen_load(w: Widener, instr: Instr) -> None:
    (address,) = instr.operands
    if w.shape(instr).is_uniform:
        w.set_scalar(instr, clone(w, instr, [w.scalar(address)]))
    elif is_ordered(instr):
        widen_per_lane(w, instr)
    else:
        w.set_vector(instr, pack(instr.type, load_lanes(w, instr.type, address, instr.attrs.get("align", 1))))


def widen_store(w: Widener, instr: Instr) -> None:
    value, address = instr.operands
    if is_ordered(instr):
        widen_per_lane(w, instr)
    elif w.shape(address).is_uniform:
        # Of several stores to one address the last work-item's stays.
        is_uniform = w.shape(value).is_uniform
        last = w.scalar(value) if is_uniform else lane_value(w, parts_of(w, value), value.type, w.lanes - 1)
        clone(w, instr, [last, w.scalar(address)])
    else:
        store_lanes(w, parts_of(w, value), value.type, address, instr.attrs.get("align", 1))


def load_lanes(w: Widener, type: Type, address: Value, align: int) -> list[Value]:
    """All lanes load: a vector per component of `type`."""
    block = near_block(w, type, address)
    if block is not None:
        if block.has_gaps:
            w.remark("strided", f"{w.why(address)}: wide loads, of which some elements are taken")
        return load_whole(w, type, block, w.scalar(address), align)
    test = contiguity_test(w, address, type)
    if test is None:
        return _load_each(w, type, address, align)
    return w.choose(
        test[0],
        lambda: load_whole(w, type, contiguous(type, w.lanes), test[1], align),
        lambda: _load_each(w, type, address, align),
        "consecutive",
    )


def store_lanes(w: Widener, parts: list[Value], type: Type, address: Value, align: int) -> None:
    """All lanes store."""

    def every(block: Block, first: Value) -> list[Value]:
        store_block(w, block, [to_memory(w, part, type) for part in parts], first, align)
        return []

    block = near_block(w, type, address)
    test = contiguity_test(w, address, type) if block is None else None
    if block is not None and may_store(w, block, is_masked=False):
        if block.has_gaps:
            w.remark("strided", f"{w.why(address)}: a wide store under a mask that leaves the gaps")
        every(block, w.scalar(address))
    elif test is not None:
        one_by_one = partial(_store_each, w, parts, type, address, align)
        w.choose(test[0], lambda: every(contiguous(type, w.lanes), test[1]), one_by_one, "consecutive")
    else:
        _store_each(w, parts, type, address, align)


def near_block(w: Widener, type: Type, address: Value, is_masked: bool = False) -> Block | None:
    """The block that the lanes' elements lie in, if they are a few steps from each other."""
    shape = w.shape(address)
    block = block_of(type, shape.stride, w.lanes) if shape.is_strided else None
    if block is None or not block.has_gaps:
        return block
    is_cheap = is_masked and w.machine.has_avx512
    return block if is_near(type, shape.stride, MAX_STRIDE * size_of(type) if is_cheap else MAX_STRIDE_BYTES) else None


def may_store(w: Widener, block: Block, is_masked: bool) -> bool:
    """A store of the whole block is better than one lane by lane (docs/passes/widen.md); gaps are not written."""
    if not block.has_gaps:
        return True
    is_short = abs(block.stride) * size_of(block.type) <= w.lanes
    return w.machine.has_avx512 and (is_masked or is_short)


def is_near(type: Type, stride: int, most: int = MAX_STRIDE_BYTES) -> bool:
    """Whether one wide load of elements so many bytes apart is better than a load per lane."""
    return not isinstance(type, VecType) and abs(stride) <= min(MAX_STRIDE * size_of(type), most)


def load_whole(w: Widener, type: Type, block: Block, pointer: Value, align: int) -> list[Value]:
    return [from_memory(w, part, type) for part in load_block(w, block, pointer, align)]


def _load_each(w: Widener, type: Type, address: Value, align: int) -> list[Value]:
    """A gather, lane by lane: faster than the instruction on what was measured (docs/results.md)."""
    w.remark_address("gather", f"{w.lanes} scalar loads", address)
    pointers = lane_pointers(w, address)
    loaded = [w.build.load(type, pointer, align) for pointer in pointers]
    return collect(w, type, loaded)


def _store_each(w: Widener, parts: list[Value], type: Type, address: Value, align: int) -> list[Value]:
    """A scatter, lanes in order: of two lanes at one address the later one stays."""
    w.remark_address("scatter", f"{w.lanes} scalar stores", address)
    for i, pointer in enumerate(lane_pointers(w, address)):
        w.build.store(lane_value(w, parts, type, i), pointer, align)
    return []
