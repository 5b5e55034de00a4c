"""Damaged inputs compile or are refused; a worker that dies, hangs or raises another error is a failure."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from wfv.errors import UnsupportedError
from wfv.fuzz.mutations import campaign
from wfv.fuzz.mutations.campaign import Case, make_case, reproduction, run_case, run_mutations, write_failure
from wfv.fuzz.mutations.mutators import mutate

CASES = 200


def test_damaged_inputs_end_cleanly() -> None:
    verdicts: Counter[str] = Counter()
    for outcome in run_mutations(1, CASES):
        assert outcome.verdict != "failed", f"{outcome.detail}: {reproduction(outcome.seed)}"
        verdicts[outcome.verdict] += 1
    assert verdicts["built"] > CASES // 10 and verdicts["refused"] > CASES // 10


def test_a_worker_that_dies_or_hangs_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(campaign, "WORKER", "tests.support.dying_worker")
    monkeypatch.setattr(campaign, "SECONDS", 2.0)
    outcomes = list(run_mutations(0, 4))
    assert [outcome.verdict for outcome in outcomes] == ["built", "failed", "failed", "built"]
    assert "SIGABRT" in outcomes[1].detail and "no such thing" in outcomes[1].detail
    assert "no answer for 2 s" in outcomes[2].detail


@pytest.mark.parametrize("error", [KeyError("x"), RecursionError(), RuntimeError("LLVM"), AssertionError()])
def test_an_error_that_is_not_wfvs_is_a_failure(error: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr("wfv.build", fail)
    outcome = run_case(Case(7, "k.ll", b"", "unicf", 4, "host"))
    assert outcome.verdict == "failed" and type(error).__name__ in outcome.detail


def test_an_error_of_wfv_is_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise UnsupportedError("no")

    monkeypatch.setattr("wfv.build", refuse)
    outcome = run_case(Case(7, "k.ll", b"", "unicf", 4, "host"))
    assert (outcome.verdict, outcome.detail) == ("refused", "WFV002")


def test_a_seed_determines_the_case(tmp_path: Path) -> None:
    assert make_case(5) == make_case(5) != make_case(6)
    path = write_failure(campaign.Outcome(5, "failed", "KeyError"), tmp_path)
    assert path.read_bytes() == make_case(5).text
    note = path.with_suffix(".txt").read_text()
    assert "KeyError" in note and "wfv fuzz --mutations 1 --seed 5" in note


def test_mutations_change_the_text() -> None:
    text = b"define void @k(i32 %n) {\n  %a = add i32 %n, 1\n  ret void\n}\n"
    results = [mutate(Random(seed), text, text) for seed in range(200)]
    assert sum(result != text for result in results) > 150
