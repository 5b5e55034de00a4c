"""One-lane bodies of the wfv.* functions, so that every form up to widening is runnable LLVM IR.

`wfv.any` and `wfv.all` return their argument; a masked load loads if its mask is set and gives poison otherwise; a
masked store or atomic, or a call of a helper function, happens if its mask is set.
"""

from __future__ import annotations

from passes.helpers import callee_under_mask, masked_name
from passes.inline import is_helper
from wfv.ir.core import Function, Instr, Module
from wfv.ir.names import quote_global
from wfv.ir.types import VOID, FnType
from wfv.ir.values import ConstInt


def prelude_text(functions: tuple[Function, ...]) -> str:
    """Definitions of all wfv.* functions that the given functions call, as LLVM IR text."""
    calls = {i.callee: i for fn in functions for i in fn.instrs() if _is_ours(i.callee)}
    vectorized = {fn.name for fn in functions}
    return "\n".join(_definition(call, vectorized) for _, call in sorted(calls.items()))


def declare_calls(module: Module, functions: tuple[Function, ...]) -> None:
    """Declares what the functions call and nobody has declared yet (wfv.* and intrinsics that passes introduced)."""
    for fn in functions:
        for call in fn.instrs():
            if call.callee and not call.callee.startswith("wfv."):
                module.declare(call.callee, FnType(call.type, tuple(x.type for x in call.operands)))


def _is_ours(callee: str) -> bool:
    return callee.startswith("wfv.") and not is_helper(callee)


def _definition(call: Instr, vectorized: set[str]) -> str:
    name, params = call.callee, [f"{x.type} %a{i}" for i, x in enumerate(call.operands)]
    head = f"define internal {call.type} @{quote_global(name)}({', '.join(params)}) alwaysinline {{"
    if name in ("wfv.any", "wfv.all"):
        return f"{head}\n  ret i1 %a0\n}}\n"
    is_call = callee_under_mask(call) != ""
    mask = len(call.operands) - (1 if is_call else 2)  # an access also has its alignment
    action, result = _helper_call(call, vectorized) if is_call else _action(call)
    ret = f"ret {call.type} %r" if call.type != VOID else "ret void"
    phi = f"  %r = phi {call.type} [ {result}, %do ], [ poison, %entry ]\n" if call.type != VOID else ""
    return (
        f"{head}\nentry:\n  br i1 %a{mask}, label %do, label %end\n"
        f"do:\n  {action}\n  br label %end\nend:\n{phi}  {ret}\n}}\n"
    )


def _helper_call(call: Instr, vectorized: set[str]) -> tuple[str, str]:
    """Of the form under a mask where it is there already."""
    helper = callee_under_mask(call)
    args = [f"{x.type} %a{i}" for i, x in enumerate(call.operands[:-1])]
    if masked_name(helper) in vectorized:
        helper, args = masked_name(helper), [*args, "i1 true"]
    text = f"call {call.type} @{quote_global(helper)}({', '.join(args)})"
    return (text, "") if call.type == VOID else (f"%v = {text}", "%v")


def _action(call: Instr) -> tuple[str, str]:
    types = [str(x.type) for x in call.operands]
    assert isinstance(call.operands[-1], ConstInt)
    align = call.operands[-1].value
    if call.callee.startswith("wfv.load."):
        return f"%v = load {call.type}, {types[0]} %a0, align {align}", "%v"
    if call.callee.startswith("wfv.store."):
        return f"store {types[0]} %a0, {types[1]} %a1, align {align}", ""
    _, _, operation, ordering, *_ = call.callee.split(".")
    return f"%v = atomicrmw {operation} {types[0]} %a0, {types[1]} %a1 {ordering}, align {align}", "%v"
