"""Programs with sub-groups: sums and scans of a group, compaction, histograms, filters; references by work-items."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

import wfv
from tests.support.sub_groups import sub_groups
from tests.support.wild import build
from wfv.runtime.program import Program

COVERING = ("scalar", "partial+boscc")
STRATEGIES = [pytest.param(name, marks=() if name in COVERING else pytest.mark.full) for name in wfv.STRATEGIES]
LANES = [pytest.param(n, marks=() if n == 8 else pytest.mark.full) for n in (4, 8, 16, 32)]
TARGETS = ("x86-64-v2", "x86-64-v3", "x86-64-v4")
FILE = "sub_group_programs.cl"
rng = np.random.default_rng(11)


@pytest.fixture(scope="module", params=STRATEGIES)
def strategy(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture(scope="module", params=LANES)
def program(request: pytest.FixtureRequest, strategy: str) -> Program:
    return build(FILE, strategy, lanes=request.param)


@pytest.fixture
def lanes(program: Program) -> int:
    return program.options.lanes


@pytest.mark.parametrize("local", [1, 3, 17, 64])
def test_sums_of_groups(program: Program, local: int) -> None:
    x = rng.integers(-9, 9, 4 * local).astype(np.float32)
    sums = np.zeros(4, np.float32)
    program.group_sum(4 * local, local, sums, x)
    np.testing.assert_array_equal(sums, x.reshape(4, local).sum(1))


@pytest.mark.parametrize("local", [1, 17, 64])
def test_prefix_sums_of_groups(program: Program, local: int) -> None:
    x = rng.integers(-9, 9, 3 * local).astype(np.int32)
    y = np.zeros_like(x)
    program.group_scan(3 * local, local, y, x)
    np.testing.assert_array_equal(y.reshape(3, local), x.reshape(3, local).cumsum(1))


@pytest.mark.parametrize("local", [3, 50])
def test_stream_compaction_keeps_what_is_below_the_limit(program: Program, local: int) -> None:
    x = rng.permutation(200).astype(np.uint32)
    kept, count = np.full(200, 999, np.uint32), np.zeros(1, np.uint32)
    program.compact(200, local, kept, count, x, 70)
    assert count[0] == 70
    assert (np.sort(kept[:70]) == np.arange(70)).all()
    assert (kept[70:] == 999).all()


def test_a_butterfly_gives_the_largest_number_to_all(program: Program, lanes: int) -> None:
    x = rng.integers(-99, 99, 4 * lanes).astype(np.int32)
    y = np.zeros_like(x)
    program.butterfly(4 * lanes, 2 * lanes, y, x)
    np.testing.assert_array_equal(y, x.reshape(4, lanes).max(1).repeat(lanes))


def test_a_histogram_by_equal_lanes(program: Program) -> None:
    x = rng.integers(0, 5, 300).astype(np.uint8)
    bins = np.zeros(5, np.uint32)
    program.histogram(300, 50, bins, x)
    np.testing.assert_array_equal(bins, np.bincount(x, minlength=5))


def test_a_box_filter_by_block_reads(strategy: str) -> None:
    program = build(FILE, strategy)  # the kernel requires eight lanes
    x = rng.integers(0, 100, (3, 4 * 8)).astype(np.uint32)
    y = np.zeros_like(x)
    program.box(3 * 8, 8, y, x, 4)
    padded = np.pad(x, ((0, 0), (1, 1)))
    np.testing.assert_array_equal(y, padded[:, :-2] + padded[:, 1:-1] + padded[:, 2:])


def test_rows_become_columns_by_shuffles(program: Program, lanes: int) -> None:
    x = rng.random(4 * 2 * lanes, np.float32)
    y = np.zeros((2 * lanes, 4), np.float32)
    program.interleave(2 * lanes, lanes, y, x.view(np.uint32))
    np.testing.assert_array_equal(y.ravel(), x)


def test_sparse_rows(program: Program, lanes: int) -> None:
    lengths = rng.integers(0, 40, 13)
    starts = np.concatenate([[0], lengths.cumsum()]).astype(np.int32)
    columns = rng.integers(0, 50, starts[-1]).astype(np.int32)
    values, x = (rng.integers(-4, 4, n).astype(np.float32) for n in (len(columns), 50))
    y = np.full(13, 9, np.float32)
    per_group = 3
    program.row_products(5 * per_group * lanes, per_group * lanes, y, starts, columns, values, x, 13)
    products = values * x[columns]
    expected = [products[a:b].sum() for a, b in pairwise(starts)]
    np.testing.assert_array_equal(y, np.array(expected, np.float32))


def collatz(n: int) -> int:
    steps = 0
    while n > 1:
        n, steps = 3 * n + 1 if n % 2 else n // 2, steps + 1
    return steps


def test_a_loop_while_any_work_item_goes_on(program: Program, lanes: int) -> None:
    x = rng.integers(0, 40, 90).astype(np.uint32)
    x[32:64] = 0
    steps, rounds = np.zeros((2, 90), np.uint32)
    program.collatz(90, 45, steps, rounds, x)
    expected = np.array([collatz(int(n)) for n in x], np.uint32)
    np.testing.assert_array_equal(steps, expected)
    for ids in sub_groups((90,), (45,), lanes):
        np.testing.assert_array_equal(rounds[ids], np.where(x[ids] == 0, 0, 101 * expected[ids].max()))


def survived(lives: np.ndarray) -> np.ndarray:
    sums = np.zeros(len(lives), np.uint32)
    for k in range(int(lives.max())):
        left = lives > k
        stays = left & ~((lives % 3 == 2) & (k == 1))
        sums += np.where(left, left.sum() * (k + 1), 0).astype(np.uint32)
        sums += np.where(stays, stays.cumsum(), 0).astype(np.uint32)
    return sums


def test_the_lanes_that_are_left_in_a_loop(program: Program, lanes: int) -> None:
    lives = rng.integers(0, 7, 80).astype(np.uint32)
    y = np.zeros_like(lives)
    program.survivors(80, 20, y, lives)
    for ids in sub_groups((80,), (20,), lanes):
        np.testing.assert_array_equal(y[ids], survived(lives[ids]))


def test_exchanges_around_a_barrier(program: Program, lanes: int) -> None:
    x = rng.integers(-50, 50, (6, 40)).astype(np.int32)
    y = np.zeros_like(x)
    program.tiles((40, 6), (20, 3), y, x, wfv.LocalMemory(4 * 60))
    tile, expected = np.zeros_like(x), np.zeros_like(x)
    rows = [(y0, ids) for y0 in range(6) for ids in sub_groups((40,), (20,), lanes)]
    for row, ids in rows:
        tile[row, ids] = x[row, ids].sum() - x[row, ids[0]]
    for row, ids in rows:
        above = tile[row // 3 * 3 + (row + 1) % 3, ids]
        odd = ids % 20 % 2 == 1
        reduced = np.where(odd, above[odd].max() if odd.any() else 0, x[row, ids][~odd].min())
        expected[row, ids] = x[row, ids[0]] + 10 * above + reduced
    np.testing.assert_array_equal(y, expected)
