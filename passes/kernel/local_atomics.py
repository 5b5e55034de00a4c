"""Atomic updates of local memory, without a lock: one thread runs a work-group, and nothing else accesses its memory.

    %old = atomicrmw add ptr addrspace(3) %p, i32 %v monotonic    %old = load atomic i32, ptr addrspace(3) %p monotonic
                                                                  %new = add i32 %old, %v
                                                                  store atomic i32 %new, ptr addrspace(3) %p monotonic

On x86, a locked instruction waits for all stores before it, some 20 cycles; the three become one `add %ebx, (%rdi)`.
Load and store stay atomic, so that LLVM neither reorders the updates of two work-items nor makes vectors of them.

It runs behind `widen`, in which an atomic is one instruction: what another lane does between its load and its store
would be lost. Only relaxed operations have no effect on other memory; those of other orderings stay, and so do
operations that need more than one instruction.
"""

from __future__ import annotations

from collections.abc import Iterable

from wfv.ir.builder import Builder
from wfv.ir.core import Function, Instr
from wfv.ir.types import VOID, PtrType
from wfv.ir.values import Poison, Value

LOCAL = 3  # address space
_RELAXED = "monotonic"
_BINARY = {"add", "sub", "and", "or", "xor", "fadd", "fsub"}  # operations that are opcodes too
_CHOICES = {"max": "sgt", "min": "slt", "umax": "ugt", "umin": "ult"}  # the old value stays if it compares so


def unlock_local_atomics(fns: Iterable[Function]) -> None:
    """Replaces the relaxed read-modify-writes and compare-exchanges of local memory in these functions."""
    for fn in fns:
        found = {instr: _in_parts(fn, instr) for instr in fn.instrs() if _is_unlocked(instr)}
        if not found:
            continue
        for block in fn.blocks:
            block.instrs[:] = [new for instr in block.instrs for new in found.get(instr, ([instr], instr))[0]]
        fn.substitute({instr: result for instr, (_, result) in found.items()})


def _is_unlocked(instr: Instr) -> bool:
    attrs = instr.attrs
    if instr.op not in ("atomicrmw", "cmpxchg") or attrs.get("volatile"):
        return False
    pointer = instr.operands[0].type
    if not isinstance(pointer, PtrType) or pointer.addrspace != LOCAL:
        return False
    if instr.op == "cmpxchg":
        return bool(attrs["success_ordering"] == attrs["failure_ordering"] == _RELAXED)
    return attrs["ordering"] == _RELAXED and (
        attrs["operation"] in _BINARY or attrs["operation"] in _CHOICES or attrs["operation"] == "xchg"
    )


def _in_parts(fn: Function, instr: Instr) -> tuple[list[Instr], Value]:
    """A load, arithmetic and a store that do what `instr` does, and the value that is its result."""
    built: list[Instr] = []
    build, pointer = Builder(fn, built, instr), instr.operands[0]
    order = {"atomic": _RELAXED, "align": instr.attrs["align"]}
    old = build.emit(instr.operands[1].type, "load", [pointer], dict(order), name=instr.name)
    result: Value = old
    if instr.op == "cmpxchg":
        _, expected, desired = instr.operands
        is_equal = build.icmp("eq", old, expected)
        new = build.select(is_equal, desired, old)
        result = build.insertvalue(build.insertvalue(Poison(instr.type), old, 0), is_equal, 1)
    else:
        new = _updated(build, instr, old)
    build.emit(VOID, "store", [new, pointer], dict(order))
    return built, result


def _updated(build: Builder, instr: Instr, old: Value) -> Value:
    """What an atomicrmw stores."""
    operation, value = instr.attrs["operation"], instr.operands[1]
    if operation == "xchg":
        return value
    if operation in _CHOICES:
        return build.select(build.icmp(_CHOICES[operation], old, value), old, value)
    return build.emit(value.type, operation, [old, value])
