"""Errors in ULP equal those of exact fractions, also for special values and beyond the largest number."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from tests.math_functions import references as mpfr
from tests.math_functions.references import Wanted, compare, errors
from tests.support.math_errors import DOUBLE, FLOAT, INF, NAN, near, right_error, some_results, unit
from tests.support.requires import needs_gmpy2


def test_errors_of_floats_equal_those_of_exact_fractions() -> None:
    for want in [*some_results(128), 2.0**128, -(2.0**130), 2.0**-160, *near(2.0**128 - 2.0**103, 2, np.float64)]:
        for got in near(want, 3, np.float32):
            found = compare(np.array([got], np.float32), np.array([want]), INF).error
            right = right_error(got, Fraction(want), FLOAT)
            assert found == pytest.approx(right, rel=1e-9), (got, want)


def test_errors_of_doubles_equal_those_of_exact_fractions() -> None:
    draw = np.random.default_rng(2)
    for near_want in some_results(1024):
        for part in (0, draw.uniform(-0.5, 0.5)):
            # a right result between two doubles
            below = Fraction(near_want)
            want = below + Fraction(part) * unit(below, DOUBLE)
            size = unit(want, DOUBLE)
            exponent = size.numerator.bit_length() - size.denominator.bit_length()
            rest = float((want - below) / size)
            given = Wanted(np.array([near_want]), np.array([exponent]), np.array([rest]))
            for got in near(near_want, 3, np.float64):
                found = errors(np.array([got]), given)[0]
                assert found == pytest.approx(right_error(got, want, DOUBLE), rel=1e-9, abs=1e-12), (got, want)


@needs_gmpy2
def test_errors_beyond_the_largest_double() -> None:
    found = mpfr.exact("exp", [np.array([709.782712893384, 709.782712893385, 1000.0, INF])])
    wrong = errors(np.array([INF, INF, INF, INF]), found)
    assert list(wrong[1:]) == [0, 0, 0] and 0 < wrong[0] < 1000
    large = np.array([0, np.finfo(float).max, 1.0, np.finfo(float).max])
    assert errors(large, found)[1] == 1 and errors(large, found)[2] > 2**50 and errors(large, found)[3] == INF


SPECIAL = [
    (INF, INF, 0), (-INF, INF, INF), (1.0, INF, INF), (INF, NAN, INF), (NAN, NAN, 0), (NAN, 1.0, INF), (1.0, NAN, INF),
    (0.0, 0.0, 0), (-0.0, 0.0, INF), (0.0, -0.0, INF), (-0.0, -0.0, 0),
]  # fmt: skip


def test_special_values_have_to_be_right() -> None:
    for got, want, error in SPECIAL:
        exactly = Wanted(np.array([want]), np.zeros(1, np.int32), np.zeros(1))
        assert compare(np.array([got], np.float32), np.array([want]), 0).error == error, (got, want)
        assert errors(np.array([got]), exactly)[0] == error, (got, want)
    either = compare(np.array([-0.0], np.float32), np.array([0.0]), 0, any_zero=True)
    assert either.error == 0 and either.broken == 0
    assert errors(np.array([-0.0]), Wanted(np.zeros(1), np.zeros(1, int), np.zeros(1)), any_zero=True)[0] == 0
    assert compare(np.array([3, 4, 4], np.int32), np.array([3.0, 4.0, 5.0]), 0).at == 2


def test_the_largest_error_is_found_wherever_it_is() -> None:
    want = np.linspace(1.1, 1.9, 5000)
    for at in (0, 511, 512, 2049, 4999):
        got = want.astype(np.float32)
        got[at] += np.float32(2.0**-20)
        got[(at + 700) % 5000] += np.float32(2.0**-21)
        found = compare(got, want, 1.0)
        assert found.at == at and found.error == pytest.approx(8, abs=0.6) and found.broken == 2
