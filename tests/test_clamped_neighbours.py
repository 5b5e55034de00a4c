"""Addresses of clamped neighbours across barriers, against NumPy: each continuation computes them again."""

from __future__ import annotations

import importlib.util

import numpy as np
import pytest

import wfv
from wfv import STRATEGIES

if importlib.util.find_spec("ziglang") is None:
    pytest.skip("needs Clang: pip install 'wfv[opencl]'", allow_module_level=True)

SOURCE = """
// Blocks of 8 x 8 overlap by `border`; a neighbour outside the block, or outside the image, is the nearest inside.
kernel void smooth(global const int *in, global int *out, int width, int height, int border, int rounds) {
  local int a[8][8], b[8][8];
  int tx = get_local_id(0), ty = get_local_id(1), step = 8 - border * 2;
  int x0 = step * (int)get_group_id(0) - border, y0 = step * (int)get_group_id(1) - border;
  int x = x0 + tx, y = y0 + ty;
  bool inside = x >= 0 && x < width && y >= 0 && y < height;
  a[ty][tx] = inside ? in[y * width + x] : 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  int left = x0 < 0 ? -x0 : 0, right = x0 + 7 > width - 1 ? 7 - (x0 + 7 - width + 1) : 7;
  int top = y0 < 0 ? -y0 : 0, bottom = y0 + 7 > height - 1 ? 7 - (y0 + 7 - height + 1) : 7;
  int n = max(ty - 1, top), s = min(ty + 1, bottom), w = max(tx - 1, left), e = min(tx + 1, right);
  for (int i = 0; i < rounds; i++) {
    if (inside) b[ty][tx] = a[n][tx] + a[s][tx] * 3 + a[ty][w] * 5 + a[ty][e] * 7 + a[ty][tx];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (inside) a[ty][tx] = b[ty][tx];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (inside && tx >= border && tx < 8 - border && ty >= border && ty < 8 - border) out[y * width + x] = a[ty][tx];
}
"""


def smoothed(image: np.ndarray, rounds: int) -> np.ndarray:
    for _ in range(rounds):
        p = np.pad(image, 1, "edge")
        image = p[:-2, 1:-1] + p[2:, 1:-1] * 3 + p[1:-1, :-2] * 5 + p[1:-1, 2:] * 7 + image
    return image


@pytest.mark.parametrize("strategy", STRATEGIES)
@pytest.mark.parametrize(
    "lanes", [4, pytest.param(8, marks=pytest.mark.full), pytest.param(16, marks=pytest.mark.full)]
)
def test_clamped_neighbours(strategy: str, lanes: int) -> None:
    image = np.random.default_rng(3).integers(0, 100, (19, 22), dtype=np.int32)
    out = np.zeros_like(image)
    built = wfv.build(SOURCE, strategy=strategy, lanes=lanes)
    built.smooth((6 * 8, 5 * 8), (8, 8), image, out, 22, 19, 2, 2)
    np.testing.assert_array_equal(out, smoothed(image, 2))


def test_no_address_is_kept() -> None:
    """Only the element's position and neighbours are needed after the barrier: no address has a slot."""
    kernel = wfv.build(SOURCE, strategy="unicf", lanes=8)["smooth"]
    kept = [remark.text for remark in kernel.remarks if remark.kind == "barrier"]
    assert len(kept) == 3 and not any("idx" in text for text in kept), kept
