"""Rules for accesses under a mask: the wfv.load and wfv.store calls that passes/linearize/guards.py makes.

The shape of the address selects the kind of access, as in passes/widen/loads_and_stores.py. Under a varying mask, the
target's masked instructions are used. Without them, a test selects: the plain access if all lanes are active, else lane
by lane.

No inactive lane accesses the kernel's memory, and a store never writes back what it read (another group may have
written between).
"""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from passes.widen.contiguity_test import emit_contiguity_test
from passes.widen.gather_scatter import masked_gather, masked_scatter
from passes.widen.layout import from_memory, lane_of_parts, to_memory
from passes.widen.loads_and_stores import load_all_lanes, load_whole_span, store_all_lanes, store_whole_span
from passes.widen.span_accesses import has_masked_span, load_span_masked, store_span_masked
from passes.widen.spans import Span, contiguous_span, is_store_better, near_span
from passes.widen.widener import Widener
from wfv.ir.core import Instr
from wfv.ir.types import I1, I64, IntType, Type, count_of, scalar_of
from wfv.ir.values import ConstInt, Poison, Value, const_int


class _Access(NamedTuple):
    """An access of `type` under a varying mask: `address` is the old value, `mask` the new vector."""

    type: Type
    address: Value
    mask: Value
    align: int


def widen_masked_load(w: Widener, instr: Instr) -> None:
    address, mask, _ = instr.operands
    type, align = instr.type, _align(instr)
    if w.shape(instr).is_uniform:  # one address for all lanes
        w.remark("masked", "one scalar load, behind a branch on whether any lane is active")
        loaded = w.emit.if_else(
            w.any_active(mask), lambda: [w.build.load(type, w.scalar(address), align)], lambda: [Poison(type)], "load"
        )
        w.set_scalar(instr, loaded[0])
    elif w.shape(mask).is_uniform:
        poison = [Poison(w.wide(scalar_of(type)))] * count_of(type)
        parts = w.emit.if_else(w.scalar(mask), lambda: load_all_lanes(w, type, address, align), lambda: poison, "load")
        w.values.set_parts(instr, parts)
    else:
        w.values.set_parts(instr, _load(w, _Access(type, address, w.vector(mask), align)))


def widen_masked_store(w: Widener, instr: Instr) -> None:
    value, address, mask, _ = instr.operands
    type, align = value.type, _align(instr)
    parts = w.values.parts(value)
    is_one_address = w.shape(address).is_uniform
    if not w.shape(mask).is_uniform:
        store = _store_last_active if is_one_address else _store
        store(w, parts, _Access(type, address, w.vector(mask), align))
    elif is_one_address:
        w.emit.if_then(w.scalar(mask), lambda: _store_lane(w, parts, type, address, w.lanes - 1, align))
    else:
        w.emit.if_then(w.scalar(mask), lambda: store_all_lanes(w, parts, type, address, align))


def _align(instr: Instr) -> int:
    """The last operand."""
    align = instr.operands[-1]
    assert isinstance(align, ConstInt)
    return align.value


def _load(w: Widener, access: _Access) -> list[Value]:
    """A load of a span, after a contiguity test if the address is possibly contiguous; otherwise a gather."""
    type, address, mask, align = access
    span = near_span(w, type, address, is_masked=True)
    if span is not None:
        return _load_span(w, access, span, w.scalar(address))
    test = emit_contiguity_test(w, address, type, is_masked=True)
    if test is None:
        return masked_gather(w, type, address, mask, align)
    return w.emit.if_else(
        test.is_contiguous,
        lambda: _load_span(w, access, contiguous_span(type, w.lanes), test.pointer),
        lambda: masked_gather(w, type, address, mask, align),
        "contiguous",
    )


def _load_span(w: Widener, access: _Access, span: Span, pointer: Value) -> list[Value]:
    """The target's masked load; without one, a plain load where all lanes are active, else lane by lane."""
    type, address, mask, align = access
    _remark_span(w, access, "load", span)
    load_masked = partial(masked_gather, w, type, address, mask, align)
    if has_masked_span(w.facts.machine, span):
        load_masked = partial(_load_masked, w, type, span, pointer, mask, align)
        if not _prefers_plain(w, span):
            return load_masked()
    load_whole = partial(load_whole_span, w, type, span, pointer, align)
    return w.emit.if_else(w.build.all_lanes(mask), load_whole, load_masked, "all")


def _load_masked(w: Widener, type: Type, span: Span, pointer: Value, mask: Value, align: int) -> list[Value]:
    return [from_memory(w, part, type) for part in load_span_masked(w, span, pointer, mask, align)]


def _prefers_plain(w: Widener, span: Span) -> bool:
    """Whether a test for plain accesses pays: AVX2's masked accesses of words take longer, though none goes by lane."""
    return span.lane_word is not None and not w.facts.machine.has_avx512


def _store(w: Widener, parts: list[Value], access: _Access) -> None:
    """A store of a span, after a contiguity test if the address is possibly contiguous; otherwise a scatter."""
    type, address, mask, align = access
    span = near_span(w, type, address, is_masked=True)
    if span is not None and is_store_better(w.facts.machine, span, is_masked=True):
        _store_span(w, parts, access, span, w.scalar(address))
        return
    test = emit_contiguity_test(w, address, type, is_masked=True)
    if test is None:
        w.emit.if_then(w.build.any_lane(mask), lambda: masked_scatter(w, parts, type, address, mask, align))
        return
    w.emit.if_then(
        test.is_contiguous,
        lambda: _store_span(w, parts, access, contiguous_span(type, w.lanes), test.pointer),
        lambda: masked_scatter(w, parts, type, address, mask, align),
        "contiguous",
    )


def _store_span(w: Widener, parts: list[Value], access: _Access, span: Span, pointer: Value) -> None:
    """Uses the target's masked store.

    Without one, tests the mask: plain if all lanes are active, lane by lane if some are.
    """
    type, address, mask, align = access
    _remark_span(w, access, "store", span)
    if has_masked_span(w.facts.machine, span):
        store_masked = partial(
            store_span_masked, w, span, [to_memory(w, part, type) for part in parts], pointer, mask, align
        )
        if not _prefers_plain(w, span):
            store_masked()
        else:
            store_whole = partial(store_whole_span, w, parts, type, span, pointer, align)
            w.emit.if_then(w.build.all_lanes(mask), store_whole, store_masked, "all")
        return

    def store() -> None:
        w.emit.if_then(
            w.build.all_lanes(mask),
            lambda: store_whole_span(w, parts, type, span, pointer, align),
            lambda: masked_scatter(w, parts, type, address, mask, align),
            "all",
        )

    w.emit.if_then(w.build.any_lane(mask), store)


def _store_lane(w: Widener, parts: list[Value], type: Type, address: Value, lane: Value | int, align: int) -> None:
    """One lane's value to an address that is the same in all lanes."""
    w.build.store(lane_of_parts(w, parts, type, lane), w.scalar(address), align)


def _store_last_active(w: Widener, parts: list[Value], access: _Access) -> None:
    """One address for all lanes: the last active lane's value, once."""
    type, address, mask, align = access
    w.remark("masked", "one store of the last active lane's value, behind a branch on whether any lane is active")

    def store() -> None:
        # LLVM may hoist the extraction above the branch, and implements it as a load from the stack at this index.
        # So an empty mask must give an index in range, too: 0.
        bits = w.build.binop("or", w.build.mask_bits(mask), const_int(IntType(w.lanes), 1))
        leading = w.emit.call(f"llvm.ctlz.i{w.lanes}", bits.type, [bits, ConstInt(I1, 1)])
        last = w.build.binop("sub", const_int(bits.type, w.lanes - 1), leading)
        lane = w.build.cast("zext" if w.lanes < 64 else "bitcast", last, I64)
        _store_lane(w, parts, type, address, lane, align)

    w.emit.if_then(w.build.any_lane(mask), store)


def _remark_span(w: Widener, access: _Access, what: str, span: Span) -> None:
    how = f"{w.why(access.address)}: a wide {what} with gaps" if span.has_gaps else f"a vector {what}"
    if has_masked_span(w.facts.machine, span):
        w.remark("masked", f"{how} under a mask: some lanes may be inactive")
    else:
        w.remark("masked", f"{how} if all lanes are active, else lane by lane: the target has no masked instruction")
