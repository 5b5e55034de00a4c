"""The cycles of one instruction: in a vector, added by a mask, and for a single work-item.

The figures are those of passes/costs.py. Uniform and strided values cost nothing in a vector: they are computed once.
"""

from passes.analysis.divergence import Shapes
from passes.analysis.vector_accesses import access_cost, vector_access_of
from passes.costs import CLASSES, SCALAR_BRANCH, Vector, bits_of, class_of
from wfv.ir.core import Instr
from wfv.ir.opcodes import ACCESSES_MEMORY, DIVISIONS


def vector_cycles(instr: Instr, shapes: Shapes, vector: Vector) -> float:
    """The cycles of an instruction for all lanes, none of which is inactive."""
    if instr.op in ACCESSES_MEMORY:
        return access_cost(vector_access_of(instr, shapes), False, vector)[1]
    return vector.cycles(class_of(instr), bits_of(instr)) if shapes.of(instr).is_varying else 0.0


def mask_cycles(instr: Instr, shapes: Shapes, vector: Vector) -> float:
    """The cycles that a mask adds, where it is true for all lanes: they are saved in a copy of the code without masks.

    It adds to accesses, to phis (a blend), and to divisions of integers (a safe divisor).
    """
    if instr.op in ACCESSES_MEMORY:
        access = vector_access_of(instr, shapes)
        plain, masked = access_cost(access, False, vector), access_cost(access, True, vector)
        return max(0.0, masked[1] - plain[1])
    is_blended = instr.op == "phi" or instr.op in DIVISIONS
    return vector.cycles("select", bits_of(instr)) if is_blended and shapes.of(instr).is_varying else 0.0


def scalar_cycles(instr: Instr, vector: Vector) -> float:
    """The cycles of an instruction for one work-item in scalar code."""
    if instr.op in ACCESSES_MEMORY:
        return CLASSES[instr.op if instr.is_access else "atomic"].scalar
    return SCALAR_BRANCH if instr.op == "br" else vector.machine.scalar_cycles(class_of(instr))
