"""Copies of a call in bytecode become one: work-items come together at a call of the source, not at one of its copies.

CPython compiles the condition of a `while` twice, and copies short ends of functions to the jumps that lead there:

    head: any(..); jump to end if false            head: any(..); jump to end if false
    body: ..                                       body: ..
          any(..); jump to body if true                  jump to head
    end:                                           end:

Both copies are the same place of the program, with the same values on the stack: what follows is the same, too.
"""

from __future__ import annotations

import dis
from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from numba.core.bytecode import ByteCodeInst

Places = Sequence[tuple[int | None, ...]]  # by offset / 2: the first and last line and column of an instruction
_FILLERS = ("NOP", "CACHE", "NOT_TAKEN")


def join_copies(bytecode: Any, places: Places) -> None:
    """Replaces the copies of instructions that end with a call by jumps to the first of them, in place."""
    found = [each for each in bytecode if not each.is_jump and each.opname not in _FILLERS]
    keys = [(each.opname, each.arg, places[each.offset // 2]) for each in found]
    first: dict[object, int] = {}
    for copy, key in enumerate(keys):
        if not found[copy].opname.startswith("CALL") or None in places[found[copy].offset // 2]:
            continue
        original = first.setdefault(key, copy)
        if original != copy:
            before = zip(reversed(keys[:original]), reversed(keys[:copy]), strict=False)
            length = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], before))
            _replace(bytecode, found[copy - length].offset, found[original - length].offset)


def _replace(bytecode: Any, offset: int, target: int) -> None:
    """Replaces an instruction by a jump backward."""
    end = offset + 2
    jump = ByteCodeInst(offset, dis.opmap["JUMP_BACKWARD"], (end - target) // 2, end)
    jump.lineno = bytecode[offset].lineno
    bytecode.table[offset] = jump
    bytecode.labels = sorted({*bytecode.labels, target})
