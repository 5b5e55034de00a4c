"""What happens once for each lane, in lane order: atomics, volatile accesses, memset and the like."""

from __future__ import annotations

from collections.abc import Sequence

from passes.functions.masked_instructions import masked_parts, plain_instr
from passes.widen.layout import collect, lane_value, pack
from passes.widen.state import Widener
from wfv.ir.core import Instr
from wfv.ir.types import VOID, StructType, VecType
from wfv.ir.values import Poison, Value


def widen_per_lane(w: Widener, instr: Instr) -> None:
    """One copy for each lane."""
    w.remark("per lane", "it has no vector form: once for each lane, in lane order")
    results = [w.copy(instr, _lane_operands(w, instr.operands, i)) for i in range(w.lanes)]
    set_results(w, instr, results)


def widen_masked_per_lane(w: Widener, call: Instr) -> None:
    """One copy for each lane behind a branch on the lane's own bit of the mask."""
    w.remark("per lane", "it has no vector form: once for each active lane, in lane order")
    operands, mask, _ = masked_parts(call)
    instr, bits = plain_instr(call), w.lanes_of(mask)
    results: list[Value] = []
    for i in range(w.lanes):
        lane = _lane_operands(w, operands, i)
        results += _copy_if(w, w.lane(bits, i), instr, lane)
    set_results(w, call, results)


def _copy_if(w: Widener, cond: Value, instr: Instr, operands: list[Value]) -> list[Value]:
    """The instruction on new operands behind a branch; its result is poison otherwise."""

    def do() -> list[Value]:
        made = w.copy(instr, operands)
        return [] if instr.type == VOID else [made]

    return w.choose(cond, do, lambda: [] if instr.type == VOID else [Poison(instr.type)], instr.op)


def _lane_operands(w: Widener, values: Sequence[Value], i: int) -> list[Value]:
    return [_lane_operand(w, x, i) for x in values]


def _lane_operand(w: Widener, value: Value, i: int) -> Value:
    if isinstance(value.type, VecType) and not w.shape(value).is_uniform:
        return lane_value(w, w.components(value), value.type, i)
    return w.lane_of(value, i)


def set_results(w: Widener, instr: Instr, results: Sequence[Value]) -> None:
    """The result of `instr`, one scalar (or struct) for each lane, as vectors: one, or one for each field."""
    match instr.type:
        case StructType(elements=elements):
            fields = [[w.build.extractvalue(x, n) for x in results] for n in range(len(elements or ()))]
            w.set_vector(instr, [w.join_lanes(field[0].type, field) for field in fields])
        case type if type != VOID:
            w.set_vector(instr, pack(type, collect(w, type, results)))
