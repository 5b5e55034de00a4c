"""Runs (passes/analysis/lane_runs.py): neighbouring elements of lanes at any distance, beside inaccessible pages."""

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
    ("unicf", 4, "x86-64-v2", "float"),
    ("unicf", 32, "host", "uchar"),
    ("partial+boscc", 8, "x86-64-v3", "double"),
    ("naive", 4, "host", "float"),
)
OTHERS = [
    (s, n, t, type)
    for s in STRATEGIES
    for n, t in ((2, "x86-64-v2"), (4, "x86-64-v2"), (8, "x86-64-v3"), (16, "host"))
    for type in ("float", "double", "ushort")
]
each_form = pytest.mark.parametrize(
    ("strategy", "lanes", "target", "type"),
    [*COVERING, *(pytest.param(*case, marks=pytest.mark.full) for case in OTHERS if case not in COVERING)],
)
DTYPES = {"float": np.float32, "double": np.float64, "uchar": np.uint8, "ushort": np.uint16}
COUNT, LOCAL = 64, 32
RNG = np.random.default_rng(13)


@cache
def program(strategy: str, lanes: int, target: str, type: str) -> Program:
    need_target(target)
    return build("runs.cl", strategy, lanes=lanes, target=target, defines={"T": type})


def check(kernel: Any, args: list[Any], expected: np.ndarray) -> None:
    """Runs the kernel with its arrays beside inaccessible pages; the first one must be as `expected`."""
    for side in ("end", "start"):
        given = [guarded(x, side) if isinstance(x, np.ndarray) else x for x in args]
        kernel(COUNT, LOCAL, *(getattr(x, "array", x) for x in given))
        np.testing.assert_array_equal(given[0].array, expected.astype(args[0].dtype), err_msg=side)
        assert all(x.is_intact() for x in given if hasattr(x, "is_intact"))


def numbers(dtype: Any, *shape: int) -> np.ndarray:
    return RNG.integers(0, 7, shape).astype(dtype)


@each_form
def test_loads(strategy: str, lanes: int, target: str, type: str) -> None:
    kernels, dtype = program(strategy, lanes, target, type), DTYPES[type]
    out, row, x = np.zeros(COUNT, dtype), RNG.permutation(COUNT).astype(np.int32), numbers(dtype, COUNT, 4)
    quads = x[row] @ np.array([1, 2, 3, 5], dtype)
    check(kernels.quads, [out, x, row], quads)
    check(kernels.masked, [out, x, row], np.where(row & 1, quads, 0))
    x = numbers(dtype, COUNT, 5)
    check(kernels.pairs, [out, x.ravel()[:-3], 5], x[:, 0] * 3 + x[:, 1])
    x = numbers(dtype, COUNT, 10)  # the elements 1 and 2, and 4 to 8; the array ends with the last one
    factors = np.array([0, 3, 2, 0, 1, 4, 5, 7, 6, 0], dtype)
    check(kernels.seven, [out, x.ravel()[:-1], 10], x @ factors)


@each_form
def test_stores(strategy: str, lanes: int, target: str, type: str) -> None:
    kernels, dtype = program(strategy, lanes, target, type), DTYPES[type]
    x, before = numbers(dtype, 4, COUNT), numbers(dtype, COUNT, 6)
    after = before.copy()
    after[:, :4] = x[[1, 0, 3, 2]].T
    flat = before.ravel()[:-2]
    check(kernels.scatter4, [flat, x, 6], after.ravel()[:-2])
    after[:, 0] = a = before[:, 0]
    after[:, 1], after[:, 2], after[:, 3] = a + 1, a + 1 + a, a + 1 + a + a + 1
    check(kernels.in_place, [flat, 6], after.ravel()[:-2])


def test_types_of_one_size() -> None:
    x = RNG.integers(1, 9, (COUNT, 4)).astype(np.float32)
    bits = x.view(np.uint32)
    expected = x[:, 0].astype(np.uint32) + bits[:, 1] * np.uint32(3) + x[:, 2].astype(np.uint32) + bits[:, 3]
    check(program("unicf", 4, "x86-64-v2", "float").bits, [np.zeros(COUNT, np.uint32), x, 4], expected)


def runs_of(kernel: Any) -> list[str]:
    return [r.text.split(":")[0] for r in kernel.compiled().remarks if r.kind == "runs"]


def test_which_accesses_are_runs() -> None:
    kernels = program("unicf", 4, "x86-64-v2", "float")
    loads = "4 loads of {} elements, and a transposition"
    assert runs_of(kernels.quads) == runs_of(kernels.bits) == [loads.format(4)]
    assert runs_of(kernels.pairs) == [loads.format(2)]
    assert sorted(runs_of(kernels.seven)) == [loads.format(2), loads.format(4)]
    assert runs_of(kernels.scatter4) == ["a transposition, and 4 stores of 4 elements"]
    assert runs_of(kernels.masked) == runs_of(program("naive", 4, "host", "float").quads) == []
