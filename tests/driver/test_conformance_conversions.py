"""What conversions asks: all pairs of types, saturated and by all rounding modes, casts, on some thousand values."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from tests.driver.expressions import WIDTHS, evaluate, vector
from tests.driver.opencl_api import World, not_on_pocl
from tests.driver.rounding import MODES, rounded, to_whole
from tests.support.builtin_runs import DTYPES, same_numbers
from tests.support.requires import needs_clang

pytestmark = [needs_clang, not_on_pocl("version 3.1 has no halves"),
              pytest.mark.filterwarnings("ignore::RuntimeWarning")]  # fmt: skip
BASES = tuple(DTYPES)
FLOATS = ("half", "float", "double")
COUNT = 48 * 128  # a multiple of all widths


def limits(base: str) -> tuple[int, int]:
    found = np.iinfo(DTYPES[base])
    return int(found.min), int(found.max)


def values(base: str) -> np.ndarray:
    """Limits of all types and what is beside them, what is halfway between numbers of fewer bits, and any bits."""
    dtype, draw = np.dtype(DTYPES[base]), np.random.default_rng(len(base))
    edges = [number for other in BASES if other not in FLOATS for number in limits(other)]
    edges += [1 << bits for bits in range(64)]
    if base in FLOATS:
        near = np.array(edges, np.longdouble)
        near = np.concatenate([near + part for part in (0, -1, 1, -0.5, 0.5, -1.5, 1.5)]).astype(dtype)
        near = np.concatenate([near, np.nextafter(near, dtype.type(0)), np.nextafter(near, dtype.type(np.inf))])
        small = np.concatenate([np.arange(-9, 9, 0.25), [65504, 65519.99, 65520, 2.0**-25, 2.0**-150, 3.4028236e38]])
        halfway = (draw.integers(0, 1 << 26, 900) | 1) * 2.0 ** draw.integers(-170, 100, 900)
        near = np.concatenate([near, small.astype(dtype), halfway.astype(dtype), [dtype.type(np.nan), np.inf, -0.0]])
        near = np.concatenate([near, -near]).astype(dtype)
    else:
        low, high = limits(base)
        halfway = [
            int(m | 1) << int(s) for m, s in zip(draw.integers(0, 1 << 26, 900), draw.integers(0, 38, 900), strict=True)
        ]
        some = [sign * (number + more) for number in edges + halfway for more in (-1, 0, 1) for sign in (1, -1)]
        near = np.array([number for number in some if low <= number <= high], dtype)
    every = np.concatenate([near, np.frombuffer(draw.bytes(COUNT * dtype.itemsize), dtype)])[:COUNT]
    return draw.permutation(every)  # the elements of a vector are not alike


def expected(given: np.ndarray, base: str, is_saturated: bool, mode: str) -> tuple[np.ndarray, np.ndarray]:
    """The results, and where they are defined."""
    dtype, is_defined = np.dtype(DTYPES[base]), np.ones(given.shape, bool)
    if base in FLOATS:
        return rounded(given, dtype, mode), is_defined
    low, high = limits(base)
    if given.dtype.kind != "f":
        clipped = np.array([min(max(int(x), low), high) for x in given], dtype)
        return clipped if is_saturated else given.astype(dtype), is_defined
    whole = to_whole(given.astype(np.float64), mode)
    above, below = whole >= float(high + 1), whole < low
    inside = np.where(above | below | np.isnan(whole), 0, whole).astype(dtype)
    found = np.where(above, dtype.type(high), np.where(below, dtype.type(low), inside))
    return found, is_defined if is_saturated else ~(above | below | np.isnan(whole))


def pairs() -> list[object]:
    """Each pair of types as scalars and as vectors of a width; without --full, one of nine, the others in turn."""
    every = [(source, base, width) for at, (source, base) in enumerate(itertools.product(BASES, BASES))
             for width in (1, WIDTHS[1:][(at + at // 11) % 5])]  # fmt: skip
    return [pytest.param(*case, marks=[pytest.mark.full] * (at % 13 != 0)) for at, case in enumerate(every)]


@pytest.mark.parametrize(("source", "base", "width"), pairs())
def test_conversions(source: str, base: str, width: int, w: World) -> None:
    given, type = values(source), vector(base, width)
    saturations = (False,) if base in FLOATS else (False, True)
    cases = [(f"convert_{type}{'_sat' * is_saturated}{mode}(a)", is_saturated, mode)
             for is_saturated in saturations for mode in MODES]  # fmt: skip
    if width == 1:
        cases += [("a", False, ""), (f"({base})a", False, "")]
    found = evaluate(w, {"a": (vector(source, width), given)}, [(text, type) for text, _, _ in cases])
    for (text, *how), result in zip(cases, found, strict=True):
        wanted, is_defined = expected(given, base, *how)
        wrong = ~same_numbers(result.ravel(), wanted) & is_defined
        assert not wrong.any(), (text, given[wrong][:3], result.ravel()[wrong][:3], wanted[wrong][:3])
