"""Finds the barriers that not all work-items of a group may reach together.

A barrier that is control-dependent, directly or through other branches, on a branch that diverges within a group may be
reached by some work-items only. This is looked for within one iteration of every loop around it: a work-item that skips
the barrier by `continue` and reaches it in a later iteration is missing at the barrier of this iteration.

Whether work-items do diverge there is known when the kernel runs (passes/barriers/checked_continuation.py). A kernel is
refused when it is compiled only if each launch would end with that error: all work-items come to the branch, two of
each group take different edges, and the barriers that they may come to next are different ones (`is_certain`). A
work-item that returns takes no part any longer, so it is missing only where a work-group function needs the values of
all.

Work-items take different edges if the condition depends on local ids alone, and differs. It is computed for the first
two work-items of each dimension. A group has both if the attribute `reqd_work_group_size` demands two in it. Without
the attribute, a launch may have groups of one work-item.
Source: the OpenCL C specification, "Synchronization Functions".
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from passes.analysis.cause import cause_text
from passes.analysis.cause_chain import cause_chain
from passes.analysis.divergence import Shapes
from passes.builtins.traps import is_trapping
from passes.interface import BarrierPoint, SourcePlace
from wfv.errors import BarrierDivergenceError, Note, SourceLocation, described
from wfv.ir.cfg import Cfg, PostDominators, iteration_post_dominates
from wfv.ir.core import Block, Instr
from wfv.ir.fold import fold
from wfv.ir.names import BARRIER_OF, LOCAL_IDS
from wfv.ir.reached import reached
from wfv.ir.types import IntType
from wfv.ir.values import Argument, ConstInt, Value, const_int, unsigned
from wfv.opencl.builtins import find_builtin, is_barrier

MAX_DEPTH = 16  # instructions on the longest chain that computes a condition


def is_certain(branch: Block, cfg: Cfg, least_size: Sequence[int]) -> bool:
    """Whether two work-items of each group take different edges of the branch, and then wait at different barriers.

    `least_size`: the local size that groups have at least. False if the branch depends on anything but local ids and
    constants, or if a path leads around it to the kernel's end.
    """
    end = branch.terminator
    if end.op != "br" or len(set(end.blocks)) != 2 or not _differs(end.operands[0], least_size):
        return False
    if not cfg.post_dominates(branch, cfg.fn.entry):
        return False
    one, other = (_next_barriers(target) for target in end.blocks)
    pairs = [(a, b) for a in one for b in other]
    return bool(pairs) and not any(_may_meet(a, b) for a, b in pairs)


def _differs(condition: Value, least_size: Sequence[int]) -> bool:
    """Whether a condition differs between the first two work-items of a dimension in which groups have two."""
    names = [name for name, size in zip(LOCAL_IDS, least_size, strict=True) if size > 1]
    first = _number(condition, {}) if names else None
    others = [_number(condition, {name: 1}) for name in names]
    return first is not None and any(other is not None and other != first for other in others)


def _next_barriers(start: Block) -> set[Instr | None]:
    """The barriers that a work-item at `start` may come to next, and None if it may return before.

    Empty if it may trap, because the launch then ends with the trap's error.
    """
    first = {block: _first_barrier(block) for block in reached([start], _behind)}
    if any(is_trapping(instr) for block in first for instr in block.instrs):
        return set()
    return {barrier for block, barrier in first.items() if barrier or not block.successors}


def _first_barrier(block: Block) -> Instr | None:
    return next((instr for instr in block.instrs if is_barrier(instr.callee)), None)


def _behind(block: Block) -> list[Block]:
    return [] if _first_barrier(block) else block.successors


def _may_meet(a: Instr | None, b: Instr | None) -> bool:
    """Whether a group goes on if one work-item waits at `a`, and one at `b`; None: it has returned."""
    if a is None or b is None:
        return not any(barrier is not None and _needs_all(barrier) for barrier in (a, b))
    return a is b


def _needs_all(barrier: Instr) -> bool:
    """Whether it is part of a work-group function, which takes a value of each work-item."""
    return barrier.callee.startswith(BARRIER_OF)


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

    Raises BarrierDivergenceError for the first one at which each launch would end with that error. `least_size`: the
    local size that groups have at least.
    """
    found = Divergence()
    post_dominators = {loop: iteration_post_dominates(cfg, loop) for loop in (None, *cfg.loops.all)}
    for block, barrier in barriers:
        for level in (*cfg.loops.around(block), None):
            for branch in _divergent_branches(block, cfg, post_dominators[level], group_shapes):
                if is_certain(branch, cfg, least_size):
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
    """The branch in words, with its source location and the value on which work-items may diverge.

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
    if builtin is not None and _needs_all(barrier):
        return builtin.name
    return "the barrier" if is_in_source(barrier) else f"the barrier in %{block.name}"


def is_in_source(barrier: Instr) -> bool:
    """Whether the barrier's location is in a source, not only in LLVM IR."""
    return bool(SourceLocation.of(barrier.line).file)


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
    return BarrierDivergenceError(message, line=barrier.line, notes=(Note("the branch", line),))


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
    needs_all = _needs_all(barrier)
    if branch is None:
        return BarrierPoint(name, SourcePlace.of(barrier.line), needs_all=needs_all)
    text = divergence_text(branch, group_shapes, in_source)
    place, branch_place = SourcePlace.of(barrier.line), SourcePlace.of(branch.terminator.line)
    return BarrierPoint(name, place, text, branch_place, needs_all)
