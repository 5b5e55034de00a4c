"""Stores to one address of which each lane does one (passes/linearize/merged_stores.py), in every strategy."""

from __future__ import annotations

import numpy as np
import pytest

import wfv
from tests.support.wild import STRATEGIES

SOURCE = """
#define ARGS global const float *x, global float *out, global float *other, int n
kernel void returns(ARGS) {
    int i = get_global_id(0);
    float v = x[i];
    if (v < 3) { out[i] = 3; return; }
    if (v > 6) { out[i] = 6; return; }
    out[i] = v;
}
kernel void border(ARGS) {  // the loads of the others lie between the stores
    int i = get_global_id(0);
    if (x[i] < 3) { out[i] = -1; return; }
    float sum = 0;
    for (int k = -1; k < 2; ++k) sum += x[(i + k + n) % n];
    if (x[i] > 6) { out[i] = sum; return; }
    out[i] = -sum;
}
kernel void again(ARGS) {  // the last store of a work-item remains
    int i = get_global_id(0);
    float v = x[i];
    if (v < 6) out[i] = 1;
    if (v > 3) out[i] = 2;
    if (v < 2) out[i] = 3; else out[i] += 10;
}
kernel void read(ARGS) {  // what is read between the stores may be what was stored
    int i = get_global_id(0);
    float v = x[i];
    if (v < 3) out[i] = 3;
    other[i] = out[i];
    if (!(v < 3)) out[i] = 4;
}
kernel void two(ARGS) {  // `other` may be `out`
    int i = get_global_id(0);
    float v = x[i];
    if (v < 3) { out[i] = 3; other[i] = 4; return; }
    if (v > 6) { other[i] = 5; out[i] = 6; return; }
    out[i] = v; other[i] = -v;
}
kernel void some(ARGS) {
    int i = get_global_id(0);
    float v = x[i];
    if (v < 3) { out[i] = 3; return; }
    if (v > 6) return;
    out[i] = v;
}
"""
ITEMS, LOCAL = 75, 25


def expected(name: str, x: np.ndarray, out: np.ndarray, other: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    low, high, sums = x < 3, x > 6, np.roll(x, 1) + x + np.roll(x, -1)
    clamped = np.where(low, 3, np.where(high, 6, x))
    again = np.where(x > 3, 2, np.where(x < 6, 1, out))
    return {
        "returns": (clamped, other),
        "border": (np.where(low, -1, np.where(high, sums, -sums)), other),
        "again": (np.where(x < 2, 3, again + 10), other),
        "read": (np.where(low, 3, 4), np.where(low, 3, out)),
        "two": (clamped, np.where(low, 4, np.where(high, 5, -x))),
        "some": (np.where(high, out, clamped), other),
    }[name]


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_each_work_item_stores(strategy: str) -> None:
    program = wfv.build(SOURCE, strategy=strategy, lanes=8)
    x = np.random.default_rng(7).integers(0, 10, ITEMS).astype(np.float32)
    for name in program:
        out, other = (np.full(ITEMS, value, np.float32) for value in (100, 200))
        results = expected(name, x, out.copy(), other.copy())
        program[name](ITEMS, LOCAL, x, out, other, ITEMS)
        np.testing.assert_array_equal(out, results[0], name)
        np.testing.assert_array_equal(other, results[1], name)


def test_stores_to_one_array_keep_their_order() -> None:
    """`out` and `other` are one array: of the two stores of a work-item, the second one remains."""
    x = np.random.default_rng(8).integers(0, 10, ITEMS).astype(np.float32)
    out = np.zeros(ITEMS, np.float32)
    wfv.build(SOURCE, strategy="unicf", lanes=8).two(ITEMS, LOCAL, x, out, out, ITEMS)
    np.testing.assert_array_equal(out, np.where(x < 3, 4, np.where(x > 6, 6, -x)))


@pytest.mark.parametrize(("name", "is_merged"), [("returns", True), ("border", True), ("read", False), ("some", False)])
@pytest.mark.parametrize("target", ["x86-64-v2", "x86-64-v4"])
def test_masks_of_all_lanes_are_none(name: str, is_merged: bool, target: str) -> None:
    kernel = wfv.build(SOURCE, strategy="unicf", lanes=8, target=target)[name]
    stores = [remark for remark in kernel.remarks if remark.kind == "masked" and remark.opcode == "store"]
    assert (not stores) == is_merged
