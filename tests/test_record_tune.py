"""What a recorded sequence says of its code, also if it was tuned."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import wfv
from tests.support.requires import needs_clang
from wfv.runtime.recording.recording import RecordedSequence

pytestmark = needs_clang

N, LOCAL = 2048, 64
SOURCE = """
kernel void walk(global int *now, global const int *before, int n, int k) {
    int i = get_global_id(0), sum = k;
    for (int t = 0; t < 9; ++t) sum += before[(i + t) % n];
    now[i] = sum & 1023;
}
kernel void add(global int *y, global const int *x) { size_t i = get_global_id(0); y[i] += x[i]; }
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


def recorded(program: Any, arrays: list[np.ndarray]) -> RecordedSequence:
    with wfv.record() as sequence:
        launches(program, arrays)
    return sequence


def remarks_of(sequence: RecordedSequence, kernel: str) -> list[str]:
    return [each.text for each in sequence.launch_remarks() if f", {kernel}: " in each.text]


def test_a_recording_runs_what_was_tuned() -> None:
    program, arrays = built(), starts()
    program.add.tune(N, LOCAL, np.zeros(N, np.int32), arrays[1])
    sequence = recorded(program, arrays)
    sequence.run(repeat=2)
    np.testing.assert_array_equal(arrays[2], expected(2)[2])
    assert ", tuned: " in remarks_of(sequence, "add")[0] and "by the cost model" in remarks_of(sequence, "walk")[0]


@pytest.mark.parametrize("strategy", ["unicf", "auto"])
def test_without_tuning(strategy: str) -> None:
    program, arrays = built(strategy=strategy), starts()
    sequence = recorded(program, arrays)
    sequence.run(repeat=20)
    np.testing.assert_array_equal(arrays[2], expected(20)[2])
    text = "by the cost model" if strategy == "auto" else "as it was built"
    assert text in remarks_of(sequence, "add")[0]
