"""Accesses to arrays assume the alignment of their numbers, not that of OpenCL's vectors.

Before:                                               After:
    define void @k(ptr addrspace(1) align 32 %y)          define void @k(ptr addrspace(1) %y)
        %v = load <4 x i64>, .. %y, align 32                  %v = load <4 x i64>, .. %y, align 8
        store i64 1, .. %y, align 32                          store i64 1, .. %y, align 8
        call void @llvm.memcpy(ptr %own,                      call void @llvm.memcpy(ptr %own,
            ptr addrspace(1) align 32 %y, i64 32)                 ptr addrspace(1) %y, i64 32)

OpenCL aligns a vector to its size. NumPy aligns an array of such vectors to 16 bytes, and a part of an array to its
numbers. Clang gives the alignment of the vector, or of the struct that contains one, to parameters, copies and single
components too. All of it goes before LLVM's passes run, because they would infer it again from any remaining part.

Local memory, variables and structs by value keep their alignment: wfv allocates them.
"""

import re
from collections.abc import Iterable

from passes.builtins.memory import LOCAL_SPACE
from wfv.ir.core import Function, Instr
from wfv.ir.types import PtrType, align_of, scalar_of
from wfv.ir.uses import underlying_object
from wfv.ir.values import Argument, Value

_ALIGN = re.compile(r"\balign \d+ ?")


def align_as_arrays(fns: Iterable[Function]) -> None:
    """Lowers, in place, the alignment of all that may be an array, in accesses, arguments and parameters."""
    for fn in fns:
        for arg in fn.args:
            if "byval" not in arg.attrs:
                arg.attrs = _lowered(arg, arg.attrs)
        for instr in fn.instrs():
            if instr.is_access and "atomic" not in instr.attrs and _may_be_array(instr.operands[-1]):
                instr.attrs["align"] = min(instr.align, align_of(scalar_of(instr.accessed)))
            elif words := instr.attrs.get("arg_attrs"):
                instr.attrs["arg_attrs"] = list(map(_lowered, instr.operands, words))


def _lowered(pointer: Value, words: str) -> str:
    """The attributes of an argument or a parameter."""
    return _ALIGN.sub("", words).strip() if _may_be_array(pointer) else words


def _may_be_array(pointer: Value) -> bool:
    if not isinstance(pointer.type, PtrType) or pointer.type.addrspace == LOCAL_SPACE:
        return False
    base = underlying_object(pointer)
    return isinstance(base, Argument) or (isinstance(base, Instr) and base.op != "alloca")
