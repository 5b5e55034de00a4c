"""Scalar bodies of the wfv.* functions: with them, every form up to widening is valid LLVM IR for one lane.

`wfv.any` and `wfv.all` return their argument. An instruction or helper call under a mask executes if the mask is true,
and returns poison otherwise.
"""

from passes.functions.masked_memory import masked_parts, plain_instr
from passes.interface import OUTSIDE_AT, TRAP_ID, TRAPPED_NUMBER
from wfv.ir.core import Function, Instr, Module
from wfv.ir.intrinsics import ATTRIBUTES, find_primitive
from wfv.ir.names import BOUNDS, OUTSIDE, callee_under_mask, is_helper, is_own, masked_name
from wfv.ir.own_values import is_vote
from wfv.ir.printer import print_instr
from wfv.ir.spelling import quote_global
from wfv.ir.types import VOID, FnType
from wfv.ir.values import TRUE, Argument, Value
from wfv.opencl.builtins import find_builtin


def scalar_bodies(functions: tuple[Function, ...]) -> str:
    """LLVM IR text that defines all wfv.* functions that `functions` call, except helpers and built-ins."""
    calls: dict[str, list[Instr]] = {}
    vectorized = {fn.name for fn in functions}
    for fn in functions:
        for instr in fn.instrs():
            is_other = is_helper(instr.callee) or find_builtin(instr.callee) is not None or _is_primitive(instr)
            is_other |= instr.callee in vectorized
            if is_own(instr.callee) and not is_other:
                calls.setdefault(instr.callee, []).append(instr)
    if BOUNDS in calls or OUTSIDE in calls:
        calls[OUTSIDE] = calls.pop(BOUNDS, calls.get(OUTSIDE, []))
    return "\n".join(_definition(same, vectorized) for _, same in sorted(calls.items()))


def declare_calls(module: Module, functions: tuple[Function, ...]) -> None:
    """Declares the callees that the module does not declare yet, because earlier passes added the calls.

    These are intrinsics, libm functions and sub-group primitives, which have no scalar body.
    """
    for fn in functions:
        for call in fn.instrs():
            if call.callee and (_is_primitive(call) or not is_own(call.callee)):
                attributes = ATTRIBUTES if _is_primitive(call) else ""
                module.declare(call.callee, call.callee_type, attributes)
            elif call.callee in (BOUNDS, OUTSIDE):
                module.declare("llvm.trap", FnType(VOID, ()))


def _is_primitive(call: Instr) -> bool:
    return find_primitive(call.callee) is not None


def _definition(calls: list[Instr], vectorized: set[str]) -> str:
    call = calls[0]
    params = [Argument(x.type, f"a{i}") for i, x in enumerate(call.operands)]
    spelled = ", ".join(f"{x.type} %{x.name}" for x in params)
    head = f"define internal {call.type} @{quote_global(call.callee)}({spelled}) alwaysinline {{"
    if call.callee in (BOUNDS, OUTSIDE):
        return _BOUNDS
    if is_vote(call):
        return f"{head}\n  ret i1 %a0\n}}\n"
    is_call = callee_under_mask(call.callee) != ""
    mask = params[-1] if is_call else params[-2]  # the last operand of an access is its alignment
    action = _helper_call(call, params, vectorized) if is_call else _access(calls, params)
    ret = f"ret {call.type} %r" if call.type != VOID else "ret void"
    phi = f"  %r = phi {call.type} [ %v, %do ], [ poison, %entry ]\n" if call.type != VOID else ""
    return (
        f"{head}\nentry:\n  br i1 %{mask.name}, label %do, label %end\n"
        f"do:\n  {print_instr(action)}\n  br label %end\nend:\n{phi}  {ret}\n}}\n"
    )


# The second function writes the launch block, and ends the launch: a fault does (wfv/runtime/native/fault.c).
_BOUNDS = f"""\
define internal void @{BOUNDS}(i64 %at, i64 %end, i64 %test, ptr %launch, i64 %group, i1 %mask) alwaysinline {{
  %is.outside = icmp uge i64 %at, %end
  %fails = select i1 %mask, i1 %is.outside, i1 false
  br i1 %fails, label %fail, label %go.on
fail:
  call void @{OUTSIDE}(i64 %at, i64 %test, ptr %launch, i64 %group)
  unreachable
go.on:
  ret void
}}
define internal void @{OUTSIDE}(i64 %at, i64 %test, ptr %launch, i64 %group) cold noinline noreturn nounwind {{
  %group.at = getelementptr i64, ptr %launch, i64 {TRAPPED_NUMBER}
  store i64 %group, ptr %group.at, align 8
  %test.at = getelementptr i64, ptr %launch, i64 {TRAP_ID}
  store i64 %test, ptr %test.at, align 8
  %at.at = getelementptr i64, ptr %launch, i64 {OUTSIDE_AT}
  store i64 %at, ptr %at.at, align 8
  call void @llvm.trap()
  unreachable
}}
"""


def _helper_call(call: Instr, params: list[Argument], vectorized: set[str]) -> Instr:
    """The call of the helper's masked form if there is one already, else of the helper."""
    helper, args = callee_under_mask(call.callee), list[Value](params[:-1])
    if masked_name(helper) in vectorized:
        helper, args = masked_name(helper), [*args, TRUE]
    return Instr(call.type, "v" if call.type != VOID else "", "call", args, {"callee": helper})


def _access(calls: list[Instr], params: list[Argument]) -> Instr:
    """The instruction on the parameters, with the smallest alignment of all calls: they share one body."""
    instr = plain_instr(calls[0])
    instr.operands, instr.name = list(params[:-2]), "v"
    instr.attrs["align"] = min(masked_parts(call)[2] for call in calls)
    return instr
