"""Hostile inputs, made by rule, end in a right result or in an error of wfv's own; with --full twenty times as many."""

from __future__ import annotations

import pytest

from tests.hostile.__main__ import main
from tests.hostile.campaign import TIME_LIMIT, HostileInput, all_inputs, inputs_of, outcome_of, run_hostile
from tests.support.requires import needs_clang
from tests.support.sampling import is_full
from wfv.fuzz.campaign import ERROR, MISMATCH, OK, Limits, run_campaign

ROUNDS = 10 if is_full else 1


@needs_clang
def test_hostile_inputs_end_cleanly() -> None:
    cases = all_inputs(ROUNDS)[:: 1 if is_full else 2]
    assert len(cases) > 100 * ROUNDS
    report = run_campaign(cases, run_hostile, Limits(2, TIME_LIMIT))
    assert not [(result.case.command, result.outcome) for result in report.failures]
    assert report.steps["build", OK] > len(cases) // 4 and report.refused.total() > len(cases) // 4


def test_an_input_is_the_same_each_time() -> None:
    case = HostileInput("labels", 3, 2)
    assert case.text().decode() == inputs_of("labels", 2)[3] != inputs_of("labels", 3)[3]


@needs_clang
def test_a_wrong_result_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HostileInput, "text", lambda _: b"kernel void k(global int *x) { x[get_global_id(0)] = 7; }")
    assert outcome_of(HostileInput("nesting", 0, 0)).kind == MISMATCH


def test_an_error_that_is_not_wfvs_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise KeyError("x")

    monkeypatch.setattr("tests.hostile.campaign.build", fail)
    assert outcome_of(HostileInput("nesting", 0, 0)).kind == ERROR


@needs_clang
def test_the_command_repeats_one_input(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(HostileInput("nesting", 0, 0).command.split()[3:]) == 0
    assert "1 hostile inputs, 0 failures" in capsys.readouterr().out
