"""Checks that all work-items of a group reach each barrier together.

A barrier must not be control-dependent, directly or through other branches, on a branch that diverges within a group.
This is checked within one iteration of every loop around it: a work-item that skips the barrier by `continue` and
reaches it in a later iteration is missing at the barrier of this iteration.
Source: the OpenCL C specification, "Synchronization Functions".
"""

from __future__ import annotations

from collections.abc import Sequence

from passes.analysis.cause import cause_text
from passes.analysis.divergence import Shapes
from wfv.errors import BarrierDivergenceError, Note, SourceLocation, described
from wfv.ir.cfg import Cfg, PostDominators, iteration_post_dominates
from wfv.ir.core import Block, Instr

_HELP = (
    "all work-items of a group must reach a barrier together: move it out of the branch or loop, or make the condition "
    "the same for the whole group (arguments, group ids and sizes are; local and global ids are not)"
)


def check_barriers(cfg: Cfg, barriers: Sequence[tuple[Block, Instr]], group_shapes: Shapes) -> None:
    """Raises BarrierDivergenceError for the first barrier that only some work-items of a group may reach."""
    post_dominators = {loop: iteration_post_dominates(cfg, loop) for loop in (None, *cfg.loops.all)}
    for block, barrier in barriers:
        for level in (*cfg.loops.around(block), None):
            branch = _divergent_branch(block, cfg, post_dominators[level], group_shapes)
            if branch is not None:
                raise _error(block, barrier, branch, group_shapes)
        for loop in cfg.loops.around(block):
            # Loops are compared by header, since the analysis has a Cfg of its own.
            if any(other.header is loop.header for other in group_shapes.divergent_loops):
                branches = [b for b in cfg.rpo if loop.contains(b) and b in group_shapes.divergent_branches]
                raise _error(block, barrier, branches[-1] if branches else loop.header, group_shapes)


def _divergent_branch(block: Block, cfg: Cfg, post_dominators: PostDominators, group_shapes: Shapes) -> Block | None:
    """The nearest divergent branch that `block` is control-dependent on, directly or not; None if there is none."""
    seen, work = {block}, [block]
    for at in work:
        for branch in sorted(post_dominators.frontier.get(at, ()), key=cfg.rpo_index.__getitem__, reverse=True):
            if branch in group_shapes.divergent_branches:
                return branch
            if branch not in seen:
                seen.add(branch)
                work.append(branch)
    return None


def _error(block: Block, barrier: Instr, branch: Block, group_shapes: Shapes) -> BarrierDivergenceError:
    end = branch.terminator
    cause = group_shapes.causes.get(end.operands[0]) if end.operands else None
    where = f" ({described(end.line)})" if end.line else ""
    because = f": {cause_text(end.operands[0], cause)}" if cause else ""
    # Block names are meaningless to a user who has the OpenCL source.
    in_source = isinstance(barrier.line, SourceLocation) and barrier.line.file
    message = (
        f"the barrier{'' if in_source else f' in %{block.name}'} is not reached by all work-items of a group together, "
        f"because they may differ at the branch{'' if in_source else f' in %{branch.name}'}{where}{because}"
    )
    return BarrierDivergenceError(message, line=barrier.line, help=_HELP, notes=(Note("the branch", end.line),))
