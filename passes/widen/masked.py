"""Rules for accesses under a mask: the wfv.load and wfv.store calls that passes/linearize/guards.py makes.

No inactive lane touches memory, and a store never writes back what it read (another group may have written between).
"""

from __future__ import annotations

from collections.abc import Callable

from passes.widen.address import contiguity_test
from passes.widen.layout import from_memory, lane_value, pack, parts_of, to_memory
from passes.widen.masked_access import gather, has_instruction, scatter
from passes.widen.memory import load_lanes, load_whole, may_store, near_block, store_lanes
from passes.widen.spans import Block, contiguous, load_block_masked, store_block, store_block_masked
from passes.widen.state import Widener
from wfv.ir.core import Instr
from wfv.ir.types import I1, I64, IntType, Type, count_of, scalar_of
from wfv.ir.values import ConstInt, Poison, Value, const_int


def widen_masked_load(w: Widener, instr: Instr) -> None:
    address, mask, align = instr.operands
    type, bytes = instr.type, _align(align)
    if w.shape(instr).is_uniform:  # one address for all lanes
        w.remark("masked", "one load for all lanes, behind a branch on whether any lane wants it")
        cond = w.scalar(mask) if w.shape(mask).is_uniform else w.any_lane(w.vector(mask))
        loaded = w.choose(cond, lambda: [w.build.load(type, w.scalar(address), bytes)], lambda: [Poison(type)], "load")
        w.set_scalar(instr, loaded[0])
        return
    if w.shape(mask).is_uniform:
        nothing = [Poison(w.wide(scalar_of(type)))] * count_of(type)
        parts = w.choose(w.scalar(mask), lambda: load_lanes(w, type, address, bytes), lambda: nothing, "load")
    else:
        parts = _load(w, type, address, w.vector(mask), bytes)
    w.set_vector(instr, pack(type, parts))


def widen_masked_store(w: Widener, instr: Instr) -> None:
    value, address, mask, align = instr.operands
    type, bytes = value.type, _align(align)
    parts = parts_of(w, value)
    if w.shape(mask).is_uniform:
        if w.shape(address).is_uniform:
            when(w, w.scalar(mask), lambda: _store_last(w, parts, type, address, bytes))
        else:
            when(w, w.scalar(mask), lambda: store_lanes(w, parts, type, address, bytes))
        return
    vector = w.vector(mask)
    if w.shape(address).is_uniform:
        _store_one(w, parts, type, address, vector, bytes)
    else:
        _store(w, parts, type, address, vector, bytes)


def _remark(w: Widener, type: Type, what: str, block: Block, address: Value) -> None:
    how = f"{w.why(address)}: a wide {what} with gaps" if block.has_gaps else f"a vector {what}"
    if has_instruction(w, type):
        w.remark("masked", f"{how} under a mask: not all lanes come here")
    else:
        w.remark("masked", f"{how} if all lanes come here, lane by lane otherwise: no instruction for masks")


def _align(value: Value) -> int:
    assert isinstance(value, ConstInt)
    return value.value


def when(w: Widener, cond: Value, action: Callable[[], object]) -> None:
    def do() -> list[Value]:
        action()
        return []

    w.choose(cond, do, list, "when")


def _load(w: Widener, type: Type, address: Value, mask: Value, align: int) -> list[Value]:
    """Of a block, perhaps consecutive, or a gather."""
    block = near_block(w, type, address, is_masked=True)
    if block is not None:
        return _load_block(w, type, block, address, w.scalar(address), mask, align)
    test = contiguity_test(w, address, type, is_masked=True)
    if test is None:
        return gather(w, type, address, mask, align)
    return w.choose(
        test[0],
        lambda: _load_block(w, type, contiguous(type, w.lanes), address, test[1], mask, align),
        lambda: gather(w, type, address, mask, align),
        "consecutive",
    )


def _load_block(
    w: Widener, type: Type, block: Block, address: Value, first: Value, mask: Value, align: int
) -> list[Value]:
    """The target's masked load; without one, a plain load where all lanes are there, and lane by lane otherwise."""
    _remark(w, type, "load", block, address)
    if has_instruction(w, type):
        return [from_memory(w, part, type) for part in load_block_masked(w, block, first, mask, align)]
    return w.choose(
        w.all_lanes(mask),
        lambda: load_whole(w, type, block, first, align),
        lambda: gather(w, type, address, mask, align),
        "all",
    )


def _store(w: Widener, parts: list[Value], type: Type, address: Value, mask: Value, align: int) -> None:
    """The same for stores, behind a test that any lane stores at all."""
    block = near_block(w, type, address, is_masked=True)
    if block is not None and may_store(w, block, is_masked=True):
        _store_block(w, parts, type, block, address, w.scalar(address), mask, align)
        return
    test = contiguity_test(w, address, type, is_masked=True)
    if test is None:
        when(w, w.any_lane(mask), lambda: scatter(w, parts, type, address, mask, align))
        return
    w.choose(
        test[0],
        lambda: _store_block(w, parts, type, contiguous(type, w.lanes), address, test[1], mask, align),
        lambda: scatter(w, parts, type, address, mask, align),
        "consecutive",
    )


def _store_block(
    w: Widener, parts: list[Value], type: Type, block: Block, address: Value, first: Value, mask: Value, align: int
) -> list[Value]:
    _remark(w, type, "store", block, address)
    if has_instruction(w, type):
        store_block_masked(w, block, [to_memory(w, part, type) for part in parts], first, mask, align)
        return []

    def some() -> list[Value]:
        return w.choose(w.all_lanes(mask), every, lambda: scatter(w, parts, type, address, mask, align), "all")

    def every() -> list[Value]:
        store_block(w, block, [to_memory(w, part, type) for part in parts], first, align)
        return []

    when(w, w.any_lane(mask), some)
    return []


def _store_last(w: Widener, parts: list[Value], type: Type, address: Value, align: int) -> None:
    w.build.store(lane_value(w, parts, type, w.lanes - 1), w.scalar(address), align)


def _store_one(w: Widener, parts: list[Value], type: Type, address: Value, mask: Value, align: int) -> None:
    """One address for all lanes: the last active lane's value, once."""

    w.remark("masked", "one store of the last active lane's value, behind a branch on whether there is one")

    def store() -> None:
        # LLVM may do this in front of the branch, and reads the stack where an index out of range says: lane 0 of none.
        bits = w.build.binop("or", w.bits(mask), const_int(IntType(w.lanes), 1))
        leading = w.call(f"llvm.ctlz.i{w.lanes}", bits.type, [bits, ConstInt(I1, 1)])
        last = w.build.binop("sub", const_int(bits.type, w.lanes - 1), leading)
        at = w.build.cast("zext" if w.lanes < 64 else "bitcast", last, I64)
        w.build.store(lane_value(w, parts, type, at), w.scalar(address), align)

    when(w, w.any_lane(mask), store)
