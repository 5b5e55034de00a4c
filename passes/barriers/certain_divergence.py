"""Whether work-items certainly diverge at a branch: its condition depends on local ids alone, and differs.

The condition is computed for the first two work-items of dimension 0. `lid0 == 0` differs for them, so they diverge in
every group that has both and reaches the branch. Whether work-items diverge at `lid0 < 64` or at `lid1 == 0` depends on
the local size: a group may have one row. A group of one work-item does not count: few launches have such groups. Where
the attribute `reqd_work_group_size` is known, all dimensions in which it demands two work-items are tried, and no
others.
"""

from __future__ import annotations

from collections.abc import Mapping

from passes.kernel.traps import is_trapping
from wfv.ir.core import Block, Instr
from wfv.ir.fold import fold_binop, fold_cast, fold_icmp, fold_select
from wfv.ir.types import IntType
from wfv.ir.values import Argument, ConstInt, Value, const_int, unsigned

LOCAL_IDS = ("wfv.lid0", "wfv.lid1", "wfv.lid2")
MAX_DEPTH = 16  # instructions on the longest chain that computes a condition


def is_certain(branch: Block, block: Block, required_size: tuple[int, ...] | None = None) -> bool:
    """Whether one of the first two work-items of a dimension reaches `block` behind the branch, and the other does not.

    `required_size`: the local size that the kernel demands, None: any. False if the branch depends on anything but
    local ids and constants.
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
    others = [_number(end.operands[0], {name: 1}) for name in _dimensions_of_two(required_size)]
    return first is not None and any(other is not None and other != first for other in others)


def _dimensions_of_two(required_size: tuple[int, ...] | None) -> tuple[str, ...]:
    """The local ids of the dimensions in which groups have two work-items at least, as far as is known."""
    if required_size is None:
        return LOCAL_IDS[:1]
    return tuple(name for name, size in zip(LOCAL_IDS, required_size, strict=True) if size > 1)


def _reaches(start: Block, target: Block, without: Block) -> bool:
    """Whether a path leads from `start` to `target` that does not pass through the block `without`."""
    seen, work = {start, without}, [start]
    while work:
        at = work.pop()
        if at is target:
            return True
        if at is not without:
            work += [succ for succ in at.successors if succ not in seen]
            seen.update(at.successors)
    return False


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
    known = [operand for operand in operands if operand is not None]
    found = _computed(value, known) if len(known) == len(operands) else None
    return found if isinstance(found, ConstInt) else None


def _computed(instr: Instr, operands: list[ConstInt]) -> Value | None:
    """The result of an instruction on constants; None for one that is not known here."""
    match instr.op, operands:
        case "trunc" | "zext" | "sext", [value]:
            return fold_cast(instr.op, value, instr.type)
        case "select", [condition, on_true, on_false]:
            return fold_select(condition, on_true, on_false)
        case "icmp", [left, right]:
            return fold_icmp(instr.attrs["predicate"], left, right)
        case _, [left, right]:
            return fold_binop(instr.op, left, right)
    return None
