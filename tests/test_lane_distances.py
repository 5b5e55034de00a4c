"""Indices by `| ^ & / %` of ids (tests/wild/lane_distances.cl): the same results as one work-item at a time."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from tests.support.compiled import need_target
from tests.support.wild import build
from wfv import STRATEGIES
from wfv.runtime.kernel import Kernel
from wfv.runtime.program import Program

NAMES = ("or_of_a_constant", "xor_of_a_sum", "or_of_a_sum", "store_to_xor", "masks_that_cancel",
         "quotients_that_cancel", "remainders_that_cancel")  # fmt: skip
TARGETS = ("x86-64-v2", "x86-64-v3", "x86-64-v4")
ALL = [(s, n, t) for s in STRATEGIES if s != "scalar" for n in (2, 4, 8, 16, 32, 64) for t in TARGETS]
COVERING = [
    ("unicf", 4, "x86-64-v2"),
    ("unicf", 8, "x86-64-v3"),
    ("partial+boscc", 16, "x86-64-v3"),
    ("unival", 64, "x86-64-v4"),
]
INPUT = np.random.default_rng(65).integers(-999, 999, 2048).astype(np.int32)


@cache
def program(strategy: str, lanes: int, target: str) -> Program:
    return build("lane_distances.cl", strategy, lanes=lanes, target=target)


def run(kernel: Kernel, size: int, local: int, u: int, w: int) -> np.ndarray:
    out = np.zeros(1024, np.int32)
    kernel(size, local, out, INPUT, u, w)
    return out


@pytest.mark.parametrize(
    ("strategy", "lanes", "target"),
    [*COVERING, *(pytest.param(*case, marks=pytest.mark.full) for case in ALL if case not in COVERING)],
)
def test_all_kernels(strategy: str, lanes: int, target: str) -> None:
    need_target(target)
    vectorized, scalar = program(strategy, lanes, target), program("scalar", 8, "x86-64-v2")
    for name in NAMES:
        for size, local in ((512, 64), (960, 96), (15, 8)):
            for u, w in ((1, 63), (2, 5), (4, 62), (8, 1)):
                found, wanted = (run(getattr(of, name), size, local, u, w) for of in (vectorized, scalar))
                np.testing.assert_array_equal(found, wanted, f"{name}, u={u}, w={w}, {size} by {local}")
