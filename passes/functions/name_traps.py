"""Traps become calls of `wfv.trap`, which passes/kernel/traps.py lowers: a work-item that traps ends the launch.

`llvm.trap`, `llvm.ubsantrap` and `llvm.debugtrap` are instructions that end the process. `wfv.trap` does not return, so
LLVM removes what is behind the call: a work-item does nothing else after it has trapped, not even after a debugtrap.
LLVM must not merge two calls, because each has a source location.

Before:                                             After:
    call void @llvm.debugtrap()                         call void @wfv.trap() nomerge
    store i32 0, ptr %x                                 store i32 0, ptr %x        ; never reached
"""

from __future__ import annotations

from wfv.ir.core import Module
from wfv.ir.intrinsics import known_family
from wfv.ir.types import VOID, FnType
from wfv.opencl.builtins import TRAP

_ATTRIBUTES = "cold noreturn nounwind memory(inaccessiblemem: readwrite)"


def name_traps(module: Module) -> None:
    """Replaces, in place, the calls in all functions."""
    called = set()
    for fn in list(module.functions.values()):
        for call in fn.instrs():
            family = known_family(call.callee) if call.op == "call" else None
            if family is not None and family.kind == "trap":
                called.add(call.callee)
                call.operands, call.attrs = [], {"callee": TRAP, "suffix": "nomerge"}
    for name in called:
        del module.functions[name]
        module.declare(TRAP, FnType(VOID, ()), _ATTRIBUTES)
