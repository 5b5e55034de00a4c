"""Sampling with a fake clock and a fake kernel, statistics on known data, the table and the record."""

from __future__ import annotations

import gc
import io
import json
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import cycle
from pathlib import Path
from typing import Any
from unittest.mock import patch

import numpy as np
import pytest
from rich.console import Console

from kernels_ir import catalog
from kernels_ir.catalog import Benchmark, Workload
from wfv import llvm
from wfv.bench import cells as bench_cells
from wfv.bench.cells import Cell, Setup, build_kernel, code_of, measure_kernel
from wfv.bench.doubts import doubts_about, two_modes
from wfv.bench.json_record import record_text
from wfv.bench.sampling import Budget, Runner, clock_for, has_certain_median, sample
from wfv.bench.statistics import average, median_of, speedup
from wfv.bench.table import PAPER_STRATEGIES, Rows, make_table, paper_average, paper_speedup
from wfv.cli.measure import benchmarks_of
from wfv.cli.options import BenchOptions
from wfv.collector import without_collection
from wfv.errors import OptionError
from wfv.launch import Launch
from wfv.llvm.elf import machine_code
from wfv.options import Options


class FakeTime:
    """A clock that only work moves."""

    def __init__(self) -> None:
        self.now = 0.0
        self.log: list[str] = []

    def clock(self) -> float:
        return self.now

    def runner(self, name: str, seconds: float, preparation: float = 0.0) -> Runner:
        def prepare() -> None:
            assert gc.isenabled()
            self.now += preparation

        def work() -> None:
            assert not gc.isenabled()
            self.log.append(name)
            self.now += seconds

        return Runner(name, prepare, work)


@pytest.fixture
def fake() -> FakeTime:
    return FakeTime()


def test_each_round_has_an_order_of_its_own_the_same_in_each_run(fake: FakeTime) -> None:
    runners = [fake.runner(name, 1.0) for name in "abc"]
    series = sample(runners, Budget(runs=60, seconds=0, least=60), clock=fake.clock)
    rounds = ["".join(fake.log[i : i + 3]) for i in range(0, 180, 3)]
    assert set(rounds) == {"abc", "acb", "bac", "bca", "cab", "cba"}
    assert [s.samples for s in series] == [[1.0] * 60] * 3
    first = list(fake.log)
    sample(runners, Budget(runs=60, seconds=0, least=60), clock=fake.clock)
    assert fake.log[180:] == first


def test_preparation_is_not_timed_but_counts_as_spent(fake: FakeTime) -> None:
    (series,) = sample([fake.runner("a", 1.0, 9.0)], Budget(runs=100, seconds=30, least=2), clock=fake.clock)
    assert series.samples == [1.0] * 3
    assert series.spent == 30.0


def test_each_cell_has_a_budget_of_its_own(fake: FakeTime) -> None:
    runners = [fake.runner("fast", 0.125), fake.runner("slow", 1.0)]
    fast, slow = sample(runners, Budget(runs=20, seconds=2, least=15), clock=fake.clock)
    assert len(fast.samples) == 16  # two seconds are spent
    assert len(slow.samples) == 15  # at least so many, whatever the time
    fast, _ = sample(runners, Budget(runs=3, seconds=100, least=2), clock=fake.clock)
    assert len(fast.samples) == 3


def test_a_cell_with_two_modes_is_sampled_longer(fake: FakeTime) -> None:
    times = cycle([0.5, 1.0])

    def work() -> None:
        fake.now += next(times)

    unsteady, steady = Runner("unsteady", int, work), fake.runner("steady", 1.0)
    budget = Budget(runs=100, seconds=20, least=15, stretch=4)
    first, second = sample([unsteady, steady], budget, clock=fake.clock)
    assert set(first.samples) == {0.5, 1.0} and 70 <= sum(first.samples) <= 81
    assert len(second.samples) == 20
    (first,) = sample([unsteady], replace(budget, stretch=1), clock=fake.clock)
    assert sum(first.samples) <= 21


def test_the_median_is_certain_within_a_twentieth() -> None:
    assert has_certain_median([1.0] * 20) and has_certain_median([1.0, 1.04] * 20)
    assert not has_certain_median([1.0, 1.06] * 20) and has_certain_median([1.0] * 90 + [9.0] * 10)
    assert has_certain_median([1.0, 9.0])  # of so few, nothing is known


def test_progress_rises_to_the_number_of_runners(fake: FakeTime) -> None:
    heard: list[float] = []
    runners = [fake.runner("a", 1.0), fake.runner("b", 2.0)]
    sample(runners, Budget(runs=8, seconds=10, least=3), clock=fake.clock, on_progress=heard.append)
    assert heard == sorted(heard)
    assert heard[0] > 0
    assert heard[-1] == 2


def test_one_thread_is_timed_by_its_processor_time() -> None:
    assert clock_for(1) is time.thread_time and clock_for(2) is time.perf_counter


def test_garbage_collection_is_restored(fake: FakeTime) -> None:
    def fail() -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        sample([Runner("a", int, fail)], Budget(), clock=fake.clock)
    assert gc.isenabled()
    with without_collection(), without_collection():
        pass
    assert gc.isenabled()


def test_speedup_of_constant_samples_is_exact() -> None:
    found = speedup([4.0] * 20, [2.0] * 15)
    assert (found.value, found.low, found.high) == (2.0, 2.0, 2.0)


def test_speedup_is_the_ratio_of_the_medians_of_common_rounds() -> None:
    found = speedup([1, 2, 3, 100, 100], [1, 1, 1])
    assert found.value == 2.0
    assert found.low == 1.0
    assert found.high == 3.0


def test_the_bootstrap_keeps_rounds_together() -> None:
    rng = np.random.default_rng(0)
    disturbance = rng.lognormal(0, 1, 50)  # hits both in a round
    found = speedup(list(3 * disturbance), list(disturbance))
    assert found.low == pytest.approx(3)
    assert found.high == pytest.approx(3)


def test_the_confidence_interval_has_its_nominal_coverage() -> None:
    rng = np.random.default_rng(1)
    trials = [speedup(rng.normal(2, 0.2, 40).tolist(), rng.normal(1, 0.1, 40).tolist(), i) for i in range(100)]
    assert 88 <= sum(t.low <= 2 <= t.high for t in trials) <= 100
    assert all(t.low <= t.value <= t.high for t in trials)


def test_the_average_is_arithmetic_with_a_narrower_interval() -> None:
    rng = np.random.default_rng(2)
    parts = [speedup(rng.normal(k, 0.3, 30).tolist(), rng.normal(1, 0.1, 30).tolist(), k) for k in (2, 3, 4, 5)]
    mean = average(parts)
    assert mean.value == pytest.approx(sum(p.value for p in parts) / 4)
    assert mean.low < mean.value < mean.high
    assert mean.high - mean.low < max(p.high - p.low for p in parts)


def test_nothing_to_compare_is_refused() -> None:
    with pytest.raises(ValueError, match="no samples"):
        speedup([], [1.0])
    with pytest.raises(ValueError, match="no speedups"):
        average([])


def test_statistics_are_reproducible() -> None:
    base, own = np.random.default_rng(3).random((2, 25)).tolist()
    assert speedup(base, own, 5).low == speedup(base, own, 5).low
    assert speedup(base, own, 5).low != speedup(base, own, 6).low


def test_the_papers_averages_follow_from_its_rows() -> None:
    kernels = "BitonicSort BlackScholes DCT FastWalshTransform FloydWarshall Histogram Mandelbrot MatrixTranspose NBody"
    for strategy, expected in zip(PAPER_STRATEGIES, (1.4, 1.84, 1.85, 2.07), strict=True):
        assert paper_average(kernels.split(), strategy) == pytest.approx(expected, abs=0.005)
    assert paper_speedup("DCT", "scalar") is None
    assert paper_average(["Sobel"], "unicf") is None


def add_one(broken: bool) -> Any:
    """A kernel in Python; `broken` makes its results wrong."""

    def kernel(global_size: object, local_size: object, array: np.ndarray) -> None:
        array += 2 if broken else 1

    kernel.chooser = None  # type: ignore[attr-defined]  # it is not `auto`
    return kernel


def fake_benchmark() -> Benchmark:
    def workload(size: str, seed: int) -> Workload:
        if size != "tiny":
            raise OptionError(f"no size {size!r}")
        array = np.zeros(4)
        return Workload({"x": array}, [Launch((4,), (4,), (array,))] * 3, lambda initial: {"x": initial["x"] + 3})

    return Benchmark("Add", "add", Path("none"), Path("none"), workload, "adds")


def measure_fake(strategies: Sequence[str], size: str = "tiny", code: Callable[[Any], object] = id) -> list[Cell]:
    """`code`: of a kernel."""
    with patch.object(bench_cells, "code_of", lambda kernel, workload: code(kernel)):
        return measure_kernel(
            fake_benchmark(),
            strategies,
            Setup(Options(lanes=4), size=size),
            Budget(runs=3, seconds=0, least=3),
            builder=lambda benchmark, strategy, setup: add_one(strategy == "unicf"),
        )


def test_the_same_machine_code_is_timed_once() -> None:
    scalar, naive, wrong = measure_fake(["scalar", "naive", "unicf"], code=lambda kernel: "")
    assert naive.same_as == "scalar" and naive.samples is scalar.samples and len(scalar.samples) == 3
    assert not scalar.same_as and not wrong.same_as and not wrong.samples
    out = io.StringIO()
    Console(file=out, width=120).print(make_table(Rows([scalar, naive])))
    assert "= scalar" in out.getvalue() and "= NAME: the same" in out.getvalue()
    record = json.loads(record_text([scalar, naive]))
    assert [row["same_code"] for row in record["results"]] == ["", "scalar"]
    assert [row["same_code"] for row in record["results"]] == ["", "scalar"]


def test_machine_code_is_compared_without_names() -> None:
    """Two files that differ in the names of functions; in the constant; in the function that they call."""
    text = """
declare float @sinf(float)
define float @NAME(float %x) {
  %y = call float @sinf(float %x)
  %z = call float @local.NAME(float %y)
  ret float %z
}
define internal float @local.NAME(float %x) noinline {
  %y = fadd float %x, 4.5
  ret float %y
}
"""
    changes = [("NAME", "a"), ("NAME", "longer"), ("4.5", "5.5"), ("sinf", "cosf"), ("fadd", "fsub")]
    texts = [text.replace(*change).replace("NAME", "a") for change in changes]
    files = [llvm.emit_object(each, llvm.find_target("x86-64-v2")) for each in texts]
    codes = [machine_code(each) for each in files]
    assert files[0] != files[1] and codes[0] == codes[1]
    assert len(set(codes)) == 4


def test_unicf_and_partial_make_the_same_code_where_no_region_has_a_uniform_branch() -> None:
    codes = {}
    for name, strategy in (("DCT", "unicf"), ("DCT", "partial"), ("DCT", "unival"), ("NBody", "unicf")):
        benchmark = catalog.load(name)
        kernel = build_kernel(benchmark, strategy, Setup(Options(lanes=4, target="x86-64-v2")))
        codes[name, strategy] = code_of(kernel, benchmark.workload("tiny", 1))
    assert codes["DCT", "unicf"] == codes["DCT", "partial"]
    assert len(set(codes.values())) == 3


def test_a_wrong_cell_is_reported_and_not_timed() -> None:
    good, bad = measure_fake(["scalar", "unicf"])
    assert len(good.samples) == 3
    assert not good.mismatches
    assert not bad.samples
    assert bad.mismatches[0].startswith("x: 4 of 4 differ")


def test_an_unknown_size_is_an_error() -> None:
    with pytest.raises(OptionError, match="no size 'huge'"):
        measure_fake(["scalar"], "huge")


def cells(kernel: str, **times: float) -> list[Cell]:
    return [
        Cell(kernel, strategy, Setup(Options(lanes=4, target="x86-64-v2")), [seconds] * 15)
        for strategy, seconds in times.items()
    ]


def rendered(shown: Sequence[Cell], width: int = 140, with_paper: bool = True) -> str:
    out = io.StringIO()
    Console(file=out, width=width, highlight=False).print(make_table(Rows(shown), with_paper=with_paper))
    return out.getvalue()


def test_the_table_shows_speedups_beside_the_papers() -> None:
    shown = cells("DCT", scalar=0.004, naive=0.008, unicf=0.002) + cells("NBody", scalar=0.1, naive=0.1, unicf=0.025)
    text = rendered(shown)
    rows = {line.strip("│").split()[0]: line for line in text.splitlines() if line.startswith("│")}
    assert "4.00" in rows["DCT"]
    assert "0.50 [0.50, 0.50]" in rows["DCT"]
    assert "1.78" in rows["DCT"]
    assert "3.00 [3.00, 3.00]" in rows["AVG"]
    assert "2.83 [2.83, 2.83]" in rows["GEO"]
    assert "2.71" in rows["AVG"]  # the paper's mean of these two
    assert "4 lanes, x86-64-v2, 1 thread" in text


def test_a_table_with_the_papers_speedups_fits_a_terminal_of_80_columns() -> None:
    shown = [
        cell
        for name in ("DCT", "FastWalshTransform")
        for cell in cells(name, scalar=4, naive=8, unival=1, boscc=1, unicf=2)
    ]
    out = io.StringIO()
    Console(file=out, width=80).print(make_table(Rows(shown), with_paper=True, width=80))
    rows = [line.replace("│", " ").split() for line in out.getvalue().splitlines()]
    assert ["DCT", "0.50", "0.67", "4.00", "0.85", "4.00", "0.85", "2.00", "1.78"] in rows
    assert "…" not in out.getvalue()


def test_measurements_that_cannot_be_are_named() -> None:
    steady = cells("DCT", scalar=1, unicf=0.07)
    assert not list(doubts_about(steady))
    (line,) = doubts_about(cells("DCT", scalar=1, unicf=0.06))
    assert line == "DCT with unicf: 17 times as fast as scalar cannot be, with 4 lanes"
    steady[1].samples = [0.25, 0.75] * 8
    (line,) = doubts_about(steady)
    assert "DCT with unicf: two modes, 250 and 750 ms" in line


def test_two_modes() -> None:
    assert two_modes([1.0] * 10 + [3.0] * 5) == (1.0, 3.0)
    assert two_modes([1.0] * 14 + [3.0]) is None, "an outlier"
    assert two_modes([1 + i / 20 for i in range(20)]) is None
    assert two_modes([1.0]) is None and two_modes([]) is None


def test_one_kernel_has_no_average_and_the_title_has_what_is_off() -> None:
    shown = cells("DCT", scalar=0.0001, unicf=0.00005)
    for each in shown:
        each.setup = each.setup.with_options(without=frozenset({"pairs", "llvm"}))
    text = rendered(shown, with_paper=False)
    assert "AVG" not in text and "0.100" in text
    assert "1 thread, without llvm, pairs" in " ".join(text.split())


def test_the_table_marks_wrong_results_and_has_no_average_then() -> None:
    shown = cells("DCT", scalar=1, unicf=0.5) + cells("NBody", scalar=1, unicf=0.5)
    shown[-1].samples, shown[-1].mismatches = [], ["x: wrong"]
    text = rendered(shown, with_paper=False)
    assert "WRONG" in text
    assert "paper" not in text
    assert next(line for line in text.splitlines() if "AVG" in line).count(".") == 0


def test_the_record_has_every_sample_and_the_machine() -> None:
    record = json.loads(record_text(cells("DCT", scalar=1, unicf=0.5)))
    assert set(record) == {"machine", "provenance", "results"}
    assert {"model", "features", "versions"} <= set(record["machine"])
    assert {"python", "numpy", "llvm", "wfv"} <= set(record["machine"]["versions"])
    assert record["results"][1] == {
        "kernel": "DCT",
        "strategy": "unicf",
        "lanes": 4,
        "target": "x86-64-v2",
        "threads": 1,
        "size": "default",
        "math": "fast",
        "bounds": "-",
        "analysis": "-",
        "without": "-",
        "median": [0.5, 0.5, 0.5],
        "mismatches": [],
        "same_code": "",
        "samples": [0.5] * 15,
    }


def test_all_bundled_kernels_on_request() -> None:
    def names(**options: Any) -> list[str]:
        return [benchmark.name for benchmark in benchmarks_of(BenchOptions(**options))]

    assert names() == catalog.names()
    assert names(all=True) == catalog.all_names()
    assert names(all=True, kernels=["Saxpy", "Saxpy"]) == ["Saxpy"]


def test_the_interval_of_a_median() -> None:
    found = median_of([5.0, 1.0, 2.0, 4.0, 3.0])
    assert (found.value, found.low, found.high) == (3.0, 1.0, 5.0)
    assert median_of([2.0]).high == 2.0
    trials = [median_of(np.random.default_rng(i).normal(5, 1, 40).tolist()) for i in range(100)]
    assert 88 <= sum(t.low <= 5 <= t.high for t in trials) <= 100
    with pytest.raises(ValueError, match="no samples"):
        median_of([])
