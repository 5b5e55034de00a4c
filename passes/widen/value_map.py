"""Old values -> new values: as a scalar, as a vector, as components, or as one scalar per lane.

| old value | representation |
|---|---|
| uniform | one scalar |
| strided | the scalar of lane 0, its *base*; `vector` materializes base + k*lane, once for a block |
| varying, of known offsets | the same: base + offsets[lane] |
| varying | a vector of `lanes` elements |
| varying, of a vector type or a struct | its *components*: one such vector for each component, or field |
| replicated (passes/widen/replicate.py) | one scalar per lane |
"""

from __future__ import annotations

from collections.abc import Sequence

from passes.analysis.divergence import Shapes
from passes.scalarize.components import constant_components
from passes.widen.emitter import Emitter
from wfv.ir.types import StructType, VecType, count_of
from wfv.ir.values import Value


class ValueMap:
    """Each old value is set once, in one representation. A query for another one emits the code that converts it."""

    def __init__(self, shapes: Shapes, emit: Emitter) -> None:
        self._shapes, self._emit = shapes, emit
        self._scalars: dict[Value, Value] = {}
        self._vectors: dict[Value, Value] = {}
        self._components: dict[Value, list[Value]] = {}
        self._replicas: dict[Value, list[Value]] = {}

    def scalar(self, old: Value) -> Value:
        """A uniform value, or the base of a strided one."""
        return self._scalars.get(old, old)

    def vector(self, old: Value) -> Value:
        """The value of a scalar type in all lanes."""
        if old in self._vectors:
            return self._vectors[old]
        if old in self._replicas:
            return self._emit.build.join_lanes(old.type, self._replicas[old])
        available = self._emit.available.vectors
        if old not in available:
            available[old] = self._materialized(old)
        return available[old]

    def _materialized(self, old: Value) -> Value:
        shape, build = self._shapes.of(old), self._emit.build
        if shape.offsets:
            return build.materialize_offsets(self.scalar(old), shape.offsets)
        return build.materialize(self.scalar(old), shape.stride)

    def components(self, old: Value) -> list[Value]:
        """The value of a vector type, or a struct, in all lanes: a vector per component."""
        if old in self._components:
            return self._components[old]
        build = self._emit.build
        parts = constant_components(old)
        if parts is None:
            whole = self.scalar(old)
            fields = old.type.elements if isinstance(old.type, StructType) else None
            extract = build.extractelement if fields is None else build.extractvalue
            parts = [extract(whole, i) for i in range(len(fields or ()) or count_of(old.type))]
        return [build.splat(part, build.lanes) for part in parts]

    def parts(self, old: Value) -> list[Value]:
        """The value in all lanes as a list: its components, or its vector alone."""
        return self.components(old) if isinstance(old.type, VecType) else [self.vector(old)]

    def lane(self, old: Value, i: int) -> Value:
        """Lane i of a value of a scalar type, as a scalar."""
        if old in self._replicas:
            return self._replicas[old][i]
        shape = self._shapes.of(old)
        if not shape.has_base:
            return self._emit.build.extractelement(self.vector(old), i)
        if shape.offsets:
            return self._emit.build.strided_element(self.scalar(old), shape.offsets[i], 1)
        return self._emit.build.strided_element(self.scalar(old), shape.stride, i)

    def has_vector(self, old: Value) -> bool:
        """Whether `vector` returns a vector that was made before: it emits no code."""
        return old in self._vectors

    def is_replicated(self, old: Value) -> bool:
        return old in self._replicas

    def set_scalar(self, old: Value, new: Value) -> None:
        self._scalars[old] = new

    def set_vector(self, old: Value, new: Value) -> None:
        self._vectors[old] = new

    def set_parts(self, old: Value, new: list[Value]) -> None:
        """The inverse of `parts`; those of a struct are vectors of its fields, and nothing has none."""
        if isinstance(old.type, (VecType, StructType)):
            self._components[old] = new
        elif new:
            self._vectors[old] = new[0]

    def set_replicas(self, old: Value, new: Sequence[Value]) -> None:
        self._replicas[old] = list(new)
