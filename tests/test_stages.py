"""Every step of every kernel, executed: natively in its scalar form, and in the interpreter with 4 lanes in lockstep.

One lane cannot reveal a wrong shape, a missed join, or a live-out of the wrong iteration; lanes in lockstep do.
"""

from __future__ import annotations

from itertools import product

import pytest

from kernels_ir import catalog
from passes.analysis.shapes import Kind
from tests.support.compiled import KERNELS, bundled_kernel, canonical
from tests.support.guarded_arrays import run_guarded
from wfv.fuzz.interpreted_stages import Form, run_form, stage_after
from wfv.options import make_options
from wfv.strategies import STRATEGIES

VECTORIZING = tuple(name for name, strategy in STRATEGIES.items() if strategy.vectorize)
LANES = 4
# For each step, the strategies under which its result differs.
STEPS: dict[str, tuple[str, ...]] = {
    "normalize": ("unicf",),
    "builtins": ("unicf",),
    "scalarize": ("naive", "unicf"),
    "barriers": ("naive", "unicf"),
    "loops": ("naive", "unival", "unicf"),
    "boscc": ("boscc", "unicf+boscc", "partial+boscc"),
    "masks": VECTORIZING,
    "linearize": VECTORIZING,
}
COUNT = 2  # strategies for each kernel and step, without --full
SLOW = ("NBody", "Histogram", "FloydWarshall")  # slow in the interpreter: one strategy


def cases(slow: tuple[str, ...] = ()) -> list[object]:
    """Each kernel after each step; the strategies take turns from kernel to kernel."""
    found = []
    for (number, name), (step, strategies) in product(enumerate(KERNELS), STEPS.items()):
        for place, strategy in enumerate(strategies):
            is_chosen = (place - number) % len(strategies) < (1 if name in slow else COUNT)
            marks = () if is_chosen else (pytest.mark.full,)
            found.append(pytest.param(name, strategy, step, marks=marks, id=f"{name}-{strategy}-{step}"))
    return found


@pytest.mark.parametrize(("name", "strategy", "step"), cases())
def test_the_scalar_form_runs(name: str, strategy: str, step: str) -> None:
    work = catalog.load(name).workload("tiny", seed=3)
    run_guarded(bundled_kernel(name, strategy, LANES, stop_after=step), work)
    assert work.mismatches() == []


@pytest.mark.parametrize(("name", "strategy", "step"), cases(SLOW))
def test_lanes_in_lockstep(name: str, strategy: str, step: str) -> None:
    benchmark = catalog.load(name)
    found = stage_after(canonical(name), benchmark.kernel, make_options(strategy, LANES), step)
    assert found is not None
    form = Form(*found, LANES)
    work = benchmark.workload("tiny", seed=3)
    for launch in work.launches:
        run_form(form, launch)
    assert work.mismatches() == []


@pytest.mark.parametrize("name", KERNELS)
def test_linearized_kernels_have_strided_and_uniform_values(name: str) -> None:
    """Otherwise the test above would check no uniformity."""
    found = stage_after(canonical(name), catalog.load(name).kernel, make_options("unicf", LANES), "linearize")
    assert found is not None
    shapes = [shapes.of(i) for fn in found[0].functions for shapes in [found[0].shapes[fn.name]] for i in fn.instrs()]
    kinds = {shape.kind for shape in shapes}
    assert Kind.STRIDED in kinds
    assert Kind.UNIFORM in kinds or name == "BlackScholes"
