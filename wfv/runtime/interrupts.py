"""Launches that Ctrl-C ends: a signal handler runs only when the main thread is back in Python.

A thread that is asleep otherwise looks every TICK seconds whether the main thread is in the same launch as the last
time. Then it takes the counter of groups beyond the end: all threads of the launch return when they have finished what
they claimed, Python serves its signals, and if none raised anything the launch goes on where it was.
"""

from __future__ import annotations

import ctypes
import os
import threading
import time
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from wfv.lazy import LazyModule
from wfv.runtime import pool
from wfv.runtime.cached_compiler import emit_text

if TYPE_CHECKING:
    from wfv import llvm
else:
    llvm = LazyModule("wfv.llvm")

TICK = 0.05
IDLE_TICKS = 20  # without a launch; then the thread sleeps until there is one
STOPPED = 1 << 62  # more groups than there are
CLAIM_SECONDS = 0.02  # what a thread claims at once should take no longer
# Seconds that the calling thread works, with all that it waits until it may go on in Python: with two threads, which
# take Python's lock from each other, these are 10 to 30 microseconds also where there is nothing to do.
WORTH_A_THREAD = 50e-6
SHORT_ONES = 3  # so many launches in a row had less, before the next is thought to

LaunchNumbers = ctypes.Array[ctypes.c_int64]

_EXCHANGE = """
define i64 @wfv.exchange(ptr %counter, i64 %new) {
  %old = atomicrmw xchg ptr %counter, i64 %new seq_cst
  ret i64 %old
}
"""


class Pace:
    """How long a kernel's work-items have taken: so many groups may be claimed at once that Ctrl-C still works."""

    __slots__ = ("seconds_per_item", "seconds_to_wait", "short_ones")

    def __init__(self) -> None:
        self.seconds_per_item = 0.0  # unknown
        self.seconds_to_wait = 0.0  # for an item, on so many threads as there were
        self.short_ones = 0

    def learn(self, seconds: float, workers: int, items: int) -> None:
        """So long did each of the threads work on the work-items of a launch."""
        self.seconds_per_item, self.seconds_to_wait = seconds * workers / items, seconds / items
        self.short_ones = self.short_ones + 1 if seconds < WORTH_A_THREAD else 0

    def threads(self, most: int, items: int) -> int:
        """The threads for a launch: one, if it is about as short as the last ones."""
        is_short = self.short_ones >= SHORT_ONES and self.seconds_to_wait * items < WORTH_A_THREAD
        return 1 if is_short else most

    def claim(self, most: int, items: int) -> int:
        """The groups of so many work-items to claim at once, one if nothing is known."""
        seconds = self.seconds_per_item * items
        return max(1, min(most, int(CLAIM_SECONDS / seconds))) if seconds > 0 else 1


class _Run:
    """A launch of the main thread; `resume` is the group at which a pause found it."""

    __slots__ = ("launch", "resume")

    def __init__(self, launch: LaunchNumbers) -> None:
        self.launch = launch
        self.resume = 0


class _Watch:
    """The thread that pauses long launches."""

    def __init__(self) -> None:
        self.forget_threads()

    def forget_threads(self) -> None:
        """Begins anew, as a forked process must."""
        self.main = threading.main_thread().ident
        self.current: _Run | None = None
        self.is_awake = False
        self.lock = threading.Lock()
        self._wanted = threading.Event()
        self._thread: threading.Thread | None = None

    def wake(self) -> None:
        """Also if an earlier call was interrupted."""
        if self._thread is None:
            _exchange()  # now, and not on that thread: a process forked meanwhile could never compile again
            thread = threading.Thread(target=self._serve, name="wfv-watch", daemon=True)
            thread.start()
            self._thread = thread
        self._wanted.set()
        self.is_awake = True  # there are seconds until it sleeps again

    def _serve(self) -> None:
        while True:
            self._wanted.wait()
            self._watch()
            self.is_awake = False
            self._wanted.clear()
            if self.current is not None:  # begun meanwhile
                self.is_awake = True
                self._wanted.set()

    def _watch(self) -> None:
        idle, last = 0, None
        while idle < IDLE_TICKS:
            time.sleep(TICK)
            run = self.current
            idle = 0 if run is not None else idle + 1
            if run is not None and run is last:
                self._pause(run)
            last = run

    def _pause(self, run: _Run) -> None:
        exchange = _exchange()
        with self.lock:
            old = exchange(ctypes.addressof(run.launch), STOPPED)
            if old < STOPPED:
                run.resume = old


@cache
def _exchange() -> Callable[[int, int], int]:
    """Nothing in Python exchanges a number atomically with native code."""
    code = llvm.load_object(emit_text(_EXCHANGE, llvm.find_target("host")), ["wfv.exchange"])
    function = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_void_p, ctypes.c_int64)(code.address("wfv.exchange"))
    function.code = code  # type: ignore[attr-defined]  # kept as long as the address
    return function


_watch = _Watch()


def run(task: Callable[[], None], threads: int, launch: LaunchNumbers, pace: Pace, items: int) -> None:
    """`pool.run(task, threads)`, where each call claims groups of `items` from `launch` until none is left.

    If anything is raised here, KeyboardInterrupt too, no more groups are claimed, and those that were are finished.
    """

    def stop() -> None:
        launch[0] = STOPPED

    if threading.get_ident() != _watch.main:
        pool.run(task, threads, stop)
        return
    this, most = _Run(launch), launch[2]
    workers, seconds = pace.threads(threads, launch[1] * items), 0.0
    launch[2] = pace.claim(most, items) if workers == threads else 1
    while True:
        _watch.current = this
        if not _watch.is_awake:
            _watch.wake()
        try:
            seconds += pool.run(task, workers, stop)
        finally:
            _watch.current = None
        is_over, done = launch[0] < STOPPED, launch[1]
        if not is_over:
            with _watch.lock:  # whoever paused has also said where
                done = launch[0] = this.resume
        if done:
            pace.learn(seconds, workers, done * items)
        if is_over:
            return
        workers = threads  # also if this launch was thought to be short
        launch[2] = pace.claim(most, items)


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_watch.forget_threads)
