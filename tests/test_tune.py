"""The search for the fastest options: candidates, dropping slow ones with a fake clock, kernels, the command."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import numpy as np
import pytest

import wfv
from kernels_ir import catalog
from kernels_ir.catalog import Workload
from tests.support.command_line import fail, succeed
from tests.support.command_line import wfv as command
from wfv import pipeline
from wfv.bench import tune as search
from wfv.bench.sampling import Runner
from wfv.bench.statistics import median_of
from wfv.bench.tune import (
    BASELINE,
    Candidate,
    Outcome,
    Subject,
    Tuning,
    candidates_of,
    find,
    tune,
)
from wfv.bench.tune_table import baseline, problem_lines, ranked, ratio, verdict
from wfv.errors import ArgumentError
from wfv.launch import Launch
from wfv.options import make_options

# y[i] += x[i] if n > 0: a uniform branch.
ADD = """
define spir_kernel void @add(ptr addrspace(1) %y, ptr addrspace(1) %x, i32 %n) {
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %py = getelementptr inbounds i32, ptr addrspace(1) %y, i64 %id
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %is = icmp sgt i32 %n, 0
  br i1 %is, label %some, label %end
some:
  %old = load i32, ptr addrspace(1) %py, align 4
  %new = add i32 %old, %v
  store i32 %new, ptr addrspace(1) %py, align 4
  br label %end
end:
  ret void
}
declare spir_func i64 @_Z13get_global_idj(i32)
"""

# The first work-item to come stores its id: with lanes, the last lane of the first vector.
FIRST = """
define spir_kernel void @first(ptr addrspace(1) %y) {
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %old = load i32, ptr addrspace(1) %y, align 4
  %free = icmp eq i32 %old, 0
  br i1 %free, label %take, label %end
take:
  %id32 = trunc i64 %id to i32
  %own = add i32 %id32, 1
  store i32 %own, ptr addrspace(1) %y, align 4
  br label %end
end:
  ret void
}
declare spir_func i64 @_Z13get_global_idj(i32)
"""


def subject(text: str, kernel: str, workload: Workload, lanes: int = 8) -> Subject:
    return Subject(pipeline.read_source(text), kernel, make_options(lanes=lanes), lambda lanes: workload)


def add_workload(items: int = 64, local: int = 16) -> Workload:
    x, y = np.arange(items, dtype=np.int32), np.ones(items, np.int32)
    launch = Launch((items,), (local,), (y, x, 1))
    return Workload({"x": x, "y": y}, [launch], lambda initial: {"y": initial["y"] + initial["x"]})


def same(lanes: int) -> int:
    return lanes


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few candidates: compiling takes most of the time."""
    monkeypatch.setattr(search, "STRATEGIES", (BASELINE, "unicf"))
    monkeypatch.setattr(search, "LANES", (4, 8, 16))


def test_the_candidates_are_all_strategies_and_lanes() -> None:
    found = [each.label for each in candidates_of(make_options(lanes=16), same)]
    simd = [name for name in search.STRATEGIES if name not in (BASELINE, "llvm")]
    assert sorted(found) == sorted([BASELINE, "llvm", *(f"{name}/{n}" for name in simd for n in search.LANES)])
    assert "unicf/2" in [each.label for each in candidates_of(make_options(lanes=2), same)]  # the default
    assert len(candidates_of(make_options("naive", lanes=8), same)) == len(found) + 1


def test_candidates_that_a_small_local_size_makes_equal_are_one() -> None:
    default = make_options(lanes=16)
    found = candidates_of(default, lambda lanes: min(lanes, 8))
    assert {each.options.lanes for each in found if each.options.strategy.vectorize} == {4, 8}
    assert find(found, default, lambda lanes: min(lanes, 8)).label == "unicf/8"
    assert find(found, make_options(BASELINE, lanes=16), lambda lanes: min(lanes, 8)).label == BASELINE


class FakeMachine:
    """Runners whose work takes the given seconds, by a clock that only work moves; and the order in which they ran."""

    def __init__(self, seconds: dict[str, float], noise: float = 0.0) -> None:
        self.now, self.log, self.random = 0.0, list[str](), random.Random(0)
        self.runners = [Runner(name, lambda: None, self._work(name, each, noise)) for name, each in seconds.items()]

    def _work(self, name: str, seconds: float, noise: float) -> object:
        def work() -> None:
            self.log.append(name)
            self.now += seconds * (1 + noise * self.random.expovariate(1))

        return work

    def clock(self) -> float:
        return self.now


def sampled(
    seconds: dict[str, float], runs: int, limit: float = 1e6, noise: float = 0.0
) -> tuple[dict[str, list[float]], str]:
    machine = FakeMachine(seconds, noise)
    return search.sample(machine.runners, runs, limit, machine.clock)


def test_slow_runners_are_dropped_early() -> None:
    times = {"a": 1.0, "b": 1.0, "c": 1.3, "d": 1.3, "e": 5.0, "f": 9.0}
    found, winner = sampled(times, 64)
    assert {name: len(own) for name, own in found.items()} == {"a": 64, "b": 64, "c": 32, "d": 32, "e": 4, "f": 4}
    assert winner == "a"
    assert sampled({"a": 1.0}, 64) == ({"a": [1.0] * 4}, "a")


def test_the_time_is_limited_but_each_runner_has_its_first_samples() -> None:
    assert [len(own) for own in sampled({"a": 1.0, "b": 1.0}, 60, 0)[0].values()] == [4, 4]
    assert [len(own) for own in sampled({"a": 1.0, "b": 1.0}, 60, 22)[0].values()] == [11, 11]  # of two seconds


def test_the_fastest_survives_a_noisy_machine() -> None:
    times = {f"{i}": 1 + i / 10 for i in range(30)}
    found, winner = sampled(times, 60, noise=1.0)
    assert winner == "0"
    assert sum(map(len, found.values())) < 30 * 60 * 3 / 4


def test_the_interval_of_a_median() -> None:
    found = median_of([5.0, 1.0, 2.0, 4.0, 3.0])
    assert (found.value, found.low, found.high) == (3.0, 1.0, 5.0)
    assert median_of([2.0]).high == 2.0
    trials = [median_of(np.random.default_rng(i).normal(5, 1, 40).tolist()) for i in range(100)]
    assert 88 <= sum(t.low <= 5 <= t.high for t in trials) <= 100
    with pytest.raises(ValueError, match="no samples"):
        median_of([])


@pytest.fixture(scope="module")
def added() -> Tuning:
    return tune(subject(ADD, "add", add_workload()), 4, 0, processes=1)


def test_every_candidate_runs_or_has_the_code_of_one_that_does(added: Tuning) -> None:
    labels = {trial.candidate.label for trial in added.trials}
    assert labels == {BASELINE, "llvm", *(f"{s}/{n}" for s in search.STRATEGIES[2:] for n in (4, 8, 16))}
    run = [trial for trial in added.trials if trial.same_as is None]
    assert all(trial.samples and not trial.problem for trial in run)
    assert all(not trial.samples for trial in added.trials if trial.same_as is not None)
    same = {trial.candidate.label: trial.same_as.label for trial in added.trials if trial.same_as}
    assert same["partial/8"] == "unicf/8" and same["partial/4"] == "unicf/4"
    assert set(same.values()) <= {trial.candidate.label for trial in run}
    assert added.default.label == "unicf/8"


def test_the_sizes_of_the_launches_are_known(added: Tuning) -> None:
    (ndrange,) = added.ndranges
    assert (ndrange.global_size, ndrange.local_size) == ((64,), (16,))


def test_the_table_begins_with_the_best(added: Tuning) -> None:
    rows = ranked(added)
    assert rows[0].candidate == added.best and len(rows) == len(added.trials)
    assert baseline(added).label == BASELINE
    own = next(trial for trial in rows if trial.candidate == added.default)
    over = ratio(added, added.default, own)
    assert over is not None and over.value == 1
    assert added.best is not None and verdict(added).startswith(f"best: {added.best.label}")


def test_the_verdict_says_how_sure_it_is(added: Tuning) -> None:
    best, default = (
        next(c for c in (t.candidate for t in added.trials) if c.label == n) for n in ("boscc/4", "unicf/8")
    )
    even, fast = [1.0, 2.0] * 10, [0.4, 0.5] * 10

    def said(own: list[float], others: list[float], winner: Candidate = best) -> str:
        trials = [Outcome(best, own), Outcome(default, others)]
        return verdict(Tuning(added.subject, trials, winner, default))

    assert re.fullmatch(r"best: boscc/4, 3.33 \[.*\] times as fast as the default, unicf/8", said(fast, even))
    assert said(even, even[::-1]).endswith("; they may be equal")
    assert said(fast[:4], even[:4]).endswith("; 4 samples are too few to be sure")
    assert said(even, fast, default) == "best: unicf/8, which is the default"
    assert said(fast, []).endswith("the default, unicf/8, failed")
    assert verdict(Tuning(added.subject, [], None, default)) == "no candidate has right results"


def test_wrong_results_are_named_and_not_timed(few: None) -> None:
    y = np.zeros(1, np.int32)
    workload = Workload({"y": y}, [Launch((64,), (64,), (y,))], lambda initial: {"y": np.ones(1, np.int32)})
    found = tune(subject(FIRST, "first", workload), 4, 0, processes=1)
    trials = {trial.candidate.label: trial for trial in found.trials}
    assert trials[BASELINE].samples and not trials[BASELINE].problem
    assert trials["unicf/16"].is_wrong and trials["unicf/16"].problem.startswith("y: 1 of 1 differ")
    assert not trials["unicf/16"].samples
    assert found.best in [trial.candidate for trial in found.trials if not trial.is_wrong]
    assert any("unicf/16" in line and "differ" in line for line in problem_lines(found.trials))
    assert "unicf/8, failed" in verdict(found)


def test_what_does_not_compile_is_a_row_with_the_errors_first_line(few: None) -> None:
    text = ADD.replace("i32 %n) {", "i32 %n) !intel_reqd_sub_group_size !0 {")
    text = text.replace("call spir_func i64", "call spir_func i64", 1) + "!0 = !{i32 4}\n"
    used = "  %s = call spir_func i32 @_Z22get_sub_group_local_idv()\n  %v = add i32 %s, %w"
    text = text.replace("%v = load", "%w = load").replace("  %is = icmp", used + "\n  %is = icmp")
    text += "declare spir_func i32 @_Z22get_sub_group_local_idv()\n"
    workload = add_workload()
    workload.reference = lambda initial: {"y": initial["y"] + initial["x"] + np.arange(64) % 4}
    found = tune(subject(text, "add", workload, lanes=4), 4, 0, processes=1)
    failed = {trial.candidate.options.lanes for trial in found.trials if trial.problem}
    assert failed == {8, 16}
    assert any("16 lanes: kernel 'add' requires sub-groups of 4" in line for line in problem_lines(found.trials))
    assert found.best is not None and found.best.options.lanes == 4


def test_an_error_of_the_baseline_is_one_of_the_arguments(few: None) -> None:
    workload = add_workload()
    workload.launches = [Launch((64,), (16,), (1, 2, 3))]
    with pytest.raises(ArgumentError):
        tune(subject(ADD, "add", workload), 4, 0, processes=1)


@pytest.mark.parametrize("name", ["DCT", pytest.param("BitonicSort", marks=pytest.mark.full)])
def test_bundled_kernels(few: None, name: str, tmp_path: Path) -> None:
    record = tmp_path / "found.json"
    text = succeed("tune", name, "--size", "tiny", "--runs", "4", "--max-seconds", "0", "--json", str(record))
    assert re.search(r"^best: \S+", text, re.MULTILINE) and "WRONG" not in text and "FAILED" not in text
    found = json.loads(record.read_text())
    assert found["kernel"] == catalog.load(name).kernel and found["ndranges"][0]["local"]
    assert found["best"] in [{k: row[k] for k in ("strategy", "lanes")} for row in found["candidates"]]
    assert all(len(row["samples"]) == 4 for row in found["candidates"] if row["same_as"] is None)
    if name == "DCT":  # 8 work-items in dimension 0
        assert {row["lanes"] for row in found["candidates"]} == {4, 8, None}


def test_a_file_with_an_open_local_size(few: None, tmp_path: Path) -> None:
    path = tmp_path / "add.ll"
    path.write_text(ADD)
    arguments = ["-g", "96", "-a", "y=zeros:i32:96", "-a", "x=arange:i32:96", "-a", "n=1"]
    text = succeed("tune", str(path), *arguments, "--runs", "4", "--max-seconds", "0", "--threads", "2")
    assert "local size" in text and "add, -g 96, host, 2 threads" in text
    path.write_text(FIRST)
    result = command("tune", f"{path}:first", "-g", "64", "-l", "64", "-a", "y=zeros:i32:1", "--max-seconds", "0")
    assert result.exit_code == 3 and "WRONG" in result.stdout and "y: 1 of 1 differ" in result.stdout


def test_options_that_do_not_fit(tmp_path: Path) -> None:
    path = tmp_path / "add.ll"
    path.write_text(ADD)
    assert "NBody has its own sizes" in fail("tune", "NBody", "-g", "64")
    assert "--size is for bundled kernels" in fail("tune", str(path), "--size", "small")
    assert "no global size" in fail("tune", str(path))
    assert "no size 'huge'" in fail("tune", "NBody", "--size", "huge")
    assert "no directory" in fail("tune", "NBody", "--json", str(tmp_path / "none" / "x.json"))
    assert "did you mean" in fail("tune", "NBdy")


def test_auto_runs_what_was_tuned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WFV_CACHE", str(tmp_path))
    succeed("tune", "Saxpy", "--size", "tiny", "--max-seconds", "0", "--threads", "2")
    benchmark = catalog.load("Saxpy")
    launch = benchmark.workload("tiny", 1).launches[0]
    kernel = wfv.build(benchmark.ir_path, strategy="auto", tune=True, threads=2)[benchmark.kernel]
    remarks = kernel.launch_remarks(launch.global_size, launch.local_size)
    assert "measured by wfv tune" in remarks[-1].text
    kernel(launch.global_size, launch.local_size, *launch.args)
    assert "by the cost model" in kernel.launch_remarks(launch.global_size, launch.local_size, threads=1)[-1].text
