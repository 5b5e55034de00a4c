"""Kernels with tests of edges at sizes at which no vector, some, or all are inside; and which have a second version."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from tests.support.wild import build
from wfv import STRATEGIES
from wfv.runtime.program import Program

COVERING = ("unicf", "partial", "unicf+boscc")
each_strategy = pytest.mark.parametrize(
    "strategy", [pytest.param(name, marks=() if name in COVERING else pytest.mark.full) for name in STRATEGIES]
)
COLUMNS, ROWS = 48, 5  # with 8 lanes and groups of 20: vectors and remainders
RNG = np.random.default_rng(7)


@cache
def program(strategy: str, lanes: int = 8) -> Program:
    return build("edge_tests.cl", strategy, lanes=lanes)


@each_strategy
@pytest.mark.parametrize("local", [16, 20], ids=str)
def test_window(strategy: str, local: int) -> None:
    image, out = RNG.integers(0, 256, (ROWS, COLUMNS), dtype=np.uint8), np.zeros((ROWS, COLUMNS), np.int32)
    sizes = ((48, 5), (47, 5), (48, 1), (18, 3), (9, 2), (1, 1), (0, 5), (48, 0), (-3, 4))
    for width, height in sizes:
        expected = np.full_like(out, -1)
        for y in range(height):
            for x in range(width):
                part = image[max(y - 1, 0) : min(y + 2, height), max(x - 2, 0) : min(x + 3, width)]
                expected[y, x] = int(part.sum(dtype=int)) * 100 + part.size
        out[...] = -1
        program(strategy).window_sum((60, ROWS), (local, 1), image.ravel(), out.ravel(), width, height, COLUMNS)
        np.testing.assert_array_equal(out, expected)


@each_strategy
@pytest.mark.parametrize("local", [16, 24], ids=str)
def test_gradient(strategy: str, local: int) -> None:
    image = RNG.integers(0, 256, (ROWS, COLUMNS, 4), dtype=np.uint8)
    out = np.zeros_like(image)
    left, right, up, down = image[1:-1, :-2], image[1:-1, 2:], image[:-2, 1:-1], image[2:, 1:-1]
    a, b, c, d = image[:-2, :-2], image[:-2, 2:], image[2:, :-2], image[2:, 2:]
    inner = (left ^ right) + (up ^ down) + (a ^ d) - (b ^ c)
    for width, height in ((48, 5), (47, 5), (33, 4), (10, 3), (9, 5), (3, 3), (2, 5), (1, 1), (48, 2)):
        expected = np.full_like(image, 9)
        expected[1 : height - 1, 1 : width - 1] = inner[: max(height - 2, 0), : max(width - 2, 0)]
        out[...] = 9
        program(strategy).gradient((COLUMNS, ROWS), (local, 1), image.reshape(-1, 4), out.reshape(-1, 4), width, height)
        np.testing.assert_array_equal(out, expected)


@each_strategy
def test_prefix_length(strategy: str) -> None:
    text, pattern = RNG.integers(0, 2, 120, dtype=np.uint8), np.array([1, 0, 1, 1, 0, 0], np.uint8)
    out = np.zeros(120, np.int32)
    for most in (0, 1, 3, 6):
        for length in (0, 5, most, 8 + most, 9 + most, 57, 104):
            expected = np.full_like(out, -1)
            for start in range(min(length - most + 1, 104)):
                same = text[start : start + most] == pattern[:most]
                expected[start] = most if same.all() else int(same.argmin())
            out[...] = -1
            program(strategy).prefix_length((104,), (52,), text, pattern, out, length, most)
            np.testing.assert_array_equal(out, expected)


def test_versions() -> None:
    """A version without masks, unless uniform branches get masks too."""
    for strategy, has_versions in (("unicf", True), ("partial", True), ("unival", False), ("unicf+boscc", True)):
        for name in ("window_sum", "prefix_length"):
            found = program(strategy)[name].remarks
            assert any(remark.kind == "guard" for remark in found) == has_versions, (strategy, name)
    assert {"cmp.not.i", "cmp8.i"} <= {r.name for r in program("unicf").gradient.remarks if r.kind == "guard"}
