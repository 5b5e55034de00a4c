"""`wfv.record(tune=True)`: the launches of a recording are tuned when it first runs, and what the sequence says."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import wfv
from tests.support.requires import needs_clang
from wfv.errors import KernelTrapError
from wfv.runtime import tuning
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


def built(**options: object) -> Any:
    settings = {"strategy": "auto", "threads": 1, "options": "-cl-std=CL2.0", **options}
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


def remarks_of(sequence: RecordedSequence, kernel: str) -> list[str]:
    return [each.text for each in sequence.launch_remarks() if f", {kernel}: " in each.text]


def test_the_first_run_tunes() -> None:
    program, arrays = built(), starts()
    sequence = recorded(program, arrays, tune=True)
    assert all("by the cost model" in each for name in ("walk", "add") for each in remarks_of(sequence, name))
    for runs in (1, 2):
        sequence.run()
        for array, wanted in zip(arrays, expected(runs), strict=True):
            np.testing.assert_array_equal(array, wanted)
    assert all(", tuned: " in each for name in ("walk", "add") for each in remarks_of(sequence, name))


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


def test_an_error_is_that_of_the_run() -> None:
    program, x = built(), np.zeros(N, np.int32)
    with wfv.record(tune=True) as sequence:
        program.trap(N, LOCAL, x)
        program.trap(N, LOCAL, x)
    with pytest.raises(KernelTrapError, match="launch 2 of the recording"):
        sequence.run()
    assert (x >= 1).any() and x.max() <= 2


def test_an_interrupt_puts_everything_back(monkeypatch: pytest.MonkeyPatch) -> None:
    program, arrays = built(), starts()

    def interrupted(*args: Any) -> float:
        arrays[1][:] = 9
        raise KeyboardInterrupt

    sequence = recorded(program, arrays, tune=True)
    with monkeypatch.context() as patch:
        patch.setattr(tuning, "_sample", interrupted)
        with pytest.raises(KeyboardInterrupt):
            sequence.run()
    for array, before in zip(arrays, starts(), strict=True):
        np.testing.assert_array_equal(array, before)
    sequence.run()
    np.testing.assert_array_equal(arrays[2], expected(1)[2])
    assert ", tuned: " in remarks_of(sequence, "walk")[0], "the next run tunes"


@pytest.mark.parametrize("strategy", ["unicf", "auto"])
def test_without_tuning(strategy: str) -> None:
    program, arrays = built(strategy=strategy), starts()
    sequence = recorded(program, arrays)
    sequence.run(repeat=20)
    np.testing.assert_array_equal(arrays[2], expected(20)[2])
    text = "by the cost model" if strategy == "auto" else "as it was built"
    assert text in remarks_of(sequence, "add")[0]


def test_a_named_strategy_has_nothing_to_tune() -> None:
    program, arrays = built(strategy="unicf"), starts()
    sequence = recorded(program, arrays, tune=True)
    sequence.run(repeat=2)
    np.testing.assert_array_equal(arrays[2], expected(2)[2])
    assert remarks_of(sequence, "add")[0].endswith("as it was built")
