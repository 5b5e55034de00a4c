"""Ctrl-C, many Python threads, forked processes and the end of the process, during launches."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import numpy as np
import pytest

from tests.launch_ir import count_kernel
from wfv.runtime import interrupts, pool
from wfv.runtime.fork_safe import ForkSafe
from wfv.runtime.kernel import Kernel
from wfv.runtime.pace import SHORT_LAUNCHES, Pace

ROOT = Path(__file__).parent.parent
# A spin of the kernel takes about a nanosecond.
PRELUDE = """
import os, signal, sys, threading, time
import numpy as np
from tests.launch_ir import count_kernel
from wfv.runtime import interrupts

kernel, counts = count_kernel(), np.zeros(100_000, np.int32)
kernel(2, 1, counts, 1, threads=2)
kernel(2, 1, counts, 1)
counts[:] = 0

def after(seconds, what):
    def wait():
        time.sleep(seconds)
        what()
    threading.Thread(target=wait, daemon=True).start()

sent = []
def interrupt():
    sent.append(time.monotonic())
    os.kill(os.getpid(), signal.SIGINT)
"""


def run_python(script: str, timeout: float = 60) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", PRELUDE + script], cwd=ROOT, capture_output=True, text=True, timeout=timeout, check=False
    )


@pytest.fixture(scope="module")
def count() -> Kernel:
    return count_kernel()


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize(("groups", "spin"), [(100_000, 1_000_000), (1000, 30_000_000)])
def test_control_c_ends_a_long_launch(threads: int, groups: int, spin: int) -> None:
    done = run_python(f"""
after(0.3, interrupt)
try:
    kernel({groups}, 1, counts, {spin}, threads={threads})
    print("finished")
except KeyboardInterrupt:
    print(time.monotonic() - sent[0])
assert 0 < counts.sum() < {groups} and counts.max() == 1
before = counts.copy()
time.sleep(0.1)
assert (counts == before).all(), "somebody is still at it"
kernel(50, 1, counts, 1, threads={threads})
assert (counts[:50] == before[:50] + 1).all()
""")
    assert done.returncode == 0, done.stderr
    # 0.2 s, what was claimed at once, and what else the machine does.
    assert float(done.stdout) < 5.0


def test_control_c_while_the_other_thread_works() -> None:
    """This thread has no group left and waits: the memory must live until the other one has finished."""
    done = run_python("""
after(0.3, interrupt)
begin = time.monotonic()
try:
    kernel(3, 1, counts, 700_000_000, threads=2)
    print("finished")
except KeyboardInterrupt:
    print("interrupted")
before = counts.copy()
time.sleep(0.5)
assert (counts == before).all() and counts.max() == 1
""")
    assert (done.returncode, done.stdout) == (0, "interrupted\n"), done.stderr


def test_claims_follow_the_pace() -> None:
    pace = Pace()
    assert pace.claim(32, 64) == 1
    for seconds, claim in ((1e-9, 32), (1e-4, 3), (1.0, 1)):
        pace.seconds_per_item = seconds
        assert pace.claim(32, 64) == claim


def test_the_pace_is_learnt(count: Kernel) -> None:
    counts = np.zeros(1000, np.int32)
    found = []
    for spin in (300_000, 1, 1_000_000):
        paces = []
        for _ in range(4):  # a busy machine may stand still for a while
            begin = time.perf_counter()
            count(100, 1, counts, spin)
            seconds = (time.perf_counter() - begin) / 100
            paces.append(count.pace.seconds_per_item)
            assert paces[-1] <= seconds
        found.append(min(paces))
    assert found[1] < found[0] < found[2]
    assert found[2] > 0.2 * seconds


def test_the_pace_says_what_is_worth_a_thread() -> None:
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


def test_short_launches_wake_nobody_and_a_long_one_after_them_gets_its_threads(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kernel, counts, invited = count_kernel(), np.zeros(400, np.int32), []
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


@pytest.mark.parametrize("threads", [1, 3])
def test_paused_launches_run_each_group_once(count: Kernel, threads: int) -> None:
    counts = np.zeros(2_000, np.int32)
    pauses: list[int] = []
    exchange = interrupts._exchange()
    begin = time.perf_counter()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(interrupts, "TICK", 0.002)
        patch.setattr(interrupts, "_exchange", lambda: lambda *args: pauses.append(exchange(*args)) or pauses[-1])
        for _ in range(3):
            count(2_000, 1, counts, 100_000, threads=threads)
    assert time.perf_counter() - begin > 0.1, "too short to tell"
    assert (counts == 3).all()
    assert len([old for old in pauses if 0 < old < 2_000]) > 3


def test_handlers_run_during_a_launch_and_may_launch(count: Kernel) -> None:
    done = run_python("""
other, seen = np.zeros(64, np.int32), []
def handler(*_):
    kernel(64, 1, other, 1, threads=2)
    seen.append(counts.sum())
signal.signal(signal.SIGUSR1, handler)
after(0.2, lambda: os.kill(os.getpid(), signal.SIGUSR1))
kernel(1_000, 1, counts, 1_000_000)
assert (counts[:1000] == 1).all() and (other == 1).all()
assert 0 < seen[0] < 1_000, seen
""")
    assert done.returncode == 0, done.stderr


def test_many_python_threads_launch_at_once(count: Kernel) -> None:
    arrays = [np.zeros(50, np.int32) for _ in range(16)]

    def launch(counts: np.ndarray) -> None:
        bound = count.bind(counts, 200)
        for i in range(20):
            bound.launch(50, 1, threads=1 + i % 3)
            count(50, 1, counts, 200, threads=1 + i % 3)

    threads = [threading.Thread(target=launch, args=(counts,)) for counts in arrays]
    for thread in threads:
        thread.start()
    launch(both := np.zeros(50, np.int32))
    for thread in threads:
        thread.join()
    assert all((counts == 40).all() for counts in (*arrays, both))


def test_one_bound_kernel_for_many_threads(count: Kernel) -> None:
    counts = np.zeros(100, np.int32)
    bound = count.bind(counts, 100)
    threads = [threading.Thread(target=lambda: [bound.launch(100, 1) for _ in range(25)]) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (counts == 200).all()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this system")
def test_a_fork_during_a_launch() -> None:
    """The child has neither the pool nor the watch of its parent; its launches work, and are interrupted too."""
    done = run_python("""
codes = []
def fork():
    child = os.fork()
    if child == 0:
        code = 1
        try:
            mine = np.zeros(50, np.int32)
            kernel(50, 1, mine, 1, threads=2)
            assert (mine == 1).all()
            after(0.2, interrupt)
            kernel(100_000, 1, counts, 1_000_000, threads=2)
        except KeyboardInterrupt:
            code = 0
        finally:
            os._exit(code)
    codes.append(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
forker = threading.Thread(target=fork)
counts2 = np.zeros(1_000, np.int32)
after(0.1, forker.start)
kernel(1_000, 1, counts2, 500_000, threads=2)
while forker.ident is None:  # a busy machine starts it late
    time.sleep(0.01)
forker.join()
assert (counts2 == 1).all()
assert codes == [0], codes
""")
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("threads", [1, 2])
def test_the_process_ends_during_a_launch(threads: int) -> None:
    done = run_python(f"""
launch = lambda: kernel(100_000, 1, counts, 1_000_000, threads={threads})
threading.Thread(target=launch, daemon=True).start()
time.sleep(0.2)
assert counts.any()
print("over")
""")
    assert (done.returncode, done.stdout, done.stderr) == (0, "over\n", "")


def test_an_error_of_the_caller_stops_the_others() -> None:
    began, stopped, caller = threading.Event(), threading.Event(), threading.get_ident()

    def task() -> None:
        if threading.get_ident() == caller:
            assert began.wait(10)
            raise KeyboardInterrupt
        began.set()
        stopped.wait(5)

    with pytest.raises(KeyboardInterrupt):
        pool.run(task, 2, stopped.set)
    assert stopped.is_set()


def test_an_interrupt_while_the_caller_waits_stops_the_others() -> None:
    began, stopped, caller = threading.Event(), threading.Event(), threading.get_ident()

    def task() -> None:
        if threading.get_ident() == caller:
            assert began.wait(10)
            signal.setitimer(signal.ITIMER_REAL, 0.05)
        else:
            began.set()
            stopped.wait(5)

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGALRM, interrupt)
    try:
        with pytest.raises(KeyboardInterrupt):
            pool.run(task, 2, stopped.set)
    finally:
        signal.signal(signal.SIGALRM, before)
    assert stopped.is_set()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this system")
def test_a_forked_process_finds_locks_open() -> None:
    """The thread that holds one, as it compiles, is not there to give it back."""
    held = ForkSafe()
    with held._lock:
        child = os.fork()
        if child == 0:
            os._exit(0 if held._lock.acquire(timeout=5) else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
