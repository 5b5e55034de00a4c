"""The errors of doubles in units of the last place. reference.c has those of floats, by the same rules.

A unit is defined by OpenCL 1.2, 7.4: the distance of the two numbers around the correct result, and at a power of two
the smaller of the two distances. Infinities, NaNs and the signs of zeros must be correct: otherwise the error is
infinite. Beyond the largest number, infinity counts as the next power of two.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

_TOP_UNIT = 971  # exponent of a unit of the largest doubles
_MAX = np.finfo(np.float64).max


@dataclass(frozen=True)
class Wanted:
    """Correct results: `value`, the nearest double; `unit`, the exponent of a unit in the last place there; `rest`, the
    exact result minus `value`, in units. A result too large for a double has the value infinity and the unit of the
    largest double."""

    value: np.ndarray
    unit: np.ndarray
    rest: np.ndarray


def errors(got: np.ndarray, want: Wanted, any_zero: bool = False) -> np.ndarray:
    """The error of each result in units of the last place; `any_zero` accepts either sign of a zero."""
    with np.errstate(all="ignore"):
        found = np.abs(np.ldexp(got - want.value, -want.unit) - want.rest)
        to_top = np.ldexp(_MAX - np.abs(want.value), -want.unit) + np.ldexp(1.0, _TOP_UNIT - want.unit)
        of_top = np.ldexp(_MAX - np.abs(got), -_TOP_UNIT) + 1
    same_sign = np.signbit(got) == np.signbit(want.value)
    overflows = np.isinf(want.value) & (want.unit == _TOP_UNIT)
    found = np.where(np.isinf(got) & np.isfinite(want.value) & same_sign, to_top, found)
    found = np.where(overflows & np.isfinite(got) & same_sign, of_top, found)
    infinite = np.isinf(want.value) & np.isinf(got)
    found = np.where(infinite, np.where(same_sign, 0, np.inf), found)
    is_zero = (want.value == 0) & (want.unit == 0) & (got == 0)
    found = np.where(is_zero, np.where(same_sign | any_zero, 0, np.inf), found)
    neither = np.isnan(got) | np.isnan(want.value)
    return np.where(neither, np.where(np.isnan(got) & np.isnan(want.value), 0, np.inf), found)


def mismatches(got: np.ndarray, want: Wanted) -> np.ndarray:
    """The errors of integers: 0 where they are correct, else infinity."""
    return np.where(got == want.value, 0.0, np.inf)
