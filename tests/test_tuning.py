"""Tuning: launches under each candidate in turns, their times compared, and all that they write put back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import wfv
from tests.support.requires import needs_clang
from wfv.errors import KernelTrapError
from wfv.runtime import tuning
from wfv.runtime.tuning import FEW, ROUNDS, compared

SOURCE = """
global int runs = 0;
kernel void add(global int *y, global const int *x) { size_t i = get_global_id(0); y[i] += x[i]; }
kernel void count(global int *total) { if (get_global_id(0) == 0) total[0] = ++runs; }
kernel void trap(global int *x) { if (x[get_global_id(0)] == 1) __builtin_trap(); x[get_global_id(0)] += 1; }
"""
N, LOCAL = 2048, 64


def built(strategy: str = "auto") -> wfv.Program:
    return wfv.build(SOURCE, strategy=strategy, options="-cl-std=CL2.0")


class Clock:
    """The time passes in launches only: as many seconds as each is given."""

    def __init__(self) -> None:
        self.now, self.order = 0.0, list[str]()

    def __call__(self) -> float:
        return self.now

    def launch(self, name: str, seconds: Callable[[int], float]) -> Callable[[], None]:
        def run() -> None:
            self.now += seconds(self.order.count(name))
            self.order.append(name)

        return run


def times(**seconds: Callable[[int], float]) -> tuple[dict[str, float], Clock]:
    clock = Clock()
    runs = {name: clock.launch(name, each) for name, each in seconds.items()}
    return compared(runs, lambda: None, clock), clock


def test_the_fastest_wins() -> None:
    found, clock = times(a=lambda _: 0.010, b=lambda _: 0.008, c=lambda _: 0.009)
    assert list(found) == ["b", "c", "a"] and found["b"] == pytest.approx(0.008)
    assert "".join(clock.order[6:12]) == "abcabc", "in turns, after two launches of each"


def test_what_is_far_behind_goes() -> None:
    found, clock = times(a=lambda _: 0.010, b=lambda _: 0.100)
    assert list(found) == ["a", "b"] and clock.order.count("b") == 4 and clock.order.count("a") == 2 + ROUNDS


def test_launches_that_are_disturbed_do_not_decide() -> None:
    found, _ = times(a=lambda i: 0.010, b=lambda i: 0.1 if i % 3 == 2 else 0.008)
    assert next(iter(found)) == "b"


def test_the_first_wins_a_tie() -> None:
    assert next(iter(times(a=lambda _: 0.0100, b=lambda _: 0.0099)[0])) == "a"
    assert next(iter(times(a=lambda _: 0.0100, b=lambda _: 0.0097)[0])) == "b"


def test_the_first_launches_do_not_count() -> None:
    found, _ = times(a=lambda i: 9.0 if i == 0 else 0.010, b=lambda _: 0.012)
    assert next(iter(found)) == "a"


def test_a_long_launch_has_few_rounds() -> None:
    _, clock = times(a=lambda _: 2.0, b=lambda _: 2.1)
    assert clock.order.count("a") == 2 + FEW


def test_short_launches_run_several_times_in_a_row() -> None:
    found, clock = times(a=lambda _: 10e-6, b=lambda _: 11e-6)
    assert clock.order[4:16] == ["a"] * 10 + ["b"] * 2 and found["a"] == pytest.approx(10e-6)


@needs_clang
def test_all_is_put_back() -> None:
    program, x, y = built(), np.arange(N, dtype=np.int32), np.full(N, 5, np.int32)
    program.add.tune(N, LOCAL, y, x=x)
    assert (y == 5).all()
    assert ", tuned: " in program.add.launch_remarks(N, LOCAL)[-1].text
    program.add(N, LOCAL, y, x)
    np.testing.assert_array_equal(y, x + 5)
    total = np.zeros(1, np.int32)
    program.count.tune(64, 64, total)
    program.count(64, 64, total)
    assert total[0] == 1, "variables of the program too"
    overlapping = np.zeros(N + 64, np.int32)
    program.add.tune(N, LOCAL, overlapping[:N], overlapping[64:])
    assert not overlapping.any()


@needs_clang
def test_errors_of_the_launch() -> None:
    program, y = built(), np.zeros(N, np.int32)
    with pytest.raises(wfv.ArgumentError):
        program.add.tune(N, LOCAL, y)
    ones = np.ones(N, np.int32)
    with pytest.raises(KernelTrapError):
        program.trap.tune(N, LOCAL, ones)
    assert (ones == 1).all()
    with pytest.raises(wfv.RecordingError), wfv.record():
        program.add.tune(N, LOCAL, y, y)


@needs_clang
def test_a_named_strategy_has_nothing_to_tune() -> None:
    program, y = built("unicf"), np.zeros(N, np.int32)
    program.add.tune(N, LOCAL, y, y)
    assert not y.any() and not program.add.launch_remarks(N, LOCAL)


@needs_clang
def test_an_interrupt_puts_everything_back(monkeypatch: pytest.MonkeyPatch) -> None:
    program, y = built(), np.zeros(N, np.int32)
    program.add.tune(N, LOCAL, np.zeros(N, np.int32), np.ones(N, np.int32))

    def interrupted(*args: Any) -> float:
        y[:] = 7
        raise KeyboardInterrupt

    monkeypatch.setattr(tuning, "_sample", interrupted)
    with pytest.raises(KeyboardInterrupt):
        program.add.tune(N, LOCAL, y, np.ones(N, np.int32))
    assert not y.any()
