"""The formulas of operations on floating-point numbers, for the tables of scalars.py.

Most are uninterpreted functions of their operands' bits. Comparisons, changes of the sign, and the numbers that fit
into an integer are defined by bits.
"""

from dataclasses import replace
from typing import Any

import numpy as np

from wfv.ir.interp.formulas import Result, division, uninterpreted
from wfv.ir.interp.terms import Truth, bit_of, both, choose_bits, either, negated, smt

_FRACTION_BITS = {16: 10, 32: 23, 64: 52}
_NUMBERS: dict[int, Any] = {16: np.float16, 32: np.float32, 64: np.float64}


def is_nan(x: Any) -> Any:
    """Whether the bits of a floating-point number stand for a NaN."""
    z, bits = smt(), x.size()
    return z.UGT(z.Extract(bits - 2, 0, x), z.BitVecVal(_infinity(bits), bits - 1))


def is_infinite(x: Any) -> Any:
    z, bits = smt(), x.size()
    return z.Extract(bits - 2, 0, x) == z.BitVecVal(_infinity(bits), bits - 1)


def _infinity(bits: int) -> int:
    """The bits of an infinity, without its sign."""
    fraction = _FRACTION_BITS[bits]
    return (1 << (bits - 1)) - (1 << fraction)


def fcmp(s: Any, a: Any, b: Any) -> Any:
    return bit_of(_compared(s.predicate, a, b))


def _compared(predicate: str, a: Any, b: Any) -> Truth:
    """By the order of the bits: those of negative numbers are in the other order; both zeros are equal."""
    if predicate in ("true", "false"):
        return predicate == "true"
    unordered = either(is_nan(a), is_nan(b))
    are_zero = both(a << 1 == 0, b << 1 == 0)
    equal, less = either(are_zero, a == b), both(negated(are_zero), _ordered(a) < _ordered(b))
    by_kind = {
        "eq": equal, "ne": negated(equal), "lt": less, "ge": negated(less),
        "gt": negated(either(less, equal)), "le": either(less, equal), "rd": True, "no": False,
    }  # fmt: skip
    holds = by_kind[predicate[-2:]]
    return either(unordered, holds) if predicate[0] == "u" else both(negated(unordered), holds)


def _ordered(x: Any) -> Any:
    """The bits of a number that is no NaN as a signed number in the same order."""
    z, bits = smt(), x.size()
    return x ^ z.LShR(x >> (bits - 1), 1)


def to_integer(s: Any, x: Any) -> Result:
    """fptosi, fptoui: poison where the number does not fit.

    The quotient of two numbers of 32 bits, in `double`, is rounded up to no integer: it is that of the division.
    """
    if (operands := _divided(s, x)) is not None:
        a, b = operands
        quotient = division(replace(s, op="sdiv" if s.op == "fptosi" else "udiv", bits=32, flags=frozenset()), a, b)
        return Result(quotient.bits, quotient.undefined)
    low, high = _range(s)
    is_lost = either(_compared("ule", x, _at_most(s, low - 1)), _compared("uge", x, _number(s, high + 1)))
    return Result(uninterpreted(s, x), is_lost)


def _range(s: Any) -> tuple[int, int]:
    """The integers that a conversion gives."""
    return (-1 << (s.to - 1), (1 << (s.to - 1)) - 1) if s.op.startswith("fptosi") else (0, (1 << s.to) - 1)


def _number(s: Any, number: int) -> Any:
    """The nearest number of the operand's type."""
    with np.errstate(over="ignore"):
        return _term(s, _NUMBERS[s.bits](number))


def _at_most(s: Any, number: int) -> Any:
    """The largest number of the operand's type that is not larger."""
    with np.errstate(over="ignore"):
        found = _NUMBERS[s.bits](number)
    return _term(s, found if float(found) <= number else np.nextafter(found, found.dtype.type("-inf")))


def _term(s: Any, number: Any) -> Any:
    return smt().BitVecVal(int.from_bytes(number.tobytes(), "little"), s.bits)


def saturated(s: Any, x: Any) -> Any:
    """fptosi.sat, fptoui.sat: the conversion of the nearest number that fits; NaN becomes 0."""
    z, (low, high), plain = smt(), _range(s), replace(s, op=s.op.removesuffix(".sat"))
    fits = z.If(is_nan(x), z.BitVecVal(0, s.bits), x) if low else x
    fits = _chosen("ogt", fits, _number(s, low))
    if high.bit_length() <= _FRACTION_BITS[s.bits] + 1:
        return uninterpreted(plain, _chosen("olt", fits, _number(s, high)))
    return choose_bits(_compared("oge", x, _number(s, high + 1)), high, uninterpreted(plain, fits), s.to)


def _chosen(predicate: str, x: Any, limit: Any) -> Any:
    return smt().If(_compared(predicate, x, limit), x, limit)


def rounded_to_integer(s: Any, x: Any) -> Result:
    """lrint, lround: poison where the number does not fit."""
    return Result(uninterpreted(s, x), uninterpreted(replace(s, op=f"{s.op}.{s.to}.is_lost", to=1), x) == 1)


def _divided(s: Any, x: Any) -> Any:
    """The integers of which `x` is the quotient, if they are of 32 bits and as signed as the result."""
    z = smt()
    if s.to != 32 or s.bits != 64 or s.op not in ("fptosi", "fptoui") or not _is_of(x, "fdiv.64.64.64", z):
        return None
    conversion = "sitofp.32.64" if s.op == "fptosi" else "uitofp.32.64"
    return [part.arg(0) for part in x.children()] if all(_is_of(part, conversion, z) for part in x.children()) else None


def _is_of(x: Any, name: str, z: Any) -> bool:
    return bool(x.decl().kind() == z.Z3_OP_UNINTERPRETED and x.decl().name() == name)


def of_integer(s: Any, x: Any) -> Any:
    converted = uninterpreted(s, x)
    return Result(converted, x < 0) if "nneg" in s.flags else converted


def fneg(s: Any, x: Any) -> Any:
    return x ^ (1 << (s.bits - 1))


def fabs(s: Any, x: Any) -> Any:
    return x & ((1 << (s.bits - 1)) - 1)


def copysign(s: Any, x: Any, sign: Any) -> Any:
    top = 1 << (s.bits - 1)
    return (x & (top - 1)) | (sign & top)
