"""NDRanges that the lanes do not divide: odd local sizes, fewer items than lanes, smaller last groups, offsets."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from tests.support.compiled import STRATEGIES, make_kernel
from tests.support.tiny_kernels import COLUMNS, TEXTS, Range, collatz
from wfv import LocalMemory, pipeline
from wfv.fuzz.guarded_arrays import guarded
from wfv.runtime.kernel import Kernel

RANGES = (
    Range((24,), (12,)),
    Range((100,), (12,)),  # the last group has 4
    Range((7,), (7,)),
    Range((5,), (64,)),  # one group, smaller than the local size
    Range((33,), (1,)),
    Range((64,), (16,), (1000,)),
    Range((61,), (20,), (3,)),
    Range((15, 9), (5, 3)),
    Range((13, 7), (5, 3), (2, 100)),
    Range((2, 30), (2, 15)),  # the first dimension is smaller than the lanes
    Range((6, 5, 4), (3, 2, 2)),
    Range((17, 3, 5), (16, 2, 3), (1, 2, 3)),
)
LANES = (2, 4, 8, 16)


@cache
def kernel(name: str, strategy: str, lanes: int, fits_index32: bool) -> Kernel:
    return make_kernel(pipeline.read_source(TEXTS[name]), name, strategy, lanes, fits_index32=fits_index32)


@pytest.fixture(params=RANGES, ids=str)
def ndrange(request: pytest.FixtureRequest) -> Range:
    return request.param


def launch(made: Kernel, ndrange: Range, *args: object, threads: int = 1) -> None:
    offset = ndrange.offset or None
    made(ndrange.global_size, ndrange.local_size, *args, global_offset=offset, threads=threads)


def run_all(name: str, ndrange: Range, strategy: str, lanes: int, fits_index32: bool = True, threads: int = 1) -> None:
    made = kernel(name, strategy, lanes, fits_index32)
    rng = np.random.default_rng(7)
    if name == "ids":
        out = guarded(np.full((ndrange.items, COLUMNS), -1, np.int64), "end")
        launch(made, ndrange, out.array, threads=threads)
        np.testing.assert_array_equal(out.array, ndrange.columns())
    elif name == "reverse":
        x = guarded(rng.integers(0, 10**6, ndrange.items).astype(np.int32), "end")
        out = guarded(np.full(ndrange.items, -1, np.int32), "start")
        tile = LocalMemory(4 * int(np.prod(ndrange.local_size)))
        launch(made, ndrange, x.array, out.array, tile, threads=threads)
        np.testing.assert_array_equal(out.array, ndrange.reversed_groups(x.array))
    else:
        n = ndrange.items * 2 // 3
        # Of the items from n on, not even x may be read.
        x = guarded(rng.integers(1, 1000, n).astype(np.int32), "end")
        before = np.full(ndrange.items, -1, np.int32)
        out = guarded(before, "end")
        launch(made, ndrange, x.array, out.array, n, threads=threads)
        np.testing.assert_array_equal(out.array, collatz(x.array, n, before))
    assert out.is_intact()


@pytest.mark.parametrize("strategy", STRATEGIES)
@pytest.mark.parametrize("name", TEXTS)
def test_each_strategy(name: str, strategy: str, ndrange: Range) -> None:
    run_all(name, ndrange, strategy, 4)


@pytest.mark.parametrize("lanes", LANES)
@pytest.mark.parametrize("name", TEXTS)
def test_each_lane_count(name: str, lanes: int, ndrange: Range) -> None:
    run_all(name, ndrange, "unicf", lanes)


@pytest.mark.parametrize("strategy", ["naive", "unicf"])
@pytest.mark.parametrize("name", TEXTS)
def test_the_version_for_large_ranges(name: str, strategy: str, ndrange: Range) -> None:
    run_all(name, ndrange, strategy, 8, fits_index32=False)


@pytest.mark.parametrize("name", TEXTS)
def test_two_threads(name: str, ndrange: Range) -> None:
    run_all(name, ndrange, "unicf", 8, threads=2)


@pytest.mark.parametrize("name", TEXTS)
def test_a_launch_beyond_32_bits_picks_its_version_itself(name: str) -> None:
    """Global ids beyond 2^31 by an offset: the runtime compiles the version for large launches."""
    made = make_kernel(pipeline.read_source(TEXTS[name]), name)
    ndrange = Range((40,), (12,), (2**33 + 5,))
    assert not list(made.code.variants)
    if name == "ids":
        out = np.full((40, COLUMNS), -1, np.int64)
        launch(made, ndrange, out)
        np.testing.assert_array_equal(out, ndrange.columns())
    elif name == "reverse":
        x, out = np.arange(40, dtype=np.int32), np.zeros(40, np.int32)
        launch(made, ndrange, x, out, LocalMemory(48))
        np.testing.assert_array_equal(out, ndrange.reversed_groups(x))
    else:
        x, out = np.arange(1, 41, dtype=np.int32), np.zeros(40, np.int32)
        launch(made, ndrange, x, out, 30)
        np.testing.assert_array_equal(out, collatz(x, 30, np.zeros(40, np.int32)))
    assert [variant.options.fits_index32 for variant in made.code.variants] == [False]
