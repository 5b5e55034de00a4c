"""Remarks on float64 operations in a kernel of float32 arrays: a literal, an argument or a conversion widened them."""

from passes.remarks import Remark
from wfv.ir.core import Function
from wfv.ir.types import DOUBLE, FLOAT

_TEXT = "it computes with float64, but the arrays are of float32: half of the lanes fit a register"


def float64_remarks(fn: Function) -> frozenset[Remark]:
    """One for each operation, unless float64 is loaded or stored."""
    accessed = {
        each.type for instr in fn.instrs() if instr.op in ("load", "store") for each in (instr, *instr.operands)
    }
    is_single = FLOAT in accessed and DOUBLE not in accessed
    return frozenset(
        Remark(each.line, "float64", each.op, each.name, _TEXT)
        for each in fn.instrs()
        if is_single and each.type == DOUBLE and each.op not in ("phi", "select", "fpext")
    )
