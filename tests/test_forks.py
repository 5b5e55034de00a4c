"""Forks while another thread is in the middle of something: the child does what it is asked, or says why not.

Each test holds one thing at the fork; tests/test_launch_stress.py forks at random moments.
"""

from __future__ import annotations

import gc
import multiprocessing
import os
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from itertools import count
from pathlib import Path

import numpy as np
import pytest

import wfv
from tests.support.forked import in_fork
from wfv.collector import without_collection
from wfv.forks import Lock, compiling, held, living

ROOT = Path(__file__).parent.parent
pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this system")
_numbers = count()


@contextmanager
def beside(work: Callable[[Callable[[], None]], object]) -> Iterator[None]:
    """Another thread does the work; the block begins when it calls what it gets, which then waits for its end."""
    is_there, may_go = threading.Event(), threading.Event()

    def pause() -> None:
        is_there.set()
        may_go.wait(60)

    thread = threading.Thread(target=work, args=(pause,))
    thread.start()
    assert is_there.wait(60)
    try:
        yield
    finally:
        may_go.set()
        thread.join()


def holding(lock: Lock) -> Callable[[Callable[[], None]], None]:
    def work(pause: Callable[[], None]) -> None:
        with lock:
            pause()

    return work


def build_and_run(strategy: str = "unicf") -> None:
    name, x = f"k{next(_numbers)}", np.zeros(64, np.float32)
    source = f"kernel void {name}(global float *x) {{ x[get_global_id(0)] += get_local_id(0); }}"
    kernel = wfv.build(source, strategy=strategy)[name]
    kernel(64, 16, x)
    with wfv.record() as sequence:
        kernel(64, 16, x)
    sequence.run(repeat=2)
    assert (x == 3 * (np.arange(64) % 16)).all()


@pytest.mark.parametrize("strategy", ["unicf", "auto", "scalar"])
def test_a_forked_process_compiles(strategy: str) -> None:
    build_and_run()
    assert in_fork(lambda: build_and_run(strategy)) == "done"


@pytest.mark.parametrize("lock", held)
def test_a_fork_waits_while_another_thread_compiles(lock: AbstractContextManager[object]) -> None:
    """Its child compiles, and so does a child of that one."""
    is_there, is_over = threading.Event(), threading.Event()

    def hold() -> None:
        with lock:
            is_there.set()
            threading.Event().wait(0.2)
            is_over.set()

    def check() -> None:
        assert is_over.is_set()
        build_and_run()
        assert in_fork(build_and_run) == "done"

    thread = threading.Thread(target=hold)
    thread.start()
    assert is_there.wait(60)
    assert in_fork(check) == "done"
    thread.join()
    build_and_run()
    with lock:  # this thread compiles itself
        assert in_fork(build_and_run) == "done"


def test_what_is_renewed_may_take_a_lock_that_another_thread_had() -> None:
    lock = Lock()

    class Taking:
        def after_fork(self) -> None:
            with lock:
                pass

    taking = [Taking() for _ in range(20)]  # in any order, also before the lock
    living.update(taking)
    with beside(holding(lock)):
        assert in_fork(lambda: None, 20.0) == "done"


def test_forks_at_any_moment_of_compilations() -> None:
    """A child compiles; it never hangs."""
    is_over = threading.Event()

    def compile() -> None:
        while not is_over.is_set():
            build_and_run()

    thread = threading.Thread(target=compile)
    thread.start()
    try:
        for i in range(5):
            threading.Event().wait(0.013 * i)
            assert in_fork(build_and_run) == "done"
    finally:
        is_over.set()
        thread.join()


def test_a_spawned_process_compiles() -> None:
    with beside(holding(compiling)):
        process = multiprocessing.get_context("spawn").Process(target=build_and_run)
        process.start()
        process.join(60)
        assert process.exitcode == 0


def test_a_recording_of_another_thread_is_not_one_of_a_new_thread() -> None:
    """The system gives a new thread the number of one that is not there."""
    kernel = wfv.build("kernel void one(global int *x) { x[get_global_id(0)] += 1; }", strategy="unicf").one
    x = np.zeros(8, np.int32)
    kernel(8, 4, x)

    def work(pause: Callable[[], None]) -> None:
        with wfv.record():
            pause()

    def check() -> None:
        threads = [threading.Thread(target=kernel, args=(8, 4, x)) for _ in range(3)]
        for thread in threads:
            thread.start()
            thread.join()
        assert (x == 4).all(), x

    with beside(work):
        assert in_fork(check) == "done"


def test_the_garbage_collector_runs_in_a_child_that_is_forked_while_another_thread_compiles() -> None:
    def compile_slowly(pause: Callable[[], None]) -> None:
        with without_collection():
            pause()

    def check() -> None:
        assert gc.isenabled()

    with beside(compile_slowly):
        assert not gc.isenabled()
        assert in_fork(check) == "done"
    check()


@pytest.mark.parametrize("is_own", [False, True])
def test_a_lock_is_open_after_a_fork(is_own: bool) -> None:
    lock = Lock()

    def take() -> None:
        with lock:
            pass

    def fork_inside() -> None:
        with lock:
            assert in_fork(take) == "done"

    if is_own:
        fork_inside()
    else:
        with beside(holding(lock)):
            assert in_fork(take) == "done"
