"""Guards whose tests are of low bits of a row (passes/speculate/row_bits.py): ids that no vector begins aligned at."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import numpy as np
import pytest

from tests.support.compiled import need_target
from tests.support.wild import build
from wfv import STRATEGIES
from wfv.runtime.program import Program

COVERING = (("unicf", 4, "x86-64-v2"), ("unicf", 16, "host"), ("partial+boscc", 8, "x86-64-v3"))
OTHERS = [(s, n, t) for s in STRATEGIES for n, t in ((2, "x86-64-v2"), (8, "x86-64-v3"), (32, "host"))]
each_form = pytest.mark.parametrize(
    ("strategy", "lanes", "target"),
    [*COVERING, *(pytest.param(*case, marks=pytest.mark.full) for case in OTHERS if case not in COVERING)],
)
COUNT = 192
SIZES = ((64, 0), (32, 5), (24, 16), (96, 3))  # local size and global offset
RNG = np.random.default_rng(17)


@cache
def program(strategy: str, lanes: int, target: str, moved: int) -> Program:
    need_target(target)
    return build("moved_ids.cl", strategy, lanes=lanes, target=target, defines={"S": moved})


def check(kernel: Any, local: int, offset: int, args: list[Any], expected: np.ndarray) -> None:
    out = np.zeros(COUNT + offset, np.int32)
    kernel(COUNT, local, out, *args, global_offset=offset)
    np.testing.assert_array_equal(out[offset:], expected, err_msg=f"{local} {offset} {args[1:]}")


@each_form
@pytest.mark.parametrize("moved", [0, 3, 8])
def test_moved_ids(strategy: str, lanes: int, target: str, moved: int) -> None:
    kernels, x = program(strategy, lanes, target, moved), RNG.integers(0, 1000, 1024, dtype=np.int32)
    for local, offset in SIZES:
        ids = np.arange(offset, offset + COUNT)
        i, j = ids + moved, ids + 3 * moved
        for k in (0, 1, 3, 4, 6):
            d, low = 1 << k, j & ((1 << k) - 1)
            check(kernels.quotients, local, offset, [x, k], x[i >> k])
            check(kernels.remainders, local, offset, [x, k], x[low] + (j >> k))
            for number in (d, d + 4):
                check(kernels.divided, local, offset, [x, number], x[i // number] + x[i % number])
                left = i // number * 2 * number + i % number
                check(kernels.pairs, local, offset, [x, number], x[left] - x[left + number])


def test_guards_of_masks_are_of_the_row() -> None:
    ir = program("unicf", 4, "x86-64-v2", 3).remainders.compiled().ir()
    guard = re.search(r"define internal i1 @remainders\.c0\.guard\(.*?\n}", ir, re.DOTALL)
    assert guard is not None
    unused = [line for line in guard.group().splitlines()[2:] if "%wfv.lid0" in line]
    assert len(unused) == 1  # the id itself, of which nothing is made
