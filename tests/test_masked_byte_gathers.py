"""Gathers and scatters of bytes and 16-bit elements under masks, against NumPy: inactive lanes access nothing."""

from __future__ import annotations

import importlib.util
from typing import Any

import numpy as np
import pytest

import wfv
from wfv import STRATEGIES

if importlib.util.find_spec("ziglang") is None:
    pytest.skip("needs Clang: pip install 'wfv[opencl]'", allow_module_level=True)

SOURCE = """
kernel void permute(global const ELEMENT *table, global const int *index, global ELEMENT *out, int size) {
  int i = get_global_id(0), at = index[i];
  if (at >= 0 && at < size) out[size - 1 - at] = table[at] + 1;
}
"""
SIZE, ITEMS = 100, 128
ELEMENTS = [("uchar", np.uint8), ("short", np.int16)]


def indices() -> np.ndarray:
    """Some are far outside: a lane that is not masked off would trap."""
    index = np.random.default_rng(5).permutation(ITEMS).astype(np.int32)
    index[index >= SIZE] *= 1_000_000
    index[::9] = -(10**9)
    return index


@pytest.mark.parametrize(("element", "dtype"), ELEMENTS)
@pytest.mark.parametrize("strategy", STRATEGIES)
@pytest.mark.parametrize(
    "lanes", [8, pytest.param(16, marks=pytest.mark.full), pytest.param(32, marks=pytest.mark.full)]
)
def test_only_active_lanes(element: str, dtype: Any, strategy: str, lanes: int) -> None:
    table, index = np.arange(SIZE).astype(dtype), indices()
    out = np.zeros_like(table)
    built = wfv.build(SOURCE, options=f"-DELEMENT={element}", strategy=strategy, lanes=lanes)
    built.permute(ITEMS, 64, table, index, out, SIZE)
    expected = np.zeros_like(table)
    valid = index[(index >= 0) & (index < SIZE)]
    expected[SIZE - 1 - valid] = table[valid] + 1
    np.testing.assert_array_equal(out, expected)


def test_avx512_chooses_addresses_as_vectors() -> None:
    built = wfv.build(SOURCE, options="-DELEMENT=uchar", strategy="unicf", lanes=8, target="x86-64-v4")
    text = built["permute"].ir
    assert "select <8 x i1>" in text and ", <8 x ptr addrspace(1)> " in text, text
    older = wfv.build(SOURCE, options="-DELEMENT=uchar", strategy="unicf", lanes=8, target="x86-64-v3")
    assert "select i1" in older["permute"].ir
