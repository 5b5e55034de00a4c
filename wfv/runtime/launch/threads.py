"""The threads of a launch: how many there may be, how many are worth it, and the pool that they are from.

`Pace` measures how long a kernel's work-items take; each launch is measured, for the next one. Without this, a short
launch would pay for threads that find nothing left to do, and a long claim would delay Ctrl-C. The caller of `run` is
one of the workers; the others are idle daemon threads.
"""

from __future__ import annotations

import ctypes
import operator
import os
import threading
import time
from collections.abc import Callable
from queue import SimpleQueue

from wfv import forks
from wfv.cpus import usable_cpus
from wfv.errors import GeometryError, OptionError

MAX_THREADS = 1024
VARIABLE = "WFV_THREADS"


class DefaultThreads(int):
    """A number of threads that the user has not passed; `why` says where it is from."""

    why: str

    def __new__(cls, number: int, why: str) -> DefaultThreads:
        self = super().__new__(cls, number)
        self.why = why
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return DefaultThreads, (int(self), self.why)


def threads_or_default(threads: int | None) -> int:
    """The given number of threads, else that of WFV_THREADS, else one for each usable CPU.

    Raises GeometryError, and OptionError for the variable.
    """
    if threads is not None:
        return check_threads(threads)
    text = os.environ.get(VARIABLE, "")
    if not text:
        return DefaultThreads(min(usable_cpus(), MAX_THREADS), "the default: one for each CPU that the process may use")
    try:
        return DefaultThreads(check_threads(int(text)), f"from the environment variable {VARIABLE}")
    except (ValueError, GeometryError):
        raise OptionError(
            f"{VARIABLE}={text!r}: no number of threads", help=f"set it to a number from 1 to {MAX_THREADS}"
        ) from None


def reason_of(threads: int) -> str:
    """Whose choice the number of threads is."""
    return threads.why if isinstance(threads, DefaultThreads) else "as given"


def check_threads(threads: int) -> int:
    """The number as an integer. Raises GeometryError if it is out of range."""
    if isinstance(threads, DefaultThreads):
        return threads
    try:
        number = operator.index(threads)
    except TypeError:
        number = 0
    if not 1 <= number <= MAX_THREADS:
        raise GeometryError(
            f"{threads!r} threads: not an integer from 1 to {MAX_THREADS}",
            help="the threads share the work-groups of a launch: pass 1, or the number of cores",
        )
    return number


CLAIM_SECONDS = 0.02  # the longest that one claim of groups should run: Ctrl-C waits for it
# The shortest launch that a second thread makes faster, in seconds of the calling thread, waiting included. Two threads
# contend for Python's lock, which costs 10 to 30 microseconds even without work to share.
WORTH_A_THREAD = 50e-6
SHORT_LAUNCHES = 3  # after this many short launches in a row, the next is expected to be short


TERMS = 9  # as in native/launch.c: by how long launches are expected to take


class Ways(ctypes.Structure):
    """The seconds that launches take for each work-item, on one thread and on several, 0 if unknown, and their number.

    It is `struct ways` of native/launch.c.
    """

    _fields_ = (("alone", ctypes.c_double), ("shared", ctypes.c_double), ("launches", ctypes.c_int64))
    alone: float
    shared: float


class Pace(ctypes.Structure):
    """The speed of a kernel's launches, updated by each of them; `struct pace` of native/launch.c.

    `seconds_per_item` is that of one thread, 0 if it is unknown; `seconds_to_wait` that with all threads at work;
    `short_launches` is the number of them in a row. `ways` belongs to the native path: the ways of short launches, by
    how long they are expected to take.
    """

    _fields_ = (
        ("seconds_per_item", ctypes.c_double),
        ("seconds_to_wait", ctypes.c_double),
        ("short_launches", ctypes.c_int64),
        ("ways", Ways * TERMS),
    )
    seconds_per_item: float
    seconds_to_wait: float
    short_launches: int
    ways: ctypes.Array[Ways]

    def expect(self, alone: float, shared: float) -> None:
        """Sets how long short launches take for each work-item, on one thread and on several; 0: unknown."""
        for each in self.ways:
            each.alone, each.shared = alone, shared

    def learn(self, seconds: float, workers: int, items: int) -> None:
        """Records a launch: `workers` threads ran `items` work-items in that many seconds."""
        self.seconds_per_item, self.seconds_to_wait = seconds * workers / items, seconds / items
        self.short_launches = self.short_launches + 1 if seconds < WORTH_A_THREAD else 0

    def threads(self, most: int, items: int) -> int:
        """The threads for a launch of `items` work-items: one if it will probably be short, else `most`."""
        is_short = self.short_launches >= SHORT_LAUNCHES and self.seconds_to_wait * items < WORTH_A_THREAD
        return 1 if is_short else most

    def claim(self, most: int, items: int) -> int:
        """How many groups of `items` work-items a thread claims at once, `most` at most; 1 if the speed is unknown."""
        seconds = self.seconds_per_item * items
        return max(1, min(most, int(CLAIM_SECONDS / seconds))) if seconds > 0 else 1


STACK = 8 << 20  # bytes per thread, as the default may be less; passes/kernel/memory.py relies on it


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
