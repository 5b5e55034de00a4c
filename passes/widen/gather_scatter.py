"""Gathers and scatters: accesses with one address per lane, by scalar accesses or by the target's instruction.

Scalar accesses of all lanes measured faster than gather instructions (docs/results.md); under a mask, AVX-512 has
instructions that are faster (`has_gather` in masked_intrinsics.py), and for OpenCL vectors without one too
(word_gathers.py).
"""

from __future__ import annotations

from passes.widen.geps_and_allocas import lane_pointers
from passes.widen.layout import join_parts, lane_of_parts
from passes.widen.masked_intrinsics import gather_instruction, has_gather, scatter_instruction
from passes.widen.widener import Widener
from passes.widen.word_gathers import gather_words, gathered_words, scatter_word, scattered_word
from wfv.ir.types import Type, scalar_of, size_of
from wfv.ir.values import Value


def gather(w: Widener, type: Type, address: Value, align: int) -> list[Value]:
    """All lanes load: the parts of their values."""
    if words := gathered_words(w, type, address, is_masked=False):
        w.remark_address("gather", "a gather instruction", address)
        return gather_words(w, type, words, address, align)
    w.remark_address("gather", f"{w.lanes} scalar loads", address)
    return _load_lanes(w, type, lane_pointers(w, address), align)


def scatter(w: Widener, parts: list[Value], type: Type, address: Value, align: int) -> None:
    """All lanes store, in lane order: of two lanes that store to one address, the later one's value remains."""
    w.remark_address("scatter", f"{w.lanes} scalar stores", address)
    _store_lanes(w, parts, type, lane_pointers(w, address), align)


def masked_gather(w: Widener, type: Type, address: Value, mask: Value, align: int) -> list[Value]:
    """The active lanes load. Without the instruction, inactive ones load from the dump slot."""
    words = gathered_words(w, type, address, is_masked=True)
    if not (words or has_gather(w.facts.machine, type)):
        w.remark_address("gather", f"{w.lanes} scalar loads under a mask", address)
        return _load_lanes(w, type, _active_pointers(w, type, address, mask), align)
    w.remark_address("gather", "a gather instruction under a mask", address)
    if words:
        return gather_words(w, type, words, address, align, mask)
    return [gather_instruction(w, w.wide(type), w.vector(address), mask, align)]


def masked_scatter(w: Widener, parts: list[Value], type: Type, address: Value, mask: Value, align: int) -> None:
    """The active lanes store. Without the instruction, inactive ones store to the dump slot."""
    word = scattered_word(w, type, address)
    if not (word or has_gather(w.facts.machine, type)):
        w.remark_address("scatter", f"{w.lanes} scalar stores under a mask", address)
        _store_lanes(w, parts, type, _active_pointers(w, type, address, mask), align)
        return
    w.remark_address("scatter", "a scatter instruction under a mask", address)
    if word:
        scatter_word(w, parts, word, address, mask, align)
    else:
        scatter_instruction(w, parts[0], w.vector(address), mask, align)


def _active_pointers(w: Widener, type: Type, address: Value, mask: Value) -> list[Value]:
    """Each lane's address, or the dump slot's in an inactive lane.

    AVX-512 chooses the addresses of bytes and 16-bit elements as vectors: one instruction instead of a test, a
    conditional move and often a spilled mask bit per lane.
    """
    if not (w.facts.machine.has_avx512 and size_of(type) <= 2 and w.values.has_vector(address)):
        return redirect_inactive(w, lane_pointers(w, address), mask)
    pointers = w.vector(address)
    dump_slot = w.build.splat(_dump_slot(w, scalar_of(pointers.type)), w.lanes)
    chosen = w.build.select(mask, pointers, dump_slot)
    return [w.build.extractelement(chosen, i) for i in range(w.lanes)]


def redirect_inactive(w: Widener, pointers: list[Value], mask: Value) -> list[Value]:
    """Each lane's address, or the dump slot's in an inactive lane: a branch per lane could be mispredicted."""
    dump_slot = _dump_slot(w, pointers[0].type)
    return [w.build.select(w.build.extractelement(mask, i), pointer, dump_slot) for i, pointer in enumerate(pointers)]


def _dump_slot(w: Widener, type: Type) -> Value:
    """The dump slot's address as a pointer of this type."""
    dump_slot = w.emit.dump_slot()
    return dump_slot if dump_slot.type == type else w.build.cast("addrspacecast", dump_slot, type)


def _load_lanes(w: Widener, type: Type, pointers: list[Value], align: int) -> list[Value]:
    return join_parts(w, type, [w.build.load(type, pointer, align) for pointer in pointers])


def _store_lanes(w: Widener, parts: list[Value], type: Type, pointers: list[Value], align: int) -> None:
    for i, pointer in enumerate(pointers):
        w.build.store(lane_of_parts(w, parts, type, i), pointer, align)
