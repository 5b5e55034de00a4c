"""docs/opt.md: `wfv opt` goes on from what it has printed, from a file or through a pipe."""

from __future__ import annotations

from pathlib import Path

from typer.testing import CliRunner

from tests.support.command_line import succeed
from wfv.cli import app


def test_pipes_of_the_page_work(tmp_path: Path) -> None:
    path = tmp_path / "loops.ll"
    succeed("opt", "Mandelbrot", "--lanes", "8", "--stop-after", "loops", "-o", str(path))
    text = succeed("opt", str(path), "-p", "masks,linearize")
    done = CliRunner().invoke(app, ["opt", "-", "--stop-after", "widen"], input=text)
    assert done.exit_code == 0, done.output
    assert "<8 x float>" in done.stdout
