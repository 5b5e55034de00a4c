"""Expands memset of private memory, and memcpy of a constant into it, to stores of its elements.

    memset(ptr %a, i8 0, i64 16)    ->      store i32 0, ptr %a
                                            store i32 0, ptr (%a + 4)   ..

This is needed where a lane's private array is not contiguous in memory (passes/specialize/private_layout.py).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from wfv.ir.builder import Builder
from wfv.ir.core import Function, Instr, Notes
from wfv.ir.types import I8, I64, IntType
from wfv.ir.values import ConstInt, GlobalRef, Value, const_int, unsigned

MAX_STORES = 64  # elements; a larger fill is not expanded


@dataclass(frozen=True)
class Fill:
    """`count` elements from `pointer` on are filled with the byte `byte`, or copied from `source`."""

    pointer: Value
    count: int
    byte: int | None
    source: Value | None


def fill_of(call: Instr, size: int) -> Fill | None:
    """The fill of a memset or memcpy call, if it can be expanded to elements of `size` bytes; else None."""
    if size > 8 or not call.callee.startswith(("llvm.memset.p0.", "llvm.memcpy.p0.")):
        return None
    pointer, what, length, is_volatile = call.operands
    if not isinstance(length, ConstInt) or not isinstance(is_volatile, ConstInt) or is_volatile.value:
        return None
    count, rest = divmod(unsigned(length), size)
    if rest or count > MAX_STORES:
        return None
    if call.callee.startswith("llvm.memset."):
        return Fill(pointer, count, unsigned(what), None) if isinstance(what, ConstInt) else None
    return Fill(pointer, count, None, what) if isinstance(what, GlobalRef) else None


def expand_fill(fn: Function, instr: Instr, sizes: Mapping[Instr, int]) -> list[Instr]:
    """Expands a fill of private memory to stores; returns any other instruction unchanged.

    `sizes`: the element's bytes, for each pointer into private memory that is laid out by lane.
    """
    pointer = instr.operands[0] if instr.op == "call" and instr.operands else None
    size = sizes.get(pointer, 0) if isinstance(pointer, Instr) else 0
    fill = fill_of(instr, size) if size else None
    if fill is None:
        return [instr]
    out: list[Instr] = []
    build = Builder(fn, out, like=instr)
    type = IntType(8 * size)
    for i in range(fill.count):
        at = build.gep(type, fill.pointer, [const_int(I64, i)])
        if isinstance(at, Instr):
            at.notes = Notes(lane_interleaved_bytes=size)
        build.store(_element(fill, type, i, build), at, size)
    return out


def _element(fill: Fill, type: IntType, i: int, build: Builder) -> Value:
    if fill.source is None:
        assert fill.byte is not None
        return const_int(type, int.from_bytes(bytes([fill.byte]) * (type.bits // 8), "little"))
    source = build.gep(I8, fill.source, [const_int(I64, i * type.bits // 8)])
    return build.load(type, source, 1)
