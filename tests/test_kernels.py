"""The bundled kernels against their NumPy references: every strategy, lane count and target; buffers between guards.

Without --full, a covering selection: each kernel with each strategy, and with each pair of lanes and target; each
strategy with each pair of lanes and target.
"""

from __future__ import annotations

import itertools

import pytest

from kernels_ir import catalog
from tests.support.compiled import KERNELS, STRATEGIES, TARGETS, bundled_kernel, need_target
from tests.support.guarded_arrays import run_guarded

LANES = (4, 8, 16)


def cases() -> list[object]:
    """All cases, those outside the selection marked `full`."""
    found = []
    for (k, name), (s, strategy) in itertools.product(enumerate(KERNELS), enumerate(STRATEGIES)):
        chosen = LANES[(k + s) % 3], TARGETS[(k // 3 + s // 3) % 3]
        for lanes, target in itertools.product(LANES, TARGETS):
            marks = () if (lanes, target) == chosen else (pytest.mark.full,)
            case = f"{name}-{strategy}-{lanes}-{target}"
            found.append(pytest.param(name, strategy, lanes, target, marks=marks, id=case))
    return found


def check(name: str, strategy: str, lanes: int, target: str = "host", size: str = "tiny", **launch: object) -> None:
    need_target(target)
    work = catalog.load(name).workload(size, seed=lanes)
    fits_index32 = launch.pop("fits_index32", None)
    kernel = bundled_kernel(name, strategy, lanes, target, fits_index32=fits_index32)
    run_guarded(kernel, work, "start" if lanes == 8 else "end", **launch)
    assert work.mismatches() == []


@pytest.mark.parametrize(("name", "strategy", "lanes", "target"), cases())
def test_every_kernel_strategy_lane_count_and_target(name: str, strategy: str, lanes: int, target: str) -> None:
    check(name, strategy, lanes, target)


@pytest.mark.full
@pytest.mark.parametrize("lanes", LANES)
@pytest.mark.parametrize("strategy", STRATEGIES)
@pytest.mark.parametrize("name", KERNELS)
def test_small_sizes(name: str, strategy: str, lanes: int) -> None:
    check(name, strategy, lanes, size="small")


@pytest.mark.parametrize("name", KERNELS)
def test_small_sizes_on_the_host(name: str) -> None:
    check(name, "unicf", 8, size="small")


@pytest.mark.parametrize("lanes", [2, 32, 64])
@pytest.mark.parametrize("strategy", ["naive", "unicf", "unicf+boscc"])
@pytest.mark.parametrize("name", ["BitonicSort", "Mandelbrot", "MatrixTranspose", "NBody"])
def test_other_lane_counts(name: str, strategy: str, lanes: int) -> None:
    check(name, strategy, lanes, size="small" if name == "Mandelbrot" else "tiny")


@pytest.mark.parametrize("strategy", ["scalar", "unicf"])
@pytest.mark.parametrize("name", ["BlackScholes", "DCT", "FloydWarshall", "Histogram"])
def test_two_threads(name: str, strategy: str) -> None:
    check(name, strategy, 8, size="small", threads=2)


@pytest.mark.sampled
@pytest.mark.parametrize("strategy", [s for s in STRATEGIES if s != "llvm"])
@pytest.mark.parametrize("name", KERNELS)
def test_the_version_for_large_buffers(name: str, strategy: str) -> None:
    check(name, strategy, 8, fits_index32=False)
