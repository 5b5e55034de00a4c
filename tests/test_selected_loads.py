"""Loads from one of several places (passes/linearize/selected_loads.py), in every strategy."""

from __future__ import annotations

import ctypes
import mmap

import numpy as np
import pytest

import wfv
from tests.support.wild import STRATEGIES
from wfv import llvm

SOURCE = """
#ifndef T
#define T float
#endif
#define ARGS global const T *x, global const T *y, global const T *z, global T *out, int n
kernel void sides(ARGS) {
    int i = get_global_id(0);
    T v;
    if (x[i] > 3) v = y[i]; else v = z[i];
    out[i] = v;
}
kernel void three(ARGS) {
    int i = get_global_id(0);
    T v;
    if (x[i] > 6) v = y[i]; else if (x[i] > 3) v = z[i]; else v = y[i + n];
    out[i] = v;
}
kernel void index(ARGS) {
    int i = get_global_id(0), j = x[i] > 3 ? i : i + n;
    out[i] = y[j] + (T)1;
}
kernel void step(ARGS) {
    int i = get_global_id(0);
    out[i] = y[i + (x[i] > 3)] - y[i];
}
kernel void backwards(ARGS) {
    int i = get_global_id(0), j = x[i] > 3 ? n - 1 - i : i;
    out[i] = y[j];
}
kernel void some(ARGS) {
    int i = get_global_id(0);
    if (x[i] < 8) out[i] = (x[i] > 3 ? y : z)[i];
}
kernel void loop(ARGS) {
    int i = get_global_id(0);
    T sum = 0;
    for (int k = 0; k < x[i]; ++k) sum += (x[i + k] > 3 ? y : z)[i + k];
    out[i] = sum;
}
"""
ITEMS, LOCAL, ROOM = 75, 25, 16


def expected(name: str, x: np.ndarray, y: np.ndarray, z: np.ndarray) -> np.ndarray:
    i, n, high = np.arange(ITEMS), ITEMS, x[:ITEMS] > 3
    if name == "loop":
        chosen = np.where(x > 3, y[: len(x)], z[: len(x)])
        return np.array([chosen[g : g + int(x[g])].sum(dtype=x.dtype) for g in i])
    found: dict[str, np.ndarray] = {
        "sides": np.where(high, y[i], z[i]),
        "three": np.where(x[i] > 6, y[i], np.where(high, z[i], y[i + n])),
        "index": np.where(high, y[i], y[i + n]) + 1,
        "step": y[i + high] - y[i],
        "backwards": np.where(high, y[n - 1 - i], y[i]),
        "some": np.where(x[i] < 8, np.where(high, y[i], z[i]), 0),
    }
    return found[name].astype(x.dtype)


def run(type: str, strategy: str, lanes: int, target: str = "host") -> None:
    random, dtype = np.random.default_rng(6), np.dtype({"float": "f4", "double": "f8", "uchar": "u1"}[type])
    x = random.integers(0, 10, ITEMS + ROOM).astype(dtype)
    y, z = (random.integers(0, 20, size).astype(dtype) for size in (2 * ITEMS + ROOM, ITEMS + ROOM))
    program = wfv.build(SOURCE, strategy=strategy, lanes=lanes, target=target, defines={"T": type})
    for name in program:
        out = np.zeros(ITEMS, dtype)
        program[name](ITEMS, LOCAL, x, y, z, out, ITEMS)
        np.testing.assert_array_equal(out, expected(name, x, y, z), name)


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_each_lane_loads_from_its_place(strategy: str) -> None:
    run("float", strategy, 8)


@pytest.mark.parametrize(("type", "lanes", "target"), [("uchar", 16, "x86-64-v4"), ("double", 4, "x86-64-v2")])
def test_elements_of_all_sizes(type: str, lanes: int, target: str) -> None:
    if not llvm.target_is_runnable(llvm.find_target(target)):
        pytest.skip(f"this CPU cannot run {target} code")
    run(type, "unicf", lanes, target)


@pytest.mark.parametrize("target", ["x86-64-v3", "x86-64-v4"])
@pytest.mark.parametrize("name", ["sides", "three", "index", "step", "backwards", "some"])
def test_no_gather_is_left(name: str, target: str) -> None:
    kernel = wfv.build(SOURCE, strategy="unicf", lanes=8, target=target)[name]
    assert not [remark for remark in kernel.remarks if remark.kind == "gather"]


def test_without_masked_loads_a_gather_stays() -> None:
    """Lane by lane under two masks would take longer than one load for each lane."""
    kernel = wfv.build(SOURCE, strategy="unicf", lanes=4, target="x86-64-v2").sides
    assert [remark for remark in kernel.remarks if remark.kind == "gather"]


def test_no_lane_loads_from_the_other_place() -> None:
    """The place ends where the chosen elements do, in front of a page that may not be read."""
    x = np.where(np.arange(ITEMS) < 8, 9, 0).astype(np.float32)  # y is chosen by eight work-items only
    memory = np.frombuffer(mmap.mmap(-1, 2 * mmap.PAGESIZE), np.float32)
    half = memory.size // 2
    assert ctypes.CDLL(None).mprotect(ctypes.c_void_p(memory[half:].ctypes.data), mmap.PAGESIZE, 0) == 0
    y = memory[half - 8 : half]
    y[:] = np.arange(8)
    z, out = np.full(ITEMS, 100, np.float32), np.zeros(ITEMS, np.float32)
    wfv.build(SOURCE, strategy="unicf", lanes=16).sides(ITEMS, LOCAL, x, y, z, out, ITEMS)
    np.testing.assert_array_equal(out, [*range(8), *[100] * (ITEMS - 8)])
