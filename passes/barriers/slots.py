"""Slots: where the values live that get across a barrier.

A value of a work-item has one slot: an array over the work-items of the group, indexed by the linear local id. Private
memory (an alloca) is such a slot too. A value that is the same for the whole group has a slot of one element, with one
difficulty: the work-items run a continuation one after the other, so it must not change a slot that it loads.

    loop:  %i = phi [0, %entry], [%i.next, %loop]
           call void @barrier()
           %i.next = add i32 %i, 1          ; work-item 0 sets %i for the next iteration, work-item 1 counts it up again
           br %loop

A group value that some continuation both loads and changes has a slot for each barrier, and goes from slot to slot.
Where even that is not enough, since a barrier follows on itself, the continuation gets a twin: the one loads the first
slot and stores the second, the other the other way round, and each names the other as the next.
"""

from __future__ import annotations

from dataclasses import dataclass

from passes.barriers.clone_continuation import Continuation, Store, clone_continuation
from passes.barriers.cut import CutKernel
from passes.barriers.slot_sharing import share_slots
from wfv.ir.core import Instr
from wfv.ir.types import I32
from wfv.ir.values import ConstInt, const_int


@dataclass(frozen=True)
class Slot:
    """The place of a value (or of an alloca's memory); `at` is the barrier if it has a place for each, else 0."""

    value: Instr
    at: int = 0


class SlotPlan:
    """Which slot a value has at which barrier, and which continuations have twins."""

    def __init__(self, kernel: CutKernel, continuations: list[Continuation]) -> None:
        self.kernel, self.shared = kernel, share_slots(kernel)
        changed = [(c, s) for c in continuations for s in c.stores if self._is_hazard(c, s)]
        self.moving = {store.value for _, store in changed}
        self.swapped: dict[int, set[Instr]] = {}  # start -> values that its twins store for each other
        for c, store in changed:
            if store.barrier == c.start:
                self.swapped.setdefault(c.start, set()).add(store.value)
        self.twins = {start: len(continuations) + n for n, start in enumerate(self.swapped)}

    def _is_hazard(self, c: Continuation, store: Store) -> bool:
        return store.value in self.kernel.group and store.value in c.loads and c.loaded_value(store) is not store.value

    def slot(self, value: Instr, start: int, number: int) -> Slot:
        """The slot in which a value comes into the continuation `number`, which starts at `start`."""
        if value not in self.moving:
            return Slot(self.shared.get(value, value))
        return Slot(value, number if value in self.swapped.get(start, ()) else start)

    def next_number(self, c: Continuation, barrier: int) -> int:
        """The id of the continuation that is next when `c` comes to a barrier."""
        twin = self.twins.get(barrier)
        return twin if twin is not None and c.number == barrier else barrier

    def slot_of_load(self, c: Continuation, value: Instr) -> Slot:
        return self.slot(value, c.start, c.number)

    def slot_of_store(self, c: Continuation, store: Store) -> Slot:
        return self.slot(store.value, store.barrier, self.next_number(c, store.barrier))


def plan_slots(kernel: CutKernel, continuations: list[Continuation]) -> SlotPlan:
    """Decides on slots; adds the twins to `continuations`, and drops stores of what a slot holds already."""
    plan = SlotPlan(kernel, continuations)
    continuations += [clone_continuation(kernel, start, number) for start, number in plan.twins.items()]
    for c in continuations:
        _name_next(c, plan)
        _drop_unchanged(c, plan)
    return plan


def _name_next(c: Continuation, plan: SlotPlan) -> None:
    for block in c.fn.blocks:
        for number in block.terminator.operands if block.terminator.op == "ret" else ():
            assert isinstance(number, ConstInt), number
            block.terminator.operands = [const_int(I32, plan.next_number(c, number.value))]


def _drop_unchanged(c: Continuation, plan: SlotPlan) -> None:
    dropped = set()
    for store in c.stores:
        value = c.loaded_value(store)
        if value is not None and plan.slot_of_load(c, value) == plan.slot_of_store(c, store):
            dropped.add(store.instr)
    c.stores = [store for store in c.stores if store.instr not in dropped]
    for block in c.fn.blocks:
        block.instrs[:] = [instr for instr in block.instrs if instr not in dropped]
    c.drop_dead()
