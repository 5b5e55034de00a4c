"""Lowers to_global, to_local, to_private and get_fence: in which address space a generic pointer points.

The answer is found where the pointer is made, if possible: it is followed back through getelementptr, phi and select to
the casts from named address spaces. A pointer of another origin, such as one that was loaded, is compared with the
ranges of local and private memory (passes/kernel/pointer_ranges.py).

Before:                                                     After:
    %a = addrspacecast ptr %own to ptr addrspace(4)             %a = ..
    %b = addrspacecast ptr addrspace(3) %t to ..                %b = ..
    %p = phi ptr addrspace(4) [%a, %x], [%b, %y]                %q = phi i1 [false, %x], [true, %y]
                                                                %p = phi ptr addrspace(4) [%a, %x], [%b, %y]
                                                                %c = addrspacecast ptr addrspace(4) %p to ..
    %l = call ptr addrspace(3) @__to_local(.. %p)               %l = select i1 %q, ptr addrspace(3) %c, .. null
"""

from __future__ import annotations

from passes.kernel.pointer_ranges import escaping_allocas, is_local, is_private
from wfv.errors import UnsupportedError
from wfv.ir.builder import Builder
from wfv.ir.core import Block, Function, Instr
from wfv.ir.types import I1, I32, PtrType
from wfv.ir.values import FALSE, TRUE, ConstExpr, ConstNull, Value, const_int
from wfv.opencl.builtins import ADDRESS_SPACES, Builtin, find_builtin

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
            self.found[value] = (
                self._of_phi(value) if isinstance(value, Instr) and value.op == "phi" else self._of(value)
            )
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
        """The first place in a block behind the value, all phis and the entry's allocas."""
        start = block.instrs.index(value) + 1 if isinstance(value, Instr) else 0
        heads = (number for number, instr in enumerate(block.instrs) if instr.op in ("phi", "alloca"))
        return max((start, *(number + 1 for number in heads)))
