"""__local memory aligned to more than 64 bytes: variables and arguments, in every strategy."""

from __future__ import annotations

import numpy as np
import pytest

import wfv
from tests.support.requires import needs_clang
from tests.support.wild import STRATEGIES, WILD, build

pytestmark = needs_clang


@pytest.mark.parametrize("size", [(32, 16), pytest.param((33, 11), marks=pytest.mark.full)])
@pytest.mark.parametrize("strategy", STRATEGIES)
def test_values_and_addresses(strategy: str, size: tuple[int, int]) -> None:
    """Other launches before leave the scratch memory at other addresses."""
    program = build("aligned_local.cl", strategy)
    x, at = np.arange(size[0], dtype=np.int64) % 7, np.ones(size[0], np.uint64)
    groups = x.reshape(-1, size[1])
    local = np.arange(size[1])
    expected = groups[:, local & 3] * 22 + 3 * (groups + local)[:, ::-1] + 12 + local
    program.tiles(*size, x, at, wfv.LocalMemory(128 * size[1] + 8), wfv.LocalMemory(4 * size[1]))
    np.testing.assert_array_equal(x, expected.ravel())
    np.testing.assert_array_equal(at, 0)


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_an_argument_without_accesses_is_aligned_to_its_type(strategy: str) -> None:
    source = "kernel void k(local int *a, local long16 *b, global ulong *at) { at[get_global_id(0)] = (ulong)b; }"
    at = np.ones(16, np.uint64)
    wfv.build(source, strategy=strategy, lanes=4).k(16, 8, wfv.LocalMemory(64), wfv.LocalMemory(128), at)
    np.testing.assert_array_equal(at % 128, 0)


def test_the_interface_has_the_alignment() -> None:
    assert wfv.build(WILD / "aligned_local.cl").tiles.interface.slot_align == 4096
    plain = wfv.build("kernel void k(local int *p, global int *x) { local int q[5]; x[0] = q[1] + p[0]; }\n")
    assert plain.k.interface.slot_align == 64
