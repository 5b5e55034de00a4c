"""Errors in ULP from exact fractions, and numbers to test them on."""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np

INF, NAN = math.inf, math.nan
FLOAT, DOUBLE = (24, 128), (53, 1024)  # bits of the significand; the power of two beyond the largest number


def unit(want: Fraction, format: tuple[int, int]) -> Fraction:
    """OpenCL 1.2, 7.4: the distance of the finite numbers around `want`; at a power of two, of the two nearest."""
    precision, top = format
    size, exponent = abs(want), 0
    if size == 0:
        exponent = 3 - top
    else:
        exponent = size.numerator.bit_length() - size.denominator.bit_length()
        exponent -= Fraction(2) ** exponent >= size  # 2^exponent < size <= 2^(exponent + 1)
    return Fraction(2) ** (min(max(exponent, 2 - top), top - 1) + 1 - precision)


def right_error(got: float, want: Fraction, format: tuple[int, int]) -> float:
    _, top = format
    beyond = Fraction(2) ** top
    halfway = beyond - unit(beyond - 1, format) / 2
    if math.isnan(got):
        return INF
    aim = want if abs(want) < halfway else math.copysign(1, want) * beyond
    value = Fraction(got) if math.isfinite(got) else Fraction(math.copysign(1, got)) * beyond
    return float(abs(value - aim) / unit(want, format))


def near(want: float, count: int, dtype: type) -> list[float]:
    """The number next to `want`, and its neighbours."""
    with np.errstate(over="ignore"):
        found = [dtype(want)]
        for _ in range(count):
            found = [np.nextafter(found[0], dtype(-np.inf)), *found, np.nextafter(found[-1], dtype(np.inf))]
    return [float(x) for x in found]


def some_results(top: int) -> list[float]:
    """Numbers of all magnitudes, powers of two, and numbers near the smallest and the largest."""
    draw = np.random.default_rng(1)
    powers = [2.0**n for n in (0, 1, -1, 10, top - 1, 3 - top, 2 - top, 1 - top, -top, -top - 9)]
    usual = [float(x * 2.0**n) for x, n in zip(draw.uniform(1, 2, 60), draw.integers(4 - top, top, 60), strict=True)]
    below = [(2.0 - 2.0**-k) * 2.0 ** (top - 1) for k in (20, 23, 24)]
    return [sign * x for x in powers + usual + below for sign in (1, -1)]
