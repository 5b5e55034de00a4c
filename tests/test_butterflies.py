"""Accesses whose lanes are permuted within a few vectors (butterflies, blocks), beside inaccessible pages."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest

from tests.support.compiled import need_target
from tests.support.wild import build
from wfv import STRATEGIES
from wfv.fuzz.guarded_arrays import guarded
from wfv.runtime.program import Program

SIZES = ((192, 64), (228, 19))  # global, local: after 19 work-items, vectors are not aligned
DISTANCES = (1, 2, 3, 4, 6, 8, 12, 16, 32, 64)
COVERING = (("unicf", 4, "x86-64-v2"), ("unicf", 16, "host"), ("partial+boscc", 8, "x86-64-v3"))
OTHERS = [(s, n, t) for s in STRATEGIES for n, t in ((4, "x86-64-v2"), (8, "x86-64-v3"), (8, "host"), (32, "host"))]
each_form = pytest.mark.parametrize(
    ("strategy", "lanes", "target"),
    [*COVERING, *(pytest.param(*case, marks=pytest.mark.full) for case in OTHERS if case not in COVERING)],
)
RNG = np.random.default_rng(3)


@cache
def program(strategy: str, lanes: int, target: str, type: str = "float") -> Program:
    need_target(target)
    return build("butterflies.cl", strategy, lanes=lanes, target=target, defines={"T": type})


def numbers(count: int, type: Any = np.float32) -> np.ndarray:
    return RNG.integers(-50, 50, count).astype(type)


def mask(count: int) -> np.ndarray:
    """Whole vectors of active, and of inactive lanes, and mixed ones."""
    by_vector = np.repeat(RNG.integers(0, 3, -(-count // 16)), 16)[:count]
    return np.where(RNG.random(count) < 0.8, by_vector, 0).astype(np.uint8)


def left_of(ids: np.ndarray, d: int) -> np.ndarray:
    found: np.ndarray = ids // d * 2 * d + ids % d
    return found


def check(kernel: Any, sizes: tuple[int, int], args: list[Any], expected: dict[int, np.ndarray]) -> None:
    """Runs the kernel with its arrays between inaccessible pages; `expected`: arrays by their position in `args`."""
    for side in ("end", "start"):
        given = [guarded(x, side) if isinstance(x, np.ndarray) else x for x in args]
        kernel(*sizes, *(getattr(x, "array", x) for x in given))
        for at, array in expected.items():
            np.testing.assert_array_equal(given[at].array, array, err_msg=f"{sizes} {side} {args[-1]}")
            assert given[at].is_intact()


def cases() -> list[tuple[tuple[int, int], int, np.ndarray]]:
    return [(sizes, d, np.arange(sizes[0])) for sizes in SIZES for d in DISTANCES if sizes[0] % d == 0]


@each_form
def test_in_place(strategy: str, lanes: int, target: str) -> None:
    kernel = program(strategy, lanes, target).divided
    for sizes, d, ids in cases():
        a, left = numbers(2 * sizes[0]), left_of(ids, d)
        expected = a.copy()
        expected[left], expected[left + d] = a[left] + a[left + d], a[left] - a[left + d]
        check(kernel, sizes, [a, d], {0: expected})


@each_form
@pytest.mark.parametrize(("type", "dtype"), [("uchar", np.uint8), ("long", np.int64)])
def test_shifts(strategy: str, lanes: int, target: str, type: str, dtype: Any) -> None:
    kernel = program(strategy, lanes, target, type).shifted
    for sizes, d, ids in cases():
        if d & (d - 1) == 0:
            a, left = numbers(2 * sizes[0], dtype), left_of(ids, d)
            expected = a.copy()
            expected[left] = np.maximum(a[left], a[left + d])
            expected[left + d] = np.minimum(a[left], a[left + d])
            check(kernel, sizes, [a, d.bit_length() - 1], {0: expected})


@each_form
def test_under_masks(strategy: str, lanes: int, target: str) -> None:
    kernels = program(strategy, lanes, target)
    for sizes, d, ids in cases():
        a = numbers(2 * sizes[0])
        for active, rest in ((mask(sizes[0]), None), (ids < 77, 77)):
            left, expected = left_of(ids[active != 0], d), a.copy()
            expected[left], expected[left + d] = a[left] + a[left + d], a[left]
            kernel = kernels.masked if rest is None else kernels.bounded
            check(kernel, sizes, [a, active, d] if rest is None else [a, d, rest], {0: expected})


@each_form
def test_at_the_ends_of_arrays(strategy: str, lanes: int, target: str) -> None:
    kernels = program(strategy, lanes, target)
    for sizes, d, ids in cases():
        left = left_of(ids, d)
        wide, narrow = numbers(left[-1] + 1), numbers(sizes[0])
        check(kernels.lower, sizes, [np.zeros(sizes[0], np.float32), wide, d], {0: wide[left]})
        out = wide.copy()
        out[left] = narrow
        check(kernels.spread, sizes, [wide, narrow, d], {0: out})


@each_form
def test_shared_and_permuted(strategy: str, lanes: int, target: str) -> None:
    kernels = program(strategy, lanes, target)
    for sizes, d, ids in cases():
        few, many, active = numbers(ids[-1] // d + 1), numbers(sizes[0]), mask(sizes[0])
        repeated = np.where(active, few[ids // d], 7).astype(np.float32)
        check(kernels.repeated, sizes, [np.full(sizes[0], 7, np.float32), few, active, d], {0: repeated})
        reversed = many.reshape(-1, d)[:, ::-1].ravel()
        check(kernels.reversed, sizes, [np.zeros(sizes[0], np.float32), many, d], {0: reversed})


@each_form
def test_what_may_alias_keeps_its_order(strategy: str, lanes: int, target: str) -> None:
    kernel = program(strategy, lanes, target).aliased
    for sizes, d, ids in cases():
        memory, at = numbers(3 * sizes[0]), ids // d * 3 * d + ids % d
        expected = memory.copy()
        expected[at + d] = memory[at] + 1
        expected[at + 2 * d] = memory[at] + 4
        kernel(*sizes, memory, memory[d:], d)
        np.testing.assert_array_equal(memory, expected)


def next_in_quad(ids: np.ndarray) -> np.ndarray:
    found: np.ndarray = ids // 4 * 4 + (ids + 1) % 4
    return found


@each_form
def test_constant_divisors_and_masks(strategy: str, lanes: int, target: str) -> None:
    kernels = program(strategy, lanes, target)
    for sizes in SIZES:
        ids = np.arange(sizes[0])
        x, half, zeros = numbers(sizes[0]), numbers(sizes[0] // 2), np.zeros(sizes[0], np.float32)
        check(kernels.swapped, sizes, [zeros, x], {0: x[ids ^ 1][ids ^ 3]})
        check(kernels.halved, sizes, [zeros, half], {0: half[ids // 2]})
        sums = x.reshape(-1, 4).sum(1)[ids // 4]
        check(kernels.quads, sizes, [zeros, x], {0: sums - x[next_in_quad(ids)]})


@each_form
def test_distances_that_are_compiled_in(strategy: str, lanes: int, target: str) -> None:
    """LLVM shifts before it masks: `tid / 4 * 8` is `(tid << 1) & -8`."""
    kernels = program(strategy, lanes, target)
    for d in DISTANCES:
        divided, shared = kernels.divided.specialize(d=d), kernels.repeated.specialize(d=d)
        for sizes in SIZES:
            if sizes[0] % d:
                continue
            ids = np.arange(sizes[0])
            a, few, active = numbers(2 * sizes[0]), numbers(ids[-1] // d + 1), mask(sizes[0])
            left, expected = left_of(ids, d), a.copy()
            expected[left], expected[left + d] = a[left] + a[left + d], a[left] - a[left + d]
            check(divided, sizes, [a, d], {0: expected})
            repeated = np.where(active, few[ids // d], 7).astype(np.float32)
            check(shared, sizes, [np.full(sizes[0], 7, np.float32), few, active, d], {0: repeated})


@pytest.mark.parametrize(
    ("d", "text"), [(2, "known distances"), (4, "known distances"), (8, "uniform"), (64, "uniform")]
)
def test_distances_that_are_compiled_in_have_a_version(d: int, text: str) -> None:
    kernel = program("unicf", 8, "x86-64-v3").divided.specialize(d=d)
    assert any(f"assumed {text}" in remark.text or f"have {text}" in remark.text for remark in kernel.remarks)


def test_aligned_vectors_have_a_version() -> None:
    kernels = program("unicf", 8, "x86-64-v3")
    for kernel in (kernels.swapped, kernels.halved, kernels.quads):
        assert any("for aligned vectors" in remark.text for remark in kernel.compiled().remarks)


def test_each_small_power_of_two_has_a_version() -> None:
    compiled = program("unicf", 8, "x86-64-v3").divided.compiled()
    found = [remark for remark in compiled.remarks if remark.kind == "constant"]
    assert len(found) == 1 and "by 1, 2, 4 in" in found[0].text
