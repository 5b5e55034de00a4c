"""Arguments of `auto` launches that repeat are compiled in as constants; launches with other values stay right."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest

import wfv
from wfv.auto import trial
from wfv.auto.launches import Repeats
from wfv.runtime import choice as choice_module
from wfv.runtime import compile_process
from wfv.runtime.candidates import Ranked
from wfv.runtime.choice import Choice
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
    """Every launch is worth a measurement, only constants are tried, and trials are short: launches take 5 us."""
    monkeypatch.setattr(choice_module, "compile_seconds", lambda _: 0.0)
    monkeypatch.setattr(choice_module, "SHORTEST", 0.0)
    monkeypatch.setattr(trial, "ROUNDS", 4)
    monkeypatch.setattr(trial, "LEAST_SECONDS", 0.004)
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


def made(kernel: Kernel) -> list[Choice]:
    """The choices, in their order."""
    return [choice for choices in kernel.chooser.choices.values() for choice in choices.made]


def compared(kernel: Kernel) -> list[Choice]:
    """Those that measurements have made."""
    return [each for each in made(kernel) if each.scores]


def settle(kernel: Kernel, work: Callable[[], object], count: int = 1) -> None:
    """Repeats the work until so many choices are made."""
    until(lambda: len(compared(kernel)) >= count and kernel.chooser.is_settled, work)


def let_win(kernel: Kernel) -> Choice:
    """The last candidate, which has constants, runs where it can, whichever was faster here."""
    choice = compared(kernel)[-1]
    choice.general = choice.candidates[0]
    return choice.take(choice.candidates[-1])


def test_constants_are_candidates_like_others(monkeypatch: pytest.MonkeyPatch) -> None:
    def different(ranked: list[Ranked]) -> list[Ranked]:
        return [ranked[0], next(each for each in ranked if not each.options.strategy.vectorize)]

    monkeypatch.setattr("wfv.runtime.chooser.worth_measuring", different)
    kernel = built()
    settle(kernel, lambda: run_and_check(kernel))
    (choice,) = compared(kernel)
    fixed = [each.fixed for each in choice.scores]
    assert fixed[0] is None and fixed[1] == fixed[2] is not None


def test_repeated_arguments_become_constants() -> None:
    kernel = built()
    settle(kernel, lambda: run_and_check(kernel))
    choice = let_win(kernel)
    assert set(choice.constants) == {"width", "step"}  # not the number: it could change roundings
    assert choice.failures == {} and set(choice.scores) == set(choice.candidates) and len(choice.candidates) == 2
    fixed = choice.candidates[1].fixed
    assert fixed is not None and fixed.local_size == (LOCAL, 1, 1)
    ir = kernel.chooser.variants_of(choice.candidates[1]).get().ir
    assert "%p.width" not in ir.partition("define internal i32")[2].partition("\n}")[0]
    run_and_check(kernel)
    text = kernel.launch_remarks(N, LOCAL)[-1].text
    assert "specialized on width, step, the local size" in text


def test_other_arguments_run_the_general_version() -> None:
    kernel = built()
    settle(kernel, lambda: run_and_check(kernel))
    choice = let_win(kernel)
    for width in range(5):
        run_and_check(kernel, width)
        run_and_check(kernel)
    run_and_check(kernel, step=50)
    assert made(kernel)[0] is choice and choice.is_settled and choice.constants.keys() == {"width", "step"}
    assert len(made(kernel)) > 1


def test_arguments_that_change_stay_parameters() -> None:
    kernel, widths = built(), iter(range(1_000_000))
    settle(kernel, lambda: run_and_check(kernel, next(widths) % 20))
    assert set(let_win(kernel).constants) == {"step"}


def test_each_repeated_value_has_a_version() -> None:
    kernel = built()
    settle(kernel, lambda: run_and_check(kernel))
    let_win(kernel)
    settle(kernel, lambda: run_and_check(kernel, 4, 50), 2)
    assert set(let_win(kernel).constants) <= {"width", "step"}
    for width, step in ((4, 50), (9, 100), (4, 100)):
        run_and_check(kernel, width, step)


def test_launches_with_other_arguments_while_some_are_measured() -> None:
    """They do not run code with the constants, and have a choice of their own."""
    kernel, seen = built(), set[str]()
    end = time.monotonic() + 120
    while not kernel.chooser.choices or not all(each.is_settled for each in made(kernel)):
        run_and_check(kernel)
        run_and_check(kernel)
        run_and_check(kernel, 4, 50)
        seen |= {each.phase for each in made(kernel)}
        assert time.monotonic() < end, "not settled"
    assert "measuring" in seen


def test_groups_that_are_not_full_keep_their_size() -> None:
    kernel = built()
    settle(kernel, lambda: run_and_check(kernel, size=N - 13))
    choice = let_win(kernel)
    assert kernel.chooser.variants_of(choice.candidates[-1]).interface.full_local_size is None
    run_and_check(kernel, size=N - 13)


def test_a_bound_kernel_is_specialized_too() -> None:
    kernel, out = built(), np.zeros(N, np.int32)
    bound = kernel.bind(out, DATA, 9, 100, 2.0)
    settle(kernel, lambda: bound.launch(N, LOCAL))
    out[:] = 0
    let_win(kernel)
    bound.launch(N, LOCAL)
    expected = out.copy()
    run_and_check(kernel)
    kernel(N, LOCAL, out, DATA, 9, 100, 2.0)
    np.testing.assert_array_equal(out, expected)


def test_nothing_is_specialized_on_request() -> None:
    kernel = built(specialize=False)
    for _ in range(20):
        run_and_check(kernel)
    assert not compared(kernel) and kernel.chooser.is_settled
    assert all(each.fixed is None for choice in made(kernel) for each in choice.candidates)


def test_choices_are_few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wfv.runtime.auto_launch.MOST", 3)
    kernel = built()
    for count, step in ((1, 10), (2, 20)):
        settle(kernel, lambda step=step: run_and_check(kernel, 3, step), count)  # type: ignore[misc]
        let_win(kernel)
    for step in (30, 40):
        for _ in range(20):
            run_and_check(kernel, 3, step)
    assert len(made(kernel)) == 3 and len(compared(kernel)) == 2
    assert made(kernel)[-1].is_settled and not made(kernel)[-1].constants


def test_a_version_is_kept_and_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process has the version at once, and other arguments are not mixed up with it."""
    monkeypatch.setenv("WFV_CACHE", str(tmp_path))
    first = built()
    settle(first, lambda: run_and_check(first))
    first.chooser._keep(next(iter(first.chooser.choices)), let_win(first))
    until(lambda: any(tmp_path.rglob("*.choice")), lambda: time.sleep(0.01))
    background_is_done = threading.Event()
    compile_process.background.do(background_is_done.set)
    assert background_is_done.wait(60)
    second = built()
    for width in (9, 9, 3, 9):
        run_and_check(second, width)
    (choices,) = second.chooser.choices.values()
    assert choices.kept is not None and choices.made[0].running.constants.keys() == {"width", "step"}
    assert "in an earlier process" in second.launch_remarks(N, LOCAL)[0].text
    other = built(specialize=False)
    run_and_check(other)
    (choices,) = other.chooser.choices.values()
    assert choices.kept is None


def test_values_are_constants_since_half_of_the_launches() -> None:
    repeats = Repeats()
    assert repeats.constants == {}
    for i in range(6):
        repeats.record({"a": b"1", "b": bytes([i])})
    assert repeats.constants == {"a": b"1"}
    for _ in range(6):
        repeats.record({"a": b"2", "b": b"x"})
        assert "b" not in repeats.constants
    repeats.record({"a": b"2", "b": b"x"})
    assert repeats.constants == {"a": b"2", "b": b"x"}


def test_asking_for_remarks_is_no_launch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wfv.runtime.chooser.worth_measuring", lambda ranked: ranked[:2])
    kernel = built()
    assert kernel.launch_remarks(N, LOCAL)
    assert kernel.chooser.is_settled
