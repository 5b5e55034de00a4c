"""The formulas of operations on scalars, for the tables of scalars.py: terms of the solver z3 in place of numbers.

A formula takes the instruction's `Scalars` and the operands' terms, none of which is poison, and returns the result's
term; or a `Result`, if the operation may be poison or undefined. Those of floating-point numbers are in
float_formulas.py.
"""

import operator
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from wfv.ir.interp.context import under
from wfv.ir.interp.sums import abstract, added, equal, largest, multiplied, truncated
from wfv.ir.interp.terms import (
    Truth,
    as_term,
    bit_at,
    bit_of,
    bits_of,
    both,
    choose_bits,
    either,
    negated,
    smt,
    truth_of,
)

Formula = Callable[..., Any]


@dataclass(frozen=True, slots=True)
class Result:
    """A result, and where it is poison, or the operation undefined behaviour."""

    bits: Any
    poison: Truth = False
    undefined: Truth = False


_WRAPPED: dict[str, Callable[[Any, Any, int], Any]] = {
    "add": added,
    "sub": lambda a, b, bits: added(a, b, bits, -1),
    "mul": multiplied,
}
_EXACT = {"add": operator.add, "mul": operator.mul}


def wrapping(op: str) -> Formula:
    """add, sub, mul: nuw and nsw compare with the exact result."""

    def formula(s: Any, a: Any, b: Any) -> Any:
        z = smt()
        result = as_term(_WRAPPED[op](a, b, s.bits), s.bits)
        if op != "sub" and _EXACT[op](largest(a, s.bits), largest(b, s.bits)) < 1 << (s.bits - 1):
            return result
        fits: list[Any] = []
        if "nuw" in s.flags:
            fits += {
                "add": lambda: [z.ULE(a, result)],
                "sub": lambda: [z.ULE(b, a)],
                "mul": lambda: [_fits("nuw", z.BVMulNoOverflow(a, b, False), a, b)],
            }[op]()
        if "nsw" in s.flags:
            fits += {
                "add": lambda: [z.BVAddNoOverflow(a, b, True), z.BVAddNoUnderflow(a, b)],
                "sub": lambda: [z.BVSubNoOverflow(a, b), z.BVSubNoUnderflow(a, b, True)],
                "mul": lambda: [_fits("nsw", z.And(z.BVMulNoOverflow(a, b, True), z.BVMulNoUnderflow(a, b)), a, b)],
            }[op]()
        return Result(result, negated(both(*fits)) if fits else False)

    return formula


def _fits(flag: str, exact: Any, a: Any, b: Any) -> Any:
    """Whether a product fits; of two numbers that are not known, abstract."""
    if smt().is_bv_value(a) or smt().is_bv_value(b):
        return exact
    return abstract(f"mul.{flag}", exact, *sorted((a, b), key=lambda term: int(term.get_id())))


def shl(s: Any, a: Any, b: Any) -> Result:
    z = smt()
    result = a << b
    if z.is_bv_value(b) and b.as_long() < s.bits:
        result = as_term(multiplied(a, 1 << b.as_long(), s.bits), s.bits)
    poison = [z.UGE(b, s.bits)] if not z.is_bv_value(b) or b.as_long() >= s.bits else []
    if "nuw" in s.flags:
        poison.append(z.LShR(result, b) != a)
    if "nsw" in s.flags:
        poison.append(result >> b != a)
    return Result(result, either(*poison))


def shift_right(s: Any, a: Any, b: Any) -> Result:
    z = smt()
    result = a >> b if s.op == "ashr" else z.LShR(a, b)
    is_lost = result << b != a if "exact" in s.flags else False
    is_too_far = b.as_long() >= s.bits if z.is_bv_value(b) else z.UGE(b, s.bits)
    return Result(result, either(is_too_far, is_lost))


def division(s: Any, a: Any, b: Any) -> Result:
    """udiv, sdiv, urem, srem."""
    z = smt()
    compute = {"udiv": z.UDiv, "urem": z.URem, "sdiv": lambda x, y: x / y, "srem": z.SRem}[s.op]
    undefined: list[Truth] = [b.as_long() == 0 if z.is_bv_value(b) else b == 0]
    if s.op[0] == "s":
        undefined.append(z.And(b == -1, a == 1 << (s.bits - 1)))
    is_lost = compute(a, b) * b != a if "exact" in s.flags else False
    result = compute(a, b) if z.is_bv_value(b) else abstract(s.op, compute(a, b), a, b)
    return Result(result, is_lost, either(*undefined))


def bitwise(op: str) -> Formula:
    """and, or, xor; of i1 by conditions. Where it is not poison, an `or disjoint` is a sum, which has one form."""

    def formula(s: Any, a: Any, b: Any) -> Any:
        if a.size() == 1:
            x, y = truth_of(a), truth_of(b)
            by_bit = {"and": lambda: both(x, under(x, y)), "or": lambda: either(x, y), "xor": lambda: _differ(x, y)}
            result = bit_of(by_bit[op]())
        elif "disjoint" in s.flags:
            result = as_term(added(a, b, s.bits), s.bits)
        else:
            result = {"and": lambda: _masked(a, b), "or": lambda: a | b, "xor": lambda: a ^ b}[op]()
        return Result(result, (a & b) != 0) if "disjoint" in s.flags else result

    return formula


def _masked(a: Any, b: Any) -> Any:
    """a & b; of a mask of the lowest bits, these bits."""
    z = smt()
    for x, mask in ((a, b), (b, a)):
        if (
            z.is_bv_value(mask)
            and 0 < (bits := mask.as_long().bit_length()) < x.size()
            and mask.as_long() + 1 == 1 << bits
        ):
            return z.ZeroExt(x.size() - bits, as_term(truncated(x, bits), bits))
    return a & b


def _differ(x: Truth, y: Truth) -> Truth:
    if isinstance(y, bool) or smt().is_true(y) or smt().is_false(y):
        return negated(x) if y is True or smt().is_true(y) else x
    return x if smt().is_false(x) else negated(y) if smt().is_true(x) else smt().Xor(x, y)


def icmp(s: Any, a: Any, b: Any) -> Any:
    result = bit_of(compared(s.predicate, a, b))
    if "samesign" in s.flags:
        return Result(result, (a ^ b) < 0)
    return result


def compared(predicate: str, a: Any, b: Any) -> Any:
    z = smt()
    if a.size() == 1 and predicate in ("eq", "ne"):
        differ = _differ(truth_of(a), truth_of(b))
        return differ if predicate == "ne" else negated(differ)
    if predicate in ("eq", "ne"):
        if z.is_bv_value(b) and (bits := bits_of(a)) is not None:
            is_equal = both(
                b.as_long() >> len(bits) == 0,
                *(bit if b.as_long() >> n & 1 else negated(bit) for n, bit in enumerate(bits)),
            )
        else:
            is_equal = equal(a, b, a.size())
        return is_equal if predicate == "eq" else negated(is_equal)
    signed = {"slt": lambda: a < b, "sle": lambda: a <= b, "sgt": lambda: a > b, "sge": lambda: a >= b}
    unsigned = {"ult": z.ULT, "ule": z.ULE, "ugt": z.UGT, "uge": z.UGE}
    return unsigned[predicate](a, b) if predicate in unsigned else signed[predicate]()


def trunc(s: Any, a: Any) -> Any:
    z = smt()
    result = as_term(truncated(a, s.to), s.to)
    lost: list[Any] = []
    if "nuw" in s.flags:
        lost.append(z.ZeroExt(s.bits - s.to, result) != a)
    if "nsw" in s.flags:
        lost.append(z.SignExt(s.bits - s.to, result) != a)
    return Result(bit_of(result == 1) if s.to == 1 else result, either(*lost))


def zext(s: Any, a: Any) -> Any:
    z = smt()
    wide = z.If(truth_of(a), z.BitVecVal(1, s.to), z.BitVecVal(0, s.to)) if s.bits == 1 else z.ZeroExt(s.to - s.bits, a)
    return Result(wide, a < 0) if "nneg" in s.flags else wide


def sext(s: Any, a: Any) -> Any:
    z = smt()
    if s.bits == 1:
        return z.If(truth_of(a), z.BitVecVal(-1, s.to), z.BitVecVal(0, s.to))
    return z.SignExt(s.to - s.bits, a)


def uninterpreted(s: Any, *operands: Any) -> Any:
    """A function of which nothing is known but that equal operands give equal results."""
    z = smt()
    sorts = [x.sort() for x in operands]
    name = f"{s.op}.{'.'.join(str(x.size()) for x in operands)}.{s.to}"
    return z.Function(name, *sorts, z.BitVecSort(s.to))(*operands)


def same(s: Any, x: Any) -> Any:
    return x


def least(predicate: str) -> Formula:
    """smin, smax, umin, umax: the first operand if it compares so."""
    return lambda s, a, b: smt().If(compared(predicate, a, b), a, b)


def absolute(s: Any, a: Any, min_is_poison: Any) -> Result:
    z = smt()
    return Result(z.If(a < 0, -a, a), both(min_is_poison == 1, a == 1 << (s.bits - 1)))


def count_ones(s: Any, a: Any) -> Any:
    z = smt()
    total = z.BitVecVal(0, s.bits)
    for bit in range(s.bits):
        total = total + z.ZeroExt(s.bits - 1, z.Extract(bit, bit, a)) if s.bits > 1 else total + a
    return total


def count_zeros(is_leading: bool) -> Formula:
    def formula(s: Any, a: Any, zero_is_poison: Any) -> Result:
        found: Any = s.bits
        # The bit that decides last is the first one to be counted from.
        order = range(s.bits) if is_leading else reversed(range(s.bits))
        for bit in order:
            count = s.bits - 1 - bit if is_leading else bit
            found = choose_bits(bit_at(a, bit), count, found, s.bits)
        return Result(as_term(found, s.bits), both(zero_is_poison == 1, a == 0))

    return formula


def reversed_parts(unit: int) -> Formula:
    """bswap, bitreverse: the parts of `unit` bits in the other order."""

    def formula(s: Any, a: Any) -> Any:
        z = smt()
        parts = [z.Extract(low + unit - 1, low, a) for low in range(0, s.bits, unit)]
        return z.Concat(*parts) if len(parts) > 1 else a

    return formula


def funnel(is_left: bool) -> Formula:
    """fshl, fshr."""

    def formula(s: Any, a: Any, b: Any, shift: Any) -> Any:
        z = smt()
        count = z.ZeroExt(s.bits, z.URem(shift, z.BitVecVal(s.bits, s.bits)))
        wide = z.Concat(a, b)
        if is_left:
            return z.Extract(2 * s.bits - 1, s.bits, wide << count)
        return z.Extract(s.bits - 1, 0, z.LShR(wide, count))

    return formula


def saturating(op: str, is_signed: bool) -> Formula:
    """add, sub: the nearest number that the result can hold."""

    def formula(s: Any, a: Any, b: Any) -> Any:
        z = smt()
        extend = z.SignExt if is_signed else z.ZeroExt
        x, y = extend(2, a), extend(2, b)
        exact = x + y if op == "add" else x - y
        low, high = (-1 << (s.to - 1), (1 << (s.to - 1)) - 1) if is_signed else (0, (1 << s.to) - 1)
        return z.Extract(s.to - 1, 0, z.If(exact < low, z.BitVecVal(low, s.to + 2), z.If(exact > high, high, exact)))

    return formula


def three_way(is_signed: bool) -> Formula:
    """scmp, ucmp: -1, 0 or 1."""

    def formula(s: Any, a: Any, b: Any) -> Any:
        z = smt()
        less = a < b if is_signed else z.ULT(a, b)
        return z.If(less, z.BitVecVal(-1, s.to), z.If(a == b, z.BitVecVal(0, s.to), z.BitVecVal(1, s.to)))

    return formula


def masked_pointer(s: Any, a: Any, mask: Any) -> Any:
    return a & mask


def without_formula(what: str) -> Formula:
    """A row whose meaning the prover does not know: a proof that needs it is unknown, with this reason."""

    def formula(s: Any, *operands: Any) -> Any:
        raise NoFormulaError(f"{what} has no formula")

    return formula


class NoFormulaError(Exception):
    """An operation, or a use of one, that no formula describes; the message says which."""
