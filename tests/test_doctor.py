"""`wfv doctor`: its report, its trials, and its messages about broken parts."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from wfv import llvm
from wfv.cli import app, installation
from wfv.cli.installation import Facts
from wfv.cpus import TARGETS
from wfv.opencl import clang_program

ROOT = Path(__file__).resolve().parent.parent
has_clang = "error" not in installation._guarded(installation.clang)


@pytest.fixture(scope="module")
def found() -> Facts:
    return installation.examine()


@pytest.mark.full
def test_doctor_reports_and_tries_everything() -> None:
    """Once with everything, as JSON."""
    result = CliRunner().invoke(app, ["doctor", "--json"])
    assert result.exit_code == 0, result.output
    told = json.loads(result.stdout)
    tried = {trial["name"]: trial["failure"] for trial in told["trials"]}
    assert tried["kernels in LLVM IR"] == ""
    assert bool(tried["kernels in OpenCL C"]) is not has_clang
    assert told["versions"]["numpy"] and told["cpu"]["llvm"].startswith("22.")
    assert set(told["targets"]) == set(TARGETS)
    assert told["targets"]["host"]["runs"] and told["targets"]["x86-64-v3"]["vector_bits"] == 256
    assert told["cpu"]["features"] == llvm.host_cpu()["features"]


def test_text_and_json_agree(found: Facts, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(installation, "examine", lambda: found)
    monkeypatch.setattr(installation, "_failure", lambda *command: "")
    monkeypatch.setattr(installation, "WIDTH", 4000)
    text = CliRunner().invoke(app, ["doctor"]).stdout
    assert "Traceback" not in text
    for title in ("Versions", "Clang", "CPU", "Targets", "Cache", "Trials"):
        assert f"\n{title}\n" in f"\n{text}"
    for part in (found["cpu"]["model"], found["cache"]["path"], *TARGETS):
        assert part in text
    assert " ".join(found["cpu"]["features"]) in text


def test_the_cache_is_reported(found: Facts, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert found["cache"]["on"] is False  # tests run without
    monkeypatch.setenv("WFV_CACHE", str(tmp_path / "new"))
    told = installation.cache()
    assert (told["on"], told["path"], told["entries"]) == (True, str(tmp_path / "new"), 0)
    monkeypatch.setenv("WFV_CACHE_SIZE", "wrong")
    assert "WFV_CACHE_SIZE" in installation._guarded(installation.cache)["error"]


@pytest.mark.full
def test_doctor_succeeds_without_clang(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(clang_program.VARIABLE, "no-such-program")
    result = CliRunner().invoke(app, ["doctor"])
    assert result.exit_code == 0 and "no-such-program" in result.stdout and "pip install 'wfv[opencl]'" in result.stdout


def test_what_a_failed_command_says_is_found() -> None:
    assert installation._failure("list") == ""
    assert "no bundled kernel is called 'Mandelbrat'" in installation._failure("run", "Mandelbrat")


def test_a_missing_package_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(installation, "NEEDED", ("no-such-package",))
    assert installation.versions()["no-such-package"] is None
    assert ("  no-such-package", "not installed (needed)") in list(installation._rows(installation.versions()))


@pytest.mark.parametrize(
    ("body", "parts"),
    [
        ("raise ImportError('no libLLVM')", ["BROKEN", "no libLLVM", "help: reinstall wfv, llvmlite"]),
        ("import os, signal; os.kill(os.getpid(), signal.SIGILL)", []),
    ],
    ids=["llvmlite does not load", "the trial's process ends"],
)
def test_a_broken_part_is_reported_and_exits_with_1(body: str, parts: list[str], tmp_path: Path) -> None:
    """A broken package hides the real one: llvmlite itself, or one that only the trial imports."""
    if parts:
        (tmp_path / "llvmlite.py").write_text(body)
    else:
        (tmp_path / "sitecustomize.py").write_text(f"import sys\nif 'run' in sys.orig_argv:\n    {body}\n")
        parts = ["BROKEN", "ended by SIGILL", "help: reinstall wfv, llvmlite"]
    path = os.pathsep.join([str(tmp_path), str(ROOT), *filter(None, sys.path)])
    done = subprocess.run(
        [sys.executable, "-m", "wfv", "doctor"], env={**os.environ, "PYTHONPATH": path},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 1, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    for part in parts:
        assert part in done.stdout
