"""Programs from Debian, as they are: each checks its own results. They run where they are installed."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.support.requires import needs_clang

pytestmark = [needs_clang, pytest.mark.full]
ROOT = Path(__file__).resolve().parents[3]
PACKAGES = {"clblast_tuner": "clblast-utils"}  # where the package is not named as the program


def run(folder: Path, seconds: float, *command: str) -> str:
    """What a program prints, run in a folder of its own, which is its home."""
    name = command[0]
    if shutil.which(name) is None:
        package = next((package for start, package in PACKAGES.items() if name.startswith(start)), name)
        pytest.skip(f"{name} is not installed: apt-get install {package}")
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "HOME": str(folder)}
    environment.pop("WFV_STRATEGY", None)
    done = subprocess.run(
        command,
        check=False,
        capture_output=True,
        text=True,
        env=environment,
        cwd=folder,
        timeout=seconds,
        stdin=subprocess.DEVNULL,
    )
    text = done.stdout + done.stderr
    assert done.returncode == 0, text
    return text


def test_clinfo(tmp_path: Path, vendors: str) -> None:
    text = run(tmp_path, 60, "clinfo")
    assert "Number of platforms                               1" in text
    lines = [line for line in text.splitlines() if re.search(r"CL_|error \(|<print", line) and "CL_DEVICE" not in line]
    assert not [line for line in lines if "CL_INVALID" in line or "<" in line], lines


PASSWORD = "4711"
HASHES = {
    0: hashlib.md5(PASSWORD.encode()).hexdigest(),
    100: hashlib.sha1(PASSWORD.encode()).hexdigest(),
    1400: hashlib.sha256(PASSWORD.encode()).hexdigest(),
    1700: hashlib.sha512(PASSWORD.encode()).hexdigest(),
}


@pytest.mark.parametrize("mode", HASHES)
def test_hashcat_finds_a_password(mode: int, tmp_path: Path, vendors: str) -> None:
    """hashcat tests itself with a known hash before it starts, and ends with 0 when all are found."""
    options = ("--force", "-D", "1", "--potfile-disable", "--session", f"wfv{os.getpid()}")
    text = run(tmp_path, 600, "hashcat", *options, "-a", "3", "-m", str(mode), HASHES[mode], "?d?d?d?d")
    assert f"{HASHES[mode]}:{PASSWORD}" in text
    assert "elf-test failed" not in text


TUNERS = {  # one of so many configurations is tried
    "copy_fast": 32,
    "copy_pad": 32,
    "transpose_fast": 8,
    "transpose_pad": 8,
    "invert": 1,
    "xaxpy": 16,
    "xdot": 1,
    "xger": 16,
    "xgemv": 32,
}


@pytest.mark.parametrize("name", TUNERS)
def test_clblast_tuners_agree_with_their_reference(name: str, tmp_path: Path, vendors: str) -> None:
    """A tuner compiles a kernel with many parameters, and compares each result with that of a plain one."""
    text = run(tmp_path, 600, f"clblast_tuner_{name}", "-fraction", str(TUNERS[name]), "-runs", "1")
    assert "results match" in text
    assert not [line for line in text.splitlines() if "differ" in line], text


def test_clpeak(tmp_path: Path, vendors: str) -> None:
    text = run(tmp_path, 1200, "clpeak", "--kernel-latency", "--transfer-bandwidth")
    assert re.search(r"Kernel launch latency : +[\d.]+", text)
    assert text.count("memcpy") >= 2
