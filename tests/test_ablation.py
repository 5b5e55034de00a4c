"""`wfv bench ablation`: what it times, and its table."""

from __future__ import annotations

import csv
import json
from dataclasses import replace
from pathlib import Path

import pytest

from kernels_ir import catalog
from tests.support.command_line import fail, succeed, wfv
from wfv.bench import cells as bench_cells
from wfv.bench.ablation import ablation_table
from wfv.bench.cells import Cell, Setup, build_kernel, code_of
from wfv.options import OPTIMIZATIONS, Options
from wfv.tables import shown

FEW = ("--size", "tiny", "--runs", "1", "--max-seconds", "0")


def cell(kernel: str, seconds: float, *without: str) -> Cell:
    samples = [seconds] * 3 if seconds else []
    return Cell(kernel, "unicf", Setup(Options(without=frozenset(without))), samples)


def rows(cells: list[Cell], shows_all: bool = False) -> dict[str, list[str]]:
    text = shown(ablation_table(cells, shows_all), "csv")
    assert isinstance(text, str)
    return {name: row for name, *row in csv.reader(text.splitlines())}


def test_the_table() -> None:
    cells = [cell("a", 1.0), cell("a", 4.0, "tiles"), cell("a", 2.0, "llvm"), cell("b", 1.0), cell("b", 8.0, "llvm")]
    found = rows(cells)
    assert list(found) == ["without", *OPTIMIZATIONS]
    assert found["tiles"] == ["1", "2.000", "a 4.00"]  # of two kernels, one of which has the same code
    assert found["llvm"] == ["2", "4.000", "b 8.00"]
    assert found["pairs"] == ["0", "1.000", ""]
    assert rows(cells, shows_all=True)["llvm"][-1] == "b 8.00, a 2.00"


def test_wrong_results_have_no_times() -> None:
    found = rows(
        [cell("a", 0.0), cell("a", 1.0, "llvm"), cell("b", 1.0), cell("b", 0.0, "tiles"), cell("b", 2.0, "llvm")]
    )
    assert found["llvm"] == ["1", "2.000", "b 2.00"]
    assert found["tiles"] == ["0", "1.000", ""]
    assert rows([cell("a", 0.0), cell("a", 1.0, "llvm")])["llvm"] == ["0", "1.000", ""]


def test_code_is_that_of_the_launches() -> None:
    """Groups of 4 work-items run with 4 lanes, whatever was chosen."""
    benchmark = catalog.load("Saxpy")
    work = benchmark.workload("tiny", 1)
    few = replace(work, launches=[replace(launch, local_size=(4,)) for launch in work.launches])
    kernel = build_kernel(benchmark, "unicf", Setup(Options()))
    whole = code_of(kernel, work)
    assert len(whole) == 1
    assert code_of(kernel, work) == whole
    assert code_of(kernel, few).isdisjoint(whole)


def test_only_kernels_of_other_code_are_timed(tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    text = succeed("bench", "ablation", "Saxpy", "MatrixTranspose", *FEW, "--json", str(record), "--format", "csv")
    changed = {name: int(count) for name, count, *_ in list(csv.reader(text.splitlines()))[1:]}
    assert changed["llvm"] == 2 and changed["tiles"] == 1 and changed["lane loops"] == 0
    results = json.loads(record.read_text())["results"]
    assert {row["strategy"] for row in results} == {"unicf"}
    of_saxpy = {row["without"] for row in results if row["kernel"] == "Saxpy"}
    assert {"-", "llvm"} <= of_saxpy and "tiles" not in of_saxpy
    assert len(results) == sum(changed.values()) + 2
    assert all(len(row["samples"]) >= 15 for row in results)


@pytest.mark.parametrize(
    ("format", "part"), [("markdown", "| llvm | 1 |"), ("latex", "llvm & 1 &"), ("json", '"llvm"')]
)
def test_formats(format: str, part: str) -> None:
    assert part in succeed("bench", "ablation", "Saxpy", *FEW, "--format", format)


@pytest.mark.parametrize("is_folder", [False, True])
def test_own_kernels(is_folder: bool, tmp_path: Path) -> None:
    file = catalog.load("Saxpy").ir_path
    args = {"n": "60", "a": "2", "x": "random:f32:64", "y": "ones:f32:64"}
    launch = [word for name, form in args.items() for word in ("-a", f"{name}={form}")]
    source = [str(file), "-g", "64", *launch]
    if is_folder:
        own = "\n".join(f"{name} = {form!r}" for name, form in args.items())
        (tmp_path / "kernels.toml").write_text(f"file = {str(file)!r}\n[args]\n{own}\n[kernels.saxpy]\nglobal = 64\n")
        source = [str(tmp_path)]
    few = ("--runs", "1", "--max-seconds", "0", "--lanes", "8", "--format", "json", "-O", "no-pairs")
    results = json.loads(succeed("bench", "ablation", *source, *few))["results"]
    assert {"pairs", "llvm, pairs", "pairs, speculate"} <= {row["without"] for row in results}
    assert {row["kernel"] for row in results} == {"saxpy"} and {row["lanes"] for row in results} == {8}


def test_a_mismatch(monkeypatch: pytest.MonkeyPatch) -> None:
    verified = bench_cells.verified

    def wrong(name: str, *args: object) -> object:
        mismatches, runner = verified(name, *args)  # type: ignore[arg-type]
        return (["y: wrong"] if name == "llvm" else mismatches), runner

    monkeypatch.setattr(bench_cells, "verified", wrong)
    result = wfv("bench", "ablation", "Saxpy", *FEW)
    assert result.exit_code == 3 and "wrong: Saxpy with unicf: without llvm: y: wrong" in result.stderr


def test_wrong_options() -> None:
    assert "unicfg" in fail("bench", "ablation", "Saxpy", "--strategies", "unicfg")
    assert "did you mean Saxpy" in fail("bench", "ablation", "Saxp")
    assert "no size 'huge'" in fail("bench", "ablation", "Saxpy", "--size", "huge")
