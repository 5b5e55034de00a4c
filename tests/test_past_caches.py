"""Stores past the caches: the same results at any alignment in every strategy, where they are used, and when."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest

import wfv
from tests.support.requires import needs_clang
from wfv import cpus
from wfv.runtime.kernel import Kernel
from wfv.strategies import STRATEGIES
from wfv.systems.linux import data_caches

pytestmark = needs_clang
SOURCE = """
kernel void mixed(global const float *x, global float *y, global double *z, global uchar *bytes, int n) {
  int i = get_global_id(0);
  if (i >= n) return;
  float v = x[i];
  y[i] = v * 2 + 1;
  z[i] = v - 3;
  bytes[i] = (uchar)i;
  if (v > 100) y[i] = v;
}
kernel void pairs(global const float2 *x, global float2 *y) { int i = get_global_id(0); y[i] = x[i].yx + 1; }
kernel void counts(global const int *x, global int *y, global int *sum) {
  int i = get_global_id(0); y[i] = x[i] + 1; atomic_add(sum, x[i]);
}
kernel void in_place(global float *y) { int i = get_global_id(0); y[i] = y[i] * 2; }
kernel void through_local(global const float *x, global float *y) {
  local float tile[64];
  int i = get_global_id(0), l = get_local_id(0);
  tile[l] = x[i];
  barrier(CLK_LOCAL_MEM_FENCE);
  float sum = 0;
  for (int k = 0; k < 64; k++) sum += tile[k];
  if (sum == 12345) y[0] = sum;
}
"""
STORE, FENCE = "!nontemporal", "call void @llvm.x86.sse.sfence()"


@cache
def past_caches(name: str, strategy: str, lanes: int) -> Kernel:
    kernel = wfv.build(SOURCE, strategy=strategy, lanes=lanes)[name]
    return kernel.with_options(replace(kernel.options, past_caches=True))


def placed(array: np.ndarray, offset: int) -> np.ndarray:
    """A copy whose address is `offset` elements after a cache line."""
    memory = np.zeros(array.nbytes + 64 + offset * array.itemsize, np.uint8)
    start = -memory.ctypes.data % 64 + offset * array.itemsize
    found = memory[start : start + array.nbytes].view(array.dtype)
    found[:] = array
    return found


@pytest.mark.parametrize("offset", [0, 1, 4])
@pytest.mark.parametrize("strategy", STRATEGIES)
def test_results_are_the_same_at_any_address(strategy: str, offset: int) -> None:
    n, items = 1000, 1024
    x = placed(np.arange(n, dtype=np.float32) % 211, offset)
    y, z, b = (placed(np.full(items, 7, kind), offset) for kind in (np.float32, np.float64, np.uint8))
    past_caches("mixed", strategy, 16)(items, 256, x, y, z, b, n)
    assert np.array_equal(y[:n], np.where(x > 100, x, x * 2 + 1)) and np.array_equal(z[:n], x.astype(np.float64) - 3)
    assert np.array_equal(b[:n], np.arange(n).astype(np.uint8))
    assert all((each[n:] == 7).all() for each in (y, z, b))


@pytest.mark.parametrize("lanes", [8, 64])
def test_vectors_of_two(lanes: int) -> None:
    kernel, x = past_caches("pairs", "unicf", lanes), np.arange(1024, dtype=np.float32)
    for offset in (0, 2, 4):
        y = placed(np.zeros(1024, np.float32), offset)
        kernel(512, 64, x, y)
        assert np.array_equal(y.reshape(-1, 2), x.reshape(-1, 2)[:, ::-1] + 1)
    assert STORE in kernel.ir


def test_the_launch_function_waits_for_the_stores() -> None:
    kernel = past_caches("mixed", "unicf", 16)
    assert STORE in kernel.ir and kernel.ir.count(FENCE) == 1
    assert "sfence" in kernel.assembly


def test_no_such_stores_without_the_option() -> None:
    kernel = wfv.build(SOURCE, strategy="unicf", lanes=16)["mixed"]
    assert STORE not in kernel.ir and FENCE not in kernel.ir


def test_half_a_line_is_stored_plainly() -> None:
    assert STORE not in past_caches("counts", "unicf", 8).ir


def test_a_kernel_with_atomic_operations_has_none() -> None:
    kernel, x = past_caches("counts", "unicf", 16), np.arange(256, dtype=np.int32)
    y, total = np.zeros(256, np.int32), np.zeros(1, np.int32)
    kernel(256, 64, x, y, total)
    assert np.array_equal(y, x + 1) and total[0] == x.sum()
    assert STORE not in kernel.ir and FENCE not in kernel.ir


def test_local_memory_stays_in_the_caches() -> None:
    assert STORE not in past_caches("through_local", "unicf", 16).ir


def test_what_is_loaded_first_is_in_the_caches() -> None:
    assert STORE not in past_caches("in_place", "unicf", 16).ir


def runs_past_caches(kernel: Kernel, items: int) -> bool:
    ndrange = kernel.range(items, 256)
    return kernel.chooser.code_for(ndrange, 1).general.options.past_caches


def test_auto_has_them_if_what_is_stored_fills_half_of_the_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = wfv.build(SOURCE, strategy="auto").mixed
    monkeypatch.setattr("wfv.runtime.auto_choice.last_cache_bytes", lambda: 2 * (4 + 8 + 1) << 12)
    assert runs_past_caches(kernel, 1 << 12) and not runs_past_caches(kernel, (1 << 12) - 256)
    x, n = np.arange(1 << 12, dtype=np.float32) % 211, 4000
    y, z, b = (np.full(1 << 12, 7, kind) for kind in (np.float32, np.float64, np.uint8))
    for _ in range(3):
        kernel(1 << 12, 256, x, y, z, b, n)
    assert np.array_equal(y[:n], np.where(x > 100, x, x * 2 + 1)[:n]) and (y[n:] == 7).all()


def test_the_largest_cache_counts(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for index, size in enumerate(("48K", "2048K", "32M", "unknown")):
        (tmp_path / f"index{index}").mkdir()
        words = {"type": "Unified", "level": str(index), "size": size}
        for name, word in words.items():
            (tmp_path / f"index{index}" / name).write_text(word + "\n")
    monkeypatch.setattr(cpus.system, "data_caches", lambda: data_caches(tmp_path))
    assert cpus.last_cache_bytes() == 32 << 20
    monkeypatch.setattr(cpus.system, "data_caches", lambda: data_caches(tmp_path / "none"))
    assert cpus.last_cache_bytes() == cpus.UNKNOWN
