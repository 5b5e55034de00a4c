"""Rules for loads and stores, plain and under a mask, by the shape of the address (passes/analysis/shapes.py).

| address | access |
|---|---|
| uniform | one scalar access |
| contiguous, forwards or backwards | one vector access |
| a small stride | one wide access and shuffles |
| possibly contiguous | a test at run time (passes/widen/addresses.py), then one vector access or one per lane |
| clamped | one load and a permute (passes/widen/clamped_windows.py), after a test at run time if lanes may wrap |
| any other | a gather or scatter (passes/widen/gather_scatter.py) |

passes/linearize/guarded_effects.py makes calls of wfv.load and wfv.store of the accesses that need a mask. No inactive
lane accesses the kernel's memory, and a store never writes back old contents (another group may have written between).

A mask is a `<lanes x i1>`. The target's masked instructions take it as operand of `llvm.masked.load` and its like: with
AVX-512 LLVM keeps it in a k-register, one bit for each lane (`vmovups (%rdi), %zmm0 {%k1} {z}`). With AVX and AVX2 it
fills a vector register, one element for each lane, whose sign bits `vmaskmovps` reads. Where the target has no masked
instruction for the element, a test selects: the plain access if all lanes are active, else lane by lane. Values that
linearization merges under a mask are selects: blends by such a register (`vblendvps`), or moves under a k-register.
"""

from collections.abc import Callable
from functools import partial

from passes.analysis.interleave_groups import Access, access_of
from passes.widen.addresses import emit_contiguity_test
from passes.widen.arithmetic import clone, widen_as_is
from passes.widen.clamped_windows import find_window, load_window
from passes.widen.emitter import unused_value
from passes.widen.gather_scatter import gather, scatter
from passes.widen.per_lane import widen_per_lane
from passes.widen.spans import Span, contiguous_span, has_masked_span, is_store_better, load_span, near_span, store_span
from passes.widen.widener import Widener
from wfv.ir.core import Instr
from wfv.ir.types import I1, I64, count_of, scalar_of
from wfv.ir.values import ConstInt, Value, const_int

_WITH_GAPS = {
    "load": "wide loads, of which a shuffle extracts the lanes' elements",
    "store": "a wide store under a mask that leaves out the gaps",
}


def widen_load(w: Widener, instr: Instr) -> None:
    """A load, plain or under a mask."""
    access = access_of(instr)
    if access is None:
        widen_per_lane(w, instr)
    elif not w.shape(instr).is_uniform:
        w.values.set_parts(instr, _load_active(w, access))
    elif access.mask is None:
        widen_as_is(w, instr)
    else:  # one address for all lanes
        w.remark("masked", "one scalar load, after a branch on whether any lane is active")
        any_lane = w.any_active(access.mask)
        (loaded,) = w.emit.if_active(any_lane, lambda: _load_lane(w, access), access.type, "load")
        w.set_scalar(instr, loaded)


def _load_lane(w: Widener, access: Access) -> Value:
    """Loads one value, from an address that is uniform."""
    return w.build.load(access.type, w.scalar(access.address), access.align)


def _load_active(w: Widener, access: Access) -> list[Value]:
    mask, type = access.mask, access.type
    if mask is None:
        return _access(w, access, None, [])
    if not w.shape(mask).is_uniform:
        return _access(w, access, w.vector(mask), [])
    unused = [unused_value(w.wide(scalar_of(type)))] * count_of(type)
    return w.emit.if_else(w.scalar(mask), lambda: _access(w, access, None, []), lambda: unused, "load")


def widen_store(w: Widener, instr: Instr) -> None:
    """A store, plain or under a mask."""
    access = access_of(instr)
    if access is None:
        widen_per_lane(w, instr)
        return
    if w.shape(access.address).is_uniform:
        _store_at_one_address(w, instr, access)
        return
    mask, parts = access.mask, w.values.parts(instr.operands[0])
    if mask is not None and w.shape(mask).is_uniform:
        w.emit.if_then(w.scalar(mask), lambda: _access(w, access, None, parts))
    else:
        _access(w, access, w.vector(mask) if mask is not None else None, parts)


def _store_at_one_address(w: Widener, instr: Instr, access: Access) -> None:
    """Of several stores to one address, the last active work-item's remains."""
    value, mask = instr.operands[0], access.mask
    if mask is None and w.shape(value).is_uniform:
        widen_as_is(w, instr)
        return
    parts = w.values.parts(value)
    if mask is None:
        clone(w, instr, [w.build.lane_of_parts(parts, value.type, w.lanes - 1), w.scalar(access.address)])
    elif w.shape(mask).is_uniform:
        w.emit.if_then(w.scalar(mask), lambda: _store_lane(w, parts, access, w.lanes - 1))
    else:
        _store_last_active(w, parts, access, w.vector(mask))


def _access(w: Widener, access: Access, mask: Value | None, parts: list[Value]) -> list[Value]:
    """An access of a span, after a contiguity test if the address is possibly contiguous; otherwise lane by lane.

    `mask`: a new vector; None: all lanes are active. `parts`: the stored parts. Returns the loaded parts.
    """
    type, address, is_load = access.type, access.address, access.value is None
    by_lane = partial(_by_lane, w, access, mask, parts)
    span = near_span(w, type, address, is_masked=mask is not None)
    if span is not None and (is_load or is_store_better(w.facts.machine, span, is_masked=mask is not None)):
        return _access_span(w, access, mask, parts, span, w.scalar(address))
    test = emit_contiguity_test(w, address, type, is_masked=mask is not None)
    if test is not None:
        together = partial(_access_span, w, access, mask, parts, contiguous_span(type, w.lanes), test.pointer)
        return w.emit.if_else(test.is_contiguous, together, by_lane, "contiguous")
    window = find_window(w, address, type) if is_load and mask is None else None
    if window is not None:
        by_window = partial(load_window, w, window, type, access.align)
        return by_window() if window.is_near is None else w.emit.if_else(window.is_near, by_window, by_lane, "near")
    return by_lane() if is_load else _if_any(w, mask, by_lane)


def _by_lane(w: Widener, access: Access, mask: Value | None, parts: list[Value]) -> list[Value]:
    if access.value is None:
        return gather(w, access.type, access.address, access.align, mask)
    scatter(w, parts, access.type, access.address, access.align, mask)
    return []


def _if_any(w: Widener, mask: Value | None, store: Callable[[], object]) -> list[Value]:
    """Stores if any lane is active."""
    if mask is None:
        store()
    else:
        w.emit.if_then(w.build.any_lane(mask), store)
    return []


def _access_span(
    w: Widener, access: Access, mask: Value | None, parts: list[Value], span: Span, pointer: Value
) -> list[Value]:
    """A wide access; without masked instructions a plain one where all lanes are active, lane by lane if some are."""
    is_load, has_instruction = access.value is None, has_masked_span(w.facts.machine, span)
    _remark_span(w, access, mask, "load" if is_load else "store", span)

    def together(mask: Value | None) -> list[Value]:
        if is_load:
            loaded = load_span(w, span, pointer, access.align, mask)
            return [w.build.from_memory(part, w.wide(scalar_of(access.type))) for part in loaded]
        store_span(w, span, [w.build.to_memory(part) for part in parts], pointer, access.align, mask)
        return []

    if mask is None or (has_instruction and not _prefers_plain(w, span)):
        return together(mask)
    some = partial(together, mask) if has_instruction else partial(_by_lane, w, access, mask, parts)

    def choose() -> list[Value]:
        return w.emit.if_else(w.build.all_lanes(mask), lambda: together(None), some, "all")

    return choose() if is_load or has_instruction else _if_any(w, mask, choose)


def _prefers_plain(w: Widener, span: Span) -> bool:
    """Whether a test for plain accesses pays: AVX2's masked accesses of words take longer, though none goes by lane."""
    return span.lane_word is not None and not w.facts.machine.has_masked_bytes


def _store_lane(w: Widener, parts: list[Value], access: Access, lane: Value | int) -> None:
    """Stores one lane's value to an address that is uniform."""
    w.build.store(w.build.lane_of_parts(parts, access.type, lane), w.scalar(access.address), access.align)


def _store_last_active(w: Widener, parts: list[Value], access: Access, mask: Value) -> None:
    """Stores the last active lane's value, once: all lanes have one address."""
    w.remark("masked", "one store of the last active lane's value, after a branch on whether any lane is active")

    def store() -> None:
        # LLVM may hoist the extraction above the branch, and implements it as a load from the stack at this index.
        # So an empty mask must give an index in range, too: 0.
        bits = w.build.binop("or", w.build.mask_bits(mask), 1)
        leading = w.emit.call(f"llvm.ctlz.i{w.lanes}", bits.type, [bits, ConstInt(I1, 1)])
        last = w.build.binop("sub", const_int(bits.type, w.lanes - 1), leading)
        _store_lane(w, parts, access, w.build.cast("zext", last, I64))

    _if_any(w, mask, store)


def _remark_span(w: Widener, access: Access, mask: Value | None, what: str, span: Span) -> None:
    why = f"{w.why(access.address)}: " if span.has_gaps else ""
    how = f"{why}a wide {what} with gaps" if why else f"a vector {what}"
    if mask is None:
        if why:
            w.remark("strided", why + _WITH_GAPS[what])
    elif has_masked_span(w.facts.machine, span):
        w.remark("masked", f"{how} under a mask: some lanes may be inactive")
    else:
        w.remark("masked", f"{how} if all lanes are active, else lane by lane: the target has no masked instruction")
