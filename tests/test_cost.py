"""The estimates of wfv.cost: rules by small kernels, what must not change a ranking, and all kernels of tests/wild."""

from __future__ import annotations

import math
import re
from functools import cache
from typing import Any

import pytest

import wfv
from kernels_ir import catalog
from passes.costs import ASSUMED_TRIPS
from tests.support.compiled import TARGETS, canonical
from tests.support.requires import needs_clang
from tests.support.wild import WILD
from wfv.cost import LAST_STEP, Candidate, Estimate, analyzed, rank, rank_analyzed
from wfv.cost.kernel_work import parts_of
from wfv.errors import Error
from wfv.options import make_options
from wfv.pipeline import compile_kernel, steps
from wfv.pipeline.scalar_steps import parse

SCALAR = ("scalar", "llvm")
SIMD = [Candidate("unicf", lanes) for lanes in (8, 16, 32)]
# Together they have all kinds of control flow, accesses and calls; the others run with --full.
OPENCL_2 = ("c11_atomics.cl", "generic_pointers.cl", "linear_ids.cl", "program_variables.cl", "work_group_functions.cl")
OPTIONS: dict[str, dict[str, Any]] = {
    **{name: {"options": "-cl-std=CL2.0"} for name in OPENCL_2},
    "convert.cl": {"defines": {"FROM": "float"}},
    "loose_types.cl": {"defines": {"OPTION": 1}},
    "work_group_operations.cl": {"defines": {"T": "int", "OPERATION": "add"}, "options": "-cl-std=CL3.0"},
}
COVERING = ("md5.cl", "guarded_stencils.cl", "run_time_barriers.cl", "c11_atomics.cl")


OF_A_TYPE = """
define spir_kernel void @k(ptr addrspace(1) %p) {{
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %q = getelementptr {type}, ptr addrspace(1) %p, i64 %i
  %x = load {type}, ptr addrspace(1) %q
  %y = {operation}
  store {type} %y, ptr addrspace(1) %q
  ret void
}}
declare spir_func i64 @_Z13get_global_idj(i32)
declare {type} @llvm.sqrt.{suffix}({type})
"""
UPDATE = """
define spir_kernel void @k(ptr addrspace(3) %bins) {{
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %rest = and i64 %i, 15
  %generic = addrspacecast ptr addrspace(3) %bins to ptr
  %p = getelementptr i32, {pointer}, i64 %rest
  %old = atomicrmw add {place}, i32 1 monotonic
  ret void
}}
declare spir_func i64 @_Z13get_global_idj(i32)
"""
ARITHMETIC = ("fdiv {type} %x, %x", "frem {type} %x, %x", "call {type} @llvm.sqrt.{suffix}({type} %x)")


@cache
def text_of(name: str) -> str:
    return wfv.build(WILD / name, **OPTIONS.get(name, {})).text


@cache
def estimates(kernel: str, target: str = "x86-64-v4", lanes: int = 8) -> dict[Candidate, Estimate]:
    found = rank(text_of("ranked.cl"), kernel, make_options(lanes=lanes, target=target))
    assert [each.cycles for each in found] == sorted(each.cycles for each in found)
    return {each.candidate: each for each in found}


def first(kernel: str, target: str = "x86-64-v4") -> Candidate:
    return next(iter(estimates(kernel, target)))


def part(kernel: str, name: str, candidate: Candidate, target: str = "x86-64-v4") -> float:
    return estimates(kernel, target)[candidate].parts.get(name, 0.0)


@needs_clang
@pytest.mark.parametrize("target", TARGETS)
def test_contiguous_accesses_are_for_vectors(target: str) -> None:
    assert first("saxpy", target).strategy == "unicf"
    assert list(estimates("saxpy", target))[-1].strategy == "scalar"


@needs_clang
@pytest.mark.parametrize("target", TARGETS)
def test_ragged_loops_of_gathers_run_lane_by_lane(target: str) -> None:
    found = estimates("rows", target)
    scalar = next(each for candidate, each in found.items() if candidate.strategy == "scalar")
    cycles = [found[SIMD[0]].cycles, found[SIMD[1]].cycles, scalar.cycles]
    assert max(cycles) < 2 * min(cycles)
    assert part("rows", "gathers", SIMD[0], target) == 0


@needs_clang
def test_bytes_gain_from_more_lanes_than_floats_do() -> None:
    def gain(kernel: str) -> float:
        found = estimates(kernel, "x86-64-v3")
        return found[SIMD[0]].cycles / found[SIMD[2]].cycles

    assert first("mean_of_bytes", "x86-64-v3").lanes == 32
    assert gain("mean_of_bytes") > 1.5 * gain("saxpy")


@needs_clang
def test_chains_gain_from_lanes_in_flight() -> None:
    assert first("chain").lanes == 64
    narrow, wide = (estimates("constant_trips")[each] for each in (SIMD[1], SIMD[2]))
    assert narrow.parts["chains"] > narrow.cycles / 2
    assert wide.cycles < 0.6 * narrow.cycles


@needs_clang
@pytest.mark.parametrize("kernel", ["search", "constant_search"])
def test_a_live_mask_that_waits_for_a_gather_is_a_chain(kernel: str) -> None:
    """Scalar code predicts the exit. Zen 4, 16 lanes, data in the caches: 2.1 times the time of scalar code."""
    assert first(kernel).strategy == "scalar"


@needs_clang
def test_constant_trips_are_counted() -> None:
    known, assumed = (estimates(kernel)[SIMD[0]].parts["arithmetic"] for kernel in ("constant_trips", "chain"))
    assert known / assumed == pytest.approx(500 / ASSUMED_TRIPS, rel=0.15)


@needs_clang
def test_nearly_all_work_items_pass_a_test_of_bounds() -> None:
    """Also where nothing runs otherwise: 9 loads of half a cycle."""
    assert part("window", "memory", Candidate("scalar", 16)) > 0.7 * 9 * 0.5


@needs_clang
def test_votes_save_masks_where_a_vector_crosses_a_bound() -> None:
    """At most accesses of a window, all of its lanes are in bounds, or none."""
    assert part("window", "masks", Candidate("unicf+boscc", 16)) < 0.5 * part("window", "masks", SIMD[1])


@needs_clang
def test_short_loops_of_vector_code_have_no_counters() -> None:
    assert part("window", "uniform", SIMD[1]) < estimates("window")[SIMD[1]].cycles / 10


@needs_clang
def test_cheap_regions_have_no_votes() -> None:
    assert part("choices", "masks", Candidate("unicf+boscc", 16)) == part("choices", "masks", SIMD[1])
    assert first("choices").strategy == "unicf"


@needs_clang
@pytest.mark.parametrize("target", TARGETS)
def test_boscc_skips_long_work_that_few_lanes_need(target: str) -> None:
    assert first("rare", target).strategy == "unicf+boscc"
    found = estimates("rare", target)
    shares = [found[Candidate("unicf+boscc", n)].cycles / found[Candidate("unicf", n)].cycles for n in (8, 16)]
    assert shares[0] < shares[1] < 1, "of more lanes, one is active more often"


@needs_clang
def test_the_smaller_side_of_a_bound_of_ids_is_not_taken_as_skipped() -> None:
    found = estimates("first_ones")
    assert found[Candidate("unicf+boscc", 16)].parts["arithmetic"] == found[SIMD[1]].parts["arithmetic"]


@needs_clang
def test_a_uniform_switch_of_some_lanes_needs_one_blend() -> None:
    assert part("modes", "masks", SIMD[1]) < 16 * 0.5 * 5 / 16


@needs_clang
def test_where_a_varying_branch_leads_vectors_come_in_any_case() -> None:
    """BOSCC's copy keeps the uniform branch."""
    with_masks, with_copies = (
        part("on_or_bright", "divisions", each) for each in (SIMD[1], Candidate("unicf+boscc", 16))
    )
    assert with_copies < 0.9 * with_masks


@needs_clang
def test_small_components_of_several_registers_are_joined() -> None:
    one, two, strided = SIMD[1], SIMD[2], "strided"
    assert part("border", strided, two) > 1.8 * part("border", strided, one)
    assert part("border", strided, SIMD[0], "x86-64-v3") > 1.8 * part("border", strided, one, "x86-64-v3")
    assert part("border", strided, two, "x86-64-v3") < 1.1 * part("border", strided, one, "x86-64-v3")
    assert part("fours_of_floats", strided, two) == pytest.approx(part("fours_of_floats", strided, one), rel=0.1)


@needs_clang
def test_accesses_of_an_interleave_group_are_one() -> None:
    found = estimates("pixels")[Candidate("unicf", 32)]
    assert "scatters" not in found.parts
    assert first("pixels").strategy == "unicf"
    scalar = part("pixels", "memory", Candidate("scalar", 16))
    assert scalar > 3 * part("pixels", "strided", Candidate("unicf", 32))


@needs_clang
def test_updates_of_one_place_are_combined_before() -> None:
    few, many = (part("total", "atomics", Candidate("unicf", lanes)) for lanes in (16, 64))
    assert many < few < part("total", "atomics", Candidate("scalar", 16))


@needs_clang
def test_tables_of_bytes_are_read_by_registers() -> None:
    assert first("curve", "sapphire-rapids") == Candidate("unicf", 64)
    assert part("curve", "gathers", Candidate("unicf", 64), "sapphire-rapids") == 0
    assert part("curve", "gathers", Candidate("unicf", 32), "x86-64-v3") > 0


@needs_clang
def test_clamped_bytes_are_loaded_as_a_window() -> None:
    assert first("dilation", "sapphire-rapids").strategy == "unicf"
    assert part("dilation", "gathers", Candidate("unicf", 64), "sapphire-rapids") == 0
    narrow, wide = (part("dilation", "strided", Candidate("unicf", lanes), "sapphire-rapids") for lanes in (16, 64))
    assert wide < 1.2 * narrow  # of a work-item, as often as its vector crosses a bound
    assert part("dilation", "gathers", Candidate("unicf", 32), "x86-64-v3") > 0


@needs_clang
def test_loops_behind_a_test_of_their_bound_mostly_run() -> None:
    assert part("rows", "memory", Candidate("scalar", 16)) > ASSUMED_TRIPS * 3 * 0.5 * 0.9


@needs_clang
def test_loops_behind_another_test_run_in_half_of_the_work_items() -> None:
    loop = ASSUMED_TRIPS * (0.5 + 0.6)  # a load and a store
    assert part("insertion", "memory", Candidate("scalar", 16)) == pytest.approx(0.5 * loop, rel=0.4)


@needs_clang
def test_wide_vectors_cross_bounds_more_often() -> None:
    state = analyzed(text_of("ranked.cl"), "border", make_options(target="x86-64-v4"))
    (only,) = parts_of(state)
    assert only.fast is not None and only.fast.divisor == math.inf
    shares = [only.fast.share(lanes) for lanes in (8, 16, 32, 64)]
    assert shares == sorted(shares, reverse=True)
    assert (1 - shares[-1]) == pytest.approx(8 * (1 - shares[0]))
    assert shares[-1] == 1 - 2 * 64 / 512  # at both ends of a row


def test_generic_pointers_to_local_memory_are_local() -> None:
    """Kernels in Python have no others."""
    local, generic = (
        rank(UPDATE.format(pointer=f"{type} {name}", place=f"{type} %p"), "k", make_options(target="x86-64-v4"))
        for type, name in (("ptr addrspace(3)", "%bins"), ("ptr", "%generic"))
    )
    assert [each.cycles for each in local] == [each.cycles for each in generic]


def test_values_of_a_group_are_kept_outside_of_the_loop_over_work_items() -> None:
    (found,) = rank(canonical("PrefixScan"), "prefixScan", make_options(target="x86-64-v4"), [Candidate("scalar", 16)])
    assert found.parts["memory"] < found.cycles / 3


@pytest.mark.parametrize(
    ("name", "good"),
    [
        ("PerlinNoise", {"unicf/16", "unicf/32", "unicf+boscc/16", "unicf+boscc/32"}),
        ("PointInPolygons", {"unicf+boscc/16", "unicf+boscc/32", "unicf+boscc/64"}),
        ("PrefixScan", {"llvm/16", "scalar/16"}),
        ("Sobel", {"unicf/16", "unicf+boscc/16"}),
        ("SpMVVector", {"unicf/16", "unicf/32", "unicf+boscc/16", "unicf+boscc/32"}),
        ("Stencil9", {"unicf/16", "unicf/32", "unicf+boscc/16", "unicf+boscc/32"}),
    ],
)
def test_choices_that_were_measured(name: str, good: set[str]) -> None:
    """64 lanes take 1.1 to 1.8 times as long, PointInPolygons without BOSCC 1.9 to 2.4 times."""
    best = rank(canonical(name), catalog.load(name).kernel, make_options(lanes=16, target="x86-64-v4"))[0].candidate
    assert f"{best.strategy}/{best.lanes}" in good


@needs_clang
def test_values_of_more_registers_are_crowded() -> None:
    few, many = (part("saxpy", "arithmetic", Candidate("unicf", lanes)) for lanes in (16, 64))
    assert many == pytest.approx(1.15 * few)


@needs_clang
@pytest.mark.parametrize(("target", "lanes"), [("x86-64-v4", {16, 32}), ("x86-64-v3", {8})])
def test_loops_hold_as_many_values_as_there_are_registers(target: str, lanes: set[int]) -> None:
    """Twice the lanes take 3.2 times as long with AVX-512, 2.1 times with AVX2."""
    assert first("multiply_add", target).lanes in lanes


@needs_clang
def test_scalar_code_has_registers_too_few_as_well() -> None:
    """With SSE, scalar code takes 5.5 times as long as vectors, which spill the same values."""
    assert first("distance_of_words", "x86-64-v2").strategy == "unicf"


def test_most_vectors_run_the_version_on_shapes_not_that_for_a_constant() -> None:
    """The step of FastWalshTransform is mostly longer than the largest constant for which there is a version."""
    found = rank(canonical("FastWalshTransform"), "fastWalshTransform", make_options(lanes=16, target="x86-64-v2"))
    assert found[0].candidate == Candidate("unicf", 16) and found[0].parts["contiguous"] > 0


def test_names_change_nothing() -> None:
    assert estimates("renamed") == estimates("saxpy")
    text = text_of("ranked.cl")
    other = re.sub(r"%(sum|row|k|v)\b", r"%x.\1", text).replace("@rows(", "@other(")
    assert other != text
    options = make_options(target="x86-64-v4")
    assert rank(other, "other", options) == rank(text, "rows", options)


def test_arrays_of_generic_pointers_are_in_the_caches_too() -> None:
    """Kernels in Python have such pointers."""
    text, options = canonical("CopyBuffer"), make_options(target="x86-64-v4")
    name = catalog.load("CopyBuffer").kernel
    generic = rank(text.replace("ptr addrspace(1)", "ptr"), name, options)
    assert generic == rank(text, name, options) and generic[0].parts["traffic"] > 0


@needs_clang
def test_deep_nests_have_finite_estimates() -> None:
    depth = 40
    head, tail = (
        " ".join(each.format(k) for k in range(depth)) for each in ("for (int i{0} = 0; i{0} < n; ++i{0}) {{", "}}")
    )
    text = wfv.build(f"kernel void k(global int *x, int n) {{ {head} x[get_global_id(0)] += i3; {tail} }}").text
    for each in rank(text, "k", make_options(target="x86-64-v4")):
        check(each)


@needs_clang
def test_it_is_deterministic_and_each_candidate_stands_for_itself() -> None:
    text, options = text_of("ranked.cl"), make_options(target="x86-64-v4")
    found = rank(text, "choices", options)
    assert found == rank(text, "choices", options)
    for candidate in SIMD:
        assert rank(text, "choices", options, [candidate]) == [each for each in found if each.candidate == candidate]
    assert [each.candidate for each in rank(text, "rows", options, [SIMD[1], SIMD[1]])] == [SIMD[1]]


def test_the_analysis_of_a_compilation_is_enough() -> None:
    """The ranking of a state changes nothing in it, and is that of the text."""
    text, options = canonical("FloydWarshall"), make_options("unicf", 16)
    name = catalog.load("FloydWarshall").kernel
    state = parse(text, name, options)
    for step in steps.all_steps():
        if step.applies(options.strategy) and not step.is_for_show:
            state = step.run(state)
        if step.name == LAST_STEP:
            assert rank_analyzed(state, text) == rank(text, name, options)
    assert state.ir == compile_kernel(text, name, options).ir


@needs_clang
def test_candidates_follow_the_kernel_and_the_target() -> None:
    def lanes(kernel: str, target: str, base: int = 8) -> set[int]:
        return {each.lanes for each in estimates(kernel, target, base) if each.strategy not in SCALAR}

    assert lanes("saxpy", "x86-64-v4") == {8, 16, 32, 64}
    assert lanes("saxpy", "x86-64-v3") == {4, 8, 16, 32}
    assert lanes("saxpy", "x86-64-v2") == {4, 8, 16}
    assert lanes("narrow", "x86-64-v4") == {8}
    assert lanes("sums", "x86-64-v4", 16) == {16}
    assert {each.lanes for each in estimates("sums", "x86-64-v4", 16)} == {16}
    assert {each.strategy for each in estimates("saxpy")} == {"scalar", "llvm", "unicf", "unicf+boscc"}


@needs_clang
def test_sub_groups_are_for_vectors() -> None:
    assert first("sums").strategy == "unicf"


@pytest.mark.parametrize("operation", ARITHMETIC)
@pytest.mark.parametrize(
    ("type", "suffix"), [("half", "f16"), ("float", "f32"), ("double", "f64"), ("<4 x half>", "v4f16")]
)
def test_floats_of_each_width_have_an_estimate(type: str, suffix: str, operation: str) -> None:
    text = OF_A_TYPE.format(type=type, suffix=suffix, operation=operation.format(type=type, suffix=suffix))
    found = rank(text, "k", make_options(lanes=8))
    assert found and all(math.isfinite(each.cycles) and each.cycles > 0 for each in found)


@pytest.mark.parametrize("strategy", wfv.STRATEGIES)
def test_every_strategy_has_an_estimate(strategy: str) -> None:
    text = canonical("BitonicSort")
    (found,) = rank(text, catalog.load("BitonicSort").kernel, make_options(), [Candidate(strategy, 16)])
    check(found)


def check(found: Estimate) -> None:
    """An estimate is a positive number, the sum of its parts, and says in words what it mostly is."""
    assert math.isfinite(found.cycles) and found.cycles > 0
    assert sum(found.parts.values()) == pytest.approx(found.cycles)
    assert all(math.isfinite(cycles) and cycles >= 0 for cycles in found.parts.values()), found.parts
    assert re.match(r"\d+ % [a-z]", found.reason)


def check_all(text: str) -> int:
    """Checks the estimates for each kernel that wfv compiles; returns how many these are."""
    count = 0
    for kernel in wfv.pipeline.kernel_names(text):
        for target in ("x86-64-v2", "x86-64-v4"):
            try:
                found = rank(text, kernel, make_options(target=target))
            except Error:
                continue
            count += 1
            for each in found:
                check(each)
    return count


@needs_clang
@pytest.mark.parametrize(
    "name",
    [pytest.param(path.name, marks=() if path.name in COVERING else pytest.mark.full) for path in WILD.glob("*.cl")],
)
def test_every_wild_kernel_has_finite_estimates(name: str) -> None:
    assert check_all(text_of(name))


@pytest.mark.parametrize("name", catalog.all_names())
def test_every_bundled_kernel_has_finite_estimates(name: str) -> None:
    assert check_all(canonical(name))
