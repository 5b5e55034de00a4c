"""Has Python's threads take turns more often for a while.

A thread that returns from a foreign function waits for Python's lock: until the thread that has it waits for something
itself, or for 5 ms (`sys.getswitchinterval`). A thread that calls LLVM twenty times beside an import loses 100 ms in
this way, in which another processor could work for it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from wfv.forks import ForkLock

INTERVAL = 0.0002  # seconds

_lock = ForkLock()
_usual: list[float] = []  # the interval before, once for each block that is being run


@contextmanager
def prompt_switching() -> Iterator[None]:
    """A thread that waits for Python's lock gets it after INTERVAL while the block runs."""
    with _lock:
        _usual.append(_usual[0] if _usual else sys.getswitchinterval())
        sys.setswitchinterval(min(INTERVAL, _usual[0]))
    try:
        yield
    finally:
        with _lock:
            usual = _usual.pop()
            if not _usual:
                sys.setswitchinterval(usual)
