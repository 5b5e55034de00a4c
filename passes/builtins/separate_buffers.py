"""Buffers that a launch finds apart are `noalias`: a store to one does not change what another holds.

Before:                                                     After:
    define void @k(ptr addrspace(1) %in,                        define void @k(ptr addrspace(1) noalias %in,
                   ptr addrspace(1) %out)                                      ptr addrspace(1) noalias %out)

A launch tests that no buffer that the kernel writes overlaps another one; if one does, it runs code that is compiled
without this pass. All addresses of the kernel must be computed from its parameters: a pointer that is loaded, or made
of an integer, may point into any buffer. So may a pointer to which the distance of two buffers is added, a difference
of integers that are made of pointers. Nor does the pass change a kernel in which a work-item may wait for others'
writes to buffers: one with a fence, or with an atomic operation whose result is used.
"""

from collections.abc import Iterable, Sequence

from passes.interface import Param, pairs_of_buffers
from wfv.ir.core import Function, Instr
from wfv.ir.opcodes import FORWARDS_POINTER
from wfv.ir.types import PtrType, scalar_of
from wfv.ir.uses import users_of

_KEEPS_OBJECT = FORWARDS_POINTER | {"alloca"}


def separate_buffers(fn: Function, helpers: Iterable[Function], params: Sequence[Param]) -> bool:
    """Marks the buffers among the kernel's parameters, in place; returns whether any is marked."""
    if not pairs_of_buffers(params) or not all(map(_has_own_addresses, (fn, *helpers))):
        return False
    for arg, param in zip(fn.args, params, strict=False):  # ids follow
        if param.kind == "buffer" and "noalias" not in arg.attrs.split():
            arg.attrs = f"noalias {arg.attrs}".rstrip()
    return True


def _has_own_addresses(fn: Function) -> bool:
    """Whether all addresses are computed from parameters, and no work-item waits for another's writes to buffers."""
    users = users_of(fn.instrs())
    return not any(_takes_address(instr) or _synchronizes(instr, instr in users) for instr in fn.instrs())


def _takes_address(instr: Instr) -> bool:
    return instr.op == "ptrtoint" or (isinstance(scalar_of(instr.type), PtrType) and instr.op not in _KEEPS_OBJECT)


def _synchronizes(instr: Instr, is_used: bool) -> bool:
    return instr.op in ("fence", "cmpxchg") or (is_used and instr.op == "atomicrmw") or instr.is_ordered
