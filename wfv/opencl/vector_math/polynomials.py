"""Makes polynomials.h: `python -m wfv.opencl.vector_math.polynomials [--check]`.

Each polynomial interpolates its function at Chebyshev nodes, in decimal arithmetic of 120 digits; its error is within a
few percent of the minimax polynomial's. The coefficients are then rounded to the type. Even and odd powers are summed
separately, which halves the chain of dependent operations.

The suffix of a name tells how the polynomial is used. `_of`: in double, for results in float. `_rest`: in the precision
of the result; mostly without the function's leading terms, which the caller adds with less rounding error. `_tail`:
without one more term than `_rest`. `_rough`: as `_of`, but of a lower degree, for level `fast`.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from decimal import Decimal, localcontext
from pathlib import Path

import numpy as np

from wfv.opencl.generated import write_or_check

HEADER = Path(__file__).resolve().parent / "polynomials.h"
DIGITS = 120  # erfc(11), computed as 1 - erf(11), is 10^-54
_TOP = """\
// Made by python -m wfv.opencl.vector_math.polynomials. Above each: function, interval, largest relative error.
#ifndef WFV_POLYNOMIALS_H
#define WFV_POLYNOMIALS_H
"""

Function = Callable[[Decimal], Decimal]


@dataclass(frozen=True)
class Polynomial:
    """A polynomial of `degree` that approximates `function` on an interval; `text` is the function's formula."""

    name: str
    type: str
    text: str
    function: Function
    interval: tuple[str, str]
    degree: int


def series(x: Decimal, first: Decimal, ratio: Callable[[int], Decimal]) -> Decimal:
    """The sum of a series: term n is term n - 1 times `ratio(n)`."""
    total, term, n = Decimal(0), first, 0
    while n == 0 or abs(term) > abs(total) * Decimal(10) ** -DIGITS:
        total += term
        n += 1
        term *= ratio(n)
        if not term:
            break
    return total


def sin(x: Decimal) -> Decimal:
    return series(x, x, lambda n: -x * x / (2 * n * (2 * n + 1)))


def cos(x: Decimal) -> Decimal:
    return series(x, Decimal(1), lambda n: -x * x / (2 * n * (2 * n - 1)))


def asin(x: Decimal) -> Decimal:
    return series(x, x, lambda n: x * x * (2 * n - 1) ** 2 / (2 * n * (2 * n + 1)))


def atan(x: Decimal) -> Decimal:
    return series(x, x, lambda n: -x * x * (2 * n - 1) / (2 * n + 1))


def atanh(x: Decimal) -> Decimal:
    return series(x, x, lambda n: x * x * (2 * n - 1) / (2 * n + 1))


def cos_rest(z: Decimal) -> Decimal:
    """(cos(x) - 1 + z / 2) / z^2 for z = x * x."""
    return (cos(z.sqrt()) - 1 + z / 2) / (z * z)


def pi() -> Decimal:
    """Pi by Machin's formula."""
    return 16 * atan(Decimal(1) / 5) - 4 * atan(Decimal(1) / 239)


def erf(x: Decimal) -> Decimal:
    """2 / sqrt(pi) e^(-x x) (x + 2 x^3 / 3 + 4 x^5 / 15 ..): no term is negative."""
    total = series(x, x, lambda n: 2 * x * x / (2 * n + 1))
    return total * (-x * x).exp() / (pi().sqrt() / 2)


def scaled_erfc(u: Decimal) -> Decimal:
    """e^(a a) erfc(a) (a + 2) for u = (a - 2) / (a + 2)."""
    a = 2 * (1 + u) / (1 - u)
    return (1 - erf(a)) * (a * a).exp() * (a + 2)


def atanh_tail(z: Decimal) -> Decimal:
    """(2 atanh(x) / x - 2 - 2/3 z) / z^2 for z = x * x."""
    return (2 * atanh(z.sqrt()) / z.sqrt() - 2 - 2 * z / 3) / (z * z)


def power(base: int) -> Function:
    return lambda x: (x * Decimal(base).ln()).exp()


def of_square(function: Function, factor: int = 1) -> Function:
    """g(z) = factor f(x) / x for z = x * x."""
    return lambda z: factor * function(z.sqrt()) / z.sqrt()


def less(function: Function, *terms: str) -> Function:
    """f without the n first terms of its series: (f(x) - a - b x - ..) / x^n."""
    known = [Decimal(term) for term in terms]
    return lambda x: (function(x) - sum(c * x**n for n, c in enumerate(known))) / x ** len(known)


def in_base_2(function: Function) -> Function:
    return lambda x: function(x) / Decimal(2).ln()


def log_1p(base: int | None) -> Function:
    return lambda f: (1 + f).ln() / (Decimal(base).ln() if base else 1)


LN_2 = ("-0.34658", "0.34658")  # plus and minus ln(2) / 2
LG_2 = ("-0.15052", "0.15052")  # plus and minus log10(2) / 2
HALF = ("-0.5", "0.5")
NEAR_1 = ("-0.29290", "0.41422")  # sqrt(1/2) - 1 to sqrt(2) - 1
EIGHTH, QUARTER = ("0", "0.61686"), ("0", "2.46741")  # of a turn: 0 to the square of pi / 4, or of pi / 2
ATAN = ("0", "0.17158")  # 0 to the square of tan(pi / 8)
ATANH = ("0", "0.02944")
ERFC = ("-1", "0.6924")  # a from 0 to 11
POLYNOMIALS = (
    Polynomial("exp2_of", "double", "2^r", power(2), HALF, 8),
    Polynomial("expm1_of", "double", "(e^r - 1) / r", less(Decimal.exp, "1"), LN_2, 8),
    Polynomial("log_of", "double", "2 atanh(s) / s, z = s s", of_square(atanh, 2), ATANH, 5),
    Polynomial("sin_of", "double", "sin(r) / r, z = r r", of_square(sin), QUARTER, 6),
    Polynomial("sin_quarter_of", "double", "sin(r) / r, z = r r", of_square(sin), EIGHTH, 5),
    Polynomial("cos_quarter_of", "double", "cos(r), z = r r", lambda z: cos(z.sqrt()), EIGHTH, 5),
    Polynomial("asin_of", "double", "asin(r) / r, z = r r", of_square(asin), ("0", "0.25"), 9),
    Polynomial("atan_of", "double", "atan(r) / r, z = r r", of_square(atan), ATAN, 8),
    Polynomial("erf_of", "double", "erf(x) / x, z = x x", of_square(erf), ("0", "1"), 9),
    Polynomial("erfc_of", "double", "e^(a a) erfc(a) (a + 2), r = (a - 2) / (a + 2)", scaled_erfc, ERFC, 15),
    Polynomial("log2_rough", "double", "2 atanh(s) / s log2(e), z = s s", in_base_2(of_square(atanh, 2)), ATANH, 3),
    Polynomial("exp2_rough", "double", "2^r", power(2), HALF, 6),
    Polynomial("exp_rest", "double", "(e^r - 1 - r) / (r r)", less(Decimal.exp, "1", "1"), LN_2, 10),
    Polynomial("exp2_rest", "double", "(2^r - 1) / r", less(power(2), "1"), HALF, 11),
    Polynomial("exp10_rest", "double", "(10^r - 1) / r", less(power(10), "1"), LG_2, 11),
    Polynomial("log_rest", "double", "(2 atanh(s) / s - 2) / z, z = s s", less(of_square(atanh, 2), "2"), ATANH, 7),
    Polynomial("log_tail", "double", "(2 atanh(s) / s - 2 - 2/3 z) / (z z), z = s s", atanh_tail, ATANH, 6),
    Polynomial("sin_rest", "double", "(sin(r) / r - 1) / z, z = r r", less(of_square(sin), "1"), QUARTER, 8),
    Polynomial("sin_quarter_rest", "double", "(sin(r) / r - 1) / z, z = r r", less(of_square(sin), "1"), EIGHTH, 6),
    Polynomial("cos_quarter_rest", "double", "(cos(r) - 1 + z / 2) / (z z), z = r r", cos_rest, EIGHTH, 6),
    Polynomial("asin_rest", "double", "(asin(r) / r - 1) / z, z = r r", less(of_square(asin), "1"), ("0", "0.25"), 13),
    Polynomial("atan_rest", "double", "(atan(r) / r - 1) / z, z = r r", less(of_square(atan), "1"), ATAN, 11),
    Polynomial("erf_rest", "double", "erf(x) / x, z = x x", of_square(erf), ("0", "1"), 13),
    Polynomial("erfc_rest", "double", "e^(a a) erfc(a) (a + 2), r = (a - 2) / (a + 2)", scaled_erfc, ("-1", "0.5"), 21),
    Polynomial("exp_rest", "float", "(e^r - 1 - r) / (r r)", less(Decimal.exp, "1", "1"), LN_2, 4),
    Polynomial("exp2_rest", "float", "(2^r - 1) / r", less(power(2), "1"), HALF, 5),
    Polynomial("exp10_rest", "float", "(10^r - 1) / r", less(power(10), "1"), LG_2, 5),
    Polynomial("log_rest", "float", "(log(1+r) - r) / (r r)", less(log_1p(None), "0", "1"), NEAR_1, 7),
    Polynomial("log2_rest", "float", "log2(1+r) / r", less(log_1p(2), "0"), NEAR_1, 8),
    Polynomial("log10_rest", "float", "log10(1+r) / r", less(log_1p(10), "0"), NEAR_1, 8),
    Polynomial("sin_rest", "float", "(sin(r) / r - 1) / z, z = r r", less(of_square(sin), "1"), QUARTER, 3),
    Polynomial("sin_quarter_rest", "float", "(sin(r) / r - 1) / z, z = r r", less(of_square(sin), "1"), EIGHTH, 2),
    Polynomial("cos_quarter_rest", "float", "(cos(r) - 1 + z / 2) / (z z), z = r r", cos_rest, EIGHTH, 2),
)  # fmt: skip


def nodes(p: Polynomial, count: int) -> list[Decimal]:
    """Chebyshev nodes in the interval; 0 is replaced by 1e-9, because some functions are written as 0 / 0 there."""
    low, high = map(Decimal, p.interval)
    found = [
        (low + high) / 2 + (high - low) / 2 * Decimal(math.cos(math.pi * (2 * k + 1) / (2 * count)))
        for k in range(count)
    ]
    return [x if abs(x) > Decimal("1e-9") else Decimal("1e-9") for x in found]


def interpolate(p: Polynomial) -> list[Decimal]:
    """The coefficients from the lowest power on: Newton's divided differences, multiplied out."""
    xs = nodes(p, p.degree + 1)
    differences = [p.function(x) for x in xs]
    for step in range(1, len(xs)):
        for i in range(len(xs) - 1, step - 1, -1):
            differences[i] = (differences[i] - differences[i - 1]) / (xs[i] - xs[i - step])
    result = [Decimal(0)] * len(xs)
    for x, difference in zip(reversed(xs), reversed(differences), strict=True):
        shifted = [Decimal(0), *result[:-1]]
        result = [a - x * b for a, b in zip(shifted, result, strict=True)]
        result[0] += difference
    return result


def rounded(value: Decimal, type: str) -> float:
    """The nearest float or double."""
    return float(value) if type == "double" else float(np.float32(float(value)))


def error(p: Polynomial, coefficients: list[float]) -> float:
    """The largest relative error at points between the nodes, with exact arithmetic but rounded coefficients."""
    worst = Decimal(0)
    for x in nodes(p, 8 * p.degree):
        total = sum(Decimal(c) * x**n for n, c in enumerate(coefficients))
        worst = max(worst, abs(total / p.function(x) - 1))
    return float(worst)


def lines(p: Polynomial) -> Iterator[str]:
    """The C function of a polynomial."""
    with localcontext() as context:
        context.prec = DIGITS + 20
        coefficients = [rounded(c, p.type) for c in interpolate(p)]
        bits = math.log2(error(p, coefficients))
    yield f"// {p.text} from {p.interval[0]} to {p.interval[1]}: 2^{bits:.1f}"
    yield f"HELPER {p.type} {p.name}({p.type} x) {{"
    yield f"  {p.type} xx = x * x;"
    for name, part in (("even", coefficients[::2]), ("odd", coefficients[1::2])):
        first, *rest = [c.hex() + ("f" if p.type == "float" else "") for c in reversed(part)]
        yield f"  {p.type} {name} = {first};"
        yield from (f"  {name} = mad({name}, xx, {c});" for c in rest)
    yield "  return mad(odd, x, even);\n}\n"


def header_text() -> str:
    """The contents of polynomials.h."""
    return "\n".join([_TOP, *(line for p in POLYNOMIALS for line in lines(p)), "#endif\n"])


if __name__ == "__main__":
    sys.exit(write_or_check({HEADER: header_text()}, "wfv.opencl.vector_math.polynomials", sys.argv[1:]))
