"""Rules for operations that run once per lane, in lane order: atomics, volatile accesses, memset and the like.

Where all lanes access one address and the old value is not used, the lanes are combined in registers:

    atomicrmw add ptr %p, i32 %v monotonic       %s = call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %v)
                                                 atomicrmw add ptr %p, i32 %s monotonic

Inactive lanes contribute the operation's neutral element. Without any active lane there is no access, except to a
variable in local memory, which then does not change. Atomics on floats stay lane by lane: their sums depend on the
order.

Other atomics whose old value is not used run in a loop over the lanes (lane_loops.py).
"""

from collections.abc import Sequence
from functools import partial
from typing import TypeGuard

from passes.functions.masked_memory import masked_parts, plain_instr
from passes.sub_groups.combine import active_or_neutral, reduced
from passes.widen.addresses import replicate_gep
from passes.widen.lane_copies import is_for_lanes, update_lanes
from passes.widen.lane_loops import COPIES, widen_in_lane_loop
from passes.widen.widener import Widener
from wfv.ir.core import Instr, is_op
from wfv.ir.names import LOCAL_VARIABLE
from wfv.ir.types import VOID, StructType, VecType
from wfv.ir.values import TRUE, Argument, ConstInt, Value
from wfv.opencl.builtins import libm_function

_REASON = "no vector form: executed once per active lane, in lane order, in a loop"


def widen_per_lane(w: Widener, instr: Instr) -> None:
    """One copy per lane."""
    w.remark("per lane", "no vector form: executed once per lane, in lane order")
    results = [w.emit.copy(instr, [_lane_operand(w, x, i) for x in instr.operands]) for i in range(w.lanes)]
    set_results(w, instr, results)


def widen_masked_per_lane(w: Widener, call: Instr) -> None:
    """One copy per lane, each after a branch on the lane's own bit of the mask."""
    w.remark("per lane", "no vector form: executed once per active lane, in lane order")
    operands, mask, _ = masked_parts(call)
    instr, active = plain_instr(call), w.vector(mask)
    results: list[Value] = []
    for i in range(w.lanes):
        copy = partial(w.emit.copy, instr, [_lane_operand(w, x, i) for x in operands])
        results += w.emit.if_active(w.build.extractelement(active, i), copy, instr.type, instr.op)
    set_results(w, call, results)


def _lane_operand(w: Widener, value: Value, i: int) -> Value:
    """Lane i of an operand. An address is computed from its index, whose elements are often half as wide."""
    if is_op(value, "getelementptr") and _is_vector(w, value):
        return replicate_gep(w, value, [_lane_part(w, x, i) for x in value.operands])
    if isinstance(value.type, VecType) and not w.shape(value).is_uniform:
        return w.build.lane_of_parts(w.values.components(value), value.type, i)
    return w.values.lane(value, i)


def _lane_part(w: Widener, value: Value, i: int) -> Value:
    """Lane i of a part of an address: what an access of a scalar computes itself is computed of scalars."""
    if is_op(value, "getelementptr"):
        return _lane_operand(w, value, i)
    if is_op(value, "sext", "zext", "shl") and _is_vector(w, value):
        first, *constant = value.operands
        if all(isinstance(each, ConstInt) for each in constant):
            return w.emit.copy(value, [_lane_part(w, first, i), *constant])
    return w.values.lane(value, i)


def _is_vector(w: Widener, value: Value) -> bool:
    return w.shape(value).is_varying and not w.values.is_replicated(value)


def set_results(w: Widener, instr: Instr, results: Sequence[Value]) -> None:
    """Maps `instr` to vectors, one or one per field, of the results per lane, which are scalars or structs."""
    if isinstance(instr.type, StructType):
        fields = [[w.build.extractvalue(x, n) for x in results] for n in range(len(instr.type.elements or ()))]
        w.values.set_parts(instr, [w.build.join_lanes(field[0].type, field) for field in fields])
    elif instr.type != VOID:
        w.values.set_parts(instr, w.build.join_parts(instr.type, results))


def call_per_lane(w: Widener, instr: Instr, args: list[Value], function: str) -> list[Value]:
    """A scalar call per lane: their results. `args` are new values, vectors or scalars of all lanes."""
    is_exact = w.facts.machine.math == "exact" and libm_function(function)
    why = f"exact math calls libm's scalar {function}" if is_exact else f"no vector form of {function}"
    w.remark("per lane", f"{why}: {w.lanes} scalar calls")
    lanes = [[w.build.extractelement(x, i) if isinstance(x.type, VecType) else x for x in args] for i in range(w.lanes)]
    return [w.emit.copy(instr, operands) for operands in lanes]


# Operation of an atomicrmw -> the operation that combines the lanes' values.
_REDUCTIONS = {"sub": "add"} | {name: name for name in ("add", "or", "xor", "and", "max", "min", "umax", "umin")}
_OF_ZERO_EXTENDED = {"max": "umax", "min": "umin"}  # no such number is negative


def widen_atomicrmw(w: Widener, instr: Instr) -> None:
    if _is_reducible(w, instr, instr):
        _update(w, instr, instr.operands, None)
    elif instr in w.facts.used or w.lanes <= COPIES:
        widen_per_lane(w, instr)
    else:
        w.remark("per lane", _REASON)
        widen_in_lane_loop(w, instr, instr, instr.operands, TRUE)


def widen_masked_atomic(w: Widener, call: Instr) -> None:
    """The wfv.* calls that passes/linearize/guarded_effects.py makes of atomics and of volatile accesses."""
    operands, mask, _ = masked_parts(call)
    instr = plain_instr(call)
    if _is_reducible(w, call, instr):
        _combine_masked(w, instr, operands, w.vector(mask))
    elif instr.op != "atomicrmw" or call in w.facts.used:
        widen_masked_per_lane(w, call)
    else:
        w.remark("per lane", _REASON)
        widen_in_lane_loop(w, call, instr, operands, mask)


def _combine_masked(w: Widener, instr: Instr, operands: Sequence[Value], lanes: Value) -> None:
    pointer, value = operands
    update = partial(_update, w, instr, operands, lanes)
    if is_for_lanes(w, instr, pointer, value) or (_is_variable(pointer) and not _is_narrowed(value, instr)):
        update()  # without a test, LLVM keeps the variable in a register
    else:
        w.emit.if_then(w.build.any_lane(lanes), update)


def _update(w: Widener, instr: Instr, operands: Sequence[Value], mask: Value | None) -> None:
    """One update by all lanes under `mask` (None: all lanes)."""
    pointer, value = operands
    if is_for_lanes(w, instr, pointer, value):
        update_lanes(w, instr, pointer, value, _REDUCTIONS[instr.attrs["operation"]], mask)
    else:
        w.emit.copy(instr, [w.scalar(pointer), _combined(w, instr, value, mask)])


def _is_variable(pointer: Value) -> bool:
    """Whether it points to a variable in local memory, which is there even if no lane is active."""
    return isinstance(pointer, Argument) and pointer.name.startswith(LOCAL_VARIABLE)


def _is_reducible(w: Widener, old: Instr, instr: Instr) -> bool:
    """`instr`, plain or as the masked call `old`, accesses one address, and its result is not used."""
    if instr.op != "atomicrmw" or instr.attrs.get("volatile") or instr.attrs["operation"] not in _REDUCTIONS:
        return False
    return w.shape(old.operands[0]).is_uniform and old not in w.facts.used


def _is_narrowed(value: Value, instr: Instr) -> TypeGuard[Instr]:
    """Whether an extended value is combined before it is extended: without a lane, that is no neutral element."""
    return is_op(value, "zext", "sext") and _REDUCTIONS[instr.attrs["operation"]] != "add"


def _combined(w: Widener, instr: Instr, value: Value, mask: Value | None) -> Value:
    """The values of the lanes under `mask` (None: all lanes), combined; extended ones before they are extended."""
    combine = _REDUCTIONS[instr.attrs["operation"]]
    if not _is_narrowed(value, instr):
        return reduced(w.build, combine, active_or_neutral(w.build, combine, w.vector(value), mask))
    if value.op == "zext":
        combine = _OF_ZERO_EXTENDED.get(combine, combine)
    narrow = active_or_neutral(w.build, combine, w.vector(value.operands[0]), mask)
    return w.emit.copy(value, [reduced(w.build, combine, narrow)])
