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

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from passes.analysis.divergence import Shapes
from passes.barriers.barrier_divergence import barrier_points, find_divergence
from passes.barriers.checked_continuation import check_entries
from passes.barriers.clone_continuation import clone_continuation
from passes.barriers.cut import cut_at, find_barriers, find_group_values
from passes.barriers.slot_access import Numbering, assign_slots, barrier_remarks
from passes.barriers.slots import check_allocas, item_index, place_exchange_memory, plan_slots
from passes.interface import NEXT_BYTES, SCRATCH_ALIGN, BarrierPoint
from passes.remarks import Remark
from wfv.ir.cfg import Cfg
from wfv.ir.core import Block, Function, Instr
from wfv.opencl.builtins import is_barrier


@dataclass(frozen=True)
class Continuations:
    """The continuations of a kernel: `functions[id]`; 0 is the kernel's start.

    `item_slots`: bytes of one element of each work-item slot; `group_slots`: bytes of each group slot. The functions'
    parameters `wfv.slotK` and `wfv.gslotK` point to them; each slot is aligned to `slot_align` bytes.
    `barriers[k - 1]`: where `functions[k]` starts, if barriers are checked when the kernel runs
    (passes/barriers/checked_continuation.py). The last work-item slot then has the next ids, and
    `functions[k + len(barriers)]` is a copy of `functions[k]` for groups that are complete.
    """

    functions: tuple[Function, ...]
    item_slots: tuple[int, ...]
    group_slots: tuple[int, ...]
    remarks: frozenset[Remark] = frozenset()
    barriers: tuple[BarrierPoint, ...] = ()
    slot_align: int = SCRATCH_ALIGN


def continuations_of(
    fn: Function,
    cfg: Cfg,
    barriers: list[tuple[Block, Instr]],
    analyze: Callable[[Function], Shapes],
    fits_index32: bool,
    least_size: Sequence[int],
) -> Continuations:
    """The continuations of the kernel `fn`, which has these barriers; the parameters of `split_at_barriers`."""
    group_shapes = analyze(fn)
    divergence = find_divergence(cfg, barriers, group_shapes, least_size)
    points = barrier_points(barriers, divergence, group_shapes)
    check_allocas(fn)
    kernel = cut_at(fn, cfg, is_barrier, find_group_values(cfg, group_shapes, divergence.loops))
    parts = [clone_continuation(kernel, number, number) for number in range(len(kernel.starts))]
    plan = plan_slots(kernel, parts)
    slots = assign_slots(kernel, parts, plan, Numbering(partial(item_index, fits_index32=fits_index32)))
    item_slots, copies = place_exchange_memory([part.fn for part in parts], slots.items), list[Function]()
    if points:
        copies = check_entries(parts, len(item_slots), fits_index32)
        item_slots, points = (*item_slots, NEXT_BYTES), tuple(points[part.start - 1] for part in parts[1:])
    functions = (*(part.fn for part in parts), *copies)
    remarks = barrier_remarks(kernel, parts, [barrier for _, barrier in barriers], points)
    return Continuations(functions, item_slots, slots.group, remarks, points, slots.align)


def split_at_barriers(
    fn: Function,
    analyze: Callable[[Function], Shapes],
    fits_index32: bool,
    least_size: Sequence[int],
) -> Continuations:
    """The continuations `NAME.c0`, `NAME.c1`, .. of the kernel `fn`, which is invalid afterwards.

    `fn` has been through passes/builtins/builtins.py. `analyze` returns its shapes with every local id varying; it is
    called only if there are barriers. `fits_index32` is that of wfv.options.Options; `least_size`: the local size that
    groups have at least. Raises BarrierDivergenceError for a barrier at which each launch would end with that error,
    and UnsupportedError for private memory that cannot be a slot.
    """
    cfg = Cfg(fn)
    barriers = find_barriers(cfg)
    if not barriers:
        fn.name = f"{fn.name}.c0"
        return Continuations((fn,), place_exchange_memory([fn], ()), ())
    return continuations_of(fn, cfg, barriers, analyze, fits_index32, least_size)
