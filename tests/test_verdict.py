"""Which candidate is the fastest: by the cost model, or as launches have measured it; and what `wfv run` says last."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import wfv
from kernels_ir import catalog
from tests.support.command_line import fail, succeed
from wfv import pipeline
from wfv.auto.launches import SizeClass
from wfv.auto.settings import Auto
from wfv.cache.store import default_cache
from wfv.cli import decisions
from wfv.cli.decisions import better_by_model
from wfv.cli.kernel_source import options_for, suited
from wfv.cost import Candidate, Estimate
from wfv.inspect.explain.summary import Measured, verdict_of
from wfv.runtime.cached_compiler import KernelCompiler
from wfv.runtime.candidates import KeptChoice, find_last_choice, keep_choice

WIDE, NARROW, SCALAR = Candidate("unicf", 32), Candidate("unicf", 8), Candidate("scalar", 16)
ESTIMATES = [Estimate(WIDE, 1.0, {}, "a"), Estimate(NARROW, 2.0, {}, "b"), Estimate(SCALAR, 9.0, {}, "c")]


def test_the_model_decides_without_times() -> None:
    verdict = verdict_of(ESTIMATES)
    assert verdict.text == "the fastest is probably unicf, 32 lanes (by the cost model, not measured)"
    assert [row.time for row in verdict.rows] == [None] * 3


def test_times_decide_where_there_are_any() -> None:
    verdict = verdict_of(ESTIMATES, Measured({SCALAR: 3.0, WIDE: 4.5, Candidate("mine", 4): 1.0}, "measured twice"))
    assert verdict.text == "the fastest is scalar (measured twice)"
    assert [(row.title, row.time) for row in verdict.rows] == [
        ("scalar", 1.0),
        ("unicf, 32 lanes", 1.5),
        ("unicf, 8 lanes", None),
    ]


def test_no_vector_is_wider_than_a_row() -> None:
    verdict = verdict_of(ESTIMATES, local_size=(8, 8))
    assert "unicf, 8 lanes (by the cost model, not measured, local size 8x8)" in verdict.text
    assert [row.candidate for row in verdict.rows] == [NARROW, SCALAR]
    assert [row.candidate for row in verdict_of(ESTIMATES, local_size=(2,)).rows] == [SCALAR]


def test_explain_shows_what_launches_have_measured(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("WFV_CACHE", str(tmp_path))
    assert "not measured, local size 8x8" in succeed("explain", "DCT")
    benchmark = catalog.load("DCT")
    text = pipeline.read_source(benchmark.ir_path.read_text())
    options = suited(options_for("unicf", None), None, text, benchmark.kernel)
    compiler = KernelCompiler(text, benchmark.kernel, default_cache())
    assert find_last_choice(compiler, options) is None
    launches = SizeClass((8, 8), 10, 2, row=8)
    keep_choice(compiler, options, Auto(), launches, KeptChoice("scalar", 16, {"scalar": 1.0, "unicf, 64 lanes": 1.25}))
    shown = succeed("explain", "DCT")
    assert (
        "the fastest is scalar (measured in launches, local size 8x8, 1048576 work-items or more, 2 threads)" in shown
    )
    assert "What follows is about unicf, 8 lanes, the best that vectorizes" in shown
    rows = [line.split() for line in shown.splitlines() if line.startswith((" scalar", " unicf, 8 lanes"))]
    assert [row[0] for row in rows] == ["scalar", "unicf,"]
    assert rows[0][2] == "1.00" and rows[1][4] == "1.25"
    assert "not measured, local size 16" in succeed("explain", "DCT", "-l", "16")
    assert "not one to three positive integers" in fail("explain", "DCT", "-l", "x")


def test_the_model_says_what_would_be_faster_than_a_launch() -> None:
    kernel = catalog.load("Mandelbrot")
    source = kernel.ir_path.read_text()
    slow = wfv.build(source, strategy="unicf", lanes=4)[kernel.kernel]
    assert better_by_model(slow, 16) == Candidate("unicf", 16)
    assert better_by_model(slow, 4) is None
    wide = better_by_model(wfv.build(source, strategy="scalar")[kernel.kernel], 64)
    assert wide is not None and wide.strategy == "unicf" and wide.lanes >= 16
    assert better_by_model(wfv.build(source, strategy="unival", lanes=4)[kernel.kernel], 64) is None


def test_what_the_model_expects_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also for a kernel that prints: it prints in none of these launches."""
    found: list[Candidate | None] = [Candidate("unicf", 16)]
    monkeypatch.setattr(decisions, "better_by_model", lambda *_: found[0])
    run = ("run", "Mandelbrot", "--size", "small", "--target", "x86-64-v2", "--strategy", "unicf", "--lanes", "4")
    (found[0],) = [Candidate("naive", 4)]
    assert "times as fast as unicf" not in succeed(*run)
    found[0] = Candidate("unicf", 16)
    last = succeed(*run[:-4], "--strategy", "naive", "--lanes", "4").splitlines()[-1]
    assert re.fullmatch(
        r"unicf, 16 lanes is [\d.]+ times as fast as naive, 4 lanes here: --strategy unicf --lanes 16", last
    )
