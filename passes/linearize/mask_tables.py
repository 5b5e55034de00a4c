"""Masks as truth tables over the conditions that they are made of: which lanes two masks have in common."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from wfv.ir.core import Instr
from wfv.ir.types import I1
from wfv.ir.values import FALSE, TRUE, Value

_MAX_CONDITIONS = 8
_MAX_DEPTH_OF_MASKS = 16
ALL = (1 << (1 << _MAX_CONDITIONS)) - 1
_OPERATIONS: dict[str, Callable[..., int]] = {
    "select": lambda a, b, c: (a & b) | (ALL & ~a & c),
    "xor": lambda a, b: a ^ b,
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
}


@dataclass
class MaskTables:
    """Masks as truth tables: bit k is the mask's value where condition i has the value of bit i of k.

    `tables` has those that were computed (None: there are too many conditions).
    """

    tables: dict[Value, int | None] = field(default_factory=lambda: {TRUE: ALL, FALSE: 0})
    condition_count: int = 0

    def of(self, mask: Value, depth: int = 0) -> int | None:
        if mask not in self.tables:
            is_operation = isinstance(mask, Instr) and mask.type == I1 and mask.op in _OPERATIONS
            is_expanded = is_operation and depth < _MAX_DEPTH_OF_MASKS
            self.tables[mask] = self._of_operation(mask, depth) if is_expanded else self._new_condition()
        return self.tables[mask]

    def _of_operation(self, mask: Value, depth: int) -> int | None:
        assert isinstance(mask, Instr)
        tables = [self.of(x, depth + 1) for x in mask.operands]
        known = [table for table in tables if table is not None]
        return _OPERATIONS[mask.op](*known) if len(known) == len(tables) else None

    def _new_condition(self) -> int | None:
        if self.condition_count == _MAX_CONDITIONS:
            return None
        bit = self.condition_count
        self.condition_count += 1
        return sum(1 << k for k in range(1 << _MAX_CONDITIONS) if k >> bit & 1)

    def simplified(self, mask: Value, lanes: int) -> Value:
        """The mask, or a part of it that is the same in these lanes (a table too)."""
        while isinstance(mask, Instr) and mask.op == "select" and mask.type == I1:
            table = self.of(mask) or 0
            same = [x for x in mask.operands[:2] if (known := self.of(x)) is not None and not (known ^ table) & lanes]
            if not same:
                break
            mask = same[0]
        return mask
