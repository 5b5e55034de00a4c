"""Runs the groups of one launch on its threads, in as many rounds as the launch is paused for Python's signals."""

from __future__ import annotations

import threading
from collections.abc import Callable

from passes.interface import DIVERGED_NUMBER, STOPPED, TRAPPED_NUMBER
from wfv.runtime import pool
from wfv.runtime.interrupts import LaunchNumbers, PausableLaunch, watch
from wfv.runtime.pace import Pace


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
