"""The rule for comparisons of integers: by lanes' numbers where passes/narrow/lane_comparisons.py has marked them.

%c = icmp slt i32 %x, %n        (%x strided by one, %n uniform; 4 lanes)

%d = sub i64 %n64, %x64                                             ; of lane 0's %x
%t = (%d, at least -1 and at most 4) as i8
%c = icmp slt <4 x i8> <i8 0, i8 1, i8 2, i8 3>, (splat of %t)
"""

from __future__ import annotations

from passes.widen.arithmetic import widen_elementwise
from passes.widen.widener import Widener
from wfv.ir.core import Instr
from wfv.ir.types import I8, I64
from wfv.ir.values import Value, const_int

_MIRRORED = {"slt": "sgt", "sle": "sge", "sgt": "slt", "sge": "sle", "eq": "eq", "ne": "ne"}


def widen_comparison(w: Widener, instr: Instr) -> None:
    if instr.notes.compares_lanes:
        w.set_vector(instr, _compare_lanes(w, instr))
    else:
        widen_elementwise(w, instr)


def _compare_lanes(w: Widener, instr: Instr) -> Value:
    a, b = instr.operands
    predicate = instr.attrs["predicate"]
    if w.shape(b).is_strided:
        a, b, predicate = b, a, _MIRRORED[predicate]
    lanes = w.build.step_vector(I8)
    return w.build.icmp(predicate, lanes, w.build.splat(_first_lane_beyond(w, a, b), w.lanes))


def _first_lane_beyond(w: Widener, strided: Value, bound: Value) -> Value:
    """The lane at which the strided value is the bound, as a byte; a lane that does not exist if none is."""
    build = w.build
    base, end = (build.cast("sext", w.scalar(x), I64) for x in (strided, bound))
    lane, before, behind = build.binop("sub", end, base), const_int(I64, -1), const_int(I64, w.lanes)
    lane = build.select(build.icmp("slt", lane, before), before, lane)
    lane = build.select(build.icmp("sgt", lane, behind), behind, lane)
    return build.cast("trunc", lane, I8)
