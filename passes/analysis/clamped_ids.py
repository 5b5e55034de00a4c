"""Clamped ids, the indices of a stencil at the edges of an image.

    clamp(i - 1, 0, n - 1)              lanes 0 1 2 3 ..        0 0 1 2 ..

From one lane to the next they rise by one or not at all.
"""

from passes.analysis.divergence import Shapes
from passes.analysis.indexed_addresses import indexed_address
from passes.analysis.ranges import as_signed, as_unsigned, signed_or_unsigned_range
from wfv.ir.core import Instr, is_op
from wfv.ir.intrinsics import family_of
from wfv.ir.types import I32, I64, IntType
from wfv.ir.values import Value

_CLAMPS = ("smin", "smax", "umin", "umax")


def clamped_id(index: Value, shapes: Shapes) -> tuple[Value | None, list[tuple[str, Value]]]:
    """A clamped id and the uniform terms (operation, value) that are added to it; None if it is another sum."""
    terms: list[tuple[str, Value]] = []
    while is_op(index, "add", "sub"):
        a, b = index.operands
        if index.op == "add" and shapes.of(a).is_uniform:
            a, b = b, a
        if not shapes.of(b).is_uniform:
            return None, []
        terms.append((index.op, b))
        index = a
    return (index, terms) if index.type in (I32, I64) and _is_clamp(index, shapes) else (None, [])


def is_in_order(index: Value, shapes: Shapes, lanes: int) -> bool:
    """Whether it is a clamped id that wraps between no two of so many lanes, by its range."""
    clamp, _ = clamped_id(index, shapes)
    if not isinstance(clamp, Instr):
        return False
    a, b = clamp.operands
    inner = b if shapes.of(a).is_uniform else a
    return not may_wrap(clamp, inner, lanes) and (shapes.of(inner).has_base or is_in_order(inner, shapes, lanes))


def may_wrap(clamp: Instr, id: Value, lanes: int) -> bool:
    """Whether an id that is clamped may wrap between two of so many lanes, by its range."""
    assert isinstance(id.type, IntType)
    view = as_signed if family_of(clamp.callee)[0] == "s" else as_unsigned
    low, high = view(signed_or_unsigned_range(id, with_clamps=True), id.type)
    return high - low + lanes > 1 << id.type.bits


def has_clamped_id(address: Value, shapes: Shapes) -> bool:
    """Whether an address is that of a clamped id's element."""
    indexed = indexed_address(address, shapes)
    return indexed is not None and clamped_id(indexed.index, shapes)[0] is not None


def _is_clamp(value: Value, shapes: Shapes) -> bool:
    """Whether it is the minimum or maximum of uniform values and of an id that neighbours have one more of."""
    if not (is_op(value, "call") and family_of(value.callee) in _CLAMPS):
        return False
    a, b = value.operands
    inner, limit = (b, a) if shapes.of(a).is_uniform else (a, b)
    if shapes.of(inner).is_uniform or not shapes.of(limit).is_uniform:
        return False
    is_id = shapes.of(inner).is_strided and shapes.of(inner).stride == 1
    return is_id or clamped_id(inner, shapes)[0] is not None
