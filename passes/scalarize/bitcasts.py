"""Bitcasts of vectors: between elements of different sizes, integers are cut into pieces and joined.

Before:                                         After (%v.0, .. are the components of %v):
    %i = bitcast <4 x i8> %v to i32                 %a = zext i8 %v.0 to i32
                                                    %b = zext i8 %v.1 to i32
                                                    %c = shl i32 %b, 8
                                                    %d = or i32 %a, %c   ..
"""

import math

from passes.scalarize.components import Rewriting, leaves_of
from wfv.ir.builder import Builder
from wfv.ir.core import Instr
from wfv.ir.types import FloatType, IntType, PtrType, Type
from wfv.ir.values import Value, const_int


def scalarize_bitcast(s: Rewriting, instr: Instr) -> None:
    """Casts component by component if there are as many before as after; else cuts and joins integers."""
    (value,) = instr.operands
    old, new = s.of(value), leaves_of(instr.type)
    if len(old) == len(new):
        s.define(instr, [s.build.cast("bitcast", part, new[0]) for part in old])
        return
    src, dst = _bits(old[0].type), _bits(new[0])
    unit = math.gcd(src, dst)
    units = [u for part in old for u in _cut(s.build, _to_int(s.build, part), unit)]
    ratio = dst // unit
    joined = [_join(s.build, units[i : i + ratio], IntType(dst)) for i in range(0, len(units), ratio)]
    s.define(instr, [s.build.cast("bitcast", part, new[0]) for part in joined])


def _bits(type: Type) -> int:
    assert isinstance(type, (IntType, FloatType)), f"{type} is no number"  # LLVM's verifier admits no pointers
    return type.bits


def _to_int(build: Builder, value: Value) -> Value:
    assert not isinstance(value.type, PtrType)
    return build.cast("bitcast", value, IntType(_bits(value.type)))


def _cut(build: Builder, value: Value, bits: int) -> list[Value]:
    """An integer in pieces of `bits` bits, lowest first: the order in memory."""
    width = _bits(value.type)
    shifted = [build.binop("lshr", value, at) for at in range(0, width, bits)]
    return [build.cast("trunc", part, IntType(bits)) for part in shifted]


def _join(build: Builder, parts: list[Value], type: IntType) -> Value:
    result = build.cast("zext", parts[0], type)
    for i, part in enumerate(parts[1:], 1):
        amount = const_int(type, i * _bits(part.type))
        high = build.binop("shl", build.cast("zext", part, type), amount)
        result = build.binop("or", result, high)
    return result
