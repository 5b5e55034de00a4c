"""The script that runs the standard's conformance tests, on programs that print what those of the tests print."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

SCRIPT = Path(__file__).with_name("conformance.py")
CSV = """#
# OpenCL Conformance Test Suite (full version)
#
Basic,basic/test_basic
Thread Dimensions,basic/test_basic full*
CL_DEVICE_TYPE_CPU, Allocations (single maximum),basic/test_basic single 5 all
Math, math_brute_force/test_bruteforce
Half Ops,half/test_half
Conversions,conversions/test_conversions
"""
# The program of a category with the harness, after test_common/harness/testHarness.cpp.
PROGRAM = """#!{python}
import json, os, signal, sys, time
tests = dict(quick_one="pass", quick_two="skip", full_one="skip",
             wrong="fail", waits="wait", crashes="crash", other="pass")
options = [each for each in sys.argv[1:] if each in ("single", "5")]
if "-h" in sys.argv:
    print("Common options:\\n    -h, --help\\n        This help\\n\\nUsage: test_basic [<test name>*]\\n\\nTest names:")
    print("".join("\\t" + name + "\\n" for name in sorted(tests)), end="")
    sys.exit(0)
assert os.environ["CL_WIMPY_MODE"] and os.environ["WFV_DRIVER_DEBUG"] == "1"
assert os.listdir(os.environ["OCL_ICD_VENDORS"]) == ["driver.icd"]
with open("calls", "a") as file:
    print(*sys.argv[1:], file=file)
results, saved = {{}}, os.environ["CL_CONFORMANCE_RESULTS_FILENAME"]
for name in sys.argv[1 + len(options):] or tests:
    print(name + "...")
    state = results[name] = tests[name]
    if state == "crash":
        os.kill(os.getpid(), signal.SIGFPE)
    if state == "wait" and not os.path.exists("ready"):
        time.sleep(600)
    said = {{"fail": " FAILED", "skip": " test not supported"}}.get(state, " passed")
    results[name] = "pass" if state == "wait" else state
    print(name + said)
with open(saved, "w") as file:
    json.dump({{"cmd": sys.argv[0], "results": results}}, file)
sys.exit("fail" in results.values())
"""
# One that does not list its sub-tests, and whose output alone tells what came before the crash.
BRUTEFORCE = """#!/bin/sh
[ "$1" = -h ] || [ "$1" = -p ] && { echo "test_bruteforce [-cglsz]: <optional: math function names>"; exit 255; }
printf 'acos...\\n  1:           acos fp32\\nacos passed\\n'
printf 'asin...\\nasin FAILED\\natan...\\natan test not supported\\nexp...\\n'
kill -SEGV $$
"""
# One with a single sub-test that takes long, and prints through C's buffer. An argument is no sub-test, but a function.
CONVERSIONS = """#!/bin/sh
[ "$1" = -h ] && { printf 'Test names:\n\tconversions\n'; exit 0; }
[ "$1" = conversions ] && { printf 'conversions...
Unable to parse function name
conversions passed
'; exit 0; }
exec awk 'BEGIN { print "conversions..."; print "0) Testing convert_uchar"; while (1) {} }'
"""
# A stand-in for CMake: `--build` makes three of the four programs.
CMAKE = """#!/bin/sh
echo "$@" >>HERE/cmake
[ "$1" = --build ] || exit 0
mkdir -p "$2/test_conformance/basic" "$2/test_conformance/math_brute_force"
cp HERE/test_basic "$2/test_conformance/basic"
cp HERE/test_bruteforce "$2/test_conformance/math_brute_force"
mkdir -p "$2/test_conformance/conversions"
cp HERE/test_conversions "$2/test_conformance/conversions"
exit 2
"""
DONE = {
    "Basic": (2, 2, 2, 1), "Thread Dimensions": (1, 0, 1, 0), "Allocations (single maximum)": (2, 2, 2, 1),
    "Math": (1, 2, 1, 0), "Half Ops": (0, 1, 0, 0), "Conversions": (0, 0, 0, 1),
}  # fmt: skip


@pytest.fixture
def command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """That which runs the script on a checkout; its CMake is another one."""
    conformance = tmp_path / "checkout" / "test_conformance"
    conformance.mkdir(parents=True)
    (conformance / "opencl_conformance_tests_full.csv").write_text(CSV)
    programs = {"test_basic": PROGRAM.format(python=sys.executable), "test_bruteforce": BRUTEFORCE,
                "test_conversions": CONVERSIONS,
                "cmake": CMAKE.replace("HERE", str(tmp_path))}  # fmt: skip
    (tmp_path / "bin").mkdir()
    for name, text in programs.items():
        file = tmp_path / ("bin" if name == "cmake" else "") / name
        file.write_text(text)
        file.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}:{os.environ['PATH']}")
    return [sys.executable, str(SCRIPT), str(tmp_path / "checkout"), "--icd", "/a/driver.so", "--limit", "3",
            "--whole-limit", "5", "--jobs", "4", "--out", str(tmp_path / "out"), "-DMORE=1"]  # fmt: skip


def run(command: list[str], *more: str) -> str:
    return subprocess.run([*command, *more], capture_output=True, text=True, timeout=120, check=True).stdout


def table(folder: Path, icd: str = "/a/driver.so") -> dict[str, tuple[int, ...]]:
    rows = json.loads((folder / "out/table.json").read_text())["categories"]
    return {name: tuple(row[icd][state] for state in ("pass", "fail", "skip", "cut")) for name, row in rows.items()}


def calls(folder: Path) -> list[str]:
    return (folder / "checkout/build/test_conformance/basic/calls").read_text().splitlines()


def test_all_categories(command: list[str], tmp_path: Path) -> None:
    printed = run(command)
    configured, built = (tmp_path / "cmake").read_text().splitlines()
    assert "-DCL_INCLUDE_DIR=/usr/include" in configured and configured.endswith("-DMORE=1")
    assert "-Wno-error" in configured and built.endswith(f"--parallel {os.cpu_count()} -- -k")
    assert "--compile-no-warning-as-error" in configured and "-DSPIRV_INCLUDE_DIR=/usr " in configured
    assert table(tmp_path) == DONE
    assert "| Basic | 2 | 2 | 2 | 1 |" in printed and printed.endswith((tmp_path / "out/table.md").read_text() + "\n")
    for line in ("Basic: crashes: SIGFPE", "Basic: waits: more than 3 s", "Basic: wrong: exit status 1",
                 "Math: asin: SIGSEGV", "Math: exp: SIGSEGV", "Half Ops: (all): not built",
                 "Conversions: conversions: more than 5 s"):  # fmt: skip
        assert f"* /a/driver.so: {line}\n" in printed
    (log,) = (tmp_path / "out/logs").glob("*Conversions*.txt")
    assert "Testing convert_uchar" in log.read_text()
    assert "single 5 other" in calls(tmp_path) and "quick_one" in calls(tmp_path)


@pytest.mark.full
def test_it_goes_on(command: list[str], tmp_path: Path) -> None:
    """What has a result runs again only if it failed, and the user asks for it. Another driver is a new column."""
    run(command)
    before = len(calls(tmp_path))
    run(command, "--no-build")
    assert len(calls(tmp_path)) == before
    (tmp_path / "checkout/build/test_conformance/basic/ready").touch()
    run(command, "--no-build", "--again")
    assert sorted(calls(tmp_path)[before:]) == sorted(
        f"{options}{name}" for options in ("", "single 5 ") for name in ("crashes", "waits", "wrong")
    )
    assert table(tmp_path)["Basic"] == (3, 2, 2, 0)
    printed = run(command, "--no-build", "--only", "thread", "--icd", "/b.so")
    assert table(tmp_path, "/b.so")["Thread Dimensions"] == (1, 0, 1, 0)
    assert "| /b.so: passed | failed | skipped | cut | seconds |" in printed


def test_interrupted(command: list[str], tmp_path: Path) -> None:
    results = tmp_path / "out/results.jsonl"
    process = subprocess.Popen([*command, "--limit", "600"], stderr=subprocess.PIPE, text=True, start_new_session=True)
    while not results.exists() or "quick_one" not in results.read_text():
        time.sleep(0.1)
        assert process.poll() is None
    os.killpg(process.pid, signal.SIGINT)
    _, said = process.communicate(timeout=60)
    assert process.returncode == 1 and "interrupted: the same command goes on" in said
    run(command, "--no-build")
    assert table(tmp_path) == DONE
