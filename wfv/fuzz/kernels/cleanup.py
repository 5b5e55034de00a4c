"""Dead code elimination after an edit of a kernel."""

from __future__ import annotations

from wfv.fuzz.kernels.dataflow import addresses_in
from wfv.ir.core import Block, Function

EFFECTS = ("store", "atomicrmw", "cmpxchg", "call", "fence")


def clean(fn: Function) -> None:
    """Drops unreachable blocks, unused values, and stores to variables that are not read."""
    drop_unreachable(fn)
    _drop_written_only(fn)
    while True:
        used = {operand for instr in fn.instrs() for operand in instr.operands}
        gone = {i for i in fn.instrs() if i not in used and i.op not in EFFECTS and not i.is_terminator}
        if not gone:
            return
        for block in fn.blocks:
            block.instrs[:] = [i for i in block.instrs if i not in gone]


def _drop_written_only(fn: Function) -> None:
    for alloca in [i for i in fn.instrs() if i.op == "alloca"]:
        addresses = addresses_in(fn, [alloca])
        users = {i for i in fn.instrs() if addresses & set(i.operands) and i not in addresses}
        if all(i.op == "store" and i.operands[0] not in addresses for i in users):
            for block in fn.blocks:
                block.instrs[:] = [i for i in block.instrs if i not in users]


def drop_unreachable(fn: Function) -> None:
    reached: set[Block] = set()
    work = [fn.entry]
    while work:
        block = work.pop()
        if block not in reached:
            reached.add(block)
            work += block.successors
    for block in fn.blocks:
        if block not in reached:
            for target in dict.fromkeys(block.successors):
                drop_edge(block, target, keep=False)
    fn.blocks[:] = [block for block in fn.blocks if block in reached]


def drop_edge(src: Block, dst: Block, keep: bool) -> None:
    """Removes the entries for `src` from the phis of `dst`, all but one if `keep`."""
    for phi in dst.phis:
        at = [i for i, block in enumerate(phi.blocks) if block is src][1 if keep else 0 :]
        phi.operands[:] = [value for i, value in enumerate(phi.operands) if i not in at]
        phi.blocks[:] = [block for i, block in enumerate(phi.blocks) if i not in at]
