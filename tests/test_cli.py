"""The command line: every command, its exit codes, and its messages about bad input."""

from __future__ import annotations

import errno
import io
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from kernels_ir import catalog
from tests.support.command_line import TWO_KERNELS, fail, succeed, wfv
from tests.support.requires import needs_graphviz
from wfv import __version__, cli, llvm, pipeline
from wfv.bench import cells
from wfv.cli.bench import run_compare


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run_compare, "SIZE", "tiny")


@pytest.fixture
def two_kernels(tmp_path: Path) -> str:
    path = tmp_path / "two.ll"
    path.write_text(TWO_KERNELS)
    return str(path)


def test_version() -> None:
    assert succeed("--version") == f"wfv {__version__}\n"


def test_help_loads_neither_numpy_nor_llvm_nor_rich() -> None:
    names = {"numpy", "llvmlite", "networkx", "kernels_ir", "rich"}
    help = "import sys; from wfv.cli import app; app(['--help'], standalone_mode=False)"
    code = f"{help}; print({names} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "set()"
    for command in ("list", "run", "bench", "opt", "cfg"):
        assert command in succeed("--help")


def test_list() -> None:
    assert succeed("list", "--names").split() == catalog.all_names()
    text = succeed("list")
    assert all(name in text for name in catalog.all_names())
    assert "Escape-time image" in text


def test_run_verifies_and_compares_with_scalar() -> None:
    text = succeed("run", "Mandelbrot", "--size", "tiny", "--lanes", "4", "--strategy", "unicf")
    assert "4 lanes, host, size tiny" in text
    assert re.search(r"unicf( .fastest.)? +│ +\d+\.\d+ │ +\d+\.\d+ \[", text)
    assert text.count("yes") == 2


def test_run_of_scalar_has_one_row() -> None:
    assert (
        succeed("run", "MatrixTranspose", "--size", "tiny", "--strategy", "scalar", "--threads", "2").count("yes") == 1
    )


def test_a_mismatch_exits_with_3(monkeypatch: pytest.MonkeyPatch, tiny: None) -> None:
    answers = iter([[], ["x: 1 of 4 differ"]] * 2)
    monkeypatch.setattr(cells, "verify", lambda workload, work: next(answers))
    for args in (["run", "DCT", "--size", "tiny"], ["bench", "DCT", "--strategies", "unicf", "--target", "host"]):
        result = wfv(*args)
        assert result.exit_code == 3
        assert "WRONG" in result.stdout
        assert "wrong: DCT with unicf: x: 1 of 4 differ" in result.stderr


def test_bench_prints_a_table_and_writes_every_sample(tiny: None, tmp_path: Path) -> None:
    path = tmp_path / "out.json"
    options = ["--strategies", "unicf,naive", "--max-seconds", "0", "--json", str(path)]
    text = succeed("bench", "MatrixTranspose", "Mandelbrot", *options, "--paper")
    assert "4 lanes, x86-64-v2, 1 thread" in text
    assert "AVG" in text
    assert "1.44" in text  # the paper's MatrixTranspose
    record = json.loads(path.read_text())
    assert set(record) == {"machine", "provenance", "results"}
    assert {"model", "features", "versions"} <= set(record["machine"])
    names = [(result["kernel"], result["strategy"]) for result in record["results"]]
    kernels, strategies = ("MatrixTranspose", "Mandelbrot"), ("scalar", "unicf", "naive")
    assert names == [(kernel, strategy) for kernel in kernels for strategy in strategies]
    for result in record["results"]:
        assert (result["lanes"], result["target"], result["threads"]) == (4, "x86-64-v2", 1)
        assert len(result["samples"]) == 15
        assert all(0 < seconds < 10 for seconds in result["samples"])


def test_bench_refuses_what_it_cannot_do(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert "did you mean naive" in fail("bench", "--strategies", "scalar,naiv")
    assert "no strategies" in fail("bench", "--strategies", ",")
    assert "did you mean NBody" in fail("bench", "DCT", "NBdy")
    assert "there is no directory" in fail("bench", "--json", str(tmp_path / "none" / "x.json"))
    assert "not a power of two" in fail("bench", "--lanes", "5")
    monkeypatch.setattr(llvm, "target_is_runnable", lambda target: False)
    assert "this CPU cannot run code for 'x86-64-v2'" in fail("bench", "DCT")
    assert "--target host" in fail("run", "DCT", "--target", "x86-64-v4")


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["run", "mandelbort"], "did you mean Mandelbrot"),
        (["run", "DCT", "--strategy", "unifc"], "did you mean unicf"),
        (["run", "DCT", "--lanes", "3"], "3 lanes: not a power of two"),
        (["run", "DCT", "--target", "avx"], "unknown target 'avx'"),
        (["run", "DCT", "--size", "huge"], "no size 'huge'"),
        (["run", "DCT", "--threads", "5000"], "5000 threads"),
        (["opt", "Mandelbro"], "did you mean Mandelbrot"),
        (["opt", "nowhere.ll"], "cannot read 'nowhere.ll'"),
        (["opt", "DCT", "--stop-after", "linearise"], "did you mean linearize"),
        (["opt", "DCT", "--kernel", "dct"], "no kernel 'dct' in the file"),
        (["opt", "DCT", "-o", "/nowhere/out.ll"], "there is no directory"),
        (["cfg", "DCT", "-o", "out.gif"], ".svg, .png, .pdf, .dot"),
        (["cfg", "DCT", "-o", "out.svg", "--compare", "naive"], "not two strategies"),
        (["cfg", "DCT", "-o", "out.svg", "--compare", "naive,unifc"], "did you mean unicf"),
    ],
)
def test_bad_input_gets_a_clear_error(args: list[str], message: str) -> None:
    text = fail(*args)
    assert text.lstrip().startswith("error: WFV0")  # older versions of rich end a progress bar that never was
    assert message in text


def test_usage_errors_exit_with_2() -> None:
    for args in (["frobnicate"], ["run"], ["cfg", "DCT"], ["run", "DCT", "--threads", "0"]):
        assert wfv(*args).exit_code == 2


def stages(text: str) -> dict[str, str]:
    parts = re.split(r"^; \*\*\* IR after (\w+) \*\*\*$", text, flags=re.MULTILINE)
    assert parts[0] == ""
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def test_opt_prints_every_step_as_llvm_ir() -> None:
    found = stages(succeed("opt", "NBody", "--strategy", "unicf", "--lanes", "8", "--print-after-all"))
    assert list(found) == [step for step in pipeline.STEPS if step != "boscc"]
    for text in found.values():
        llvm.verify(text)
    assert "<8 x float>" in found["widen"]
    assert "<8 x float>" not in found["linearize"]


def test_opt_stops_after_a_step(tmp_path: Path) -> None:
    path = tmp_path / "out.ll"
    assert succeed("opt", "DCT", "--stop-after", "linearize", "-o", str(path)) == ""
    text = path.read_text()
    llvm.verify(text)
    assert "wfv." in text
    assert list(stages(succeed("opt", "DCT", "--stop-after", "scalarize", "--print-after-all")))[-1] == "scalarize"


def test_opt_says_when_a_strategy_has_no_such_step() -> None:
    result = wfv("opt", "DCT", "--strategy", "scalar", "--stop-after", "linearize")
    assert result.exit_code == 0
    assert "strategy 'scalar' has no step 'linearize'; this is after 'barriers'" in result.stderr
    llvm.verify(result.stdout)


def test_opt_of_a_file_chooses_among_its_kernels(two_kernels: str) -> None:
    assert "choose with FILE:KERNEL: first, second" in fail("opt", two_kernels)
    assert "did you mean second" in fail("opt", two_kernels, "--kernel", "secnd")
    text = succeed("opt", two_kernels, "--kernel", "second", "--stop-after", "normalize")
    assert "store i32 2" in text


def test_a_file_that_is_not_ir_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.ll"
    path.write_text("int main() { return 0; }\n")
    assert "not LLVM IR" in fail("opt", str(path))


@needs_graphviz
def test_cfg_draws_the_kernels_own_control_flow(tmp_path: Path) -> None:
    path = tmp_path / "m.svg"
    assert succeed("cfg", "Mandelbrot", "-o", str(path)) == ""
    svg = path.read_text()
    assert "unicf" in svg
    assert "after scalarize" in svg
    assert "ends in a divergent branch" in svg
    assert ">while.body<" in svg and re.search(r"lines 13(-|&#45;)15", svg)


@needs_graphviz
def test_cfg_compares_linearizations(tmp_path: Path) -> None:
    path = tmp_path / "d.dot"
    succeed("cfg", "DCT", "--compare", "naive,unicf", "-o", str(path))
    dot = path.read_text()
    assert "naive" in dot
    assert "unicf" in dot
    assert dot.count("after linearize") == 2
    assert "rank=same" in dot


@needs_graphviz
@pytest.mark.parametrize("step", pipeline.STEPS)
def test_cfg_draws_every_step(step: str, tmp_path: Path) -> None:
    path = tmp_path / "n.dot"
    succeed("cfg", "Mandelbrot", "--strategy", "unicf", "--stop-after", step, "-o", str(path))
    assert path.read_text().startswith("digraph")


@needs_graphviz
def test_cfg_of_a_png(tmp_path: Path) -> None:
    path = tmp_path / "n.png"
    succeed("cfg", "MatrixTranspose", "--strategy", "scalar", "--stop-after", "barriers", "-o", str(path))
    assert path.read_bytes().startswith(b"\x89PNG")


def test_closed_streams_and_ascii_streams(monkeypatch: pytest.MonkeyPatch) -> None:
    ascii_only = io.TextIOWrapper(io.BytesIO(), encoding="ascii", write_through=True)
    monkeypatch.setattr(sys, "stdout", ascii_only)
    monkeypatch.setattr(sys, "stderr", None)
    monkeypatch.setattr(cli, "app", lambda: [print("1.0\xa0±", file=file) for file in (sys.stdout, sys.stderr)])
    cli.main()
    assert ascii_only.buffer.getvalue() == b"1.0??\n"  # type: ignore[attr-defined]


def test_a_full_disk_gives_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def fill() -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("kernels_ir.catalog.names", fill)
    assert "No space left on device" in fail("list")
