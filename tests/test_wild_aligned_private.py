"""Private memory aligned to more than 64 bytes in kernels with barriers, in every strategy."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import wfv
from tests.support.requires import needs_clang
from wfv import STRATEGIES, pipeline
from wfv.options import make_options

pytestmark = needs_clang
SOURCE = Path(__file__).parent / "wild" / "aligned_private.cl"
TARGETS = [None, *(pytest.param(target, marks=pytest.mark.full) for target in ("x86-64-v2", "x86-64-v3", "x86-64-v4"))]


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("lanes", [4, 8])
@pytest.mark.parametrize("strategy", STRATEGIES)
def test_vectors_of_128_bytes(strategy: str, lanes: int, target: str | None) -> None:
    x = np.random.default_rng(2).integers(-1000, 1000, 96)
    out = np.zeros_like(x)
    wfv.build(SOURCE, strategy=strategy, lanes=lanes, target=target or "host").wide_vectors(96, 24, out, x)
    picked = np.concatenate([group[::-1] & 3 for group in x.reshape(4, 24)])
    factors = np.where(np.arange(4) == picked[:, None], 2, 1) * 10 ** np.arange(4)
    part = [((x[:, None] + np.arange(4) + component) * factors).sum(1) for component in (0, 7, 15)]
    np.testing.assert_array_equal(out, part[0] + part[1] * 3 + part[2] * 7)


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("size", [(64, 16), (60, 20), (33, 11)])
@pytest.mark.parametrize("strategy", STRATEGIES)
def test_addresses_have_the_alignment(strategy: str, size: tuple[int, int], target: str | None) -> None:
    out, values = np.ones(size[0], np.uint64), np.arange(size[0], dtype=np.int32)
    local = values % size[1]
    kernel = wfv.build(SOURCE, strategy=strategy, lanes=8, target=target or "host").addresses
    kernel(*size, out, values)
    np.testing.assert_array_equal(out, 0)
    first = np.arange(size[0])
    np.testing.assert_array_equal(values, first + 1 + 2 * local + 2 * first + np.where(local & 1, 6, 5))


def test_other_kernels_keep_the_alignment_of_a_cache_line() -> None:
    source = """kernel void k(global float4 *x) {
      float4 a[4];
      for (int i = 0; i < 4; i++) a[i] = x[i];
      barrier(CLK_LOCAL_MEM_FENCE);
      x[get_global_id(0)] = a[get_local_id(0) & 3];
    }"""
    for program, name, align in ((wfv.build(source), "k", 64), (wfv.build(SOURCE), "addresses", 4096)):
        module = pipeline.compile_kernel(program.text, name, make_options("unicf", 8))
        assert module.interface.slot_align == align
