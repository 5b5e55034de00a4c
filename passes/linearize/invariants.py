"""Checks the invariants of each step besides valid SSA form, in linear time, whenever a kernel is compiled.

`check_linearized`: no branch is divergent. `check_guarded`: no instruction has an effect in inactive lanes.
`check_masks`: the edge masks of a block are parts of its mask; the edge masks of a linearized branch partition it.
`check_uniform`: no uniform value depends on a varying one. All raise InternalError, with the block and the
instruction.
"""

from typing import TypeGuard

from passes.analysis.divergence import Shapes
from passes.linearize.edge_masks import Masks, live_phi
from passes.linearize.guarded_effects import BLOCK_OPERATIONS, cannot_trap
from passes.linearize.plan import Plan
from wfv.errors import InternalError
from wfv.ir.core import Block, Function, Instr, is_op
from wfv.ir.intrinsics import needs_mask
from wfv.ir.names import BOUNDS
from wfv.ir.opcodes import DIVISIONS, UNIFORM_IFF_OPERANDS, WRITES_MEMORY
from wfv.ir.own_values import is_all, is_vote
from wfv.ir.values import FALSE, TRUE, ConstInt, Value


def check_linearized(fn: Function, shapes: Shapes) -> None:
    """No divergent branch is left."""
    for block in fn.blocks:
        branch = block.terminator
        if len(branch.blocks) > 1 and (
            block in shapes.divergent_branches or not shapes.of(branch.operands[0]).is_uniform
        ):
            raise _error("linearize", fn, block, branch, "a divergent branch is left")


def check_masks(fn: Function, plan: Plan, masks: Masks) -> None:
    """Each edge mask is the block's mask, false, a live mask, or a select of the block's mask and something else."""
    for block in plan.order:
        if block not in masks.entry:
            raise _error("masks", fn, block, block.terminator, "the block has no mask")
        for succ in dict.fromkeys(block.successors):
            if (block, succ) not in masks.edge:
                raise _error("masks", fn, block, block.terminator, f"the edge to %{succ.name} has no mask")
            if not _is_part(masks.edge[block, succ], masks.entry[block], live_phi(block)):
                raise _error("masks", fn, block, block.terminator, f"the mask of the edge to %{succ.name} is not in it")
        if block in plan.merged and not _are_opposite(block, masks):
            raise _error("masks", fn, block, block.terminator, "a lane takes both edges, or none")


def _is_part(edge: Value, entry: Value, live: Instr | None) -> bool:
    if live is not None and edge is live:
        return entry in live.operands  # it starts as that, and lanes only leave it
    if edge in (entry, FALSE) or entry == TRUE or is_all(edge):  # that vote has the block's mask as operand
        return True
    if not is_op(edge, "select"):
        return False
    return edge.operands[0] == entry and edge.operands[2] == FALSE


def _are_opposite(block: Block, masks: Masks) -> bool:
    """The two edges of a linearized branch partition the block's mask: by the condition, and by its negation."""
    branch = block.terminator
    if not branch.is_cond_br or branch.blocks[0] is branch.blocks[1] or is_vote(branch.operands[0]):
        return True  # a switch has ranges, a vote takes all lanes one way
    yes, no = (masks.edge[block, succ] for succ in branch.blocks)
    if masks.entry[block] == FALSE:  # after a constant condition: no lane comes here
        return yes == no == FALSE
    if yes is live_phi(block) and _is_select(no):
        return no.operands[0] == masks.entry[block] and _negated(no.operands[1]) == yes
    if _is_select(yes) and _is_select(no) and yes.operands[0] == no.operands[0]:
        yes, no = yes.operands[1], no.operands[1]
    yes, no = map(_original, (yes, no))
    if isinstance(yes, ConstInt) and isinstance(no, ConstInt):
        return yes != no
    if FALSE in (yes, no):  # a constant condition: all lanes go one way
        other = no if yes == FALSE else yes
        return other == masks.entry[block] or is_all(other)
    negated = (_negated(yes), no), (_negated(no), yes)
    return any(mask is not None and _original(mask) == other for mask, other in negated)


def _original(mask: Value) -> Value:
    """The mask that was copied into the block of its edge, where it was: `select true, m, false` is m."""
    while _is_select(mask) and TRUE in mask.operands[:2]:
        condition, selected, _ = mask.operands
        mask = selected if condition == TRUE else condition
    return mask


def _is_select(mask: Value) -> TypeGuard[Instr]:
    return is_op(mask, "select") and mask.operands[2] == FALSE


def _negated(value: Value) -> Value | None:
    is_not = is_op(value, "xor") and value.operands[1] == TRUE
    return value.operands[0] if isinstance(value, Instr) and is_not else None


def check_guarded(fn: Function, shapes: Shapes, masks: Masks) -> None:
    """No plain store, atomic or trapping division is under a mask, and no plain load that needs an active lane."""
    for block in fn.blocks:
        if masks.entry.get(block, TRUE) == TRUE:
            continue
        for instr in block.instrs:
            problem = _unguarded(instr, shapes, block in masks.may_be_empty)
            if problem:
                raise _error("masks", fn, block, instr, problem)


def _unguarded(instr: Instr, shapes: Shapes, may_be_empty: bool) -> str:
    if instr.op in WRITES_MEMORY:
        return f"{instr.op} of lanes that may be inactive"
    if instr.op == "load" and (may_be_empty or not shapes.of(instr.operands[0]).is_uniform):
        return "load of lanes that may be inactive"
    if instr.op in DIVISIONS and not _is_safe_divisor(instr, shapes, may_be_empty):
        return "division that may trap in inactive lanes"
    if needs_mask(instr.callee):
        return "sub-group primitive of lanes that may be inactive"
    if instr.callee == BOUNDS and instr.operands[-1] == TRUE:
        return "test of bounds of lanes that may be inactive"
    if instr.callee.startswith(BLOCK_OPERATIONS):
        length = instr.operands[2]
        if not is_op(length, "select") and not isinstance(length, ConstInt):
            return "block operation with the length of lanes that may be inactive"
    return ""


def _is_safe_divisor(instr: Instr, shapes: Shapes, may_be_empty: bool) -> bool:
    return is_op(instr.operands[1], "select") or cannot_trap(instr, shapes, may_be_empty)


def check_uniform(fn: Function, shapes: Shapes, step: str) -> None:
    """No arithmetic or phi that is called uniform has an operand without a base: no branch is divergent here."""
    for block in fn.blocks:
        for instr in block.instrs:
            is_phi = instr.op == "phi"
            if not (is_phi or instr.op in UNIFORM_IFF_OPERANDS) or instr.notes.assumed_shape is not None:
                continue
            if instr not in shapes.values or not shapes.values[instr].is_uniform:
                continue
            of_operands = [(x, shapes.of(x)) for x in instr.operands]
            varying = next(
                (x for x, shape in of_operands if not (shape.is_uniform if is_phi else shape.has_base)), None
            )
            if varying is not None and (is_phi or not _absorbs(instr)):
                name = getattr(varying, "name", "?")
                raise _error(step, fn, block, instr, f"called uniform, but %{name} is varying")


def _absorbs(instr: Instr) -> bool:
    """A constant operand may decide alone: `x * 0`, `x & 0`; equal operands cancel."""
    return any(isinstance(x, ConstInt) for x in instr.operands) or len(set(instr.operands)) < len(instr.operands)


def _error(step: str, fn: Function, block: Block, instr: Instr, what: str) -> InternalError:
    return InternalError(f"after {step}: @{fn.name}, %{block.name}, {instr!r}: {what}")


__all__ = ["check_guarded", "check_linearized", "check_masks", "check_uniform"]
