"""Lanes at work: who is active where, counted in every strategy against what each work-item does by NumPy."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

import wfv
from kernels_ir import catalog
from tests.support.command_line import fail, succeed
from tests.support.requires import needs_clang
from wfv.errors import OptionError
from wfv.inspect.lanes.all_traces import LaneTraces
from wfv.inspect.lanes.picture import BLOCKS, block_colours, block_numbers, columns, rectangles
from wfv.inspect.lanes.profile import branch_uses, loop_uses
from wfv.inspect.lanes.record import LaneTrace, LoopPlace, Place, Recorder, Step, VectorTrace
from wfv.inspect.lanes.utilization import letters_of, places_of_line, reason, utilization, waiting_line
from wfv.runtime.kernel import Kernel

SOURCE = """
kernel void ragged(global int *out, global const int *ends, global const int *x, int n) {
  int i = get_global_id(0);
  if (i >= n)
    return;
  int sum = 0;
  for (int k = 0; k < ends[i]; ++k) {
    if (x[k] > 0)
      sum += x[k] / (k + 1);
    else
      sum ^= k;
  }
  if (sum & 1)
    out[i] = sum;
  if (sum > 3)
    out[i + n] = -sum;
}
"""
ODD_LINE, LARGE_LINE = 14, 16
STRATEGIES = [name for name in wfv.STRATEGIES if name != "llvm"]
COUNT, LOCAL, LANES = 90, 32, 8
X = np.array([3, -1, 4, 1, -5, 9, 2, -6, 5, 3, 5, -8, 9, 7, 9, 3], np.int32)
ENDS = (np.arange(COUNT) * 7 % 13).astype(np.int32)


def expected() -> np.ndarray:
    """What each work-item computes in its loop."""
    sums = np.zeros(COUNT, np.int32)
    for i in range(COUNT):
        for k in range(ENDS[i]):
            sums[i] = sums[i] + X[k] // (k + 1) if X[k] > 0 else sums[i] ^ k
    return sums


@cache
def ragged() -> Kernel:
    return wfv.build(SOURCE, lanes=LANES, strategy="unicf").ragged


def trace(strategy: str, groups: list[int]) -> LaneTrace:
    args = (np.zeros(2 * COUNT, np.int32), ENDS, X, COUNT)
    return wfv.trace_lanes(ragged(), (96, LOCAL), args, strategy, groups=groups)[strategy]


def executions(found: LaneTrace, line: int) -> int:
    """How often an active lane runs an instruction of the line that each work-item there runs once: the store."""
    counts = Counter({number: place.lines[key] for number, place in enumerate(found.places) for key in place.lines
                      if key[1] == line})  # fmt: skip
    return sum(step.active.bit_count() * bool(counts[step.place]) for v in found.vectors for step in v.steps)


@needs_clang
@pytest.mark.parametrize("strategy", STRATEGIES)
def test_active_lanes_are_the_work_items_that_run_a_line(strategy: str) -> None:
    odd, large = (expected() & 1) == 1, expected() > 3
    found = trace(strategy, [0, 2])
    chosen = np.r_[0:LOCAL, 2 * LOCAL : COUNT]
    assert not found.is_cut
    assert executions(found, ODD_LINE) == odd[chosen].sum()
    assert executions(found, LARGE_LINE) == large[chosen].sum()


@needs_clang
@pytest.mark.parametrize("strategy", ["naive", "unicf", "partial"])
def test_the_iterations_of_a_loop_are_those_of_its_work_items(strategy: str) -> None:
    found = trace(strategy, [1])
    counted = utilization(found)
    assert len(found.vectors) == LOCAL // LANES
    (number,) = (n for n, use in counted.loops.items() if use.time)
    entered = ENDS[LOCAL : 2 * LOCAL]
    assert counted.iterations[number] == (entered[entered > 0].min(), entered.max())
    loop = found.loops[number]
    assert loop.is_divergent and loop.is_ragged and (loop.first_line, loop.last_line) == (7, 11)
    assert "rows differ in length" in reason(found, counted, [loop.iterates])
    assert 0 < counted.loops[number].share < 1


def test_the_lanes_that_wait_longest_are_named() -> None:
    def line(*actives: int) -> str:
        steps = [Step(2 * at, 0, active) for at, active in enumerate(actives)]
        vector = VectorTrace((0, 0, 0), (0, 0, 0), 4, steps=steps, time=2 * len(steps))
        (text,) = waiting_line(LaneTrace("k", "unicf", 4, (Place("b", "f", 2, {}),), (), (vector,)))
        return text.removeprefix("over the vector of group 0,0,0: ")

    assert line(0b1111, 0b0111, 0b0011, 0b0111) == "lane 3 waits longest (75 %)"
    assert line(0b1111, 0b0011) == "lanes 2-3 wait longest (50 %)"
    assert line(0b1111, 0b0010) == "lanes 0, 2-3 wait longest (50 %)"
    assert line(0b1100, 0b0011) == "all lanes wait as long (50 %)"


def test_no_lane_waits_where_work_items_run_one_at_a_time() -> None:
    step = VectorTrace((0, 0, 0), (0, 0, 0), 4, steps=[Step(0, 0, 1)], time=2)
    assert waiting_line(LaneTrace("k", "scalar", 4, (Place("b", "f", 2, {}, is_scalar=True),), (), (step,))) == []
    text = succeed("lanes", "Mandelbrot", "--strategy", "scalar", "--size", "small")
    assert text.startswith("mandelbrot, scalar, work-items run one at a time (")


@needs_clang
@pytest.mark.parametrize("strategy", ["naive", "unicf", "partial"])
def test_the_profile_has_the_lanes_of_each_branch_and_iteration(strategy: str) -> None:
    found = trace(strategy, [0, 1])
    chosen = slice(0, 2 * LOCAL)
    odd, ends = (expected()[chosen] & 1).reshape(-1, LANES), ENDS[chosen].reshape(-1, LANES)
    (branch,) = (use for use in branch_uses(found) if use.line == ODD_LINE - 1)
    there = ends > 0  # LLVM lets the others skip the branch: their sum is even
    assert branch.runs == len(odd) and branch.lanes == there.sum() and branch.empty == 0
    assert sorted(edge.lanes for edge in branch.edges) == sorted([odd.sum(), (there & (odd == 0)).sum()])
    took = [edge for edge in branch.edges if edge.lanes == odd.sum()]
    assert (there & (odd == 1)).sum() == odd.sum() != (there & (odd == 0)).sum()
    some = there.any(axis=1)
    assert [(e.none, e.every) for e in took] == [((some & ~odd.any(axis=1)).sum(), odd.all(axis=1).sum())]
    assert branch.disagreed == sum(0 < each.sum() < some.sum() for each, some in zip(odd, there, strict=True))
    assert branch.is_linearized
    (loop,) = loop_uses(found)
    assert loop.entries == (ends.max(axis=1) > 0).sum()
    assert loop.lanes == tuple((ends > k).sum() for k in range(ends.max()))
    assert loop.full == ends.min(axis=1).sum() and loop.iterations == ends.max(axis=1).sum()


def test_a_uniform_branch_that_is_kept_never_disagrees() -> None:
    benchmark = catalog.load("StackMachine")
    launch = benchmark.workload("tiny", 0).launches[0]
    kernel = wfv.build(benchmark.ir_path, lanes=4, strategy="unicf")[benchmark.kernel]
    (found,) = wfv.trace_lanes(kernel, (launch.global_size, launch.local_size), launch.args, groups=[0])
    (switch,) = (use for use in branch_uses(found) if len(use.edges) > 10)
    assert not switch.is_linearized and not switch.disagreed and switch.runs > 1


def test_the_profile_is_written_in_each_format() -> None:
    command = ("lanes", "Mandelbrot", "--size", "tiny", "--lanes", "4", "--strategy", "unicf,naive")
    profiles = json.loads(succeed(*command, "--format", "json"))["profiles"]
    assert [each["strategy"] for each in profiles] == ["unicf", "naive"]
    (branch,) = (each for each in profiles[0]["branches"] if each["disagreed"])
    assert sum(edge["lanes"] for edge in branch["edges"]) == branch["lanes"] and branch["line"] == 15
    assert profiles[0]["loops"][0]["lanes"][0] == 4 * profiles[0]["loops"][0]["entries"]
    assert "reached,lanes disagreed,no lane" in succeed(*command, "--format", "csv")


@needs_clang
def test_work_items_behind_the_last_vector_run_one_at_a_time() -> None:
    args = (np.zeros(2 * COUNT, np.int32), ENDS, X, COUNT)
    (found,) = wfv.trace_lanes(ragged(), (LANES + 3, LANES + 3), args)
    whole, rest = found.vectors
    assert (whole.version, rest.version) == ("fast", "remainder")
    assert {step.active for step in rest.steps} == {1, 2, 4}
    assert "one at a time" in reason(found, utilization(found, [rest]), places_of_line(found, line_of(found, 3)))


def line_of(found: LaneTrace, line: int) -> tuple[str, int]:
    return next(key for place in found.places for key in place.lines if key[1] == line)


@needs_clang
def test_the_arrays_stay_as_they_are() -> None:
    out = np.zeros(2 * COUNT, np.int32)
    traces = wfv.trace_lanes(ragged(), (96, LOCAL), (out, ENDS, X, COUNT), ["unicf", "naive"])
    assert not out.any()
    assert [each.strategy for each in traces] == ["unicf", "naive"]
    text = repr(traces)
    assert "lanes are active" in text and "rows differ in length" in text and "for.body" in text


@needs_clang
def test_what_cannot_be_traced_is_refused() -> None:
    args = (np.zeros(2 * COUNT, np.int32), ENDS, X, COUNT)
    for settings, message in (
        ({"strategies": "llvm"}, "LLVM makes its vectors"),
        ({"groups": [3]}, "there is no group 3,0,0[^$]*the last one of the launch is 2,0,0"),
        ({"groups": [(0, 0, 0, 0)]}, "not one to three numbers"),
    ):
        with pytest.raises(OptionError, match=message):
            wfv.trace_lanes(ragged(), (96, LOCAL), args, **settings)  # type: ignore[arg-type]
    with pytest.raises(wfv.ArgumentError):
        wfv.trace_lanes(ragged(), (96, LOCAL), args[:2])


@needs_clang
def test_a_long_run_is_cut() -> None:
    args = (np.zeros(2 * COUNT, np.int32), ENDS, X, COUNT)
    (found,) = wfv.trace_lanes(ragged(), (96, LOCAL), args, max_steps=300)
    assert found.is_cut and 0 < sum(vector.time for vector in found.vectors) <= 300


def test_no_table_asks_why_where_all_lanes_are_active() -> None:
    assert "why not all" not in succeed("lanes", "DCT", "--size", "tiny", "--lanes", "4", "--strategy", "unicf")
    assert "why not all" in succeed("lanes", "Mandelbrot", "--size", "tiny", "--lanes", "4", "--strategy", "unicf")


KINDS = ("NBody", "PrefixScan", "Reduction", "SpMV", "AmbientOcclusion", "Histogram", "DCT")
NAMES = [pytest.param(name, marks=[] if name in KINDS else [pytest.mark.full]) for name in catalog.all_names()]


@pytest.mark.parametrize("name", NAMES)
def test_bundled_kernels_run(name: str) -> None:
    """Kernels with barriers, local memory, helper functions and sub-groups: each work-item runs the last line."""
    benchmark = catalog.load(name)
    launch = benchmark.workload("tiny", 0).launches[0]
    kernel = wfv.build(benchmark.ir_path, lanes=4, strategy="unicf")[benchmark.kernel]
    (found,) = wfv.trace_lanes(kernel, (launch.global_size, launch.local_size), launch.args, max_steps=3000)
    counted = utilization(found)
    assert counted.total.time and 0 < counted.total.share <= 1
    first = found.vectors[0].steps[0]
    assert first.active.bit_count() == min(found.lanes, found.vectors[0].lanes)


def test_lanes_that_take_turns_are_recorded_one_after_the_other() -> None:
    places = [Place("a", "f", 2, {}), Place("turn", "g", 3, {}, takes_turns=True)]
    recorder, vector = Recorder(places), VectorTrace((0, 0, 0), (0, 0, 0), 2)
    recorder.begin(vector)
    mark = recorder.at(0)
    for lane, place, active in ((0, 0, 1), (1, 0, 1), (0, 1, 1), (1, 1, 1), (0, 1, 1), (0, 0, 1), (1, 0, 0)):
        mark(lane, place, active)
    recorder.end()
    assert vector.steps == [Step(0, 0, 3), Step(2, 1, 1), Step(5, 1, 1), Step(8, 1, 2), Step(11, 0, 1)]
    assert vector.time == 13


@needs_clang
def test_the_command_prints_tables_and_draws(tmp_path: Path) -> None:
    svg, source = tmp_path / "lanes.svg", tmp_path / "ragged.cl"
    source.write_text(SOURCE)
    np.save(tmp_path / "ends.npy", ENDS)
    np.save(tmp_path / "x.npy", X)
    arguments = ("out=zeros:i32:180", f"ends={tmp_path / 'ends.npy'}", f"x={tmp_path / 'x.npy'}", f"n={COUNT}")
    options = [part for each in arguments for part in ("-a", each)]
    sizes = ("-g", "96", "-l", "32", "--lanes", "8", "--strategy", "unicf,naive")
    text = succeed("lanes", str(source), *sizes, *options, "-o", str(svg))
    assert "ragged, unicf, 8 lanes: lanes are active" in text and "ragged, naive, 8 lanes" in text
    assert re.search(r"ragged.cl:9 .* \d+ % .* rows differ in length", text)
    words = re.findall(r"<!-- (.*?) -->", svg.read_text())
    assert words.count("lane 7") == 2 and "lane 8" not in words


def test_the_command_runs_the_launches_before_the_chosen_one() -> None:
    text = succeed("lanes", "BitonicSort", "--size", "tiny", "--launch", "2", "--group", "0")
    assert "bitonicSort, unicf" in text
    assert "the last one is" in fail("lanes", "BitonicSort", "--launch", "100000")
    assert "not one to three numbers" in fail("lanes", "Saxpy", "--group", "a")
    assert "ends with .svg, .png or .pdf" in fail("lanes", "Saxpy", "-o", "x.gif")
    assert "-g 1024" in fail("lanes", "docs/examples/spmv.cl")


def lane_trace(lanes: int, *steps: tuple[int, int], name: str = "a<b>&") -> LaneTrace:
    """A trace of one vector, made by hand: places and active lanes."""
    places = (Place(name, "k.c0.vector", 10, {("k.cl", 3): 4}, (0,)), Place("b", "k.c0.vector", 5, {("k.cl", 4): 5}))
    vector, time = VectorTrace((0, 0, 0), (0, 0, 0), lanes), 0
    for place, active in steps:
        vector.steps.append(Step(time, place, active))
        time += places[place].instructions
    vector.time = time
    loop = LoopPlace(name, "k.c0.vector", 3, 3, "k.cl", True, False, 0)
    return LaneTrace("k", "unicf", lanes, places, (loop,), (vector,))


def test_utilization_counts_lanes_for_each_instruction() -> None:
    found = utilization(lane_trace(4, (0, 0b1111), (0, 0b0001), (1, 0b0011)))
    assert (found.total.time, found.total.active) == (25, 40 + 10 + 10)
    assert found.lines["k.cl", 3].share == 5 / 8 and found.lines["k.cl", 4].share == 1 / 2
    assert (found.loops[0].runs, found.iterations[0]) == (2, (1, 2))


def test_a_picture_has_the_block_of_each_active_lane() -> None:
    found = lane_trace(2, (0, 0b11), (0, 0b01), (1, 0b10))
    letters = letters_of([found])
    blocks = block_numbers(found, found.vectors[0], letters)
    assert [Counter(row.tolist()) for row in blocks] == [{0: 20, 1: 5}, {0: 20, -1: 5}, {0: 10, -1: 10, 1: 5}]
    svg = LaneTraces((found,)).svg()
    ElementTree.fromstring(svg)
    words = re.findall(r"<!-- (.*?) -->", svg)
    assert {"Lanes at work: k", "runs", "lane 1", "A a&lt;b&gt;&amp;, 3", "B b, 4"} <= set(words)
    assert "Lanes at work" not in LaneTraces((found,)).svg(has_title=False)


def test_a_long_run_is_drawn_in_columns() -> None:
    """A column has the block that takes most of it, and the share of the time that the lane is active."""
    blocks, shares = columns(np.array([[0] * 5 + [1] * 7, [-1] * 3 + [1] * 6 + [-1] * 3]), 5)
    assert blocks.tolist() == [[0, 1, 1], [1, 1, 0]]
    assert shares.tolist() == [[1.0, 1.0, 0.4], [0.4, 0.8, 0.0]]
    assert "<image" not in LaneTraces((lane_trace(2, *[(0, 0b11)] * 300, *[(1, 0b01)] * 600),)).svg()


def test_rectangles_cover_columns_and_rows_that_are_alike() -> None:
    blocks = np.array([[0, 0, 1, 1], [0, 0, 1, 0], [0, 0, 1, 0]])
    shares = np.array([[1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 0.0], [1.0, 1.0, 0.5, 0.0]])
    assert rectangles(blocks, shares) == {
        (0, 1.0): [(0, -0.5, 2, 2.5)], (1, 1.0): [(2, -0.5, 4, 0.5), (2, 0.5, 3, 1.5)], (1, 0.5): [(2, 1.5, 3, 2.5)],
    }  # fmt: skip


OTHERS = """
typedef struct { int a; float b; } pair;

kernel void by_value(global float4 *out, float4 c, pair p) {
  int i = get_global_id(0);
  if (i > p.a)
    out[i] = c * p.b;
}
kernel void prints(global int *out) {
  int i = get_global_id(0);
  if (i & 1) {
    printf("%d\\n", i);
    out[i] = 1;
  }
}
kernel void sub_groups(global float *out) {
  int i = get_global_id(0);
  float sum = sub_group_reduce_add((float)i);
  if (i & 1)
    out[i] = sum;
}
kernel void beyond(global int *out) { out[get_global_id(0) + 1000] = 1; }
"""


@needs_clang
def test_structs_vectors_printf_and_sub_groups() -> None:
    program = wfv.build(OTHERS, lanes=4, strategy="unicf")
    pair = np.zeros((), [("a", np.int32), ("b", np.float32)])
    pair["a"], pair["b"] = 5, 2
    cases = {
        "by_value": ((np.zeros((16, 4), np.float32), (1, 2, 3, 4), pair[()]), 7, 10),
        "prints": ((np.zeros(16, np.int32),), 12, 8),
        "sub_groups": ((np.zeros(16, np.float32),), 20, 8),
    }
    for name, (args, line, count) in cases.items():
        (found,) = wfv.trace_lanes(program[name], (16, 16), args)
        assert executions(found, line) == count, name
    with pytest.raises(OptionError, match=r"group \(0, 0, 0\)[\s\S]*out of bounds"):
        wfv.trace_lanes(program.beyond, (16, 16), (np.zeros(16, np.int32),))


def test_blocks_of_the_legend_have_different_colours() -> None:
    colours = block_colours(BLOCKS)
    assert len(np.unique(colours.round(2), axis=0)) == BLOCKS
    assert (colours @ (0.2126, 0.7152, 0.0722)).min() > 0.4  # black letters are readable
