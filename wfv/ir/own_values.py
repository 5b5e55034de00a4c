"""Values that are known by wfv's own names (names.py): votes, and the parameters that steps add."""

from typing import TypeGuard

from wfv.ir.core import Block, Instr
from wfv.ir.names import ALL, ANY, VOTES, is_own
from wfv.ir.values import Argument


def is_own_parameter(value: object) -> TypeGuard[Argument]:
    """Whether it is a parameter that a step has added."""
    return isinstance(value, Argument) and is_own(value.name)


def is_any(value: object) -> TypeGuard[Instr]:
    """Whether it is the vote whether any lane says so."""
    return isinstance(value, Instr) and value.callee == ANY


def is_all(value: object) -> TypeGuard[Instr]:
    """Whether it is the vote whether all lanes say so."""
    return isinstance(value, Instr) and value.callee == ALL


def is_vote(value: object) -> TypeGuard[Instr]:
    """Whether it is one of the votes."""
    return isinstance(value, Instr) and value.callee in VOTES


def branch_vote(block: Block) -> str:
    """The vote (ANY or ALL) that the block's branch is on, or "" if its condition is none."""
    condition = next(iter(block.terminator.operands), None)
    return condition.callee if is_vote(condition) else ""
