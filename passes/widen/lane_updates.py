"""Updates lane by lane: a gather, arithmetic, and a scatter to the same addresses, such as counts in bins of each lane.

Before, as replicated:                          After:

    all lanes load their indices                    lane 0 loads its index, then loads, counts and stores
    all lanes load their counts                     lane 1 loads its index, then loads, counts and stores
    all lanes add 1                                 ..
    all lanes store their counts

A lane needs two registers at a time instead of two for each lane, and LLVM makes one instruction of load, addition and
store (`incb (%rdi,%r10)`). A work-item may run ahead of its neighbours: what it writes, they may not read before a
barrier.
"""

from __future__ import annotations

from collections.abc import Collection

from passes.analysis.interleave_groups import may_touch_memory
from wfv.ir.core import Block, Function, Instr
from wfv.ir.uses import users_of
from wfv.ir.values import Value


def find_lane_updates(fn: Function, replicated: Collection[Instr]) -> dict[Instr, tuple[Instr, ...]]:
    """The store of each update, with all instructions that only it needs, in order, itself at the end.

    They are in the block of the store, and all are `replicated`.
    """
    users = users_of(fn.instrs())
    found = {}
    for block in fn.blocks:
        for at, instr in enumerate(block.instrs):
            if instr.op == "store" and instr in replicated:
                parts = _parts_of(block, at, replicated, users)
                if any(part.op == "load" and part.operands[0] is instr.operands[1] for part in parts):
                    found[instr] = parts
    return found


def _parts_of(
    block: Block, at: int, replicated: Collection[Instr], users: dict[Value, list[Instr]]
) -> tuple[Instr, ...]:
    """The instructions that only the store at this position needs, back to the last one that may write to memory."""
    found = [block.instrs[at]]
    for instr in reversed(block.instrs[:at]):
        if instr in replicated and instr.op != "store" and users.get(instr) and set(users[instr]) <= set(found):
            found.append(instr)
        elif not _may_be_passed(instr):
            break
    return tuple(reversed(found))


def _may_be_passed(instr: Instr) -> bool:
    """Whether loads may move down behind this instruction."""
    if instr.op == "load":
        return not instr.attrs.get("volatile") and "atomic" not in instr.attrs
    return instr.op != "store" and not may_touch_memory(instr)
