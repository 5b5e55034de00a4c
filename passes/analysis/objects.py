"""Which object a pointer points into: through casts, getelementptr, phis and selects.

Objects are buffers and `__local` arguments, `__local` variables, private arrays, structs by value and variables of
program scope. A pointer that may point into several of them, or that was loaded, has no known object.
"""

from collections.abc import Sequence

from wfv.ir.core import is_op
from wfv.ir.reached import reached
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
