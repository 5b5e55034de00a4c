"""Which loops need a live mask: those that lanes may leave in different iterations once branches are linearized.

A loop that the analysis calls uniform needs one too if a branch that decides about leaving it is not kept:

    header: br %u, label %a, label %b        ; uniform, but linearized: both %a and %b are run
    a:      br %v, label %exit, label %b     ; lanes that took the edge to %b must not leave here
    b:      br label %header
"""

from __future__ import annotations

from collections.abc import Mapping

from passes.analysis.divergence import Shapes
from passes.linearize.linearizers import Linearizer
from wfv.ir.cfg import Cfg, Loop, iteration_post_dominates
from wfv.ir.core import Block


def loops_to_mask(cfg: Cfg, shapes: Shapes, linearizer: Linearizer) -> set[Loop]:
    """The divergent loops, and those with an exit that a linearized branch leads to or decides about."""
    linearized = linearized_branches(cfg, shapes, linearizer)
    return shapes.divergent_loops | {loop for loop in cfg.loops.all if _is_left_by_some(loop, cfg, shapes, linearized)}


def linearized_branches(cfg: Cfg, shapes: Shapes, linearizer: Linearizer) -> set[Block]:
    """The blocks whose conditional branch or switch the linearizer does not keep."""
    return {b for b in cfg.rpo if len(cfg.succs(b)) > 1 and not linearizer.keeps_branch(b, cfg, shapes)}


def controlling_branches(blocks: set[Block], depends: Mapping[Block, set[Block]]) -> set[Block]:
    """The blocks whose branches decide whether one of `blocks` runs: control dependence, transitively."""
    seen: set[Block] = set()
    todo = list(blocks)
    while todo:
        for branch in depends.get(todo.pop(), set()) - seen:
            seen.add(branch)
            todo.append(branch)
    return seen


def _is_left_by_some(loop: Loop, cfg: Cfg, shapes: Shapes, linearized: set[Block]) -> bool:
    """Whether a linearized uniform branch lets only some lanes leave.

    Divergent branches are in the analysis already.
    """
    leaving = {src for src, _ in loop.exits}
    if not leaving.isdisjoint(linearized):
        return True
    uniform = {block for block in linearized - shapes.divergent_branches if loop.contains(block)}
    if not uniform:
        return False
    depends = iteration_post_dominates(cfg, loop).frontier
    return not uniform.isdisjoint(controlling_branches(leaving, depends))
