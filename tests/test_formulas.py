"""The formulas of operations agree with the interpreter: on numbers, and where terms are rewritten as sums."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from wfv.ir.interp import scalars
from wfv.ir.interp.context import forget_contexts, under
from wfv.ir.interp.formulas import NoFormulaError, Result, compared
from wfv.ir.interp.operations import RULES
from wfv.ir.interp.scalars import Scalars
from wfv.ir.interp.sums import (
    added,
    definitions,
    equal,
    forget_sums,
    largest,
    limit,
    multiplied,
    opposite,
    truncated,
)
from wfv.ir.interp.terms import as_truth, bit_at, smt
from wfv.ir.interp.values import POISON, UndefinedBehaviour, decode, encode, float_class
from wfv.ir.intrinsics import FAMILIES
from wfv.ir.opcodes import ACCESSES_MEMORY, OPCODES, TERMINATORS
from wfv.ir.types import DOUBLE, FLOAT, HALF, IntType, Type

pytestmark = pytest.mark.every_case
z3 = smt()
BY_EXECUTION = {*TERMINATORS, *ACCESSES_MEMORY, "phi", "alloca", "call"}  # wfv/validation has them
INTEGER_OPERATIONS = {
    name: operation
    for name, operation in {**scalars.OPCODES, **scalars.INTRINSICS}.items()
    if not name.startswith(("f", "sito", "uito", "lr", "llr"))
    and name not in scalars.numbers.FUNCTIONS
    and name not in ("shl.sat", "sshl.sat", "ushl.sat", "ptrmask", "inttoptr", "ptrtoint", "ptrtoaddr", "addrspacecast")
}
FLOAT_OPERATIONS = ("fneg", "fabs", "copysign", "fcmp")
ARITY = {
    **dict.fromkeys(("fshl", "fshr"), 3),
    **dict.fromkeys(("trunc", "zext", "sext", "ctpop", "bswap", "bitreverse", "fneg", "fabs"), 1),
}
FLAGS = {
    **dict.fromkeys(("add", "sub", "mul", "shl"), ("nuw", "nsw")),
    **dict.fromkeys(("lshr", "ashr", "udiv", "sdiv"), ("exact",)),
    "or": ("disjoint",), "trunc": ("nuw", "nsw"), "zext": ("nneg",), "icmp": ("samesign",),
}  # fmt: skip
PREDICATES = {
    "icmp": ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"],
    "fcmp": [
        "false",
        "oeq",
        "ogt",
        "oge",
        "olt",
        "ole",
        "one",
        "ord",
        "uno",
        "ueq",
        "ugt",
        "uge",
        "ult",
        "ule",
        "une",
        "true",
    ],
}


def test_each_opcode_has_a_formula_or_is_executed() -> None:
    assert OPCODES.keys() - BY_EXECUTION == RULES.keys() - {"phi"}
    for meaning in RULES.values():
        assert callable(meaning.rule)
        assert callable(meaning.symbolic)


def test_each_intrinsic_that_the_interpreter_computes_has_a_row_with_both() -> None:
    for name, family in FAMILIES.items():
        if family.kind in ("lanes", "drop", "first", "reduce"):
            row = scalars.INTRINSICS.get(name)
            assert row is None or callable(row.formula), name


def edges(bits: int, random: Random) -> int:
    """A number: often one at the edge of the type."""
    top = 1 << bits
    chosen = random.choice([0, 1, top - 1, top // 2, top // 2 - 1, random.randrange(top), random.randrange(top)])
    return chosen % top


@pytest.mark.parametrize("bits", [1, 8, 32])
@pytest.mark.parametrize("name", sorted(INTEGER_OPERATIONS))
def test_a_formula_gives_the_interpreters_number(name: str, bits: int) -> None:
    operation, random = INTEGER_OPERATIONS[name], Random(name)
    if name == "bswap" and bits < 16:
        return
    for _ in range(150):
        to = {"trunc": max(1, bits // 2), "zext": bits + 7, "sext": bits + 7, "icmp": 1}.get(name, bits)
        if name == "trunc" and to == bits:
            return
        flags = frozenset(flag for flag in FLAGS.get(name, ()) if random.random() < 0.4)
        s = Scalars(name, bits, to, None, flags, random.choice(PREDICATES.get(name, [""])))
        numbers = [edges(bits, random) for _ in range(ARITY.get(name, 2))]
        if name in ("ctlz", "cttz", "abs"):
            numbers[1] &= 1
        check(operation, s, numbers, [z3.BitVecVal(n, bits) for n in numbers], IntType(to))


@pytest.mark.parametrize("type", [FLOAT, DOUBLE], ids=str)
@pytest.mark.parametrize("name", FLOAT_OPERATIONS)
def test_a_formula_of_bits_gives_the_interpreters_number(name: str, type: Any) -> None:
    operation, random = {**scalars.OPCODES, **scalars.INTRINSICS}[name], Random(name)
    ordinary = [0.0, -0.0, 1.0, -1.0, 2.5, float("inf"), -float("inf"), float("nan"), 1e-42, -1e-42]
    for _ in range(200):
        values = [float_class(type)(random.choice(ordinary)) for _ in range(ARITY.get(name, 2))]
        to = 1 if name == "fcmp" else type.bits
        s = Scalars(name, type.bits, to, None if name == "fcmp" else float_class(type))
        s = Scalars(name, s.bits, s.to, s.number, frozenset(), random.choice(PREDICATES.get(name, [""])))
        terms = [z3.BitVecVal(encode(x, type)[0], type.bits) for x in values]
        check(operation, s, values, terms, IntType(1) if name == "fcmp" else type)


def check(operation: Any, s: Scalars, values: list[Any], terms: list[Any], type: Type) -> None:
    forget_sums()
    case = s.op, s.predicate, sorted(s.flags), values
    try:
        wanted = s.finish(operation.compute(s, *values))
    except UndefinedBehaviour:
        wanted = None
    found = operation.formula(s, *terms)
    found = found if isinstance(found, Result) else Result(found)
    if wanted is None:
        assert holds(found.undefined), case
    elif wanted is POISON:
        assert holds(found.poison), case
    else:
        assert not holds(found.poison), case
        assert not holds(found.undefined), case
        bits = value_of(found.bits)
        assert bits == encode(wanted, type)[0] if not isinstance(wanted, (int, bool)) else bits == int(wanted), case


def value_of(bits: Any) -> int:
    """A number that follows from the definitions of what is abstract."""
    if isinstance(bits, int):
        return bits
    if z3.is_bv_value(plain := z3.simplify(bits)):
        return int(plain.as_long())
    solver = z3.Solver()
    solver.add(*definitions())
    assert solver.check() == z3.sat
    found: int = solver.model().eval(bits, model_completion=True).as_long()
    return found


def holds(condition: Any) -> bool:
    if isinstance(condition, bool):
        return condition
    if z3.is_true(plain := z3.simplify(condition)) or z3.is_false(plain):
        return bool(z3.is_true(plain))
    solver = z3.Solver()
    solver.add(*definitions(), condition)
    return bool(solver.check() == z3.sat)


def test_sums_are_equal_to_what_they_stand_for() -> None:
    """Random expressions: the sum in normal form, and the expression itself."""
    random, a, b = Random(5), z3.BitVec("a", 32), z3.BitVec("b", 32)
    for _ in range(60):
        forget_sums()
        plain: list[Any] = [a, b, z3.ZeroExt(24, z3.BitVec("c", 8))]
        normal = list(plain)
        for _ in range(6):
            i, j, factor = random.randrange(len(plain)), random.randrange(len(plain)), random.randrange(-4, 5)
            match random.randrange(3):
                case 0:
                    plain.append(plain[i] + factor * plain[j])
                    normal.append(as_bits(added(normal[i], normal[j], 32, factor)))
                case 1:
                    plain.append(plain[i] * factor)
                    normal.append(as_bits(multiplied(normal[i], factor, 32)))
                case 2:
                    plain.append(plain[i] + factor)
                    normal.append(as_bits(added(normal[i], factor, 32)))
        solver = z3.Solver()
        low = as_bits(truncated(normal[-1], 9), 9)
        solver.add(z3.Or(plain[-1] != normal[-1], z3.Extract(8, 0, plain[-1]) != low))
        assert solver.check() == z3.unsat


def as_bits(bits: Any, width: int = 32) -> Any:
    return z3.BitVecVal(bits, width) if isinstance(bits, int) else bits


def test_a_known_difference_decides_equality() -> None:
    forget_sums()
    x = z3.BitVec("x", 64)
    assert equal(added(x, 4, 64), added(added(x, 1, 64), 3, 64), 64) is True
    assert equal(added(x, 4, 64), x, 64) is False
    assert not isinstance(equal(x, z3.BitVec("y", 64), 64), bool)


def test_bits_of_joined_conditions() -> None:
    x, y = z3.Bool("x"), z3.Bool("y")
    bits = z3.ZeroExt(3, z3.Concat(z3.If(y, z3.BitVecVal(1, 1), z3.BitVecVal(0, 1)),
                                   z3.If(x, z3.BitVecVal(1, 1), z3.BitVecVal(0, 1))))  # fmt: skip
    assert [bit_at(bits, n) for n in range(3)] == [x, y, False]


def test_an_operation_without_a_formula_says_so() -> None:
    with pytest.raises(NoFormulaError, match=r"shl\.sat has no formula"):
        scalars.INTRINSICS["sshl.sat"].formula(Scalars("sshl.sat", 8, 8))


@pytest.mark.parametrize("type", [HALF, FLOAT, DOUBLE], ids=str)
@pytest.mark.parametrize("name", ["fptosi", "fptoui", "fptosi.sat", "fptoui.sat"])
def test_a_conversion_to_integers_fits_or_is_poison_or_saturates(name: str, type: Any) -> None:
    """At the edges of the integers' range. Of an uninterpreted conversion, the operand is taken from the term."""
    rows = {**scalars.OPCODES, **scalars.INTRINSICS}
    for to in (8, 16, 32, 64):
        s = Scalars(name, type.bits, to)
        for number in edges_of_conversions(to, type):
            found = rows[name].formula(s, z3.BitVecVal(encode(number, type)[0], type.bits))
            found = found if isinstance(found, Result) else Result(found)
            wanted = rows[name].compute(s, number)
            assert holds(found.poison) == (wanted is POISON), (to, number)
            if wanted is not POISON and (type is not HALF or abs(float(number)) < 60000):
                assert converted(name.removesuffix(".sat"), s, found.bits, type) == s.finish(wanted), (to, number)


def edges_of_conversions(to: int, type: Any) -> list[Any]:
    kind = float_class(type)
    edges = [1 << to, 1 << (to - 1), -(1 << (to - 1)), 0, -1]
    with np.errstate(over="ignore"):
        found = [kind(edge + d) for edge in edges for d in (-1, -0.5, 0, 0.5, 1)]
        found += [np.nextafter(x, kind(y)) for x in map(kind, edges) for y in (np.inf, -np.inf)]
    return [*found, kind("nan"), kind("inf"), kind("-inf"), kind("-0.0")]


def converted(name: str, s: Scalars, bits: Any, type: Any) -> int:
    plain = as_bits(z3.simplify(as_bits(bits, s.to)))
    if z3.is_bv_value(plain):
        return int(plain.as_long())
    assert plain.decl().name() == f"{name}.{s.bits}.{s.to}"
    operand = decode(plain.arg(0).as_long(), 0, type)
    return int(s.finish(scalars.OPCODES[name].compute(s, operand)))


def test_a_sum_of_small_numbers_is_not_larger_than_theirs() -> None:
    forget_sums()
    x, y = z3.BitVec("x", 64), z3.BitVec("y", 64)
    limit(x, 100)
    assert largest(added(x, 7, 64), 64) == 107
    assert largest(truncated(added(added(x, x, 64), 7, 64), 32), 32) == 207
    assert largest(added(x, y, 64), 64) == (1 << 64) - 1
    assert largest(added(7, x, 64, -1), 64) == (1 << 64) - 1
    assert largest(z3.ZeroExt(8, z3.BitVec("b", 8)), 16) == 255
    sum_never_wraps = scalars.OPCODES["add"].formula(Scalars("add", 64, 64, None, frozenset({"nsw"})), x, x)
    assert not isinstance(sum_never_wraps, Result)


def test_a_sum_is_the_opposite_of_another_one() -> None:
    forget_sums()
    x, y = z3.BitVec("x", 32), z3.BitVec("y", 32)
    total = added(x, y, 32)
    assert opposite(total) is None
    assert opposite(added(0, total, 32, -1)).eq(total)
    assert opposite(added(added(0, x, 32, 1 << 31), y, 32)) is None  # the factor is its own opposite


def test_a_number_of_conditions_is_compared_bit_by_bit() -> None:
    x, y = z3.Bool("x"), z3.Bool("y")
    mask = z3.Concat(*(z3.If(c, z3.BitVecVal(1, 1), z3.BitVecVal(0, 1)) for c in (y, x)))
    for number, wanted in ((3, z3.And(x, y)), (1, z3.And(x, z3.Not(y))), (0, z3.And(z3.Not(x), z3.Not(y)))):
        found = compared("eq", mask, z3.BitVecVal(number, 2))
        assert z3.is_true(z3.simplify(found == wanted))
    assert compared("eq", z3.ZeroExt(1, mask), z3.BitVecVal(4, 3)) is False


def test_a_term_under_a_condition_is_equal_where_it_holds() -> None:
    """Random choices, sums and conditions within each other; a choice by the condition itself is decided."""
    random, conditions = Random(3), list(z3.Bools("p q r s"))
    for _ in range(60):
        forget_sums()
        forget_contexts()
        terms: list[Any] = list(z3.BitVecs("a b c", 8))
        for _ in range(8):
            x, y, condition = random.choice(terms), random.choice(terms), random.choice(conditions)
            match random.randrange(5):
                case 0:
                    terms.append(as_bits(added(x, y, 8), 8))
                case 1:
                    terms.append(z3.Concat(z3.Extract(3, 0, x), z3.Extract(7, 4, y)))
                case 2:
                    conditions.append(z3.And(condition, z3.Not(random.choice(conditions))))
                case _:
                    terms.append(z3.If(condition, x, y))
        conditions.append(z3.ULT(terms[-1], terms[-2]))
        context = random.choice(conditions)
        solver = z3.Solver()
        differ = [as_bits(under(context, term), 8) != term for term in terms]
        differ += [as_truth(under(context, other)) != other for other in conditions]
        solver.add(context, z3.Or(*differ))
        assert solver.check() == z3.unsat
        assert under(z3.And(conditions[0], context), z3.If(conditions[0], terms[0], terms[1])).eq(terms[0])


def test_a_deep_condition_is_left_as_it_is_below() -> None:
    forget_contexts()
    p, q = z3.Bools("p q")
    deep = p
    for n in range(3000):
        deep = z3.Not(z3.And(z3.Bool(f"c{n}"), deep))
    assert z3.is_expr(under(q, deep))
