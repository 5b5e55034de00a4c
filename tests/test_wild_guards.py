"""Kernels under `id < n` and their like: results at every edge of the guard, and no masks in the fast version."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import numpy as np
import pytest

import wfv
from tests.support.wild import build
from wfv import STRATEGIES
from wfv.runtime.program import Program

ITEMS, LOCAL = 104, 52  # with 8 lanes, six vectors and a remainder of four in each group
GUARDS = (0, 1, 7, 8, 9, 47, 48, 49, 51, 52, 53, 55, 56, 103, 104, 105, 1000)
SIGNED_GUARDS = (-(2**31), -8, -1, *GUARDS, 2**31 - 1)
WRAP32, WRAP31 = 2**32, 2**31
COVERING = ("unicf", "partial+boscc")
each_strategy = pytest.mark.parametrize(
    "strategy", [pytest.param(name, marks=() if name in COVERING else pytest.mark.full) for name in STRATEGIES]
)
RNG = np.random.default_rng(5)


@cache
def program(name: str, strategy: str, lanes: int = 8) -> Program:
    return build(f"guarded_{name}.cl", strategy, lanes=lanes)


def floats(*shape: int) -> np.ndarray:
    return RNG.integers(-8, 9, shape).astype(np.float32)


def ints(*shape: int) -> np.ndarray:
    return RNG.integers(-99, 100, shape).astype(np.int32)


def check(kernel: Any, sizes: tuple[Any, Any], args: list[Any], out: np.ndarray, expected: Any, **launch: Any) -> None:
    """Runs the kernel, which writes to `out` (full of -1), and compares that with the expected elements."""
    out[...] = -1
    kernel(*sizes, *args, **launch)
    np.testing.assert_array_equal(out, expected)


def where(is_active: np.ndarray, values: np.ndarray) -> np.ndarray:
    return np.where(is_active, values, np.asarray(-1, values.dtype))


@each_strategy
def test_dot_product(strategy: str) -> None:
    a, b, c, ids = floats(ITEMS, 4), floats(ITEMS, 4), floats(ITEMS), np.arange(ITEMS)
    for n in SIGNED_GUARDS:
        kernel = program("accesses", strategy).dot4
        check(kernel, (ITEMS, LOCAL), [a.ravel(), b.ravel(), c, n], c, where(ids < n, (a * b).sum(1)))


@each_strategy
def test_strided(strategy: str) -> None:
    x, y, ids = floats(ITEMS, 3), floats(ITEMS, 3), np.arange(ITEMS)
    for n in (*GUARDS, 2**32 - 1):
        expected = np.full_like(y, -1)
        expected[:, 0] = where(ids < n, 2 * x[:, 0])
        check(program("accesses", strategy).strided, (ITEMS, LOCAL), [x.ravel(), y.ravel(), n, 3], y, expected)


@each_strategy
def test_kmeans(strategy: str) -> None:
    points, centers, member, ids = floats(ITEMS, 5), floats(4, 5), ints(ITEMS), np.arange(ITEMS)
    nearest = ((points[:, None] - centers) ** 2).sum(2).argmin(1).astype(np.int32)
    for n in (-1, 0, 47, 48, 49, 103, 104, 105):
        args = [points.ravel(), centers.ravel(), member, n, 4, 5]
        check(program("accesses", strategy).kmeans, (ITEMS, LOCAL), args, member, where(ids < n, nearest))


@each_strategy
def test_lookup(strategy: str) -> None:
    x, table, y = RNG.integers(0, 256, ITEMS).astype(np.uint8), ints(256), ints(ITEMS)
    for n in (*GUARDS, 2**63, 2**64 - 1):
        expected = where(np.arange(ITEMS) < n, table[x] + table[x ^ 255])
        check(program("accesses", strategy).lookup, (ITEMS, LOCAL), [x, table, y, n], y, expected)


@each_strategy
def test_saxpy(strategy: str) -> None:
    x, y = floats(ITEMS), floats(ITEMS)
    for n in SIGNED_GUARDS:
        expected = where(np.arange(ITEMS) < n, 2 * x - 1)
        check(program("accesses", strategy).saxpy, (ITEMS, LOCAL), [x, y, 2.0, n], y, expected)


@each_strategy
def test_rows_and_columns(strategy: str) -> None:
    for width, height in ((ITEMS, 3), (ITEMS - 1, 2), (48, 3), (49, 1), (0, 3), (ITEMS, 0), (-5, -1)):
        a, b = floats(ITEMS * 3), floats(ITEMS * 3)
        expected = np.full_like(b, -1)
        used = max(width, 0) * max(height, 0)
        expected[:used] = a[:used] + 1
        args = [a, b, width, height]
        check(program("accesses", strategy).column_major, ((ITEMS, 3), (LOCAL, 1)), args, b, expected)


# At 2^k - 21, the third vector of the first group wraps in k bits; at 2^31 / 3 - 21, three times the id wraps there.
OFFSETS = (0, 107, WRAP31 - 21, WRAP31 - 52, WRAP31 // 3 - 21, WRAP32 - 21, WRAP32 - 104, WRAP32 + 7)


@each_strategy
@pytest.mark.parametrize("name", ["int", "uint", "down"])
def test_ids_that_wrap(name: str, strategy: str) -> None:
    kernel = program("accesses", strategy)[f"wraps_{name}"]
    x, y = ints(ITEMS, 3), ints(ITEMS, 2)
    for offset in OFFSETS:
        ids = np.arange(offset, offset + ITEMS)
        for n in (-(2**31) + 20, -100, -1, 0, 45, 2**31 - 3, 2**31 - 1):
            if name == "int":
                used, active = ids.astype(np.int32), ids.astype(np.int32) < n
            elif name == "uint":
                used, active = ids.astype(np.int32), (ids - 1).astype(np.uint32) < n % WRAP32
            else:
                used = (-3 * ids).astype(np.int32)
                active = used > n
            expected = np.full_like(y, -1)
            expected[:, 0] = where(active, x[:, 0] + used)
            check(
                kernel,
                (ITEMS, LOCAL),
                [x.ravel(), y.ravel(), n % WRAP32 if name == "uint" else n],
                y,
                expected,
                global_offset=offset,
            )


@each_strategy
def test_bytes_that_wrap(strategy: str) -> None:
    x, y = ints(256), ints(ITEMS)
    for offset in OFFSETS:
        expected = x[128 + np.arange(offset, offset + ITEMS).astype(np.int8).astype(int)]
        kernel = program("accesses", strategy).wraps_char
        check(kernel, (ITEMS, LOCAL), [x, y], y, expected, global_offset=offset)


@each_strategy
def test_clamps_of_ids_that_wrap(strategy: str) -> None:
    x, y = ints(200), ints(ITEMS)
    for offset in OFFSETS:
        ids = np.arange(offset, offset + ITEMS).astype(np.int32).astype(int)
        for low in (0, 30, WRAP31 - 150, -(2**31), -(2**31) + 10):
            high = low + 149
            expected = x[np.clip(ids, low, high) - low]
            kernel = program("accesses", strategy).wraps_max
            check(kernel, (ITEMS, LOCAL), [x, y, low, high], y, expected, global_offset=offset)


@each_strategy
def test_all_lanes_but_one(strategy: str) -> None:
    x, y, ids = ints(ITEMS, 3), ints(ITEMS, 3), np.arange(ITEMS)
    for n in (-111, -1, 0, 1, 7, 8, 51, 52, 95, 97, 103, 104):
        expected = np.full_like(y, -1)
        expected[:, 0] = np.where(ids == n, 7, where(97 - 2 * ids != n, x[:, 0]))
        check(program("accesses", strategy).but_one, (ITEMS, LOCAL), [x.ravel(), y.ravel(), n, 3], y, expected)


@each_strategy
def test_border(strategy: str) -> None:
    for width, height in ((ITEMS, 5), (ITEMS - 3, 5), (53, 4), (3, 3), (2, 5), (1, 1)):
        image, out = floats(height, width, 2), np.empty((height, width, 2), np.float32)
        expected = np.full_like(out, -1)
        near = image[1:-1, :-2] + image[1:-1, 2:] + image[:-2, 1:-1] + image[2:, 1:-1]
        expected[1:-1, 1:-1] = near - 4 * image[1:-1, 1:-1] if min(width, height) > 2 else -1
        args = [image.ravel(), out.ravel(), width, height]
        check(program("stencils", strategy).border, ((ITEMS, 5), (LOCAL, 1)), args, out, expected)


@each_strategy
@pytest.mark.parametrize("name", ["clamped", "clamped_radius"])
def test_clamped_filter(name: str, strategy: str) -> None:
    weights = floats(3, 3)
    for width, height in ((ITEMS, 4), (ITEMS - 1, 5), (48, 3), (9, 2), (1, 1)):
        image, out = floats(height, width), np.empty((height, width), np.float32)
        padded = np.pad(image, 1, mode="edge")
        expected = sum(weights[y, x] * padded[y : y + height, x : x + width] for y in range(3) for x in range(3))
        args = [image.ravel(), out.ravel(), weights.ravel(), width, height]
        args += [1] if name == "clamped_radius" else []
        check(program("stencils", strategy)[name], ((ITEMS, 5), (LOCAL, 1)), args, out, expected)


@each_strategy
@pytest.mark.parametrize("name", ["neighbours", "periodic"])
def test_neighbours(name: str, strategy: str) -> None:
    image, out = ints(ITEMS), ints(ITEMS)
    for width in (ITEMS, 52, 16):
        row, used = image[:width], out[:width]
        padded = np.pad(row, 1, mode="edge" if name == "neighbours" else "wrap")
        expected = padded[:-2] + 10 * row + 100 * padded[2:]
        check(program("stencils", strategy)[name], (width, min(width, LOCAL)), [row, used, width], used, expected)


@each_strategy
def test_selected_elements(strategy: str) -> None:
    x, y, ids = ints(ITEMS), ints(ITEMS), np.arange(ITEMS)
    for n in SIGNED_GUARDS:
        kernel = program("stencils", strategy).selected
        check(kernel, (ITEMS, LOCAL), [x, y, n, 5], y, x[np.where(ids < n, ids, 5)])


@each_strategy
def test_windows_with_unsigned_counters(strategy: str) -> None:
    x, y, ids = ints(400), ints(ITEMS), np.arange(ITEMS)
    for last, bound, m in ((399, 9, 20), (103, 9, 5), (100, 2**32 - 1, 20), (50, 2**32 - 2, 30), (0, 0, 0), (60, 1, 9)):
        window = np.arange(min(bound, m))
        expected = x[np.minimum(ids[:, None] + window, last)].sum(1)
        kernel = program("stencils", strategy).window_break
        check(kernel, (ITEMS, LOCAL), [x, y, last, bound, m], y, expected)


@each_strategy
def test_windows_that_count_to_a_number(strategy: str) -> None:
    x, y, ids = ints(400), ints(ITEMS), np.arange(ITEMS)
    for low, start, stop in ((0, 0, 9), (40, 0, 9), (7, -20, 20), (7, 5, 5), (60, 50, 60), (0, -90, -60)):
        expected = x[np.maximum(ids[:, None] - np.arange(start, stop), low)].sum(1)
        kernel = program("stencils", strategy).window_before
        check(kernel, (ITEMS, LOCAL), [x, y, low, start, stop], y, expected)


@each_strategy
def test_windows_under_tests(strategy: str) -> None:
    x, y, ids = ints(ITEMS + 80, 3), ints(ITEMS), np.arange(ITEMS)
    for width, radius in ((ITEMS, 3), (ITEMS + 80, 20), (60, 9), (0, 2), (ITEMS, 0), (ITEMS, -1), (9, 200)):
        at = ids[:, None] + np.arange(-radius, radius)
        inside = (at >= 0) & (at < width)
        expected = np.where(inside, x[np.where(inside, at, 0), 0], 0).sum(1)
        kernel = program("stencils", strategy).window_tested
        check(kernel, (ITEMS, LOCAL), [x.ravel(), y, width, radius], y, expected)


FORMS = {
    # kernel: wide loads and stores in the fast version, scalar loads and stores in it
    "accesses.dot4": (3, 0),
    "accesses.strided": (0, 16),
    "accesses.kmeans": (9, 13),  # each lane's four elements at once, and their rest one by one
    "accesses.lookup": (2, 16),
    "accesses.column_major": (2, 0),
    "stencils.border": (6, 0),
    "stencils.clamped": (4, 3),  # three iterations, and three weights
    "stencils.clamped_radius": (2, 1),
    "stencils.neighbours": (4, 0),
    "stencils.periodic": (4, 0),
    "stencils.selected": (2, 0),
    "stencils.window_break": (2, 0),
    "stencils.window_before": (2, 0),
    "stencils.window_tested": (3, 0),  # 22 elements in a row, by two loads
}


def fast_versions(kernel: Any) -> list[str]:
    """The text of the fast versions' SIMD forms."""
    return re.findall(r"(?ms)^define [^\n]*\.fast\.simd\(.*?^}", kernel.variant().ir)


@pytest.mark.parametrize("strategy", ["unicf", "partial"])
@pytest.mark.parametrize("name", FORMS)
def test_the_fast_version_has_no_masks(name: str, strategy: str) -> None:
    file, kernel = name.split(".")
    kernels = build(f"guarded_{file}.cl", strategy, lanes=8, target="x86-64-v3")
    (fast,) = fast_versions(kernels[kernel])
    assert "masked" not in fast
    wide, scalar = (re.findall(pattern, fast) for pattern in (r" (?:load|store) <", r" (?:load|store) [if]"))
    assert (len(wide), len(scalar)) == FORMS[name]


@pytest.mark.parametrize(
    ("kernel", "strategy", "target", "expected"),
    [
        ("accesses.saxpy", "unicf", "x86-64-v3", 1),
        ("accesses.saxpy", "unicf", "x86-64-v2", 0),  # a test of the mask, and plain accesses
        ("accesses.saxpy", "unicf+boscc", "x86-64-v3", 1),
        ("streams.longer", "unicf", "x86-64-v3", 0),
        ("streams.near", "unicf", "x86-64-v3", 0),
    ],
)
def test_contiguous_accesses_are_a_reason_where_there_is_little_else(
    kernel: str, strategy: str, target: str, expected: int
) -> None:
    file, name = kernel.split(".")
    found = fast_versions(build(f"guarded_{file}.cl", strategy, lanes=8, target=target)[name])
    assert len(found) == expected
    assert not any("masked" in version for version in found)


@pytest.mark.parametrize(("name", "expected"), [("accesses.dot4", 1), ("stencils.periodic", 1)])
def test_copies_of_boscc_have_no_masks_either(name: str, expected: int) -> None:
    """BOSCC copies what is under the guard; fast versions are made beside it."""
    file, kernel = name.split(".")
    assert len(fast_versions(program(file, "unicf+boscc")[kernel])) == expected


@pytest.mark.parametrize("strategy", ["unicf", "unicf+boscc"])
@pytest.mark.parametrize("index", ["3 * i", "clamp(i + 1, 0, n - 1)"])
def test_much_code_gets_no_third_copy_for_its_masks(strategy: str, index: str) -> None:
    """BOSCC's copy has no masks. A better address is worth a version in any case."""
    much = "".join(f"x[{index}] = x[{index}] * {k} + (y[i] ^ {k});" for k in range(3, 40))
    body = f"int i = get_global_id(0); if (i < n) {{ {much} }}"
    source = f"kernel void k(global volatile int *x, global int *y, int n) {{ {body} }}"
    kernel = wfv.build(source, strategy=strategy, lanes=8, target="x86-64-v3").k
    assert len(fast_versions(kernel)) == (strategy == "unicf" or index != "3 * i")


def test_the_guard_is_in_the_remarks() -> None:
    found = [r for r in program("accesses", "unicf").dot4.remarks if r.kind == "guard"]
    assert [(r.line, r.opcode) for r in found] == [(6, "icmp")]
    assert "the same in all lanes" in found[0].text
