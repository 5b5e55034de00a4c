"""Rules for plain loads and stores, by the shape of the address (passes/analysis/shapes.py).

| address | access |
|---|---|
| uniform | one scalar access |
| contiguous, forwards or backwards | one vector access |
| a small stride | one wide access and shuffles |
| possibly contiguous | a test at run time (passes/widen/contiguity_test.py), then one vector access or one per lane |
| any other | a gather or scatter (passes/widen/gather_scatter.py) |
"""

from __future__ import annotations

from passes.functions.masked_instructions import is_ordered
from passes.widen.arithmetic import clone
from passes.widen.contiguity_test import emit_contiguity_test
from passes.widen.gather_scatter import gather, scatter
from passes.widen.layout import from_memory, lane_of_parts, to_memory
from passes.widen.per_lane import widen_per_lane
from passes.widen.span_accesses import load_span, store_span
from passes.widen.spans import Span, contiguous_span, is_store_better, near_span
from passes.widen.widener import Widener
from wfv.ir.core import Instr
from wfv.ir.types import Type
from wfv.ir.values import Value


def widen_load(w: Widener, instr: Instr) -> None:
    (address,) = instr.operands
    if w.shape(instr).is_uniform:
        w.set_scalar(instr, clone(w, instr, [w.scalar(address)]))
    elif is_ordered(instr):
        widen_per_lane(w, instr)
    else:
        w.values.set_parts(instr, load_all_lanes(w, instr.type, address, instr.attrs.get("align", 1)))


def widen_store(w: Widener, instr: Instr) -> None:
    value, address = instr.operands
    if is_ordered(instr):
        widen_per_lane(w, instr)
    elif w.shape(address).is_uniform:
        # Of several stores to one address, the last work-item's remains.
        is_uniform = w.shape(value).is_uniform
        last = w.scalar(value) if is_uniform else lane_of_parts(w, w.values.parts(value), value.type, w.lanes - 1)
        clone(w, instr, [last, w.scalar(address)])
    else:
        store_all_lanes(w, w.values.parts(value), value.type, address, instr.attrs.get("align", 1))


def load_all_lanes(w: Widener, type: Type, address: Value, align: int) -> list[Value]:
    """All lanes load from an address that is not uniform: the parts of their values."""
    span = near_span(w, type, address)
    if span is not None:
        if span.has_gaps:
            w.remark("strided", f"{w.why(address)}: wide loads, of which a shuffle extracts the lanes' elements")
        return load_whole_span(w, type, span, w.scalar(address), align)
    test = emit_contiguity_test(w, address, type)
    if test is None:
        return gather(w, type, address, align)
    return w.emit.if_else(
        test.is_contiguous,
        lambda: load_whole_span(w, type, contiguous_span(type, w.lanes), test.pointer, align),
        lambda: gather(w, type, address, align),
        "contiguous",
    )


def store_all_lanes(w: Widener, parts: list[Value], type: Type, address: Value, align: int) -> None:
    """All lanes store to an address that is not uniform."""
    span = near_span(w, type, address)
    test = emit_contiguity_test(w, address, type) if span is None else None
    if span is not None and is_store_better(w.facts.machine, span, is_masked=False):
        if span.has_gaps:
            w.remark("strided", f"{w.why(address)}: a wide store under a mask that leaves out the gaps")
        store_whole_span(w, parts, type, span, w.scalar(address), align)
    elif test is not None:
        w.emit.if_then(
            test.is_contiguous,
            lambda: store_whole_span(w, parts, type, contiguous_span(type, w.lanes), test.pointer, align),
            lambda: scatter(w, parts, type, address, align),
            "contiguous",
        )
    else:
        scatter(w, parts, type, address, align)


def load_whole_span(w: Widener, type: Type, span: Span, pointer: Value, align: int) -> list[Value]:
    """All lanes load elements of `type`: the parts of their values."""
    return [from_memory(w, part, type) for part in load_span(w, span, pointer, align)]


def store_whole_span(w: Widener, parts: list[Value], type: Type, span: Span, pointer: Value, align: int) -> None:
    """All lanes store elements of `type`."""
    store_span(w, span, [to_memory(w, part, type) for part in parts], pointer, align)
