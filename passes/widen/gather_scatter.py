"""Gathers and scatters: accesses with one address per lane, by scalar accesses or by the target's instruction.

Scalar accesses of all lanes measured faster than gather instructions (docs/results.md); under a mask, AVX-512 has
instructions that are faster (`has_gather` in masked_intrinsics.py).
"""

from __future__ import annotations

from passes.widen.geps_and_allocas import lane_pointers
from passes.widen.layout import join_parts, lane_of_parts
from passes.widen.masked_intrinsics import gather_instruction, has_gather, scatter_instruction
from passes.widen.widener import Widener
from wfv.ir.types import Type
from wfv.ir.values import Value


def gather(w: Widener, type: Type, address: Value, align: int) -> list[Value]:
    """All lanes load: the parts of their values."""
    w.remark_address("gather", f"{w.lanes} scalar loads", address)
    return _load_lanes(w, type, lane_pointers(w, address), align)


def scatter(w: Widener, parts: list[Value], type: Type, address: Value, align: int) -> None:
    """All lanes store, in lane order: of two lanes that store to one address, the later one's value remains."""
    w.remark_address("scatter", f"{w.lanes} scalar stores", address)
    _store_lanes(w, parts, type, lane_pointers(w, address), align)


def masked_gather(w: Widener, type: Type, address: Value, mask: Value, align: int) -> list[Value]:
    """The active lanes load. Without the instruction, inactive ones load from the dump slot."""
    if not has_gather(w.facts.machine, type):
        w.remark_address("gather", f"{w.lanes} scalar loads under a mask", address)
        return _load_lanes(w, type, redirect_inactive(w, lane_pointers(w, address), mask), align)
    w.remark_address("gather", "a gather instruction under a mask", address)
    return [gather_instruction(w, w.wide(type), w.vector(address), mask, align)]


def masked_scatter(w: Widener, parts: list[Value], type: Type, address: Value, mask: Value, align: int) -> None:
    """The active lanes store. Without the instruction, inactive ones store to the dump slot."""
    if not has_gather(w.facts.machine, type):
        w.remark_address("scatter", f"{w.lanes} scalar stores under a mask", address)
        _store_lanes(w, parts, type, redirect_inactive(w, lane_pointers(w, address), mask), align)
    else:
        w.remark_address("scatter", "a scatter instruction under a mask", address)
        scatter_instruction(w, parts[0], w.vector(address), mask, align)


def redirect_inactive(w: Widener, pointers: list[Value], mask: Value) -> list[Value]:
    """Each lane's address, or the dump slot's in an inactive lane: a branch per lane could be mispredicted."""
    dump_slot = w.emit.dump_slot()
    if pointers[0].type != dump_slot.type:
        dump_slot = w.build.cast("addrspacecast", dump_slot, pointers[0].type)
    return [w.build.select(w.build.extractelement(mask, i), pointer, dump_slot) for i, pointer in enumerate(pointers)]


def _load_lanes(w: Widener, type: Type, pointers: list[Value], align: int) -> list[Value]:
    return join_parts(w, type, [w.build.load(type, pointer, align) for pointer in pointers])


def _store_lanes(w: Widener, parts: list[Value], type: Type, pointers: list[Value], align: int) -> None:
    for i, pointer in enumerate(pointers):
        w.build.store(lane_of_parts(w, parts, type, i), pointer, align)
