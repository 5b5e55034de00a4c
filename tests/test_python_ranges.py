"""Loops over ranges in Python kernels: their numbers are Python's, and a step that is no constant costs no division."""

from __future__ import annotations

import itertools
import re
from typing import Any

import numpy as np
import pytest

pytest.importorskip("numba", reason="kernels in Python need Numba")

import wfv
from tests.test_python_kernels import code_of, every_way

MOST = 12


def lists(out, counts, starts, stops, steps):
    item, n = wfv.global_id(0), 0
    for number in range(starts[item], stops[item], steps[item]):
        out[item, n] = number
        n += 1
    counts[item] = n


def edges(dtype: str) -> list[tuple[int, int, int]]:
    """Starts, stops and steps near the ends of the type and of each other, of ranges of few numbers."""
    info = np.iinfo(dtype)
    ends = [info.min, info.min + 1, *(max(each, info.min) for each in (-9, -1, 0, 1, 7, 8)), info.max - 1, info.max]
    sizes = [1, 2, 3, 8, info.max // 2, info.max - 1, info.max]
    steps = [*sizes, *(-each for each in sizes if info.min), info.min or 1]
    every = itertools.product(ends, ends, steps)
    return [(a, b, step) for a, b, step in every if -((a - b) // step) <= MOST]


@every_way
@pytest.mark.parametrize("dtype", ["i4", "i8", "u8"])
def test_the_numbers_are_pythons(way: dict[str, Any], dtype: str) -> None:
    given = edges(dtype)
    out, counts = np.zeros((len(given), MOST), dtype), np.zeros(len(given), np.int32)
    wfv.kernel(lists, **way)[len(given)](out, counts, *np.array(given, dtype).T.copy())
    for each, numbers, count in zip(given, out, counts, strict=True):
        assert numbers[:count].tolist() == list(range(*each)), each


def adds(out, x):
    first, step = wfv.global_id(0), wfv.global_size(0)
    for i in range(first, x.size, step):
        out[i] += x[i]


def adds_in_steps(out, x):
    for i in range(wfv.global_id(0), x.size, 7):
        out[i] += x[i]


@every_way
def test_a_loop_in_steps_of_the_global_size_has_no_division(way: dict[str, Any]) -> None:
    kernel, x, out = wfv.kernel(adds, **way), np.arange(1000.0), np.zeros(1000)
    kernel[96](out, x)
    np.testing.assert_array_equal(out, x)
    assert not re.search("div|rem|is.constant|trap", code_of(kernel.compile(out, x)))
    assert "udiv" in code_of(wfv.kernel(adds_in_steps).compile(out, x))


def stands_still(out, step):
    for i in range(0, 3, step):
        out[i] = 1


def test_a_step_of_zero_is_a_trap() -> None:
    for step in (0, np.int64(0)):
        with pytest.raises(wfv.KernelTrapError, match="for i in range"):
            wfv.kernel(stands_still)[1](np.zeros(3), step)
