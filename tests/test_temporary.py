"""Temporary folders: those that a killed process has left are removed, those of others and of living ones stay."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest

from tests.support.requires import needs_clang
from wfv.temporary import temporary_folder

ROOT = Path(__file__).parent.parent
KILLED = """
import os, signal
import wfv
from wfv.opencl import limited_process

def kill(*_):
    os.kill(os.getpid(), signal.SIGKILL)

limited_process._limit = kill  # Clang has been started
wfv.build("kernel void k(global int *x) { x[0] = 1; }")
"""


@pytest.fixture(autouse=True)
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    return tmp_path


def dead_process() -> int:
    with subprocess.Popen([sys.executable, "-c", ""]) as child:
        child.wait()
    return child.pid


def test_what_a_killed_process_has_left_is_removed(root: Path) -> None:
    dead, alive = dead_process(), os.getpid()
    names = [f"wfv-{dead}-old", f"wfv-{dead}-new", f"wfv-{alive}-old", "wfv-x-old", f"other-{dead}-old"]
    for name in names:
        (root / name).mkdir()
        (root / name / "file").write_text("left")
        if name.endswith("old"):
            os.utime(root / name, (time.time() - 7200,) * 2)
    with temporary_folder() as folder:
        assert folder.parent == root and folder.name.startswith(f"wfv-{alive}-")
    assert sorted(path.name for path in root.iterdir()) == sorted(names[1:])


@needs_clang
def test_a_killed_build_leaves_no_folder(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WFV_CACHE", str(root / "cache"))
    done = subprocess.run([sys.executable, "-c", KILLED], cwd=ROOT, capture_output=True, timeout=60, check=False)
    assert done.returncode == -9, done.stderr
    assert [path.name for path in root.iterdir() if path.name != "cache"] == []
