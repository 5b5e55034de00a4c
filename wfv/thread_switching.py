"""Has Python's threads take turns more often for a while.

A thread that returns from a foreign function waits for Python's lock: until the thread that has it waits for something
itself, or for 5 ms (`sys.getswitchinterval`). A thread that calls LLVM twenty times beside an import loses 100 ms in
this way, in which another processor could work for it.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from wfv.forks import ForkLock, after_fork_in_child

INTERVAL = 0.0002  # seconds

_lock = ForkLock()
_inside: list[int] = []  # the threads in such blocks, each as often as it is in one
_usual = [0.0]  # the interval before the first of them


@contextmanager
def prompt_switching() -> Iterator[None]:
    """A thread that waits for Python's lock gets it after INTERVAL while the block runs."""
    thread = threading.get_ident()
    with _lock:
        if not _inside:
            _usual[0] = sys.getswitchinterval()
            sys.setswitchinterval(min(INTERVAL, _usual[0]))
        _inside.append(thread)
    try:
        yield
    finally:
        with _lock:
            _inside.remove(thread)
            _restore()


def _restore() -> None:
    """Sets the usual interval, if no block is being run."""
    if not _inside:
        sys.setswitchinterval(_usual[0])


def _forget_others() -> None:
    """The blocks of other threads never end in a forked process."""
    if _inside:
        own = threading.get_ident()
        _inside[:] = [thread for thread in _inside if thread == own]
        _restore()


after_fork_in_child(_forget_others)
