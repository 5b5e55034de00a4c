"""The table: which rule widens which opcode. A new opcode is a new line here and a function in its file."""

from __future__ import annotations

from collections.abc import Callable

from passes.widen import (
    arithmetic,
    atomics,
    calls,
    comparisons,
    composites,
    control,
    geps_and_allocas,
    integer_division,
    loads_and_stores,
    math_calls,
    per_lane,
)
from passes.widen.widener import Widener
from wfv.ir.core import Instr

Rule = Callable[[Widener, Instr], None]

_ELEMENTWISE = (
    "fadd", "fsub", "fmul", "fdiv", "fneg", "and", "lshr", "ashr", "or", "mul", "shl", "add", "sub", "xor",
    "fcmp", "freeze", "trunc", "zext", "sext", "fptrunc", "fpext", "fptoui", "fptosi", "uitofp", "sitofp",
    "bitcast", "ptrtoint", "inttoptr", "addrspacecast",
)  # fmt: skip

RULES: dict[str, Rule] = {
    **dict.fromkeys(_ELEMENTWISE, arithmetic.widen_elementwise),
    "icmp": comparisons.widen_comparison,
    "select": arithmetic.widen_select,
    "frem": math_calls.widen_frem,
    "udiv": integer_division.widen_division,
    "sdiv": integer_division.widen_division,
    "urem": integer_division.widen_division,
    "srem": integer_division.widen_division,
    "getelementptr": geps_and_allocas.widen_gep,
    "load": loads_and_stores.widen_load,
    "store": loads_and_stores.widen_store,
    "alloca": geps_and_allocas.widen_alloca,
    "atomicrmw": atomics.widen_atomicrmw,
    "cmpxchg": per_lane.widen_per_lane,
    "fence": control.widen_as_is,
    "call": calls.widen_call,
    "extractelement": composites.widen_extractelement,
    "insertelement": composites.widen_insertelement,
    "extractvalue": composites.widen_extractvalue,
    "br": control.widen_br,
    "switch": control.widen_switch,
    "ret": control.widen_ret,
    "unreachable": control.widen_as_is,
}
