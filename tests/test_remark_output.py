"""Remarks on a launch, and what `wfv run -v` prints."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.support.remark_kernels import HEAD, TAIL, VECTOR, build
from wfv.cli import app


@pytest.mark.parametrize(
    ("global_size", "local_size", "parts"),
    [
        (64, 16, []),
        (64, 1, ["below 4 lanes", "all 64 work-items"]),
        (66, 3, ["vectors of 2", "22 of 66 work-items"]),
        (70, 10, ["14 of 70 work-items", "4 lanes do not divide"]),
        (67, 16, ["3 of 67 work-items"]),
        ((10, 7), (5, 1), ["14 of 70 work-items"]),
    ],
)
def test_launches_report_their_remainders(global_size: int, local_size: int, parts: list[str]) -> None:
    text = " ".join(remark.text for remark in build(VECTOR).launch_remarks(global_size, local_size))
    assert bool(text) == bool(parts)
    for part in parts:
        assert part in text


def test_run_prints_remarks() -> None:
    result = CliRunner().invoke(app, ["run", "Histogram", "-v", "--size", "small", "--lanes", "4"])
    assert result.exit_code == 0, result.output
    assert "gather" in result.output and "1024 bytes apart" in result.output
    quiet = CliRunner().invoke(app, ["run", "Histogram", "--size", "small", "--lanes", "4"])
    assert "apart" not in quiet.output


def test_run_prints_decisions(tmp_path: Path) -> None:
    text = CliRunner().invoke(app, ["run", "Mandelbrot", "-v", "--size", "tiny", "--target", "x86-64-v2"]).output
    for part in (
        "unicf: uniform values",
        "4, the 32-bit values",
        "a register of 128 bits",
        "(16, 4), as given",
        "in 4 groups",
    ):
        assert part in text
    assert "in different iterations" in text
    file = tmp_path / "k.ll"
    file.write_text(HEAD + VECTOR + TAIL)
    arguments = [
        "-g",
        "1024",
        "-a",
        "x=zeros:i64:1024",
        "-a",
        "y=zeros:i64:1",
        "-a",
        "n=1",
        "--lanes",
        "4",
        "--threads",
        "4",
    ]
    text = CliRunner().invoke(app, ["run", str(file), "-v", *arguments]).output
    for part in ("4, as given", "threads   4", "local size (128,) was chosen", "4 threads should get 8 groups"):
        assert part in text, text
    assert "fully vectorized" in text


def test_run_says_that_scalar_is_scalar() -> None:
    result = CliRunner().invoke(app, ["run", "Histogram", "-v", "--size", "small", "--strategy", "scalar"])
    assert "one work-item at a time" in result.output
