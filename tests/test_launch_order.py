"""A launch sees all that those before it have written: no launch begins before the last group of the one before it.

A kernel of two groups makes that certain. Group 0, which the calling thread runs, ends once group 1 has begun on
another thread; group 1 ends once the next launch has begun, or after many turns, and then writes its result. If
launches wait, the result is there when the next launch begins. If they do not, that begins while group 1 waits for it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import wfv
from tests.support.launch_paths import four_cpus
from tests.support.requires import needs_clang
from wfv.runtime.launch.native_launch import Settings

__all__ = ["four_cpus"]
pytestmark = needs_clang

BEGUN, MET, READ, RESULT = range(4)
TURNS = 1 << 22  # some 20 ms
ATTEMPTS = 200  # of a busy machine to run both groups at once
SOURCE = """
kernel void write(global volatile int *x, int turns) {
    if (get_group_id(0) == 0) {
        for (int k = 0; k < turns && !atomic_or(x, 0); ++k) {}
        x[1] = x[0];
    } else {
        x[2] = x[3] = 0;
        atomic_or(x, 1);
        for (int k = 0; k < turns && !atomic_or(x + 2, 0); ++k) {}
        x[3] = 7;
    }
}
kernel void read(global volatile int *x, global int *found) {
    if (get_global_id(0) == 0) {
        found[x[3] == 7] += 1;
        x[0] = 0;
    }
    atomic_or(x + 2, 1);
}
"""


@pytest.fixture(scope="module")
def program() -> Any:
    return wfv.build(SOURCE, strategy="scalar", threads=2)


def check(run: Callable[[], object], x: np.ndarray, is_right: Callable[[], object]) -> None:
    """Runs the launches until the groups of the first have met."""
    for _ in range(ATTEMPTS):
        x[:] = 0
        run()
        assert is_right()
        if x[MET]:
            return
    pytest.fail("no two groups have run at once")


@pytest.mark.parametrize("readers", [1, 4])
@pytest.mark.parametrize("repeat", [1, 3])
def test_recorded_launches_wait_for_those_before(program: Any, four_cpus: Settings, readers: int, repeat: int) -> None:
    """The launch that reads runs on one thread, or is shared itself; in a repetition, others follow it."""
    x, found = np.zeros(4, np.int32), np.zeros(2, np.int32)
    with wfv.record() as sequence:
        program.write(2, 1, x, TURNS)
        program.read(readers, 1, x, found)

    def run() -> None:
        found[:] = 0
        program.write.variant().pace.seconds_per_item = program.read.variant().pace.seconds_per_item = (
            0  # unknown: launches are shared
        )
        sequence.run(repeat=repeat)

    check(run, x, lambda: found.tolist() == [0, repeat])


def test_a_run_waits_for_its_last_launch(program: Any, four_cpus: Settings) -> None:
    x = np.zeros(4, np.int32)
    with wfv.record() as sequence:
        program.write(2, 1, x, TURNS)
    check(sequence.run, x, lambda: x[RESULT] == 7)


def test_separate_launches_wait(program: Any, four_cpus: Settings) -> None:
    x = np.zeros(4, np.int32)
    check(lambda: program.write(2, 1, x, TURNS), x, lambda: x[RESULT] == 7)
