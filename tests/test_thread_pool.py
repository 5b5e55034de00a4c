"""The thread pool: tasks, errors in any thread, busy workers, forked processes."""

from __future__ import annotations

import os
import signal
import threading

import numpy as np
import pytest

from tests.support.launch_ir import count_kernel
from wfv.runtime.kernel import Kernel
from wfv.runtime.launch import threads as pool


@pytest.fixture(scope="module")
def count() -> Kernel:
    return count_kernel()


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


def test_tasks_run_on_different_threads() -> None:
    seen, gate = set(), threading.Barrier(4, timeout=10)

    def task() -> None:
        gate.wait()
        seen.add(threading.get_ident())

    pool.run(task, 4)
    assert len(seen) == 4
    assert threading.get_ident() in seen


@pytest.mark.parametrize("is_caller", [True, False])
def test_errors_in_any_thread_are_raised(is_caller: bool) -> None:
    caller, gate = threading.get_ident(), threading.Barrier(2, timeout=10)

    def task() -> None:
        gate.wait()
        if (threading.get_ident() == caller) == is_caller:
            raise ValueError("boom")

    with pytest.raises(ValueError, match="boom"):
        pool.run(task, 2)
    pool.run(lambda: None, 2)  # and the pool still works


def test_late_threads_are_not_waited_for() -> None:
    release, started = threading.Event(), threading.Semaphore(0)

    def block() -> None:
        started.release()
        release.wait(10)

    size = max(pool._pool._size, 1)
    blocker = threading.Thread(target=pool.run, args=(block, size + 1))
    blocker.start()
    for _ in range(size + 1):
        assert started.acquire(timeout=10)
    ran: list[int] = []
    pool.run(lambda: ran.append(1), min(2, size + 1))  # every worker is busy
    assert ran == [1]
    release.set()
    blocker.join()


def check_in(gate: threading.Barrier) -> None:
    gate.wait()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this system")
@pytest.mark.filterwarnings("ignore:.*multi-threaded.*:DeprecationWarning")
def test_forked_processes_have_their_own_threads(count: Kernel) -> None:
    counts = np.zeros(100, np.int32)
    count(100, 1, counts, 1, threads=3)
    child = os.fork()
    if child == 0:
        gate, code = threading.Barrier(3, timeout=5), 1
        try:
            pool.run(lambda: check_in(gate), 3)
            code = 0
        finally:
            os._exit(code)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
