"""Ctrl-C in `wfv bench`: the kernels that are measured by then are printed and written, also into a pipe."""

from __future__ import annotations

import json
import signal
from pathlib import Path
from typing import Any

import pytest

from tests.support.command_line import wfv
from wfv.bench.cells import Cell
from wfv.cli import measure as measuring

QUICK = ("--strategies", "scalar,unicf", "--runs", "1", "--max-seconds", "0")


@pytest.fixture
def interrupted_at(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """SIGINT arrives when this kernel has been measured under one strategy; the others take no time."""
    kernel: dict[str, str] = {}

    def measure(benchmark: Any, strategies: list[str], setup: Any, *_: Any, **__: Any) -> list[Cell]:
        if benchmark.name == kernel.get("name"):
            signal.raise_signal(signal.SIGINT)
        return [Cell(benchmark.name, strategy, setup, samples=[2e-3] * 15) for strategy in strategies]

    monkeypatch.setattr(measuring, "measure_kernel", measure)
    return kernel


def test_what_is_measured_is_printed(interrupted_at: dict[str, str], tmp_path: Path) -> None:
    interrupted_at["name"] = "NBody"
    result = wfv("bench", "DCT", "Mandelbrot", "NBody", "Histogram", *QUICK, "--json", str(tmp_path / "b.json"))
    assert result.exit_code == 130
    assert "DCT" in result.stdout and "Mandelbrot" in result.stdout and "NBody" not in result.stdout
    assert "interrupted: not measured: NBody, Histogram" in result.stderr
    record = (tmp_path / "b.json").read_text()
    assert json.loads(record) and "Mandelbrot" in record and "NBody" not in record


def test_nothing_is_printed_if_nothing_is_measured(interrupted_at: dict[str, str]) -> None:
    interrupted_at["name"] = "DCT"
    result = wfv("bench", "DCT", "NBody", *QUICK)
    assert result.exit_code == 130 and "DCT" not in result.stdout


def test_without_an_interrupt_the_exit_code_is_0(interrupted_at: dict[str, str]) -> None:
    result = wfv("bench", "DCT", "NBody", *QUICK)
    assert result.exit_code == 0 and "interrupted" not in result.stderr


def test_each_kernel_is_named_when_it_is_measured() -> None:
    """Without a terminal, which shows a progress bar."""
    result = wfv("bench", "Saxpy", "NBody", "--size", "tiny", "--runs", "1", "--max-seconds", "0")
    assert [line for line in result.stderr.splitlines() if " measured: " in line] == [
        "1 of 2 measured: Saxpy",
        "2 of 2 measured: NBody",
    ]
