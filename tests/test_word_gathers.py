"""Gathers and scatters of OpenCL vectors at any address, against NumPy: inactive lanes access nothing."""

from __future__ import annotations

import importlib.util

import numpy as np
import pytest

import wfv
from wfv import STRATEGIES

if importlib.util.find_spec("ziglang") is None:
    pytest.skip("needs Clang: pip install 'wfv[opencl]'", allow_module_level=True)

SOURCE = """
kernel void permute(global const VECTOR *table, global const int *index, global VECTOR *out, global VECTOR *all,
                    int size) {
  int i = get_global_id(0), at = index[i];
  if (at >= 0 && at < size) out[size - 1 - at] = table[at] + (VECTOR)(1);
  all[i] = table[at & 63] + table[i % size];
}
"""
SIZE, ITEMS = 100, 128
VECTORS = {
    "float2": (np.float32, 2), "float4": (np.float32, 4), "uchar4": (np.uint8, 4), "short2": (np.int16, 2),
    "uchar8": (np.uint8, 8), "double2": (np.float64, 2), "ushort4": (np.uint16, 4), "uchar2": (np.uint8, 2),
    "short8": (np.int16, 8), "ulong2": (np.uint64, 2), "float3": (np.float32, 4), "double4": (np.float64, 4),
}  # fmt: skip
COVERING = ("float2", "float4", "uchar4", "short2")


def aligned(count: int, dtype: type, components: int) -> np.ndarray:
    """Zeros at a multiple of 64 bytes."""
    memory = np.zeros(count * components * np.dtype(dtype).itemsize + 64, np.uint8)
    start = -memory.ctypes.data % 64
    return memory[start:][: len(memory) - 64].view(dtype).reshape(count, components)


def check(vector: str, **options: object) -> None:
    dtype, components = VECTORS[vector]
    draw = np.random.default_rng(5)
    index = draw.permutation(ITEMS).astype(np.int32)
    index[index >= SIZE] *= 1_000_000  # a lane that is not masked off would trap
    index[::9] = -(10**9)
    table, out, every = (aligned(n, dtype, components) for n in (SIZE, SIZE, ITEMS))
    table[:] = draw.integers(0, 100, table.shape)
    program = wfv.build(SOURCE, options=f"-DVECTOR={vector}", **options)  # type: ignore[arg-type]
    program.permute(ITEMS, 64, table, index, out, every, SIZE)
    used = int(vector[-1])
    expected = np.zeros_like(out)
    valid = index[(index >= 0) & (index < SIZE)]
    expected[SIZE - 1 - valid] = table[valid] + 1
    np.testing.assert_array_equal(out[:, :used], expected[:, :used])
    both = table[index & 63] + table[np.arange(ITEMS) % SIZE]
    np.testing.assert_array_equal(every[:, :used], both[:, :used])


@pytest.mark.parametrize("vector", [v if v in COVERING else pytest.param(v, marks=pytest.mark.full) for v in VECTORS])
@pytest.mark.parametrize(
    "lanes", [8, pytest.param(4, marks=pytest.mark.full), pytest.param(32, marks=pytest.mark.full)]
)
def test_each_type(vector: str, lanes: int) -> None:
    check(vector, strategy="unicf", lanes=lanes)


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_each_strategy(strategy: str) -> None:
    check("float2", strategy=strategy, lanes=16)


def test_of_lanes_that_store_to_one_address_the_last_one_remains() -> None:
    source = """
    kernel void last(global const int *index, global float2 *out) {
      int i = get_global_id(0);
      if (index[i] >= 0) out[index[i]] = (float2)(i, -i);
    }"""
    index = np.array([3, 1, 3, -1, 1, 3, 0, 3] * 4, np.int32)
    out = np.zeros((4, 2), np.float32)
    wfv.build(source, strategy="unicf", lanes=16)["last"](32, 32, index, out)
    np.testing.assert_array_equal(out, [[30, -30], [28, -28], [0, 0], [31, -31]])
