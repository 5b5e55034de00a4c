"""Lowers to_global, to_local, to_private and get_fence: in which address space an address of a generic pointer lies.

Local memory of a group is one range of the scratch area. Private memory is the memory of allocas. All else is global
memory. A pointer to another work-item's private memory comes through local memory, across a barrier; all allocas of a
kernel with barriers become slots (passes/barriers/slots.py), and the slots are the range of the scratch area after
local memory.

Is %p in local memory?                              Is it in private memory?
    %a = ptrtoint ptr addrspace(4) %p to i64            %a = ptrtoint ptr addrspace(4) %p to i64
    %at = sub i64 %a, %wfv.local_begin                  %own = ptrtoint ptr %x to i64           ; %x = alloca [4 x i32]
    %size = sub i64 %wfv.local_end, %wfv.local_begin    %at = sub i64 %a, %own
    %in = icmp ult i64 %at, %size                       %in = icmp ult i64 %at, 16

Before:                                                     After:
    %l = call ptr addrspace(3) @__to_local(.. %p)               %c = addrspacecast ptr addrspace(4) %p to ..
                                                                %l = select i1 %in, ptr addrspace(3) %c, .. null
"""

from passes.builtins.work_item_parameters import implicit_parameter
from wfv.errors import UnsupportedError
from wfv.ir.builder import Builder
from wfv.ir.core import Function, Instr
from wfv.ir.edits import rewrite
from wfv.ir.types import I32, I64, PtrType, size_of
from wfv.ir.values import FALSE, ConstNull, Value, const_int
from wfv.opencl.builtins import ADDRESS_SPACES, find_builtin, is_barrier

LOCAL_BEGIN, LOCAL_END, SLOTS_END = "local_begin", "local_end", "slots_end"  # parameters, with `wfv.` in front
_LOCAL_FENCE, _GLOBAL_FENCE = const_int(I32, 1), const_int(I32, 2)


def _has_barriers(fn: Function) -> bool:
    return any(is_barrier(instr.callee) for instr in fn.instrs())


def lower_address_space_queries(fn: Function) -> None:
    """Replaces the calls in `fn`, in place.

    Raises UnsupportedError for private memory that is not made at the kernel's start.
    """

    has_slots = _has_barriers(fn)

    def lower(call: Instr, build: Builder) -> Value | None:
        builtin = find_builtin(call.callee) if call.op == "call" else None
        if builtin is None or builtin.kind != "address_space":
            return None
        (pointer,) = call.operands
        if builtin.name == "get_fence":
            return build.select(_is_local(build, pointer, has_slots), _LOCAL_FENCE, _GLOBAL_FENCE)
        type, is_there = PtrType(ADDRESS_SPACES[builtin.name]), _ANSWERS[builtin.name](build, pointer, has_slots)
        return build.select(is_there, build.cast("addrspacecast", pointer, type), ConstNull(type))

    rewrite(fn, lower)


def _is_local(build: Builder, pointer: Value, _: bool) -> Value:
    """Whether an address is in the group's local memory, as an i1."""
    return _is_between(build, pointer, LOCAL_BEGIN, LOCAL_END)


def _is_private(build: Builder, pointer: Value, has_slots: bool) -> Value:
    """Whether it is in memory of one of the function's allocas, or of another work-item's."""
    found = _is_between(build, pointer, LOCAL_END, SLOTS_END) if has_slots else FALSE
    for alloca in (instr for instr in build.fn.instrs() if instr.op == "alloca"):
        if alloca not in build.fn.entry.instrs:
            message = f"the address space of a generic pointer where %{alloca.name}, a private variable, is in a branch"
            raise UnsupportedError(message, line=alloca.line, help="make it at the kernel's start")
        begin = build.cast("ptrtoint", alloca, I64)
        is_own = _is_in(build, pointer, begin, const_int(I64, size_of(alloca.attrs["elem_type"])))
        found = build.binop("or", found, is_own)
    return found


def _is_global(build: Builder, pointer: Value, has_slots: bool) -> Value:
    is_private, is_local = (test(build, pointer, has_slots) for test in (_is_private, _is_local))
    return build.not_(build.binop("or", is_private, is_local))


def _is_between(build: Builder, pointer: Value, *names: str) -> Value:
    begin, end = (implicit_parameter(build.fn, name) for name in names)
    return _is_in(build, pointer, begin, build.binop("sub", end, begin))


def _is_in(build: Builder, pointer: Value, begin: Value, size: Value) -> Value:
    address = build.cast("ptrtoint", pointer, I64)
    return build.icmp("ult", build.binop("sub", address, begin), size)


_ANSWERS = {"to_global": _is_global, "to_local": _is_local, "to_private": _is_private}
