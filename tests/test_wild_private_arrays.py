"""Private arrays with counters as indices: the same results in every strategy, and no array in memory."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from tests.support.wild import STRATEGIES, build
from wfv.runtime.program import Program

each_strategy = pytest.mark.parametrize("strategy", STRATEGIES)
ITEMS, LOCAL = 60, 20  # with 8 lanes: vectors and remainders
RNG = np.random.default_rng(11)


@cache
def program(strategy: str) -> Program:
    return build("private_arrays.cl", strategy, lanes=8)


@each_strategy
def test_tile_sums(strategy: str) -> None:
    a = RNG.integers(0, 9, (12, ITEMS)).astype(np.float32)
    b = RNG.integers(0, 9, (12, 4)).astype(np.float32)
    for depth in (0, 4, 12):
        c = np.full((4, ITEMS), -1, np.float32)
        program(strategy).tile_sums(ITEMS, LOCAL, a.ravel(), b.ravel(), c.ravel(), depth)
        np.testing.assert_array_equal(c, b[:depth].T @ a[:depth])


@each_strategy
def test_reordered(strategy: str) -> None:
    data = RNG.integers(0, 99, (8, ITEMS, 2)).astype(np.float32)
    out = np.zeros_like(data)
    program(strategy).reordered(ITEMS, LOCAL, data.reshape(-1, 2), out.reshape(-1, 2))
    expected = data.copy()
    for k in (7, 5, 3, 1):
        expected[k] += expected[k - 1][:, ::-1]
    np.testing.assert_array_equal(out, expected[[0, 4, 2, 6, 1, 5, 3, 7]])


@each_strategy
def test_window(strategy: str) -> None:
    data = RNG.integers(-20, 99, (7, ITEMS), dtype=np.int32)
    out = np.zeros_like(data)
    program(strategy).window(ITEMS, LOCAL, data.ravel(), out.ravel(), len(data))
    last = np.repeat(np.arange(1, 6, dtype=np.int32)[:, None], ITEMS, axis=1)
    for values, found in zip(data, out, strict=True):
        last = np.concatenate([values[None], last[:-1] - 1])
        np.testing.assert_array_equal(found, (np.maximum(last, 0) * np.arange(1, 6)[:, None]).sum(axis=0))


@each_strategy
def test_counts(strategy: str) -> None:
    data = RNG.integers(0, 256, (30, ITEMS), dtype=np.uint8)
    out = np.zeros((8, ITEMS), np.uint8)
    program(strategy).counts(ITEMS, LOCAL, data.ravel(), out.ravel(), len(data))
    np.testing.assert_array_equal(out, [((data & 7) == k).sum(axis=0) for k in range(8)])


@pytest.mark.parametrize("strategy", ["scalar", "naive"])
def test_registers(strategy: str) -> None:
    """Nothing is in private memory but what an index from data needs; a barrier keeps the tile's four sums."""
    for name in program(strategy):
        assert ("alloca [" in program(strategy)[name].ir) == (name == "counts"), name
    barriers = [remark.text for remark in program(strategy).tile_sums.remarks if remark.kind == "barrier"]
    assert len(barriers) == 2
    assert all("4 values of each work-item (16 bytes" in text for text in barriers), barriers
