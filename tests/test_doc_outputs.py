"""docs/opt.md, docs/assembly.md: the output of commands is what they print today."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from typer.testing import CliRunner

from tests.support.command_line import succeed
from wfv.cli import app

ROOT = Path(__file__).resolve().parent.parent


def test_the_output_is_that_of_today() -> None:
    command, environment = [sys.executable, "docs/outputs.py", "--check"], {**os.environ, "PYTHONPATH": "."}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_pipes_of_the_page_work(tmp_path: Path) -> None:
    path = tmp_path / "loops.ll"
    succeed("opt", "Mandelbrot", "--lanes", "8", "--stop-after", "loops", "-o", str(path))
    text = succeed("opt", str(path), "-p", "masks,linearize")
    done = CliRunner().invoke(app, ["opt", "-", "--stop-after", "widen"], input=text)
    assert done.exit_code == 0, done.output
    assert "<8 x float>" in done.stdout
