"""Votes: `wfv.any(i1 x)` and `wfv.all(i1 x)` are one answer of all lanes. `Builder.vote` builds them.

For one lane both return their operand; `passes/functions/module_text.py` defines them so. Inactive lanes count as
false. `wfv.atomicrmw..` and other functions whose names begin alike are no votes: test with these functions, not by
prefix.
"""

from __future__ import annotations

from typing import TypeGuard

from wfv.ir.core import Block, Instr

ANY, ALL = "wfv.any", "wfv.all"
VOTES = (ANY, ALL)


def is_any(value: object) -> TypeGuard[Instr]:
    return isinstance(value, Instr) and value.callee == ANY


def is_all(value: object) -> TypeGuard[Instr]:
    return isinstance(value, Instr) and value.callee == ALL


def is_vote(value: object) -> TypeGuard[Instr]:
    return isinstance(value, Instr) and value.callee in VOTES


def branch_vote(block: Block) -> str:
    """The vote (ANY or ALL) that the block's branch is on, or "" if its condition is none."""
    condition = next(iter(block.terminator.operands), None)
    return condition.callee if is_vote(condition) else ""
