"""Large generated kernels: their size, that all strategies agree on them, and that compile time is linear."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

import wfv
from passes.analysis.divergence import DivergenceAnalysis, Shapes
from passes.normalize.normalize import normalize
from tests.large_kernels.compile_time import PARTS, compile_time_table, measure_compile_times
from tests.large_kernels.generator import DEPTH, INPUTS, KINDS, SLOTS, large_kernel
from tests.support.processor_time import objects_frozen
from wfv import pipeline
from wfv.ir.cfg import Cfg
from wfv.ir.core import Function
from wfv.ir.parser import parse_module
from wfv.options import make_options
from wfv.strategies import STRATEGIES

ITEMS = 24


@cache
def normalized(size: int, kind: str) -> Function:
    text = pipeline.read_source(large_kernel(size, kind))
    return normalize(parse_module(text)).functions["large"]


@pytest.mark.parametrize("kind", KINDS)
def test_generated_kernels_have_the_requested_size(kind: str) -> None:
    for size in (500, 2000):
        count = sum(1 for _ in normalized(size, kind).instrs())
        assert 0.7 * size <= count <= 1.5 * size


def test_mixed_kernels_have_a_block_for_ten_instructions_and_loops_of_bounded_depth() -> None:
    fn = normalized(2000, "mixed")
    assert len(fn.blocks) > 2000 / 15
    loops = Cfg(fn).loops.all
    assert loops and max(loop.depth for loop in loops) <= DEPTH


def test_straight_kernels_have_one_block() -> None:
    assert len(normalized(2000, "straight").blocks) == 1


def test_generated_kernels_are_reproducible() -> None:
    assert large_kernel(800) == large_kernel(800)


@pytest.mark.parametrize(
    ("kind", "strategy"),
    [
        pytest.param(kind, strategy, marks=() if number % len(KINDS) == place else pytest.mark.full)
        for number, strategy in enumerate(name for name, s in STRATEGIES.items() if s.vectorize)
        for place, kind in enumerate(KINDS)
    ],
)
def test_every_strategy_computes_what_scalar_does(kind: str, strategy: str) -> None:
    expected = launch(kind, "scalar")
    assert len(np.unique(expected)) > ITEMS
    np.testing.assert_array_equal(launch(kind, strategy), expected)


@cache
def launch(kind: str, strategy: str) -> np.ndarray:
    rng = np.random.default_rng(1)
    inputs = rng.integers(-1000, 1000, INPUTS, dtype=np.int32)
    out = np.zeros(ITEMS * SLOTS, np.int32)
    program = wfv.build(large_kernel(400, kind), strategy=strategy, lanes=4)
    program.large(ITEMS, 12, inputs, out, ITEMS, 5, 9)
    return out


@pytest.mark.full
def test_very_large_functions_are_called() -> None:
    """See passes/text/module_text.py."""
    small, large = (
        pipeline.compile_kernel(
            pipeline.read_source(large_kernel(size, "straight")), "large", make_options("unicf", 4)
        ).ir
        for size in (300, 9000)
    )
    assert "noinline" not in small
    assert "noinline" in large


@pytest.mark.full
def test_compile_time_of_steps_is_linear() -> None:
    """Four times the size: less than seven times the time (a quadratic step would take sixteen times its own)."""
    small, large = seconds_of_steps(500), seconds_of_steps(2000)
    assert large < 7 * small


def seconds_of_steps(size: int) -> float:
    """The shorter of two: what a busy machine and the other tests' objects add is left out."""
    with objects_frozen():
        return min(
            found.seconds["vectorize"]
            for _ in range(2)
            for found in measure_compile_times(["unicf"], ["mixed"], 4, "x86-64-v2", sizes=(size,))
        )


def test_table_has_all_sizes_and_factors() -> None:
    ticks = iter(range(1000))
    found = list(measure_compile_times(["naive"], ["straight"], 4, "x86-64-v2", (50, 100), lambda: float(next(ticks))))
    assert [set(each.seconds) for each in found] == [set(PARTS)] * 2
    table = compile_time_table(found)
    cells = [list(column.cells) for column in table.columns]
    assert cells == [["straight"], ["naive"], ["3.00"], ["3.00 (1.0x)"], ["1.0 / 1.0 / 1.0"]]


@pytest.mark.parametrize(("most", "is_huge"), [(9, True), (10, False)])
def test_huge_kernels_are_not_analyzed_and_run_one_work_item_at_a_time(
    most: int, is_huge: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    cases = " ".join(f"case {number}: s ^= y[x + {3 * number}]; break;" for number in range(9))
    body = f"int x = get_global_id(0), s = x; switch (y[x]) {{ {cases} }} y[x] = s;"
    source, found, expected = (
        f"kernel void k(global int *y) {{ {body} }}",
        *np.tile(np.arange(64, dtype=np.int32), (2, 1)),
    )
    wfv.build(source, strategy="scalar").k(16, 16, expected)
    runs, original = list[str](), DivergenceAnalysis.run

    def run(analysis: DivergenceAnalysis) -> Shapes:
        runs.append(analysis.cfg.fn.name)
        return original(analysis)

    monkeypatch.setattr(DivergenceAnalysis, "run", run)
    monkeypatch.setattr("wfv.pipeline.state.MOST_BLOCKS", most)
    kernel = wfv.build(source, strategy="auto").k
    kernel(16, 16, found)
    np.testing.assert_array_equal(found, expected)
    (remark,) = kernel.launch_remarks(16, 16)
    assert ("scalar, by the cost model: it has 10 blocks" in remark.text) == is_huge == (not runs)
