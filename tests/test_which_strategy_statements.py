"""The statements of docs/which_strategy.md, measured without a clock: by machine code, instructions, kept branches."""

from __future__ import annotations

from functools import cache

import pytest

import wfv
from kernels_ir import catalog
from passes.records import hints_of
from tests.support.compiled import canonical
from wfv.bench.cells import Setup, build_kernel, code_of
from wfv.cost import Candidate, rank
from wfv.inspect.analysis_comparison import compare_analyses, fates
from wfv.inspect.compiled_kernel import compile_for_reading
from wfv.options import make_options
from wfv.pipeline import compile_kernel
from wfv.runtime.variants import for_groups

LANES, TARGET = 4, "x86-64-v2"


@cache
def code(name: str, strategy: str) -> frozenset[object]:
    """The machine code of a bundled kernel."""
    benchmark = catalog.load(name)
    return code_of(
        build_kernel(benchmark, strategy, Setup(make_options(lanes=LANES, target=TARGET))),
        benchmark.workload("tiny", 1),
    )


@cache
def instructions(name: str, *strategies: str) -> dict[str, int]:
    """The instructions for all lanes that the first group of a bundled kernel runs under each strategy."""
    benchmark = catalog.load(name)
    work = benchmark.workload("tiny", 1)
    work.reset()
    launch, kernel = (
        work.launches[0],
        build_kernel(benchmark, strategies[0], Setup(make_options(lanes=LANES, target=TARGET))),
    )
    sizes = launch.global_size, launch.local_size
    traces = wfv.trace_lanes(kernel, sizes, launch.args, strategies, groups=[0], max_steps=30_000)
    return {trace.strategy: sum(vector.time for vector in trace.vectors) for trace in traces}


def branches(name: str, strategy: str) -> int:
    """How many blocks of the linearized code end in a branch."""
    options, kernel = make_options(strategy, LANES, TARGET), catalog.load(name).kernel
    compiled = compile_for_reading(canonical(name), kernel, options, "linearize")
    texts = [text for graph in compiled.cfgs("linearize").values() for _, text in graph.nodes(data="text")]
    return sum(any(word in text for word in ("br i1 %", "switch")) for text in texts)


def remarks(name: str, strategy: str) -> set[str]:
    """The kinds of the remarks."""
    options = make_options(strategy, LANES, TARGET)
    return {each.kind for each in compile_kernel(canonical(name), catalog.load(name).kernel, options).remarks}


@pytest.mark.parametrize("name", ["BlackScholes", "TreeSearch"])
def test_unival_is_as_fast_as_unicf_where_no_branch_is_uniform(name: str) -> None:
    assert code(name, "unival") == code(name, "unicf") == code(name, "partial")


def test_unival_linearizes_uniform_branches_too() -> None:
    assert branches("StackMachine", "unival") < branches("StackMachine", "unicf")
    assert branches("RuleScores", "unicf") < branches("RuleScores", "partial")


def test_a_uniform_switch_decides_most() -> None:
    found = instructions("StackMachine", "unival", "boscc", "unicf")
    assert found["unicf"] * 5 < found["unival"]
    assert found["unicf"] * 2.6 < found["boscc"]


def test_uniform_loops_cost_live_masks_under_unival() -> None:
    found = instructions("DCT", "unival", "unicf")
    assert found["unicf"] * 1.2 < found["unival"]


def test_rare_work_is_for_boscc() -> None:
    found = instructions("PointInPolygons", "unival", "unicf", "boscc", "unicf+boscc")
    assert found["boscc"] * 2 < found["unival"], "few points are in a box"
    assert found["boscc"] < found["unicf+boscc"], "uniform loops are tested by guards of their own"


@pytest.mark.parametrize("name", ["RuleScores", "ShadowedLights"])
def test_partial_keeps_a_condition_that_is_uniform_for_some_elements(name: str) -> None:
    found = instructions(name, "unicf", "partial", "unicf+boscc", "partial+boscc")
    assert found["partial"] * 1.5 < found["unicf"]
    assert found["unicf+boscc"] * 1.5 < found["unicf"], "few lanes pass the condition"
    assert found["partial+boscc"] < found["unicf+boscc"]


CONDITIONS = """
kernel void k(global float *y, global const float *x, int u, int v) {{
  size_t i = get_global_id(0);
  if (x[i] > 0.0f)
    if ({0})
      y[i] = sqrt(x[i]) + sin(x[i]);
}}
"""


@pytest.mark.parametrize(
    ("condition", "unicf", "partial"),
    [("u > 3 ? v > 5 : x[i] < 7.0f", 1, 2), ("u > 3 ? x[i] < 7.0f : v > 5", 1, 2), ("y[u] > 3.0f", 1, 1)],
)
def test_partial_keeps_the_uniform_side_of_a_condition(condition: str, unicf: int, partial: int) -> None:
    text = wfv.build(CONDITIONS.format(condition)).text
    kept = [list(fates(text, "k", make_options(name, LANES, TARGET)).values()) for name in ("unicf", "partial")]
    assert [fate.count("kept") for fate in kept] == [unicf, partial]


@pytest.mark.full
def test_of_all_kernels_partial_makes_other_code_than_unicf_for_two() -> None:
    names = [name for name in catalog.all_names() if code(name, "unicf") != code(name, "partial")]
    assert names == ["RuleScores", "ShadowedLights"]


def test_backtracking_gathers_and_scatters_in_any_strategy() -> None:
    assert all({"gather", "scatter"} <= remarks("Queens", each) for each in ("naive", "unival", "unicf", "partial"))


def test_rows_of_different_length_run_lane_by_lane() -> None:
    options = make_options("unicf", 16, "x86-64-v4")
    made = compile_kernel(canonical("SpMV"), catalog.load("SpMV").kernel, options).remarks
    assert "by lane" in {each.kind for each in made}


@pytest.mark.parametrize(
    ("name", "is_scalar"), [("LineLexer", False), ("BlockDecode", True), ("Queens", True), ("TreeSearch", True)]
)
def test_the_model_expects_where_four_lanes_do_not_pay(name: str, is_scalar: bool) -> None:
    candidates = [Candidate("scalar", LANES), Candidate("unicf", LANES)]
    best = rank(canonical(name), catalog.load(name).kernel, make_options("unicf", LANES, TARGET), candidates)[0]
    assert (best.candidate.strategy == "scalar") == is_scalar


def test_thirteen_of_the_other_kernels_have_no_divergent_branch() -> None:
    others = [name for name in catalog.all_names() if name not in catalog.IRREGULAR]
    options = make_options("unicf", LANES, TARGET)
    uniform = [
        name
        for name in others
        if not any(
            row.kind == "branch" and row.answers == ("divergent",)
            for row in compare_analyses(canonical(name), catalog.load(name).kernel, options, ["wfv"])
        )
    ]
    assert len(others) == 29 and len(uniform) == 13


def test_no_vector_is_wider_than_a_group() -> None:
    options, hints = make_options("unicf", 16, TARGET), hints_of(canonical("DCT"), catalog.load("DCT").kernel)
    assert for_groups(options, (8, 8), 0, hints).lanes == 8
