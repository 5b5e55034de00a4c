"""Splits a kernel that has barriers: passes/barriers/barriers_to_continuations.py shows what comes out.

Most kernels have none, and do not load this file and what it needs.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from passes.analysis.divergence import Shapes
from passes.barriers.barrier_divergence import find_divergence
from passes.barriers.barrier_points import barrier_points
from passes.barriers.barrier_remarks import barrier_remarks
from passes.barriers.checked_continuation import check_entries
from passes.barriers.clone_continuation import clone_continuation
from passes.barriers.continuations import Continuations
from passes.barriers.cut import cut_at_barriers
from passes.barriers.exchange_memory import place_exchange_memory
from passes.barriers.item_index import item_index
from passes.barriers.private_memory import check_allocas
from passes.barriers.slot_access import Numbering, assign_slots
from passes.barriers.slots import plan_slots
from passes.interface import NEXT_BYTES
from passes.kernel_hints import required_local_size
from wfv.ir.cfg import Cfg
from wfv.ir.core import Block, Function, Instr, Module


def continuations_of(
    module: Module,
    fn: Function,
    cfg: Cfg,
    barriers: list[tuple[Block, Instr]],
    analyze: Callable[[Function], Shapes],
    fits_index32: bool,
) -> Continuations:
    """The continuations of the kernel `fn`, which has these barriers; the parameters of `split_at_barriers`."""
    group_shapes = analyze(fn)
    divergence = find_divergence(cfg, barriers, group_shapes, required_local_size(module, fn))
    points = barrier_points(barriers, divergence, group_shapes)
    check_allocas(fn)
    kernel = cut_at_barriers(fn, cfg, group_shapes, divergence.loops)
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
