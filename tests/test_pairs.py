"""Pairs of vectors (passes/speculate/pairs.py): any number of vectors and rest, beside inaccessible pages."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest

from tests.support.compiled import need_target
from tests.support.wild import build
from wfv import STRATEGIES, LocalMemory
from wfv.fuzz.guarded_arrays import guarded
from wfv.runtime.program import Program

COVERING = (("unicf", 4, "x86-64-v2"), ("unival", 8, "x86-64-v3"), ("partial+boscc", 16, "host"), ("naive", 4, "host"))
OTHERS = [(s, n, t) for s in STRATEGIES for n, t in ((4, "x86-64-v2"), (8, "x86-64-v3"), (16, "host"))]
each_form = pytest.mark.parametrize(
    ("strategy", "lanes", "target"),
    [*COVERING, *(pytest.param(*case, marks=pytest.mark.full) for case in OTHERS if case not in COVERING)],
)
ROWS = (3, 4, 8, 12, 15, 29, 32, 53)  # one to sixteen vectors, with and without a rest
BY = np.float32(3.25)
RNG = np.random.default_rng(13)


@cache
def program(strategy: str, lanes: int, target: str, type: str = "float") -> Program:
    need_target(target)
    return build("pairs.cl", strategy, lanes=lanes, target=target, defines={"T": type})


def chain(v: np.ndarray) -> np.ndarray:
    for _ in range(6):
        v = np.sqrt(v.dtype.type(BY) / (v + v.dtype.type(1)))
    return v


def check(kernel: Any, sizes: Any, args: list[Any], expected: np.ndarray) -> None:
    """Runs the kernel with its arrays beside inaccessible pages; the first one must be as `expected`."""
    for side in ("end", "start"):
        given = [guarded(x, side) if isinstance(x, np.ndarray) else x for x in args]
        kernel(*sizes, *(getattr(x, "array", x) for x in given))
        np.testing.assert_array_equal(given[0].array, expected, err_msg=f"{sizes} {side}")
        assert all(x.is_intact() for x in given if hasattr(x, "is_intact"))


@each_form
def test_rows_of_any_length(strategy: str, lanes: int, target: str) -> None:
    kernels = program(strategy, lanes, target)
    for n in ROWS:
        x = RNG.random(3 * n, np.float32)
        check(kernels.one, ((3 * n,), (n,)), [np.zeros_like(x), x, BY], chain(x))
        check(kernels.ordered, ((3 * n,), (n,)), [x, BY], chain(x) + BY)
    check(kernels.one, ((61,), (32,)), [np.zeros(61, np.float32), x[:61], BY], chain(x[:61]))


@each_form
def test_ids_of_both_vectors(strategy: str, lanes: int, target: str) -> None:
    kernels = program(strategy, lanes, target)
    for w, local in ((24, 12), (32, 32), (57, 19)):
        x = RNG.random((2, 3, w), np.float32)
        columns, lines = np.arange(w) % local, 32 * np.arange(3)[:, None]
        expected = (chain(x) + columns.astype(np.float32)) + lines.astype(np.float32)
        check(kernels.rows, ((w, 3, 2), (local, 1, 1)), [np.zeros_like(x), x, BY], expected)


@each_form
def test_two_continuations(strategy: str, lanes: int, target: str) -> None:
    kernels = program(strategy, lanes, target)
    for n in (5, 16, 24, 32, 40):
        x = RNG.random((2, n), np.float32)
        expected = chain(chain(x)[:, ::-1])
        check(kernels.turned, ((2 * n,), (n,)), [np.zeros_like(x), x, LocalMemory(4 * n), BY], expected)


@each_form
@pytest.mark.parametrize("level", ["fast", "exact"])
def test_functions(strategy: str, lanes: int, target: str, level: str) -> None:
    kernels = program(strategy, lanes, target)
    x = RNG.random(45, np.float32)
    x[7] = np.inf  # a rare argument, in one of the two vectors
    scalar, found = np.zeros_like(x), np.zeros_like(x)
    program("scalar", lanes, target).functions(45, 45, scalar, x, BY)
    kernels.functions(45, 45, found, x, BY, math=level)
    if level == "exact":
        np.testing.assert_array_equal(found, scalar)
    else:
        np.testing.assert_allclose(found, scalar, rtol=2e-6)


def test_which_kernels_have_pairs() -> None:
    def found(lanes: int, type: str = "float") -> set[str]:
        kernels = program("unicf", lanes, "x86-64-v2", type)
        return {k for k in kernels.kernels if any(r.kind == "pairs" for r in getattr(kernels, k).compiled().remarks)}

    all_of_them = {"one", "ordered", "rows", "turned", "functions"}
    assert found(4) == all_of_them
    assert found(8) == set()  # two registers for each value
    assert found(4, "double") == set()
    assert found(2, "double") == all_of_them
    naive = program("naive", 4, "x86-64-v2").one.compiled().remarks
    assert "pairs" not in {r.kind for r in naive}
