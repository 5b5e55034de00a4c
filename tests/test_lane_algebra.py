"""The algebra of lanes: each rule is proved by an SMT solver for each width, and walked by brute force."""

from __future__ import annotations

import operator
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
import z3

from passes.analysis.lane_algebra import (
    ALIGNED_RULES,
    RULES,
    Rule,
    apply_aligned_rule,
    apply_rule,
    base_operation,
)
from passes.analysis.ranges import range_of
from passes.analysis.shapes import Shape, strided, with_offsets
from passes.speculate.row_bits import LOW_BITS_STAY
from tests.support.smt import BINARY, counterexample
from wfv.ir.core import Instr
from wfv.ir.types import IntType
from wfv.ir.values import Argument, Value, const_int

ALL = {**RULES, **ALIGNED_RULES}
each_rule = pytest.mark.parametrize("name", ALL)
pytestmark = pytest.mark.every_case


def needs_disjoint(rule: Rule) -> bool:
    return rule.conditions is RULES["or disjoint"].conditions


class Wide:
    """A number of a rule as the solver's: unsigned where Python's operators need a sign that it does not have."""

    def __init__(self, bits: Any) -> None:
        self.bits = bits

    def _with(self, other: Wide | int, function: Callable[[Any, Any], Any]) -> Any:
        found = function(self.bits, other.bits if isinstance(other, Wide) else z3.BitVecVal(other, self.bits.size()))
        return Wide(found) if z3.is_bv(found) else found

    def __neg__(self) -> Wide:
        return Wide(-self.bits)

    def __rlshift__(self, other: int) -> Any:
        return Wide(z3.BitVecVal(other, self.bits.size()))._with(self, operator.lshift)

    __add__ = lambda self, other: self._with(other, operator.add)  # noqa: E731
    __sub__ = lambda self, other: self._with(other, operator.sub)  # noqa: E731
    __mul__ = lambda self, other: self._with(other, operator.mul)  # noqa: E731
    __and__ = lambda self, other: self._with(other, operator.and_)  # noqa: E731
    __or__ = lambda self, other: self._with(other, operator.or_)  # noqa: E731
    __xor__ = lambda self, other: self._with(other, operator.xor)  # noqa: E731
    __lshift__ = lambda self, other: self._with(other, operator.lshift)  # noqa: E731
    __rshift__ = lambda self, other: self._with(other, z3.LShR)  # noqa: E731
    __floordiv__ = lambda self, other: self._with(other, z3.UDiv)  # noqa: E731
    __mod__ = lambda self, other: self._with(other, z3.URem)  # noqa: E731
    __lt__ = lambda self, other: self._with(other, operator.lt)  # noqa: E731
    __le__ = lambda self, other: self._with(other, operator.le)  # noqa: E731
    __gt__ = lambda self, other: self._with(other, operator.gt)  # noqa: E731
    __eq__ = lambda self, other: self._with(other, operator.eq)  # type: ignore[assignment] # noqa: E731
    __hash__ = None  # type: ignore[assignment]


def apply_op(op: str, operands: list[Any], bits: int) -> Any:
    """An operation on numbers of the solver; the result has `bits` bits."""
    if op in BINARY:
        return BINARY[op](*operands)
    (x,) = operands
    if bits > x.size():
        return (z3.SignExt if op == "sext" else z3.ZeroExt)(bits - x.size(), x)
    return z3.Extract(bits - 1, 0, x)


def is_wrong(rule: Rule, bits: int, result_bits: int, power: int, is_aligned: bool) -> list[Any]:
    """The conditions under which a lane's result is not what the rule says.

    The facts are the tightest ones for the numbers at hand: if a rule's conditions hold for wider ranges, they hold for
    these. `power`: of two: the bits that are free, the alignment of the base, a shift, or a power that is divided by.
    """
    count, wider = rule.operands.count("x"), max(bits, result_bits)
    lanes = [z3.BitVec(f"lane{n}", bits) for n in range(count)]
    bases = [z3.BitVec(f"base{n}", bits) for n in range(count)]
    offsets = [lane - base for lane, base in zip(lanes, bases, strict=True)]
    constant = [z3.BitVec("constant", bits)] * rule.operands.count("c")
    if rule.op in ("shl", "lshr"):
        constant = [z3.BitVecVal(power, bits)]
    if rule.op in ("udiv", "urem"):
        constant = [z3.BitVecVal(1 << power, bits)]
    given, low_bits = [], (1 << power) - 1
    if needs_disjoint(rule):
        given.append(lanes[0] & lanes[1] == 0)  # of an active lane; those of the base may have any bits
    elif count == 2 and rule.op == "or":
        given += [x & low_bits == 0 for x in (lanes[0], bases[0])] + [z3.ULE(x, low_bits) for x in (lanes[1], bases[1])]
    if is_aligned:
        given += [bases[0] & low_bits == 0, z3.ULE(offsets[0], low_bits)]
    facts = SimpleNamespace(
        flags=("disjoint",) * needs_disjoint(rule), bits=result_bits, from_bits=bits, free_bits=power,
        low=_wide(z3.If(z3.ULT(lanes[0], bases[0]), lanes[0], bases[0])),
        high=_wide(z3.If(z3.ULT(lanes[0], bases[0]), bases[0], lanes[0])),
        step=_wide(z3.If(offsets[0] < 0, -offsets[0], offsets[0])),
        number=_wide(constant[0]) if constant else None,
    )  # fmt: skip
    holds = [z3.BoolVal(x) if isinstance(x, bool) else x for x in rule.conditions(facts)]  # type: ignore[arg-type]
    of_lane = apply_op(rule.op, [*lanes, *constant], result_bits)
    of_base = apply_op(rule.base, [*bases, *constant], result_bits)
    numbers = [z3.SignExt(wider - bits, x) for x in offsets] + [z3.ZeroExt(wider - bits, x) for x in constant]
    offset = rule.offset(*map(Wide, numbers)).bits
    difference = of_lane - of_base - z3.Extract(result_bits - 1, 0, offset)
    return [*given, *holds, z3.simplify(difference, som=True) != 0]


def _wide(bits: Any) -> Wide:
    """With more bits, so that sums do not wrap around."""
    return Wide(z3.ZeroExt(2, bits))


def result_widths(op: str, bits: int) -> tuple[int, ...]:
    """The widths of the result that are proved for an operand's width."""
    if op in ("zext", "sext"):
        return (bits + 1, 64) if bits < 64 else ()
    if op in ("trunc", "inttoptr", "ptrtoint"):
        return tuple({bits - 1, 8, 1, bits // 2})
    return (bits,)


POWERS = ("or above", "shl", *ALIGNED_RULES)  # the rules with a power of two: each is proved by itself


@each_rule
@pytest.mark.parametrize("bits", [8, 16, 32, 64, *(pytest.param(n, marks=pytest.mark.full) for n in range(9, 64))])
def test_no_number_contradicts_a_rule(name: str, bits: int, pytestconfig: pytest.Config) -> None:
    rule = ALL[name]
    if rule.op == "freeze":
        return  # the same number
    few = (1, 2, 6, bits - 1)
    for power in (range(1, bits) if pytestconfig.getoption("--full") else few) if name in POWERS else (1,):
        for result_bits in result_widths(rule.op, bits):
            conditions = is_wrong(rule, bits, result_bits, power, name in ALIGNED_RULES)
            assert counterexample(*conditions) is None, (bits, result_bits, power)


def test_a_wrong_rule_is_contradicted() -> None:
    """Also a base that is a sum, if a guard has found that it is aligned: `x | 65` for W = 8."""
    wrong = {
        "or, aligned": ALL["or, aligned"]._replace(base="add"),
        "or disjoint": ALL["or disjoint"]._replace(base="or"),
        "zext": ALL["zext"]._replace(conditions=lambda x: (x.step < 1 << (x.from_bits - 1),)),
    }
    for name, rule in wrong.items():
        conditions = is_wrong(rule, 32, 33 if rule.op == "zext" else 32, 3, name in ALIGNED_RULES)
        assert counterexample(*conditions) is not None, name


# By brute force


LANES = (2, 3, 4, 8, 16, 32, 64)
U64 = np.uint64
OPERATIONS: dict[str, Callable[..., Any]] = {
    "add": operator.add, "sub": operator.sub, "mul": operator.mul, "shl": operator.lshift, "lshr": operator.rshift,
    "and": operator.and_, "or": operator.or_, "xor": operator.xor, "udiv": operator.floordiv, "urem": operator.mod,
    "trunc": lambda x: x, "zext": lambda x: x, "sext": lambda x: x,
}  # fmt: skip


def instruction(rule: Rule, type: IntType, number: int) -> Instr:
    """An instruction with the rule's operation, whose other operands are parameters in a range that it may need."""
    last = {"and": number, "zext": (1 << type.bits) // 2, "sext": (1 << type.bits) // 4}.get(rule.op, 0)
    attrs = f"range(i{type.bits} 0, {last + 1})" if last + 1 < 1 << type.bits and last else ""
    operands: list[Value] = [Argument(type, "xy"[n], attrs) for n in range(rule.operands.count("x"))]
    if rule is RULES["or above"]:
        shift = Instr(type, "s", "shl", [Argument(type, "x"), const_int(type, 6)])
        operands = [shift, Argument(type, "y", f"range(i{type.bits} 0, 64)")]
    if "c" in rule.operands:
        operands.append(const_int(type, number))
    flags = ("disjoint",) * needs_disjoint(rule)
    result = {"trunc": IntType(type.bits // 2), "zext": IntType(64), "sext": IntType(64)}.get(rule.op, type)
    return Instr(result, "r", rule.op, operands, {"flags": flags})


def constants(rule: Rule, bits: int) -> list[int]:
    """All up to 300, and those at the edges of the type."""
    edges = [edge + n for edge in (1 << (bits - 1), 1 << bits) for n in range(-3, 4)]
    return sorted({n % (1 << bits) for n in (*range(301), *edges)}) if "c" in rule.operands else [0]


def shapes_of_operands(name: str, lanes: int) -> list[tuple[Shape, ...]]:
    shapes = [strided(1), strided(2), with_offsets(tuple(i // 2 for i in range(lanes)))]
    if name not in ALIGNED_RULES:
        shapes += [strided(-3), with_offsets(tuple((i ^ 1) - 1 for i in range(lanes)))]
    if name == "or above":
        return [(strided(64), shape) for shape in shapes]
    return (
        [(a,) for a in shapes] if ALL[name].operands.count("x") == 1 else [(a, b) for a in shapes for b in shapes[:2]]
    )


def distances(shape: Shape, lanes: int) -> Any:
    """From lane 0 to each lane, modulo 2^64."""
    return np.array([offset % (1 << 64) for offset in shape.lane_offsets(lanes)], U64)


def bases_for(name: str, offsets: Any, lanes: int, bits: int) -> Any:
    """Numbers at multiples of the lanes and off them, also such that lanes wrap around."""
    if name in ALIGNED_RULES:
        return U64(1 << int(offsets.max()).bit_length()) * np.array([0, 1, 2, 5, 7], U64)
    half = 1 << (bits - 1)
    some = (0, 1, 3, lanes, lanes + 1, 3 * lanes - 1, 64, half - lanes, half - 2, half, -lanes, 1 - lanes, -2, -1)
    return np.array([n % (1 << bits) for n in some], U64)


@pytest.mark.parametrize("name", [name for name, rule in ALL.items() if rule.op in OPERATIONS])
@pytest.mark.parametrize("bits", [8, 64, *(pytest.param(n, marks=pytest.mark.full) for n in (13, 16, 32, 33, 48))])
def test_operations_on_all_lanes(name: str, bits: int) -> None:
    rule, applied = ALL[name], 0
    for number in constants(rule, bits):
        for lanes in LANES if number < 70 else (4, 16):
            for shapes in shapes_of_operands(name, lanes):
                applied += check_lanes(name, instruction(rule, IntType(bits), number), shapes, lanes, number)
    assert applied


def check_lanes(name: str, instr: Instr, shapes: tuple[Shape, ...], lanes: int, number: int) -> int:
    """Compares each lane with what the rule says; returns how many vectors it says something of."""
    by_operand = dict(zip(instr.operands, shapes, strict=False))
    apply_row = apply_aligned_rule if name in ALIGNED_RULES else apply_rule
    applied = apply_row(instr, lambda x: by_operand.get(x, strided(0)), lanes)
    if applied is None or applied.name != name:
        return 0
    rule, mask = ALL[name], U64((1 << instr.operands[0].type.bits) - 1)  # type: ignore[attr-defined]
    result_mask = U64((1 << instr.type.bits) - 1)  # type: ignore[attr-defined]
    offsets = [distances(shape, lanes) for shape in shapes]
    some = [bases_for(name, of, lanes, int(mask).bit_length()) for of in offsets]
    grids = np.meshgrid(*some, indexing="ij")
    bases = [grid.reshape(-1, 1) & mask for grid in grids]
    if name == "or above":
        bases[0] = bases[0] << U64(6) & mask
    of_lanes = [(base + of) & mask for base, of in zip(bases, offsets, strict=True)]
    constant = [U64(number)] * rule.operands.count("c")
    wanted = OPERATIONS[rule.op](*of_lanes, *constant) & result_mask
    base = OPERATIONS[rule.base](*bases, *constant)
    found = (base + distances(applied.shape, lanes)) & result_mask
    is_meant = np.ones(wanted.shape, bool)
    if needs_disjoint(rule):  # active lanes are disjoint, and lane 0 may be inactive
        is_meant = of_lanes[0] & of_lanes[1] == 0
    for x, base_of_x, lanes_of_x in zip(instr.operands, bases, of_lanes, strict=False):
        low, high = range_of(x)
        is_meant = is_meant & ((base_of_x <= U64(high)) & (lanes_of_x <= U64(high)).all(axis=1, keepdims=True))
        assert low == 0
    assert np.array_equal(wanted[is_meant], found[is_meant]), (instr, instr.operands, shapes, lanes)
    return int(is_meant.any())


@each_rule
def test_each_operation_has_one_base_operation(name: str) -> None:
    assert base_operation(instruction(ALL[name], IntType(32), 4)) == ALL[name].base


@pytest.mark.parametrize("op", sorted(LOW_BITS_STAY))
def test_low_bits_depend_on_low_bits(op: str) -> None:
    a, b, c, d = (z3.BitVec(name, 64) for name in "abcd")
    same = [(a ^ c) & 63 == 0, (b ^ d) & 63 == 0]
    if op != "mul":
        assert counterexample(*same, (BINARY[op](a, b) ^ BINARY[op](c, d)) & 63 != 0) is None
    low = np.arange(64, dtype=U64)
    x, y = low[:, None], low[None, :]
    for high in (1 << 6, 1 << 40, 77 << 58):
        more = OPERATIONS[op](x + U64(high % (1 << 64)), y + U64(3 * high % (1 << 64)))
        assert np.array_equal(OPERATIONS[op](x, y) & U64(63), more & U64(63))
