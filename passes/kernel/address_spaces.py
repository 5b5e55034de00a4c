"""Lowers to_global, to_local, to_private and get_fence: in which address space a generic pointer points.

The answer is found where the pointer is made, if possible: it is followed back through getelementptr, phi and select to
the casts from named address spaces. A pointer of another origin, such as one that was loaded, is compared with the
ranges of local and private memory (passes/kernel/address_spaces.py).

Before:                                                     After:
    %a = addrspacecast ptr %own to ptr addrspace(4)             %a = ..
    %b = addrspacecast ptr addrspace(3) %t to ..                %b = ..
    %p = phi ptr addrspace(4) [%a, %x], [%b, %y]                %q = phi i1 [false, %x], [true, %y]
                                                                %p = phi ptr addrspace(4) [%a, %x], [%b, %y]
                                                                %c = addrspacecast ptr addrspace(4) %p to ..
    %l = call ptr addrspace(3) @__to_local(.. %p)               %l = select i1 %q, ptr addrspace(3) %c, .. null

In which memory a pointer points, by its address: for generic pointers whose origin is not known.

Local memory of a group is one range of the scratch area. Private memory is what allocas make whose addresses the
kernel stores, or passes on; other allocas are not tested, because no unknown pointer can point there. All else is
global memory.

Is %p in local memory?                              Is it in private memory?
    %a = ptrtoint ptr addrspace(4) %p to i64            %a = ptrtoint ptr addrspace(4) %p to i64
    %at = sub i64 %a, %wfv.local_begin                  %own = ptrtoint ptr %x to i64           ; %x = alloca [4 x i32]
    %size = sub i64 %wfv.local_end, %wfv.local_begin    %at = sub i64 %a, %own
    %in = icmp ult i64 %at, %size                       %in = icmp ult i64 %at, 16
"""

from passes.kernel.work_item_parameters import implicit_parameter
from wfv.errors import UnsupportedError
from wfv.ir.builder import Builder
from wfv.ir.core import Block, Function, Instr, is_op
from wfv.ir.intrinsics import known_family
from wfv.ir.types import I1, I32, I64, PtrType, size_of
from wfv.ir.uses import users_of
from wfv.ir.values import FALSE, TRUE, ConstExpr, ConstNull, Value, const_int
from wfv.opencl.builtins import ADDRESS_SPACES, Builtin, find_builtin

LOCAL_BEGIN, LOCAL_END = "local_begin", "local_end"  # parameters, with `wfv.` in front
_SAME_ADDRESS = ("getelementptr", "addrspacecast", "bitcast", "freeze", "phi", "select")
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
            if user.op in _SAME_ADDRESS:
                if user not in seen:
                    seen.add(user)
                    work.append(user)
            elif _keeps_address(user, value):
                return True
    return False


def _keeps_address(user: Instr, pointer: Value) -> bool:
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


_LOCAL, _PRIVATE = ADDRESS_SPACES["to_local"], ADDRESS_SPACES["to_private"]
_LOCAL_FENCE, _GLOBAL_FENCE = const_int(I32, 1), const_int(I32, 2)
_GENERIC = 4
_SAME_OBJECT = ("getelementptr", "freeze", "bitcast")


def lower_address_space_queries(fn: Function) -> None:
    """Replaces the calls in `fn`, in place.

    Raises UnsupportedError for private memory that is not made at the kernel's start.
    """
    calls = [(block, instr) for block in fn.blocks for instr in block.instrs if _query(instr)]
    replaced: dict[Value, Value] = {}
    for block, call in calls:
        replaced[call] = _answer(fn, block, call)
    for block, call in calls:
        block.instrs.remove(call)
    fn.substitute(replaced)


def _query(instr: Instr) -> str:
    """The name of the function that `instr` calls, if it is one of these."""
    builtin = find_builtin(instr.callee) if instr.op == "call" else None
    return builtin.name if isinstance(builtin, Builtin) and builtin.kind == "address_space" else ""


def _answer(fn: Function, block: Block, call: Instr) -> Value:
    name, (pointer,) = _query(call), call.operands
    space = ADDRESS_SPACES.get(name, _LOCAL)
    is_in_space = _Search(fn, space, call).of(pointer)
    new: list[Instr] = []
    build = Builder(fn, new, call)
    if name == "get_fence":
        result = build.select(is_in_space, _LOCAL_FENCE, _GLOBAL_FENCE)
    else:
        type = PtrType(space)
        result = build.select(is_in_space, build.cast("addrspacecast", pointer, type), ConstNull(type))
    at = block.instrs.index(call)
    block.instrs[at:at] = new
    return result


class _Search:
    """Finds out for each pointer whether it points into one address space, as an i1."""

    def __init__(self, fn: Function, space: int, call: Instr) -> None:
        self.fn, self.space, self.call = fn, space, call
        self.blocks = {instr: block for block in fn.blocks for instr in block.instrs}
        self.found: dict[Value, Value] = {}

    def of(self, value: Value) -> Value:
        if value not in self.found:
            self.found[value] = self._of_phi(value) if is_op(value, "phi") else self._of(value)
        return self.found[value]

    def _of(self, value: Value) -> Value:
        type = value.type
        assert isinstance(type, PtrType)
        if type.addrspace != _GENERIC:
            return TRUE if type.addrspace == self.space else FALSE
        match value:
            case Instr(op="addrspacecast", operands=[source]):
                return self.of(source)
            case Instr(op=op, operands=[base, *_]) if op in _SAME_OBJECT:
                return self.of(base)
            case Instr(op="select"):
                return self._of_select(value)
            case ConstExpr(operands=[base, *_]) if isinstance(base.type, PtrType):
                return self.of(base)
            case ConstNull():
                return FALSE
        return self._of_unknown(value)

    def _of_phi(self, phi: Instr) -> Value:
        """A phi of the answers; it is known before its operands, one of which may depend on it."""
        answer = Instr(I1, self.fn.unique_name("in_space"), "phi", [], blocks=list(phi.blocks))
        self.found[phi] = answer
        self.blocks[phi].instrs.insert(0, answer)
        answer.operands = [self.of(operand) for operand in phi.operands]
        return answer

    def _of_select(self, select: Instr) -> Value:
        new: list[Instr] = []
        condition, first, second = select.operands
        answer = Builder(self.fn, new, select).select(condition, self.of(first), self.of(second))
        instrs = self.blocks[select].instrs
        at = instrs.index(select) + 1
        instrs[at:at] = new
        return answer

    def _of_unknown(self, value: Value) -> Value:
        """The answer by the pointer's address, behind the instruction that makes it."""
        block = self.blocks[value] if isinstance(value, Instr) else self.fn.entry
        new: list[Instr] = []
        build = Builder(self.fn, new, value if isinstance(value, Instr) else None)
        if self.space == _LOCAL:
            answer = is_local(build, value)
        else:
            answer = is_private(build, value, self._own_memory())
            if self.space != _PRIVATE:
                answer = build.not_(build.binop("or", answer, is_local(build, value)))
        at = self._behind(block, value)
        block.instrs[at:at] = new
        return answer

    def _own_memory(self) -> list[Instr]:
        own = escaping_allocas(self.fn)
        for alloca in own:
            if self.blocks[alloca] is not self.fn.entry:
                message = f"{_query(self.call)} in a kernel that makes the private variable %{alloca.name} in a branch"
                raise UnsupportedError(message, line=alloca.line, help="make it at the kernel's start")
        return own

    @staticmethod
    def _behind(block: Block, value: Value) -> int:
        """The insertion point after the value, all phis and the entry's allocas."""
        start = block.instrs.index(value) + 1 if isinstance(value, Instr) else 0
        heads = (number for number, instr in enumerate(block.instrs) if instr.op in ("phi", "alloca"))
        return max((start, *(number + 1 for number in heads)))
