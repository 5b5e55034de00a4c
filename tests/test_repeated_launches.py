"""Arguments of `auto` launches that repeat are compiled in as constants; launches with other values stay right."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import numpy as np
import pytest

import wfv
from wfv.auto.launches import ENOUGH, Repeats
from wfv.runtime import choice as choice_module
from wfv.runtime.candidates import Ranked
from wfv.runtime.choice import Choice, Question
from wfv.runtime.kernel import Kernel

SOURCE = """
kernel void taps(global int *out, global const int *in, int width, uint step, float scale) {
    int i = get_global_id(0), sum = 0;
    for (int k = 0; k < width; k++) sum += in[(i + k) % step];
    out[i] = sum * (int)scale + get_local_size(0);
}
"""
N, LOCAL = 2048, 64
DATA = np.arange(N, dtype=np.int32) % 17


@pytest.fixture(autouse=True)
def eager(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every launch is worth a measurement, and only the choice about constants is made."""
    monkeypatch.setattr(choice_module, "WORTH_SECONDS", 0.0)
    monkeypatch.setattr(choice_module, "SHORTEST", 0.0)
    monkeypatch.setattr("wfv.auto.trial.SHORTEST", 0.0)
    monkeypatch.setattr("wfv.runtime.chooser.worth_measuring", lambda ranked: ranked[:1])
    yield


def built(**options: object) -> Kernel:
    kernel = wfv.build(SOURCE, strategy="auto", lanes=8, tune=True, threads=1, **options).taps  # type: ignore[arg-type]
    assert kernel.chooser is not None
    return kernel


def run_and_check(kernel: Kernel, width: int = 9, step: int = 100, size: int = N) -> None:
    out = np.zeros(size, np.int32)
    kernel(size, LOCAL, out, DATA, width, step, 2.0)
    expected = sum(DATA[(np.arange(size) + k) % step] for k in range(width)) * 2
    tail = size - size // LOCAL * LOCAL
    sizes = np.full(size, LOCAL)
    sizes[size - tail :] = tail
    np.testing.assert_array_equal(out, expected + sizes)


def until(done: Callable[[], bool], work: Callable[[], object]) -> None:
    end = time.monotonic() + 120
    while not done():
        work()
        assert time.monotonic() < end, "not settled"


def versions(kernel: Kernel) -> list[Question]:
    """The questions about constants."""
    return [each for choice in kernel.chooser.choices.values() for each in choice.questions if each.kind == "constants"]


def let_win(kernel: Kernel) -> Choice:
    """The first version with constants runs, whichever was faster here."""
    (choice,), question = kernel.chooser.choices.values(), versions(kernel)[0]
    question.winner = len(choice.candidates) - 1
    return choice


def test_a_kernel_is_not_settled_before_constants_are_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    def different(ranked: list[Ranked]) -> list[Ranked]:
        return [ranked[0], next(each for each in ranked if not each.options.strategy.vectorize)]

    monkeypatch.setattr("wfv.runtime.chooser.worth_measuring", different)
    kernel = built()
    until(lambda: bool(kernel.chooser.choices) and kernel.chooser.is_settled, lambda: run_and_check(kernel))
    (choice,) = kernel.chooser.choices.values()
    assert choice.measured is not None and len(choice.measured.scores) == 2
    (version,) = versions(kernel)
    assert version.winner is not None


def test_constants_are_tried_where_all_candidates_have_the_same_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wfv.runtime.chooser.worth_measuring", lambda ranked: ranked[:2])
    kernel = built()
    until(lambda: bool(versions(kernel)) and kernel.chooser.is_settled, lambda: run_and_check(kernel))
    (choice,) = kernel.chooser.choices.values()
    assert 1 in choice.failures and "it has the code of" in choice.failures[1]


def test_repeated_arguments_become_constants() -> None:
    kernel = built()
    until(lambda: bool(versions(kernel)) and kernel.chooser.is_settled, lambda: run_and_check(kernel))
    (version,) = versions(kernel)
    assert set(version.values) == {"width", "step", "the local size"}  # not the number: it could change roundings
    (choice,) = kernel.chooser.choices.values()
    assert choice.failures == {} and {0, 1} <= set(version.scores)
    ir = kernel.chooser.variants_of(choice.candidates[1]).get().ir
    assert "%p.width" not in ir.partition("define internal i32")[2].partition("\n}")[0]
    run_and_check(kernel)
    text = kernel.launch_remarks(N, LOCAL)[-1].text
    assert "specialized on width, step, the local size" in text


def test_other_arguments_run_the_general_version() -> None:
    kernel = built()
    until(lambda: bool(versions(kernel)) and kernel.chooser.is_settled, lambda: run_and_check(kernel))
    let_win(kernel)
    for width in range(5):
        run_and_check(kernel, width)
        run_and_check(kernel)
    run_and_check(kernel, step=50)
    assert len(versions(kernel)) == 1


def test_each_repeated_value_has_a_version_and_changing_ones_stay_parameters() -> None:
    kernel = built()
    for width in range(3 * ENOUGH):
        run_and_check(kernel, width, 100)
    (first,) = versions(kernel)
    assert set(first.values) == {"step", "the local size"}
    for _ in range(2 * ENOUGH):
        run_and_check(kernel, 4, 50)
    until(lambda: len(versions(kernel)) > 1, lambda: run_and_check(kernel, 4, 50))
    assert {"step"} < set(versions(kernel)[1].values) <= {"width", "step", "the local size"}
    until(lambda: kernel.chooser.is_settled, lambda: run_and_check(kernel, 4, 50) or run_and_check(kernel, 4, 100))


def test_groups_that_are_not_full_keep_their_size() -> None:
    kernel = built()
    until(lambda: bool(versions(kernel)) and kernel.chooser.is_settled, lambda: run_and_check(kernel, size=N - 13))
    choice = let_win(kernel)
    assert kernel.chooser.variants_of(choice.candidates[-1]).interface.full_local_size is None
    run_and_check(kernel, size=N - 13)


def test_a_bound_kernel_is_specialized_too() -> None:
    kernel, out = built(), np.zeros(N, np.int32)
    bound = kernel.bind(out, DATA, 9, 100, 2.0)
    until(lambda: bool(versions(kernel)) and kernel.chooser.is_settled, lambda: bound.launch(N, LOCAL))
    out[:] = 0
    let_win(kernel)
    bound.launch(N, LOCAL)
    expected = out.copy()
    run_and_check(kernel)
    kernel(N, LOCAL, out, DATA, 9, 100, 2.0)
    np.testing.assert_array_equal(out, expected)


def test_nothing_is_specialized_on_request() -> None:
    kernel = built(specialize=False)
    for _ in range(3 * ENOUGH):
        run_and_check(kernel)
    assert not versions(kernel) and kernel.chooser.is_settled


def test_versions_are_few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choice_module, "MAX_VERSIONS", 2)
    kernel = built()
    for count, step in ((1, 10), (2, 20)):
        until(
            lambda count=count: len(versions(kernel)) == count and kernel.chooser.is_settled,
            lambda step=step: run_and_check(kernel, 3, step),
        )
    for step in (30, 40):
        for _ in range(2 * ENOUGH):
            run_and_check(kernel, 3, step)
    assert len(versions(kernel)) == 2


def test_repeats_count_launches_in_a_row() -> None:
    repeats = Repeats()
    for i in range(ENOUGH - 1):
        repeats.record({"a": b"1", "b": bytes([i])})
    assert repeats.constants is None
    repeats.record({"a": b"1", "b": b"x"})
    assert repeats.constants == {"a": b"1"}
    repeats.record({"a": b"2", "b": b"x"})
    assert repeats.constants == {}


def test_a_winner_that_is_set_in_the_background_is_not_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """The next launch runs it, and begins with the question about constants: only then is that known to be open."""
    monkeypatch.setattr("wfv.runtime.chooser.worth_measuring", lambda ranked: ranked[:2])
    monkeypatch.setattr("wfv.runtime.chooser.Chooser._compile", lambda *_: None)  # by hand
    kernel = built()
    assert kernel.chooser.is_settled, "nothing was launched"
    run_and_check(kernel)
    (choice,) = kernel.chooser.choices.values()
    assert choice.phase == "compiling" and not kernel.chooser.is_settled
    choice.is_compiled(1, "it has the code of another")
    assert choice.has_winner and choice.general == 0
    assert not kernel.chooser.is_settled


def test_asking_for_remarks_is_no_launch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wfv.runtime.chooser.worth_measuring", lambda ranked: ranked[:2])
    kernel = built()
    assert kernel.launch_remarks(N, LOCAL)
    assert kernel.chooser.is_settled
