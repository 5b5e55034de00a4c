"""A function that runs a whole sub-group, one work-item at a time, through its meetings.

    define i32 @k.c0(.., i64 %wfv.lid0, i64 %wfv.lsize0)          ; %wfv.lid0: the first work-item of the sub-group
        next[lane] = 0 for all lanes
        while the lowest number in next[] is not -1 (which counts as the highest):
            switch it:
                case k: the meeting of the lanes that are at k    (passes/sub_groups/combine.py)
                        for these lanes: next[lane] = continuation k for work-item %wfv.lid0 + lane
        return what a continuation stored last

Work-items that come to a meeting with a higher number wait there, so those that diverge meet again where their paths
join, as in SIMD code. Where they cannot diverge, all have the same number: it is kept once, and not compared.
"""

from __future__ import annotations

from dataclasses import dataclass

from passes.analysis import Shapes
from passes.barriers.barrier_divergence import find_divergence
from passes.barriers.cut import find_cuts
from passes.barriers.private_memory import check_allocas
from passes.functions.names import MASK
from passes.sub_groups.continuations import split_at_meetings
from passes.sub_groups.lane_loop import no_unrolling
from passes.sub_groups.meeting_memory import Meeting, add_parameters, exchange_through_memory
from passes.sub_groups.reconvergence import meet_in_each_iteration
from passes.sub_groups.runner import build_runner
from wfv.ir.cfg import Cfg
from wfv.ir.core import Function, Module
from wfv.ir.intrinsics import Primitive, is_exchange
from wfv.ir.types import I32
from wfv.ir.values import Argument

# With more meetings, LLVM is not to unroll the loops over the lanes: it would keep the memory of each lane in registers
# across the dispatch, and its time would grow with the square of the number of meetings.
UNROLLED = 8


@dataclass(frozen=True)
class SubGroupForm:
    """`fn` runs a sub-group; `parts` are the continuations that it calls."""

    fn: Function
    parts: tuple[Function, ...]


def has_exchange(fn: Function) -> bool:
    """Whether the work-items of a sub-group come together in `fn`."""
    return any(is_exchange(instr.callee) for instr in fn.instrs())


def may_diverge(fn: Function, lane_shapes: Shapes) -> bool:
    """Whether work-items of a sub-group may come to different exchanges of `fn`."""
    cfg = Cfg(fn)
    found = find_divergence(cfg, find_cuts(cfg, is_exchange), lane_shapes, refuses_certain=False)
    return bool(found.branches)


def run_by_sub_group(
    module: Module, fn: Function, lanes: int, fits_index32: bool = True, diverges: bool = True
) -> SubGroupForm:
    """The function that runs the scalar form `fn`, which has no queries, for a sub-group; `fn` is invalid afterwards.

    If `fn` has a mask, it is true for all work-items. `diverges`: whether its work-items may come to different
    exchanges. `fits_index32`: that of wfv.options.Options. Raises UnsupportedError for private memory that cannot have
    an element for each lane.
    """
    check_allocas(fn)
    args = [Argument(arg.type, arg.name, arg.attrs) for arg in fn.args if arg.name != MASK]
    runner = Function(fn.name, fn.ret, args)
    fn.name += ".lanes"
    add_parameters(fn)
    meetings = exchange_through_memory(fn, lanes)
    if diverges:
        meetings |= dict.fromkeys(meet_in_each_iteration(fn, Cfg(fn)), Meeting(Primitive("barrier"), I32))
    parts = split_at_meetings(fn, meetings)
    metadata = no_unrolling(module) if len(parts.meetings) > UNROLLED else ""
    build_runner(runner, parts, lanes, fits_index32, diverges, metadata)
    return SubGroupForm(runner, parts.functions)
