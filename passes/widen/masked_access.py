"""Accesses of memory under a mask in its simplest forms: contiguous, or each lane at an address of its own."""

from __future__ import annotations

from passes.widen.address import lane_pointers
from passes.widen.layout import collect, in_memory, lane_value
from passes.widen.state import Widener
from wfv.ir.core import Instr
from wfv.ir.intrinsics import mangled
from wfv.ir.types import VOID, FloatType, IntType, PtrType, Type, scalar_of
from wfv.ir.values import Poison, Value


def has_instruction(w: Widener, type: Type) -> bool:
    """The target loads and stores vectors of this element type under a mask."""
    element = in_memory(scalar_of(type))
    bits = 64 if isinstance(element, PtrType) else element.bits if isinstance(element, (IntType, FloatType)) else 0
    return w.machine.has_avx512 or (w.machine.has_masked_memory and bits in (32, 64))


def masked_load(w: Widener, type: Type, pointer: Value, mask: Value, align: int) -> Value:
    """llvm.masked.load of a vector type."""
    return _intrinsic(w, "load", type, [pointer, mask, Poison(type)], 0, align)


def masked_store(w: Widener, value: Value, pointer: Value, mask: Value, align: int) -> None:
    _intrinsic(w, "store", value.type, [value, pointer, mask], 1, align)


def gather(w: Widener, type: Type, address: Value, mask: Value, align: int) -> list[Value]:
    """Inactive lanes load nothing that matters: without the instruction they are sent to memory of our own."""
    if not w.machine.has_avx512 or not _is_gatherable(type):
        w.remark_address("gather", f"{w.lanes} scalar loads under a mask", address)
        pointers = redirected(w, lane_pointers(w, address), mask)
        return collect(w, type, [w.build.load(type, pointer, align) for pointer in pointers])
    w.remark_address("gather", "a gather instruction under a mask", address)
    return [_intrinsic(w, "gather", w.wide(type), [w.vector(address), mask, Poison(w.wide(type))], 0, align)]


def scatter(w: Widener, parts: list[Value], type: Type, address: Value, mask: Value, align: int) -> list[Value]:
    if not w.machine.has_avx512 or not _is_gatherable(type):
        w.remark_address("scatter", f"{w.lanes} scalar stores under a mask", address)
        for i, pointer in enumerate(redirected(w, lane_pointers(w, address), mask)):
            w.build.store(lane_value(w, parts, type, i), pointer, align)
    else:
        w.remark_address("scatter", "a scatter under a mask", address)
        _intrinsic(w, "scatter", parts[0].type, [parts[0], w.vector(address), mask], 1, align)
    return []


def _is_gatherable(type: Type) -> bool:
    return isinstance(type, (IntType, FloatType)) and type.bits in (32, 64)


def redirected(w: Widener, pointers: list[Value], mask: Value) -> list[Value]:
    """Each lane's address, or nowhere's for an inactive lane: a branch could be mispredicted."""
    nowhere = w.dump_slot()
    if pointers[0].type != nowhere.type:
        nowhere = w.build.cast("addrspacecast", nowhere, pointers[0].type)
    return [w.build.select(w.lane(mask, i), pointer, nowhere) for i, pointer in enumerate(pointers)]


def _intrinsic(w: Widener, what: str, type: Type, args: list[Value], pointer: int, align: int) -> Instr:
    """A call of llvm.masked.WHAT; the alignment is an attribute of the pointer argument."""
    at = args[pointer].type
    name = f"llvm.masked.{what}.{mangled(type)}.{mangled(at)}"
    call = w.call(name, VOID if what in ("store", "scatter") else type, args)
    call.attrs["arg_attrs"] = [f"align {align}" if i == pointer else "" for i in range(len(args))]
    return call
