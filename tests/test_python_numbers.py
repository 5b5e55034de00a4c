"""Numbers in Python kernels: shifts, literals beyond 32 bits, cube roots, and results of signatures, as in NumPy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pytest.importorskip("numba", reason="kernels in Python need Numba")

import wfv

each_strategy = pytest.mark.parametrize("strategy", ["scalar", "unicf"])
COUNTS = [0, 1, 31, 32, 40, 63, 64, 65]


def to_the_left(out, x, n):
    i = wfv.global_id(0)
    out[i] = x[i] << n[i]


def to_the_right(out, x, n):
    i = wfv.global_id(0)
    out[i] = x[i] >> n[i]


def power_of_two(out, x, n):
    i = wfv.global_id(0)
    out[i] = 1 << n[i]


def shifted_in_place(out, x, n):
    i = wfv.global_id(0)
    y = x[i]
    y <<= n[i]
    y >>= n[i]
    out[i] = y


@each_strategy
@pytest.mark.parametrize("dtype", [np.int32, np.uint32, np.int64, np.uint64])
def test_shifts_by_the_width_or_more(strategy: str, dtype: Any) -> None:
    n = np.array(COUNTS).astype(dtype)
    x = np.array([-5, 5, -1, 7, -9, 2, 3, -1]).astype(dtype)
    expected = {
        to_the_left: x << n,
        to_the_right: x >> n,
        power_of_two: dtype(1) << n,
        shifted_in_place: (x << n) >> n,
    }
    for function, wanted in expected.items():
        out = np.zeros_like(x)
        wfv.kernel(function, strategy=strategy, lanes=4)[out.shape](out, x, n)
        np.testing.assert_array_equal(out, wanted, err_msg=function.__name__)


def shifted_by_an_argument(out, x, n):
    i = wfv.global_id(0)
    out[i, 0] = x[i] << n
    out[i, 1] = x[i] >> n


@each_strategy
@pytest.mark.parametrize("dtype", [np.int8, np.uint8, np.int16, np.uint16, np.int32, np.uint32, np.int64])
def test_shifts_by_an_argument(strategy: str, dtype: Any) -> None:
    """A Python int is an int64: so is the shift."""
    x, out = np.array([5, 1, 100]).astype(dtype), np.zeros((3, 2), np.int64)
    made = wfv.kernel(shifted_by_an_argument, strategy=strategy, lanes=4)
    for n in (0, 3, 63, 64, 70, 200, -3):
        made[3](out, x, n)
        wide = x.astype(np.int64)
        np.testing.assert_array_equal(out, np.stack([wide << n, wide >> n], 1), err_msg=str(n))


@each_strategy
def test_a_negative_count_of_a_shift_is_a_large_one(strategy: str) -> None:
    x, n, out = np.array([-5, 5, 7]), np.array([-1, -64, -65]), np.zeros((2, 3), np.int64)
    for function, row in zip((to_the_left, to_the_right), out, strict=True):
        wfv.kernel(function, strategy=strategy)[3](row, x, n)
    np.testing.assert_array_equal(out, [[0, 0, 0], [-1, 0, 0]])


@each_strategy
def test_literals_beyond_32_bits(strategy: str) -> None:
    @wfv.kernel(strategy=strategy)
    def large(out, x, u):
        i = wfv.global_id(0)
        out[0, i] = x[i] + 3000000000
        out[1, i] = x[i] * 4294967296
        out[2, i] = u[i] // -3
        out[3, i] = x[i] & 0xFFFFFFFF
        out[4, i] = u[i] + 0xFFFFFFFF  # a uint32 holds it: the sum wraps around

    x = np.arange(-3, 5, dtype=np.int32)
    u, wide, out = x.astype(np.uint32), x.astype(np.int64), np.zeros((5, 8), np.int64)
    large[8](out, x, u)
    expected = [wide + 3000000000, wide * 2**32, u.astype(np.int64) // -3, wide & 0xFFFFFFFF, u + np.uint32(0xFFFFFFFF)]
    np.testing.assert_array_equal(out, expected)


@each_strategy
@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.int64])
def test_cube_roots(strategy: str, dtype: Any) -> None:
    @wfv.kernel(strategy=strategy)
    def root(out, x):
        i = wfv.global_id(0)
        out[i] = np.cbrt(x[i])

    special = [] if dtype is np.int64 else [-0.0, 0.0, np.inf, -np.inf, np.nan, 1e-30, np.finfo(dtype).tiny]
    x = np.array([*special, 64, 27, -8, *range(1, 200)]).astype(dtype)
    out = np.zeros(len(x), np.float32 if dtype is np.float32 else np.float64)
    root[len(x)](out, x)
    np.testing.assert_array_max_ulp(out, np.cbrt(x), 2)
    assert np.array_equal(np.signbit(out), np.signbit(np.cbrt(x)))


def test_the_result_of_a_signature() -> None:
    @wfv.vectorize(["uint8(uint8, uint8)", "int64(float64, float64)"])
    def both(x, y):
        return x + y

    x, y = np.full(9, 200, np.uint8), np.full(9, 100, np.uint8)
    found = both(x, y)
    assert found.dtype == np.uint8 and (found == 44).all()
    assert both(x, y, out=np.zeros(9, np.uint8)).tolist() == [44] * 9
    found = both(np.full(9, 0.75), np.full(9, 1.0))
    assert found.dtype == np.int64 and (found == 1).all()
