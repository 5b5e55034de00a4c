"""Kernels in Python: atomic operations on all integer types, compare-and-swap, counters."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

pytest.importorskip("numba", reason="kernels in Python need Numba")

import wfv
from tests.test_python_kernels import every_way

INTEGERS = ["i1", "u1", "i2", "u2", "i4", "u4", "i8", "u8"]


def updates(cells, x):
    value = x[wfv.global_id(0)]
    wfv.atomic_add(cells, 0, value)
    wfv.atomic_sub(cells, 1, value)
    wfv.atomic_min(cells, 2, value)
    wfv.atomic_max(cells, 3, value)


def combines(cells, x):
    i = wfv.global_id(0)
    wfv.atomic_and(cells, 0, x[i])
    wfv.atomic_or(cells, 1, x[i])
    wfv.atomic_xor(cells, 2, x[i])
    x[i] = wfv.atomic_xchg(cells, 3 + i, x[i])


@every_way
@pytest.mark.parametrize("dtype", [*INTEGERS, "f4", "f8"])
def test_numbers_are_updated(way: dict[str, Any], dtype: str) -> None:
    x, cells = (np.arange(100) * 37 % 101).astype(dtype), np.full(4, 50, dtype)
    with np.errstate(over="ignore"):
        expected = [50 + x.sum(dtype=dtype), 50 - x.sum(dtype=dtype), x.min(), x.max()]
        wfv.kernel(updates, **way)[100](cells, x)
        np.testing.assert_array_equal(cells, np.array(expected).astype(dtype))


@every_way
@pytest.mark.parametrize("dtype", INTEGERS)
def test_bits_are_combined(way: dict[str, Any], dtype: str) -> None:
    x, cells = (np.arange(1, 101) * 37 % 101 | 64).astype(dtype), np.zeros(103, dtype)
    cells[0] = 127
    before = x.copy()
    wfv.kernel(combines, **way)[100](cells, x)
    assert cells[:3].tolist() == [f.reduce(before) for f in (np.bitwise_and, np.bitwise_or, np.bitwise_xor)]
    assert not x.any() and (cells[3:] == before).all()


def multiplies(cells, x):
    value = x[wfv.global_id(0)]
    old = cells[0]
    while True:
        found = wfv.atomic_cas(cells, 0, old, old * value)
        if found == old:
            break
        old = found


@every_way
@pytest.mark.parametrize("dtype", ["i4", "u4", "i8", "u8"])
@pytest.mark.filterwarnings("ignore:overflow")
def test_compare_and_swap(way: dict[str, Any], dtype: str) -> None:
    x, cells, plain = np.arange(3, 60, 2).astype(dtype), np.ones(1, dtype), np.ones(1, dtype)
    made = wfv.kernel(multiplies, **way)
    made[x.shape](cells, x)
    with np.errstate(over="ignore"):
        made.interpret(x.shape, None, plain, x)
    assert cells == plain == np.multiply.reduce(x, dtype=dtype)


def counts(cells, up, down, most):
    i = wfv.global_id(0)
    up[i] = wfv.atomic_inc(cells, 0, most)
    down[i] = wfv.atomic_dec(cells, 1, most)


@every_way
@pytest.mark.parametrize("dtype", ["u4", "u8"])
def test_counters_wrap(way: dict[str, Any], dtype: str) -> None:
    for run in (wfv.kernel(counts, **way).__call__, wfv.kernel(counts).interpret):
        cells, up, down = np.zeros(2, dtype), np.zeros(22, dtype), np.zeros(22, dtype)
        run(22, None, cells, up, down, np.dtype(dtype).type(6))
        assert sorted(up) == sorted(down) == sorted(n % 7 for n in range(22))
        assert cells.tolist() == [1, 6]


def test_signed_counters_are_refused() -> None:
    cells = np.zeros(2, np.int32)
    with pytest.raises(wfv.UnsupportedError, match="atomic_inc") as caught:
        wfv.kernel(counts)[4](cells, cells, cells, 3)
    assert "unsigned" in caught.value.help


def counts_in_groups(out, x, column):
    own = wfv.local_array((64, 2), np.int32)
    k = wfv.local_id(0)
    own[k, 0] = own[k, 1] = 0
    wfv.barrier()
    wfv.atomic_add(own, (x[wfv.global_id(0)], column), 1)
    wfv.atomic_add(own, (x[wfv.global_id(0)] // 2, 1 - column), 1)
    wfv.barrier()
    wfv.atomic_add(out, k, own[k, 0] + 100 * own[k, 1])


@every_way
def test_local_arrays_have_no_locks(way: dict[str, Any]) -> None:
    x, out = np.random.default_rng(1).integers(0, 64, 640), np.zeros(64, np.int64)
    kernel = wfv.kernel(counts_in_groups, local_size=64, **way)
    kernel[640](out, x, 0)
    np.testing.assert_array_equal(out, np.bincount(x, minlength=64) + 100 * np.bincount(x // 2, minlength=64))
    found = re.findall(r"atomicrmw add ptr \S+ (\w+)", kernel.compile(out, x, 0).ir.replace(",", ""))
    assert set(found) == {"i64"}  # `out` alone
