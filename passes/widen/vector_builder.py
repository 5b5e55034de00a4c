"""A builder for values of all lanes: materialized vectors, step vectors, votes, vectors of the lanes' scalars."""

from __future__ import annotations

from collections.abc import Sequence

from wfv.ir.builder import Builder
from wfv.ir.core import Function, Instr
from wfv.ir.types import I8, I64, IntType, PtrType, Type, VecType
from wfv.ir.values import ConstAggregate, Poison, Value, const_int, is_poison


class VectorBuilder(Builder):
    """Appends to `instrs`; `lanes` is the number of elements of a vector."""

    def __init__(self, fn: Function, instrs: list[Instr], lanes: int, like: Instr | None = None) -> None:
        super().__init__(fn, instrs, like)
        self.lanes = lanes

    def materialize(self, base: Value, stride: int) -> Value:
        """The vector base + stride*lane, modulo the type's width; for pointers the stride is in bytes."""
        if stride and isinstance(base.type, PtrType) and not is_poison(base):
            return self.gep(I8, base, [self.step_vector(I64, stride)])
        vector = self.splat(base, self.lanes)
        if stride == 0 or is_poison(base):
            return vector
        return self.binop("add", vector, self.step_vector(base.type, stride))

    def materialize_offsets(self, base: Value, offsets: Sequence[int]) -> Value:
        """The vector base + offsets, modulo the type's width; for pointers the offsets are in bytes."""
        if is_poison(base):
            return self.splat(base, self.lanes)
        type = I64 if isinstance(base.type, PtrType) else base.type
        assert isinstance(type, IntType)
        vector = ConstAggregate(VecType(self.lanes, type), tuple(const_int(type, x) for x in offsets))
        if isinstance(base.type, PtrType):
            return self.gep(I8, base, [vector])
        return self.binop("add", self.splat(base, self.lanes), vector)

    def step_vector(self, type: Type, stride: int = 1) -> Value:
        """The constant <0, stride, 2*stride, ..>."""
        assert isinstance(type, IntType)
        return ConstAggregate(VecType(self.lanes, type), tuple(const_int(type, stride * i) for i in range(self.lanes)))

    def strided_element(self, base: Value, stride: int, i: int) -> Value:
        """The scalar base + stride*i: lane i of what `materialize` gives."""
        if isinstance(base.type, PtrType):
            return self.gep(I8, base, [const_int(I64, stride * i)]) if stride else base
        return self.binop("add", base, const_int(base.type, stride * i)) if stride else base

    def join_lanes(self, type: Type, lanes: Sequence[Value]) -> Value:
        """One scalar of `type` per lane -> a vector."""
        result: Value = Poison(VecType(self.lanes, type))
        for i, value in enumerate(lanes):
            result = self.insertelement(result, value, i)
        return result

    def any_lane(self, mask: Value) -> Value:
        """i1: whether any lane of a <lanes x i1> is set."""
        return self.icmp("ne", self.mask_bits(mask), const_int(IntType(self.lanes), 0), name="any")

    def all_lanes(self, mask: Value) -> Value:
        """i1: whether all lanes of a <lanes x i1> are set."""
        return self.icmp("eq", self.mask_bits(mask), const_int(IntType(self.lanes), -1), name="all")

    def mask_bits(self, mask: Value) -> Value:
        """A <lanes x i1> as an integer with one bit per lane."""
        return self.cast("bitcast", mask, IntType(self.lanes), name="bits")
