"""Vectors as arguments: where control flow joins, an argument is one of the values that meet."""

from __future__ import annotations

import numpy as np
import pytest

import wfv
from tests.support.requires import needs_clang
from wfv.strategies import STRATEGIES

pytestmark = needs_clang
SOURCE = """
kernel void pick(global const uchar *s, global uchar4 *d, uchar4 color, int count, float4 other, global float4 *e)
{
  int i = get_global_id(0);
  if (i >= count) return;
  if (s[i] > 100) d[i] = ((global const uchar4 *)s)[i / 4]; else d[i] = color;
  float4 sum = other;
  for (int k = 0; k < s[i] % 4; ++k) sum = sum * 2.0f + (float4)(0, 1, 2, 3);
  e[i] = sum;
}
"""
COLOR, OTHER = np.array([7, 50, 90, 201], np.uint8), np.array([1, -2, 0.5, 8], np.float32)


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_a_vector_argument_meets_other_values(strategy: str) -> None:
    """The argument is in the phi after a branch, and in that of a loop."""
    source = np.random.default_rng(3).integers(0, 256, 75, dtype=np.uint8)
    got, sums = np.zeros((75, 4), np.uint8), np.zeros((75, 4), np.float32)
    wfv.build(SOURCE, strategy=strategy).pick(80, 16, source, got, COLOR, 72, OTHER, sums)
    loaded = source[:72].reshape(-1, 4)[np.arange(72) // 4]
    want = np.where(source[:72, None] > 100, loaded, COLOR)
    expected = np.tile(OTHER, (72, 1))
    for row, times in zip(expected, source[:72] % 4, strict=True):
        for _ in range(times):
            row[:] = row * 2 + np.arange(4, dtype=np.float32)
    assert (got[:72] == want).all() and (sums[:72] == expected).all()
    assert not got[72:].any() and not sums[72:].any()
