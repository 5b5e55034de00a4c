"""Rules for what is executed once per lane, in lane order: atomics, volatile accesses, memset and the like."""

from __future__ import annotations

from collections.abc import Sequence

from passes.functions.masked_instructions import masked_parts, plain_instr
from passes.widen.layout import join_parts, lane_of_parts
from passes.widen.widener import Widener
from wfv.ir.core import Instr
from wfv.ir.types import VOID, StructType, VecType
from wfv.ir.values import Poison, Value
from wfv.opencl.builtins import libm_function


def widen_per_lane(w: Widener, instr: Instr) -> None:
    """One copy per lane."""
    w.remark("per lane", "no vector form: executed once per lane, in lane order")
    results = [w.emit.copy(instr, _lane_operands(w, instr.operands, i)) for i in range(w.lanes)]
    set_results(w, instr, results)


def widen_masked_per_lane(w: Widener, call: Instr) -> None:
    """One copy per lane, each behind a branch on the lane's own bit of the mask."""
    w.remark("per lane", "no vector form: executed once per active lane, in lane order")
    operands, mask, _ = masked_parts(call)
    instr, active = plain_instr(call), w.vector(mask)
    results: list[Value] = []
    for i in range(w.lanes):
        lane = _lane_operands(w, operands, i)
        results += _copy_if(w, w.build.extractelement(active, i), instr, lane)
    set_results(w, call, results)


def _copy_if(w: Widener, cond: Value, instr: Instr, operands: list[Value]) -> list[Value]:
    """The instruction on new operands behind a branch; its result is poison otherwise."""

    def emit_copy() -> list[Value]:
        result = w.emit.copy(instr, operands)
        return [] if instr.type == VOID else [result]

    return w.emit.if_else(cond, emit_copy, lambda: [] if instr.type == VOID else [Poison(instr.type)], instr.op)


def _lane_operands(w: Widener, values: Sequence[Value], i: int) -> list[Value]:
    return [_lane_operand(w, x, i) for x in values]


def _lane_operand(w: Widener, value: Value, i: int) -> Value:
    if isinstance(value.type, VecType) and not w.shape(value).is_uniform:
        return lane_of_parts(w, w.values.components(value), value.type, i)
    return w.values.lane(value, i)


def set_results(w: Widener, instr: Instr, results: Sequence[Value]) -> None:
    """Maps `instr` to vectors, one or one per field, of the results per lane, which are scalars or structs."""
    match instr.type:
        case StructType(elements=elements):
            fields = [[w.build.extractvalue(x, n) for x in results] for n in range(len(elements or ()))]
            w.values.set_components(instr, [w.build.join_lanes(field[0].type, field) for field in fields])
        case type if type != VOID:
            w.values.set_parts(instr, join_parts(w, type, results))


def call_per_lane(w: Widener, instr: Instr, args: list[Value], function: str) -> list[Value]:
    """A scalar call per lane: their results. `args` are new values, vectors or scalars of all lanes."""
    is_exact = w.facts.machine.math == "exact" and libm_function(function)
    why = f"exact math calls libm's scalar {function}" if is_exact else f"no vector form of {function}"
    w.remark("per lane", f"{why}: {w.lanes} scalar calls")
    lanes = [[w.build.extractelement(x, i) if isinstance(x.type, VecType) else x for x in args] for i in range(w.lanes)]
    return [w.emit.copy(instr, operands) for operands in lanes]
