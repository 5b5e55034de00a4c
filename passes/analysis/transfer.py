"""The shape of each opcode's result, from the shapes of its operands: one rule per opcode, in a table.

Strides are modulo the type's width, so add, sub, mul, shl and trunc keep them even if a lane wraps. An integer that is
widened keeps its stride by the rules of passes/analysis/index_width.py.

The lanes of a vector are a sub-group. So what a sub-group primitive (wfv/ir/intrinsics.py) computes once for the
sub-group is uniform in a vector. In a group of several sub-groups it is varying.
"""

from collections.abc import Callable, Iterable

from passes.analysis.affine_addresses import address_shape, private_stride
from passes.analysis.index_width import extends_exactly
from passes.analysis.ranges import range_of
from passes.analysis.shapes import (
    UNDEFINED,
    UNIFORM,
    VARYING,
    Assumptions,
    Shape,
    ShapeOf,
    join,
    strided,
    varying,
    with_offsets,
)
from wfv.ir.core import Instr
from wfv.ir.intrinsics import VOTES, Primitive, find_primitive
from wfv.ir.types import IntType, PtrType, Type, VecType
from wfv.ir.values import ConstInt, Value, const_int, unsigned

_OF_GROUP = ("max_size", "count", "enqueued_count")  # the same in all sub-groups
_OF_SUB_GROUP = ("size", "id", "ballot", "reduce")


def primitive_shape(primitive: Primitive, instr: Instr, shape_of: ShapeOf, assume: Assumptions) -> Shape:
    """The shape of the result of a call of a primitive."""
    if primitive.kind in _OF_GROUP:
        return UNIFORM
    if primitive.kind in ("shuffle", "broadcast"):
        x, lane = (shape_of(operand) for operand in instr.operands)
        is_one_lane = lane.is_uniform and not assume.is_group
        return UNIFORM if x.is_uniform or is_one_lane else VARYING
    if assume.is_group:
        return VARYING
    if primitive.kind == "lane":
        return strided(1)
    return UNIFORM if primitive.kind in _OF_SUB_GROUP else VARYING


def transfer(instr: Instr, shape_of: ShapeOf, assume: Assumptions) -> Shape:
    """The shape of `instr`'s result by data flow alone; the caller handles phis at joins.

    `Notes.assumed_shape` overrides it: passes/speculate/speculate.py sets it, and a guard checks it at run time.
    """
    assumed = instr.notes.assumed_shape
    if assumed is not None:
        assert isinstance(assumed, Shape)
        return assumed
    if instr.op in _RULES and (not isinstance(instr.type, VecType) or instr.op in _ALSO_OF_VECTORS):
        return _RULES[instr.op](instr, shape_of, assume)
    return _uniform_if_all_are(instr, shape_of, assume)


_ALSO_OF_VECTORS = frozenset({"load", "call"})  # the other rules are about strides, which vector types do not have


def _uniform_if_all_are(instr: Instr, shape_of: ShapeOf, assume: Assumptions) -> Shape:
    return UNIFORM if all(shape_of(x).is_uniform for x in instr.operands) else VARYING


def _possibly_contiguous(instr: Instr, shape_of: ShapeOf, assume: Assumptions) -> Shape:
    """Uniform if both operands are; varying otherwise, and possibly contiguous if both operands may be contiguous.

    The rule of `/ % >> &`, and of other integer operations whose result has no constant stride.
    """
    a, b = (shape_of(x) for x in instr.operands)
    if a.is_uniform and b.is_uniform:
        return UNIFORM
    if not isinstance(instr.type, IntType) or instr.type.bits == 1:
        return VARYING
    return varying(a.may_be_contiguous and b.may_be_contiguous)


def _add(instr: Instr, shape_of: ShapeOf, assume: Assumptions) -> Shape:
    a, b = (shape_of(x) for x in instr.operands)
    if not (a.has_base and b.has_base):
        return _possibly_contiguous(instr, shape_of, assume)
    sign = -1 if instr.op == "sub" else 1
    if a.is_affine and b.is_affine:
        return _wrapped(instr.type, a.stride + sign * b.stride)
    of_both = zip(a.lane_offsets(assume.lanes), b.lane_offsets(assume.lanes), strict=True)
    return _with_offsets(instr.type, [x + sign * y for x, y in of_both])


def _or(instr: Instr, shape_of: ShapeOf, assume: Assumptions) -> Shape:
    is_permuted = any(shape_of(x).offsets for x in instr.operands)
    if "disjoint" in instr.flags or (is_permuted and _have_no_common_bit(*instr.operands)):
        return _add(instr, shape_of, assume)
    return _possibly_contiguous(instr, shape_of, assume)


def _have_no_common_bit(a: Value, b: Value) -> bool:
    """Whether one is a shift to the left over all bits that the other may have."""
    return any(
        isinstance(shift, Instr)
        and shift.op == "shl"
        and isinstance(shift.operands[1], ConstInt)
        and range_of(other)[1] < 1 << max(shift.operands[1].value, 0)
        for shift, other in ((a, b), (b, a))
    )


def _scaled(instr: Instr, shape_of: ShapeOf, assume: Assumptions) -> Shape:
    """A multiplication or shift by a value that is not constant: a strided value gets a stride that is unknown.

    It does not become possibly contiguous: the uniform factor would have to be 1.
    """
    is_strided = any(shape_of(x).is_strided for x in instr.operands)
    return VARYING if is_strided else _possibly_contiguous(instr, shape_of, assume)


def _mul(instr: Instr, shape_of: ShapeOf, assume: Assumptions) -> Shape:
    a, b = instr.operands
    factor = b if isinstance(b, ConstInt) else a
    other = shape_of(a if factor is b else b)
    product = _times(instr.type, other, factor.value) if isinstance(factor, ConstInt) else None
    return product or _scaled(instr, shape_of, assume)


def _shl(instr: Instr, shape_of: ShapeOf, assume: Assumptions) -> Shape:
    value, amount = instr.operands
    product = None
    if isinstance(amount, ConstInt) and unsigned(amount) < amount.type.bits:
        product = _times(instr.type, shape_of(value), 1 << unsigned(amount))
    return product or _scaled(instr, shape_of, assume)


def _xor(instr: Instr, shape_of: ShapeOf, assume: Assumptions) -> Shape:
    value, mask = instr.operands
    is_not = isinstance(mask, ConstInt) and mask.value == -1  # ~x is -1 - x
    negated = _times(instr.type, shape_of(value), -1) if is_not else None
    return negated or _possibly_contiguous(instr, shape_of, assume)


def _and(instr: Instr, shape_of: ShapeOf, assume: Assumptions) -> Shape:
    value, mask = instr.operands
    if isinstance(mask, ConstInt):
        bits = unsigned(mask)
        if bits & (bits + 1) == 0 and range_of(value)[1] <= bits:
            return shape_of(value)  # clang's zext(trunc(x))
    return _possibly_contiguous(instr, shape_of, assume)


def _trunc(instr: Instr, shape_of: ShapeOf, assume: Assumptions) -> Shape:
    shape = shape_of(instr.operands[0])
    return _times(instr.type, shape, 1) or shape


def _extend(instr: Instr, shape_of: ShapeOf, assume: Assumptions) -> Shape:
    narrow = instr.operands[0]
    shape = shape_of(narrow)
    if shape.is_uniform:
        return UNIFORM
    if (shape.is_strided or shape.offsets) and extends_exactly(instr.op, narrow, shape, assume.lanes):
        return shape
    return varying(shape.may_be_contiguous)


def _cast_bits(instr: Instr, shape_of: ShapeOf, assume: Assumptions) -> Shape:
    """Casts between pointers and integers. Widening keeps no stride, as the operand may have wrapped."""
    shape = shape_of(instr.operands[0])
    old, new = _address_bits(instr.operands[0].type), _address_bits(instr.type)
    if shape.is_uniform or not old or new > old:
        return shape if shape.is_uniform else VARYING
    return _wrapped(instr.type, shape.stride) if shape.is_strided and new < old else shape


def _address_bits(type: Type) -> int:
    """The width of a pointer or integer; 0 for other types."""
    if isinstance(type, PtrType):
        return 64
    return type.bits if isinstance(type, IntType) else 0


def _freeze(instr: Instr, shape_of: ShapeOf, assume: Assumptions) -> Shape:
    return shape_of(instr.operands[0])


def _select(instr: Instr, shape_of: ShapeOf, assume: Assumptions) -> Shape:
    cond, a, b = (shape_of(x) for x in instr.operands)
    if instr.operands[1] == instr.operands[2]:
        return a
    if not cond.is_uniform:
        return VARYING
    merged = join(a, b)
    # All lanes select the same operand, so that one contiguous operand suffices to be possibly contiguous.
    return varying(any(x.is_strided or x.possibly_contiguous for x in (a, b))) if merged.is_varying else merged


def _phi(instr: Instr, shape_of: ShapeOf, assume: Assumptions) -> Shape:
    shape = UNDEFINED
    for operand in instr.operands:
        shape = join(shape, shape_of(operand))
    return shape


def _alloca(instr: Instr, shape_of: ShapeOf, assume: Assumptions) -> Shape:
    return strided(instr.notes.lane_interleaved_bytes or private_stride(instr))


def _load(instr: Instr, shape_of: ShapeOf, assume: Assumptions) -> Shape:
    # A volatile or atomic one may change between one lane's load and the next one's.
    return UNIFORM if shape_of(instr.operands[0]).is_uniform and not instr.is_ordered else VARYING


def _varying(instr: Instr, shape_of: ShapeOf, assume: Assumptions) -> Shape:
    return VARYING


def _call(instr: Instr, shape_of: ShapeOf, assume: Assumptions) -> Shape:
    callee = instr.callee
    if callee in VOTES:
        return UNIFORM
    if callee.startswith("wfv.load."):
        return _load(instr, shape_of, assume)
    if (primitive := find_primitive(callee)) is not None:
        return primitive_shape(primitive, instr, shape_of, assume)
    if callee.startswith("wfv."):
        return VARYING
    return _uniform_if_all_are(instr, shape_of, assume)


def _times(type: Type, shape: Shape, factor: int) -> Shape | None:
    """The shape of a value times a constant; None if the value has no base."""
    if shape.is_affine:
        return _wrapped(type, shape.stride * factor)
    return _with_offsets(type, [x * factor for x in shape.offsets]) if shape.offsets else None


def _wrapped(type: Type, stride: int) -> Shape:
    assert isinstance(type, IntType)
    return strided(const_int(type, stride).value) if type.bits > 1 else (UNIFORM if stride % 2 == 0 else VARYING)


def _with_offsets(type: Type, offsets: Iterable[int]) -> Shape:
    assert isinstance(type, IntType)
    return with_offsets(tuple(const_int(type, offset).value for offset in offsets)) if type.bits > 1 else VARYING


_RULES: dict[str, Callable[[Instr, ShapeOf, Assumptions], Shape]] = {
    "add": _add, "sub": _add, "mul": _mul, "shl": _shl, "or": _or, "xor": _xor, "and": _and,
    "lshr": _possibly_contiguous, "ashr": _possibly_contiguous, "udiv": _possibly_contiguous,
    "sdiv": _possibly_contiguous, "urem": _possibly_contiguous, "srem": _possibly_contiguous,
    "trunc": _trunc, "zext": _extend, "sext": _extend, "getelementptr": address_shape, "ptrtoint": _cast_bits,
    "inttoptr": _cast_bits, "addrspacecast": _cast_bits, "freeze": _freeze, "select": _select, "phi": _phi,
    "alloca": _alloca, "load": _load, "atomicrmw": _varying, "cmpxchg": _varying, "call": _call,
}  # fmt: skip
