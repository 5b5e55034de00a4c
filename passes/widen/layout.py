"""How the lanes' elements lie in memory, and vectors of them.

A value in all lanes is given as its *parts*: one vector, or for a vector type one per component.
"""

from __future__ import annotations

from collections.abc import Sequence

from passes.widen.widener import Widener
from wfv.ir.types import I1, I8, IntType, Type, VecType, count_of, scalar_of, size_of
from wfv.ir.values import Poison, Value


def is_dense(type: Type) -> bool:
    """Whether an array of this type has no gaps, so that neighbours in memory are neighbours in a vector."""
    if isinstance(type, VecType):
        return size_of(type) == type.count * size_of(type.element) and is_dense(type.element)
    return not isinstance(type, IntType) or type == I1 or type.bits == 8 * size_of(type)


def in_memory(type: Type) -> Type:
    """The type of a lane's element in memory: an i1 fills a byte there, while a vector of i1 would be packed."""
    return I8 if type == I1 else type


def to_memory(w: Widener, part: Value, type: Type) -> Value:
    """A vector of lanes of `type` as a vector of elements as they lie in memory."""
    element = scalar_of(type)
    return part if in_memory(element) == element else w.build.cast("zext", part, w.wide(in_memory(element)))


def from_memory(w: Widener, part: Value, type: Type) -> Value:
    """The inverse of `to_memory`."""
    element = scalar_of(type)
    return part if in_memory(element) == element else w.build.cast("trunc", part, w.wide(element))


def concatenate(w: Widener, parts: Sequence[Value]) -> Value:
    """One vector of the elements of equally long vectors; poison may follow the last element."""
    joined = list(parts)
    while len(joined) % 2 == 0 and len(joined) > 1:
        joined = [_concat(w, a, b) for a, b in zip(joined[::2], joined[1::2], strict=True)]
    whole = joined[0]
    for part in joined[1:]:
        whole = _concat(w, whole, part)
    return whole


def _concat(w: Widener, a: Value, b: Value) -> Value:
    """The elements of `a`, then those of `b`, which has at most as many and is filled up with poison."""
    width, given = count_of(a.type), count_of(b.type)
    if given < width:
        b = w.build.shufflevector(b, None, [i if i < given else None for i in range(width)])
    return w.build.shufflevector(a, b, list(range(2 * width)))


def join_parts(w: Widener, type: Type, lanes: Sequence[Value]) -> list[Value]:
    """One value of `type` per lane -> its parts."""
    if isinstance(type, VecType):
        parts = [[w.build.extractelement(value, i) for value in lanes] for i in range(type.count)]
        return [w.build.join_lanes(type.element, part) for part in parts]
    return [w.build.join_lanes(type, lanes)]


def lane_of_parts(w: Widener, parts: list[Value], type: Type, i: Value | int) -> Value:
    """Lane i of a value of `type`, given as its parts."""
    if not isinstance(type, VecType):
        return w.build.extractelement(parts[0], i)
    result: Value = Poison(type)
    for n, part in enumerate(parts):
        result = w.build.insertelement(result, w.build.extractelement(part, i), n)
    return result
