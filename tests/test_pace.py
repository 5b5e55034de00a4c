"""The pace of a kernel: seconds a work-item, learnt from launches, decide claims and threads."""

from __future__ import annotations

import time

import numpy as np
import pytest

from tests.support.launch_ir import count_kernel
from tests.support.launch_paths import PATHS, in_python
from wfv.runtime.kernel import Kernel
from wfv.runtime.launch import plan, run_groups
from wfv.runtime.launch import threads as pool
from wfv.runtime.launch.threads import SHORT_LAUNCHES, Pace

__all__ = ["in_python"]


@pytest.fixture
def count() -> Kernel:
    return count_kernel()


def test_claims_follow_the_pace() -> None:
    pace = Pace()
    assert pace.claim(32, 64) == 1
    for seconds, claim in ((1e-9, 32), (1e-4, 3), (1.0, 1)):
        pace.seconds_per_item = seconds
        assert pace.claim(32, 64) == claim


@pytest.mark.parametrize("path", PATHS)
def test_the_pace_is_measured(count: Kernel, path: str, request: pytest.FixtureRequest) -> None:
    if path == "python":
        request.getfixturevalue("in_python")
    counts = np.zeros(1000, np.int32)
    found = []
    for spin in (300_000, 1, 1_000_000):
        paces = []
        for _ in range(4):  # a busy machine may pause the process
            begin = time.perf_counter()
            count(100, 1, counts, spin)
            seconds = (time.perf_counter() - begin) / 100
            paces.append(count.pace.seconds_per_item)
            assert paces[-1] <= seconds
        found.append(min(paces))
    assert found[1] < found[0] < found[2]
    assert found[2] > 0.2 * seconds


def test_the_pace_decides_the_number_of_threads() -> None:
    pace = Pace()
    for n in range(SHORT_LAUNCHES):
        assert pace.threads(4, 10) == 4, n
        pace.learn(1e-6, 4, 10)
    assert pace.threads(4, 10) == 1
    assert pace.threads(4, 10_000) == 4  # as much work for each, but many more
    pace.learn(1.0, 4, 10)
    assert pace.threads(4, 10) == 4
    pace.learn(1e-6, 4, 10)
    assert pace.threads(4, 10) == 4  # one is no rule


@pytest.mark.usefixtures("in_python")
def test_short_launches_run_on_one_thread_and_a_long_one_after_them_on_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kernel, counts, invited = count_kernel(), np.zeros(400, np.int32), []
    monkeypatch.setattr(plan, "usable_cpus", lambda: 3)
    invite = pool._pool.invite
    monkeypatch.setattr(pool._pool, "invite", lambda batch, n: (invited.append(n), invite(batch, n)))
    for _ in range(50):
        kernel(4, 1, counts, 1, threads=3)
    assert len(invited) < 40, "a machine may be too busy for some, but not for all"
    assert (counts[:4] == 50).all()
    kernel.pace.short_launches, kernel.pace.seconds_to_wait = SHORT_LAUNCHES, 1e-9
    del invited[:]
    kernel(400, 1, counts, 1_000_000, threads=3)
    assert invited and set(invited) == {2}, "the launch went on as it was thought to be: on one thread"
    assert (counts[4:] == 1).all()


@pytest.mark.usefixtures("in_python")
@pytest.mark.parametrize("threads", [1, 3])
def test_paused_launches_run_each_group_once(count: Kernel, threads: int) -> None:
    counts = np.zeros(2_000, np.int32)
    pauses: list[int] = []
    exchange, launches = run_groups._exchange(), 0
    end = time.perf_counter() + 0.1
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(run_groups, "TICK", 0.002)
        patch.setattr(run_groups, "_exchange", lambda: lambda *args: pauses.append(exchange(*args)) or pauses[-1])
        while launches < 3 or time.perf_counter() < end:  # a fast machine needs more
            count(2_000, 1, counts, 100_000, threads=threads)
            launches += 1
    assert (counts == launches).all()
    assert len([old for old in pauses if 0 < old < 2_000]) > 3
