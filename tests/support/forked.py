"""A forked process that must end: one that waits for a lock for ever is killed."""

from __future__ import annotations

import os
import signal
import sys
import time
import traceback
import warnings
from collections.abc import Callable

LIMIT = 60.0  # seconds; the work of a test takes less than one


def in_fork(work: Callable[[], object], limit: float = LIMIT) -> str:
    """Calls this in a forked process; `done`, or what went wrong there."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # a fork of a process with threads
        child = os.fork()
    if child == 0:
        code = 1
        try:
            work()
            code = 0
        except BaseException:
            traceback.print_exc()
            sys.stderr.flush()
        finally:
            os._exit(code)
    end = time.monotonic() + limit
    while time.monotonic() < end:
        found, status = os.waitpid(child, os.WNOHANG)
        if found:
            code = os.waitstatus_to_exitcode(status)
            return "done" if code == 0 else f"exit code {code}"
        time.sleep(0.002)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return f"killed after {limit} s"
