"""Sub-group functions in control flow (tests/wild/sub_group_flow.cl), one work-item at a time, against NumPy.

The references run one sub-group after the other, with a mask of its active work-items. SIMD strategies run the same
kernels, and the scalar form that each of their steps makes.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import wfv
from wfv import pipeline
from wfv.fuzz.campaign import options_of
from wfv.options import Options
from wfv.runtime.kernel import Kernel
from wfv.runtime.kernel_origin import KernelOrigin

if importlib.util.find_spec("ziglang") is None:
    pytest.skip("needs Clang: pip install 'wfv[opencl]'", allow_module_level=True)

SOURCE = Path(__file__).parent / "wild" / "sub_group_flow.cl"
Size = tuple[int, ...]
Groups = list[list[np.ndarray]]  # for each group, its sub-groups as indices of work-items in row-major order
STRATEGIES = [pytest.param(name, marks=() if name == "scalar" else pytest.mark.full) for name in wfv.STRATEGIES]
LANES = [4, pytest.param(8, marks=pytest.mark.full), 16]
SIZES: list[tuple[Size, Size]] = [((3,), (1,)), ((9,), (3,)), ((40,), (17,)), ((192,), (64,)), ((20, 6), (20, 3))]
FLAT = [size for size in SIZES if len(size[0]) == 1]


@cache
def program(strategy: str, lanes: int) -> Any:
    return wfv.build(SOURCE, strategy=strategy, lanes=lanes, options="-cl-std=CL3.0")


def groups_of(whole: Size, local: Size, lanes: int) -> Groups:
    """The last group of a dimension may be smaller."""
    (width, height), (columns, rows) = (*whole, 1)[:2], (*local, 1)[:2]
    found = []
    for y, x in product(range(0, height, rows), range(0, width, columns)):
        right = min(x + columns, width)
        found.append(
            [
                row * width + np.arange(first, min(first + lanes, right))
                for row in range(y, min(y + rows, height))
                for first in range(x, right, lanes)
            ]
        )
    return found


def each(groups: Groups) -> Iterator[np.ndarray]:
    for group in groups:
        yield from group


def numbers_of(count: int, low: int = -100, high: int = 100) -> np.ndarray:
    return np.random.default_rng(count).integers(low, high, count).astype(np.int32)


def row_sums(x: np.ndarray) -> np.ndarray:
    before = np.cumsum(x) - x
    return x.sum() * 3 + x.max() * 5 + before * 7 + np.minimum.accumulate(x - before)


def trips(x: np.ndarray) -> np.ndarray:
    total = np.zeros_like(x)
    for k in range(5):
        x = x.sum() + np.arange(len(x), dtype=np.int32) - k
        total ^= x
    return total


def own_trips(counts: np.ndarray) -> np.ndarray:
    total = np.zeros_like(counts)
    for k in range(int(counts.max(initial=0))):
        even = (counts > k) & (k % 2 == 0)
        more = even & ((k + counts) % 3 == 0)
        total += even * np.sum(counts > k) + more * 100 * (k + 1) * np.sum(more)
    return total + 10000 * counts.max()


def two_sides(x: np.ndarray) -> np.ndarray:
    odd, second = x % 2 == 1, (x & 3) == 2
    highest = x[~odd].max(initial=-1000)
    result = np.where(odd, x[odd].sum(), -highest + second * 1000 * np.cumsum(second))
    return result + 100000 * np.arange(1, len(x) + 1)


def helpers(x: np.ndarray) -> np.ndarray:
    for step in range(1, 4):
        x = np.fmod(np.roll(x, -(step % len(x))) * 2 + x[0], 1000)
    return x


def private_array(x: np.ndarray, local: np.ndarray) -> np.ndarray:
    seen = x * np.arange(8, dtype=np.int32)[:, None]
    lanes = np.arange(len(x))
    for k in range(6):
        seen[(k * 3 + local) & 7, lanes] += seen[k & 7].sum()
    result = np.zeros_like(x)
    for row in seen:
        result = result * 5 + row
    return result


def through_memory(x: np.ndarray) -> np.ndarray:
    for step in range(1, 4):
        x = x + np.roll(x, -(step % len(x)))
    return x[::-1]


def until_done(x: np.ndarray) -> np.ndarray:
    left, rounds = x.copy(), 0
    while (left > 0).any():
        left -= 7 + np.arange(len(x), dtype=np.int32)
        rounds += 1
    return rounds * 1000 + left


# The kernels whose results depend on the sub-group alone: arguments after `x` and `out`, and the reference.
ALONE: dict[str, tuple[tuple[int, ...], Callable[[np.ndarray], np.ndarray]]] = {
    "row_sums": ((), row_sums),
    "trips": ((5,), trips),
    "own_trips": ((), own_trips),
    "two_sides": ((), two_sides),
    "helpers": ((), helpers),
    "until_done": ((), until_done),
}


def check_exchanges(kernel: Kernel, lanes: int, whole: Size, local: Size) -> None:
    more, reference = ALONE[kernel.name]
    low, high = (0, 9) if kernel.name == "own_trips" else (-100, 100)
    x = numbers_of(int(np.prod(whole)), low, high)
    out, expected = np.zeros_like(x), np.zeros_like(x)
    for items in each(groups_of(whole, local, lanes)):
        expected[items] = reference(x[items])
    kernel(whole, local, x, out, *more, threads=2)
    np.testing.assert_array_equal(out, expected, f"{whole}, {local}")


@pytest.mark.parametrize("lanes", LANES)
@pytest.mark.parametrize("strategy", STRATEGIES)
@pytest.mark.parametrize("name", ALONE)
def test_exchanges(name: str, strategy: str, lanes: int) -> None:
    for whole, local in SIZES if name == "row_sums" else FLAT:
        check_exchanges(program(strategy, lanes)[name], lanes, whole, local)


@pytest.mark.parametrize("lanes", LANES)
@pytest.mark.parametrize("strategy", STRATEGIES)
def test_numbers(strategy: str, lanes: int) -> None:
    for whole, local in SIZES:
        out = np.zeros((int(np.prod(whole)), 5), np.uint32)
        expected = np.zeros_like(out)
        for group in groups_of(whole, local, lanes):
            for number, items in enumerate(group):
                rows = (
                    np.arange(len(items)),
                    *(np.full(len(items), v) for v in (len(items), lanes, number, len(group))),
                )
                expected[items] = np.stack(rows, 1)
        program(strategy, lanes).numbers(whole, local, out)
        np.testing.assert_array_equal(out, expected, f"{whole}, {local}")


@pytest.mark.parametrize("lanes", LANES)
@pytest.mark.parametrize("strategy", STRATEGIES)
def test_group_barriers_between(strategy: str, lanes: int) -> None:
    for whole, local in FLAT:
        x = numbers_of(whole[0])
        out, expected, ways, ways_expected = (np.zeros_like(x) for _ in range(4))
        for group in groups_of(whole, local, lanes):
            together = np.concatenate(group)
            rest = np.roll(x[together].sum() - x[together], -1)
            values = []
            for number, items in enumerate(group):
                expected[items] = rest[items - together[0]].max()
                part = x[items]
                values.append(
                    part.sum() * np.arange(2, len(part) + 2) if number & 1 else np.full(len(part), part.min())
                )
            ways_expected[together] = np.concatenate(values)[::-1]
        built, shared = program(strategy, lanes), wfv.LocalMemory(4 * local[0])
        built.group_sum(whole, local, x, out, shared, threads=2)
        np.testing.assert_array_equal(out, expected, f"{whole}, {local}")
        built.every_other(whole, local, x, ways, shared, threads=2)
        np.testing.assert_array_equal(ways, ways_expected, f"{whole}, {local}")


@pytest.mark.parametrize("lanes", LANES)
@pytest.mark.parametrize("strategy", STRATEGIES)
def test_returned_work_items(strategy: str, lanes: int) -> None:
    for whole, local in FLAT:
        x = numbers_of(whole[0])
        for n in (1, whole[0] // 2 + 1, whole[0]):
            out, expected, behind, behind_expected = (np.zeros_like(x) for _ in range(4))
            for group in groups_of(whole, local, lanes):
                start, sums = group[0][0], np.zeros_like(x)
                for items in (items[items < n] for items in group):
                    stay = x[items] % 3 != 0
                    expected[items] = x[items].sum() + stay * 1000 * stay.sum()
                    sums[items] = x[np.maximum(items - 1, start)].sum()
                for items in (items[items < n] for items in group):
                    behind_expected[items] = sums[np.maximum(items - 1, start)] + len(items)
            built = program(strategy, lanes)
            built.some_return(whole, local, x, out, n, threads=2)
            np.testing.assert_array_equal(out, expected, f"{whole}, {local}, {n}")
            built.checked(whole, local, x, behind, wfv.LocalMemory(4 * local[0]), n, threads=2)
            np.testing.assert_array_equal(behind, behind_expected, f"{whole}, {local}, {n}")


@pytest.mark.parametrize("lanes", LANES)
@pytest.mark.parametrize("strategy", STRATEGIES)
def test_memory(strategy: str, lanes: int) -> None:
    for whole, local in FLAT:
        x = numbers_of(whole[0])
        kept, kept_expected, passed, passed_expected = (np.zeros_like(x) for _ in range(4))
        for items in each(groups_of(whole, local, lanes)):
            kept_expected[items] = private_array(x[items], items % local[0])
            passed_expected[items] = through_memory(x[items])
        built = program(strategy, lanes)
        built.private_array(whole, local, x, kept, 6, threads=2)
        np.testing.assert_array_equal(kept, kept_expected, f"{whole}, {local}")
        built.through_memory(whole, local, x, passed, wfv.LocalMemory(4 * local[0]), threads=2)
        np.testing.assert_array_equal(passed, passed_expected, f"{whole}, {local}")


@pytest.mark.parametrize("lanes", LANES)
@pytest.mark.parametrize("strategy", wfv.STRATEGIES)
def test_lanes_that_do_not_exist(strategy: str, lanes: int) -> None:
    """A value of the whole group is taken from them across a barrier, and not used."""
    whole, local = (2 * (2 * lanes + 3),), (2 * lanes + 3,)
    x, n, out = numbers_of(whole[0]), np.array([1234], np.int32), np.zeros((whole[0], 2), np.int32)
    expected = np.full_like(out, -1)
    for items in each(groups_of(whole, local, lanes)):
        expected[items[:-1], 0] = n
        expected[items, 1] = n if len(items) == lanes else -1
    program(strategy, lanes).missing_lanes(whole, local, x, out, n, lanes - 1)
    np.testing.assert_array_equal(out, expected)


@pytest.mark.parametrize("lanes", LANES)
@pytest.mark.parametrize("strategy", STRATEGIES)
def test_votes(strategy: str, lanes: int) -> None:
    for whole, local in FLAT:
        x = numbers_of(whole[0])
        out, expected = np.zeros((len(x), 4), np.uint32), np.zeros((len(x), 4), np.uint32)
        for items in each(groups_of(whole, local, lanes)):
            expected[items, 0] = np.sum((x[items] & 1) << np.arange(len(items)))
            expected[items, 2] = (x[items] > 90).any() and not (x[items] & 2).all()
        program(strategy, lanes).votes(whole, local, x, out.reshape(-1), threads=2)
        np.testing.assert_array_equal(out, expected, f"{whole}, {local}")


STEPS = ("normalize", "builtins", "scalarize", "barriers", "loops", "boscc", "masks", "linearize")
SIMD = [name for name, strategy in wfv.STRATEGIES.items() if strategy.vectorize]
COVERING = [("naive", "loops"), ("partial+boscc", "linearize")]
STAGES = [
    pytest.param(*case, marks=() if case in COVERING else pytest.mark.full, id="-".join(case))
    for case in product(SIMD, STEPS)
]


@pytest.mark.parametrize(("strategy", "step"), STAGES)
def test_the_scalar_form_of_each_step(strategy: str, step: str) -> None:
    text = program("scalar", 4).text
    for name in ALONE:

        def compile_it(options: Options, name: str = name) -> pipeline.LaunchModule:
            return pipeline.compile_kernel(text, name, options, stop_after=step)

        kernel = Kernel(KernelOrigin(name, compile_it, text), options_of(strategy, 4, "host"))
        check_exchanges(kernel, 4, (40,), (17,))


def test_sums_of_floats_are_the_same_bits() -> None:
    x = np.random.default_rng(3).random(70).astype(np.float32)
    found = []
    for strategy in ("scalar", "unicf"):
        found.append(np.zeros((70, 3), np.float32))
        program(strategy, 16).float_sums(70, 35, x, found[-1].reshape(-1), threads=2)
    np.testing.assert_array_equal(*found)
    np.testing.assert_allclose(found[0][:16, 0], x[:16].sum(), 1e-6)
