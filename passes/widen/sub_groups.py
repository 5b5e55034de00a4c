"""Rules for sub-group primitives: the lanes of the vector are the sub-group.

| primitive | code |
|---|---|
| reduce | inactive lanes get the neutral element; `llvm.vector.reduce.*`, floats by halving |
| scan | neutral elements too; log2(lanes) steps: each lane combines with the one 1, 2, 4, .. lanes below |
| prefix | the scan of the lane below |
| ballot | the mask as an integer |
| shuffle, broadcast from one lane for all | extractelement, splat |
| from a constant lane for each lane | one shufflevector |
| from any other | element by element, which LLVM makes a permutation (vpermd) where it can |
| lane | <0, 1, ..>, as the scalar 0 that is strided by one |
| barrier | no code: lanes run together |

The lane number of a shuffle counts modulo the lanes. The value of an inactive lane is frozen: it may be any.
"""

from passes.sub_groups.combine import active_or_neutral, from_below, mask_number, reduced, scanned
from passes.widen.widener import Widener
from wfv.ir.core import Instr, is_op
from wfv.ir.fold import int_of
from wfv.ir.intrinsics import Primitive, find_primitive, is_masked
from wfv.ir.types import I1, VecType
from wfv.ir.values import TRUE, Poison, Value, const_int


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
    if is_op(lane, "xor") and _is_own_lane(lane.operands[0]):
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


def widen_primitive(w: Widener, instr: Instr) -> None:
    """The code of one primitive; its mask, if it has one, is its last operand."""
    primitive = find_primitive(instr.callee)
    assert primitive is not None
    match primitive.kind:
        case "lane":
            _set_lane(w, instr)
        case "ballot":
            set_for_all(w, instr, _ballot(w, instr))
        case "reduce":
            set_for_all(w, instr, reduced(w.build, primitive.operation, _active_values(w, primitive, instr)))
        case "scan":
            w.set_vector(instr, scanned(w.build, primitive.operation, _active_values(w, primitive, instr)))
        case "prefix":
            values = scanned(w.build, primitive.operation, _active_values(w, primitive, instr))
            w.set_vector(instr, from_below(w.build, primitive.operation, values))
        case "shuffle" | "broadcast":
            widen_shuffle(w, instr)


def _set_lane(w: Widener, instr: Instr) -> None:
    if w.shape(instr).is_affine:
        w.set_scalar(instr, const_int(instr.type, 0))
    else:
        w.set_vector(instr, w.build.step_vector(instr.type))


def _mask(w: Widener, instr: Instr) -> Value:
    """The active lanes as an old value."""
    return instr.operands[-1] if is_masked(instr.callee) else TRUE


def _ballot(w: Widener, instr: Instr) -> Value:
    """A lane whose condition is poison because it is inactive must not make the whole result poison."""
    condition, mask = instr.operands[0], _mask(w, instr)
    if mask == TRUE:
        votes = w.vector(condition)
    else:
        nobody = w.build.splat(const_int(I1, 0), w.lanes)
        votes = w.build.select(w.vector(mask), w.vector(condition), nobody)
    return mask_number(w.build, votes)


def _active_values(w: Widener, primitive: Primitive, instr: Instr) -> Value:
    """The operand's vector, with the neutral element in inactive lanes."""
    x, mask = w.vector(instr.operands[0]), _mask(w, instr)
    return active_or_neutral(w.build, primitive.operation, x, None if mask == TRUE else w.vector(mask))
