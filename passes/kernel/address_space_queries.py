"""Lowers to_global, to_local, to_private and get_fence: in which address space a generic pointer points.

All memory has one kind of address at run time, so the answer is found where the pointer is made: it is followed back
through getelementptr, phi and select to the casts from named address spaces.

Before:                                                     After:
    %a = addrspacecast ptr %own to ptr addrspace(4)             %a = ..
    %b = addrspacecast ptr addrspace(3) %t to ..                %b = ..
    %p = phi ptr addrspace(4) [%a, %x], [%b, %y]                %q = phi i1 [false, %x], [true, %y]
                                                                %p = phi ptr addrspace(4) [%a, %x], [%b, %y]
                                                                %c = addrspacecast ptr addrspace(4) %p to ..
    %l = call ptr addrspace(3) @__to_local(.. %p)               %l = select i1 %q, ptr addrspace(3) %c, .. null
"""

from __future__ import annotations

from wfv.errors import UnsupportedError
from wfv.ir.builder import Builder
from wfv.ir.core import Block, Function, Instr
from wfv.ir.types import I1, I32, PtrType
from wfv.ir.values import FALSE, TRUE, Argument, ConstExpr, ConstNull, GlobalRef, Value, const_int
from wfv.opencl.builtins import ADDRESS_SPACES, Builtin, find_builtin

_LOCAL = ADDRESS_SPACES["to_local"]
_LOCAL_FENCE, _GLOBAL_FENCE = const_int(I32, 1), const_int(I32, 2)
_GENERIC = 4
_SAME_OBJECT = ("getelementptr", "freeze", "bitcast")
_HELP = "call it where the pointer is made of one to global, local or private memory, or pass along which one it was"


def lower_address_space_queries(fn: Function) -> None:
    """Replaces the calls in `fn`, in place.

    Raises UnsupportedError for a pointer whose address space is not known, such as one that was loaded.
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
        raise self._unknown(value)

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

    def _unknown(self, value: Value) -> UnsupportedError:
        what = "is a parameter" if isinstance(value, Argument) else "is loaded from memory"
        if isinstance(value, Instr) and value.op != "load":
            what = f"is the result of {value.op}"
        if isinstance(value, GlobalRef):
            what = f"is the address of @{value.name}"
        name = _query(self.call)
        message = f"{name} of a pointer that {what}: its address space is not known when the kernel is compiled"
        return UnsupportedError(message, line=self.call.line, help=_HELP)
