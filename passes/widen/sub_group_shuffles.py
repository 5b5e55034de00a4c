"""Rules for shuffles between the lanes of a vector: `shuffle` and `broadcast`.

    the lane is the same for all                extractelement, splat
    it is a constant in each lane               one shufflevector
    anything else                               element by element, which LLVM makes a permutation (vpermd) where it can

A lane number beyond the vector counts modulo the lanes. What an inactive lane would give is frozen: any value.
"""

from __future__ import annotations

from passes.widen.widener import Widener
from wfv.ir.core import Instr
from wfv.ir.fold import int_of
from wfv.ir.intrinsics import find_primitive
from wfv.ir.types import VecType
from wfv.ir.values import Poison, Value, const_int


def widen_shuffle(w: Widener, instr: Instr) -> None:
    x, lane = instr.operands[:2]
    if w.shape(x).is_uniform:
        set_for_all(w, instr, w.scalar(x))
    elif w.shape(lane).is_uniform:
        index = _within(w, w.build.freeze(w.scalar(lane)))
        set_for_all(w, instr, w.build.extractelement(w.build.freeze(w.vector(x)), index))
    elif (lanes := _constant_lanes(w, lane)) is not None:
        w.set_vector(instr, w.build.shufflevector(w.build.freeze(w.vector(x)), None, lanes))
    else:
        w.set_vector(instr, _permuted(w, w.build.freeze(w.vector(x)), w.build.freeze(w.vector(lane))))


def set_for_all(w: Widener, instr: Instr, value: Value) -> None:
    """One result for all lanes; a strategy without uniform values has it in each lane."""
    if w.shape(instr).is_uniform:
        w.set_scalar(instr, value)
    else:
        w.set_vector(instr, w.build.splat(value, w.lanes))


def _within(w: Widener, lane: Value) -> Value:
    """The lane number modulo the lanes; `lane`: one, or a vector of them."""
    last = const_int(lane.type.element if isinstance(lane.type, VecType) else lane.type, w.lanes - 1)
    return w.build.binop("and", lane, w.build.splat(last, w.lanes) if isinstance(lane.type, VecType) else last)


def _constant_lanes(w: Widener, lane: Value) -> list[int] | None:
    """The lane that each lane takes its value from, if these are constant: own + c, own - c, own ^ c."""
    shape = w.shape(lane)
    base = int_of(w.scalar(lane)) if shape.is_affine else None
    if base is not None:
        return [(base.value + shape.stride * i) % w.lanes for i in range(w.lanes)]
    if isinstance(lane, Instr) and lane.op == "xor" and _is_own_lane(lane.operands[0]):
        mask = int_of(lane.operands[1])
        return [(i ^ mask.value) % w.lanes for i in range(w.lanes)] if mask is not None else None
    return None


def _is_own_lane(value: Value) -> bool:
    primitive = find_primitive(value.callee) if isinstance(value, Instr) else None
    return primitive is not None and primitive.kind == "lane"


def _permuted(w: Widener, vector: Value, lanes: Value) -> Value:
    assert isinstance(vector.type, VecType)
    numbers = _within(w, lanes)
    result: Value = Poison(vector.type)
    for i in range(w.lanes):
        element = w.build.extractelement(vector, w.build.extractelement(numbers, i))
        result = w.build.insertelement(result, element, i)
    return result
