"""Runs the groups of one launch on its threads, in as many rounds as the launch is paused for Python's signals.

Python calls signal handlers only while the main thread runs Python code, and a native call returns only after the last
group. So a watch thread compares, every TICK seconds, the main thread's launch with that of the tick before. If they
are the same, it sets the group counter beyond the end. Each thread then finishes its claimed groups and returns, Python
calls its handlers, and, if none raises, `run_groups` continues at the old counter.
"""

from __future__ import annotations

import ctypes
import threading
import time
from collections.abc import Callable
from functools import cache

from passes.interface import DIVERGED_NUMBER, STOPPED, TRAPPED_NUMBER
from wfv import forks, llvm
from wfv.runtime.cached_compiler import emit_text
from wfv.runtime.launch import threads as pool
from wfv.runtime.launch.threads import Pace

TICK = 0.05
IDLE_TICKS = 20  # after this many looks without a launch, the watch thread sleeps until the next launch

LaunchNumbers = ctypes.Array[ctypes.c_int64]

_EXCHANGE = """
define i64 @wfv.exchange(ptr %counter, i64 %new) {
  %old = atomicrmw xchg ptr %counter, i64 %new seq_cst
  ret i64 %old
}
"""


class PausableLaunch:
    """A launch of the main thread; `resume` is the first group that was not claimed when it was paused."""

    __slots__ = ("launch", "resume")

    def __init__(self, launch: LaunchNumbers) -> None:
        self.launch = launch
        self.resume = 0


class LaunchWatch:
    """The watch thread; `current` is the launch that the main thread is in, `is_awake`: no wake-up is needed."""

    def __init__(self) -> None:
        forks.living.add(self)
        self.after_fork()

    def after_fork(self) -> None:
        """Resets everything, as a forked process must: it does not inherit the thread."""
        self.main = threading.main_thread().ident
        self.current: PausableLaunch | None = None
        self.is_awake = False
        self.lock = threading.Lock()
        self._wake_up = threading.Event()
        self._thread: threading.Thread | None = None

    def wake(self) -> None:
        """Starts or wakes the thread. May be called again after a call that a signal interrupted."""
        if self._thread is None:
            # Compiled here and not on the new thread: a process forked meanwhile would inherit LLVM's lock in its
            # locked state.
            _exchange()
            thread = threading.Thread(target=self._serve, name="wfv-watch", daemon=True)
            thread.start()
            self._thread = thread
        self._wake_up.set()
        self.is_awake = True  # set last: the thread sleeps again only after IDLE_TICKS

    def _serve(self) -> None:
        while True:
            self._wake_up.wait()
            self._pause_long_launches()
            self.is_awake = False
            self._wake_up.clear()
            if self.current is not None:  # a launch began in between
                self.is_awake = True
                self._wake_up.set()

    def _pause_long_launches(self) -> None:
        idle, last = 0, None
        while idle < IDLE_TICKS:
            time.sleep(TICK)
            run = self.current
            idle = 0 if run is not None else idle + 1
            if run is not None and run is last:
                self._pause(run)
            last = run

    def _pause(self, run: PausableLaunch) -> None:
        exchange = _exchange()
        with self.lock:
            old = exchange(ctypes.addressof(run.launch), STOPPED)
            if old < STOPPED:
                run.resume = old


@cache
def _exchange() -> Callable[[int, int], int]:
    """A native function that exchanges the counter atomically; Python has none."""
    code = llvm.load_object(emit_text(_EXCHANGE, llvm.find_target("host")), ["wfv.exchange"])
    function = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_void_p, ctypes.c_int64)(code.address("wfv.exchange"))
    function.code = code  # type: ignore[attr-defined]  # keeps the code alive as long as the function
    return function


watch = LaunchWatch()


def run_groups(task: Callable[[], None], threads: int, launch: LaunchNumbers, pace: Pace, items: int) -> None:
    """Runs `task` on up to `threads` threads; each call claims groups of `items` from `launch` until none is left.

    They begin at the group that the launch's counter says, which is not the first one if a part of a launch is run.

    `pace` chooses the threads and the size of a claim, and records how long the launch took. If anything is raised
    here, KeyboardInterrupt included, no more groups are claimed, and the claimed ones are finished. A group whose
    work-items came to different barriers, or in which one trapped, reports that in `launch`, and ends the launch in the
    same way.
    """

    def stop() -> None:
        launch[0] = STOPPED

    if threading.get_ident() != watch.main:  # signal handlers run in the main thread only: nothing to pause for
        pool.run(task, threads, stop)
        return
    this, most = PausableLaunch(launch), launch[2]
    begin = launch[0]
    workers, seconds = pace.threads(threads, (launch[1] - begin) * items), 0.0
    launch[2] = pace.claim(most, items) if workers == threads else 1
    while True:
        watch.current = this
        if not watch.is_awake:
            watch.wake()
        try:
            seconds += pool.run(task, workers, stop)
        finally:
            watch.current = None
        if launch[DIVERGED_NUMBER] or launch[TRAPPED_NUMBER]:
            return
        is_over, done = launch[0] < STOPPED, launch[1]
        if not is_over:
            with watch.lock:  # `resume` is set before the lock is released
                done = launch[0] = this.resume
        if done > begin:
            pace.learn(seconds, workers, (done - begin) * items)
        if is_over:
            return
        workers = threads  # a launch that was paused is not short
        launch[2] = pace.claim(most, items)
