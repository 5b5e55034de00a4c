"""The thread pool of the launches. The caller of `run` is one of the workers; the others are idle daemon threads."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from queue import SimpleQueue

from wfv import forks

STACK = 8 << 20  # bytes per thread, as the default may be less; passes/kernel/private_memory_limit.py relies on it


class _Batch:
    """One task for several threads. A thread that takes it after the caller has finished does nothing."""

    def __init__(self, task: Callable[[], None], helpers: int) -> None:
        self._task = task
        self._condition = threading.Condition()
        self._invited, self._running = helpers, 0
        self.error: BaseException | None = None

    def help(self) -> None:
        """Runs the task on this thread, unless the invitation has been withdrawn."""
        with self._condition:
            if not self._invited:
                return
            self._invited -= 1
            self._running += 1
        try:
            self._task()
        except BaseException as error:  # raised in the caller: a worker thread has no caller of its own
            self.error = error
        with self._condition:
            self._running -= 1
            self._condition.notify_all()

    def finish(self, stop: Callable[[], None]) -> None:
        """Withdraws open invitations and waits for the threads that took one, also if an interrupt is raised."""
        interrupt: BaseException | None = None
        while True:
            try:
                with self._condition:
                    self._invited = 0
                    while self._running:
                        self._condition.wait()
                break
            except BaseException as error:  # from a signal handler; the threads still use the caller's memory
                interrupt = error
                stop()
        if interrupt is not None:
            raise interrupt


class _Pool:
    """Daemon threads on one queue, as many as any task so far has needed."""

    def __init__(self) -> None:
        forks.living.add(self)
        self.after_fork()

    def after_fork(self) -> None:
        """Resets the pool, as a forked process must: it has none of its parent's threads."""
        self._queue: SimpleQueue[_Batch] = SimpleQueue()
        self._lock = threading.Lock()
        self._size = 0

    def invite(self, batch: _Batch, helpers: int) -> None:
        if self._size < helpers:
            self._grow(helpers)
        for _ in range(helpers):
            self._queue.put(batch)

    def _grow(self, size: int) -> None:
        with self._lock:
            before = threading.stack_size(STACK)
            try:
                while self._size < size:
                    threading.Thread(target=self._serve, name=f"wfv-{self._size}", daemon=True).start()
                    self._size += 1
            finally:
                threading.stack_size(before)

    def _serve(self) -> None:
        while True:
            self._queue.get().help()


_pool = _Pool()


def run(task: Callable[[], None], threads: int, stop: Callable[[], None] = lambda: None) -> float:
    """Calls `task` on this thread and on up to `threads - 1` others, and returns when all calls have returned.

    Returns the seconds that this thread's own call has taken.

    The calls divide the work among themselves: when this thread's call returns, all work is claimed, so threads that
    have not begun by then are not waited for. The first error of any call is raised here. `stop` is called before the
    wait for the others if this thread's call raises, and if the wait is interrupted.
    """
    if threads <= 1:
        begin = time.perf_counter()
        task()
        return time.perf_counter() - begin
    batch = _Batch(task, threads - 1)
    try:
        _pool.invite(batch, threads - 1)
        begin = time.perf_counter()
        task()
        seconds = time.perf_counter() - begin
    except BaseException:
        stop()
        raise
    finally:
        batch.finish(stop)
    if batch.error is not None:
        raise batch.error
    return seconds
