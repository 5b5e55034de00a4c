"""Forms of tiles (passes/speculate/tiles.py): sizes that fit and that do not, beside inaccessible pages."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest

from tests.support.compiled import need_target
from tests.support.wild import build
from wfv import STRATEGIES, LocalMemory
from wfv.fuzz.guarded_arrays import guarded
from wfv.runtime.program import Program

COVERING = (("unicf", 4, "x86-64-v2"), ("unicf", 16, "host"), ("partial+boscc", 8, "x86-64-v3"), ("naive", 4, "host"))
OTHERS = [(s, n, t) for s in STRATEGIES for n, t in ((4, "x86-64-v2"), (8, "x86-64-v3"), (16, "host"))]
each_form = pytest.mark.parametrize(
    ("strategy", "lanes", "target"),
    [*COVERING, *(pytest.param(*case, marks=pytest.mark.full) for case in OTHERS if case not in COVERING)],
)
SQUARES = (((48, 32), (16, 16)), ((24, 16), (8, 8)), ((20, 20), (20, 20)))
TYPES = {4: ("float", np.float32), 8: ("double", np.float64), 16: ("uchar", np.uint8)}  # by the lanes
RNG = np.random.default_rng(12)


@cache
def program(strategy: str, lanes: int, target: str, type: str = "float") -> Program:
    need_target(target)
    return build("tiles.cl", strategy, lanes=lanes, target=target, defines={"T": type})


def check(kernel: Any, sizes: Any, args: list[Any], expected: np.ndarray) -> None:
    """Runs the kernel with its arrays beside inaccessible pages; the first one must be as `expected`."""
    for side in ("end", "start"):
        given = [guarded(x, side) if isinstance(x, np.ndarray) else x for x in args]
        kernel(*sizes, *(getattr(x, "array", x) for x in given))
        np.testing.assert_array_equal(given[0].array, expected, err_msg=f"{sizes} {side}")
        assert all(x.is_intact() for x in given if hasattr(x, "is_intact"))


@each_form
def test_transposition_of_tiles(strategy: str, lanes: int, target: str) -> None:
    type, dtype = TYPES[lanes]
    kernels = program(strategy, lanes, target, type)
    for sizes in SQUARES:
        (width, height), (n, _) = sizes
        x = RNG.integers(0, 100, (height, width)).astype(dtype)
        local = LocalMemory(n * (n + 1) * x.itemsize)
        for kernel in (kernels.read, kernels.write, kernels.tile):
            check(kernel, sizes, [np.zeros((width, height), dtype), x, local, width, height], x.T)


@each_form
@pytest.mark.parametrize("local", [(16, 4), (16, 6), (5, 4)])
def test_accesses_to_global_memory(strategy: str, lanes: int, target: str, local: tuple[int, int]) -> None:
    kernels = program(strategy, lanes, target)
    w, h, d = local[0] * 2, local[1] * 3, 2
    height = h + 1
    x, y, z = np.arange(w)[None, None, :], np.arange(h)[None, :, None], np.arange(d)[:, None, None]
    source = RNG.integers(0, 99, w * 3 * height).astype(np.float32)
    before = RNG.integers(0, 99, (d, h, w)).astype(np.float32)
    expected = before + source[(x * 3 + z) * height + y] * 2 + y + x
    check(kernels.gather, ((w, h, d), (*local, 1)), [before, source, height], expected.astype(np.float32))
    rows = RNG.integers(0, 99, (w, h)).astype(np.float32)
    check(kernels.ordered, ((w, h), local), [rows, h], (rows + 1) * 2 + rows)


def test_which_kernels_have_tiles() -> None:
    kernels = program("unicf", 4, "x86-64-v2")
    found = {k for k in kernels.kernels if any(r.kind == "tiles" for r in getattr(kernels, k).compiled().remarks)}
    assert found == {"read", "write", "gather"}
    assert "tiles" not in {r.kind for r in kernels.read.compiled(lanes=2).remarks}
