"""The base of a value that is uniform, strided or of known offsets: the scalar that describes it in vector code.

Scalar code computes it from the bases of the operands, by the base operation (passes/analysis/lane_algebra.py).
"""

from collections.abc import Callable

from passes.analysis.lane_algebra import make_base_operation
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
    """The operation on the bases: an instruction with the same operands."""
    operation = instr.clone()
    make_base_operation(operation)
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
    return rule_for_call(operation, memory) if operation.op == "call" else RULES[operation.op].rule(operation)
