"""Barrier points: the location of each barrier that is checked, and of the branch at which work-items may diverge."""

from __future__ import annotations

from collections.abc import Sequence

from passes.analysis.divergence import Shapes
from passes.barriers.barrier_divergence import Divergence, barrier_text, divergence_text, is_in_source
from passes.interface import BarrierPoint, SourcePlace
from wfv.errors import described
from wfv.ir.core import Block, Instr
from wfv.opencl.builtins import BARRIER_OF


def barrier_points(
    barriers: Sequence[tuple[Block, Instr]], found: Divergence, group_shapes: Shapes
) -> tuple[BarrierPoint, ...]:
    """The points of all barriers, in order, if any barrier may diverge: then all are checked. Else none."""
    if not found.branches:
        return ()
    return tuple(_point(block, barrier, found.branches.get(barrier), group_shapes) for block, barrier in barriers)


def _point(block: Block, barrier: Instr, branch: Block | None, group_shapes: Shapes) -> BarrierPoint:
    in_source = is_in_source(barrier)
    where = f" ({described(barrier.line)})" if barrier.line else ""
    name = f"{barrier_text(block, barrier)}{where}"
    needs_all = barrier.callee.startswith(BARRIER_OF)
    if branch is None:
        return BarrierPoint(name, SourcePlace.of(barrier.line), needs_all=needs_all)
    text = divergence_text(branch, group_shapes, in_source)
    place, branch_place = SourcePlace.of(barrier.line), SourcePlace.of(branch.terminator.line)
    return BarrierPoint(name, place, text, branch_place, needs_all)
