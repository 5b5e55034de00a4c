"""Loops of a constant trip count: how often the header runs at most.

The count is known where a counter with constant bounds leaves the loop.

%k = phi i32 [ 0, %preheader ], [ %next, %latch ]
..
%next = add i32 %k, 1
%more = icmp slt i32 %next, 9
br i1 %more, label %header, label %exit             9 times
"""

from passes.costs import ASSUMED_TRIPS
from wfv.ir.cfg import Cfg, Loop
from wfv.ir.core import Block, Instr, is_op
from wfv.ir.fold import fold_binop, fold_icmp, int_of
from wfv.ir.values import ConstInt, Value

_DEEPEST = 3  # loops around a block that count
MOST = 1024  # more trips than that are not counted


def iterations(depth: int) -> int:
    """How often a block with that many loops around it is assumed to run in one run of the function."""
    return int(ASSUMED_TRIPS ** min(depth, _DEEPEST))


def trip_count(cfg: Cfg, loop: Loop) -> int | None:
    """The most times that the header may run for one entry of the loop; None if it is unknown, or above MOST."""
    counts = [_trips(loop, block) for block in loop.blocks if _is_in_each_iteration(cfg, loop, block)]
    return min((count for count in counts if count is not None), default=None)


def _is_in_each_iteration(cfg: Cfg, loop: Loop, block: Block) -> bool:
    return cfg.loops.innermost(block) is loop and all(cfg.dominates(block, latch) for latch in loop.latches)


def _trips(loop: Loop, block: Block) -> int | None:
    """By the exit of one block."""
    branch = block.terminator
    inside = [loop.contains(target) for target in branch.blocks]
    if not branch.is_cond_br or all(inside):
        return None
    test = branch.operands[0]
    if not is_op(test, "icmp") or not isinstance(test.operands[1], ConstInt):
        return None
    counted, bound = test.operands
    for phi in loop.header.phis:
        step = induction_step(phi, loop)
        if step is not None and counted in (phi, step):
            return _run(phi, step, loop, test, bound, counted is step, stays_if=inside[0])
    return None


def induction_step(phi: Instr, loop: Loop) -> Instr | None:
    """The addition or subtraction of a constant that makes the next number of a basic induction variable."""
    if len(loop.latches) != 1 or len(phi.operands) != 2:
        return None
    step = phi.incoming_for(loop.latches[0])
    if not is_op(step, "add", "sub") or step.operands[0] is not phi:
        return None
    return step if isinstance(step.operands[1], ConstInt) else None


def _run(
    phi: Instr, step: Instr, loop: Loop, test: Instr, bound: Value, tests_next: bool, stays_if: bool
) -> int | None:
    """Counts, because that is right for every predicate and for numbers that wrap."""
    (number,) = (value for value, block in phi.incoming() if block is not loop.latches[0])
    for trip in range(1, MOST + 1):
        following = fold_binop(step.op, number, step.operands[1])
        if following is None:  # the first number is no constant
            return None
        answer = fold_icmp(test.attrs["predicate"], following if tests_next else number, bound)
        known = int_of(answer) if answer is not None else None
        if known is None or bool(known.value) is not stays_if:
            return None if known is None else trip
        number = following
    return None
