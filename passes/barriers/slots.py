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

Values that are connected by phis share one slot, so that a loop around barriers copies nothing:

    loop:   %sum = phi [0, %entry], [%next, %loop]
            call void @barrier()                        ; %sum is live across it
            %next = fadd float %sum, %x
            call void @barrier()                        ; %next is live across it
            br %loop                                    ; %sum has the slot of %next: it is not stored again

Two values share a slot only if no barrier has both live across it.

A private variable must keep its value across a barrier, so its alloca becomes a work-item slot, in scratch.

Exchange memory, by which the work-items of a group pass values to each other, is such a slot of EXCHANGE_BYTES for each
of them. Code that wfv makes calls `wfv.exchange`, which returns its address, equal for all work-items of a group.
Callers choose the layout: usually an array of any type of at most EXCHANGE_BYTES, indexed by the linear local id. As
with `__local` memory, there must be a barrier between the accesses of two work-items to one address. The contents at
the kernel's start are undefined, and all callers in a kernel share the memory.

Before:                                                 After (the kernel has one other work-item slot):
    define i32 @k.c0(.., ptr noalias %wfv.exchange)         define i32 @k.c0(.., ptr noalias %wfv.slot1)
      store i64 %v, ptr %wfv.exchange                         store i64 %v, ptr %wfv.slot1

Source: coalescing of phis, as in Sreedhar et al., "Translating Out of Static Single Assignment Form" (SAS 1999).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from passes.barriers.clone_continuation import Continuation, Store, clone_continuation
from passes.barriers.cut import CutKernel
from passes.builtins.work_item_parameters import implicit_parameter
from wfv.errors import UnsupportedError
from wfv.ir.builder import Builder
from wfv.ir.core import Function, Instr
from wfv.ir.names import EXCHANGE, SLOT
from wfv.ir.types import I32
from wfv.ir.values import ConstInt, Value, const_int


def share_slots(kernel: CutKernel) -> dict[Instr, Instr]:
    """For each value that is stored in a work-item slot, the value that its slot is named after."""
    classes: dict[Instr, _Class] = {}
    for number in kernel.cuts.values():
        for value in kernel.stored(number):
            if value not in kernel.group_values:
                classes.setdefault(value, _Class([value])).barriers.add(number)
    for phi in sorted(kernel.order, key=kernel.order.__getitem__):
        for operand in phi.operands if phi.op == "phi" else ():
            if isinstance(operand, Instr) and not {phi, operand} & kernel.group_values:
                _merge(classes, phi, operand)
    return {value: min(found.values, key=kernel.order.__getitem__) for value, found in classes.items()}


class _Class:
    """Values that share a slot, and the barriers that any of them is live across."""

    def __init__(self, values: list[Instr]) -> None:
        self.values = values
        self.barriers: set[int] = set()


def _merge(classes: dict[Instr, _Class], a: Instr, b: Instr) -> None:
    first = classes.setdefault(a, _Class([a]))
    second = classes.setdefault(b, _Class([b]))
    if first is second or first.barriers & second.barriers:
        return
    first.values += second.values
    first.barriers |= second.barriers
    classes.update(dict.fromkeys(second.values, first))


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
    c.fn.remove(dropped)
    c.drop_dead()


def check_allocas(fn: Function) -> None:
    """Raises UnsupportedError for the first alloca of `fn` that cannot become a slot."""
    for alloca in (instr for instr in fn.instrs() if instr.op == "alloca"):
        what = ""
        if alloca not in fn.entry.instrs:
            what = "not allocated in the first block"
        elif alloca.operands and not isinstance(alloca.operands[0], ConstInt):
            what = "of variable size"
        elif alloca.attrs.get("addrspace"):
            what = "in an address space of its own"
        if what:
            raise UnsupportedError(
                f"private memory {what} in a kernel with barriers (%{alloca.name})",
                line=alloca.line,
                help="declare an array of constant size at the start of the kernel",
            )


EXCHANGE_BYTES = 16  # for each work-item: room for scalars of 2, 4 and 8 bytes side by side


def place_exchange_memory(fns: Sequence[Function], item_slots: tuple[int, ...]) -> tuple[int, ...]:
    """Makes the exchange memory one more work-item slot, in place, if any function has it; returns all slots."""
    found = [arg for fn in fns for arg in fn.args if arg.name == EXCHANGE]
    for arg in found:
        arg.name = f"{SLOT}{len(item_slots)}"
    return (*item_slots, EXCHANGE_BYTES) if found else item_slots


def item_index(build: Builder, fits_index32: bool) -> Value:
    """Builds `lid0 + lsize0 * (lid1 + lsize1 * lid2)`; `fits_index32` is that of wfv.options.Options."""
    ids = [implicit_parameter(build.fn, f"lid{dim}", fits_index32) for dim in range(3)]
    sizes = [implicit_parameter(build.fn, f"lsize{dim}", fits_index32) for dim in range(2)]
    index: Value = ids[2]
    for dim in (1, 0):
        row = build.binop("mul", index, sizes[dim], ("nuw", "nsw"), "row")
        index = build.binop("add", row, ids[dim], ("nuw", "nsw"), "item")
    return index
