"""Ranges of integers in scalar code, also by the branches that lead to a block.

    %is.small = icmp ult i8 %x, 128
    br i1 %is.small, label %then, label %else       %then: zext i8 %x is at most 127, and its double at most 254

These ranges do not hold in inactive lanes, for which linearized code computes all blocks. So they serve only to choose
operations that are defined for all numbers, before linearization. Such an operation may have any result in an inactive
lane: only instructions that the block dominates, and phis of its edges, use it, for which the lane is inactive, too.
"""

from collections.abc import Callable, Mapping
from functools import partial

from passes.analysis.ranges import Range, as_signed, as_unsigned, is_in_type, range_by, step_range
from wfv.ir.cfg import Cfg
from wfv.ir.core import Block, Function, Instr, is_op
from wfv.ir.types import IntType
from wfv.ir.values import ConstInt, Value

_OPPOSITE = {"lt": "ge", "ge": "lt", "le": "gt", "gt": "le"}
_MAX_DEPTH = 4  # of a tree of operands from other blocks


def ranges_by_branches(fn: Function) -> dict[Value, Range]:
    """Those of integers, each by the ranges of its operands in its block."""
    cfg, ranges = Cfg(fn), dict[Value, Range]()
    tested: dict[Block | None, dict[Value, Range]] = {None: {}}
    for block in cfg.rpo:
        above, (condition, holds) = tested[cfg.idom[block]], _condition(cfg, block)
        new = {} if condition is None else _tested(condition, holds, partial(_range_in, above, ranges))
        tested[block] = above | new if new else above
        for instr in block.instrs:
            if isinstance(instr.type, IntType):
                ranges[instr] = step_range(instr, partial(_range_in, tested[block], ranges))
    return ranges


def _range_in(tested: Mapping[Value, Range], ranges: Mapping[Value, Range], value: Value, depth: int = 0) -> Range:
    """The range of an operand in a block: values of other blocks may be made of `tested` ones."""
    if value in tested:
        return tested[value]
    if not tested or depth == _MAX_DEPTH or not isinstance(value, Instr):
        return range_by(value, ranges)
    return step_range(value, lambda operand: _range_in(tested, ranges, operand, depth + 1))


def _condition(cfg: Cfg, block: Block) -> tuple[Value | None, bool]:
    """That of the branch whose edge is the only one to a block, and whether it holds there."""
    before = cfg.preds(block)
    branch = before[0].terminator if len(before) == 1 else None
    if branch is None or not branch.is_cond_br or branch.blocks[0] is branch.blocks[1]:
        return None, False
    return branch.operands[0], block is branch.blocks[0]


def _tested(condition: Value, holds: bool, operand: Callable[[Value], Range]) -> dict[Value, Range]:
    """The number that is compared with a constant, and its summand: LLVM writes `%x - 16 < 220` for two tests."""
    if not is_op(condition, "icmp") or not isinstance(condition.operands[1], ConstInt):
        return {}
    (number, bound), predicate = condition.operands, condition.attrs["predicate"]
    kind = predicate[1:] if holds else _OPPOSITE.get(predicate[1:])
    if kind not in _OPPOSITE:
        return {}
    view = as_signed if predicate[0] == "s" else as_unsigned
    low, high = _limited(view(operand(number), number.type), kind, view(operand(bound), bound.type)[0])
    found = {number: (low, high)}
    if is_op(number, "add") and isinstance(addend := number.operands[1], ConstInt):
        found[number.operands[0]] = low - addend.value, high - addend.value
    return {x: limits for x, limits in found.items() if low <= high and is_in_type(limits, x.type)}


def _limited(found: Range, kind: str, bound: int) -> Range:
    """The numbers of a range that are less than a bound, at most as large, .. ."""
    low, high = found
    if kind in ("lt", "le"):
        return low, min(high, bound - (kind == "lt"))
    return max(low, bound + (kind == "gt")), high
