"""`wfv.record(tune=..)`: what `auto` chooses for recorded launches, when, and what the sequence says about it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import wfv
from tests.support.requires import needs_clang
from wfv.errors import KernelTrapError, OptionError
from wfv.runtime import auto_launch
from wfv.runtime import choice as choice_module
from wfv.runtime.auto_launch import AutoLaunch, Choices
from wfv.runtime.launch.prepared import Prepared
from wfv.runtime.recording.recording import RecordedSequence

pytestmark = needs_clang

N, LOCAL = 2048, 64
SOURCE = """
global int runs = 0;
kernel void walk(global int *now, global const int *before, int n, int k) {
    int i = get_global_id(0), sum = k;
    for (int t = 0; t < 9; ++t) sum += before[(i + t) % n];
    now[i] = sum & 1023;
}
kernel void add(global int *y, global const int *x) { size_t i = get_global_id(0); y[i] += x[i]; }
kernel void count(global int *total) { if (get_global_id(0) == 0) total[0] = ++runs; }
kernel void prints(global int *x) { if (get_global_id(0) == 0) printf("%d\\n", x[0]); x[get_global_id(0)] += 1; }
kernel void trap(global int *x) { if (x[get_global_id(0)] == 1) __builtin_trap(); x[get_global_id(0)] += 1; }
"""


@pytest.fixture(autouse=True)
def eager(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every launch is worth a measurement, of two candidates; a busy machine has time to end it."""
    monkeypatch.setattr(auto_launch, "SECONDS", 600.0)
    monkeypatch.setattr(choice_module, "SHORTEST", 0.0)
    monkeypatch.setattr("wfv.runtime.chooser.worth_measuring", lambda ranked: ranked[:2])
    yield


def built(**options: object) -> Any:
    settings = {"strategy": "auto", "tune": True, "threads": 1, "options": "-cl-std=CL2.0", **options}
    return wfv.build(SOURCE, **settings)  # type: ignore[arg-type]


def starts() -> list[np.ndarray]:
    return [np.arange(N, dtype=np.int32) % 37, np.zeros(N, np.int32), np.zeros(N, np.int32)]


def launches(program: Any, arrays: list[np.ndarray]) -> None:
    """Each reads what the one before it has written; `add` would have another result if it ran twice."""
    for k in range(3):
        program.walk(N, LOCAL, arrays[1], arrays[0], N, k)
        program.add(N, LOCAL, arrays[2], arrays[1])
        program.walk(N, LOCAL, arrays[0], arrays[2], N, 7)


def expected(runs: int) -> list[np.ndarray]:
    program, arrays = built(strategy="scalar"), starts()
    for _ in range(runs):
        launches(program, arrays)
    return arrays


def recorded(program: Any, arrays: list[np.ndarray], **options: Any) -> RecordedSequence:
    with wfv.record(**options) as sequence:
        launches(program, arrays)
    return sequence


def choices(program: Any) -> list[Choices]:
    kernels = [program[name] for name in ("walk", "add")]
    assert all(kernel.chooser is not None for kernel in kernels)
    return [choice for kernel in kernels for choice in kernel.chooser.choices.values()]


def test_the_first_run_settles() -> None:
    program, arrays = built(), starts()
    sequence = recorded(program, arrays, tune=True)
    assert choices(program) == [], "the arrays may be filled after the recording"
    for runs in (1, 2):
        sequence.run()
        for array, wanted in zip(arrays, expected(runs), strict=True):
            np.testing.assert_array_equal(array, wanted)
        assert program.walk.chooser.is_settled and program.add.chooser.is_settled
    assert all(each.has_winner for each in choices(program))
    assert all(each.made[0].scores or each.made[0].failures for each in choices(program))
    (walk, *versions), adds = (remarks_of(sequence, name) for name in ("walk", "add"))
    assert "measured in" in walk or "it has the code of" in walk
    assert "measured in" in adds[0] or "it has the code of" in adds[0]
    assert any("specialized on n" in each for each in (walk, *versions)), "what repeats in the sequence, and not `k`"
    assert not any("specialized on k" in each or ", k" in each for each in versions)


def remarks_of(sequence: RecordedSequence, kernel: str) -> list[str]:
    return [each.text for each in sequence.launch_remarks() if f", {kernel}: " in each.text]


def test_nothing_but_the_run_is_seen(capfd: pytest.CaptureFixture[str]) -> None:
    """Variables of the program, overlapping arrays, images, raw bytes, what is printed."""
    program, total, memory = built(), np.zeros(1, np.int32), np.zeros(N + 64, np.int32)
    raw = bytearray(4 * N)
    with wfv.record(tune=True) as sequence:
        program.add(N, LOCAL, memory[:N], memory[64:])
        program.add(N, LOCAL, raw, memory[:N])
        program.count(64, 64, total)
        program.prints(64, 64, memory)
    memory[:] = 3
    sequence.run()
    assert total[0] == 1
    assert capfd.readouterr().out == f"{memory[0] - 1}\n"
    assert np.frombuffer(raw, np.int32)[100] == memory[100]
    assert "nothing is measured" in remarks_of(sequence, "prints")[0]


def test_an_error_is_that_of_the_run() -> None:
    program, x = built(), np.zeros(N, np.int32)
    with wfv.record(tune=True) as sequence:
        program.trap(N, LOCAL, x)
        program.trap(N, LOCAL, x)
    with pytest.raises(KernelTrapError, match="launch 2 of the recording"):
        sequence.run()
    assert (x >= 1).any() and x.max() <= 2


def test_an_interrupt_puts_everything_back(monkeypatch: pytest.MonkeyPatch) -> None:
    program, arrays, run = built(), starts(), AutoLaunch.run

    def interrupted(launch: AutoLaunch, *args: Any) -> None:
        run(launch, *args)
        raise KeyboardInterrupt

    sequence = recorded(program, arrays, tune=True)
    monkeypatch.setattr(AutoLaunch, "run", interrupted)
    with pytest.raises(KeyboardInterrupt):
        sequence.run()
    monkeypatch.setattr(AutoLaunch, "run", run)
    for array, before in zip(arrays, starts(), strict=True):
        np.testing.assert_array_equal(array, before)
    sequence.run()
    np.testing.assert_array_equal(arrays[2], expected(1)[2])
    assert program.walk.chooser.is_settled, "the next run makes the choice"


def test_the_models_choice_stays() -> None:
    program, arrays = built(), starts()
    sequence = recorded(program, arrays, tune=False)
    sequence.run(repeat=20)
    np.testing.assert_array_equal(arrays[2], expected(20)[2])
    assert choices(program) == [], "nothing was measured"
    titles = {name: program[name].chooser.ranked[0].title for name in ("walk", "add")}
    for name, title in titles.items():
        (text,) = remarks_of(sequence, name)
        assert text.endswith(f", {name}: {title}, the cost model's choice, as recorded with tune=False")
    steps = sequence._steps[None]
    assert all(map(steps.is_final, range(len(sequence))))


def test_runs_take_what_is_found_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """By default: while the choice is open, the remarks say so; then the sequence runs the winner."""
    monkeypatch.setattr("wfv.runtime.chooser.Chooser._compile", lambda *_: None)  # by hand
    program, arrays = built(specialize=False), starts()
    with wfv.record() as sequence:
        program.add(N, LOCAL, arrays[1], arrays[0])
    monkeypatch.setattr(choice_module, "compile_seconds", lambda _: 0.0)
    sequence.run(repeat=2)
    ((choice,),) = (each.made for each in program.add.chooser.choices.values())
    assert choice.phase == "compiling"
    assert remarks_of(sequence, "add")[0].endswith("; the choice goes on: later runs take what it finds")
    other = choice.candidates[1]
    second = program.add.chooser.variants_of(other).get()
    assert second.function
    monkeypatch.setattr("wfv.auto.trial.compared", lambda _, candidate, *others: 0.5 if candidate == 1 else 1.0)
    choice.is_compiled(other, "")
    runs, end = 2, time.monotonic() + 60
    while not sequence._steps[None].is_final(0) and time.monotonic() < end:
        sequence.run()
        runs += 1
    assert choice.running is other
    (step,) = sequence._steps[None]._launchables
    assert isinstance(step, Prepared) and step.plan.function is second.function
    assert "the choice goes on" not in remarks_of(sequence, "add")[0]
    np.testing.assert_array_equal(arrays[1], runs * starts()[0])


@pytest.mark.parametrize("tune", ["yes", 2, 1.0, np.zeros(2)])
def test_wrong_values(tune: object) -> None:
    with pytest.raises(OptionError, match="not True, False or None") as caught, wfv.record(tune=tune):  # type: ignore[arg-type]
        pass
    assert caught.value.help


@pytest.mark.parametrize("options", [{"strategy": "unicf"}, {"tune": False}])
def test_other_kernels_have_nothing_to_settle(options: dict[str, object]) -> None:
    program, arrays = built(**options), starts()
    sequence = recorded(program, arrays, tune=True)
    sequence.run(repeat=2)
    np.testing.assert_array_equal(arrays[2], expected(2)[2])
    (text,) = remarks_of(sequence, "add")
    assert text.endswith(("as it was built", "nothing is measured"))


def test_launches_elsewhere_are_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """The choice for launches of another size stays open: it is none of the sequence."""
    program, arrays, looks = built(), starts(), [0]

    def stopped() -> float:
        looks[0] += 1
        assert looks[0] < 50_000, "tuning does not end before its time is over"
        return 0.0

    program.add(64, 64, np.zeros(64, np.int32), np.zeros(64, np.int32))
    (elsewhere,) = choices(program)
    monkeypatch.setattr(auto_launch, "perf_counter", stopped)
    monkeypatch.setattr(auto_launch, "sleep", lambda _: time.sleep(0.01))
    recorded(program, arrays, tune=True).run()
    assert not elsewhere.has_winner and not program.add.chooser.is_settled
    assert all(choice.has_winner for choice in choices(program) if choice is not elsewhere)
    np.testing.assert_array_equal(arrays[2], expected(1)[2])


def test_a_kernel_is_tuned_without_a_launch() -> None:
    """The arrays are as before, the choice is made, and the next launch runs what was chosen."""
    program, arrays = built(), starts()
    arrays[1] += 5
    program.add.tune(N, LOCAL, arrays[1], x=arrays[0])
    assert (arrays[1] == 5).all()
    (choice,) = program.add.chooser.choices.values()
    assert choice.is_used and choice.has_winner and program.add.chooser.is_settled
    program.add(N, LOCAL, arrays[1], arrays[0])
    np.testing.assert_array_equal(arrays[1], starts()[0] + 5)
    with pytest.raises(wfv.ArgumentError):
        program.add.tune(N, LOCAL, arrays[1])
    with pytest.raises(KernelTrapError):
        program.trap.tune(N, LOCAL, np.ones(N, np.int32))
    named = built(strategy="unicf").add
    named.tune(N, LOCAL, arrays[1], arrays[0])
    np.testing.assert_array_equal(arrays[1], starts()[0] + 5)
