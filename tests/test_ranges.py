"""Ranges (passes/analysis/ranges.py): each rule on all numbers of three bits, in all ranges of its operands."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import product

import pytest

from passes.analysis.ranges import RULES, Range, range_by, step_range
from wfv.ir.core import Instr
from wfv.ir.interp import POISON, Memory, UndefinedBehaviour
from wfv.ir.interp.operations import RULES as MEANINGS
from wfv.ir.interp.operations import rule_for_call
from wfv.ir.types import I1, IntType
from wfv.ir.values import FALSE, Argument, ConstInt, Value, const_int, unsigned

BITS = 3
SMALL = IntType(BITS)
CASTS = {"zext": IntType(BITS + 1), "sext": IntType(BITS + 1), "trunc": IntType(BITS - 1)}
RANGES = [(low, high) for low in range(-4, 8) for high in range(low, min(8, low + 8))]


def instructions(name: str) -> Iterator[Instr]:
    """All kinds of an operation, with parameters and constants as operands."""
    a, b = Argument(SMALL, "a"), Argument(SMALL, "b")
    if name in CASTS:
        yield Instr(CASTS[name], "r", name, [a])
    elif name == "select":
        yield Instr(SMALL, "r", name, [Argument(I1, "c"), a, b])
    elif name == "abs":
        yield Instr(SMALL, "r", "call", [a, FALSE], {"callee": f"llvm.abs.i{BITS}"})
    elif name in ("smin", "smax", "umin", "umax"):
        yield Instr(SMALL, "r", "call", [a, b], {"callee": f"llvm.{name}.i{BITS}"})
    else:
        yield from (Instr(SMALL, "r", name, [a, x]) for x in (a, b, *(const_int(SMALL, n) for n in range(8))))


def numbers(operand: Value, found: Range) -> list[int]:
    if isinstance(operand, ConstInt):
        return [unsigned(operand)]
    return [0, 1] if operand.type == I1 else [number % (1 << BITS) for number in range(found[0], found[1] + 1)]


def results(instr: Instr) -> dict[tuple[int, ...], int]:
    """By the numbers of the operands, where the result is defined."""
    compute = rule_for_call(instr, Memory()) if instr.op == "call" else MEANINGS[instr.op].rule(instr)
    found = {}
    for operands in product(*(numbers(x, (0, 7)) for x in instr.operands)):
        try:
            found[operands] = compute(*operands)
        except UndefinedBehaviour:
            continue
    return {operands: number for operands, number in found.items() if number is not POISON}


def range_in(known: dict[Value, Range], operand: Value) -> Range:
    return known.get(operand) or range_by(operand, {})


@pytest.mark.parametrize("name", sorted(RULES.keys() - {"freeze"}))
def test_all_results_are_in_the_range(name: str) -> None:
    narrowed = 0
    for instr in instructions(name):
        assert isinstance(instr.type, IntType)
        size, of = 1 << instr.type.bits, results(instr)
        free = [x for x in dict.fromkeys(instr.operands) if isinstance(x, Argument) and x.type == SMALL]
        for found in product(RANGES, repeat=len(free)):
            known: dict[Value, Range] = dict(zip(free, found, strict=True))
            low, high = step_range(instr, partial(range_in, known))
            allowed = {number % size for number in range(low, high + 1)}
            narrowed += len(allowed) < size
            spaces = {x: numbers(x, known.get(x, (0, 1))) for x in instr.operands}
            given = [dict(zip(spaces, each, strict=True)) for each in product(*spaces.values())]
            all_results = [of.get(tuple(each[x] for x in instr.operands)) for each in given]
            assert allowed.issuperset(x for x in all_results if x is not None), (instr.operands, found)
    assert narrowed
