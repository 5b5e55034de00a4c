"""Remarks on control flow: the branches and loops that are linearized, and why.

`branches_of` records the source's branches before any of them is rewritten. When the linearization is planned,
`branch_remarks` reports the branches that the plan does not keep.
"""

from dataclasses import dataclass

from passes.analysis.cause import source_name
from passes.analysis.cause_chain import cause_chain
from passes.analysis.divergence import Shapes
from passes.linearize.plan import Plan
from passes.remarks import NamedCause, Remark
from wfv.ir.cfg import Cfg
from wfv.ir.core import Block, Instr


@dataclass(frozen=True)
class Branch:
    """A conditional branch of the source. `near`: the name of its condition."""

    line: int
    opcode: str
    is_divergent: bool
    leaves_loop: bool
    causes: tuple[NamedCause, ...]
    near: str


def branches_of(cfg: Cfg, shapes: Shapes) -> dict[Instr, Branch]:
    """The conditional branches of a function that is not linearized yet."""
    found = {}
    for block in cfg.rpo:
        branch = block.terminator
        if branch.operands and len(cfg.succs(block)) > 1:
            is_divergent = block in shapes.divergent_branches
            causes = cause_chain(branch.operands[0], shapes) if is_divergent else ()
            near = source_name(getattr(branch.operands[0], "name", ""))
            found[branch] = Branch(line_of(block), branch.op, is_divergent, _leaves_loop(block, cfg), causes, near)
    return found


def line_of(block: Block) -> int:
    """The line of the block's terminator, or of the last instruction before it that has a line; 0 if none has."""
    return next((instr.line for instr in reversed(block.instrs) if instr.line), 0)


def _leaves_loop(block: Block, cfg: Cfg) -> bool:
    return any(not loop.contains(succ) for loop in cfg.loops.around(block)[:1] for succ in cfg.succs(block))


def branch_remarks(branches: dict[Instr, Branch], plan: Plan) -> set[Remark]:
    """One remark for each branch that the plan linearizes, or whose loop lanes leave in different iterations."""
    merged = {block.terminator for block in plan.merged}
    return {
        Remark(
            *(branch.line, "loop" if branch.leaves_loop else "branch", branch.opcode, "", text, branch.near),
            causes=branch.causes,
        )
        for instr, branch in branches.items()
        if (text := _text(branch, instr in merged))
    }


def _text(branch: Branch, is_merged: bool) -> str:
    """The effect on a branch in words, "" if it is kept."""
    if branch.is_divergent and branch.leaves_loop:
        return "lanes leave the loop in different iterations: all stay until the last one leaves"
    if branch.is_divergent:
        return "lanes diverge here: both sides run under masks"
    if is_merged:
        what = "the loop has a live mask" if branch.leaves_loop else "both sides run under masks"
        return f"the branch is uniform, but {what}: this strategy keeps no branch here"
    return ""
