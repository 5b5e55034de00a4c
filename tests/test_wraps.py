"""Remainders that wrap around at most once (passes/speculate/assumed_arithmetic.py), at edges and far beyond them."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import numpy as np
import pytest

import wfv
from tests.support.compiled import need_target
from tests.support.wild import build
from wfv import STRATEGIES
from wfv.runtime.program import Program

COVERING = (("unicf", 4, "x86-64-v2"), ("unicf", 16, "host"), ("partial+boscc", 8, "x86-64-v3"))
OTHERS = [(s, n, t) for s in STRATEGIES for n, t in ((4, "x86-64-v2"), (8, "x86-64-v3"), (32, "host"))]
each_form = pytest.mark.parametrize(
    ("strategy", "lanes", "target"),
    [*COVERING, *(pytest.param(*case, marks=pytest.mark.full) for case in OTHERS if case not in COVERING)],
)
RNG = np.random.default_rng(23)


@cache
def program(strategy: str, lanes: int, target: str) -> Program:
    need_target(target)
    return build("wrapping.cl", strategy, lanes=lanes, target=target)


def check(kernel: Any, sizes: Any, shape: tuple[int, ...], args: list[Any], expected: np.ndarray) -> None:
    out = np.zeros(shape, np.int32)
    kernel(*sizes, out, *args)
    np.testing.assert_array_equal(out, expected, err_msg=f"{sizes} {args[1:]}")


@each_form
@pytest.mark.parametrize(("width", "height", "radius"), [(64, 4, 1), (48, 3, 3), (32, 2, 0), (96, 5, 2), (20, 4, 1)])
def test_images(strategy: str, lanes: int, target: str, width: int, height: int, radius: int) -> None:
    image = RNG.integers(0, 5, (height, width)).astype(np.int32)
    expected = np.zeros_like(image)
    for dy in range(-radius, radius + 1):
        for dx in range(-radius, radius + 1):
            expected = expected * 3 + np.roll(image, (-dy, -dx), (0, 1))
    kernel = program(strategy, lanes, target).torus
    check(kernel, ((width, height), (min(width, 32), 1)), image.shape, [image, width, height, radius], expected)


@each_form
def test_rings(strategy: str, lanes: int, target: str) -> None:
    kernels, ids, x = program(strategy, lanes, target), np.arange(128), RNG.integers(0, 99, 256, dtype=np.int32)
    for size in (1, 5, 31, 33, 64):
        for moved in (0, 3, -1, -40, -200, size, 2 * size - 3):
            at = np.fmod(ids + moved, size) + 64
            check(kernels.ring, (128, 64), (128,), [x, moved, size], x[at])
        for count in (1, 2, 9):
            k = np.arange(count)[:, None]
            at = (ids + k + size // 2) % size
            check(kernels.unsigned_ring, (128, 64), (128,), [x, size, count], (x[at] * (k + 1)).sum(0))
            at = np.fmod(size + size // 2 - ids + k, size)
            check(kernels.mirrored, (128, 64), (128,), [x, size, count], (x[at + 64] * at).sum(0))


def test_numbers_near_the_end_of_their_type() -> None:
    kernel, x = program("unicf", 4, "x86-64-v2").ring, RNG.integers(0, 99, 256, dtype=np.int32)
    size, moved = 2**31 - 100, 2**31 - 64  # the last sum is 2**31 - 1
    check(kernel, (64, 64), (64,), [x, moved, size], x[np.arange(64) + moved - size + 64])


@each_form
@pytest.mark.parametrize("radius", [0, 2, 9])
def test_a_width_that_is_a_constant(strategy: str, lanes: int, target: str, radius: int) -> None:
    image = RNG.integers(0, 5, (3, 320)).astype(np.int32)
    expected = np.zeros_like(image)
    for dx in range(-radius, radius + 1):
        expected = expected * 3 + np.roll(image, -dx, 1)
    kernel = program(strategy, lanes, target).fixed_torus
    check(kernel, ((320, 3), (32, 1)), image.shape, [image, radius], expected)


@each_form
def test_masks_of_low_bits(strategy: str, lanes: int, target: str) -> None:
    kernels, ids, x = program(strategy, lanes, target), np.arange(1024), RNG.integers(0, 5, 512, dtype=np.int32)
    for moved in (0, 3, -1, -40, 511, 512, -700, 2**31 - 1030, 6 - 2**31):
        for radius in (0, 1, 6):
            expected = np.zeros(1024, np.int32)
            for k in range(-radius, radius + 1):
                expected = expected * 3 + x[ids + moved + k & 511]
            check(kernels.masked_ring, (1024, 64), (1024,), [x, moved, radius], expected)
        at = moved & (2**32 - 1)
        expected = x[ids + at & 511] + 2 * x[at - ids & 511]
        check(kernels.unsigned_masked_ring, (1024, 64), (1024,), [x, at], expected)


@pytest.mark.parametrize("name", ["fixed_torus", "masked_ring", "unsigned_masked_ring"])
def test_constant_periods_are_assumed_not_to_end_within_a_vector(name: str) -> None:
    kernel = getattr(program("unicf", 16, "host"), name)
    assert any("assumed to wrap in all lanes or in none" in each.text for each in kernel.remarks)
    fast = re.search(rf"@{name}\.c0\.fast\.simd\(.*?\n}}", kernel.compiled().ir(), re.DOTALL)
    assert fast is not None and "tested" not in fast.group() and "<16 x ptr" not in fast.group()


def test_constants_of_a_few_vectors_wrap_too_often() -> None:
    source = """kernel void k(global int *out, global const int *in, int n) {
        int i = get_global_id(0);
        out[i] = in[(i + n) % 40];
    }"""
    assert not any("assumed to wrap" in each.text for each in wfv.build(source, strategy="unicf", lanes=16).k.remarks)


def test_fast_versions_do_not_divide() -> None:
    ir = program("unicf", 4, "x86-64-v2").torus.compiled().ir()
    fast = re.search(r"@torus\.c0\.fast\.simd\(.*?\n}", ir, re.DOTALL)
    assert fast is not None
    assert len(re.findall(r"= srem ", fast.group())) == 1  # of the row, once for all lanes
