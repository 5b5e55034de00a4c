"""Atomics on local memory: the results are those of NumPy in every strategy, and no locked instruction is left."""

from __future__ import annotations

import re
from functools import cache

import numpy as np
import pytest

from tests.support.wild import STRATEGIES, build
from wfv.runtime.program import Program

each_strategy = pytest.mark.parametrize("strategy", STRATEGIES)
LOCAL, GROUPS = 20, 3  # with 8 lanes: two vectors and a remainder
RNG = np.random.default_rng(5)
ATOMIC = re.compile(r"= (?:atomicrmw|cmpxchg) [^\n]*addrspace\(3\)")


@cache
def program(strategy: str) -> Program:
    return build("local_atomics.cl", strategy, lanes=8)


@each_strategy
def test_histogram(strategy: str) -> None:
    data = RNG.integers(0, 1 << 32, 237, dtype=np.uint32)
    data[:90] = 5
    counts = np.ones(16, np.uint32)
    program(strategy).histogram(LOCAL * GROUPS, LOCAL, data, counts, 230)
    np.testing.assert_array_equal(counts, 1 + np.bincount(data[:230] & 15, minlength=16))


@each_strategy
def test_operations(strategy: str) -> None:
    data = RNG.integers(-(1 << 31), 1 << 31, (GROUPS, LOCAL), dtype=np.int64).astype(np.int32)
    data[1, 7] = 77
    out = np.zeros((GROUPS, 11), np.int32)
    program(strategy).operations(LOCAL * GROUPS, LOCAL, data.ravel(), out.ravel())
    for values, found in zip(data, out, strict=True):
        odd, even = values[values & 1 == 1], values[values & 1 == 0]
        expected = [
            even.sum(dtype=np.int32), odd.sum(dtype=np.int32), -even.sum(dtype=np.int32), -odd.sum(dtype=np.int32),
            np.bitwise_and.reduce(~(values & 0xFF)), np.bitwise_or.reduce(values & 0xFF00),
            np.bitwise_xor.reduce(values), values.view(np.uint32).min().view(np.int32), max(values.max(), 0), -LOCAL,
            77 if 77 in values else 0,
        ]  # fmt: skip
        np.testing.assert_array_equal(found, np.array(expected, np.int64).astype(np.int32))


@each_strategy
def test_compact(strategy: str) -> None:
    data = RNG.integers(-3, 9, (GROUPS, LOCAL), dtype=np.int32)
    out, count = np.full_like(data, -1), np.zeros(GROUPS, np.int32)
    program(strategy).compact(LOCAL * GROUPS, LOCAL, data.ravel(), out.ravel(), count)
    np.testing.assert_array_equal(count, (data > 0).sum(axis=1))
    for values, found, many in zip(data, out, count, strict=True):
        np.testing.assert_array_equal(np.sort(found[:many]), np.sort(values[values > 0]))
        assert (found[many:] == -1).all()


@each_strategy
def test_float_sum(strategy: str) -> None:
    data = RNG.integers(0, 1000, (GROUPS, LOCAL // 2, 2)).astype(np.float32)  # their sums are exact
    sums = np.zeros((GROUPS, 2), np.float32)
    program(strategy).float_sum(LOCAL * GROUPS, LOCAL, data.ravel(), sums.ravel())
    np.testing.assert_array_equal(sums, data.sum(axis=1))


@pytest.mark.parametrize("strategy", ["scalar", "llvm", "unicf"])
def test_no_lock(strategy: str) -> None:
    """Local memory has none; counters in global memory keep theirs."""
    for name in program(strategy):
        assert not ATOMIC.search(program(strategy)[name].ir), name
    assert re.search(r"atomicrmw add ptr addrspace\(1\)", program(strategy).histogram.ir)
