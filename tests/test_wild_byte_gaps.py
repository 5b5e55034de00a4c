"""Bytes at a distance from each other that are changed in place, with as many lanes as a register holds bytes.

LLVM's code generator did not terminate for `flip` and `sweep` with 64 lanes and AVX-512.
"""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from tests.support.wild import STRATEGIES, build
from wfv.runtime.program import Program

each_strategy = pytest.mark.parametrize("strategy", [*STRATEGIES, "unicf"])
RNG = np.random.default_rng(3)


@cache
def program(strategy: str) -> Program:
    return build("byte_gaps.cl", strategy, lanes=64)


@each_strategy
def test_flip(strategy: str) -> None:
    data = RNG.integers(-128, 128, 2 * 150, dtype=np.int8)
    expected = data.copy()
    expected[::2] = np.where(data[::2] <= 0, -data[::2], data[::2])
    program(strategy).flip(150, 75, data)
    np.testing.assert_array_equal(data, expected)


@each_strategy
def test_flip_third(strategy: str) -> None:
    data = RNG.integers(-128, 128, 3 * 150, dtype=np.int8)
    expected, old, after = data.copy(), data[1::3], data[2::3]
    expected[1::3] = np.where(old <= 0, ~old + after, old)
    program(strategy).flip_third(150, 75, data)
    np.testing.assert_array_equal(data, expected)


@each_strategy
def test_sweep(strategy: str) -> None:
    n = 128
    spins = RNG.choice(np.array([-1, 1], np.int8), (n, n))
    random = RNG.random((n, n // 2), dtype=np.float32)
    expected = spins.copy()
    for parity in (0, 1):
        sums = sum(np.roll(expected, shift, axis) for shift in (1, -1) for axis in (0, 1))
        energy = sums * expected
        is_flipped = (energy <= 0) | ((energy == 2) & (random.repeat(2, axis=1) < 0.5))
        is_flipped &= np.add.outer(np.arange(n), np.arange(n)) % 2 == parity
        expected[is_flipped] *= -1
        program(strategy).sweep((n // 2, n), (64, 1), spins.ravel(), random.ravel(), n, 0.5, parity)
    np.testing.assert_array_equal(spins, expected)
