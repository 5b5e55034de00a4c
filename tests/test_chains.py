"""Compiling a chain, in which each value uses the one before twice, takes time that grows with its length.

A search that follows operands without remembering where it was takes 2 ** LENGTH steps: the test would not end.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

import wfv

LENGTH, N = 32, 64

# Each step of `search` chooses the address of the next load; each step of `reverse` an index of a private array.
SOURCES = {
    "search": """kernel void search(global const float *a, global const float *x, global int *out, uint m) {
        int i = get_global_id(0), at = 0;
        STEPS
        out[i] = at; }""",
    "reverse": """kernel void reverse(global const float *a, global const float *x, global int *out, uint m) {
        int i = get_global_id(0);
        int t[16];
        for (int j = 0; j < 16; ++j) t[j] = (int)a[(i + j) & 63];
        uint v = i;
        STEPS
        out[i] = t[v & 15]; }""",
}
STEPS = {"search": "at = a[at + {0}] <= x[i] ? at + {0} : at;", "reverse": "v = ((v >> {0}) & m) | ((v & m) << {0});"}


def step_sizes() -> list[int]:
    return [k % 3 + 1 for k in range(LENGTH)]


def searched(a: np.ndarray, x: np.ndarray, m: int) -> np.ndarray:
    at = np.zeros(N, np.int32)
    for size in step_sizes():
        at = np.where(a[at + size] <= x, at + size, at)
    return at


def reversed_bits(a: np.ndarray, x: np.ndarray, m: int) -> np.ndarray:
    v = np.arange(N, dtype=np.uint32)
    for size in step_sizes():
        v = ((v >> size) & m) | ((v & m) << size)
    return a[(np.arange(N) + (v & 15)) & 63].astype(np.int32)


@pytest.mark.parametrize(("name", "expected"), [("search", searched), ("reverse", reversed_bits)])
@pytest.mark.parametrize("strategy", ["unicf", "llvm"])
def test_chain(name: str, expected: Callable[..., np.ndarray], strategy: str) -> None:
    source = SOURCES[name].replace("STEPS", "\n".join(STEPS[name].format(size) for size in step_sizes()))
    a, x, out = np.arange(256, dtype=np.float32), np.random.default_rng(1).random(N, np.float32) * 99, np.zeros(N, "i4")
    m = np.uint32(0x55555555)
    wfv.build(source, strategy=strategy, lanes=16)[name](N, 16, a, x, out, m)
    np.testing.assert_array_equal(out, expected(a, x, m))
