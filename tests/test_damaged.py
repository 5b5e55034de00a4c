"""Damaged inputs compile or are refused; a worker that dies, hangs or raises another error is a failure."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.damaged.__main__ import main
from tests.damaged.campaign import compile_damaged, damaged_input, outcome_of
from tests.damaged.mutators import mutate
from tests.support import dying_worker
from tests.support.sampling import is_full
from wfv.errors import UnsupportedError
from wfv.fuzz.campaign import DIED, ERROR, LATE, OK, REFUSED, Limits, Outcome, Result, run_campaign, write_failure

CASES = 400 if is_full else 25


def test_damaged_inputs_end_cleanly() -> None:
    report = run_campaign([damaged_input(seed) for seed in range(1, CASES + 1)], compile_damaged, Limits(time_limit=90))
    assert not [(result.case.command, result.outcome) for result in report.failures]
    assert report.steps["compile", OK] > CASES // 10 and report.refused.total() > CASES // 10


def test_a_worker_that_dies_or_hangs_is_a_failure() -> None:
    outcomes = {}
    report = run_campaign(
        [damaged_input(seed) for seed in range(4)], dying_worker.work, Limits(time_limit=2),
        lambda results: outcomes.update({result.case.seed: result.outcome for result in results}),
    )  # fmt: skip
    assert [outcome.kind for outcome in outcomes.values()] == [OK, DIED, LATE, OK] and len(report.failures) == 2
    assert "SIGABRT" in outcomes[1].what and "no such thing" in outcomes[1].what
    assert "no answer in 2 s" in outcomes[2].what


@pytest.mark.parametrize("error", [KeyError("x"), RecursionError(), RuntimeError("LLVM"), AssertionError()])
def test_an_error_that_is_not_wfvs_is_a_failure(error: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr("tests.damaged.campaign.build", fail)
    outcome = outcome_of(damaged_input(7))
    assert outcome.kind == ERROR and type(error).__name__ in outcome.what


def test_an_error_of_wfv_is_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise UnsupportedError("no")

    monkeypatch.setattr("tests.damaged.campaign.build", refuse)
    assert outcome_of(damaged_input(7)) == Outcome(REFUSED, "WFV002")


def test_a_seed_determines_the_case(tmp_path: Path) -> None:
    case = damaged_input(5)
    assert case == damaged_input(5) != damaged_input(6) and case.text() == damaged_input(5).text()
    path = write_failure(tmp_path, Result(case, "compile", Outcome(ERROR, "KeyError")))
    assert path.read_bytes() == case.text()
    note = path.with_suffix(".json").read_text()
    assert "KeyError" in note and "python -m tests.damaged 1 --seed 5" in note


def test_mutations_change_the_text() -> None:
    text = b"define void @k(i32 %n) {\n  %a = add i32 %n, 1\n  ret void\n}\n"
    results = [mutate(Random(seed), text, text) for seed in range(200)]
    assert sum(result != text for result in results) > 150


def test_the_command_counts_what_came_of_the_inputs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["3", "--seed", "1"]) == 0
    assert "3 damaged inputs: " in capsys.readouterr().out
