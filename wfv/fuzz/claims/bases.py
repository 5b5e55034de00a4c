"""The base of a value that is uniform, strided or of known offsets: the scalar that describes it in vector code.

It is lane 0's value, computed by scalar code on the bases of the operands, also where lane 0 is inactive. There, what
flags promise of the operands does not hold.
"""

from collections.abc import Callable

from wfv.ir.core import Instr
from wfv.ir.interp import Memory
from wfv.ir.interp.operations import RULES, rule_for_call
from wfv.ir.intrinsics import family_of
from wfv.ir.opcodes import BINARY, CASTS
from wfv.ir.types import IntType, PtrType

BaseOf = Callable[[Instr], Instr]

_CLAMPS = ("smin", "umin", "smax", "umax")
_OTHERS = frozenset({"icmp", "select", "freeze", "getelementptr"})


def base_of(instr: Instr) -> Instr:
    """The operation on the bases: an instruction with the same operands. The same one without flags, in most cases.

    The bits of disjoint operands are disjoint in active lanes only, so the sum of the bases describes those lanes.
    """
    operation = instr.clone()
    if instr.op == "or" and "disjoint" in instr.flags:
        operation.op = "add"
    operation.attrs["flags"] = ()
    return operation


def has_base_operation(instr: Instr) -> bool:
    """Whether the base is computed from those of the operands: integer operations, addresses and comparisons.

    Other values that have a base, such as loads from one address, are computed once by the same instruction.
    """
    if not isinstance(instr.type, (IntType, PtrType)):
        return False
    if instr.op == "call":
        return family_of(instr.callee) in _CLAMPS
    is_of_numbers = all(isinstance(x.type, (IntType, PtrType)) for x in instr.operands)
    return is_of_numbers and instr.op in BINARY | CASTS | _OTHERS


def computation_of_base(operation: Instr, memory: Memory) -> Callable[..., object]:
    """The function of the operands' bases that the operation is."""
    return rule_for_call(operation, memory) if operation.op == "call" else RULES[operation.op](operation)
