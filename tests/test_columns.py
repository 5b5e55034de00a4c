"""Lanes in dimension 1 (passes/group/lane_dimension.py): sizes that fit and that do not, beside inaccessible pages."""

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

COVERING = (("unicf", 4, "x86-64-v2"), ("unicf", 16, "host"), ("partial+boscc", 8, "x86-64-v3"), ("naive", 4, "host"))
OTHERS = [(s, n, t) for s in STRATEGIES for n, t in ((4, "x86-64-v2"), (8, "x86-64-v3"), (16, "host"))]
each_form = pytest.mark.parametrize(
    ("strategy", "lanes", "target"),
    [*COVERING, *(pytest.param(*case, marks=pytest.mark.full) for case in OTHERS if case not in COVERING)],
)
# Global and local sizes. 33 rows in groups of 16 leave a last group of one row.
SIZES = (((48, 32), (16, 16)), ((32, 33), (16, 16)), ((20, 24), (20, 8)), ((16, 15), (16, 5)), ((17, 64), (17, 64)))
RNG = np.random.default_rng(11)


@cache
def program(strategy: str, lanes: int, target: str, type: str = "float") -> Program:
    need_target(target)
    return build("columns.cl", strategy, lanes=lanes, target=target, defines={"T": type})


def check(kernel: Any, sizes: Any, args: list[Any], expected: list[np.ndarray]) -> None:
    """Runs the kernel with its arrays beside inaccessible pages; the first ones must be as `expected`."""
    for side in ("end", "start"):
        given = [guarded(x, side) if isinstance(x, np.ndarray) else x for x in args]
        kernel(*sizes, *(getattr(x, "array", x) for x in given))
        for one, array in zip(given, expected, strict=False):
            np.testing.assert_array_equal(one.array, array, err_msg=f"{sizes} {side}")
            assert one.is_intact()


@each_form
@pytest.mark.parametrize(("type", "dtype"), [("float", np.float32), ("uchar", np.uint8)])
def test_transposition(strategy: str, lanes: int, target: str, type: str, dtype: Any) -> None:
    kernels = program(strategy, lanes, target, type)
    for sizes in SIZES:
        (width, height), _ = sizes
        x = RNG.integers(0, 100, (height, width)).astype(dtype)
        for kernel in (kernels.transpose, kernels.bounded):
            check(kernel, sizes, [np.zeros((width, height), dtype), x, width, height], [x.T])


@each_form
def test_all_ids(strategy: str, lanes: int, target: str) -> None:
    kernel = program(strategy, lanes, target).ids
    for (w, h), (lw, lh) in SIZES:
        d, x = 2, RNG.integers(0, 9, (2, h, w)).astype(np.float32)
        lid0, lid1 = np.arange(w) % lw, (np.arange(h) % lh)[:, None]
        value = x + lid1 * 3 + lid0
        value = np.where(lid0 & 1, value * 2 + np.arange(h)[:, None] // lh, value).astype(np.float32)
        out, other = np.full((d, 64, 64), -1, np.float32), np.full((w, d, h), -1, np.float32)
        expected, expected_other = out.copy(), np.ascontiguousarray(x.transpose(2, 0, 1))
        expected[:, :w, :h], expected_other[3] = value.transpose(0, 2, 1), -1
        check(kernel, ((w, h, d), (lw, lh, 1)), [out, other, x, w], [expected, expected_other])


def test_which_kernels_run_by_columns() -> None:
    kernels = program("unicf", 4, "x86-64-v2")
    assert {kernels[name].interface.lane_dimension for name in kernels} == {1}
