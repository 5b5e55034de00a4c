"""In which memory a pointer points, by its address: for generic pointers whose origin is not known.

Local memory of a group is one range of the scratch area. Private memory is what allocas make whose addresses the
kernel stores, or passes on; other allocas are not tested, because no unknown pointer can point there. All else is
global memory.

Is %p in local memory?                              Is it in private memory?
    %a = ptrtoint ptr addrspace(4) %p to i64            %a = ptrtoint ptr addrspace(4) %p to i64
    %at = sub i64 %a, %wfv.local_begin                  %own = ptrtoint ptr %x to i64           ; %x = alloca [4 x i32]
    %size = sub i64 %wfv.local_end, %wfv.local_begin    %at = sub i64 %a, %own
    %in = icmp ult i64 %at, %size                       %in = icmp ult i64 %at, 16
"""

from __future__ import annotations

from passes.kernel.work_item_parameters import implicit_parameter
from wfv.ir.builder import Builder
from wfv.ir.core import Function, Instr
from wfv.ir.intrinsics import known_family
from wfv.ir.types import I1, I64, size_of
from wfv.ir.uses import users_of
from wfv.ir.values import Value, const_int
from wfv.opencl.builtins import find_builtin

LOCAL_BEGIN, LOCAL_END = "local_begin", "local_end"  # parameters, with `wfv.` in front
_SAME_OBJECT = ("getelementptr", "addrspacecast", "bitcast", "freeze", "phi", "select")
_NO_ESCAPE = ("drop", "memory")  # families of intrinsics that keep no address


def is_local(build: Builder, pointer: Value) -> Value:
    """Whether an address is in the group's local memory, as an i1."""
    begin, end = (implicit_parameter(build.fn, name) for name in (LOCAL_BEGIN, LOCAL_END))
    return _is_in(build, pointer, begin, build.binop("sub", end, begin))


def is_private(build: Builder, pointer: Value, own: list[Instr]) -> Value:
    """Whether an address is in memory of one of the allocas `own`, as an i1."""
    found: Value = const_int(I1, 0)
    for alloca in own:
        size = const_int(I64, size_of(alloca.attrs["elem_type"]))
        begin = build.cast("ptrtoint", alloca, I64)
        found = build.binop("or", found, _is_in(build, pointer, begin, size))
    return found


def _is_in(build: Builder, pointer: Value, begin: Value, size: Value) -> Value:
    address = build.cast("ptrtoint", pointer, I64)
    return build.icmp("ult", build.binop("sub", address, begin), size)


def escaping_allocas(fn: Function) -> list[Instr]:
    """The allocas whose addresses may be in memory, or in a register of unknown origin."""
    users = users_of(fn.instrs())
    return [instr for instr in fn.instrs() if instr.op == "alloca" and _escapes(instr, users)]


def _escapes(alloca: Instr, users: dict[Value, list[Instr]]) -> bool:
    seen: set[Value] = {alloca}
    work: list[Value] = [alloca]
    for value in work:
        for user in users.get(value, ()):
            if user.op in _SAME_OBJECT:
                if user not in seen:
                    seen.add(user)
                    work.append(user)
            elif _keeps(user, value):
                return True
    return False


def _keeps(user: Instr, pointer: Value) -> bool:
    """Whether the instruction may keep the address; the address that it accesses is not kept."""
    match user.op:
        case "load" | "icmp":
            return False
        case "store":
            return user.operands[0] is pointer
        case "atomicrmw" | "cmpxchg":
            return any(operand is pointer for operand in user.operands[1:])
        case "call":
            family, builtin = known_family(user.callee), find_builtin(user.callee)
            is_query = builtin is not None and builtin.kind == "address_space"
            return not is_query and (family is None or family.kind not in _NO_ESCAPE)
    return True
