"""Plans the slots: in which memory each value that is live across a barrier is stored.

A value of a work-item has one slot: an array over the work-items of the group, indexed by the linear local id. Private
memory (an alloca) is such a slot too. A group value has a slot of one element. Vectors of work-items run a continuation
one after the other, so a continuation must not change a group slot that it loads:

    loop:  %i = phi [0, %entry], [%i.next, %loop]
           call void @barrier()
           %i.next = add i32 %i, 1          ; work-item 0 stores the next %i; work-item 1 would load it and add 1 again
           br %loop

A group value that some continuation both loads and changes therefore has a slot for each barrier, and each continuation
stores it to the slot of the barrier that it reaches. If that barrier is the one where the continuation started, load
and store would still use the same slot. Such a continuation gets a double-buffered copy, and the value a second slot:
the original loads the first slot, stores to the second, and returns the copy's id; the copy does the opposite.
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
    """The slot of a value, or of an alloca's memory.

    `barrier`: for a value with one slot per barrier, the barrier; else 0.
    """

    value: Instr
    barrier: int = 0


class SlotPlan:
    """Which slot a value has at which barrier, and which continuations have double-buffered copies.

    `per_barrier`: group values with a slot for each barrier. `double_buffered`: for each start, the values that
    the continuation and its copy each store to the slot that the other loads. `copies`: by start, the id of the copy.
    """

    def __init__(self, kernel: CutKernel, continuations: list[Continuation]) -> None:
        self.kernel, self.shared = kernel, share_slots(kernel)
        changed = [(c, s) for c in continuations for s in c.stores if self._is_hazard(c, s)]
        self.per_barrier = {store.value for _, store in changed}
        self.double_buffered: dict[int, set[Instr]] = {}
        for c, store in changed:
            if store.barrier == c.start:
                self.double_buffered.setdefault(c.start, set()).add(store.value)
        self.copies = {start: len(continuations) + n for n, start in enumerate(self.double_buffered)}

    def _is_hazard(self, c: Continuation, store: Store) -> bool:
        """Whether `c` changes a group value that it also loads."""
        is_loaded = store.value in self.kernel.group_values and store.value in c.loads
        return is_loaded and c.loaded_value(store) is not store.value

    def slot(self, value: Instr, start: int, number: int) -> Slot:
        """The slot from which the continuation `number`, which starts at `start`, loads a value."""
        if value not in self.per_barrier:
            return Slot(self.shared.get(value, value))
        return Slot(value, number if value in self.double_buffered.get(start, ()) else start)

    def next_number(self, c: Continuation, barrier: int) -> int:
        """The id that `c` returns at a barrier."""
        copy = self.copies.get(barrier)
        return copy if copy is not None and c.number == barrier else barrier

    def slot_of_load(self, c: Continuation, value: Instr) -> Slot:
        return self.slot(value, c.start, c.number)

    def slot_of_store(self, c: Continuation, store: Store) -> Slot:
        return self.slot(store.value, store.barrier, self.next_number(c, store.barrier))


def plan_slots(kernel: CutKernel, continuations: list[Continuation]) -> SlotPlan:
    """Plans the slots; appends the double-buffered copies to `continuations`, and drops stores that change nothing."""
    plan = SlotPlan(kernel, continuations)
    continuations += [clone_continuation(kernel, start, number) for start, number in plan.copies.items()]
    for c in continuations:
        _set_next(c, plan)
        _drop_unchanged(c, plan)
    return plan


def _set_next(c: Continuation, plan: SlotPlan) -> None:
    """Returns the id of a double-buffered copy where the plan says so."""
    for block in c.fn.blocks:
        for number in block.terminator.operands if block.terminator.op == "ret" else ():
            assert isinstance(number, ConstInt), number
            block.terminator.operands = [const_int(I32, plan.next_number(c, number.value))]


def _drop_unchanged(c: Continuation, plan: SlotPlan) -> None:
    """Drops stores of a value to the slot from which it was loaded."""
    dropped = set()
    for store in c.stores:
        value = c.loaded_value(store)
        if value is not None and plan.slot_of_load(c, value) == plan.slot_of_store(c, store):
            dropped.add(store.instr)
    c.stores = [store for store in c.stores if store.instr not in dropped]
    for block in c.fn.blocks:
        block.instrs[:] = [instr for instr in block.instrs if instr not in dropped]
    c.drop_dead()
