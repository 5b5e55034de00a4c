"""Merges operations that a block repeats on the same operands, as the iterations of an unrolled loop do.

clamp(y - 1, 0, h - 1), for x - 1, x and x + 1: one row of an image, of which an analysis would see three
"""

from wfv.ir.core import Block, Function, Instr
from wfv.ir.intrinsics import family_of
from wfv.ir.opcodes import REMATERIALIZABLE
from wfv.ir.values import Value

_FUNCTIONS = frozenset(("smin", "smax", "umin", "umax"))


def merge_repeated_values(fn: Function) -> None:
    """Keeps the first of equal operations, in place. Its flags are those that all of them have."""
    same = dict[Value, Value]()
    for block in fn.blocks:
        _find_repeated(block, same)
        block.instrs[:] = [instr for instr in block.instrs if instr not in same]
    fn.substitute(same)


def _find_repeated(block: Block, same: dict[Value, Value]) -> None:
    """Adds those of a block, each with the operation that it repeats."""
    known = dict[object, Instr]()
    for instr in block.instrs:
        if instr.op in REMATERIALIZABLE or family_of(instr.callee) in _FUNCTIONS:
            operands = tuple(same.get(x, x) for x in instr.operands)
            others = frozenset((name, x) for name, x in instr.attrs.items() if name != "flags")
            first = known.setdefault((instr.op, instr.type, operands, others), instr)
            if first is not instr:
                first.attrs["flags"] = tuple(flag for flag in first.flags if flag in instr.flags)
                same[instr] = first
