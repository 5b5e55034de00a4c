"""Wrong names on the command line get an error that suggests the right one."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from wfv.cli import EXIT_ERROR, app


@pytest.mark.parametrize(
    ("args", "parts"),
    [
        (["run", "Mandelbort"], ["Mandelbort", "Mandelbrot"]),
        (["opt", "nowhere.ll"], ["nowhere.ll"]),
        (["opt", "NBody", "--strategy", "unicfg"], ["unicfg", "unicf"]),
        (["opt", "NBody", "--lanes", "3"], ["3 lanes", "power of two"]),
        (["opt", "NBody", "--lanes", "128"], ["128 lanes"]),
        (["opt", "NBody", "--stop-after", "linearise"], ["linearise", "linearize"]),
        (["opt", "NBody", "--kernel", "nix"], ["nix", "nbody"]),
        (["run", "NBody", "--target", "avx2"], ["avx2", "x86-64-v3"]),
        (["run", "NBody", "--size", "huge"], ["huge", "small"]),
        (["bench", "Nix"], ["Nix"]),
        (["lanes", "NBody", "--strategy", ","], ["no strategy", "--strategy naive,unicf"]),
        (["cfg", "NBody", "-o", "x.gif"], ["gif"]),
    ],
    ids=" ".join,
)
def test_unknown_names_on_the_command_line(args: list[str], parts: list[str]) -> None:
    result = CliRunner().invoke(app, args)
    assert result.exit_code == EXIT_ERROR, result.output
    assert "Traceback" not in result.output
    for part in parts:
        assert part in result.output
