"""The bundled kernels beside the paper's: every strategy and several lane counts; buffers between guards."""

from __future__ import annotations

import pytest

from kernels_ir import catalog
from tests.support.compiled import STRATEGIES, bundled_kernel
from tests.support.guarded_arrays import run_guarded

LANES = (4, 8, 16)


def cases() -> list[object]:
    """All cases; those outside of a selection that has each kernel with three strategies are marked `full`."""
    found = []
    for k, name in enumerate(catalog.more_names()):
        for s, strategy in enumerate(STRATEGIES):
            for w, lanes in enumerate(LANES):
                is_chosen = (k + s) % len(LANES) == w and (k + s) % 3 == 0
                marks = () if is_chosen else (pytest.mark.full,)
                found.append(pytest.param(name, strategy, lanes, marks=marks, id=f"{name}-{strategy}-{lanes}"))
    return found


@pytest.mark.parametrize(("name", "strategy", "lanes"), cases())
def test_results_are_the_references(name: str, strategy: str, lanes: int) -> None:
    work = catalog.load(name).workload("tiny", seed=lanes)
    run_guarded(bundled_kernel(name, strategy, lanes), work, "start" if lanes == 8 else "end")
    assert work.mismatches() == []


@pytest.mark.parametrize("name", catalog.more_names())
def test_small_sizes_on_two_threads(name: str) -> None:
    work = catalog.load(name).workload("small", seed=3)
    kernel = bundled_kernel(name, "unicf", 8)
    for launch in work.launches:
        kernel(launch.global_size, launch.local_size, *launch.args, threads=2)
    assert work.mismatches() == []
