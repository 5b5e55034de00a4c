"""Updates lane by lane (passes/widen/replicate.py): counts and sums in bins of each work-item, in every strategy."""

from __future__ import annotations

import re

import numpy as np
import pytest

import wfv
from passes.widen.replicate import find_lane_updates
from tests.support.wild import STRATEGIES
from wfv.ir.parser import parse_module

SOURCE = """
kernel void rows(global const uint *data, local uchar *bins, global uint *out, int n) {
    size_t l = get_local_id(0), g = get_global_id(0);
    for (int b = 0; b < 64; ++b) bins[l * 64 + b] = 0;
    for (int i = 0; i < n; ++i) bins[l * 64 + data[g * n + i]] += 3;
    for (int b = 0; b < 64; ++b) out[g * 64 + b] = bins[l * 64 + b];
}
kernel void columns(global const uint *data, local int *bins, global uint *out, int n) {
    size_t l = get_local_id(0), g = get_global_id(0), count = get_local_size(0);
    for (int b = 0; b < 64; ++b) bins[b * count + l] = 0;
    for (int i = 0; i < n; ++i) {
        bins[data[g * n + i] * count + l] += 1;
        bins[(63 - data[g * n + i]) * count + l] += 2;  // may be the same bin
    }
    for (int b = 0; b < 64; ++b) out[g * 64 + b] = bins[b * count + l];
}
kernel void some(global const uint *data, local uchar *bins, global uint *out, int n) {
    size_t l = get_local_id(0), g = get_global_id(0);
    for (int b = 0; b < 64; ++b) bins[l * 64 + b] = 0;
    for (int i = 0; i < n; ++i)
        if (data[g * n + i] & 1) bins[l * 64 + data[g * n + i]] += 3;
    for (int b = 0; b < 64; ++b) out[g * 64 + b] = bins[l * 64 + b];
}
kernel void permuted(global const uint *place, global uint *x, uint n) {
    size_t g = get_global_id(0);
    x[place[g]] = (x[place[g]] ^ n) + place[g];
}
"""
SUMS = """
#ifndef T
#define T float
#endif
#define EACH size_t g = get_global_id(0), count = get_global_size(0); for (int i = 0; i < n; ++i)
kernel void add(global const uint *data, global const T *w, global T *bins, T a, int n) {
    EACH bins[g * 64 + data[g * n + i]] += w[g * n + i];
}
kernel void fused(global const uint *data, global const T *w, global T *bins, T a, int n) {
    EACH bins[g * 64 + data[g * n + i]] = bins[g * 64 + data[g * n + i]] * a + w[g * n + i];
}
kernel void negated(global const uint *data, global const T *w, global T *bins, T a, int n) {
    EACH bins[g * 64 + data[g * n + i]] = a - bins[g * 64 + data[g * n + i]];
}
kernel void across(global const uint *data, global const T *w, global T *bins, T a, int n) {
    EACH { bins[g * 64 + data[g * n + i]] += w[i * count + g] * a; bins[g * 64 + i] -= a; }  // may be the same bin
}
kernel void swaps(global const uint *data, global const T *w, global T *bins, T a, int n) {
    EACH {
        T old = bins[g * 64 + data[g * n + i]];
        bins[g * 64 + i] += a;  // may be the same bin: `old` is that of before
        bins[g * 64 + data[g * n + i]] = old + a;
    }
}
"""
N, ITEMS, LOCAL = 19, 53, 32  # the last group has a remainder


def counts(name: str, data: np.ndarray) -> np.ndarray:
    found = np.zeros((ITEMS, 64), np.uint32)
    for item, row in enumerate(data):
        for value in row:
            if name != "some" or value & 1:
                found[item, value] += 1 if name == "columns" else 3
            if name == "columns":
                found[item, 63 - value] += 2
    return found


@pytest.mark.parametrize("strategy", STRATEGIES)
@pytest.mark.parametrize("name", ["rows", "columns", "some"])
def test_each_work_item_counts(name: str, strategy: str) -> None:
    data = np.random.default_rng(3).integers(0, 64, (ITEMS, N)).astype(np.uint32)
    program = wfv.build(SOURCE, strategy=strategy, lanes=8)
    out = np.zeros((ITEMS, 64), np.uint32)
    bins = wfv.LocalMemory(LOCAL * 64 * (4 if name == "columns" else 1))
    program[name](ITEMS, LOCAL, data, bins, out, N)
    np.testing.assert_array_equal(out, counts(name, data))


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_permuted_elements_are_updated(strategy: str) -> None:
    place = np.random.default_rng(4).permutation(ITEMS).astype(np.uint32)
    x = np.arange(ITEMS, dtype=np.uint32) * 1000
    expected = (x ^ 21) + np.arange(ITEMS, dtype=np.uint32)
    wfv.build(SOURCE, strategy=strategy, lanes=8).permuted(ITEMS, LOCAL, place, x, 21)
    np.testing.assert_array_equal(x, expected)


@pytest.mark.parametrize("name", ["rows", "columns"])
def test_one_instruction_updates_memory(name: str) -> None:
    """Without a spill between load and store: an update for each lane, at the least."""
    kernel = wfv.build(SOURCE, strategy="unicf", lanes=16, target="x86-64-v3")[name]
    updates = re.findall(r"^\s+(?:inc|add)[bl]\s+(?:\$\d+, )?-?\w*\(%\w+,%\w+(?:,\d)?\)$", kernel.assembly, re.M)
    assert len(updates) >= 16


def sums(name: str, data: np.ndarray, w: np.ndarray, a: np.number) -> np.ndarray:
    """In the type of `w`, operation by operation; the numbers are such that no product is rounded."""
    bins = np.ones((ITEMS, 64), w.dtype)
    for g, row in enumerate(bins):
        for i, bin in enumerate(data[g]):
            old = row[bin]
            if name == "swaps":
                row[i] += a
            row[bin] = {
                "add": old + w[g, i],
                "fused": old * a + w[g, i],
                "negated": a - old,
                "across": old + w.reshape(N, ITEMS)[i, g] * a,
                "swaps": old + a,
            }[name]
            if name == "across":
                row[i] -= a
    return bins


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_each_work_item_adds(strategy: str) -> None:
    check_sums("float", strategy, 8)


@pytest.mark.parametrize(("type", "lanes"), [("float", 16), ("double", 16), ("int", 32)])
def test_lanes_add_numbers_of_all_types(type: str, lanes: int) -> None:
    check_sums(type, "unicf", lanes)


def check_sums(type: str, strategy: str, lanes: int) -> None:
    random = np.random.default_rng(5)
    program = wfv.build(SUMS, strategy=strategy, lanes=lanes, defines={"T": type})
    dtype = np.dtype({"float": "f4", "double": "f8", "int": "i4"}[type])
    data = random.integers(0, 64, (ITEMS, N)).astype(np.uint32)
    w = (random.random((ITEMS, N)) * 1000).astype(dtype)
    a = dtype.type(-2)
    for name in program:
        bins = np.ones((ITEMS, 64), dtype)
        program[name](ITEMS, LOCAL, data, w, bins, a, N)
        np.testing.assert_array_equal(bins, sums(name, data, w, a), name)


ORDER = """
define void @k(ptr %x, ptr %y, ptr %place, ptr %other, i32 %n) {
entry:
  %index = load i32, ptr %other
  %old = load i32, ptr %place
  MIDDLE
  %new = add i32 %old, %n
  store i32 %new, ptr %place
  ret void
}
"""


@pytest.mark.parametrize(
    ("middle", "is_update"),
    [
        ("%v = load i32, ptr %y", True),
        ("store i32 %n, ptr %y", False),
        ("%v = atomicrmw add ptr %y, i32 1 monotonic", False),
        ("%v = load volatile i32, ptr %y", False),
        ("call void @f()", False),
        ("%v = add i32 %old, 1\n  store i32 %v, ptr %x", False),
    ],
)
def test_loads_move_behind_loads_only(middle: str, is_update: bool) -> None:
    text = "declare void @f()\n" + ORDER.replace("MIDDLE", middle)
    fn = parse_module(text).functions["k"]
    replicated = {
        i for i in fn.instrs() if i.name in ("old", "new") or (i.op == "store" and i.operands[0].name == "new")
    }
    found = find_lane_updates(fn, replicated)
    assert [[i.name or i.op for i in parts] for parts in found.values()] == (
        [["old", "new", "store"]] if is_update else []
    )
