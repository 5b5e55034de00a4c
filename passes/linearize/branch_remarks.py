"""Remarks on control flow: the branches and loops that did not stay what they were, and why.

Before anything is rewritten, `branches_of` takes down what the source's branches are; `branch_remarks` says, when the
plan is there, what became of them.
"""

from __future__ import annotations

from dataclasses import dataclass

from passes.analysis.cause import cause, source_name
from passes.analysis.divergence import Shapes
from passes.linearize.plan import Plan
from passes.remarks import Remark
from wfv.ir.cfg import Cfg
from wfv.ir.core import Block, Instr


@dataclass(frozen=True)
class Branch:
    """A conditional branch as it was."""

    line: int
    opcode: str
    is_divergent: bool
    leaves_loop: bool
    cause: str
    near: str


def branches_of(cfg: Cfg, shapes: Shapes) -> dict[Instr, Branch]:
    """The branches of a function in which nothing has been rewritten."""
    found = {}
    for block in cfg.rpo:
        branch = block.terminator
        if branch.operands and len(cfg.succs(block)) > 1:
            is_divergent = block in shapes.divergent_branches
            why = cause(branch.operands[0], shapes) if is_divergent else ""
            near = source_name(getattr(branch.operands[0], "name", ""))
            found[branch] = Branch(line_of(block), branch.op, is_divergent, _leaves_loop(block, cfg), why, near)
    return found


def line_of(block: Block) -> int:
    """The line of its branch, or of the last instruction in front of it that has one."""
    return next((instr.line for instr in reversed(block.instrs) if instr.line), 0)


def _leaves_loop(block: Block, cfg: Cfg) -> bool:
    return any(not loop.contains(succ) for loop in cfg.loops.around(block)[:1] for succ in cfg.succs(block))


def branch_remarks(branches: dict[Instr, Branch], plan: Plan) -> set[Remark]:
    """One remark for each branch that is none any more."""
    merged = {block.terminator for block in plan.merged}
    return {
        Remark(branch.line, "loop" if branch.leaves_loop else "branch", branch.opcode, "", text, branch.near)
        for instr, branch in branches.items()
        if (text := _text(branch, instr in merged))
    }


def _text(branch: Branch, is_merged: bool) -> str:
    because = f", because of {branch.cause}" if branch.cause else ""
    if branch.is_divergent and branch.leaves_loop:
        return f"lanes leave the loop at different times: all stay until the last one leaves{because}"
    if branch.is_divergent:
        return f"lanes part here: all run both sides, under masks{because}"
    if is_merged:
        what = "the loop has a mask of the lanes in it" if branch.leaves_loop else "both sides are run under masks"
        return f"all lanes agree here, and yet {what}: no branch is kept here by this strategy"
    return ""
