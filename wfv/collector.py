"""Python's garbage collector, switched off for a while."""

import gc
import os
from collections.abc import Iterator
from contextlib import contextmanager
from threading import get_ident

_threads = list[int]()  # threads that switch it on again after their blocks


@contextmanager
def without_collection() -> Iterator[None]:
    """The collector does not run inside the block, and goes on after it if it ran before."""
    was_enabled = gc.isenabled()
    if was_enabled:
        _threads.append(get_ident())
        gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            _threads.remove(get_ident())
            gc.enable()


def _after_fork() -> None:
    """Switches it on in a forked process, which has no thread but the one that forked."""
    if _threads and get_ident() not in _threads:
        _threads.clear()
        gc.enable()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
