"""Names such as `wfv.load.i32.p1`: encodes a memory instruction under a mask as a call, and decodes such a call.

    %x = load atomic i32, ptr %p acquire, align 4   %x = call i32 @wfv.ordered.load.acquire.i32.p0(ptr %p, i1 %m, i32 4)

The function's name encodes all of the instruction but the alignment, which is an operand. An atomic's scope is dropped:
LLVM's default, the whole system, is the strongest.
"""

from typing import Any

from wfv.ir.core import Instr
from wfv.ir.intrinsics import mangled
from wfv.ir.names import name_of, words_of
from wfv.ir.types import PtrType, StructType, Type
from wfv.ir.values import ConstInt, Value

_ORDERINGS = frozenset({"unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"})


def masked_callee(instr: Instr) -> str:
    """The name of the function that executes `instr` if its mask is true."""
    attrs, type = instr.attrs, _data_type(instr)
    match instr.op:
        case "atomicrmw":
            words = [attrs["operation"], attrs["ordering"]]
        case "cmpxchg":
            words = [attrs["success_ordering"], attrs["failure_ordering"]] + ["weak"] * bool(attrs.get("weak"))
        case _:
            words = [attrs["atomic"]] if "atomic" in attrs else []
    words += ["volatile"] * bool(attrs.get("volatile"))
    head = ["ordered", instr.op] if instr.is_access and words else [instr.op]
    pointer = next(x.type for x in instr.operands[instr.op == "store" :] if isinstance(x.type, PtrType))
    return name_of(*head, *words, mangled(type), f"p{pointer.addrspace}")


def _data_type(instr: Instr) -> Type:
    if isinstance(instr.type, StructType):
        return instr.operands[1].type
    return instr.accessed


def plain_instr(call: Instr) -> Instr:
    """The instruction that a masked call encodes, on the call's operands."""
    *operands, _, align = call.operands
    assert isinstance(align, ConstInt)
    words = words_of(call.callee)[:-2]
    op = words[1] if words[0] == "ordered" else words[0]
    attrs: dict[str, Any] = {"align": align.value}
    attrs.update((word, True) for word in words if word in ("volatile", "weak"))
    orderings = [word for word in words if word in _ORDERINGS]
    match op:
        case "atomicrmw":
            attrs |= {"operation": words[1], "ordering": orderings[0]}
        case "cmpxchg":
            attrs |= {"success_ordering": orderings[0], "failure_ordering": orderings[1]}
        case _:
            attrs |= {"atomic": orderings[0]} if orderings else {}
    return Instr(call.type, call.name, op, list(operands), attrs, line=call.line)


def masked_parts(call: Instr) -> tuple[list[Value], Value, int]:
    """(the instruction's operands, the mask, the alignment in bytes) of a masked call."""
    *operands, mask, align = call.operands
    assert isinstance(align, ConstInt)
    return operands, mask, align.value
