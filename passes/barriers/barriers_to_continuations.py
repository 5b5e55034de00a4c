"""Splits a kernel at its barriers into continuations: functions that run from one barrier to the next.

Before:                                            After:
    define i32 @k(ptr %x, i64 %wfv.lid0) {             define i32 @k.c0(.., ptr %wfv.slot0) {
    entry:                                             entry:
      %v = load i32, ptr %x                              %item = ...       ; lid0 + lsize0 * (lid1 + lsize1 * lid2)
      call void @_Z7barrierj(i32 1)                      %v.slot = getelementptr inbounds i32, ptr %wfv.slot0, i64 %item
      store i32 %v, ptr %x                               %v = load i32, ptr %x
      ret i32 -1                                         store i32 %v, ptr %v.slot
    }                                                    ret i32 1
                                                       }
                                                       define i32 @k.c1(.., ptr %wfv.slot0) {
                                                       entry.c1:
                                                         %v.slot = ...
                                                         %v = load i32, ptr %v.slot
                                                         store i32 %v, ptr %x
                                                         ret i32 -1
                                                       }

A continuation returns the id of the next one: the number of the barrier that it came to, or -1. All work-items of a
group return the same, so the group kernel is a loop that runs the chosen continuation for each work-item, until none is
left. A barrier in a loop makes a continuation that comes to that barrier again.
Source: Karrenberg & Hack, "Improving Performance of OpenCL on CPUs" (CC 2012), section 5.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from passes.analysis.cause import source_name
from passes.analysis.divergence import Shapes
from passes.barriers.barrier_divergence import check_barriers
from passes.barriers.clone_continuation import Continuation, clone_continuation, memory_type
from passes.barriers.cut import CutKernel, cut_at_barriers, find_barriers
from passes.barriers.slot_access import assign_slots, check_allocas
from passes.barriers.slots import plan_slots
from passes.remarks import Remark
from wfv.ir.cfg import Cfg
from wfv.ir.core import Function, Instr, Module
from wfv.ir.types import size_of

MAX_NAMES = 6  # in a remark


@dataclass(frozen=True)
class Continuations:
    """The parts of a kernel: `functions[id]`, 0 is the start.

    `item_slots`: bytes of an element of each slot that has one for every work-item; `group_slots`: bytes of each
    slot that the group has once. The functions' parameters `wfv.slotK` and `wfv.gslotK` point to them.
    """

    functions: tuple[Function, ...]
    item_slots: tuple[int, ...]
    group_slots: tuple[int, ...]
    remarks: frozenset[Remark] = frozenset()


def split_at_barriers(
    module: Module, fn: Function, analyze: Callable[[Function], Shapes], fits_index32: bool = True
) -> Continuations:
    """Replaces the kernel `fn` in its module by its continuations `NAME.c0`, `NAME.c1`, ..; `fn` itself is used up.

    `fn` is as passes/kernel/builtins.py leaves it; `analyze` gives its divergence with every local id varying, and is
    asked only if there are barriers. `fits_index32` is that of wfv.options.Options. Raises BarrierDivergenceError for a
    barrier that only some work-items of a group may reach.
    """
    cfg = Cfg(fn)
    barriers = find_barriers(cfg)
    if not barriers:
        old = fn.name
        fn.name = f"{old}.c0"
        return _replace(module, old, Continuations((fn,), (), ()))
    group_shapes = analyze(fn)
    check_barriers(cfg, barriers, group_shapes)
    check_allocas(fn)
    kernel = cut_at_barriers(fn, cfg, group_shapes)
    parts = [clone_continuation(kernel, number, number) for number in range(len(kernel.starts))]
    plan = plan_slots(kernel, parts)
    item_slots, group_slots = assign_slots(kernel, parts, plan, fits_index32)
    functions = tuple(part.fn for part in parts)
    remarks = _remarks(kernel, parts, [barrier for _, barrier in barriers])
    return _replace(module, fn.name, Continuations(functions, item_slots, group_slots, remarks))


def _remarks(kernel: CutKernel, parts: list[Continuation], barriers: list[Instr]) -> frozenset[Remark]:
    """What is kept in memory across each barrier."""
    return frozenset(
        Remark(barrier.line, "barrier", "barrier", "", _kept(kernel, parts[number], number))
        for number, barrier in enumerate(barriers, 1)
    )


def _kept(kernel: CutKernel, part: Continuation, number: int) -> str:
    stored = kernel.stored(number)
    items = [value for value in stored if value not in kernel.group]
    size, anew = sum(size_of(memory_type(value.type)) for value in items), len(kernel.live[number]) - len(stored)
    names = ", ".join(list(dict.fromkeys(f"%{source_name(value.name)}" for value in items))[:MAX_NAMES])
    parts = [
        f"{_count(len(items), 'value')} of each work-item ({size} bytes: {names})" if items else "",
        f"{len(stored) - len(items)} of the group" if len(items) < len(stored) else "",
        f"{_count(len(part.allocas), 'private variable')}" if part.allocas else "",
    ]
    kept = ", ".join(filter(None, parts)) or "nothing"
    return f"kept in memory across it: {kept}" + (f"; computed anew behind it: {_count(anew, 'value')}" if anew else "")


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'s' * (number != 1)}"


def _replace(module: Module, name: str, continuations: Continuations) -> Continuations:
    """Puts the continuations in the kernel's place."""
    old = dict(module.functions)
    module.functions.clear()
    for fn in old.values():
        for new in continuations.functions if fn.name == name or fn in continuations.functions else (fn,):
            module.add(new)
    return continuations
