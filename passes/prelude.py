"""One-lane bodies of the wfv.* functions, so that every form up to widening is runnable LLVM IR.

`wfv.any` returns its argument; a masked load loads if its mask is set and gives poison otherwise; a masked store or
atomic happens if its mask is set.
"""

from __future__ import annotations

from wfv.ir.core import Function, Instr, Module
from wfv.ir.types import VOID, FnType
from wfv.ir.values import ConstInt


def prelude_text(functions: tuple[Function, ...]) -> str:
    """Definitions of all wfv.* functions that the given functions call, as LLVM IR text."""
    calls = {i.callee: i for fn in functions for i in fn.instrs() if i.callee.startswith("wfv.")}
    return "\n".join(_definition(call) for _, call in sorted(calls.items()))


def declare_calls(module: Module, functions: tuple[Function, ...]) -> None:
    """Declares what the functions call and nobody has declared yet (wfv.* and intrinsics that passes introduced)."""
    for fn in functions:
        for call in fn.instrs():
            if call.callee and not call.callee.startswith("wfv."):
                module.declare(call.callee, FnType(call.type, tuple(x.type for x in call.operands)))


def _definition(call: Instr) -> str:
    name, params = call.callee, [f"{x.type} %a{i}" for i, x in enumerate(call.operands)]
    head = f"define internal {call.type} @{name}({', '.join(params)}) alwaysinline {{"
    if name == "wfv.any":
        return f"{head}\n  ret i1 %a0\n}}\n"
    mask = len(call.operands) - 2
    align = call.operands[-1]
    assert isinstance(align, ConstInt)
    action, result = _action(call, align.value)
    ret = f"ret {call.type} %r" if call.type != VOID else "ret void"
    phi = f"  %r = phi {call.type} [ {result}, %do ], [ poison, %entry ]\n" if call.type != VOID else ""
    return (
        f"{head}\nentry:\n  br i1 %a{mask}, label %do, label %end\n"
        f"do:\n  {action}\n  br label %end\nend:\n{phi}  {ret}\n}}\n"
    )


def _action(call: Instr, align: int) -> tuple[str, str]:
    types = [str(x.type) for x in call.operands]
    if call.callee.startswith("wfv.load."):
        return f"%v = load {call.type}, {types[0]} %a0, align {align}", "%v"
    if call.callee.startswith("wfv.store."):
        return f"store {types[0]} %a0, {types[1]} %a1, align {align}", ""
    _, _, operation, ordering, *_ = call.callee.split(".")
    return f"%v = atomicrmw {operation} {types[0]} %a0, {types[1]} %a1 {ordering}, align {align}", "%v"
