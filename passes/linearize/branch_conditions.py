"""Guards of kept branches that may be reached with no active lane.

A uniform condition has a meaning only if some lane is active: with none it may be poison, or the result of a masked
load that loaded nothing. The kept branch then tests whether any active lane stays, so that it never branches on poison
and never keeps a loop running without lanes.

Before:                                     After:

    br i1 %c, label %stay, label %exit          %s = select i1 %mask, i1 %c, i1 false
                                                %any = call i1 @wfv.any(i1 %s)
                                                br i1 %any, label %stay, label %exit

A switch has a condition for each successor, an i1 that `switch_conditions` makes:

    switch i32 %x, label %d [ i32 1, label %a  i32 2, label %a  i32 3, label %a  i32 9, label %b ]
    %a: (%x - 1) ult 3          %b: %x == 9         %d: not (%a or %b)
"""

from wfv.ir.builder import Builder
from wfv.ir.cfg import Cfg
from wfv.ir.core import Block, Instr
from wfv.ir.names import ANY
from wfv.ir.opcodes import ALWAYS_DEFINED
from wfv.ir.own_values import is_vote
from wfv.ir.types import IntType
from wfv.ir.values import FALSE, TRUE, ConstInt, Value, const_int, is_poison, unsigned


def switch_conditions(switch: Instr, build: Builder) -> dict[Block, Value]:
    """An i1 for each successor: whether the switch goes there."""
    default, *targets = switch.blocks
    cases: dict[Block, list[int]] = {default: []}
    for value, target in zip(switch.operands[1:], targets, strict=True):
        assert isinstance(value, ConstInt)
        cases.setdefault(target, []).append(unsigned(value))
    value = switch.operands[0]
    found = {target: _is_one_of(value, sorted(values), build) for target, values in cases.items()}
    others: Value = FALSE
    for target, cond in found.items():
        if target is not default:
            others = build.binop("or", others, cond)
    found[default] = build.not_(others)  # cases that lead there too are among these
    return found


def _is_one_of(value: Value, numbers: list[int], build: Builder) -> Value:
    """One range test for each run of successive numbers in `numbers`, which are sorted."""
    type, start = value.type, 0
    result: Value = FALSE
    assert isinstance(type, IntType)
    if len(numbers) == 2**type.bits:
        return TRUE
    for end in range(1, len(numbers) + 1):
        if end < len(numbers) and numbers[end] == numbers[end - 1] + 1:
            continue
        low, count = numbers[start], end - start
        one = build.icmp("eq", value, low) if count == 1 else None
        cond = one or build.icmp("ult", build.binop("sub", value, low), count)
        result, start = build.binop("or", result, cond), end
    return result


def value_for(switch: Instr, targets: set[Block]) -> ConstInt | None:
    """A constant with which the switch goes to one of `targets`; None if there is none (or to all others)."""
    type = switch.operands[0].type
    assert isinstance(type, IntType)
    cases = [case for case in switch.operands[1:] if isinstance(case, ConstInt)]
    for case, target in zip(cases, switch.blocks[1:], strict=True):
        if target in targets:
            return case
    if switch.blocks[0] not in targets:
        return None
    taken = {unsigned(case) for case in cases}
    free = next(n for n in range(len(taken) + 1) if n not in taken)
    return const_int(type, free) if free < 2**type.bits else None


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
    """With no active lane, the switch is on a constant: one that leaves the loop, if there is one.

    An inactive lane beside active ones may have poison, where they have loaded the value: it may take any way.
    """
    value = switch.operands[0]
    if _is_safe_when_empty(value):
        return
    leaving = {succ for succ in cfg.succs(block) if cfg.loops.loops_left(block, succ)}
    constant = value_for(switch, leaving) or switch.operands[1]
    any_lane = build.vote(ANY, entry)
    switch.operands[0] = build.select(any_lane, build.freeze(value), constant)


def _is_safe_when_empty(value: Value, depth: int = 0) -> bool:
    """Whether a value is computed from parameters and constants by operations that are never poison.

    Operations with flags (`nsw`) and shifts are not among them: the conditions on their operands hold for active lanes
    only.
    """
    if not isinstance(value, Instr):
        return not is_poison(value)
    if depth > 8 or value.op not in ALWAYS_DEFINED or value.attrs.get("flags"):
        return False
    return all(_is_safe_when_empty(x, depth + 1) for x in value.operands)
