"""Rules for loads and stores, plain and under a mask, by the shape of the address (passes/analysis/shapes.py).

| address | access |
|---|---|
| uniform | one scalar access |
| contiguous, forwards or backwards | one vector access |
| a small stride | one wide access and shuffles |
| possibly contiguous | a test at run time (passes/widen/addresses.py), then one vector access or one per lane |
| any other | a gather or scatter (passes/widen/gather_scatter.py) |

passes/linearize/guards.py makes calls of wfv.load and wfv.store of the accesses that need a mask. No inactive lane
accesses the kernel's memory, and a store never writes back what it read (another group may have written between).

A mask is a `<lanes x i1>`. The target's masked instructions take it as operand of `llvm.masked.load` and its like: with
AVX-512 LLVM keeps it in a k-register, one bit for each lane (`vmovups (%rdi), %zmm0 {%k1} {z}`). With AVX and AVX2 it
fills a vector register, one element for each lane, whose sign bits `vmaskmovps` reads. Where the target has no masked
instruction for the element, a test selects: the plain access if all lanes are active, else lane by lane. Values that
linearization merges under a mask are selects: blends by such a register (`vblendvps`), or moves under a k-register.
"""

from functools import partial
from typing import NamedTuple

from passes.functions.names import masked_parts
from passes.widen.addresses import emit_contiguity_test
from passes.widen.arithmetic import clone, widen_as_is
from passes.widen.gather_scatter import gather, scatter
from passes.widen.per_lane import widen_per_lane
from passes.widen.spans import Span, contiguous_span, has_masked_span, is_store_better, load_span, near_span, store_span
from passes.widen.widener import Widener
from wfv.ir.core import Instr
from wfv.ir.types import I1, I64, IntType, Type, count_of, scalar_of
from wfv.ir.values import ConstInt, Poison, Value, const_int

_WITH_GAPS = {
    "load": "wide loads, of which a shuffle extracts the lanes' elements",
    "store": "a wide store under a mask that leaves out the gaps",
}


class _Access(NamedTuple):
    """An access of `type`: `address` is the old value, `mask` the new vector; None: all lanes are active."""

    type: Type
    address: Value
    align: int
    mask: Value | None = None


def widen_load(w: Widener, instr: Instr) -> None:
    (address,) = instr.operands
    if w.shape(instr).is_uniform:
        widen_as_is(w, instr)
    elif instr.is_ordered:
        widen_per_lane(w, instr)
    else:
        w.values.set_parts(instr, _load(w, _Access(instr.type, address, instr.attrs.get("align", 1))))


def widen_masked_load(w: Widener, instr: Instr) -> None:
    (address,), mask, align = masked_parts(instr)
    type, access = instr.type, _Access(instr.type, address, align)
    if w.shape(instr).is_uniform:  # one address for all lanes
        w.remark("masked", "one scalar load, behind a branch on whether any lane is active")
        (loaded,) = w.emit.if_active(
            w.any_active(mask), lambda: w.build.load(type, w.scalar(address), align), type, "load"
        )
        w.set_scalar(instr, loaded)
    elif w.shape(mask).is_uniform:
        poison = [Poison(w.wide(scalar_of(type)))] * count_of(type)
        parts = w.emit.if_else(w.scalar(mask), lambda: _load(w, access), lambda: poison, "load")
        w.values.set_parts(instr, parts)
    else:
        w.values.set_parts(instr, _load(w, access._replace(mask=w.vector(mask))))


def widen_store(w: Widener, instr: Instr) -> None:
    value, address = instr.operands
    if instr.is_ordered:
        widen_per_lane(w, instr)
    elif w.shape(address).is_uniform:
        # Of several stores to one address, the last work-item's remains.
        is_uniform, lanes = w.shape(value).is_uniform, w.build.lane_of_parts
        last = w.scalar(value) if is_uniform else lanes(w.values.parts(value), value.type, w.lanes - 1)
        clone(w, instr, [last, w.scalar(address)])
    else:
        _store(w, w.values.parts(value), _Access(value.type, address, instr.attrs.get("align", 1)))


def widen_masked_store(w: Widener, instr: Instr) -> None:
    (value, address), mask, align = masked_parts(instr)
    parts, access = w.values.parts(value), _Access(value.type, address, align)
    is_one_address = w.shape(address).is_uniform
    if not w.shape(mask).is_uniform:
        store = _store_last_active if is_one_address else _store
        store(w, parts, access._replace(mask=w.vector(mask)))
    elif is_one_address:
        w.emit.if_then(w.scalar(mask), lambda: _store_lane(w, parts, access, w.lanes - 1))
    else:
        w.emit.if_then(w.scalar(mask), lambda: _store(w, parts, access))


def _load(w: Widener, access: _Access) -> list[Value]:
    """A load of a span, after a contiguity test if the address is possibly contiguous; otherwise a gather."""
    type, address, align, mask = access
    span = near_span(w, type, address, is_masked=mask is not None)
    if span is not None:
        return _load_span(w, access, span, w.scalar(address))
    test = emit_contiguity_test(w, address, type, is_masked=mask is not None)
    if test is None:
        return gather(w, type, address, align, mask)
    return w.emit.if_else(
        test.is_contiguous,
        lambda: _load_span(w, access, contiguous_span(type, w.lanes), test.pointer),
        lambda: gather(w, type, address, align, mask),
        "contiguous",
    )


def _load_span(w: Widener, access: _Access, span: Span, pointer: Value) -> list[Value]:
    """A wide load; without masked instructions a plain one where all lanes are active, else lane by lane."""
    type, address, align, mask = access
    _remark_span(w, access, "load", span)

    def load(mask: Value | None) -> list[Value]:
        parts = load_span(w, span, pointer, align, mask)
        return [w.build.from_memory(part, w.wide(scalar_of(type))) for part in parts]

    has_instruction = has_masked_span(w.facts.machine, span)
    if mask is None or (has_instruction and not _prefers_plain(w, span)):
        return load(mask)
    return w.emit.if_else(
        w.build.all_lanes(mask),
        lambda: load(None),
        lambda: load(mask) if has_instruction else gather(w, type, address, align, mask),
        "all",
    )


def _prefers_plain(w: Widener, span: Span) -> bool:
    """Whether a test for plain accesses pays: AVX2's masked accesses of words take longer, though none goes by lane."""
    return span.lane_word is not None and not w.facts.machine.has_avx512


def _store(w: Widener, parts: list[Value], access: _Access) -> None:
    """A store of a span, after a contiguity test if the address is possibly contiguous; otherwise a scatter."""
    type, address, align, mask = access
    span = near_span(w, type, address, is_masked=mask is not None)
    if span is not None and is_store_better(w.facts.machine, span, is_masked=mask is not None):
        _store_span(w, parts, access, span, w.scalar(address))
        return
    test = emit_contiguity_test(w, address, type, is_masked=mask is not None)
    if test is not None:
        w.emit.if_then(
            test.is_contiguous,
            lambda: _store_span(w, parts, access, contiguous_span(type, w.lanes), test.pointer),
            lambda: scatter(w, parts, type, address, align, mask),
            "contiguous",
        )
    elif mask is not None:
        w.emit.if_then(w.build.any_lane(mask), lambda: scatter(w, parts, type, address, align, mask))
    else:
        scatter(w, parts, type, address, align)


def _store_span(w: Widener, parts: list[Value], access: _Access, span: Span, pointer: Value) -> None:
    """A wide store; without masked instructions a plain one where all lanes are active, lane by lane if some are."""
    type, address, align, mask = access
    _remark_span(w, access, "store", span)

    def store(mask: Value | None) -> None:
        store_span(w, span, [w.build.to_memory(part) for part in parts], pointer, align, mask)

    has_instruction = has_masked_span(w.facts.machine, span)
    if mask is None or (has_instruction and not _prefers_plain(w, span)):
        store(mask)
        return
    some = partial(store, mask) if has_instruction else partial(scatter, w, parts, type, address, align, mask)

    def choose() -> None:
        w.emit.if_then(w.build.all_lanes(mask), lambda: store(None), some, "all")

    if has_instruction:
        choose()
    else:
        w.emit.if_then(w.build.any_lane(mask), choose)


def _store_lane(w: Widener, parts: list[Value], access: _Access, lane: Value | int) -> None:
    """One lane's value to an address that is the same in all lanes."""
    w.build.store(w.build.lane_of_parts(parts, access.type, lane), w.scalar(access.address), access.align)


def _store_last_active(w: Widener, parts: list[Value], access: _Access) -> None:
    """One address for all lanes: the last active lane's value, once."""
    mask = access.mask
    assert mask is not None
    w.remark("masked", "one store of the last active lane's value, behind a branch on whether any lane is active")

    def store() -> None:
        # LLVM may hoist the extraction above the branch, and implements it as a load from the stack at this index.
        # So an empty mask must give an index in range, too: 0.
        bits = w.build.binop("or", w.build.mask_bits(mask), const_int(IntType(w.lanes), 1))
        leading = w.emit.call(f"llvm.ctlz.i{w.lanes}", bits.type, [bits, ConstInt(I1, 1)])
        last = w.build.binop("sub", const_int(bits.type, w.lanes - 1), leading)
        _store_lane(w, parts, access, w.build.cast("zext", last, I64))

    w.emit.if_then(w.build.any_lane(mask), store)


def _remark_span(w: Widener, access: _Access, what: str, span: Span) -> None:
    why = f"{w.why(access.address)}: " if span.has_gaps else ""
    how = f"{why}a wide {what} with gaps" if why else f"a vector {what}"
    if access.mask is None:
        if why:
            w.remark("strided", why + _WITH_GAPS[what])
    elif has_masked_span(w.facts.machine, span):
        w.remark("masked", f"{how} under a mask: some lanes may be inactive")
    else:
        w.remark("masked", f"{how} if all lanes are active, else lane by lane: the target has no masked instruction")
