"""Claims on slots, the memory of values that are live across barriers (passes/barriers/slots.py).

* Group slots: all work-items store one value, because the group keeps one of it.
* Work-item slots: no use is made of the element of a work-item that has not reached the barrier, as it has returned.
  Slots are loaded before the test whether it has (passes/barriers/checked_continuation.py); the loaded value is poison
  here, so that a use of it shows.
"""

from typing import Any

from wfv.fuzz.claims.broken import BrokenClaimError
from wfv.ir.interp import Memory, agreed
from wfv.ir.interp.memory import SPACE_BITS
from wfv.ir.interp.values import poison
from wfv.ir.types import Type


class SlotMemory(Memory):
    """`begin` tells of the next continuation that a group runs."""

    def __init__(self) -> None:
        super().__init__()
        self._group_slots = dict[int, str]()  # by the upper bits of their addresses
        self._stored = dict[int, Any]()
        self._unreached = dict[int, tuple[int, frozenset[int]]]()

    def begin_group(self, group_slots: dict[str, int]) -> None:
        """A group begins, with these addresses of its group slots by their names."""
        self._group_slots = {address >> SPACE_BITS: name for name, address in group_slots.items()}
        self.begin({}, frozenset())

    def begin(self, item_slots: dict[int, int], unreached: frozenset[int]) -> None:
        """A continuation begins, which the work-items `unreached` do not run.

        `item_slots`: the bytes of an element of each work-item slot, by the slot's address.
        """
        self._stored.clear()
        self._unreached = {at >> SPACE_BITS: (size, unreached) for at, size in item_slots.items()} if unreached else {}

    def load(self, address: Any, type: Type, align: int = 1) -> Any:
        found = super().load(address, type, align)
        size, unreached = self._unreached.get(address >> SPACE_BITS, (1, frozenset[int]()))
        if unreached and (address - self.allocations[address >> SPACE_BITS].base) // size in unreached:
            return poison(type)
        return found

    def store(self, address: Any, value: Any, type: Type, align: int = 1) -> None:
        super().store(address, value, type, align)
        if (name := self._group_slots.get(address >> SPACE_BITS)) is not None:
            before = self._stored.setdefault(address, value)
            self._stored[address] = common = agreed(before, value)
            if common is None:
                raise BrokenClaimError(f"{name} is not uniform in the group: work-items store {before} and {value}")
