"""Straight-line LLVM IR on many integers at once: what it computes, and for which of them it is poison.

Numbers are arrays of uint64, whose bits above the type's width are 0.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import numpy as np

from wfv.ir.core import Function, Instr
from wfv.ir.intrinsics import family_of
from wfv.ir.opcodes import DIVISIONS
from wfv.ir.types import IntType, Type
from wfv.ir.values import ConstInt, Value, unsigned

U64 = np.uint64
Array = Any  # of uint64, or of bool


class Numbers(NamedTuple):
    """`is_poison`: where it is poison; `bits` are any numbers there."""

    bits: Array
    is_poison: Array


def width(type: Type) -> int:
    assert isinstance(type, IntType)
    return type.bits


def cut(x: Array, bits: int) -> Array:
    return x & U64((1 << bits) - 1)


def as_signed(x: Array, bits: int) -> Array:
    return (x << U64(64 - bits)).view(np.int64) >> np.int64(64 - bits)


def shifted(op: Callable[[Array, Array], Array]) -> Callable[[Array, Array], Array]:
    return lambda a, b: np.where(b < U64(64), op(a, np.minimum(b, U64(63))), U64(0))


def divided(op: Callable[[Array, Array], Array]) -> Callable[[Array, Array], Array]:
    return lambda a, b: op(a, np.maximum(b, U64(1)))


UNSIGNED: dict[str, Callable[[Array, Array], Array]] = {
    "add": operator.add, "sub": operator.sub, "mul": operator.mul, "and": operator.and_, "or": operator.or_,
    "xor": operator.xor, "shl": shifted(operator.lshift), "lshr": shifted(operator.rshift),
    "udiv": divided(operator.floordiv), "urem": divided(operator.mod),
}  # fmt: skip
COMPARE = {name: getattr(operator, name) for name in ("eq", "ne", "lt", "le", "gt", "ge")}


def compare(predicate: str, a: Array, b: Array, bits: int) -> Array:
    if predicate in ("eq", "ne"):
        return COMPARE[predicate](a, b)
    if predicate[0] == "s":
        a, b = as_signed(a, bits), as_signed(b, bits)
    return COMPARE[predicate[1:]](a, b)


def apply(instr: Instr, operands: list[Array]) -> Array:
    """The result on numbers that are no poison."""
    bits, from_bits = width(instr.type), width(instr.operands[-1].type)
    a, b = (*operands, operands[-1])[:2]
    if instr.op in UNSIGNED:
        return cut(UNSIGNED[instr.op](a, b), bits)
    if instr.op == "ashr":
        return cut((as_signed(a, bits) >> np.minimum(b, U64(63)).astype(np.int64)).view(U64), bits)
    if instr.op == "srem":
        x, y = as_signed(a, bits), as_signed(b, bits)
        return cut(np.fmod(x, np.where(y == 0, 1, y)).view(U64), bits)
    if instr.op == "icmp":
        return compare(instr.attrs["predicate"], a, b, from_bits).astype(U64)
    if instr.op == "select":
        return np.where(a == 1, b, operands[2])
    if instr.op == "sext":
        return cut(as_signed(a, from_bits).view(U64), bits)
    if instr.op in ("zext", "trunc", "freeze"):
        return cut(a, bits)
    family = family_of(instr.callee)
    if family == "ctlz":
        found = np.full(a.shape, bits, U64)
        for bit in range(bits):
            found = np.where(a >> U64(bit) & U64(1), U64(bits - 1 - bit), found)
        return found
    return np.where(compare(family[0] + {"min": "lt", "max": "gt"}[family[1:]], a, b, bits), a, b)


def breaks_flags(instr: Instr, operands: list[Array], result: Array) -> Array:
    """Where an instruction on numbers gives poison: a flag does not hold, or a shift is too far."""
    a, b, bits = operands[0], operands[-1], width(instr.type)
    broken = b >= U64(bits) if instr.op in ("shl", "lshr", "ashr") else np.zeros(a.shape, bool)
    if instr.op in DIVISIONS:
        broken |= b == 0  # undefined: no lane comes here
    for flag in instr.flags:
        if flag == "disjoint":
            broken |= a & b != 0
        elif flag == "nneg":
            broken |= as_signed(a, width(instr.operands[0].type)) < 0
        elif flag in ("nuw", "nsw") and instr.op != "trunc":
            is_signed = flag == "nsw"
            numbers = (as_signed(x, bits) if is_signed else x for x in (a, b, result))
            x, y, r = (n.astype(object) for n in numbers)
            exact = {"add": x + y, "sub": x - y, "mul": x * y}.get(instr.op)
            if exact is None:
                exact = x * np.array([1 << min(int(n), 64) for n in b.ravel()], object).reshape(b.shape)
            broken |= np.asarray(exact != r, bool)
    return broken


def evaluate(
    fn: Function,
    arguments: Mapping[str, Array],
    loaded: Callable[[Instr], Array],
    prepare: Callable[[Instr], Instr] = lambda instr: instr,
) -> dict[Value, Numbers]:
    """The values of a function of one block for these numbers of its parameters.

    `loaded`: what a load returns. `prepare`: is applied to each instruction first. A frozen poison is any number: here
    its bits, inverted.
    """
    count = len(next(iter(arguments.values())))
    none = np.zeros(count, bool)
    found: dict[Value, Numbers] = {a: Numbers(arguments[a.name], none) for a in fn.args if a.name in arguments}

    def number(value: Value) -> Numbers:
        if isinstance(value, ConstInt):
            return Numbers(np.full(count, unsigned(value), U64), none)
        return found[value]

    (block,) = fn.blocks
    for old in block.instrs:
        if not isinstance(old.type, IntType):
            continue
        if old.op == "load":
            found[old] = Numbers(loaded(old), none)
            continue
        instr = prepare(old)
        given = [number(x) for x in instr.operands]
        bits = [x.bits for x in given]
        result = apply(instr, bits)
        if instr.op == "freeze":
            inverted = cut(~result, instr.type.bits)  # type: ignore[attr-defined]
            found[old] = Numbers(np.where(given[0].is_poison, inverted, result), none)
            continue
        is_poison = breaks_flags(instr, bits, result)
        if instr.op == "select":
            is_poison = given[0].is_poison | np.where(bits[0] == 1, given[1].is_poison, given[2].is_poison)
        else:
            for x in given:
                is_poison = is_poison | x.is_poison
        found[old] = Numbers(result, is_poison)
    return found
