"""Arrays that are aligned as NumPy aligns them: for their numbers, not for the vectors of the kernel's parameters."""

from __future__ import annotations

import numpy as np
import pytest

import wfv
from tests.support.compiled import need_target
from tests.support.requires import needs_clang
from wfv.strategies import STRATEGIES

pytestmark = needs_clang
ITEMS, LOCAL = 41, 20  # no multiples of the lanes: remainders, and a smaller last group
SOURCE = """
typedef struct { double4 a; int b; } pair;
double4 twice(global const double4 *x, size_t i) { return x[i] * 2.0; }
__attribute__((noinline)) void put(global ulong4 *y, size_t i, ulong z) { y[i].w = z; }
kernel void k(global ulong4 *y, global const double4 *x, constant float16 *t, global const pair *from, global pair *to,
              global uint8 *u, local float16 *shared) {
  size_t i = get_global_id(0), l = get_local_id(0), n = get_local_size(0);
  shared[l] = t[i];
  barrier(CLK_LOCAL_MEM_FENCE);
  float16 next = shared[(l + 1) % n];
  double4 d = twice(x, i);
  to[i] = from[i];
  if (d.x > 0) {
    y[i] += convert_ulong4(d) + convert_ulong4(next.hi.lo);
    to[i].a.y = 7;
  } else {
    y[i].z = 5;
    u[i] = 3;
  }
  for (uint k = 0; k < (u[i].s1 & 3); k++) u[i] *= 5;
  put(y, i, (ulong)next.sf);
}
"""
PAIR = np.dtype({"names": ["a", "b"], "formats": [("f8", 4), "i4"], "offsets": [0, 32], "itemsize": 64})


def shifted(array: np.ndarray, by: int) -> np.ndarray:
    """The same numbers, `by` bytes after a multiple of 64."""
    memory = np.zeros(array.nbytes + 128, np.uint8)
    begin = -memory.ctypes.data % 64 + by
    found = memory[begin : begin + array.nbytes].view(array.dtype).reshape(array.shape)
    found[...] = array
    return found


def expected(y: np.ndarray, x: np.ndarray, t: np.ndarray, pairs: np.ndarray, u: np.ndarray) -> list[np.ndarray]:
    y, to, u = y.copy(), pairs.copy(), u.copy()
    for i in range(ITEMS):
        first = i // LOCAL * LOCAL
        following = t[first + (i - first + 1) % min(LOCAL, ITEMS - first)]
        if x[i, 0] > 0:
            y[i] += (2 * x[i]).astype(np.uint64) + following[8:12].astype(np.uint64)
            to["a"][i, 1] = 7
        else:
            y[i, 2], u[i] = 5, 3
        u[i] *= np.uint32(5 ** int(u[i, 1] & 3))
        y[i, 3] = int(following[15])
    return [y, to, u]


@pytest.mark.sampled
@pytest.mark.parametrize("target", ["host", "x86-64-v2", "x86-64-v3", "x86-64-v4"])
@pytest.mark.parametrize("lanes", [4, 16])
@pytest.mark.parametrize("strategy", STRATEGIES)
def test_arrays_aligned_for_their_numbers(strategy: str, lanes: int, target: str) -> None:
    need_target(target)
    random = np.random.default_rng(5)
    y, u = random.integers(0, 99, (ITEMS, 4), np.uint64), random.integers(0, 99, (ITEMS, 8), np.uint32)
    x = random.integers(0, 9, (ITEMS, 4)).astype(float)
    x[:, 0] -= 4
    x[x[:, 0] > 0, 0] += 0.5
    t = random.integers(0, 99, (ITEMS, 16)).astype(np.float32)
    pairs = np.zeros(ITEMS, PAIR)
    pairs["a"], pairs["b"] = random.random((ITEMS, 4)), np.arange(ITEMS)
    kernel = wfv.build(SOURCE, strategy=strategy, lanes=lanes, target=target).k
    for wide, narrow in ((8, 4), (24, 20), (0, 0)):
        results = [shifted(y, wide), shifted(np.zeros_like(pairs), wide), shifted(u, narrow)]
        given = [shifted(x, wide), shifted(t, narrow), shifted(pairs, wide)]
        kernel(ITEMS, LOCAL, results[0], *given, *results[1:], wfv.LocalMemory(64 * LOCAL))
        for found, want in zip(results, expected(y, x, t, pairs, u), strict=True):
            assert (found == want).all()


def test_arrays_as_numpy_allocates_them() -> None:
    """glibc aligns to 16 bytes: about half of such arrays begin at no multiple of 32."""
    source = "kernel void k(global ulong4 *y, global const long16 *x) { y[get_global_id(0)] = get_global_id(0); }"
    kernel, kept = wfv.build(source).k, []
    for count in range(100):
        y, x = np.zeros((8, 4), np.uint64), np.zeros((1, 16), np.int64)
        kernel(8, 8, y, x.copy())
        assert (y == np.arange(8)[:, None]).all()
        kept.append((y, x, np.zeros(count, np.uint8)))


def test_arrays_must_be_aligned_for_their_numbers() -> None:
    kernel = wfv.build("kernel void k(global ulong4 *y) { y[get_global_id(0)] = 1; }").k
    with pytest.raises(wfv.ArgumentError, match="multiple of 8 bytes"):
        kernel(4, 4, shifted(np.zeros((4, 4), np.uint64), 4))


def test_a_check_reports_vectors_that_the_kernel_misaligns() -> None:
    """An access that OpenCL does not allow, though wfv runs it; and no access for the sake of where an array begins."""
    source = """
    kernel void k(global float *y, int first) {
      *(global float4 *)(y + 4 * get_global_id(0) + first) = 1;
    }"""
    for strategy in STRATEGIES:
        kernel, y = wfv.build(source, strategy=strategy, lanes=4).k, shifted(np.zeros(36, np.float32), 4)
        assert not kernel.check(8, 8, y, 0)
        assert [each.kind for each in kernel.check(8, 8, y, 1)] == ["alignment"]
        kernel(8, 8, y, 1)
        assert y.tolist() == [0] + [1] * 32 + [0] * 3


def test_a_vectorized_function_takes_any_array() -> None:
    source = """
    typedef double vec __attribute__((vector_size(32)));
    double sum(const vec *v, int i) { vec each = v[i]; return each[0] + each[1] + each[2] + each[3]; }"""
    for target in ("host", "x86-64-v2"):
        function = wfv.vectorize(source, "sum", lanes=4, target=target)
        values = shifted(np.arange(36.0), 8)
        assert function(values, np.arange(9, dtype=np.int32)).tolist() == values.reshape(9, 4).sum(axis=1).tolist()


def test_local_memory_keeps_the_alignment_of_vectors() -> None:
    """The address in private memory, in local memory, and of an argument in local memory."""
    source = """
    kernel void k(global ulong *y, local long16 *given) {
      local long16 own;
      long16 mine = get_global_id(0);
      own = mine;
      given[0] = mine;
      y[0] = (ulong)&own % 128 + (ulong)given % 128 + (ulong)&mine % 128;
    }"""
    for strategy in STRATEGIES:
        y = np.ones(1, np.uint64)
        wfv.build(source, strategy=strategy).k(1, 1, y, wfv.LocalMemory(128))
        assert y[0] == 0
