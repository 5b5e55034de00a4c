"""Generic pointers of OpenCL C 2.0 (tests/wild/generic_pointers.cl), against NumPy."""

from __future__ import annotations

import importlib.util
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import wfv
from wfv import STRATEGIES
from wfv.fuzz.interpreted_stages import Form, run_form, stage_after
from wfv.launch import Launch
from wfv.options import make_options

if importlib.util.find_spec("ziglang") is None:
    pytest.skip("needs Clang: pip install 'wfv[opencl]'", allow_module_level=True)

SOURCE = Path(__file__).parent / "wild" / "generic_pointers.cl"
ITEMS, LOCAL = 40, 16  # the last group is smaller
X = np.random.default_rng(1).integers(0, 9, ITEMS).astype(np.int32)


@cache
def text() -> str:
    return wfv.build(SOURCE, options="-cl-std=CL2.0").text


def program(strategy: str, lanes: int = 4, target: str = "host") -> Any:
    return wfv.build(text(), strategy=strategy, lanes=lanes, target=target)


def memories(i: int) -> tuple[np.ndarray, np.ndarray, np.ndarray, int]:
    """What the kernels have in private, local and global memory for a work-item, and its local id."""
    start = i // LOCAL * LOCAL
    return X[i] + np.arange(8), X[start : start + LOCAL], X, i % LOCAL


def simple(built: Any) -> None:
    out, expected = np.zeros(ITEMS, np.int32), []
    built.simple(ITEMS, LOCAL, X, out, 0)
    for i in range(ITEMS):
        own, tile, _, lid = memories(i)
        total = tile.sum() + 10 * own.sum() + 100 * X[:4].sum()
        own[[lid & 7, 0]] = own[[0, lid & 7]]
        expected.append(total + own[lid & 3])
    np.testing.assert_array_equal(out, expected)


def chosen(built: Any) -> None:
    out, expected = np.zeros(ITEMS, np.int32), []
    built.chosen(ITEMS, LOCAL, X, out, 1)
    for i in range(ITEMS):
        own, tile, _, lid = memories(i)
        all_three = (own, np.pad(tile * 3, (0, 8)), X)
        found = all_three[X[i] % 3]
        total = found[lid & 7] + 1000 * all_three[(1 + i) % 3][1] + (own.sum() if i % 2 == 0 else X[:3].sum())
        own[0] = 5
        expected.append(total + 5 + (X if X[i] & 1 else found)[2])
    np.testing.assert_array_equal(out, expected)


def ask(built: Any) -> None:
    out, fences, expected, places = np.zeros(ITEMS, np.int32), np.zeros(ITEMS, np.int32), [], []
    built.ask(ITEMS, 8, X, out, fences)
    for i in range(ITEMS):
        tile, own = X[i // 8 * 8 :][:8] * 2, X[i] + np.arange(8)

        def added(place: int, k: int, own: np.ndarray = own, tile: np.ndarray = tile) -> int:
            return (own[k] + 3000, tile[k] + 1000, X[k] + 2000, -1)[place]

        place = X[i] % 4
        total = added(place, i % 8 & 3) + 10000 * added(2, 0) + 100000
        if X[i] > 2:
            total += added(1, 3)
        elif place != 3:
            total += added(place, 1)
        expected.append(total)
        places.append(place == 1)
    np.testing.assert_array_equal(out, expected)
    np.testing.assert_array_equal(fences, places)


def lists(built: Any) -> None:
    out, expected = np.zeros(ITEMS, np.int32), []
    built.lists(ITEMS, LOCAL, X, out)
    for i in range(ITEMS):
        own, tile, _, lid = memories(i)
        part = own[: (lid & 3) + 1].sum()
        expected.append((part if X[i] & 1 else tile[lid:].sum()) * 100 + part + part + tile.sum())
    np.testing.assert_array_equal(out, expected)


def means(built: Any) -> None:
    x, out = np.random.default_rng(2).random(ITEMS + 3, np.float32), np.zeros(ITEMS, np.float32)
    count = np.zeros(ITEMS, np.int64)
    built.means(ITEMS, LOCAL, x, out, count)
    tile = np.array([x[i : i + (i & 3)].mean() if i & 3 else 0 for i in range(ITEMS)])
    groups = [tile[i // LOCAL * LOCAL :][:LOCAL].mean() for i in range(ITEMS)]
    np.testing.assert_allclose(out, groups + x[:4].mean(), 1e-5)
    assert (count == 2).all()


def fill_and_mix(built: Any) -> None:
    x, out, expected = X * 4, np.zeros(ITEMS, np.int32), []
    built.fill_and_mix(ITEMS, LOCAL, x, out)
    for v in x.tolist():
        a, b = [v + k for k in range(16)], [2 * v + k for k in range(16)]
        for k in range(v):
            a[k & 15] += b[k * v & 15]
        expected.append(a[v & 15] + a[3] + b[5])
    np.testing.assert_array_equal(out, expected)


def second_results(built: Any) -> None:
    x = np.random.default_rng(4).random(4 * ITEMS, np.float32) * 2
    out, exponents = np.zeros(4 * ITEMS, np.float32), np.zeros(ITEMS, np.int32)
    built.second_results(ITEMS, LOCAL, x, out, exponents)
    mantissa, expected_exponents = np.frexp(x[:ITEMS] + 1)
    np.testing.assert_array_equal(exponents, expected_exponents)
    own, v = x.reshape(-1, 4) * 2, x.reshape(-1, 4)
    own[:, 0] = np.floor(x[:ITEMS])
    w = x[:ITEMS] % 1 + x[:ITEMS] * 3 + mantissa
    parts = np.trunc(v * 5)
    expected = np.array([1, 2, 3, 4]) + v + own + w[:, None] + (v * 5 - parts) + 10 * parts
    np.testing.assert_allclose(out.reshape(-1, 4), expected, 1e-5)


def expected_places(x: np.ndarray, local: int) -> np.ndarray:
    """For each work-item: where the pointers point (1 global, 2 local, 3 private, 0 nowhere), and what is there."""
    i = np.arange(len(x))
    in_own, in_tile, in_more = (i % 4 == k for k in range(3))
    where = np.select([in_own, in_tile, in_more], [3, 2, 2], 1)
    own = i % 5 + 1 + x
    value = np.select([in_own, in_tile, in_more], [own, 100 + i % local, 200 + i % local], x)
    added = value + np.select([where == 2, where == 3], [5, 7])
    other = np.array([2, 2, 1, 0])[i & 3]
    return np.column_stack([
        where * 1000 + value,
        other + 10 * (other == 2) + 100 * (where == 2),
        added + np.where(in_own, added, own),
        np.array([3, 2, 1])[x % 3],
    ]).astype(np.int32)  # fmt: skip


def places(built: Any) -> None:
    out, views = np.zeros((ITEMS, 4), np.int32), np.zeros((ITEMS, 2), np.uint64)
    built.places(ITEMS, LOCAL, views.view(np.uint8).ravel(), X, out, wfv.LocalMemory(4 * LOCAL))
    np.testing.assert_array_equal(out, expected_places(X, LOCAL))


CHECKS = [simple, chosen, ask, lists, means, fill_and_mix, second_results, places]


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_kernels_in_every_strategy(strategy: str) -> None:
    """Two of the kernels; all of them with --full."""
    number = list(STRATEGIES).index(strategy)
    for check in (CHECKS[number % 8], CHECKS[(number + 3) % 8]):
        check(program(strategy))


@pytest.mark.full
@pytest.mark.parametrize("strategy", STRATEGIES)
@pytest.mark.parametrize("target", ["host", "x86-64-v2"])
def test_all_kernels(strategy: str, target: str) -> None:
    for lanes in (4, 8, 16):
        for check in CHECKS:
            check(program(strategy, lanes, target))


@pytest.mark.parametrize("step", ["normalize", "barriers", "masks", "linearize"])
def test_every_form_in_lockstep(step: str) -> None:
    expected = np.zeros(20, np.int32)
    program("scalar").lists(20, 8, X[:20], expected)
    for strategy in ("naive", "unicf"):
        found, out = stage_after(text(), "lists", make_options(strategy, 4), step), np.zeros(20, np.int32)
        assert found is not None
        run_form(Form(*found, 4), Launch((20,), (8,), (X[:20], out)))
        np.testing.assert_array_equal(out, expected)


@pytest.mark.parametrize("step", ["barriers", "masks", "linearize"])
def test_places_in_lockstep(step: str) -> None:
    for strategy in ("naive", "unicf"):
        found = stage_after(text(), "places", make_options(strategy, 4), step)
        assert found is not None
        out, views = np.zeros((20, 4), np.int32), np.zeros(40, np.uint64)
        run_form(Form(*found, 4), Launch((20,), (8,), (views, X[:20].copy(), out, wfv.LocalMemory(32))))
        np.testing.assert_array_equal(out, expected_places(X[:20], 8))


OTHERS = """
kernel void k(global int *out) {
  int *local at[64];
  int own[3] = {(int)get_global_id(0), 1, 2};
  size_t l = get_local_id(0), n = get_local_size(0);
  at[l] = own + (l & 1);
  barrier(CLK_LOCAL_MEM_FENCE);
  int *p = at[(l + 5) % n];
  private int *q = to_private(p);
  out[get_global_id(0)] = (q ? *q : -1) + 1000 * (to_local(p) != 0) + 2000 * (to_global(p) != 0);
  barrier(CLK_LOCAL_MEM_FENCE);
}"""


def expected_of_others(items: int, local: int) -> np.ndarray:
    i = np.arange(items)
    start = i // local * local
    other = (i - start + 5) % np.minimum(local, items - start)
    return np.where(other & 1, 1, start + other)


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_memory_of_other_work_items_is_private(strategy: str) -> None:
    out = np.zeros(ITEMS, np.int32)
    wfv.build(OTHERS, options="-cl-std=CL2.0", strategy=strategy).k(ITEMS, LOCAL, out)
    np.testing.assert_array_equal(out, expected_of_others(ITEMS, LOCAL))


@pytest.mark.parametrize("step", ["barriers", "masks", "linearize"])
def test_memory_of_other_work_items_in_lockstep(step: str) -> None:
    text, out = wfv.build(OTHERS, options="-cl-std=CL2.0").text, np.zeros(20, np.int32)
    found = stage_after(text, "k", make_options("unicf", 4), step)
    assert found is not None
    run_form(Form(*found, 4), Launch((20,), (8,), (out,)))
    np.testing.assert_array_equal(out, expected_of_others(20, 8))


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("space", ["local", "global"])
@pytest.mark.parametrize("strategy", STRATEGIES)
def test_pointers_are_those_that_the_work_item_stored(strategy: str, space: str, threads: int) -> None:
    """All work-items store a pointer to one place and read it back, with queries between, without a barrier."""
    source = """
typedef struct { private int *own; local int *shared; } S;
IN_PROGRAM
kernel void k(global int *out) {
  IN_KERNEL
  local int shared;
  int own = get_global_id(0);
  at.own = &own;
  at.shared = &shared;
  if (get_local_id(0) == 3) own++;
  private int *p = to_private(at.own);
  out[get_global_id(0)] = (p != 0) + 2 * (to_local(at.own) != 0) + 4 * (to_local(at.shared) != 0) + 8 * *at.own;
}"""
    places = ("IN_PROGRAM", "IN_KERNEL") if space == "global" else ("IN_KERNEL", "IN_PROGRAM")
    defines = dict(zip(places, (f"{space} S at;", ""), strict=True))
    out = np.zeros(ITEMS, np.int32)
    program = wfv.build(source, options="-cl-std=CL2.0", strategy=strategy, defines=defines, threads=threads)
    program.k(ITEMS, LOCAL, out)
    items = np.arange(ITEMS)
    np.testing.assert_array_equal(out, 5 + 8 * (items + (items % LOCAL == 3)))


def test_only_private_memory_whose_address_is_kept_is_tested() -> None:
    """Kernels that do not ask for local memory have no parameters for its range."""
    source = """
typedef struct { int *data; } view;
kernel void k(global view *v, global int *out) {
  int a[4] = {1, 2, 3, 4}, b[8];
  size_t i = get_global_id(0);
  for (int n = 0; n < 8; n++) b[n] = out[n] + a[n & 3];
  if (i & 1) v[i].data = a;
  out[i] = (to_private(v[i].data) != 0) + 10 * b[out[i] & 7];
}"""
    built: Any = wfv.build(source, options="-cl-std=CL2.0", threads=1)
    x, v = np.zeros(8, np.int32), np.zeros(8, np.uint64)
    built.k(8, 8, v.view(np.uint8), x)
    np.testing.assert_array_equal(x % 10, np.arange(8) % 2)
    assert built.k.ir.count("wfv.local_begin") == 0


@pytest.mark.parametrize("strategy", ["scalar", "unicf"])
def test_a_helper_out_of_line_in_a_kernel_with_a_barrier(strategy: str) -> None:
    """LLVM numbers metadata again when it splits the kernel; that of the helper has other numbers."""
    source = """
__attribute__((noinline)) int total(global const int *q, int n) {
  int s = 0;
  for (int i = 0; i < n; i++) s += q[i];
  return s;
}
kernel void k(global int *x, global float *y, global long *z) {
  local int t[64];
  size_t i = get_global_id(0), l = get_local_id(0);
  t[l] = x[i] * 2; y[i] += 1.5f; z[i] += 3;
  barrier(CLK_LOCAL_MEM_FENCE);
  z[i] += t[l ^ 1] + total(x, i & 7);
}"""
    x, y, z, i = np.arange(64, dtype=np.int32), np.zeros(64, np.float32), np.zeros(64, np.int64), np.arange(64)
    wfv.build(source, strategy=strategy).k(64, 16, x, y, z)
    np.testing.assert_array_equal(z, 3 + 2 * (i ^ 1) + (i & 7) * ((i & 7) - 1) // 2)
