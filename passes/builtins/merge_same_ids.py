"""Keeps the merged store of `if (x < 1) b[x] = p; else b[x] = q;` contiguous: phis of equal ids become that id.

LLVM merges the stores of `if (x < 1) b[x] = p; else b[x] = q;` into one. Its index is a phi of two expressions, because
LLVM simplifies `x` under different conditions:

    %y = sext i32 %x32 to i64                         %z = and i64 %x, 2147483647
    %at = phi i64 [ %y, %one ], [ %z, %other ]        ->      %x

If the branch diverges, the phi is varying and the store is a scatter. The ranges of the ids prove that both operands
equal %x (passes/analysis/ranges.py).
"""

from passes.analysis.ranges import range_of
from wfv.ir.core import Function, Instr
from wfv.ir.types import IntType
from wfv.ir.values import ConstInt, Value, unsigned


def merge_same_ids(fn: Function) -> None:
    """Replaces the phis and selects of `fn` whose operands all equal one id, in place."""
    same: dict[Value, Value] = {}
    early = {*fn.args, *fn.blocks[0].instrs}  # not computed in a loop: such a value is used outside through a phi only
    for instr in fn.instrs():
        values = instr.operands if instr.op == "phi" else instr.operands[1:] if instr.op == "select" else []
        if len(values) > 1 and isinstance(instr.type, IntType) and instr not in values:
            first, *others = map(_stripped, values)
            if first in early and first not in values and all(each is first for each in others):
                same[instr] = same.get(first, first)
    fn.substitute(same)
    fn.remove(same)


def _stripped(value: Value) -> Value:
    """The value that `value` is computed from, if the operations on it change nothing; else `value` itself."""
    match value:
        case Instr(op="sext" | "zext" as op, operands=[Instr(op="trunc", operands=[wide]) as narrow]):
            assert isinstance(narrow.type, IntType)
            bits = narrow.type.bits - (op == "sext")
            return wide if wide.type == value.type and range_of(wide)[1] < 1 << bits else value
        case Instr(op="and", operands=[wide, ConstInt() as mask]) if not unsigned(mask) & (unsigned(mask) + 1):
            return wide if range_of(wide)[1] <= unsigned(mask) else value
    return value
