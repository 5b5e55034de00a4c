"""A function with other edges, for pictures of hypothetical control flow; it cannot be executed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from wfv.ir.clone import clone_function
from wfv.ir.core import Function, Instr
from wfv.ir.types import VOID


def rewired(fn: Function, targets: Mapping[str, Sequence[str]]) -> Function:
    """A copy of `fn` in which each block named in `targets` branches to the blocks named there.

    With one target the branch is unconditional; with several it keeps the condition. Phis are removed, because they
    refer to the old edges.
    """
    new = clone_function(fn, fn.name)
    by_name = {block.name: block for block in new.blocks}
    for block in new.blocks:
        block.instrs[:] = [instr for instr in block.instrs if instr.op != "phi"]
    for name, names in targets.items():
        old = by_name[name].terminator
        blocks = [by_name[target] for target in names]
        condition = list(old.operands) if len(blocks) > 1 else []
        by_name[name].instrs[-1] = Instr(VOID, "", old.op if condition else "br", condition, blocks=blocks)
    return new
