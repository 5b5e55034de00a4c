"""`wfv bench` on a kernel of the user's own."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import numpy as np
import pytest

from tests.support.command_line import fail, succeed, wfv
from tests.support.requires import needs_clang
from wfv.bench.statistics import ratio_of_runs

SAXPY = "docs/examples/saxpy.cl"
LAUNCH = ("-g", "1000", "-a", "y=ones:f32:1000", "-a", "x=arange:f32:1000", "-a", "a=2")
FEW = ("--runs", "15", "--max-seconds", "0", "--target", "host")


@needs_clang
def test_a_kernel_of_a_file_is_verified_and_timed(tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    output = succeed("bench", f"{SAXPY}:saxpy", *LAUNCH, *FEW, "--strategies", "unival,unicf", "--json", str(record))
    assert "saxpy" in output and "unival" in output
    results = json.loads(record.read_text())["results"]
    assert [each["strategy"] for each in results] == ["scalar", "unival", "unicf"]
    assert all(len(each["samples"]) == 15 for each in results)


@needs_clang
def test_several_numbers_of_lanes_have_a_table_each(tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    launch = (*LAUNCH, *FEW, "--strategies", "unicf", "--lanes", "4,16", "--json", str(record))
    output = succeed("bench", SAXPY, *launch, "--format", "latex")
    assert "% Speedup over scalar, 4 lanes" in output and "% Speedup over scalar, 16 lanes" in output
    assert [each["lanes"] for each in json.loads(record.read_text())["results"]] == [4, 4, 16, 16]
    assert "3 lanes: not a power of two" in fail("bench", SAXPY, *LAUNCH, "--lanes", "4,3")
    assert "a picture of several tables" in fail("bench", SAXPY, *launch, "--plot", str(tmp_path / "a.svg"))


@needs_clang
def test_a_launch_that_is_not_complete_is_refused() -> None:
    assert "no kernel 'saxpi'" in fail("bench", f"{SAXPY}:saxpi", *LAUNCH)
    assert "no argument for y" in fail("bench", SAXPY, "-g", "1000")
    assert "no global size" in fail("bench", SAXPY)
    assert "measured alone" in fail("bench", SAXPY, "NBody", *LAUNCH)


def test_bundled_kernels_have_their_own_arguments() -> None:
    assert "has its own sizes" in fail("bench", "NBody", "-g", "1000")


@needs_clang
def test_results_outside_of_arrays_are_not_called_verified(tmp_path: Path) -> None:
    source = tmp_path / "nothing.cl"
    source.write_text("kernel void nothing(int n) {}")
    result = wfv("bench", str(source), "-g", "64", "-a", "n=1", *FEW, "--strategies", "unicf")
    assert result.exit_code == 0 and "not compared" in result.stderr


def write_record(path: Path, without: str = "-", **cells: list[float]) -> str:
    shared = {"kernel": "saxpy", "lanes": 8, "without": without}
    rows = [{**shared, "strategy": name, "samples": samples} for name, samples in cells.items()]
    path.write_text(json.dumps({"results": rows}))
    return str(path)


def test_two_records_are_compared_cell_by_cell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "140")
    first = write_record(tmp_path / "a.json", scalar=[4e-3] * 15, unicf=[2e-3] * 15)
    second = write_record(tmp_path / "b.json", scalar=[4e-3] * 15, unicf=[1e-3] * 15, naive=[1e-3] * 15)
    lines = succeed("bench", "diff", first, second).splitlines()
    assert "1.00 [1.00," in next(line for line in lines if "scalar" in line)
    assert "2.00 [2.00," in next(line for line in lines if "unicf" in line)
    assert "1.0000 │" in next(line for line in lines if "naive" in line)


def test_what_is_no_record_or_another_one_is_refused(tmp_path: Path) -> None:
    first, other = write_record(tmp_path / "a.json", scalar=[1.0]), write_record(tmp_path / "b.json", unicf=[1.0])
    assert "no cell in common" in fail("bench", "diff", first, other)
    assert "did you mean strategy" in fail("bench", "diff", first, other, "--across", "strateg")
    assert "cannot read" in fail("bench", "diff", first, str(tmp_path / "none.json"))
    (tmp_path / "c.json").write_text("[1]")
    assert "is not a record" in fail("bench", "diff", first, str(tmp_path / "c.json"))


def test_two_records_with_other_options_are_compared(tmp_path: Path) -> None:
    """An ablation: the cells differ in what is switched off."""
    on = write_record(tmp_path / "on.json", scalar=[4e-3] * 15, unicf=[2e-3] * 15)
    off = write_record(tmp_path / "off.json", without="llvm", scalar=[4e-3] * 15, unicf=[1e-3] * 15)
    assert "--across leaves keys out" in fail("bench", "diff", on, off)
    head, *rows = csv.reader(succeed("bench", "diff", on, off, "--across", "without", "--format", "csv").splitlines())
    assert "without" not in head and [row[-1] for row in rows] == ["1.00 [1.00, 1.00]", "2.00 [2.00, 2.00]"]
    assert [row[head.index("A without")] for row in rows] == ["-", "-"]
    assert [row[head.index("B without")] for row in rows] == ["llvm", "llvm"]
    results = json.loads(succeed("bench", "diff", on, off, "--across", "without", "--format", "json"))["results"]
    assert [each["strategy"] for each in results] == ["scalar", "unicf"]
    assert [each["without"] for each in results] == [["-", "llvm"]] * 2
    assert "has two cells saxpy, 8" in fail("bench", "diff", on, off, "--across", "strategy,without")


def test_the_interval_of_two_runs_contains_the_true_ratio() -> None:
    draw = np.random.default_rng(5)
    found = [ratio_of_runs(list(draw.normal(2, 0.1, 30)), list(draw.normal(1, 0.1, 30))) for _ in range(60)]
    assert sum(each.low <= 2 <= each.high for each in found) >= 50


def test_a_race_is_wrong(tmp_path: Path) -> None:
    """The last of all work-items to write wins: another one in vectors than one by one."""
    path = tmp_path / "race.ll"
    path.write_text("""define spir_kernel void @race(ptr addrspace(1) %p) {
  %old = load i64, ptr addrspace(1) %p, align 8
  %new = add i64 %old, 1
  store i64 %new, ptr addrspace(1) %p, align 8
  ret void
}
""")
    record = tmp_path / "record.json"
    launch = ("-g", "64", "-l", "64", "-a", "p=zeros:i64:1", "--json", str(record))
    result = wfv("bench", str(path), *launch, *FEW, "--strategies", "unicf")
    assert result.exit_code == 3 and "wrong: race with unicf" in result.stderr
    found = json.loads(record.read_text())
    assert found["results"][1]["median"] is None and found["results"][1]["mismatches"]
    assert found["results"][0]["median"][1] <= found["results"][0]["median"][0]
    assert found["provenance"]["date"] and len(found["provenance"]["load"]) == 3


def test_the_table_in_other_formats(tmp_path: Path) -> None:
    record = write_record(tmp_path / "a.json", unicf_x=[2e-3] * 15)
    cells = ["saxpy", "unicf_x", "8", *("-" * 7), "2.0000", "2.0000", "1.00 [1.00, 1.00]"]
    assert list(csv.reader(succeed("bench", "diff", record, record, "--format", "csv").splitlines()))[1] == cells
    assert "| " + " | ".join(cells) + " |" in succeed("bench", "diff", record, record, "--format", "markdown")
    latex = succeed("bench", "diff", record, record, "--format", "latex")
    assert "\\begin{tabular}{llllllllllrrr}" in latex and "saxpy & unicf\\_x & 8 &" in latex
    assert "format 'latx'" in fail("bench", "diff", record, record, "--format", "latx")
    assert "format 'latx'" in fail("bench", "NBody", "--format", "latx")
