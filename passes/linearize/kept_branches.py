"""Guards of kept branches that may be reached with no active lane.

A uniform condition has a meaning only if some lane is active: with none it may be poison, or the result of a masked
load that loaded nothing. The kept branch then tests whether any active lane stays, so that it never branches on poison
and never keeps a loop running without lanes.

Before:                                     After:

    br i1 %c, label %stay, label %exit          %s = select i1 %mask, i1 %c, i1 false
                                                %any = call i1 @wfv.any(i1 %s)
                                                br i1 %any, label %stay, label %exit
"""

from __future__ import annotations

from passes.linearize.switch_tests import value_for
from wfv.ir.builder import Builder
from wfv.ir.cfg import Cfg
from wfv.ir.core import Block, Instr
from wfv.ir.intrinsics import ANY, is_vote
from wfv.ir.opcodes import ALWAYS_DEFINED
from wfv.ir.values import FALSE, TRUE, Value, is_poison


def guard_kept_branch(block: Block, branch: Instr, entry: Value, cfg: Cfg, build: Builder) -> None:
    """Makes the kept branch or switch of `block` safe for an empty mask, in place; `entry` is the block's mask."""
    (_guard_switch if branch.op == "switch" else _guard_conditional)(block, branch, entry, cfg, build)


def _guard_conditional(block: Block, branch: Instr, entry: Value, cfg: Cfg, build: Builder) -> None:
    """Branches on whether any active lane stays (in the loop, if it is an exit branch)."""
    cond = branch.operands[0]
    if is_vote(cond) or _is_safe_when_empty(cond):
        return
    leaves_on_true = bool(cfg.loops.loops_left(block, branch.blocks[0]))
    stays = build.binop("xor", cond, TRUE) if leaves_on_true else cond
    any_stays: Value = build.vote(ANY, build.select(entry, stays, FALSE))
    branch.operands[0] = build.binop("xor", any_stays, TRUE) if leaves_on_true else any_stays


def _guard_switch(block: Block, switch: Instr, entry: Value, cfg: Cfg, build: Builder) -> None:
    """With no active lane, the switch is on a constant: one that leaves the loop, if there is one."""
    value = switch.operands[0]
    if _is_safe_when_empty(value):
        return
    leaving = {succ for succ in cfg.succs(block) if cfg.loops.loops_left(block, succ)}
    constant = value_for(switch, leaving) or switch.operands[1]
    any_lane = build.vote(ANY, entry)
    switch.operands[0] = build.select(any_lane, value, constant)


def _is_safe_when_empty(value: Value, depth: int = 0) -> bool:
    """Whether a value is computed from parameters and constants by operations that are never poison.

    Operations with flags (`nsw`) and shifts are not among them: what is promised of their operands holds for active
    lanes only.
    """
    if not isinstance(value, Instr):
        return not is_poison(value)
    if depth > 8 or value.op not in ALWAYS_DEFINED or value.attrs.get("flags"):
        return False
    return all(_is_safe_when_empty(x, depth + 1) for x in value.operands)
