"""Composite values become scalars, so that the components of vectors and the fields of structs are vectorized across
work-items.

Before:                                             After:
    %a = load <4 x float>, ptr %p                       %a = load <4 x float>, ptr %p
    %b = fmul <4 x float> %a, %c                        %a.0 = extractelement <4 x float> %a, i64 0   ..
    store <4 x float> %b, ptr %q                        %b.0 = fmul float %a.0, %c.0   ..
                                                        %b = insertelement <4 x float> poison, float %b.0, i64 0   ..
                                                        store <4 x float> %b, ptr %q

Loads and stores of vectors stay whole: memory in vectors of four is one wide access and shuffles, not four strided
ones. Those of structs and arrays become one for each field. What is left of composite type are loaded and stored
vectors, and calls and cmpxchg, which return a struct, with an extractvalue for each of its fields.
Source: Karrenberg (2015), section 5.4.
"""

from __future__ import annotations

import math

from passes.scalarize.components import constant_components, is_composite, leaves_of, pieces_of
from passes.scalarize.rules import RULES, reduce_components
from wfv.errors import UnsupportedError
from wfv.ir.builder import Builder
from wfv.ir.cfg import Cfg
from wfv.ir.core import Function, Instr, Module
from wfv.ir.intrinsics import known_family, overloaded_name
from wfv.ir.types import I8, I64, FnType, StructType, Type, VecType, scalar_of
from wfv.ir.values import Argument, Const, Poison, Value, const_int


def scalarize_vectors(module: Module, fn: Function) -> None:
    """Rewrites all operations of `fn` on vectors, structs and arrays into operations on scalars, in place."""
    if any(_touches_composites(i) for i in fn.instrs()):
        Scalarizer(module, fn).run()


def _touches_composites(instr: Instr) -> bool:
    return is_composite(instr.type) or any(is_composite(x.type) for x in instr.operands)


class Scalarizer:
    """The rewriting of one function. `components`: each composite value's leaves; `replaced`: scalars by others."""

    def __init__(self, module: Module, fn: Function) -> None:
        self.module, self.fn = module, fn
        self.components: dict[Value, list[Value]] = {}
        self.replaced: dict[Value, Value] = {}
        self.phis: dict[Instr, list[Instr]] = {}
        self.build = Builder(fn, [])

    def run(self) -> None:
        for block in self.fn.blocks:
            for phi in block.phis:
                if is_composite(phi.type):
                    self.split_phi(phi)
        for block in Cfg(self.fn).rpo:  # definitions before uses
            out: list[Instr] = []
            self.build = Builder(self.fn, out)
            for instr in block.instrs:
                self.visit(instr)
            phis = [new for phi in block.phis for new in self.phis.get(phi, ())]
            block.instrs[:] = [*phis, *out]
        self.fill_phis()
        self.fn.substitute(self.replaced)

    def split_phi(self, phi: Instr) -> None:
        self.phis[phi] = [
            Instr(leaf, self.fn.unique_name(phi.name), "phi", blocks=list(phi.blocks), line=phi.line)
            for leaf in leaves_of(phi.type)
        ]
        self.components[phi] = list(self.phis[phi])

    def fill_phis(self) -> None:
        for phi, components in self.phis.items():
            parts = [self.of(operand) for operand in phi.operands]
            for i, new in enumerate(components):
                new.operands = [part[i] for part in parts]

    def visit(self, instr: Instr) -> None:
        if instr in self.components:
            return
        self.build.like = instr
        if not _touches_composites(instr):
            self.build.instrs.append(instr)
        elif instr.op in ("load", "store"):
            self.access(instr)
        elif instr.op in RULES:
            RULES[instr.op](self, instr)
        elif instr.op == "call":
            self.call(instr)
        else:
            self.elementwise(instr)

    # Values

    def of(self, value: Value) -> list[Value]:
        """The leaves of a composite value; a scalar is its own."""
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
        """The leaves of a value that is left whole, taken out."""
        match value.type:
            case VecType(count=count):
                return [self.build.extractelement(value, const_int(I64, i)) for i in range(count)]
            case StructType(elements=elements):
                fields = [self.build.extractvalue(value, i) for i in range(len(elements or ()))]
                return [leaf for field in fields for leaf in self.leaves(field)]
        return [value]

    def define(self, instr: Instr, leaves: list[Value]) -> None:
        """`instr` is these leaves now."""
        if is_composite(instr.type):
            self.components[instr] = leaves
        else:
            (self.replaced[instr],) = leaves

    def whole(self, type: Type, leaves: list[Value]) -> Value:
        """A vector made of its components again, for a store."""
        if not isinstance(type, VecType):
            return leaves[0]
        result: Value = Poison(type)
        for i, part in enumerate(leaves):
            result = self.build.insertelement(result, part, const_int(I64, i))
        return result

    # Memory

    def access(self, instr: Instr) -> None:
        type = instr.type if instr.op == "load" else instr.operands[0].type
        if isinstance(type, VecType):
            self.access_vector(instr)
            return
        found: list[Value] = []
        leaves = [] if instr.op == "load" else self.of(instr.operands[0])
        for offset, piece in pieces_of(type):
            one = instr.clone()
            one.metadata = {}  # what it says of the whole
            one.operands[-1] = self.build.gep(I8, instr.operands[-1], [const_int(I64, offset)])
            one.attrs["align"] = (
                math.gcd(instr.attrs.get("align", 1), offset) if offset else instr.attrs.get("align", 1)
            )
            if instr.op == "load":
                one.type, one.name = piece, self.fn.unique_name(instr.name)
                self.build.instrs.append(one)
                found += self.leaves(one)
            else:
                count = len(leaves_of(piece))
                one.operands[0] = self.whole(piece, leaves[:count])
                leaves = leaves[count:]
                self.build.instrs.append(one)
        if instr.op == "load":
            self.components[instr] = found

    def access_vector(self, instr: Instr) -> None:
        """Stays as it is."""
        if instr.op == "load":
            self.build.instrs.append(instr)
            self.components[instr] = self.leaves(instr)
            return
        value = instr.operands[0]
        if not (isinstance(value, Const) or (isinstance(value, Instr) and value.op == "load")):
            instr.operands[0] = self.whole(value.type, self.of(value))
        self.build.instrs.append(instr)

    # Operations

    def elementwise(self, instr: Instr) -> None:
        """One scalar instruction a component; operands that are no composites are shared."""
        count = max(len(self.of(x)) for x in (*instr.operands,))
        parts = [self.of(x) if is_composite(x.type) else [x] * count for x in instr.operands]
        types = leaves_of(instr.type)
        if len(types) != count or any(len(part) != count for part in parts):
            raise UnsupportedError(f"{instr.op} from {instr.operands[0].type} to {instr.type}", line=instr.line)
        self.components[instr] = [self.one(instr, type, [part[i] for part in parts]) for i, type in enumerate(types)]

    def one(self, instr: Instr, type: Type, operands: list[Value]) -> Instr:
        new = instr.clone()
        new.operands, new.type, new.name = operands, type, self.fn.unique_name(instr.name)
        self.build.instrs.append(new)
        return new

    def call(self, instr: Instr) -> None:
        family = known_family(instr.callee)
        if family is not None and family.kind == "reduce":
            reduce_components(self, instr)
            return
        if family is None or family.kind != "lanes":
            raise UnsupportedError(f"call of @{instr.callee} on vectors or structs", line=instr.line)
        vectors = [x for x in instr.operands if isinstance(x.type, VecType)]
        if not vectors:  # it returns a struct
            self.build.instrs.append(instr)
            self.components[instr] = self.leaves(instr)
            return
        parts = [self.of(x) if x in vectors else [x] * len(self.of(vectors[0])) for x in instr.operands]
        calls = [self.one_call(instr, list(operands)) for operands in zip(*parts, strict=True)]
        by_call = [self.leaves(call) for call in calls]
        # A struct of vectors: first all of its first field.
        self.define(instr, [leaf for field in zip(*by_call, strict=True) for leaf in field])

    def one_call(self, instr: Instr, operands: list[Value]) -> Instr:
        """The same intrinsic on scalars."""
        result = _scalar_result(instr.type)
        name = overloaded_name(instr.callee, result, [x.type for x in operands])
        new = self.one(instr, result, operands)
        new.attrs = {"callee": name, "flags": instr.attrs.get("flags", ())}
        old = self.module.functions.get(instr.callee)
        self.module.declare(name, FnType(result, tuple(x.type for x in operands)), old.suffix if old else "")
        return new


def _scalar_result(type: Type) -> Type:
    if isinstance(type, StructType):
        return StructType(tuple(scalar_of(field) for field in type.elements or ()))
    return scalar_of(type)
