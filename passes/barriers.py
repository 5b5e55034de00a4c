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

from passes.barrier_check import check_barriers
from passes.continuation import clone_continuation
from passes.cut import cut_at_barriers, find_barriers
from passes.divergence import Shapes
from passes.slot_access import check_allocas, place_slots
from passes.slots import plan_slots
from wfv.ir.cfg import Cfg
from wfv.ir.core import Function, Module


@dataclass(frozen=True)
class Continuations:
    """The parts of a kernel: `functions[id]`, 0 is the start.

    `item_slots`: bytes of an element of each slot that has one for every work-item; `group_slots`: bytes of each
    slot that the group has once. The functions' parameters `wfv.slotK` and `wfv.gslotK` point to them.
    """

    functions: tuple[Function, ...]
    item_slots: tuple[int, ...]
    group_slots: tuple[int, ...]


def split_at_barriers(
    module: Module, fn: Function, analyze: Callable[[Function], Shapes], small: bool = True
) -> Continuations:
    """Replaces the kernel `fn` in its module by its continuations `NAME.c0`, `NAME.c1`, ..; `fn` itself is used up.

    `fn` is as passes/ids.py leaves it; `analyze` gives its divergence with every local id varying, and is asked only if
    there are barriers. `small` is that of wfv.options.Options. Raises
    BarrierDivergenceError for a barrier that only some work-items of a group may reach.
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
    item_slots, group_slots = place_slots(kernel, parts, plan, small)
    return _replace(module, fn.name, Continuations(tuple(part.fn for part in parts), item_slots, group_slots))


def _replace(module: Module, name: str, continuations: Continuations) -> Continuations:
    """Puts the continuations in the kernel's place."""
    old = dict(module.functions)
    module.functions.clear()
    for fn in old.values():
        for new in continuations.functions if fn.name == name or fn in continuations.functions else (fn,):
            module.add(new)
    return continuations
