"""Vector-typed OpenCL code becomes scalar code, so that its components are vectorized across work-items.

Before:                                             After:
    %a = load <4 x float>, ptr %p                       %a = load <4 x float>, ptr %p
    %b = fmul <4 x float> %a, %c                        %a.0 = extractelement <4 x float> %a, i64 0   ..
    store <4 x float> %b, ptr %q                        %b.0 = fmul float %a.0, %c.0   ..
                                                        %b = insertelement <4 x float> poison, float %b.0, i64 0   ..
                                                        store <4 x float> %b, ptr %q

Loads and stores stay whole: memory in vectors of four is one wide access and shuffles, not four strided ones.
Source: Karrenberg (2015), section 5.4.
"""

from __future__ import annotations

from collections.abc import Callable

from wfv.errors import UnsupportedError
from wfv.ir.builder import Builder
from wfv.ir.cfg import Cfg
from wfv.ir.core import Function, Instr, Module
from wfv.ir.types import I64, FloatType, FnType, IntType, Type, VecType, count_of, scalar_of
from wfv.ir.values import (
    Argument,
    Const,
    ConstAggregate,
    ConstInt,
    ConstNull,
    ConstSplat,
    Poison,
    Undef,
    Value,
    const_float,
    const_int,
)

_KEPT = ("load", "store", "ret")


def scalarize_vectors(module: Module, fn: Function) -> None:
    """Rewrites all vector-typed operations of `fn` but loads and stores into operations on components, in place."""
    if not any(_touches_vectors(i) for i in fn.instrs()):
        return
    _Scalarizer(module, fn).run()


def constant_components(value: Value) -> list[Value] | None:
    """The elements of a vector constant, or None for a value that is no such constant."""
    match value:
        case Poison(type=VecType(count=count, element=type)):
            return [Poison(type)] * count
        case Undef(type=VecType(count=count, element=type)):
            return [Undef(type)] * count  # not poison: `and undef, 0` is 0
        case ConstNull(type=VecType(count=count, element=type)):
            return [_zero(type)] * count
        case ConstSplat(type=VecType(count=count), element=element):
            return [element] * count
        case ConstAggregate(elements=elements):
            return list(elements)
    return None


def _zero(type: Type) -> Const:
    if isinstance(type, IntType):
        return const_int(type, 0)
    return const_float(type, 0.0) if isinstance(type, FloatType) else ConstNull(type)


def _touches_vectors(instr: Instr) -> bool:
    return isinstance(instr.type, VecType) or any(isinstance(x.type, VecType) for x in instr.operands)


class _Scalarizer:
    def __init__(self, module: Module, fn: Function) -> None:
        self.module, self.fn = module, fn
        self.components: dict[Value, list[Value]] = {}
        self.replaced: dict[Value, Value] = {}
        self.phis: dict[Instr, list[Instr]] = {}

    def run(self) -> None:
        for block in self.fn.blocks:
            for phi in block.phis:
                if isinstance(phi.type, VecType):
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
        assert isinstance(phi.type, VecType)
        self.phis[phi] = [
            Instr(phi.type.element, self.fn.unique_name(phi.name), "phi", blocks=list(phi.blocks))
            for _ in range(phi.type.count)
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
        if not _touches_vectors(instr):
            self.build.instrs.append(instr)
        elif instr.op in _KEPT:
            self.keep(instr)
        elif instr.op in _RULES:
            _RULES[instr.op](self, instr)
        else:
            self.elementwise(instr)

    def keep(self, instr: Instr) -> None:
        instr.operands = [self.whole(x) if isinstance(x.type, VecType) else x for x in instr.operands]
        self.build.instrs.append(instr)
        if isinstance(instr.type, VecType):
            self.components[instr] = self.extract(instr)

    def extract(self, value: Value) -> list[Value]:
        assert isinstance(value.type, VecType)
        return [self.build.extractelement(value, const_int(I64, i)) for i in range(value.type.count)]

    def of(self, value: Value) -> list[Value]:
        """The components of a vector value."""
        if value not in self.components:
            parts = constant_components(value)
            if parts is None:
                assert isinstance(value, Argument), value
                return self.extract(value)
            self.components[value] = parts
        return self.components[value]

    def whole(self, value: Value) -> Value:
        """A vector made of its components again, for a store."""
        if isinstance(value, Const) or (isinstance(value, Instr) and value.op == "load"):
            return value
        assert isinstance(value.type, VecType)
        result: Value = Poison(value.type)
        for i, part in enumerate(self.of(value)):
            result = self.build.insertelement(result, part, const_int(I64, i))
        return result

    def elementwise(self, instr: Instr) -> None:
        """One scalar instruction a component; operands that are no vectors are shared."""
        count = next(x.type.count for x in (instr, *instr.operands) if isinstance(x.type, VecType))
        if not isinstance(instr.type, VecType) or instr.type.count != count:
            what = f"{instr.op} {instr.callee}".rstrip()
            raise UnsupportedError(f"{what} from vector to scalar", line=instr.line)
        parts = [self.of(x) if isinstance(x.type, VecType) else [x] * count for x in instr.operands]
        self.components[instr] = [self.one(instr, [part[i] for part in parts]) for i in range(count)]

    def one(self, instr: Instr, operands: list[Value]) -> Instr:
        new = instr.clone()
        new.operands, new.type = operands, scalar_of(instr.type)
        new.name = self.fn.unique_name(instr.name)
        if instr.op == "call":
            self.scalar_callee(instr, new)
        if instr.op == "getelementptr":
            raise UnsupportedError("getelementptr of vectors", line=instr.line)
        self.build.instrs.append(new)
        return new

    def scalar_callee(self, instr: Instr, new: Instr) -> None:
        if not instr.callee.startswith("llvm."):
            raise UnsupportedError(f"call of {instr.callee} on vectors", line=instr.line)
        parts = instr.callee.split(".")
        name = ".".join(p[p.index("f" if "f" in p else "i") :] if _is_vector_suffix(p) else p for p in parts)
        new.attrs = {"callee": name, "flags": instr.attrs.get("flags", ())}
        old = self.module.functions.get(instr.callee)
        self.module.declare(name, FnType(new.type, tuple(x.type for x in new.operands)), old.suffix if old else "")


def _is_vector_suffix(part: str) -> bool:
    return len(part) > 2 and part[0] == "v" and part[1].isdigit()


def _extractelement(s: _Scalarizer, instr: Instr) -> None:
    vector, index = instr.operands
    parts = s.of(vector)
    if isinstance(index, ConstInt):
        s.replaced[instr] = parts[index.value]
        return
    result = parts[0]
    for i, part in enumerate(parts[1:], 1):
        result = s.build.select(s.build.icmp("eq", index, const_int(index.type, i)), part, result)
    s.replaced[instr] = result


def _insertelement(s: _Scalarizer, instr: Instr) -> None:
    vector, part, index = instr.operands
    parts = list(s.of(vector))
    for i in range(len(parts)):
        if isinstance(index, ConstInt):
            parts[i] = part if index.value == i else parts[i]
        else:
            parts[i] = s.build.select(s.build.icmp("eq", index, const_int(index.type, i)), part, parts[i])
    s.components[instr] = parts


def _shufflevector(s: _Scalarizer, instr: Instr) -> None:
    a, b, mask = instr.operands
    both, nothing = [*s.of(a), *s.of(b)], Poison(scalar_of(instr.type))
    picks = constant_components(mask) or ()
    s.components[instr] = [both[pick.value] if isinstance(pick, ConstInt) else nothing for pick in picks]


def _bitcast(s: _Scalarizer, instr: Instr) -> None:
    if count_of(instr.type) != count_of(instr.operands[0].type):
        raise UnsupportedError("bitcast between vectors of different lengths", line=instr.line)
    s.elementwise(instr)


_RULES: dict[str, Callable[[_Scalarizer, Instr], None]] = {
    "extractelement": _extractelement,
    "insertelement": _insertelement,
    "shufflevector": _shufflevector,
    "bitcast": _bitcast,
}
