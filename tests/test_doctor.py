"""`wfv doctor`: its report, its trials, and its messages about broken parts."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from wfv import llvm
from wfv.cli import app, doctor
from wfv.cli.doctor import Check, Facts, checks
from wfv.cpus import TARGETS
from wfv.opencl import clang_program

ROOT = Path(__file__).resolve().parent.parent
has_clang = "error" not in doctor._guarded(doctor.clang_facts)


def of_name(tried: list[Check], name: str) -> Check:
    (found,) = [check for check in tried if check.name == name]
    return found


@pytest.fixture(scope="module")
def found() -> Facts:
    return doctor.examine()


@pytest.fixture
def no_trials(monkeypatch: pytest.MonkeyPatch) -> None:
    """Checks without the processes."""
    monkeypatch.setattr(doctor, "_failure", lambda *command: "")


def test_doctor_reports_and_tries_everything() -> None:
    """Once with everything, as JSON."""
    result = CliRunner().invoke(app, ["doctor", "--json"])
    assert result.exit_code == 0, result.output
    told = json.loads(result.stdout)
    tried = {check["name"]: check["ok"] for check in told["checks"]}
    assert tried["kernels in LLVM IR"] is True
    assert tried.get("kernels in OpenCL C") is (True if has_clang else None)
    assert told["versions"]["packages"]["numpy"] and told["versions"]["llvm"].startswith("22.")
    assert set(told["targets"]) == set(TARGETS)
    assert told["targets"]["host"]["runs"] and told["targets"]["x86-64-v3"]["lanes"] == 8
    assert told["cpu"]["features"] == llvm.host_cpu()["features"]


def test_text_and_json_agree(found: Facts, no_trials: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "examine", lambda: found)
    monkeypatch.setattr(doctor, "WIDTH", 4000)
    text = CliRunner().invoke(app, ["doctor"]).stdout
    assert "Traceback" not in text
    for title in ("Versions", "Clang", "CPU", "System", "Vector math", "Cache", "Names of native code", "Checks"):
        assert f"\n{title}\n" in f"\n{text}"
    for part in (found["cpu"]["model"], found["cache"]["path"], *TARGETS, "WFV_PERF=1", "WFV_GDB=1"):
        assert part in text
    assert " ".join(found["cpu"]["features"]) in text


def test_without_libmvec_the_check_says_so(found: Facts, monkeypatch: pytest.MonkeyPatch) -> None:
    assert found["vector_math"] == {"libmvec": bool(llvm.libmvec_symbols())}
    monkeypatch.setenv("WFV_LIBMVEC", "off")
    check = doctor._math_check(doctor.vector_math())
    assert not check.ok and not check.essential and "no libmvec" in check.text


def test_the_cache_is_reported(found: Facts, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert found["cache"]["on"] is False  # tests run without
    monkeypatch.setenv("WFV_CACHE", str(tmp_path / "new"))
    told = doctor.cache()
    assert (told["on"], told["path"], told["entries"], told["writable"]) == (True, str(tmp_path / "new"), 0, True)
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("WFV_CACHE", str(tmp_path / "file" / "below"))
    assert not doctor._cache_check(doctor.cache()).ok
    monkeypatch.setenv("WFV_CACHE_SIZE", "wrong")
    check = doctor._cache_check(doctor._guarded(doctor.cache))
    assert not check.ok and check.essential and "WFV_CACHE_SIZE" in check.text


def test_doctor_succeeds_without_clang(found: Facts, no_trials: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(clang_program.VARIABLE, "no-such-program")
    without = {**found, "clang": doctor._guarded(doctor.clang_facts)}
    check = of_name(checks(without), "OpenCL C")
    assert not check.ok and not check.essential and "pip install 'wfv[opencl]'" in check.help


def test_what_a_failed_command_says_is_found() -> None:
    assert doctor._failure("list") == ""
    assert "no bundled kernel is called 'Mandelbrat'" in doctor._failure("run", "Mandelbrat")
    assert not doctor._clang_check().ok or has_clang


@pytest.mark.parametrize(
    ("body", "parts"),
    [
        ("raise ImportError('no libLLVM')", ["BROKEN", "no libLLVM", "help: pip install --force-reinstall 'llvmlite"]),
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
        parts = ["BROKEN", "ended by SIGILL", "help: reinstall wfv and llvmlite"]
    path = os.pathsep.join([str(tmp_path), str(ROOT), *filter(None, sys.path)])
    done = subprocess.run(
        [sys.executable, "-m", "wfv", "doctor"], env={**os.environ, "PYTHONPATH": path},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 1, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    for part in parts:
        assert part in done.stdout


def test_a_missing_package_is_reported(no_trials: None, found: dict[str, Any]) -> None:
    packages = {**found["versions"]["packages"], "networkx": None}
    tried = checks({**found, "versions": {**found["versions"], "packages": packages}})
    check = of_name(tried, "packages")
    assert not check.ok and check.essential and "networkx" in check.text
    assert not of_name(checks({**found, "targets": {"error": "gone"}}), "LLVM").ok
