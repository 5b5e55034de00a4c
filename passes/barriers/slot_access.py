"""Numbers the slots, adds their parameters, and sets the addresses of the continuations' loads and stores.

Work-item slot k is the parameter `%wfv.slotK`, an array indexed by the linear local id
`lid0 + lsize0 * (lid1 + lsize1 * lid2)`; group slot k is the parameter `%wfv.gslotK`. A continuation has only the
parameters that it uses, in the same order in all continuations. Another `Numbering` has other names and another index.

A remark on each barrier names the values that are kept in memory across it, and the number of rematerialized values.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from passes.analysis.cause import source_name
from passes.barriers.clone_continuation import Continuation, memory_type
from passes.barriers.cut import CutKernel
from passes.barriers.slots import Slot, SlotPlan
from passes.interface import SCRATCH_ALIGN, BarrierPoint
from passes.remarks import Remark
from wfv.ir.builder import Builder
from wfv.ir.core import Function, Instr
from wfv.ir.edits import rewrite
from wfv.ir.names import GROUP_SLOT, SLOT
from wfv.ir.types import I8, PTR, ArrayType, PtrType, StructType, Type, VecType, align_of, round_up, size_of
from wfv.ir.uses import users_of
from wfv.ir.values import Argument, ConstInt, Value, unsigned

_NO_ESCAPE = re.compile(r"\b(?:noalias|nocapture|captures\([^)]*\)) ?")


@dataclass(frozen=True)
class Numbering:
    """`index` builds the index of a work-item in the work-item slots; their parameters are named `prefix` + number."""

    index: Callable[[Builder], Value]
    prefix: str = SLOT


def assign_slots(
    kernel: CutKernel, continuations: list[Continuation], plan: SlotPlan, numbering: Numbering
) -> SlotSizes:
    """Sets the addresses of all slot accesses; returns the slots' sizes and alignment."""
    used = {slot for c in continuations for slot in _slots_of(c, plan)}
    in_order = sorted(used, key=lambda slot: (kernel.order[slot.value], slot.barrier))
    numbered = _Numbered(
        items=[slot for slot in in_order if slot.value not in kernel.group_values],
        group=[slot for slot in in_order if slot.value in kernel.group_values],
        escaping={slot for slot in in_order if slot.value.op == "alloca" and _escapes(slot.value, kernel)},
    )
    stores_pointers = any(_holds_pointer(slot.value.type) for slot in used if slot.value.op != "alloca")
    for c in continuations:
        if stores_pointers:
            _drop_no_escape(c.fn)
        _Accesses(c, plan, numbered, numbering).complete()
    items, group = (tuple(size_of(_element(slot)) for slot in slots) for slots in (numbered.items, numbered.group))
    return SlotSizes(items, group, numbered.align)


@dataclass(frozen=True)
class SlotSizes:
    """The bytes of an element of each work-item slot, the bytes of each group slot, and the alignment of all slots."""

    items: tuple[int, ...]
    group: tuple[int, ...]
    align: int


@dataclass(frozen=True)
class _Numbered:
    """All slots in use; their indices in the lists are their numbers."""

    items: list[Slot]
    group: list[Slot]
    escaping: set[Slot]  # private memory to which stored pointers may point

    @property
    def align(self) -> int:
        return max([SCRATCH_ALIGN, *(_private_align(slot) for slot in self.items if slot.value.op == "alloca")])


def _slots_of(c: Continuation, plan: SlotPlan) -> set[Slot]:
    loads = {plan.slot_of_load(c, value) for value in c.loads}
    stores = {plan.slot_of_store(c, store) for store in c.stores}
    return loads | stores | {Slot(alloca) for alloca in c.allocas}


def _element(slot: Slot) -> Type:
    """The type of a slot's elements; private memory is padded to its alignment."""
    if slot.value.op != "alloca":
        return memory_type(slot.value.type)
    type = slot.value.attrs["elem_type"]
    count = math.prod(unsigned(operand) for operand in slot.value.operands if isinstance(operand, ConstInt))
    size = max(round_up(size_of(type) * count, _private_align(slot)), 1)
    return type if size == size_of(type) else ArrayType(size, I8)


def _private_align(slot: Slot) -> int:
    given: int = slot.value.align
    return max(given, align_of(slot.value.attrs["elem_type"]))


def _align(slot: Slot) -> int:
    return align_of(_element(slot))


class _Accesses:
    """The slot accesses of one continuation; the slots' addresses are computed at its entry."""

    def __init__(self, c: Continuation, plan: SlotPlan, numbered: _Numbered, numbering: Numbering) -> None:
        self.c, self.plan, self.slot_align = c, plan, numbered.align
        self.addresses: list[Instr] = []
        self.build = Builder(c.fn, self.addresses)
        used = _slots_of(c, plan)
        # In all continuations, the parameters of the local ids precede those of slots.
        index = numbering.index(self.build) if used & set(numbered.items) else None
        self.pointers: dict[Slot, Value] = {}
        for n, slot in enumerate(numbered.items):
            if slot in used and index is not None:
                pointer = self.parameter(f"{numbering.prefix}{n}", may_alias=slot in numbered.escaping)
                name = f"{slot.value.name}.slot"
                self.pointers[slot] = self.build.gep(_element(slot), pointer, [index], ("inbounds",), name)
        for n, slot in enumerate(numbered.group):
            if slot in used:
                self.pointers[slot] = self.parameter(f"{GROUP_SLOT}{n}", may_alias=False)

    def parameter(self, name: str, may_alias: bool) -> Argument:
        arg = Argument(PTR, name, f"{'' if may_alias else 'noalias '}noundef align {self.slot_align}")
        self.c.fn.args.append(arg)
        return arg

    def complete(self) -> None:
        for alloca, address in self.c.allocas.items():
            self.c.fn.substitute({address: self.pointers[Slot(alloca)]})
        for value, load in self.c.loads.items():
            self.fill_load(load, self.plan.slot_of_load(self.c, value))
        replaced = set(self.c.allocas.values())
        entry = self.c.fn.entry
        self.c.reloads[:0] = self.addresses
        entry.instrs = self.addresses + [instr for instr in entry.instrs if instr not in replaced]
        slots = {store.instr: self.plan.slot_of_store(self.c, store) for store in self.c.stores}
        rewrite(self.c.fn, lambda instr, build: self.fill_store(instr, slots[instr], build) if instr in slots else None)

    def fill_load(self, load: Instr, slot: Slot) -> None:
        if load.op == "load":
            load.operands, load.attrs = [self.pointers[slot]], {"align": _align(slot)}
        else:
            load.operands = [self.build.load(_element(slot), self.pointers[slot], _align(slot), name=load.name)]

    def fill_store(self, store: Instr, slot: Slot, build: Builder) -> None:
        (value,) = store.operands
        if value.type != _element(slot):
            value = build.cast("zext", value, _element(slot))
        store.operands, store.attrs = [value, self.pointers[slot]], {"align": _align(slot)}


def _holds_pointer(type: Type) -> bool:
    match type:
        case PtrType():
            return True
        case VecType(element=element) | ArrayType(element=element):
            return _holds_pointer(element)
        case StructType(elements=elements) if elements is not None:
            return any(map(_holds_pointer, elements))
    return False


def _drop_no_escape(fn: Function) -> None:
    """Drops noalias, nocapture and captures(..) of the parameters.

    A pointer that is loaded from a slot may point to a parameter's memory, and LLVM cannot see that.
    """
    for arg in fn.args:
        arg.attrs = _NO_ESCAPE.sub("", arg.attrs).strip()


def _escapes(alloca: Instr, kernel: CutKernel) -> bool:
    """Whether a pointer to private memory may be stored: it has uses other than accesses and address arithmetic."""
    work = [alloca]
    stored = {value for number in kernel.cuts.values() for value in kernel.stored(number)}
    users = users_of(kernel.fn.instrs())
    while work:
        pointer = work.pop()
        for user in users.get(pointer, ()):
            is_access = user.op == "load" or (user.op == "store" and user.operands[0] is not pointer)
            if user.op == "getelementptr" and user not in stored:
                work.append(user)
            elif not is_access and not user.callee.startswith("llvm.lifetime."):
                return True
    return False


MAX_NAMES = 6  # in a remark


def barrier_remarks(
    kernel: CutKernel, parts: Sequence[Continuation], barriers: Iterable[Instr], points: Sequence[BarrierPoint]
) -> frozenset[Remark]:
    """One remark for each barrier; `parts[k]` starts at barrier k. `points`: of all barriers, if they are checked."""
    checks = [_check(point) for point in points] or [""] * len(kernel.cuts)
    return frozenset(
        Remark(barrier.line, "barrier", "barrier", "", _kept(kernel, parts[number], number) + check)
        for number, (barrier, check) in enumerate(zip(barriers, checks, strict=False), 1)  # copies are last
    )


def _check(point: BarrierPoint) -> str:
    why = f", because work-items may diverge at {point.branch}" if point.branch else ""
    return f"; checked at run time, and what is after it runs under a mask{why}"


def _kept(kernel: CutKernel, part: Continuation, number: int) -> str:
    stored = kernel.stored(number)
    items = [value for value in stored if value not in kernel.group_values]
    size = sum(size_of(memory_type(value.type)) for value in items)
    names = ", ".join(list(dict.fromkeys(f"%{source_name(value.name)}" for value in items))[:MAX_NAMES])
    kept = [
        f"{_count(len(items), 'value')} of each work-item ({size} bytes: {names})" if items else "",
        f"{len(stored) - len(items)} of the group" if len(items) < len(stored) else "",
        f"{_count(len(part.allocas), 'private variable')}" if part.allocas else "",
    ]
    rematerialized = len(kernel.live[number]) - len(stored)
    after = f"; rematerialized after it: {_count(rematerialized, 'value')}" if rematerialized else ""
    return f"kept in memory across it: {', '.join(filter(None, kept)) or 'nothing'}{after}"


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'s' * (number != 1)}"
