"""Finds the barriers that not all work-items of a group may reach together.

A barrier that is control-dependent, directly or through other branches, on a branch that diverges within a group may be
reached by some work-items only. This is looked for within one iteration of every loop around it: a work-item that skips
the barrier by `continue` and reaches it in a later iteration is missing at the barrier of this iteration.

Whether work-items do diverge there is known when the kernel runs (passes/barriers/checked_continuation.py). If they
certainly diverge, the kernel is refused when it is compiled.

Work-items certainly diverge at a branch if its condition depends on local ids alone, and differs (`is_certain`). It is
computed for the first two work-items of dimension 0. `lid0 == 0` differs for them, so they diverge in every group that
has both and reaches the branch. Whether work-items diverge at `lid0 < 64` or at `lid1 == 0` depends on the local size:
a group may have one row. A group of one work-item does not count: few launches have such groups. Where the attribute
`reqd_work_group_size` is known, all dimensions in which it demands two work-items are tried, and no others.
Source: the OpenCL C specification, "Synchronization Functions".
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from passes.analysis.cause import cause_text
from passes.analysis.cause_chain import cause_chain
from passes.analysis.divergence import Shapes
from passes.interface import BarrierPoint, SourcePlace
from passes.kernel.traps import is_trapping
from wfv.errors import BarrierDivergenceError, Note, SourceLocation, described
from wfv.ir.cfg import Cfg, PostDominators, iteration_post_dominates
from wfv.ir.core import Block, Instr
from wfv.ir.fold import fold
from wfv.ir.reached import reached
from wfv.ir.types import IntType
from wfv.ir.values import Argument, ConstInt, Value, const_int, unsigned
from wfv.opencl.builtins import BARRIER_OF, find_builtin

LOCAL_IDS = ("wfv.lid0", "wfv.lid1", "wfv.lid2")
MAX_DEPTH = 16  # instructions on the longest chain that computes a condition


def is_certain(branch: Block, block: Block, least_size: Sequence[int]) -> bool:
    """Whether one of the first two work-items of a dimension reaches `block` after the branch, and the other does not.

    `least_size`: the local size that groups have at least. False if the branch depends on anything but local ids and
    constants.
    """
    end = branch.terminator
    if end.op != "br" or len(set(end.blocks)) != 2:
        return False
    if any(is_trapping(instr) for target in end.blocks for instr in target.instrs):
        return False  # whether the others come to the barrier does not matter: the launch ends with the trap's error
    on_true, on_false = (_reaches(target, block, branch) for target in end.blocks)
    if on_true == on_false:
        return False
    first = _number(end.operands[0], {})
    pairs = (name for name, size in zip(LOCAL_IDS, least_size, strict=True) if size > 1)
    others = [_number(end.operands[0], {name: 1}) for name in pairs]
    return first is not None and any(other is not None and other != first for other in others)


def _reaches(start: Block, target: Block, without: Block) -> bool:
    """Whether a path leads from `start` to `target` that does not pass through the block `without`."""
    return target in reached([start], lambda block: () if block is without else block.successors)


def _number(condition: Value, ids: Mapping[str, int]) -> int | None:
    """The value of a condition for the work-item with these local ids, 0 where `ids` has none; None if not known."""
    found = _constant(condition, ids, MAX_DEPTH)
    return None if found is None else unsigned(found)


def _constant(value: Value, ids: Mapping[str, int], depth: int) -> ConstInt | None:
    if isinstance(value, ConstInt):
        return value
    if isinstance(value, Argument) and value.name in LOCAL_IDS and isinstance(value.type, IntType):
        return const_int(value.type, ids.get(value.name, 0))
    if not isinstance(value, Instr) or not isinstance(value.type, IntType) or not depth or value.op == "phi":
        return None
    operands = [_constant(operand, ids, depth - 1) for operand in value.operands]
    known: list[Value] = [operand for operand in operands if operand is not None]
    found = fold(value.op, known, value.type, value.attrs) if len(known) == len(operands) else None
    return found if isinstance(found, ConstInt) else None


_HELP = (
    "all work-items of a group must reach a barrier together: move it out of the branch or loop, or make the condition "
    "the same for the whole group (arguments, group ids and sizes are; local and global ids are not)"
)


@dataclass
class Divergence:
    """The barriers that may diverge.

    `branches`: for each of them, the nearest branch at which work-items may diverge. `loops`: the headers of the loops
    in which a work-item may pass by a barrier that another one reaches. Work-items that meet at a barrier there may be
    in different iterations, so a value that is uniform within an iteration may differ between them.
    """

    branches: dict[Instr, Block] = field(default_factory=dict)
    loops: set[Block] = field(default_factory=set)


def find_divergence(
    cfg: Cfg,
    barriers: Sequence[tuple[Block, Instr]],
    group_shapes: Shapes,
    least_size: Sequence[int],
) -> Divergence:
    """The barriers that may diverge.

    Raises BarrierDivergenceError for the first one that certainly does. `least_size`: the local size that groups have
    at least.
    """
    found = Divergence()
    post_dominators = {loop: iteration_post_dominates(cfg, loop) for loop in (None, *cfg.loops.all)}
    for block, barrier in barriers:
        for level in (*cfg.loops.around(block), None):
            for branch in _divergent_branches(block, cfg, post_dominators[level], group_shapes):
                if is_certain(branch, block, least_size):
                    raise _error(block, barrier, branch, group_shapes)
                found.branches.setdefault(barrier, branch)
                if level is not None:
                    found.loops.add(level.header)
        for loop in cfg.loops.around(block):
            # Loops are compared by header, since the analysis has a Cfg of its own.
            if any(other.header is loop.header for other in group_shapes.divergent_loops):
                branches = [b for b in cfg.rpo if loop.contains(b) and b in group_shapes.divergent_branches]
                found.branches.setdefault(barrier, branches[-1] if branches else loop.header)
    return found


def divergence_text(branch: Block, group_shapes: Shapes, in_source: bool) -> str:
    """The branch in words, with its source location and what work-items may diverge on.

    `in_source`: whether the message is about a source, which has no names of blocks.
    """
    end = branch.terminator
    where = f" ({described(end.line)})" if end.line else ""
    because = _depends_on(end.operands[0], group_shapes) if end.operands else ""
    return f"the branch{'' if in_source else f' in %{branch.name}'}{where}{because}"


def _depends_on(condition: Value, group_shapes: Shapes) -> str:
    """The id at the root of the condition; without one, why the condition varies within a group."""
    causes = cause_chain(condition, group_shapes)
    if causes and causes[-1].call:
        is_loaded = any(each.kind == "loaded" for each in causes)
        return f", which depends on {'what is loaded by ' if is_loaded else ''}{causes[-1].call}"
    cause = group_shapes.causes.get(condition)
    return f": {cause_text(condition, cause)}" if cause else ""


def barrier_text(block: Block, barrier: Instr) -> str:
    """The barrier in words: the built-in function that it is part of, or that it is a barrier."""
    builtin = find_builtin(barrier.callee)
    if builtin is not None and barrier.callee.startswith(BARRIER_OF):
        return builtin.name
    return "the barrier" if is_in_source(barrier) else f"the barrier in %{block.name}"


def is_in_source(barrier: Instr) -> bool:
    """Whether the barrier's location is in a source, not only in LLVM IR."""
    return isinstance(barrier.line, SourceLocation) and bool(barrier.line.file)


def _divergent_branches(
    block: Block, cfg: Cfg, post_dominators: PostDominators, group_shapes: Shapes
) -> Iterator[Block]:
    """The divergent branches that `block` is control-dependent on, directly or not; the nearest first."""
    seen, work = {block}, [block]
    for at in work:
        for branch in sorted(post_dominators.frontier.get(at, ()), key=cfg.rpo_index.__getitem__, reverse=True):
            if branch in seen:
                continue
            seen.add(branch)
            work.append(branch)
            if branch in group_shapes.divergent_branches:
                yield branch


def _error(block: Block, barrier: Instr, branch: Block, group_shapes: Shapes) -> BarrierDivergenceError:
    in_source = is_in_source(barrier)
    message = (
        f"work-items of a group diverge at {divergence_text(branch, group_shapes, in_source)}; "
        f"so not all of them reach {barrier_text(block, barrier)}"
    )
    line = branch.terminator.line
    return BarrierDivergenceError(message, line=barrier.line, help=_HELP, notes=(Note("the branch", line),))


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
