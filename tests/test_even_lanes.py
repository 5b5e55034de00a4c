"""Bytes in even and odd lanes (passes/widen/even_lanes.py): arithmetic on all pairs of bytes, for all registers."""

from __future__ import annotations

import numpy as np
import pytest

import wfv
from wfv import llvm

SOURCE = """
#define ID size_t i = get_global_id(0)
kernel void blend(global uchar *o, global const uchar *a, global const uchar *b) {
  ID; o[i] = (a[i] * b[i] + o[i] * (255 - b[i])) / 255;
}
kernel void signed_sum(global char *o, global const char *a, global const uchar *b) {
  ID; short x = (short)(a[i] * 3 + b[i]); o[i] = (char)(max(x, (short)-100) >> 2);
}
kernel void choice(global uchar *o, global const uchar *a, global const uchar *b, int k) {
  ID; int x = a[i] * 2 + b[i]; o[i] = x > 300 ? x - 250 : (x + b[i]) >> 2;
}
kernel void both(global uchar *o, global const uchar *a, global const uchar *b, global ushort *w) {
  ID;
  int x = a[i] + a[i + 1] * 2 + a[i + 2] + b[i] + b[i + 1];
  w[i] = x;
  o[i] = x * 7281 >> 16;
}
kernel void row(global uchar *o, global const uchar *a, global const uchar *b, int k) {
  int i = get_global_id(0), j = i + k;
  o[i] = (a[j] + 3 * a[j + 1] + 5 * a[j + 2] + 7 * a[j - 3] + 9 * b[j - 5] + 11 * b[j - 4]) >> 4;
}
"""
PAIRS = np.arange(1 << 16)
WIDTHS = {"x86-64-v2": (16, 32), "x86-64-v3": (32, 64), "x86-64-v4": (64,)}

ON_X86 = pytest.mark.skipif(not llvm.find_target("host").is_x86, reason="registers of x86")


def _results(name: str, **how: object) -> list[np.ndarray]:
    """What the kernel makes of all pairs of bytes."""
    a, b, o = (PAIRS >> 8).astype(np.uint8), PAIRS.astype(np.uint8), (PAIRS * 7 >> 3).astype(np.uint8)
    a, b = np.append(a, a[:7]), np.append(b, b[:7])
    arrays = [o, a, b]
    if name == "both":
        arrays.append(np.zeros(1 << 16, np.uint16))
    if name == "signed_sum":
        arrays[:2] = [o.view(np.int8), a.view(np.int8)]
    kernel = wfv.build(SOURCE, threads=1, **how)[name]
    last = (5,) if name in ("choice", "row") else ()
    kernel((1 << 16,), (64,), *arrays, *last)
    return arrays


@ON_X86
@pytest.mark.parametrize("target", WIDTHS)
@pytest.mark.parametrize("name", ["blend", "signed_sum", "choice", "both", "row"])
def test_all_pairs(name: str, target: str) -> None:
    expected = _results(name, strategy="scalar")
    for lanes in WIDTHS[target]:
        for without in ((), ("speculate",)):
            found = _results(name, strategy="unicf", lanes=lanes, target=target, without=without)
            assert all(map(np.array_equal, found, expected)), (lanes, without)
