"""Loops of few iterations: LLVM may unroll them in SIMD code, although Clang's -O1 forbids it."""

from __future__ import annotations

import numpy as np
import pytest

import wfv

SOURCE = """
__kernel void window(__global const float *x, __global float *y, int n)
{
    int i = get_global_id(0);
    float sum = 0.0f;
    for (int d = 0; d < COUNT; ++d)
        sum += x[i + d];
    y[i] = sum;
}
"""


def program(count: str, strategy: str = "unicf") -> wfv.Program:
    return wfv.build(SOURCE.replace("COUNT", count), strategy=strategy, lanes=8)


@pytest.mark.parametrize("count, is_short", [("3", True), ("16", True), ("17", False), ("n", False)])
def test_mark(count: str, is_short: bool) -> None:
    text = program(count).window.ir
    simd = text[text.index("@window.c0.vector.simd(") :]
    assert ("!llvm.loop" not in simd[: simd.index("\n}")]) == is_short
    scalar = text[text.index("@window.c0(") :]
    assert "!llvm.loop" in scalar[: scalar.index("\n}")]


@pytest.mark.parametrize("count, is_short", [("8", True), ("9", False)])
def test_mark_of_a_loop_of_several_blocks(count: str, is_short: bool) -> None:
    """The branch on n is uniform, and stays."""
    source = SOURCE.replace("sum += x[i + d];", "{ sum += x[i + d]; if (n == d) y[i + d] = sum; }")
    text = wfv.build(source.replace("COUNT", count), strategy="unicf", lanes=8).window.ir
    simd = text[text.index("@window.c0.vector.simd(") :]
    assert ("!llvm.loop" not in simd[: simd.index("\n}")]) == is_short


@pytest.mark.parametrize("strategy", ["unicf", "naive"])
@pytest.mark.parametrize("count", ["3", "16", "17", "n"])
def test_results(count: str, strategy: str) -> None:
    x, y, n = np.arange(61, dtype=np.float32) ** 2, np.zeros(44, np.float32), 5
    program(count, strategy).window((44,), (22,), x, y, n)
    width = n if count == "n" else int(count)
    np.testing.assert_array_equal(y, np.lib.stride_tricks.sliding_window_view(x, width)[:44].sum(1))
