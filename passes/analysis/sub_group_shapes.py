"""The shapes of sub-group primitives (wfv/ir/intrinsics.py): over the lanes of a vector, which is a sub-group.

What is one result for the sub-group is uniform in a vector. In a group of several sub-groups it is varying.
"""

from __future__ import annotations

from passes.analysis.shapes import UNIFORM, VARYING, Assumptions, Shape, ShapeOf, strided
from wfv.ir.core import Instr
from wfv.ir.intrinsics import Primitive

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
