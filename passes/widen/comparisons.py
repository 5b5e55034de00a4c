"""Comparisons of 64-bit numbers that are known distances apart: the distances are compared, in 32 bits.

Before (%id = base + lane), for 8 lanes:    After:
    %c = icmp slt i64 %id, %n                   %far = %n, at least -1, at most 2^62 + 1
                                                %d = sub i64 %far, %id
                                                %near = %d, at least -1, at most 8
                                                %t = trunc i64 %near to i32
                                                %c = icmp slt <8 x i32> <i32 0, .., i32 7>, splat (i32 %t)

Ids in Python are 64 bits wide, and so is the result of `get_global_id`. A comparison of them takes twice as many
registers as data of 32 bits has, and its masks are packed or joined. A vote on one of distances needs no vector.

The numbers of active lanes are in 0 .. 2^62 (passes/analysis/ranges.py). So `base + distance` does not wrap there, with
no distance as large as 2^32, though a base that only inactive lanes have may be negative; nor does `far - base`.
A bound beyond `far` compares as `far` does, a distance beyond `near` as `near`; both ends of `near` fit in 32 bits.
"""

from passes.analysis.ranges import range_of
from passes.widen.arithmetic import widen_elementwise
from passes.widen.emitter import integers
from passes.widen.widener import Widener
from wfv.ir.builder import Builder
from wfv.ir.core import Instr
from wfv.ir.types import I32, I64
from wfv.ir.values import Value, const_int

_MOST, _MOST_APART = 1 << 62, (1 << 31) - 1
_MIRRORED = str.maketrans("gl", "lg")


def widen_comparison(w: Widener, instr: Instr) -> None:
    """icmp T -> icmp <lanes x T>, or <lanes x i32> of distances."""
    if not w.shape(instr).has_base:
        for predicate, a, b in _orders(instr):
            if w.shape(b).is_uniform and _is_near(w, a):
                return w.set_vector(instr, _compared(w, predicate, a, b))
    widen_elementwise(w, instr)


def _orders(instr: Instr) -> list[tuple[str, Value, Value]]:
    """The comparison, and its mirror image."""
    predicate, (a, b) = instr.attrs["predicate"], instr.operands
    mirrored = predicate if predicate in ("eq", "ne") else predicate.translate(_MIRRORED)
    return [(predicate, a, b), (mirrored, b, a)]


def _is_near(w: Widener, value: Value) -> bool:
    """Whether the numbers of active lanes are in 0 .. 2^62, at known distances from their base."""
    shape = w.shape(value)
    if value.type != I64:
        return False
    distances = shape.lane_offsets(w.lanes) if shape.has_base else (0,)
    return any(distances) and max(map(abs, distances)) < _MOST_APART and range_of(value)[1] <= _MOST


def _compared(w: Widener, predicate: str, value: Value, bound: Value) -> Value:
    """Whether `base + distance`, of each lane, is in this relation to the bound."""
    distances, far = w.shape(value).lane_offsets(w.lanes), w.scalar(bound)
    if predicate[0] == "u":
        far = _limited(w.build, "ult", far, _MOST + 1)
    else:
        far = _limited(w.build, "sgt", _limited(w.build, "slt", far, _MOST + 1), -1)
    distance = w.build.binop("sub", far, w.scalar(value))
    near = _limited(w.build, "sgt", _limited(w.build, "slt", distance, max(distances) + 1), min(distances) - 1)
    splat = w.build.splat(w.build.cast("trunc", near, I32), w.lanes)
    return w.build.icmp(predicate.replace("u", "s"), integers(I32, distances), splat)


def _limited(build: Builder, predicate: str, value: Value, limit: int) -> Value:
    """The smaller (`slt`, `ult`) or the larger (`sgt`) of a 64-bit number and a limit."""
    constant = const_int(I64, limit)
    return build.select(build.icmp(predicate, value, constant), value, constant)
