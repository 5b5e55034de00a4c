"""Errors in units of the last place, of doubles; those of floats are in reference.c, by the same rules.

A unit is what OpenCL 1.2, 7.4 says: the distance of the two numbers around the right result, and at a power of two the
smaller of the two distances. Infinities, NaNs and the signs of zeros have to be right: else the error is infinite.
Beyond the largest number, infinity stands for the next power of two.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

_TOP_UNIT = 971  # exponent of a unit of the largest doubles
_MAX = np.finfo(np.float64).max


@dataclass(frozen=True)
class Wanted:
    """Right results: the double next to each, the exponent of a unit in the last place there, and what is missing, in
    units. What is too large for a double has `value` infinity and the unit of the largest one."""

    value: np.ndarray
    unit: np.ndarray
    rest: np.ndarray


def errors(got: np.ndarray, want: Wanted, any_zero: bool = False) -> np.ndarray:
    """The error of each result."""
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
    """The same for integers, which are right or not."""
    return np.where(got == want.value, 0.0, np.inf)
