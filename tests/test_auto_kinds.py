"""Kernels of many kinds under `auto`: the cost model has an estimate for each, and its candidates the same results.

The other tests name a strategy, or get one from tests/conftest.py. Here none is named. The kernels are those that need
something of their own from the model: types, calls, accesses or control flow with rules of their own.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from functools import cache

import numpy as np
import pytest

import wfv
from tests.support.requires import needs_clang
from wfv.runtime.kernel import Kernel
from wfv.runtime.program import Program

pytestmark = needs_clang
SOURCE = """
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
#define I size_t i = get_global_id(0)
typedef struct { int a; char b[3]; float c; } record;

kernel void halves(global half *x) { I; x[i] = sqrt(x[i]) / (half)3 + fmod(x[i], (half)2); }
kernel void doubles(global double *x) { I; x[i] = sqrt(x[i]) / 3 + exp(-x[i]); }
kernel void integers(global long *x, global short *y) { I; x[i] = x[i] / (y[i] + 1) + y[i] % 7 + popcount(x[i]); }
kernel void vectors(global float3 *x, global uchar4 *y) {
  I; x[i] = cross(x[i], x[i].yzx) / 2; y[i] = y[i].wzyx + (uchar4)1;
}
kernel void records(global record *x, record by) { I; x[i].c += by.c * by.b[i % 3] + x[i].a; x[i].b[i % 3] = by.a; }
kernel void private_array(global int *x, int n) {
  I; int found[8];
  for (int k = 0; k < 8; k++) found[k] = x[i] * k;
  for (int k = 0; k < n; k++) found[(x[i] + k) & 7] += found[k & 7];
  x[i] = found[x[i] & 7];
}
kernel void atomics(global int *sum, global const int *x) {
  I; if (x[i] & 1) atomic_add(sum, x[i]); atomic_max(sum + 1, x[i]);
}
kernel void reversed_tiles(global int *x) {
  I; local int tile[16];
  for (int k = 0; k < 3; k++) {
    tile[i % 16] = x[i]; barrier(CLK_LOCAL_MEM_FENCE);
    x[i] = tile[15 - i % 16] + k; barrier(CLK_LOCAL_MEM_FENCE);
  }
}
kernel void sums_of_groups(global int *x) { I; x[i] = work_group_reduce_add(x[i]) + (int)get_group_id(0); }
kernel void sub_groups(global int *x) { I; x[i] = sub_group_reduce_max(x[i] >= 0 ? 7 : 3); }
kernel void jumps(global int *x) {
  I; int v = x[i];
  switch (v & 3) {
    case 0: v += 5;
    case 1: v *= 3; break;
    case 2: while (v > 4) { v /= 2; if (v == 9) goto out; }
    default: v ^= 1;
  }
out: x[i] = v;
}
kernel void speaks(global int *x) { I; if (i == 3) printf("%d of %v4hlg\\n", x[i], (float4)(0.5f)); x[i]++; }
kernel void pixels(read_only image2d_t from, sampler_t s, write_only image2d_t to) {
  int2 at = (int2)(get_global_id(0), 0); write_imagef(to, at, 2 * read_imagef(from, s, at));
}
"""
ITEMS, LOCAL = 48, 16  # with 32 and 64 lanes, the groups are narrower than the vectors
Array = np.ndarray
RECORD = np.dtype([("a", "i4"), ("b", "i1", 3), ("c", "f4")], align=True)
AT = np.arange(ITEMS)


@cache
def program() -> Program:
    """All kernels, by the cost model alone: the fixture `auto` has set the environment."""
    return wfv.build(SOURCE, options="-cl-std=CL3.0")


@pytest.fixture
def auto(monkeypatch: pytest.MonkeyPatch) -> Program:
    monkeypatch.setenv("WFV_STRATEGY", "auto")
    return program()


def ints(dtype: str = "i4") -> Array:
    return np.random.default_rng(3).integers(1, 60, ITEMS).astype(dtype)


def floats(dtype: str, *shape: int) -> Array:
    return np.random.default_rng(4).uniform(0.5, 1.5, (ITEMS, *shape)).astype(dtype)


def launch(kernel: Kernel, *args: object) -> None:
    kernel(ITEMS, LOCAL, *args)


def halves(kernel: Kernel) -> None:
    x = floats("f2")
    expected = np.sqrt(x.astype("f8")) / 3 + np.fmod(x.astype("f8"), 2)
    launch(kernel, x)
    np.testing.assert_allclose(x, expected, rtol=2e-3)


def doubles(kernel: Kernel) -> None:
    x = floats("f8")
    expected = np.sqrt(x) / 3 + np.exp(-x)
    launch(kernel, x)
    np.testing.assert_allclose(x, expected, rtol=1e-13)


def integers(kernel: Kernel) -> None:
    x, y = ints("i8") << 33, ints("i2")
    expected = x // (y + 1) + y % 7 + [bin(value).count("1") for value in x.tolist()]
    launch(kernel, x, y)
    np.testing.assert_array_equal(x, expected)


def vectors(kernel: Kernel) -> None:
    x, y = floats("f4", 4), ints("u1").repeat(4).reshape(ITEMS, 4) + np.arange(4, dtype="u1")
    expected, reversed_y = np.cross(x[:, :3], x[:, [1, 2, 0]]) / 2, y[:, ::-1] + 1
    launch(kernel, x, y)
    np.testing.assert_allclose(x[:, :3], expected, rtol=1e-5, atol=1e-6)
    np.testing.assert_array_equal(y, reversed_y)


def records(kernel: Kernel) -> None:
    x, by = np.zeros(ITEMS, RECORD), np.array((9, (1, 2, 3), 0.5), RECORD)
    x["a"] = ints()
    launch(kernel, x, by)
    np.testing.assert_array_equal(x["c"], 0.5 * (AT % 3 + 1) + x["a"])
    np.testing.assert_array_equal(x["b"], 9 * (AT[:, None] % 3 == np.arange(3)))


def private_array(kernel: Kernel) -> None:
    x, expected = ints(), []
    for value in x.tolist():
        found = [value * k for k in range(8)]
        for k in range(5):
            found[(value + k) & 7] += found[k]
        expected.append(found[value & 7])
    launch(kernel, x, 5)
    assert x.tolist() == expected


def atomics(kernel: Kernel) -> None:
    x, sums = ints(), np.zeros(2, "i4")
    launch(kernel, sums, x)
    assert sums.tolist() == [x[x % 2 == 1].sum(), x.max()]


def reversed_tiles(kernel: Kernel) -> None:
    x = ints()
    expected = x.reshape(-1, LOCAL)[:, ::-1].ravel() + 0 + 1 + 2
    launch(kernel, x)
    np.testing.assert_array_equal(x, expected)


def sums_of_groups(kernel: Kernel) -> None:
    x = ints()
    expected = (x.reshape(-1, LOCAL).sum(1) + np.arange(ITEMS // LOCAL)).repeat(LOCAL)
    launch(kernel, x)
    np.testing.assert_array_equal(x, expected)


def sub_groups(kernel: Kernel) -> None:
    x = ints()
    launch(kernel, x)
    assert set(x.tolist()) == {7}


def jumps(kernel: Kernel) -> None:
    x = ints()
    expected = list(map(jumped, x.tolist()))
    launch(kernel, x)
    assert x.tolist() == expected


def jumped(v: int) -> int:
    way = v & 3
    if way in (0, 1):
        return 3 * (v + 5 if way == 0 else v)
    while way == 2 and v > 4:
        v //= 2
        if v == 9:
            return v
    return v ^ 1


def speaks(kernel: Kernel) -> None:
    x = ints()
    expected = x + 1
    launch(kernel, x)
    np.testing.assert_array_equal(x, expected)


def pixels(kernel: Kernel) -> None:
    x = floats("f4", 4).reshape(1, ITEMS, 4)
    y = np.zeros_like(x)
    launch(kernel, wfv.Image(x, "rgba"), wfv.Sampler(addressing="clamp"), wfv.Image(y, "rgba"))
    np.testing.assert_array_equal(y, 2 * x)


CHECKS: dict[str, Callable[[Kernel], None]] = {
    check.__name__: check
    for check in (
        halves, doubles, integers, vectors, records, private_array, atomics, reversed_tiles, sums_of_groups, sub_groups,
        jumps, speaks, pixels,
    )
}  # fmt: skip


@pytest.mark.parametrize("name", CHECKS)
def test_the_choice_of_the_model(name: str, auto: Program, capfd: pytest.CaptureFixture[str]) -> None:
    kernel = auto[name]
    assert kernel.chooser is not None
    assert all(math.isfinite(each.cycles) and each.cycles > 0 for each in kernel.chooser.ranked)
    of_code = kernel.variant().interface
    assert replace(kernel.interface, lanes=of_code.lanes) == of_code, "the analysis finds the memory, too"
    CHECKS[name](kernel)
    printed = f"{ints()[3]} of 0.5,0.5,0.5,0.5\n" if name == "speaks" else ""
    assert capfd.readouterr().out == printed


@pytest.mark.parametrize("number", range(len(CHECKS)), ids=CHECKS)
def test_another_candidate_each(number: int, auto: Program) -> None:
    name = list(CHECKS)[number]
    kernel = auto[name]
    assert kernel.chooser is not None
    others = kernel.chooser.ranked[1:]
    CHECKS[name](kernel.with_options(others[number % len(others)].options))


@pytest.mark.full
@pytest.mark.parametrize("name", CHECKS)
def test_all_candidates(name: str, auto: Program) -> None:
    kernel = auto[name]
    assert kernel.chooser is not None
    for each in kernel.chooser.ranked:
        CHECKS[name](kernel.with_options(each.options))
