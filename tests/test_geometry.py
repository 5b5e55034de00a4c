"""Launch shapes."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from wfv.errors import GeometryError
from wfv.options import INDEX32_GLOBAL_SIZE
from wfv.runtime.launch.geometry import NDRange, launch_numbers, make_range


def test_ranges_count_their_groups() -> None:
    ndrange = make_range((100, 30), (16, 8), (5, 0))
    assert (ndrange.groups, ndrange.group_count, ndrange.local_items) == ((7, 4), 28, 128)
    assert not ndrange.needs_index64


def test_numpy_integers_and_arrays_are_sizes() -> None:
    assert make_range(np.int64(10), np.uint8(5)) == make_range(10, 5)
    assert make_range(np.array(10), np.array([5])) == make_range(10, 5)
    assert make_range(np.array([4, 6]), [2, 3]) == make_range((4, 6), (2, 3))


@pytest.mark.parametrize(
    ("global_size", "local_size"),
    [
        (1 << 20, (256,)),
        (1000, (256,)),
        (100, (64,)),
        (1, (1,)),
        ((512, 512), (64, 4)),
        ((7, 3), (4, 2)),
        ((64,) * 3, (64, 2, 2)),
    ],
)
def test_a_local_size_is_chosen(global_size: Any, local_size: tuple[int, ...]) -> None:
    assert make_range(global_size).local_size == local_size


@pytest.mark.parametrize(
    ("sizes", "message"),
    [
        ((0, None), "global size 0: not positive"),
        ((-5, None), "global size -5: not positive"),
        (((4, 0), None), r"global size \(4, 0\): not positive"),
        ((4, 0), "local size 0: not positive"),
        ((4, -1), "local size -1: not positive"),
        ((4, 2, -1), "global offset -1: negative"),
        ((4, (2, 2)), r"local size \(2, 2\): 2 dimensions, but the global size has 1"),
        (((4, 4), 2), "local size 2: 1 dimensions, but the global size has 2"),
        (((4, 4), None, 1), "global offset 1: 1 dimensions"),
        (((1, 1, 1, 1), None), "4 dimensions"),
        (((), None), "0 dimensions"),
        ((4.0, None), "global size 4.0: not an integer"),
        (("64", None), "global size '64': not an integer"),
        ((None, None), "not an integer"),
        ((1 << 21, 1 << 21), "more than 1048576 work-items"),
        (((1 << 40, 1 << 40), (1, 1)), "2\\^62 work-items"),
        ((4, 1, 1 << 62), r"global offset 4611686018427387904: ids of 2\^62 or more with the global size 4"),
        (({4, 5}, None), "not an integer"),
        ((b"\x04", None), "not an integer"),
        ((np.arange(2_000_000), 4), r"^.{,100}: 2000000 dimensions, not one to three\n.*or None, \*arguments"),
        ((4, np.zeros(4, np.float32)), r"local size array\([\s\S]*or None, \*arguments"),
    ],
)
def test_bad_sizes_are_geometry_errors(sizes: tuple[Any, ...], message: str) -> None:
    with pytest.raises(GeometryError, match=message):
        make_range(*sizes)


def test_large_ranges_need_64_bit_indices() -> None:
    limit = INDEX32_GLOBAL_SIZE + 1
    assert not make_range(limit - 1, 1).needs_index64
    assert make_range(limit, 1).needs_index64
    assert make_range(limit - 10, 1, 10).needs_index64
    assert not make_range(1 << 20, 1 << 16).needs_index64
    assert make_range(1 << 20, 1 << 17).needs_index64


def test_the_launch_block_is_as_documented() -> None:
    assert list(launch_numbers(make_range((100, 30), (16, 8), (5, 6)), 192)) == [
        *(0, 28, 1, 2),
        *(100, 30, 1),
        *(16, 8, 1),
        *(5, 6, 0),
        *(7, 4, 1),
        192,
        0,
        *(0, 0),  # no group has diverged
        *(0, 0),  # no work-item has trapped
        *(0, 0, 0),  # there was no fault
        0,  # no test of bounds has failed
    ]


def test_a_range_is_immutable() -> None:
    ndrange: NDRange = make_range(4)
    with pytest.raises(AttributeError):
        ndrange.global_size = (5,)  # type: ignore[misc]
