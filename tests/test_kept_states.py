"""Compilations that go on from a state that the analysis for `auto` has kept make the code of those from the source."""

import numpy as np
import pytest

import wfv
from kernels_ir import catalog
from passes.normalize.normalize import normalize
from tests.support.compiled import canonical
from tests.support.requires import needs_clang
from wfv import cost
from wfv.options import make_options
from wfv.runtime.cached_compiler import compile_kernel

BARRIER = """
kernel void turn(global float4 *x, local float4 *area) {
    size_t i = get_local_id(0);
    area[i] = x[i] + (float4)(i & 3);
    barrier(CLK_LOCAL_MEM_FENCE);
    x[i] = area[get_local_size(0) - 1 - i];
}"""
LANES = "kernel void lanes(global uint *x) { x[get_global_id(0)] = get_sub_group_size(); }"


@pytest.mark.parametrize(
    ("strategy", "lanes", "step"),
    [("unicf", 8, "barriers"), ("unicf+boscc", 16, "barriers"), ("scalar", 16, "lane dimension")],
)
@pytest.mark.parametrize("name", catalog.names())
def test_the_code_is_the_same(name: str, strategy: str, lanes: int, step: str) -> None:
    text, kernel = canonical(name), catalog.load(name).kernel
    options, kept = make_options(strategy, lanes), cost.analyzed_states(text, kernel, make_options())
    assert next(each.step for each in kept if each.serves(options)) == step
    assert compile_kernel(text, kernel, options, None, kept) == compile_kernel(text, kernel, options)


@needs_clang
@pytest.mark.every_case
@pytest.mark.parametrize("lanes", [4, 16])
@pytest.mark.parametrize("best", ["unicf", "scalar"])
def test_a_first_launch_normalizes_once(monkeypatch: pytest.MonkeyPatch, lanes: int, best: str) -> None:
    """Also with groups that are narrower than the lanes of the analysis, and when no vectors are best."""
    times = list[str]()

    def counted(*given: object) -> object:
        times.append("normalize")
        return normalize(*given)  # type: ignore[arg-type]

    monkeypatch.setattr("wfv.pipeline.scalar_steps.normalize", counted)
    monkeypatch.setattr("wfv.runtime.candidates.GIVEN_LANES", (best,))
    kernel = wfv.build(BARRIER, strategy="auto", lanes=8, threads=1).turn
    x = np.zeros((lanes, 4), np.float32)
    kernel(lanes, lanes, x, wfv.LocalMemory(x.nbytes))
    assert x[:, 0].tolist() == [(lanes - 1 - i) & 3 for i in range(lanes)]
    assert times == ["normalize"]


@needs_clang
def test_sub_groups_keep_their_lanes() -> None:
    options = make_options("unicf", 16)
    kept = cost.analyzed_states(wfv.build(LANES).lanes.source or "", "lanes", options)
    assert all(each.serves(options) for each in kept)
    assert not any(each.serves(make_options("unicf", 8)) for each in kept)
