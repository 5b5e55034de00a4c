"""What scalarize does with opcodes that look into composite values: extracts, inserts, shuffles, casts, reductions."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Protocol

from passes.scalarize.components import constant_components, is_composite, leaf_span, leaves_of
from wfv.ir.builder import Builder
from wfv.ir.core import Instr
from wfv.ir.intrinsics import mangled
from wfv.ir.types import FloatType, IntType, PtrType, Type, scalar_of
from wfv.ir.values import ConstInt, Poison, Value, const_int, unsigned


class Rewriting(Protocol):
    """What the rules need of passes/scalarize/scalarize.py."""

    build: Builder

    def of(self, value: Value) -> list[Value]: ...

    def leaves(self, value: Value) -> list[Value]: ...

    def define(self, instr: Instr, leaves: list[Value]) -> None: ...


def _extractelement(s: Rewriting, instr: Instr) -> None:
    vector, index = instr.operands
    parts = s.of(vector)
    if isinstance(index, ConstInt):
        at = unsigned(index)
        s.define(instr, [parts[at] if at < len(parts) else Poison(instr.type)])
        return
    result = parts[0]
    for i, part in _reachable(parts, index)[1:]:
        result = s.build.select(s.build.icmp("eq", index, const_int(index.type, i)), part, result)
    s.define(instr, [result])


def _insertelement(s: Rewriting, instr: Instr) -> None:
    vector, part, index = instr.operands
    parts = list(s.of(vector))
    for i, old in _reachable(parts, index):
        if isinstance(index, ConstInt):
            parts[i] = part if unsigned(index) == i else old
        else:
            parts[i] = s.build.select(s.build.icmp("eq", index, const_int(index.type, i)), part, old)
    s.define(instr, parts)


def _reachable(parts: list[Value], index: Value) -> list[tuple[int, Value]]:
    """The components with their numbers, as far as an index of this type can count."""
    assert isinstance(index.type, IntType)
    return list(enumerate(parts))[: 1 << min(index.type.bits, 32)]


def _shufflevector(s: Rewriting, instr: Instr) -> None:
    a, b, mask = instr.operands
    both, nothing = [*s.of(a), *s.of(b)], Poison(scalar_of(instr.type))
    picks = constant_components(mask) or ()
    s.define(instr, [both[pick.value] if isinstance(pick, ConstInt) else nothing for pick in picks])


def _extractvalue(s: Rewriting, instr: Instr) -> None:
    whole = instr.operands[0]
    start, end = leaf_span(whole.type, instr.attrs["indices"])
    s.define(instr, s.of(whole)[start:end])


def _insertvalue(s: Rewriting, instr: Instr) -> None:
    whole, part = instr.operands
    start, end = leaf_span(whole.type, instr.attrs["indices"])
    leaves = s.of(whole)
    s.define(instr, [*leaves[:start], *s.of(part), *leaves[end:]])


def _select(s: Rewriting, instr: Instr) -> None:
    """One condition for all components, or one for each."""
    cond, a, b = instr.operands
    count = len(s.of(a))
    conds = s.of(cond) if is_composite(cond.type) else [cond] * count
    flags = instr.attrs.get("flags", ())
    choices = zip(conds, s.of(a), s.of(b), strict=True)
    s.define(instr, [s.build.select(c, x, y, flags, instr.name) for c, x, y in choices])


def _cmpxchg(s: Rewriting, instr: Instr) -> None:
    s.build.instrs.append(instr)
    s.define(instr, s.leaves(instr))


def _bitcast(s: Rewriting, instr: Instr) -> None:
    """Component by component; between elements of different sizes by cutting and joining integers."""
    (value,) = instr.operands
    old, new = s.of(value), leaves_of(instr.type)
    if len(old) == len(new):
        s.define(instr, [s.build.cast("bitcast", part, new[0]) for part in old])
        return
    src, dst = _bits(old[0].type), _bits(new[0])
    unit = math.gcd(src, dst)
    units = [u for part in old for u in _cut(s.build, _to_int(s.build, part), unit)]
    step = dst // unit
    joined = [_join(s.build, units[i : i + step], IntType(dst)) for i in range(0, len(units), step)]
    s.define(instr, [s.build.cast("bitcast", part, new[0]) for part in joined])


def _bits(type: Type) -> int:
    assert isinstance(type, (IntType, FloatType)), f"{type} is no number"  # LLVM's verifier: no pointers here
    return type.bits


def _to_int(build: Builder, value: Value) -> Value:
    assert not isinstance(value.type, PtrType)
    return build.cast("bitcast", value, IntType(_bits(value.type)))


def _cut(build: Builder, value: Value, bits: int) -> list[Value]:
    """An integer in pieces, lowest first: as they lie in memory."""
    width = _bits(value.type)
    shifted = [build.binop("lshr", value, const_int(value.type, at)) for at in range(0, width, bits)]
    return [build.cast("trunc", part, IntType(bits)) for part in shifted]


def _join(build: Builder, parts: list[Value], type: IntType) -> Value:
    result = build.cast("zext", parts[0], type)
    for i, part in enumerate(parts[1:], 1):
        amount = const_int(type, i * _bits(part.type))
        high = build.binop("shl", build.cast("zext", part, type), amount)
        result = build.binop("or", result, high)
    return result


_MINIMA = {"fmin": "minnum", "fmax": "maxnum", "fminimum": "minimum", "fmaximum": "maximum"}


def reduce_components(s: Rewriting, instr: Instr) -> None:
    """llvm.vector.reduce.*: one component after the other, which is the order that fadd and fmul ask for."""
    operation, flags = instr.callee.split(".")[3], instr.attrs.get("flags", ())
    *start, vector = instr.operands
    parts = [*start, *s.of(vector)]
    result = parts[0]
    for part in parts[1:]:
        if operation in _MINIMA or operation[1:] in ("min", "max"):
            name = f"llvm.{_MINIMA.get(operation, operation)}.{mangled(instr.type)}"
            result = s.build.call(name, instr.type, [result, part], {"flags": flags})
        else:
            result = s.build.binop(operation, result, part, flags, instr.name)
    s.define(instr, [result])


RULES: dict[str, Callable[[Rewriting, Instr], None]] = {
    "extractelement": _extractelement,
    "insertelement": _insertelement,
    "shufflevector": _shufflevector,
    "extractvalue": _extractvalue,
    "insertvalue": _insertvalue,
    "select": _select,
    "cmpxchg": _cmpxchg,
    "bitcast": _bitcast,
}
