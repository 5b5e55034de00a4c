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

A continuation returns the id of the next one: the number of the barrier that it reached, or -1 at the kernel's end. All
work-items of a group return the same id, so the group kernel is a loop: it runs one continuation for each work-item,
then the continuation whose id was returned. A barrier in a loop gives a continuation that reaches the same barrier.
If a barrier may diverge, the work-items store their ids instead (passes/barriers/checked_continuation.py).
Source: Karrenberg & Hack, "Improving Performance of OpenCL on CPUs" (CC 2012), section 5.
"""

from __future__ import annotations

from collections.abc import Callable

from passes.analysis.divergence import Shapes
from passes.barriers import kernel_with_barriers
from passes.barriers.continuations import Continuations
from passes.barriers.cut import find_barriers
from passes.barriers.exchange_memory import place_exchange_memory
from wfv.ir.cfg import Cfg
from wfv.ir.core import Function, Module


def split_at_barriers(
    module: Module, fn: Function, analyze: Callable[[Function], Shapes], fits_index32: bool = True
) -> Continuations:
    """Replaces the kernel `fn` in its module by its continuations `NAME.c0`, `NAME.c1`, ..; `fn` is invalid afterwards.

    `fn` has been through passes/kernel/builtins.py. `analyze` returns its shapes with every local id varying; it is
    called only if there are barriers. `fits_index32` is that of wfv.options.Options. Raises BarrierDivergenceError for
    a barrier that certainly only some work-items of a group reach, and UnsupportedError for private memory that cannot
    be a slot.
    """
    cfg = Cfg(fn)
    barriers = find_barriers(cfg)
    if not barriers:
        old = fn.name
        fn.name = f"{old}.c0"
        return _replace(module, old, Continuations((fn,), place_exchange_memory([fn], ()), ()))
    made = kernel_with_barriers.continuations_of(module, fn, cfg, barriers, analyze, fits_index32)
    return _replace(module, fn.name, made)


def _replace(module: Module, name: str, continuations: Continuations) -> Continuations:
    """Replaces the kernel in the module by its continuations, at the same position."""
    old = dict(module.functions)
    module.functions.clear()
    for fn in old.values():
        for new in continuations.functions if fn.name == name or fn in continuations.functions else (fn,):
            module.add(new)
    return continuations
