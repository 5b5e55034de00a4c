"""Whether a kernel can tell which work-items form a group.

A kernel that uses global ids only, without a barrier, local memory or an atomic access of the group's own scope,
has equal results with groups of any size: OpenCL promises no order between work-items, in a group or not.

    get_global_id(0), get_global_size(0), get_global_offset(0), get_work_dim()      no
    get_local_id(0), get_group_id(0), barrier(..), sub_group_reduce_add(x), ..      yes
"""

from collections.abc import Iterable

from passes.builtins.memory import LOCAL_SPACE
from wfv.ir.core import Function, Instr
from wfv.ir.types import PtrType, Type
from wfv.opencl.builtins import find_builtin

_GLOBAL = ("global_id", "gsize", "goffset")  # stems of work-item functions
_HARMLESS = ("work_dim", "fence", "address_space", "intrinsic", "libm")  # kinds of built-ins
_GROUP_SCOPES = ("workgroup", "subgroup", "sub_group")


def observes_groups(kernel: Function, helpers: Iterable[Function]) -> bool:
    """Whether the kernel, or a function that it calls, may tell a work-item's group. Built-ins are not lowered yet."""
    helpers = tuple(helpers)
    known = {fn.name for fn in helpers}
    return any(_is_local(arg.type) for arg in kernel.args) or any(
        _observes(instr, known) for fn in (kernel, *helpers) for instr in fn.instrs()
    )


def _observes(instr: Instr, known: set[str]) -> bool:
    if _is_local(instr.type) or any(_is_local(operand.type) for operand in instr.operands):
        return True
    if instr.op != "call":
        return instr.attrs.get("syncscope") in _GROUP_SCOPES
    return not (instr.callee in known or instr.callee.startswith("llvm.") or _is_harmless(instr.callee))


def _is_harmless(callee: str) -> bool:
    """Whether it is a built-in that has nothing to do with groups."""
    builtin = find_builtin(callee)
    if builtin is None:
        return False
    return builtin.kind in _HARMLESS or (builtin.kind == "work_item" and builtin.name in _GLOBAL)


def _is_local(type: Type) -> bool:
    return isinstance(type, PtrType) and type.addrspace == LOCAL_SPACE
