"""Copies of small elements, such as structs of three floats, become loads and stores of integers.

Before:                                             After:
    call void @llvm.memcpy.p1.p1.i64(                   %0 = load i32, ptr addrspace(1) %p
      ptr addrspace(1) %q, ptr addrspace(1) %p,         %1 = load i32 of byte 4, %2 = load i32 of byte 8
      i64 12, i1 false)                                 store i32 %0, ptr addrspace(1) %q   ..

A copy has no vector form: it would run once for each lane. Accesses have: the loads of a work-item are one interleaved
load. All parts are loaded before any is stored, as memmove asks. Copies of private memory stay: bytes between fields
may be poison there, which an integer spreads, and passes/speculate/private_layout.py makes stores of their elements.
"""

from wfv.ir.builder import Builder
from wfv.ir.core import Function, Instr
from wfv.ir.edits import rewrite
from wfv.ir.types import I8, IntType, PtrType, declared_align
from wfv.ir.values import ConstInt, Value, unsigned

MOST_PARTS = 4  # as the components of an element
_INBOUNDS = ("inbounds",)
_COPIES = ("llvm.memcpy.", "llvm.memmove.")


def expand_copies(fn: Function) -> None:
    """Expands the copies of a constant length that are at most MOST_PARTS integers, in place."""
    parts = {instr: part for instr in fn.instrs() if (part := _part_bytes(instr))}

    def expand(instr: Instr, build: Builder) -> Value | None:
        if instr in parts:
            _expand(instr, parts[instr], build)
        return None

    rewrite(fn, expand)
    fn.remove(parts)


def _part_bytes(instr: Instr) -> int:
    """The largest power of two, at most 8, that divides a copy's length; 0 if the copy stays."""
    if instr.op != "call" or not instr.callee.startswith(_COPIES):
        return 0
    *pointers, length, is_volatile = instr.operands
    if any(not isinstance(each.type, PtrType) or not each.type.addrspace for each in pointers):
        return 0
    if not isinstance(length, ConstInt) or not isinstance(is_volatile, ConstInt) or is_volatile.value:
        return 0
    size = unsigned(length)
    part = min(8, size & -size)
    return part if size <= MOST_PARTS * part else 0


def _expand(copy: Instr, part: int, build: Builder) -> None:
    target, source, length, _ = copy.operands
    assert isinstance(length, ConstInt)
    type, places = IntType(8 * part), range(0, unsigned(length), part)
    to, of = (min(part, declared_align(text)) for text in (copy.attrs.get("arg_attrs") or ("", ""))[:2])
    values = [build.load(type, build.gep(I8, source, [at], _INBOUNDS), of) for at in places]
    for at, value in zip(places, values, strict=True):
        build.store(value, build.gep(I8, target, [at], _INBOUNDS), to)
