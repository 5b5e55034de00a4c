"""Atomic updates on a copy of a buffer: which kernels have one, and that every update arrives."""

from __future__ import annotations

import numpy as np
import pytest

import wfv
from tests.support.requires import needs_clang
from wfv.options import make_options
from wfv.pipeline import compile_kernel

pytestmark = needs_clang
OPERATIONS = {"add": np.add, "sub": np.subtract, "or": np.bitwise_or, "xor": np.bitwise_xor, "and": np.bitwise_and}
OPERATIONS |= {"min": np.minimum, "max": np.maximum}
SIZE = 5000


def has_copy(body: str, lanes: int = 8, strategy: str = "unicf", parameters: str = "") -> bool:
    source = f"kernel void k(global const uchar *x, global int *out, global int *other{parameters}) {{ {body} }}"
    text = wfv.build(source)["k"].source
    assert text is not None
    options = make_options(strategy, lanes, without=["separate buffers"])
    ir = compile_kernel(text, "k", options, stop_after="group").ir or ""
    return "wfv.copy.out" in ir or "wfv.lanes.out" in ir


COUNT = "atomic_inc(&out[x[get_global_id(0)]]);"


def test_few_places_without_an_access_behind() -> None:
    assert has_copy(COUNT)
    assert has_copy(COUNT, lanes=64)
    assert has_copy("atomic_add(out, x[get_global_id(0)]);", lanes=64)
    assert has_copy("atomic_add(out + 3, x[get_global_id(0)]);", strategy="scalar")
    assert has_copy("if (x[get_global_id(0)] > 9) atomic_max(out, 3);")
    assert has_copy(f"{COUNT} local int y; y = 1;")


@pytest.mark.parametrize(
    "body",
    [
        "atomic_inc(&out[x[get_global_id(0)] * 2]);",  # too many places
        "atomic_inc(&out[get_global_id(0)]);",
        "atomic_inc(&out[other[get_global_id(0)]]);",
        f"{COUNT} other[get_global_id(0)] = 1;",  # which may be the same memory
        "for (int i = 0; i < 9; i++) atomic_inc(&out[x[9 * get_global_id(0) + i]]);",
        "other[get_global_id(0)] = atomic_inc(&out[x[get_global_id(0)]]);",
        f"{COUNT} mem_fence(CLK_GLOBAL_MEM_FENCE);",
        f"{COUNT} barrier(CLK_GLOBAL_MEM_FENCE);",
        "int v = x[get_global_id(0)]; atomic_add(out, v); atomic_sub(&out[v], v);",
        "if (out[1]) atomic_inc(out);",
    ],
)
def test_no_copy(body: str) -> None:
    assert not has_copy(body)


def test_one_place_is_in_a_register_during_the_loop() -> None:
    source = "kernel void k(global const uchar *x, global int *out) { atomic_add(out, x[get_global_id(0)]); }"
    ir = wfv.build(source, strategy="unicf", lanes=8).k.compiled().ir("optimize")
    sums = [block for block in ir.split("\n\n") if "= tail call i32 @llvm.vector.reduce.add" in block]
    assert sums
    assert not any("store" in block for block in sums)


def test_each_lane_has_a_sum_during_the_loop() -> None:
    source = "kernel void k(global const int *x, global int *out) { atomic_add(out, x[get_global_id(0)]); }"
    ir = wfv.build(source, strategy="unicf", lanes=8).k.compiled().ir("optimize")
    sums = [block for block in ir.split("\n\n") if "add <8 x i32>" in block and "phi <8 x i32>" in block]
    assert sums
    assert not any("store" in block or "llvm.vector.reduce" in block for block in sums)
    assert ir.count("@llvm.vector.reduce.add.v8i32(<8 x i32> %") == 1


PRODUCTS = """
kernel void k(global const short *x, global const uchar *y, global int *one) {
  int i = get_global_id(0);
  atomic_OPERATION(one, x[i] * x[i + 1]);
}
kernel void bytes(global const short *x, global const uchar *y, global int *one) {
  int i = get_global_id(0), d = y[i] - y[i + 1];
  if (x[i] > 0) atomic_OPERATION(one, d * d);
}
"""


@pytest.mark.parametrize("lanes", [8, 16, 64])
@pytest.mark.parametrize("name", ["add", "sub", "max", "xor"])
@pytest.mark.parametrize("kernel", ["k", "bytes"])
def test_products(kernel: str, name: str, lanes: int) -> None:
    rng = np.random.default_rng(1)
    x, y = rng.integers(-(1 << 15), 1 << 15, SIZE + 1, np.int16), rng.integers(0, 256, SIZE + 1, np.uint8)
    one, factors = np.full(1, 77, np.int32), (x if kernel == "k" else np.diff(y.astype(int))).astype(np.int32)
    products = factors[:-1] * factors[1:] if kernel == "k" else (factors * factors)[x[:-1] > 0]
    expected = one.copy()
    OPERATIONS[name].at(expected, np.zeros(len(products), int), products)
    wfv.build(PRODUCTS.replace("OPERATION", name), strategy="unicf", lanes=lanes)[kernel](SIZE, 100, x, y, one)
    np.testing.assert_array_equal(one, expected)


@pytest.mark.parametrize("type", ["int", "uint"])
@pytest.mark.parametrize("name", OPERATIONS)
@pytest.mark.parametrize("strategy", ["scalar", "unicf", "naive"])
def test_every_update_arrives(type: str, name: str, strategy: str) -> None:
    source = f"""kernel void k(global const uchar *x, global const {type} *y, global {type} *few, global {type} *one,
                            global {type} *all, global {type} *some) {{
      int i = get_global_id(0);
      if (x[i] < 7) atomic_{name}(&few[x[i] & 15], y[i]);
      atomic_{name}(one + 1, y[i]);
      atomic_{name}(all, y[i]);
      if (x[i] < 7) atomic_{name}(some, y[i]);
    }}"""
    rng = np.random.default_rng(1)
    limits, dtype = np.iinfo(f"{type}32"), np.dtype(f"{type}32")
    x, y = rng.integers(0, 16, SIZE, np.uint8), rng.integers(limits.min, limits.max, SIZE, dtype, endpoint=True)
    few, one = rng.integers(0, 1 << 30, 16, dtype), rng.integers(0, 1 << 30, 2, dtype)
    expected, last, all, some = few.copy(), one.copy(), one[1:].copy(), one[:1].copy()
    first, below = np.zeros(SIZE, int), x < 7
    expected_all, expected_some = all.copy(), some.copy()
    OPERATIONS[name].at(expected_all, first, y)
    OPERATIONS[name].at(expected_some, first[below], y[below])
    OPERATIONS[name].at(expected, x[x < 7], y[x < 7])
    OPERATIONS[name].at(last, np.ones(SIZE, int), y)
    wfv.build(source, strategy=strategy, threads=2).k(SIZE, 50, x, y, few, one, all, some)
    np.testing.assert_array_equal(all, expected_all)
    np.testing.assert_array_equal(some, expected_some)
    np.testing.assert_array_equal(few, expected)
    np.testing.assert_array_equal(one, last)


def test_places_that_no_work_item_updates_are_not_accessed() -> None:
    source = "kernel void k(global const uchar *x, global int *out) { if (x[get_global_id(0)]) atomic_inc(out); }"
    wfv.build(source).k(SIZE, 50, np.zeros(SIZE, np.uint8), None)


@pytest.mark.parametrize("lanes", [8, 16, 64])
@pytest.mark.parametrize("type", ["char", "uchar", "short", "ushort"])
@pytest.mark.parametrize("name", OPERATIONS)
def test_narrow_numbers(name: str, type: str, lanes: int) -> None:
    source = f"""kernel void k(global const {type} *x, global int *all, global int *some, global int *none) {{
      int i = get_global_id(0);
      atomic_{name}(all, x[i]);
      if (x[i] & 1) atomic_{name}(some, x[i]);
      if (x[i] == 9) atomic_{name}(none, x[i]);
    }}"""
    dtype = np.dtype({"char": "i1", "uchar": "u1", "short": "i2", "ushort": "u2"}[type])
    x = np.random.default_rng(3).integers(np.iinfo(dtype).min, np.iinfo(dtype).max, SIZE, dtype, endpoint=True)
    x[x == 9] = 8
    found = np.array([[-7], [70000], [300]], np.int32)
    expected = found.copy()
    for place, values in zip(expected, (x, x[x & 1 == 1]), strict=False):
        OPERATIONS[name].at(place, np.zeros(len(values), int), values.astype(np.int32))
    wfv.build(source, strategy="unicf", lanes=lanes).k(SIZE, 100, x, *found)
    np.testing.assert_array_equal(found, expected)
