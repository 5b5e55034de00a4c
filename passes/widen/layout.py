"""Lanes in memory: how the elements of neighbours lie beside each other, and how vectors are made of them.

A value in all lanes is given as its *parts*: one vector, or for a vector type one per component.
"""

from __future__ import annotations

from collections.abc import Sequence

from passes.widen.state import Widener
from wfv.ir.types import I1, I8, IntType, Type, VecType, count_of, scalar_of, size_of
from wfv.ir.values import Poison, Value


def parts_of(w: Widener, value: Value) -> list[Value]:
    """A value in all lanes as a list of vectors: one, or one per component."""
    return w.components(value) if isinstance(value.type, VecType) else [w.vector(value)]


def pack(type: Type, parts: list[Value]) -> Value | list[Value]:
    """The other way round: what Widener.set_vector takes."""
    return parts if isinstance(type, VecType) else parts[0]


def is_dense(type: Type) -> bool:
    """An array of this type has no gaps, so that neighbours in memory are neighbours in a vector."""
    if isinstance(type, VecType):
        return size_of(type) == type.count * size_of(type.element) and is_dense(type.element)
    return not isinstance(type, IntType) or type == I1 or type.bits == 8 * size_of(type)


def in_memory(type: Type) -> Type:
    """How a lane's element lies in memory: an i1 fills a byte, while a vector of i1 would be packed."""
    return I8 if type == I1 else type


def to_memory(w: Widener, part: Value, type: Type) -> Value:
    """A vector of lanes of `type` as its elements lie in memory."""
    element = scalar_of(type)
    return part if in_memory(element) == element else w.build.cast("zext", part, w.wide(in_memory(element)))


def from_memory(w: Widener, part: Value, type: Type) -> Value:
    element = scalar_of(type)
    return part if in_memory(element) == element else w.build.cast("trunc", part, w.wide(element))


def concatenate(w: Widener, parts: Sequence[Value]) -> Value:
    """The elements of equally long vectors one vector after the other; behind them perhaps poison."""
    joined = list(parts)
    while len(joined) % 2 == 0 and len(joined) > 1:
        joined = [_concat(w, a, b) for a, b in zip(joined[::2], joined[1::2], strict=True)]
    whole = joined[0]
    for part in joined[1:]:
        whole = _concat(w, whole, part)
    return whole


def _concat(w: Widener, a: Value, b: Value) -> Value:
    """The lanes of `a`, then those of `b`, which has no more of them and is filled up with poison."""
    width, given = count_of(a.type), count_of(b.type)
    if given < width:
        b = w.build.shufflevector(b, None, [i if i < given else None for i in range(width)])
    return w.build.shufflevector(a, b, list(range(2 * width)))


def collect(w: Widener, type: Type, lanes: Sequence[Value]) -> list[Value]:
    """One scalar (or vector-typed) value per lane -> a vector per component."""
    if isinstance(type, VecType):
        parts = [[w.build.extractelement(value, i) for value in lanes] for i in range(type.count)]
        return [w.join_lanes(type.element, part) for part in parts]
    return [w.join_lanes(type, lanes)]


def lane_value(w: Widener, parts: list[Value], type: Type, i: Value | int) -> Value:
    """Lane i of a value given as parts."""
    if not isinstance(type, VecType):
        return w.lane(parts[0], i)
    result: Value = Poison(type)
    for n, part in enumerate(parts):
        result = w.build.insertelement(result, w.lane(part, i), n)
    return result
