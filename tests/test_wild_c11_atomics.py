"""Atomic functions and linear ids of OpenCL C 2.0 (tests/wild/c11_atomics.cl, linear_ids.cl), against NumPy."""

from __future__ import annotations

import importlib.util
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import wfv
from wfv import STRATEGIES, UnsupportedError
from wfv.fuzz.interpreted_stages import Form, run_form, stage_after
from wfv.launch import Launch
from wfv.options import make_options

if importlib.util.find_spec("ziglang") is None:
    pytest.skip("needs Clang: pip install 'wfv[opencl]'", allow_module_level=True)

WILD = Path(__file__).parent / "wild"
NAMES = {
    "atomic_init", "atomic_work_item_fence", *("get_global_linear_id", "get_local_linear_id"),
    *(
        f"atomic_{stem}{end}"
        for stem in (
            "load", "store", "exchange", "compare_exchange_strong", "compare_exchange_weak", "flag_test_and_set",
            "flag_clear", *(f"fetch_{name}" for name in ("add", "sub", "or", "xor", "and", "min", "max")),
        )
        for end in ("", "_explicit")
    ),
}  # fmt: skip
TYPES = {
    "int": np.int32, "uint": np.uint32, "long": np.int64, "ulong": np.uint64, "half": np.float16, "float": np.float32,
    "double": np.float64,
}  # fmt: skip
ITEMS, LOCAL = 90, 16  # the last group, and the last vector, are not whole
Check = Callable[[Any], None]


@cache
def ir_of(source: str) -> str:
    return wfv.build(WILD / f"{source}.cl", options="-cl-std=CL3.0").text


@cache
def program(strategy: str, lanes: int = 8, target: str = "host", source: str = "c11_atomics") -> Any:
    return wfv.build(ir_of(source), strategy=strategy, lanes=lanes, target=target)


def histogram(built: Any) -> None:
    pixels, bins = np.random.default_rng(1).integers(0, 256, 1000).astype(np.uint8), np.zeros(64, np.uint32)
    built.histogram(1024, 64, pixels, bins, 1000, threads=2)
    np.testing.assert_array_equal(bins, np.bincount(pixels & 63, minlength=64))


def compact(built: Any) -> None:
    given, kept = np.random.default_rng(2).integers(0, 99, ITEMS).astype(np.int32), np.zeros(ITEMS, np.int32)
    count = np.zeros(1, np.int32)
    built.compact(ITEMS, LOCAL, given, kept, count, 40, threads=2)
    np.testing.assert_array_equal(np.sort(kept[: count[0]]), np.sort(given[given < 40]))


def lists(built: Any) -> None:
    keys, heads = np.random.default_rng(3).integers(0, 5, ITEMS).astype(np.int32), np.full(5, -1, np.int32)
    following = np.zeros(ITEMS, np.int32)
    built.lists(ITEMS, LOCAL, keys, heads, following, threads=2)
    for key, head in enumerate(heads):
        at, found = head, []
        while at >= 0:
            found.append(at)
            at = following[at]
        assert sorted(found) == np.flatnonzero(keys == key).tolist()


def sum_in_one_launch(built: Any) -> None:
    given, parts = np.arange(300, dtype=np.float32), np.zeros(19, np.float32)
    done, total = np.zeros(1, np.uint32), np.zeros(1, np.float32)
    for _ in range(2):
        built.sum_in_one_launch(300, LOCAL, given, parts, done, total, threads=2)
        assert total[0] == given.sum() and done[0] == 0
        total[0] = 0


def first_of_each(built: Any) -> None:
    keys, flags = np.random.default_rng(4).integers(0, 9, ITEMS).astype(np.int32), np.zeros(9, np.int32)
    is_first = np.zeros(ITEMS, np.int32)
    built.first_of_each(ITEMS, ITEMS, keys, flags, is_first)
    assert np.bincount(keys, is_first, 9)[3:].tolist() == [1] * 6 and is_first[keys == 0].sum() == 1
    np.testing.assert_array_equal(flags, [1, 0, 0] + [1] * 6)


def bumps(built: Any) -> None:
    counters, orders = np.zeros(4, np.int32), np.array([0, 2, 4, 5], np.int32)
    last = np.zeros(6, np.int32)
    built.bumps(ITEMS, LOCAL, counters, orders, last, threads=2)
    i = np.arange(ITEMS)
    np.testing.assert_array_equal(counters, np.bincount(i & 3, i * (i & 1)))
    np.testing.assert_array_equal(last, [132] * 5 + [120])


def all_functions(built: Any, base: str) -> None:
    type: Any = TYPES[base]
    x, at = np.random.default_rng(5).integers(1, 9, ITEMS).astype(type), np.full(16, 10, type)
    at[7], at[11:14:2] = 1000, 500
    getattr(built, f"all_atomic_{base}")(ITEMS, LOCAL, at, x, threads=2)
    i, total = np.arange(ITEMS), x.sum()
    odd = x * (i & 1).astype(type)
    left = [500 - odd[i & 2 == k].sum() for k in (0, 2)]
    expected = [10, 10, 10, 5, 3, 4, 10 + total, 1000 - total, min(10, x.min()), max(10, x.max()), 10 + odd.sum()]
    expected += [left[0], min(10, x[i & 1 == 1].min()), left[1], max(10, odd.max()), 10]
    np.testing.assert_array_equal(at, np.array(expected, type))


def loops(built: Any, base: str) -> None:
    """What was 1005 is exchanged once, by a work-item with 5: the others see it, or that 5."""
    type: Any = TYPES[base]
    x, at = np.random.default_rng(5).integers(1, 9, ITEMS).astype(type), np.array([0, 1, 1005], type)
    old, won = np.zeros(ITEMS, type), np.zeros(ITEMS, np.int32)
    getattr(built, f"loops_atomic_{base}")(ITEMS, LOCAL, at, x, old, won, threads=2)
    np.testing.assert_array_equal(at, np.array([x.sum(), 1 + x.sum(), 5], type))
    assert won.sum() == 1 and x[won == 1] == 5 and old[won == 1] == 1005 and set(old[won == 0]) <= {1005, 5}


def bits(built: Any, base: str) -> None:
    type: Any = TYPES[base]
    x = np.random.default_rng(6).integers(1, 99, ITEMS).astype(type)
    at = np.array([0, 0, -1, 0, 0, -1]).astype(type)
    getattr(built, f"bits_atomic_{base}")(ITEMS, LOCAL, at, x, threads=2)
    odd, one = x[x & type(1) == 1], np.bitwise_or.reduce
    xor = np.bitwise_xor.reduce
    np.testing.assert_array_equal(at, [one(x << type(3)), xor(x << type(2)), ~one(x), one(odd), xor(odd), ~one(odd)])


def addresses(built: Any) -> None:
    x = np.random.default_rng(7).integers(0, 99, ITEMS).astype(np.int32)
    found = [np.full(1, 9999, type) for type in (np.uint64, np.uint64, np.int64, np.int64)]
    built.addresses(ITEMS, LOCAL, *found, x, threads=2)
    assert [int(each[0]) for each in found] == [9999 - x.sum(), 9999 + x.sum(), 9999 - x.sum(), 9999]


CHECKS: list[Check] = [histogram, compact, lists, sum_in_one_launch, first_of_each, bumps, addresses]


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_kernels_in_every_strategy(strategy: str) -> None:
    """A quarter of the kernels, and one of the types; all of them with --full."""
    number, built = list(STRATEGIES).index(strategy), program(strategy)
    for check in CHECKS[number % 4 :: 4]:
        check(built)
    if number % 3 == 0:
        bits(built, list(TYPES)[number // 3])
    elif number % 3 == 1:
        loops(built, ("int", "ulong", "double")[number // 3])
    else:
        all_functions(built, ("half", "float", "uint")[number // 3])


@pytest.mark.full
@pytest.mark.parametrize("strategy", STRATEGIES)
@pytest.mark.parametrize("lanes", [4, 16])
@pytest.mark.parametrize("target", ["host", "x86-64-v2"])
def test_all_kernels(strategy: str, lanes: int, target: str) -> None:
    built = program(strategy, lanes, target)
    for check in CHECKS:
        check(built)
    for number, base in enumerate(TYPES):
        all_functions(built, base)
        if base != "half":
            loops(built, base)
        if number < 4:
            bits(built, base)


def test_every_function_is_in_the_source() -> None:
    text = "".join((WILD / f"{name}.cl").read_text() for name in ("c11_atomics", "linear_ids"))
    assert set(re.findall(r"\w+", text.replace("fetch_##", ""))) >= NAMES


def orderings(expression: str) -> list[str]:
    """LLVM's orderings in the kernel after the inliner."""
    text = f"kernel void k(global atomic_int *p, global int *x, int n) {{ int e = *x; {expression}; }}"
    ir = str(wfv.build(text, options="-cl-std=CL2.0", strategy="scalar").k.compiled().ir("builtins"))
    found = re.findall(r"(?:atomicrmw|cmpxchg|load atomic|store atomic|fence) .*", ir)
    return [word for line in found for word in re.findall(r"monotonic|acquire|release|acq_rel|seq_cst", line)]


def test_orders_are_those_of_the_source() -> None:
    """A constant order is LLVM's; none, or one that is not constant, is sequentially consistent."""
    assert orderings("*x = atomic_load_explicit(p, memory_order_acquire)") == ["acquire"]
    assert orderings("*x = atomic_load(p)") == orderings("atomic_store(p, n)") == ["seq_cst"]
    assert orderings("atomic_store_explicit(p, n, memory_order_relaxed)") == ["monotonic"]
    assert orderings("atomic_fetch_add_explicit(p, n, memory_order_release)") == ["release"]
    assert orderings("atomic_fetch_add_explicit(p, n, (memory_order)n)") == ["seq_cst"]
    exchange = "*x = atomic_compare_exchange_weak_explicit(p, &e, n, memory_order_acq_rel, memory_order_relaxed)"
    assert orderings(exchange) == ["acq_rel", "monotonic"]
    fence = "atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_{}, memory_scope_device); *x = n"
    assert orderings(fence.format("relaxed")) == [] and orderings(fence.format("acq_rel")) == ["acq_rel"]


@pytest.mark.parametrize("step", ["normalize", "masks", "linearize"])
def test_every_form_in_lockstep(step: str) -> None:
    for strategy in ("naive", "unicf"):
        x, at = np.arange(1, 23, dtype=np.int32) % 9, np.array([0, 1, 1005], np.int32)
        old, won = np.zeros(22, np.int32), np.zeros(22, np.int32)
        found = stage_after(program("unicf").text, "loops_atomic_int", make_options(strategy, 4), step)
        assert found is not None
        run_form(Form(*found, 4), Launch((22,), (8,), (at, x, old, won)))
        assert at.tolist() == [x.sum(), 1 + x.sum(), 5] and won.sum() == 1


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_linear_ids(strategy: str) -> None:
    sizes = [((90,), (16,)), ((13, 6), (8, 4)), ((10, 6, 4), (8, 3, 2))]
    check_linear_ids(strategy, *sizes[list(STRATEGIES).index(strategy) % 3])


@pytest.mark.full
@pytest.mark.parametrize("strategy", STRATEGIES)
@pytest.mark.parametrize(("size", "local"), [((90,), (16,)), ((13, 6), (8, 4)), ((10, 6, 4), (4, 3, 2))])
def test_all_linear_ids(strategy: str, size: tuple[int, ...], local: tuple[int, ...]) -> None:
    check_linear_ids(strategy, size, local)


def check_linear_ids(strategy: str, size: tuple[int, ...], local: tuple[int, ...]) -> None:
    built, count = program(strategy, source="linear_ids"), int(np.prod(size))
    given = np.random.default_rng(8).integers(1, 1000, count).astype(np.uint32)
    whole, own, sizes = (np.zeros(count, np.uint32) for _ in range(3))
    built.number_them(size, local, whole, own, sizes, given, global_offset=(3, 5, 7)[: len(size)])
    np.testing.assert_array_equal(whole, given + np.arange(count, dtype=np.uint32))
    x, y, z, *_ = (*local, 1, 1)
    assert set(sizes.tolist()) == {x * 10000 + y * 100 + z}
    wide, high, deep, *_ = (*size, 1, 1)
    ids = np.stack(np.unravel_index(np.arange(count), (deep, high, wide)))[::-1]
    starts = [ids[d] // (x, y, z)[d] * (x, y, z)[d] for d in range(3)]
    widths = [np.minimum((x, y, z)[d], (wide, high, deep)[d] - starts[d]) for d in range(3)]
    inside = [ids[d] - starts[d] for d in range(3)]
    np.testing.assert_array_equal(own, (inside[2] * widths[1] + inside[1]) * widths[0] + inside[0])
    n = np.zeros(count, np.int32)
    built.count_bits(size, local, given, n)
    assert n.tolist() == [((x & -x).bit_length() - 1) * 100 + x.bit_count() for x in given.tolist()]


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_linear_ids_with_a_barrier(strategy: str) -> None:
    given, out = np.arange(128, dtype=np.float32), np.full(128, -1, np.float32)
    program(strategy, source="linear_ids").reverse_rows((16, 8), (16, 4), given, out)
    expected = given.reshape(2, 64)[:, ::-1].ravel()
    np.testing.assert_array_equal(out, np.where(given % 3 != 0, expected, -1))


def test_linear_ids_are_contiguous() -> None:
    remarks = program("unicf", source="linear_ids").number_them.remarks
    assert not [each for each in remarks if each.kind in ("gather", "scatter")]


@pytest.mark.parametrize(
    "operation",
    [
        "atomicrmw add ptr %x, i32 1 seq_cst",
        "load atomic i32, ptr %x seq_cst",
        "cmpxchg ptr %x, i32 1, i32 2 monotonic monotonic",
    ],
)
def test_atomics_that_no_instruction_does(operation: str) -> None:
    text = f"define void @k(ptr %x) {{\n  %old = {operation}, align 2\n  ret void\n}}"
    with pytest.raises(UnsupportedError) as caught:
        wfv.build(text)
    assert caught.value.message == "an atomic access to 4 bytes with an alignment of 2" and caught.value.line == 2
    wfv.build(text.replace("align 2", "align 4"))


@pytest.mark.parametrize(
    ("type", "given"),
    [("atomic_int", np.float32), ("atomic_float", np.int32), ("atomic_long", np.int32), ("size_t", np.float64)],
)
def test_an_array_of_another_type_is_refused(type: str, given: Any) -> None:
    store = "atomic_store(x, 1)" if type.startswith("atomic") else "*x = 1"
    text = f"kernel void k(global {type} *x) {{ {store}; }}"
    kernel = wfv.build(text, options="-cl-std=CL2.0").k
    with pytest.raises(wfv.ArgumentError, match=f"for a {re.escape(type)}"):
        kernel(1, 1, np.zeros(4, given))


EXTREMES = """
kernel void extremes(global const uint *x, global atomic_uint *out) {
  atomic_fetch_min(&out[0], x[get_global_id(0)]);
  atomic_fetch_max(&out[1], x[get_global_id(0)]);
}
"""


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_extremes_of_unsigned_numbers(strategy: str) -> None:
    """Numbers of which the highest bit is set are the larger ones."""
    x = np.array([5, 2**31 + 3, 7, 2**32 - 1, 2**31], np.uint32)
    out = np.array([2**32 - 1, 0], np.uint32)
    wfv.build(EXTREMES, strategy=strategy, lanes=4, options="-cl-std=CL2.0").extremes(5, 5, x, out)
    assert out.tolist() == [5, 2**32 - 1]
