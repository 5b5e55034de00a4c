"""Lanes at work: who is active where, counted in every strategy against what each work-item does by NumPy."""

from __future__ import annotations

from collections import Counter
from functools import cache

import numpy as np
import pytest

import wfv
from kernels_ir import catalog
from tests.support.requires import needs_clang
from wfv.errors import OptionError
from wfv.lanes.record import LaneTrace, Place, Step, VectorTrace
from wfv.lanes.recorder import Recorder
from wfv.lanes.utilization import places_of_line, reason, utilization
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
    assert "lanes are active" in text and "rows differ in length" in text and "%for.body" in text


@needs_clang
def test_what_cannot_be_traced_is_refused() -> None:
    args = (np.zeros(2 * COUNT, np.int32), ENDS, X, COUNT)
    for settings, message in (
        ({"strategies": "llvm"}, "LLVM vectorizes it"),
        ({"groups": [3]}, "there is no group 3,0,0[^$]*the last one of the launch is 2,0,0"),
        ({"groups": [(0, 0, 0, 0)]}, "not one to three numbers"),
    ):
        with pytest.raises(OptionError, match=message):
            wfv.trace_lanes(ragged(), (96, LOCAL), args, **settings)  # type: ignore[arg-type]
    with pytest.raises(OptionError, match="2 arguments, not 4"):
        wfv.trace_lanes(ragged(), (96, LOCAL), args[:2])


@needs_clang
def test_a_long_run_is_cut() -> None:
    args = (np.zeros(2 * COUNT, np.int32), ENDS, X, COUNT)
    (found,) = wfv.trace_lanes(ragged(), (96, LOCAL), args, max_steps=300)
    assert found.is_cut and 0 < sum(vector.time for vector in found.vectors) <= 300


@pytest.mark.parametrize("name", catalog.all_names())
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
