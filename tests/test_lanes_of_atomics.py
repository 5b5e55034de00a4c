"""Atomics at an address for each lane: every lane makes its own update, in lane order, under a mask or not."""

from __future__ import annotations

import numpy as np
import pytest

import wfv
from tests.support.requires import needs_clang

pytestmark = needs_clang
SIZE, PLACES = 1000, 13  # several lanes update a place; the last vectors of the groups are not full
SOURCE = """
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
kernel void all(global const int *x, global int *out, global long *wide) {
  int i = get_global_id(0);
  atomic_sub(&out[x[i]], i);
  atom_add(&wide[(uint)x[i] * 2], (long)i << 30);
}
kernel void some(global const int *x, global int *out, global long *wide) {
  int i = get_global_id(0);
  if (x[i] & 1) atomic_sub(&out[x[i]], i);
  if (i % 100 < 40) atom_add(&wide[(uint)x[i] * 2], (long)i << 30);
}
kernel void bins(global const int *x, global int *out, global long *wide) {
  local int counts[13];
  int i = get_global_id(0), l = get_local_id(0);
  if (l < 13) counts[l] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  atomic_add(&counts[x[i]], i);
  if (x[i] > 6) atomic_inc(&counts[x[i] - 6]);
  barrier(CLK_LOCAL_MEM_FENCE);
  if (l < 13) out[get_group_id(0) * 13 + l] = counts[l];
}
"""
LEAST = """
kernel void least(global const uchar *x, global int *out) {
  local uint least;
  int l = get_local_id(0);
  uchar v = x[get_global_id(0)];
  if (l == 0) least = 900;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (v > 200) atomic_min(&least, v);
  barrier(CLK_LOCAL_MEM_FENCE);
  if (l == 0) out[get_group_id(0)] = least;
}
"""
CUT = """
kernel void cut(global int *x, global int *out) {
  int i = get_global_id(0);
  atomic_add(&out[((uint)x[i] >> 2) & 15], x[i]);
}
kernel void changed(global int *x, global int *out) {
  int i = get_global_id(0), n = x[i];
  x[i] = n + 64;
  atomic_add(&out[((uint)n >> 2) & 15], n);
}
"""
# An exchange that nobody reads is a store in LLVM; this one is volatile, and stays an atomic.
EXCHANGE = """
define spir_kernel void @k(ptr addrspace(1) %x, ptr addrspace(1) %out) {
  %id = call i64 @_Z13get_global_idj(i32 0)
  %at = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %n = load i32, ptr addrspace(1) %at, align 4
  %wide = sext i32 %n to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %wide
  %i = trunc i64 %id to i32
  %old = atomicrmw volatile xchg ptr addrspace(1) %p, i32 %i monotonic, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
"""


def places() -> np.ndarray:
    return np.random.default_rng(1).integers(0, PLACES, SIZE).astype(np.int32)


@pytest.mark.parametrize("lanes", [4, 8, 16, 64])
@pytest.mark.parametrize("strategy", ["unicf", "naive", "unicf+boscc"])
@pytest.mark.parametrize("kernel", ["all", "some"])
def test_each_lane_updates(kernel: str, strategy: str, lanes: int) -> None:
    x, out, wide = places(), np.zeros(PLACES, np.int32), np.zeros(2 * PLACES, np.int64)
    wfv.build(SOURCE, strategy=strategy, lanes=lanes)[kernel](SIZE, 200, x, out, wide)
    ids = np.arange(SIZE)
    few = x % 2 == 1 if kernel == "some" else ids >= 0
    np.testing.assert_array_equal(out, -np.bincount(x[few], ids[few], PLACES).astype(np.int32))
    few = ids % 100 < 40 if kernel == "some" else ids >= 0
    np.testing.assert_array_equal(wide[::2], np.bincount(x[few], ids[few], PLACES).astype(np.int64) << 30)


@pytest.mark.parametrize("lanes", [8, 16, 64])
@pytest.mark.parametrize("kernel", ["cut", "changed"])
def test_place_and_number_are_loaded(kernel: str, lanes: int) -> None:
    """In the lane, unless the number in memory has changed by then."""
    x, out = np.random.default_rng(2).integers(0, 64, SIZE).astype(np.int32), np.zeros(16, np.int32)
    expected = np.bincount(x >> 2, x, 16)
    built = wfv.build(CUT, strategy="unicf", lanes=lanes)[kernel]
    built(SIZE, 200, x, out)
    np.testing.assert_array_equal(out, expected)


@pytest.mark.parametrize("lanes", [8, 16, 64])
@pytest.mark.parametrize("strategy", ["unicf", "naive"])
def test_local_memory(strategy: str, lanes: int) -> None:
    x, out, groups = places(), np.zeros(5 * PLACES, np.int32), np.arange(SIZE) // 200
    wfv.build(SOURCE, strategy=strategy, lanes=lanes)["bins"](SIZE, 200, x, out, np.zeros(1, np.int64))
    expected = np.bincount(groups * PLACES + x, np.arange(SIZE), 5 * PLACES)
    high = x > 6
    expected += np.bincount((groups * PLACES + x - 6)[high], minlength=5 * PLACES)
    np.testing.assert_array_equal(out, expected.astype(np.int32))


@pytest.mark.parametrize("lanes", [4, 16, 64])
def test_order_of_the_lanes(lanes: int) -> None:
    x, out = places(), np.full(PLACES, -1, np.int32)
    wfv.build(EXCHANGE, strategy="unicf", lanes=lanes)["k"](SIZE, 200, x, out)
    expected = np.full(PLACES, -1, np.int32)
    expected[x] = np.arange(SIZE)
    np.testing.assert_array_equal(out, expected)


@pytest.mark.parametrize("lanes", [4, 16, 64])
def test_a_place_without_a_lane(lanes: int) -> None:
    source = """kernel void k(global const int *x, global int *out, long at) {
      int v = x[get_global_id(0)];
      if (v < 0) atomic_add(&out[at], v);
    }"""
    x, out = places(), np.zeros(1, np.int32)
    wfv.build(source, strategy="unicf", lanes=lanes).k(SIZE, 200, x, out, 1 << 40)
    np.testing.assert_array_equal(out, [0])


@pytest.mark.parametrize("lanes", [8, 64])
def test_the_least_of_no_byte(lanes: int) -> None:
    """The minimum of bytes that are no active lane's is no byte: a variable keeps its number."""
    x = np.random.default_rng(2).integers(0, 256, (4, 64)).astype(np.uint8)
    x[1] //= 2
    out = np.zeros(4, np.int32)
    wfv.build(LEAST, strategy="unicf", lanes=lanes)["least"](256, 64, x, out)
    np.testing.assert_array_equal(out, np.where(x > 200, x.astype(np.int32), 900).min(1))
