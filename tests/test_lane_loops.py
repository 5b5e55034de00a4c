"""Loops that each active lane runs alone: their results, and which loops these are."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest

from tests.support.wild import build
from wfv import STRATEGIES
from wfv.runtime.program import Program

COVERING = ("unicf", "partial+boscc", "unival")
each_strategy = pytest.mark.parametrize(
    "strategy", [pytest.param(name, marks=() if name in COVERING else pytest.mark.full) for name in STRATEGIES]
)
BY_LANE = ("product", "statistics", "find", "mark", "contains")
IN_VECTORS = ("chase", "heavy", "columns_first")
SIZES = ((64, 32), (64, 20), (64, 7))  # whole vectors; a remainder; less than a vector
ROWS = (0, 1, 7, 33, 63, 64)


@cache
def program(strategy: str, lanes: int = 8, target: str = "host") -> Program:
    return build("lane_loops.cl", strategy, lanes=lanes, target=target)


class Matrix:
    """64 rows of 0 to 9 elements in 80 columns; all rows are empty in some vectors."""

    def __init__(self, seed: int) -> None:
        random = np.random.default_rng(seed)
        lengths = random.integers(0, 10, 64) * (random.random(64) < 0.7)
        lengths[16:24] = 0
        self.starts = np.concatenate([[0], np.cumsum(lengths)]).astype(np.int32)
        self.columns = random.integers(0, 64, self.starts[-1], dtype=np.int32)
        self.values = random.integers(-8, 9, self.starts[-1]).astype(np.float32)
        self.x = random.integers(-99, 100, 80).astype(np.int32)

    def row(self, i: int) -> range:
        return range(self.starts[i], self.starts[i + 1])


MATRICES = (Matrix(1), Matrix(2))


def check(kernel: Any, args: list[Any], out: list[np.ndarray], expected: list[Any], rows: int) -> None:
    """Launches the kernel in groups of several sizes; rows from `rows` on must stay as they are."""
    for sizes in SIZES:
        for array in out:
            array[...] = 77
        kernel(*sizes, *args, rows)
        for array, wanted in zip(out, expected, strict=True):
            np.testing.assert_array_equal(array[:rows], np.asarray(wanted[:rows]).astype(array.dtype))
            assert (array[rows:] == 77).all()


@each_strategy
@pytest.mark.parametrize("m", MATRICES, ids=["1", "2"])
def test_product(strategy: str, m: Matrix) -> None:
    x, y = m.x.astype(np.float32), np.zeros(64, np.float32)
    expected = [sum(m.values[k] * x[m.columns[k]] for k in m.row(i)) for i in range(64)]
    for rows in ROWS:
        check(program(strategy).product, [m.values, m.columns, m.starts, x, y], [y], [expected], rows)


@each_strategy
def test_several_results(strategy: str) -> None:
    m = MATRICES[0]
    x, out = m.x.astype(np.int16), [np.zeros(64, t) for t in (np.int64, np.int16, np.uint8)]
    found = [[int(x[m.columns[k]]) for k in m.row(i)] for i in range(64)]
    expected = [
        [i + sum(row) for i, row in enumerate(found)],
        [row[-1] if row else -1 for row in found],
        [sum(row) % 2 for row in found],
    ]
    for rows in ROWS:
        check(program(strategy).statistics, [m.columns, m.starts, x, *out], out, expected, rows)


@each_strategy
def test_two_ways_out(strategy: str) -> None:
    m, found = MATRICES[1], np.zeros(64, np.int32)
    x = m.x % 4
    for key in (0, 1, 5):
        expected = [next((k for k in m.row(i) if x[m.columns[k]] == key), -1) for i in range(64)]
        check(program(strategy).find, [m.columns, m.starts, x, found, key], [found], [expected], 64)


@each_strategy
def test_two_ways_out_with_results_from_before(strategy: str) -> None:
    m, found = MATRICES[1], np.zeros(64, np.int32)
    x = m.x % 4
    for key in (0, 1, 5):
        expected = [key if any(x[m.columns[k]] == key for k in m.row(i)) else 64 for i in range(64)]
        check(program(strategy).contains, [m.columns, m.starts, x, found, key], [found], [expected], 64)


@each_strategy
def test_stores(strategy: str) -> None:
    m, marks = MATRICES[0], np.zeros(64, np.int32)
    levels = np.arange(64, dtype=np.int32) // 3 % 5
    for level in (0, 3, 9):
        expected = np.full(64, 77)
        for i in np.flatnonzero(levels == level):
            row = m.columns[m.row(i)]
            expected[row[row % 4 != 0]] = level
        check(program(strategy).mark, [m.columns, m.starts, levels, marks, level], [marks], [expected], 64)


@each_strategy
def test_loop_in_the_loop(strategy: str) -> None:
    m, y = MATRICES[1], np.zeros(64, np.int32)
    for width in (0, 1, 3):
        expected = []
        for i in range(64):
            total = 0
            for k in reversed(m.row(i)):
                for j in range(width):
                    total = (total * 3 + int(m.x[m.columns[k] + j]) - i) & 0xFFFFFFFF
            expected.append(total)
        wanted = np.asarray(expected, np.uint32).astype(np.int32)
        check(program(strategy).blocks, [m.columns, m.starts, m.x, y, width], [y], [wanted], 64)


@each_strategy
def test_loops_in_vectors(strategy: str) -> None:
    m, y, steps = MATRICES[0], np.zeros(64, np.float32), np.zeros(64, np.int32)
    follow = (np.arange(64, dtype=np.int32) * 5 // 7 - 1).astype(np.int32)
    lengths = []
    for i in range(64):
        at, count = i, 0
        while follow[at] >= 0:
            at, count = follow[at], count + 1
        lengths.append(count)
    check(program(strategy).chase, [follow, steps], [steps], [lengths], 60)
    x = np.full(80, 4, np.float32)
    each = np.float32(2) / np.float32(17) + np.float32(1) / np.float32(6)
    program(strategy).heavy(64, 32, m.columns, m.starts, x, y, 64)
    np.testing.assert_allclose(y, np.diff(m.starts) * each, rtol=1e-5)
    counts, table = np.diff(m.starts).astype(np.int32), np.arange(640, dtype=np.float32)
    program(strategy).columns_first(64, 32, table, counts, y, 64)
    expected = [sum(table[k * 64 + i] for k in range(counts[i])) for i in range(64)]
    np.testing.assert_array_equal(y, np.asarray(expected, np.float32))


@pytest.mark.parametrize("target", ["x86-64-v2", "x86-64-v4"])
@pytest.mark.parametrize("lanes", [4, 16])
def test_which_loops(target: str, lanes: int) -> None:
    found = program("unicf", lanes, target)
    by_lane = {name for name in found if "by lane" in {r.kind for r in found[name].remarks}}
    has_scatters = target == "x86-64-v4" and lanes == 16  # whose scatters cost as much as scalar stores
    assert by_lane == {*BY_LANE, "blocks"} - ({"mark"} if has_scatters else set()) - (
        {"blocks"} if target == "x86-64-v4" else set()
    )
    assert set(found) == {*BY_LANE, "blocks", *IN_VECTORS}
    for name in by_lane:
        assert "gather" not in {r.kind for r in found[name].remarks}
        assert "loop" not in {r.kind for r in found[name].remarks}
