"""Rooflines: levels of memory, limits, what binds a kernel, the command."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import numpy as np
import pytest

import wfv
from kernels_ir import catalog
from kernels_ir.catalog import Work
from tests.support.command_line import fail
from wfv.bench.cells import Setup
from wfv.bench.roofline import limits
from wfv.bench.roofline.limits import (
    FLOAT,
    INT,
    KERNELS,
    OPERATIONS,
    PEAKS,
    STREAMS,
    Level,
    Limit,
    Machine,
    lanes_of_limits,
    level_of,
    make_limits,
    memory_levels,
)
from wfv.bench.roofline.measure import Point, Roofline, measure
from wfv.bench.roofline.views import kernels_table, limits_table
from wfv.bench.sampling import Budget
from wfv.cli.bench.run_roofline import run as run_roofline
from wfv.cli.options import BenchOptions
from wfv.cpus import TARGETS
from wfv.strategies import STRATEGIES
from wfv.systems import system
from wfv.systems.linux import data_caches

L1, L2, MEMORY = Level("L1", 32 << 10, 16 << 10), Level("L2", 1 << 20, 512 << 10), Level("memory", None, 2 << 20)
LEVELS = [L1, L2, MEMORY]


_built = cache(wfv.build)


@pytest.fixture(autouse=True)
def compiled_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The kernels of the limits are the same in all tests."""
    monkeypatch.setattr(limits, "build", _built)


def write_cache(directory: Path, index: int, kind: str, level: int, size: str, cpus: str) -> None:
    folder = directory / f"index{index}"
    folder.mkdir(parents=True)
    for name, text in (("type", kind), ("level", str(level)), ("size", size), ("shared_cpu_list", cpus)):
        (folder / name).write_text(f"{text}\n")


def test_the_levels_are_those_that_the_system_reports(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wfv.bench.roofline.limits.usable_cpus", lambda: 16)
    write_cache(tmp_path, 0, "Data", 1, "48K", "0-1")
    write_cache(tmp_path, 1, "Instruction", 1, "32K", "0-1")
    write_cache(tmp_path, 2, "Unified", 2, "1024K", "0-1")
    write_cache(tmp_path, 3, "Unified", 3, "32768K", "0-7,16-23")
    caches = data_caches(tmp_path)
    one = memory_levels(1, caches)
    assert [(level.name, level.capacity) for level in one] == [
        ("L1", 48 << 10), ("L2", 1 << 20), ("L3", 32 << 20), ("memory", None)
    ]  # fmt: skip
    assert one[3].measured >= 4 * (32 << 20) and one[0].measured == 24 << 10
    assert [level.capacity for level in memory_levels(8, caches)][:3] == [
        4 * (48 << 10),
        4 << 20,
        32 << 20,
    ]
    assert [level.name for level in memory_levels(1, ())] == ["memory"]
    assert memory_levels(1, system.data_caches())[-1].capacity is None  # this machine's


def test_data_are_in_the_first_level_that_has_room_for_them() -> None:
    assert [level_of(LEVELS, size).name for size in (1, 24 << 10, 32 << 10, 768 << 10, 1 << 20, 1 << 40)] == [
        "L1", "L1", "L2", "L2", "memory", "memory"
    ]  # fmt: skip


RUNNABLE = [target for target in TARGETS if wfv.llvm.target_is_runnable(wfv.llvm.find_target(target))]


FEW = ("scalar", "naive", "unicf", "partial+boscc")


@pytest.mark.parametrize("strategy", [pytest.param(s, marks=() if s in FEW else pytest.mark.full) for s in STRATEGIES])
def test_the_kernels_of_the_limits_do_what_they_count(strategy: str) -> None:
    lanes, groups, vectors = 16, 3, 5
    items = lanes * groups * vectors
    x, y = (np.random.default_rng(0).integers(0, 100, items).astype(np.float32) for _ in range(2))
    for stream in STREAMS:
        z = np.zeros(items, np.float32 if stream.is_float else np.int32)
        given = [array.view(z.dtype) for array in (x, y)]
        kernel = wfv.build(KERNELS, strategy=strategy, lanes=lanes)[stream.name]
        kernel(lanes * groups, lanes, z, *given, vectors, 3)
        if stream.name == "load":  # three times the same: an odd number of each value
            rows = given[0].reshape(groups, vectors, lanes)
            np.testing.assert_array_equal(z.reshape(groups, vectors, lanes)[:, 0], np.bitwise_xor.reduce(rows, axis=1))
        else:
            np.testing.assert_array_equal(z, x if stream.name == "copy" else x + 3 * y)
    for kind, name in PEAKS.items():
        z = np.arange(items, dtype=np.float32 if kind == FLOAT else np.int32)
        kernel = wfv.build(KERNELS, strategy=strategy, lanes=lanes)[name]
        kernel(items, lanes, z, 3, 5, 4)
        values = [np.arange(items) + 3 * (chain + 1) for chain in range(3)]
        for _ in range(4):
            values = [v * 3 + 5 if kind == FLOAT else (v + 3) ^ 5 for v in values]
        np.testing.assert_array_equal(z, sum(values))


@pytest.mark.parametrize("target", [RUNNABLE[0], *(pytest.param(t, marks=pytest.mark.full) for t in RUNNABLE[1:])])
@pytest.mark.parametrize("threads", [1, 2])
def test_limits_have_an_amount_for_each_level(target: str, threads: int) -> None:
    made = make_limits(Machine(LEVELS, target, threads), seconds=0)
    names = [f"{stream.name} {level.name}" for level in LEVELS for stream in STREAMS]
    assert [limit.label for limit in made] == [*names, FLOAT, INT]
    lanes = lanes_of_limits(target)
    for limit in made:
        limit.work()
        if limit.level is None:
            assert limit.amount == lanes * threads * OPERATIONS
        else:  # the whole measured size, but for a last part of a vector of each array and thread
            assert 0 <= limit.level.measured - limit.amount < 3 * 4 * lanes * threads


def test_launches_of_limits_take_long_enough() -> None:
    calls, now = 0, 0.0

    def clock() -> float:
        nonlocal calls, now
        calls, now = calls + 1, now + (1 if calls < 30 else 10)  # three calibrations of five launches are too short
        return now

    first = make_limits(Machine([L1]), seconds=0)[0]
    found = make_limits(Machine([L1, MEMORY]), seconds=5, clock=clock)
    assert found[0].amount == 4**3 * first.amount
    memory = next(limit for limit in found if limit.level == MEMORY)
    assert memory.amount <= MEMORY.measured  # once is enough


def made(kernel: str, work: Work, seconds: float) -> Point:
    return Point(kernel, "unicf", 16, work, level_of(LEVELS, work.footprint), [2 * seconds, seconds])


def made_roofline(*points: Point) -> Roofline:
    def limit(name: str, level: Level | None, rate: int) -> Limit:
        return Limit(name, level, rate, lambda: None, [1.0, 3.0])

    rates = {L1: 500, L2: 100, MEMORY: 10}
    limits = [limit("copy", level, rate * 10**9) for level, rate in rates.items()]
    limits += [limit("load", level, rate * 5 * 10**8) for level, rate in rates.items()]
    return Roofline(
        Machine(LEVELS), [*limits, limit(FLOAT, None, 200 * 10**9), limit(INT, None, 50 * 10**9)], [*points]
    )


def test_what_binds_a_kernel_is_what_takes_longest() -> None:
    giga = 10**9
    cases = {
        "memory": (Work(3 * giga, giga, 2 << 30, flops=giga), 0.8, "copy memory", 0.5),
        "cache": (Work(3 * giga, giga, 64 << 10, flops=giga), 0.08, "copy L2", 0.5),
        "float": (Work(giga, giga, 64 << 10, flops=20 * giga), 0.4, FLOAT, 0.25),
        "int": (Work(giga, giga, 64 << 10, flops=giga, int_ops=20 * giga), 0.4, INT, 1.0),
        "moves": (Work(0, giga, 1 << 10), 0.004, "copy L1", 0.5),
    }
    found = made_roofline(*(made(name, work, seconds) for name, (work, seconds, _, _) in cases.items()))
    for point, (_, _, label, fraction) in zip(found.points, cases.values(), strict=True):
        bound = found.bound(point)
        assert (bound.limit.label, bound.fraction) == (label, pytest.approx(fraction))
    assert found.points[0].intensity == 0.25


def test_limits_and_kernels_are_sampled_in_the_same_rounds() -> None:
    setup = Setup(4, size="tiny")
    columns = [(name, setup) for name in ("scalar", "unicf")]
    benchmarks = [catalog.load(name) for name in ("NBody", "Saxpy")]
    found = measure(benchmarks, columns, Machine(LEVELS), Budget(3, 0, 3), seconds=0)
    assert [len(limit.samples) for limit in found.limits] == [3] * (3 * len(STREAMS) + 2)
    assert [(p.kernel, p.strategy, len(p.samples)) for p in found.points] == [
        ("NBody", "scalar", 3), ("NBody", "unicf", 3), ("Saxpy", "scalar", 3), ("Saxpy", "unicf", 3)
    ]  # fmt: skip
    assert all(found.bound(point).fraction > 0 for point in found.points)
    assert kernels_table(found).row_count == 4 and limits_table(found).row_count == 3


def run(*kernels: str, strategies: str = "unicf", json: Path | None = None, plot: Path | None = None) -> int:
    asked = BenchOptions(kernels, strategies, lanes=8, runs=2, max_seconds=0)
    return run_roofline(asked, json, plot, size="tiny", seconds=0, levels=LEVELS)


def test_the_command_writes_a_record_and_a_picture(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("matplotlib")
    record, picture = tmp_path / "found.json", tmp_path / "found.svg"
    names = ("NBody", "MatrixTranspose", "BitonicSort", "Saxpy")
    assert run(*names, json=record, plot=picture) == 0
    text = capsys.readouterr().out
    assert "triad GB/s" in text and re.search(r"NBody +│", text) and "of reference" in text
    found = json.loads(record.read_text())
    assert [row["kernel"] for row in found["kernels"]] == list(names)
    assert all(len(row["samples"]) == 2 and row["fraction"] > 0 for row in found["kernels"])
    assert {row["level"] for row in found["limits"]} == {"L1", "L2", "memory", None}
    assert picture.read_bytes().startswith(b"<?xml")
    png = tmp_path / "found.png"
    assert run("NBody", strategies="scalar,unicf", plot=png) == 0
    assert png.read_bytes().startswith(b"\x89PNG")


def test_wrong_results_have_no_time(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wfv.bench.cells.verify", lambda workload, work: ["y: all of it"])
    assert run("Saxpy") == 3
    shown = capsys.readouterr()
    assert "WRONG" in shown.out and "wrong: Saxpy with unicf: y: all of it" in shown.err


def test_options_that_do_not_fit(tmp_path: Path) -> None:
    assert "the name ends with .svg, .png or .pdf" in fail("bench", "roofline", "--plot", str(tmp_path / "x.gif"))
    assert "did you mean" in fail("bench", "roofline", "NBdy")
    assert "no strategies" in fail("bench", "roofline", "--strategies", ",")


@pytest.mark.parametrize("option", ["--paper", "--bounds"])
@pytest.mark.parametrize("command", ["peers", "roofline"])
def test_options_of_the_comparison_of_strategies_only(command: str, option: str) -> None:
    assert "No such option" in fail("bench", command, option)
