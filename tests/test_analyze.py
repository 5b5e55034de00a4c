"""`wfv analyze`: the answers of an analysis as a table."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.support.plugin_processes import ROOT, install, wfv
from wfv.cli import app
from wfv.inspect.analysis_comparison import compare_analyses, differences
from wfv.options import Options
from wfv.pipeline import read_source
from wfv.strategies import STRATEGIES

# A branch on the id around a loop that all lanes in it leave together.
KERNEL = """
define spir_kernel void @k(ptr addrspace(1) %x, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %p
  %c = icmp slt i32 %v, %n
  br i1 %c, label %loop, label %end
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store volatile i32 %i, ptr addrspace(1) %p
  %next = add nuw nsw i32 %i, 1
  %d = icmp slt i32 %next, %n
  br i1 %d, label %loop, label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
"""


def analyze(*args: str) -> str:
    result = CliRunner().invoke(app, ["analyze", *args])
    assert result.exit_code == 0, result.output
    return result.stdout


def test_each_value_branch_and_loop_has_a_row() -> None:
    text = read_source(KERNEL)
    rows = compare_analyses(text, "k", Options(), ["wfv"])
    found = {(row.kind, row.name): row.answers for row in rows}
    assert found["value", "p"] == ("strided(4)",) and found["value", "c"] == ("varying",)
    assert found["value", "i"] == found["value", "d"] == ("uniform",)
    assert found["branch", "entry"] == ("divergent",) and found["branch", "loop"] == ("uniform",)
    assert found["loop", "loop"] == ("uniform",)
    lines = {row.name: row.line for row in rows if row.kind == "value"}
    assert "%v = load" in text.splitlines()[lines["v"] - 1]


def test_an_analysis_does_not_differ_from_itself() -> None:
    rows = compare_analyses(read_source(KERNEL), "k", Options(), ["wfv", "wfv"])
    assert not any(row.differs for row in rows)
    assert differences(rows).endswith("0 of 2 branches, 0 of 1 loops differ")


def test_formats() -> None:
    kernel = "docs/tutorial/halve.cl"
    head, *rows = csv.reader(io.StringIO(analyze(kernel, "--format", "csv")))
    assert head == ["function", "", "name", "line", "wfv", "unicf"]
    assert ["halve.c0", "loop", "while.body.i", "", "divergent", ""] in rows
    record = json.loads(analyze(kernel, "--format", "json"))
    assert record["analyses"] == ["wfv"] and len(record["rows"]) == len(rows)
    assert "& divergent & linearized \\\\" in analyze(kernel, "--format", "latex")
    assert CliRunner().invoke(app, ["analyze", kernel, "--format", "xml"]).exit_code != 0


def branches(kernel: str, strategies: str) -> dict[str, list[str]]:
    """The kernel's branches: the line and the answers, by the name of the block."""
    rows = csv.reader(io.StringIO(analyze(kernel, "--strategies", strategies, "--format", "csv")))
    return {row[2]: row[3:] for row in rows if row[1] == "branch"}


def test_a_column_for_each_strategy_tells_which_branches_stay() -> None:
    found = branches("docs/tutorial/powers.cl", "naive,unicf,scalar")
    assert found == {
        "entry": ["4", "divergent", "linearized", "linearized", "-"],
        "if.then.i": ["5", "uniform", "linearized", "kept", "-"],
    }
    found = branches("RuleScores", "unicf,partial")  # the branch skips a block to which no edge is deferred
    assert found["cond.false.i"] == ["10", "uniform", "linearized", "kept"]


def test_loops_that_run_lane_by_lane_are_neither_kept_nor_linearized() -> None:
    found = branches("docs/examples/spmv.cl", "naive,unicf")
    assert found["for.body.i"] == ["8", "divergent", "linearized", "by lane"]
    loop = branches("docs/tutorial/halve.cl", "unicf")["while.body.i"]
    assert loop == ["5", "divergent", "linearized"]


def test_auto_is_no_strategy() -> None:
    result = CliRunner().invoke(app, ["analyze", "Saxpy", "--strategies", "naive,auto"])
    assert result.exit_code == 2 and "auto is a choice among strategies" in result.output
    assert f"name strategies: {', '.join(STRATEGIES)}" in " ".join(result.output.split())


def test_an_unknown_second_analysis_is_refused() -> None:
    result = CliRunner().invoke(app, ["analyze", "Saxpy", "--against", "nix"])
    assert result.exit_code == 2 and "unknown analysis 'nix'" in result.output


def test_a_plugin_names_the_program_that_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (ROOT / "docs" / "plugins" / "opt_uniformity.py").read_text()
    install({"a_plugin_without_its_program": text.replace("opt-22", "no-such-opt")}, tmp_path, monkeypatch)
    result = wfv("analyze", "docs/tutorial/halve.cl", "--against", "opt")
    assert result.returncode != 0 and "No such file or directory: 'no-such-opt'" in result.stderr


def test_a_wrong_name_of_a_plugin_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WFV_PLUGINS", "no_such_plugin")
    result = wfv("analyze", "docs/tutorial/halve.cl", "--against", "opt")
    assert result.returncode == 2 and "no such module" in result.stderr
