"""Indices that are the same work-item id in every way that leads to a block are that id again.

Of `if (x < 1) b[x] = p; else b[x] = q;` LLVM makes one store, at an index that it spells in two ways, since it knows
different things of `x`:

    %y = sext i32 %x32 to i64                         %z = and i64 %x, 2147483647
    %at = phi i64 [ %y, %one ], [ %z, %other ]        ->      %x

Lanes that came both ways would make a scatter of the store. That both are %x follows from the ranges of the ids
(passes/analysis/ranges.py).
"""

from __future__ import annotations

from passes.analysis.ranges import range_of
from wfv.ir.core import Function, Instr
from wfv.ir.types import IntType
from wfv.ir.values import ConstInt, Value, unsigned


def merge_same_ids(fn: Function) -> None:
    """Replaces phis and selects whose values are one id in several spellings, in place."""
    same: dict[Value, Value] = {}
    early = {*fn.args, *fn.blocks[0].instrs}  # what loops compute must leave them by a phi
    for instr in fn.instrs():
        values = instr.operands if instr.op == "phi" else instr.operands[1:] if instr.op == "select" else []
        if len(values) > 1 and isinstance(instr.type, IntType) and instr not in values:
            first, *rest = map(_spelled_out, values)
            if first in early and first not in values and all(each is first for each in rest):
                same[instr] = same.get(first, first)
    fn.substitute(same)
    for block in fn.blocks:
        block.instrs[:] = [instr for instr in block.instrs if instr not in same]


def _spelled_out(value: Value) -> Value:
    """What `value` is equal to: its operand's operand, if the operations on it change nothing."""
    match value:
        case Instr(op="sext" | "zext" as op, operands=[Instr(op="trunc", operands=[wide]) as narrow]):
            assert isinstance(narrow.type, IntType)
            bits = narrow.type.bits - (op == "sext")
            return wide if wide.type == value.type and range_of(wide)[1] < 1 << bits else value
        case Instr(op="and", operands=[wide, ConstInt() as mask]) if not unsigned(mask) & (unsigned(mask) + 1):
            return wide if range_of(wide)[1] <= unsigned(mask) else value
    return value
