"""The shape of each opcode's result, from the shapes of its operands.

Results that have a base follow from the algebra of lanes (passes/analysis/lane_algebra.py). The table here, with one
rule per opcode, contains all others: uniform, merged, varying or possibly contiguous results.

The lanes of a vector are a sub-group. So a result that a sub-group primitive (wfv/ir/intrinsics.py) computes once for
the sub-group is uniform in a vector. In a group of several sub-groups it is varying.
"""

from collections.abc import Callable

from passes.analysis.affine_addresses import address_shape, private_stride
from passes.analysis.lane_algebra import apply_rule
from passes.analysis.shapes import UNDEFINED, UNIFORM, VARYING, Assumptions, Shape, ShapeOf, join, strided, varying
from wfv.ir.core import Instr
from wfv.ir.intrinsics import Primitive, find_primitive
from wfv.ir.names import LOAD, VOTES, is_own
from wfv.ir.types import IntType, VecType

_OF_GROUP = ("max_size", "count", "enqueued_count")  # equal in all sub-groups
_OF_SUB_GROUP = ("size", "id", "ballot", "reduce")


def primitive_shape(primitive: Primitive, instr: Instr, shape_of: ShapeOf, assume: Assumptions) -> Shape:
    """The shape of the result of a call of a primitive.

    A lane that does not exist, or is inactive, gives any value. So work-items that take a value from different lanes
    may have different results, also if all lanes that exist have one value. Sub-groups of a group differ in this, too.
    """
    if primitive.kind in _OF_GROUP:
        return UNIFORM
    if assume.is_group:
        return VARYING
    if primitive.kind == "lane":
        return strided(1)
    if primitive.kind in ("shuffle", "broadcast"):
        x, lane = (shape_of(operand) for operand in instr.operands)
        is_one_lane = lane.is_uniform or (primitive.kind == "broadcast" and x.is_uniform)
        return UNIFORM if is_one_lane else VARYING
    return UNIFORM if primitive.kind in _OF_SUB_GROUP else VARYING


def transfer(instr: Instr, shape_of: ShapeOf, assume: Assumptions) -> Shape:
    """The shape of `instr`'s result by data flow alone; the caller handles phis at joins.

    `Notes.assumed_shape` overrides it: passes/speculate/speculate.py sets it, and a guard checks it at run time.
    """
    assumed = instr.notes.assumed_shape
    if assumed is not None:
        assert isinstance(assumed, Shape)
        return assumed
    applied = apply_rule(instr, shape_of, assume.lanes)
    if applied is not None:
        return applied.shape
    if instr.op in _RULES and (not isinstance(instr.type, VecType) or instr.op in _ALSO_OF_VECTORS):
        return _RULES[instr.op](instr, shape_of, assume)
    return _uniform_if_all_are(instr, shape_of, assume)


_ALSO_OF_VECTORS = frozenset({"load", "call"})  # the other rules are about strides, which vector types do not have


def _uniform_if_all_are(instr: Instr, shape_of: ShapeOf, assume: Assumptions) -> Shape:
    return UNIFORM if all(shape_of(x).is_uniform for x in instr.operands) else VARYING


def _possibly_contiguous(instr: Instr, shape_of: ShapeOf, assume: Assumptions) -> Shape:
    """Uniform if the operands are; otherwise possibly contiguous, if each of them may be contiguous.

    The rule of `/ % >> &`, and of other integer operations whose result has no base.
    """
    shapes = [shape_of(x) for x in instr.operands]
    if all(shape.is_uniform for shape in shapes):
        return UNIFORM
    if not isinstance(instr.type, IntType) or instr.type.bits == 1:
        return VARYING
    return varying(all(shape.may_be_contiguous for shape in shapes))


def _scaled(instr: Instr, shape_of: ShapeOf, assume: Assumptions) -> Shape:
    """A multiplication or shift by a value that is not constant: a strided value gets an unknown stride.

    The result is not possibly contiguous: the uniform factor would have to be 1.
    """
    is_strided = any(shape_of(x).is_strided for x in instr.operands)
    return VARYING if is_strided else _possibly_contiguous(instr, shape_of, assume)


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
    if callee.startswith(LOAD):
        return _load(instr, shape_of, assume)
    if (primitive := find_primitive(callee)) is not None:
        return primitive_shape(primitive, instr, shape_of, assume)
    if is_own(callee):
        return VARYING
    return _uniform_if_all_are(instr, shape_of, assume)


_RULES: dict[str, Callable[[Instr, ShapeOf, Assumptions], Shape]] = {
    **dict.fromkeys(("add", "sub", "or", "xor", "and", "lshr", "ashr"), _possibly_contiguous),
    **dict.fromkeys(("udiv", "sdiv", "urem", "srem", "trunc", "zext", "sext", "freeze"), _possibly_contiguous),
    "mul": _scaled, "shl": _scaled, "getelementptr": address_shape, "select": _select, "phi": _phi, "alloca": _alloca,
    "load": _load, "atomicrmw": _varying, "cmpxchg": _varying, "call": _call,
}  # fmt: skip
