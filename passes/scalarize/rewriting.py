"""The state of scalarizing one function: the scalars that replace each composite value."""

from __future__ import annotations

from passes.scalarize.components import constant_components, is_composite
from wfv.errors import UnsupportedError
from wfv.ir.builder import Builder
from wfv.ir.core import Function, Instr, Module
from wfv.ir.types import I64, StructType, Type, VecType
from wfv.ir.values import Argument, Poison, Value, const_int


class Rewriting:
    """`components`: the leaves of each composite value; `replaced`: scalars that other scalars replace.

    `build` appends to the block that is being rewritten.
    """

    def __init__(self, module: Module, fn: Function) -> None:
        self.module, self.fn = module, fn
        self.components: dict[Value, list[Value]] = {}
        self.replaced: dict[Value, Value] = {}
        self.build = Builder(fn, [])

    def of(self, value: Value) -> list[Value]:
        """The leaves of a composite value; a scalar is its own leaf."""
        if not is_composite(value.type):
            return [value]
        if value not in self.components:
            parts = constant_components(value)
            if parts is None:
                if not isinstance(value, Argument):
                    raise UnsupportedError(f"a constant expression of the type {value.type}")
                return self.leaves(value)
            self.components[value] = parts
        return self.components[value]

    def leaves(self, value: Value) -> list[Value]:
        """Extracts the leaves of a value that stays composite."""
        match value.type:
            case VecType(count=count):
                return [self.build.extractelement(value, const_int(I64, i)) for i in range(count)]
            case StructType(elements=elements):
                fields = [self.build.extractvalue(value, i) for i in range(len(elements or ()))]
                return [leaf for field in fields for leaf in self.leaves(field)]
        return [value]

    def define(self, instr: Instr, leaves: list[Value]) -> None:
        """Replaces `instr` by these leaves."""
        if is_composite(instr.type):
            self.components[instr] = leaves
        else:
            (self.replaced[instr],) = leaves

    def whole(self, type: Type, leaves: list[Value]) -> Value:
        """Builds a vector from its components, for a store; a scalar is its only leaf."""
        if not isinstance(type, VecType):
            return leaves[0]
        result: Value = Poison(type)
        for i, part in enumerate(leaves):
            result = self.build.insertelement(result, part, const_int(I64, i))
        return result

    def one(self, instr: Instr, type: Type, operands: list[Value]) -> Instr:
        """Appends a copy of `instr` with this type and these operands."""
        new = instr.clone()
        new.operands, new.type, new.name = operands, type, self.fn.unique_name(instr.name)
        self.build.instrs.append(new)
        return new
