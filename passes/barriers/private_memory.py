"""Checks that the private variables of a kernel with barriers can be slots.

A private variable must keep its value across a barrier, so its alloca becomes a work-item slot, in scratch.
"""

from __future__ import annotations

from wfv.errors import UnsupportedError
from wfv.ir.core import Function
from wfv.ir.values import ConstInt


def check_allocas(fn: Function) -> None:
    """Raises UnsupportedError for the first alloca of `fn` that cannot become a slot."""
    for alloca in (instr for instr in fn.instrs() if instr.op == "alloca"):
        what = ""
        if alloca not in fn.entry.instrs:
            what = "not allocated in the first block"
        elif alloca.operands and not isinstance(alloca.operands[0], ConstInt):
            what = "of variable size"
        elif alloca.attrs.get("addrspace"):
            what = "in an address space of its own"
        if what:
            raise UnsupportedError(
                f"private memory {what} in a kernel with barriers (%{alloca.name})",
                line=alloca.line,
                help="declare an array of constant size at the start of the kernel",
            )
