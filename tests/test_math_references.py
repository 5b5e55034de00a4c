"""The references that math functions are measured against: libm in double, and MPFR."""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest

from tests import remake
from tests.math_functions import references as mpfr
from tests.math_functions.functions import FUNCTIONS, drawn
from tests.math_functions.references import errors, reference
from tests.support.math_errors import DOUBLE, unit
from tests.support.requires import needs_gmpy2
from tests.test_opencl_library_edges import EDGES, WITH_INTEGER
from tests.test_opencl_library_text import has_clang


@needs_gmpy2
def test_mpfr_results_equal_the_exact_fraction() -> None:
    """Products of doubles are exact with 160 bits, at all sizes: double, rest and unit together are the product."""
    draw = np.random.default_rng(3)
    x = draw.uniform(1, 2, 300) * np.exp2(draw.integers(-538, 512, 300))
    y = draw.uniform(-2, 2, 300) * np.exp2(draw.integers(-536, 511, 300))
    x[:20], y[:20] = 2.0 ** np.arange(-10, 10), 2.0 ** np.arange(20)
    found = mpfr.exact("fma", [x, y, np.zeros_like(x)])
    for a, b, value, exponent, rest in zip(x, y, found.value, found.unit, found.rest, strict=True):
        want = Fraction(a) * Fraction(b)
        size = Fraction(2) ** int(exponent)
        assert size == unit(want, DOUBLE)
        assert abs(Fraction(value) + Fraction(rest) * size - want) <= size * Fraction(2) ** -50


@pytest.mark.parametrize("name", [*EDGES, *WITH_INTEGER])
def test_references_obey_the_standards_edge_cases(name: str) -> None:
    if name not in FUNCTIONS:
        pytest.skip("no math function")
    rows = [*EDGES.get(name, []), *WITH_INTEGER.get(name, [])]
    *columns, wanted = zip(*rows, strict=True)
    letters = FUNCTIONS[name].params
    of = {"v": np.float32, "n": np.int32}
    arguments = [np.array(column, of[letter]) for column, letter in zip(columns, letters, strict=True)]
    out = np.empty(len(rows))
    reference(name, arguments, out)
    found = [out]
    if mpfr.is_available():
        found.append(mpfr.exact(name, [x if x.dtype.kind == "i" else x.astype(float) for x in arguments]).value)
    for values in found:
        for row, value, right in zip(rows, values, wanted, strict=True):
            same = np.float32(value) == np.float32(right) and math.copysign(1, value) == math.copysign(1, right)
            assert same or (math.isnan(value) and math.isnan(right)), (row, value)


@needs_gmpy2
@pytest.mark.parametrize("name", [f.name for f in FUNCTIONS.values() if "double" in f.types])
def test_the_two_references_agree(name: str) -> None:
    """libm in double against MPFR, on floats: functions that libm lacks are implemented twice."""
    function = FUNCTIONS[name]
    arguments = drawn(function, "float", 6000, 0)
    sample = np.concatenate([np.arange(0, 6000, 17), np.arange(5600, 6000, 3)])
    arguments = [x[sample] for x in arguments]
    for number, _ in enumerate(function.results):
        which = name if number == 0 else f"{name}_{number}"
        if which in ("nextafter", "fract"):  # of floats there, of doubles here
            continue
        out = np.empty(len(sample))
        reference(which, arguments, out)
        exactly = mpfr.exact(which, [x if x.dtype.kind == "i" else x.astype(float) for x in arguments])
        worst = errors(out, exactly, function.any_zero)
        at = int(np.argmax(worst))
        assert worst[at] < 2000, (which, [x[at] for x in arguments], out[at], exactly.value[at])


@pytest.mark.skipif(not has_clang(), reason="needs Clang")
def test_the_references_are_up_to_date() -> None:
    assert not remake.differences("reference"), "python tests/remake.py reference"
