"""Which candidate is the fastest by the cost model."""

from __future__ import annotations

from tests.support.command_line import fail, succeed
from wfv.cost import Candidate, Estimate
from wfv.inspect.explain.summary import verdict_of

WIDE, NARROW, SCALAR = Candidate("unicf", 32), Candidate("unicf", 8), Candidate("scalar", 16)
ESTIMATES = [Estimate(WIDE, 1.0, {}, "a"), Estimate(NARROW, 2.0, {}, "b"), Estimate(SCALAR, 9.0, {}, "c")]


def test_the_model_decides_without_times() -> None:
    verdict = verdict_of(ESTIMATES)
    assert verdict.text == "the fastest is probably unicf, 32 lanes (by the cost model, not measured)"


def test_no_vector_is_wider_than_a_row() -> None:
    verdict = verdict_of(ESTIMATES, local_size=(8, 8))
    assert "unicf, 8 lanes (by the cost model, not measured, local size 8x8)" in verdict.text
    assert [row.candidate for row in verdict.rows] == [NARROW, SCALAR]
    assert [row.candidate for row in verdict_of(ESTIMATES, local_size=(2,)).rows] == [SCALAR]


def test_explain_is_about_a_local_size() -> None:
    assert "not measured, local size 8x8" in succeed("explain", "DCT")
    assert "not measured, local size 16" in succeed("explain", "DCT", "-l", "16")
    assert "not one to three positive integers" in fail("explain", "DCT", "-l", "x")
