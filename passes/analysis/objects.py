"""Which object a pointer points into: through casts, getelementptr, phis and selects.

Objects are buffers and `__local` arguments, `__local` variables, private arrays, structs by value and variables of
program scope. A pointer that may point into several of them, or that was loaded, has no known object.
"""

from collections.abc import Sequence

from wfv.ir.core import is_op
from wfv.ir.reached import reached
from wfv.ir.types import PtrType, scalar_of
from wfv.ir.values import Value, is_poison

ONE_SOURCE = ("getelementptr", "addrspacecast", "freeze")


def object_of(pointer: Value) -> Value | None:
    """The object of a pointer: an argument, an alloca, a global variable, .. None if there are several."""
    found = {x for x in reached([pointer], sources_of) if not sources_of(x) and not is_poison(x)}
    return found.pop() if len(found) == 1 else None


def sources_of(pointer: Value) -> Sequence[Value]:
    """The pointers that it is computed from."""
    if is_op(pointer, *ONE_SOURCE):
        return pointer.operands[:1]
    return pointer.operands[pointer.op == "select" :] if is_op(pointer, "phi", "select") else ()


def comes_from(pointer: Value, addrspace: int) -> bool:
    """Whether a pointer, whose own type may be generic, comes from pointers to this address space alone."""

    def is_known(value: Value) -> bool:
        return scalar_of(value.type) == PtrType(addrspace)

    def behind(value: Value) -> Sequence[Value]:
        """The pointers that a generic one is computed from; the vector of one lane's."""
        if is_known(value):
            return ()
        return value.operands[:1] if is_op(value, "extractelement") else sources_of(value)

    return all(is_known(value) for value in reached([pointer], behind) if not behind(value))
