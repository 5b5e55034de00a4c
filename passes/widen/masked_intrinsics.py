"""LLVM's masked memory intrinsics, `llvm.masked.*`, and for which types the target has instructions of them."""

from __future__ import annotations

from passes.widen.layout import in_memory
from passes.widen.machine import Machine
from passes.widen.widener import Widener
from wfv.ir.core import Instr
from wfv.ir.intrinsics import mangled
from wfv.ir.types import VOID, FloatType, IntType, PtrType, Type, scalar_of
from wfv.ir.values import Poison, Value


def has_masked_access(machine: Machine, type: Type) -> bool:
    """The target loads and stores vectors of this element type under a mask."""
    element = in_memory(scalar_of(type))
    bits = 64 if isinstance(element, PtrType) else element.bits if isinstance(element, (IntType, FloatType)) else 0
    return machine.has_avx512 or (machine.has_masked_memory and bits in (32, 64))


def has_gather(machine: Machine, type: Type) -> bool:
    """The target has gather and scatter instructions of this type under a mask, and they are fast."""
    return machine.has_avx512 and isinstance(type, (IntType, FloatType)) and type.bits in (32, 64)


def masked_load(w: Widener, type: Type, pointer: Value, mask: Value, align: int) -> Value:
    """A vector `type` from `pointer`; poison in inactive lanes."""
    return _intrinsic(w, "load", type, [pointer, mask, Poison(type)], 0, align)


def masked_store(w: Widener, value: Value, pointer: Value, mask: Value, align: int) -> None:
    _intrinsic(w, "store", value.type, [value, pointer, mask], 1, align)


def gather_instruction(w: Widener, type: Type, pointers: Value, mask: Value, align: int) -> Value:
    """A vector `type` from a vector of addresses; poison in inactive lanes."""
    return _intrinsic(w, "gather", type, [pointers, mask, Poison(type)], 0, align)


def scatter_instruction(w: Widener, value: Value, pointers: Value, mask: Value, align: int) -> None:
    _intrinsic(w, "scatter", value.type, [value, pointers, mask], 1, align)


def _intrinsic(w: Widener, what: str, type: Type, args: list[Value], pointer: int, align: int) -> Instr:
    """A call of llvm.masked.WHAT; the alignment is an attribute of argument number `pointer`."""
    at = args[pointer].type
    name = f"llvm.masked.{what}.{mangled(type)}.{mangled(at)}"
    call = w.emit.call(name, VOID if what in ("store", "scatter") else type, args)
    call.attrs["arg_attrs"] = [f"align {align}" if i == pointer else "" for i in range(len(args))]
    return call
