"""Loops along rows (passes/speculate/row_loops.py): all numbers of iterations, beside inaccessible pages."""

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

COVERING = (
    ("unicf", 8, "x86-64-v3", "float"),
    ("unicf", 16, "host", "double"),
    ("partial+boscc", 32, "host", "uchar"),
    ("unicf", 4, "x86-64-v2", "float"),
)
OTHERS = [
    (s, n, t, type)
    for s in STRATEGIES
    for n, t in ((8, "x86-64-v3"), (16, "host"))
    for type in ("float", "double", "uchar")
]
each_form = pytest.mark.parametrize(
    ("strategy", "lanes", "target", "type"),
    [*COVERING, *(pytest.param(*case, marks=pytest.mark.full) for case in OTHERS if case not in COVERING)],
)
DTYPES = {"float": np.float32, "double": np.float64, "uchar": np.uint8}
COUNT, LOCAL = 64, 32
LENGTHS = (1, 3, 4, 5, 8, 19)
RNG = np.random.default_rng(19)


@cache
def program(strategy: str, lanes: int, target: str, type: str) -> Program:
    need_target(target)
    return build("row_loops.cl", strategy, lanes=lanes, target=target, defines={"T": type})


def check(kernel: Any, args: list[Any], *expected: np.ndarray) -> None:
    """Runs the kernel with its arrays beside inaccessible pages; the first ones must be as `expected`."""
    for side in ("end", "start"):
        given = [guarded(x, side) if isinstance(x, np.ndarray) else x for x in args]
        kernel(COUNT, LOCAL, *(getattr(x, "array", x) for x in given))
        for one, array in zip(given, expected, strict=False):
            np.testing.assert_array_equal(one.array, array, err_msg=f"{side} {args[-1]}")
            assert one.is_intact()


@each_form
def test_rows(strategy: str, lanes: int, target: str, type: str) -> None:
    kernels, dtype = program(strategy, lanes, target, type), DTYPES[type]
    out, row = np.zeros(COUNT, dtype), RNG.permutation(COUNT).astype(np.int32)
    for n in LENGTHS:
        a, x = RNG.integers(0, 4, (COUNT, n)).astype(dtype), RNG.integers(0, 3, n).astype(dtype)
        check(kernels.product, [out, a, x, n], a @ x)
        check(kernels.distance2, [out, a, row, n], ((a[row] - a) ** 2).sum(1, dtype=dtype))
        check(kernels.masked, [out, a, n], np.where(a[:, 0] > 2, a.sum(1, dtype=dtype), 0))


@each_form
def test_starts_and_results(strategy: str, lanes: int, target: str, type: str) -> None:
    kernels, dtype = program(strategy, lanes, target, type), DTYPES[type]
    a = RNG.integers(0, 4, (COUNT, 11)).astype(dtype)
    for start, end in ((0, 11), (3, 7), (2, 5), (5, 5), (7, 3), (0, 8), (10, 11)):
        total, at = np.ones(COUNT, dtype), np.zeros(COUNT, dtype)
        for k in range(start, end):
            total, at = total * dtype(2) + a[:, k], a[:, k]
        check(kernels.last, [np.zeros(COUNT, dtype), np.zeros(COUNT, dtype), a, start, end, 11], total, at)


@each_form
def test_inside_another_loop(strategy: str, lanes: int, target: str, type: str) -> None:
    kernels, dtype = program(strategy, lanes, target, type), DTYPES[type]
    for n in (3, 4, 9):
        a, centres = (RNG.integers(0, 4, (count, n)).astype(dtype) for count in (COUNT, 5))
        distances = ((a[:, None, :] - centres) ** 2).sum(2, dtype=dtype)
        check(kernels.nearest, [np.zeros(COUNT, np.int32), a, centres, n, 5], distances.argmin(1))


@each_form
def test_rows_of_constant_length(strategy: str, lanes: int, target: str, type: str) -> None:
    """LLVM writes `k < n - 1` for the test of `k + 1 < n` if n is constant."""
    kernels, dtype = program(strategy, lanes, target, type), DTYPES[type]
    out = np.zeros(COUNT, dtype)
    for n in LENGTHS:
        a, x = RNG.integers(0, 4, (COUNT, n)).astype(dtype), RNG.integers(0, 3, n).astype(dtype)
        check(kernels.product.specialize(n=n), [out, a, x, n], a @ x)
    for start, end in ((0, 11), (3, 7), (2, 4), (5, 5), (7, 3)):
        a, one = RNG.integers(0, 4, (COUNT, 11)).astype(dtype), kernels.last.specialize({"from": start, "to": end})
        total, at = np.ones(COUNT, dtype), np.zeros(COUNT, dtype)
        for k in range(start, end):
            total, at = total * dtype(2) + a[:, k], a[:, k]
        check(one, [np.zeros(COUNT, dtype), np.zeros(COUNT, dtype), a, start, end, 11], total, at)


@each_form
def test_several_conditions(strategy: str, lanes: int, target: str, type: str) -> None:
    """A row may end before its length; a counter that is one of several conditions must not end it alone."""
    kernels, dtype = program(strategy, lanes, target, type), DTYPES[type]
    for n, m in ((4, 1), (8, 5), (9, 0), (7, 100), (16, 9), (3, 2)):
        a = RNG.integers(0, 4, (COUNT, n)).astype(dtype)
        wanted = a[:, :m].sum(1, dtype=dtype)
        check(kernels.before, [np.zeros(COUNT, dtype), a, n, m], wanted)
        for form in range(5):
            check(kernels.until, [np.zeros(COUNT, dtype), a, n, m, form], wanted)
        taken = next((k for k in range(1, n) if k % 4 == m % 4), n)
        check(kernels.first_row, [np.zeros(COUNT, dtype), a, n, m % 4], a[:, :taken].sum(1, dtype=dtype))


def runs_of(kernel: Any) -> int:
    return sum(r.kind == "runs" for r in kernel.compiled().remarks)


def test_which_loops_are_along_rows() -> None:
    kernels = program("unicf", 8, "x86-64-v3", "float")
    found = {name: runs_of(getattr(kernels, name)) for name in kernels.kernels}
    assert found == {
        "product": 1,
        "last": 1,
        "distance2": 2,
        "nearest": 1,
        "masked": 0,
        "until": 0,
        "first_row": 0,
        "before": 0,
    }
    assert runs_of(program("unicf", 4, "x86-64-v2", "float").product) == 0
    lengths = {n: runs_of(kernels.nearest.specialize(n=n, count=5)) for n in (2, 3, 4, 8, 19)}
    assert lengths == {2: 0, 3: 0, 4: 0, 8: 1, 19: 1}  # 4 are unrolled
