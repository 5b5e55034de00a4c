"""Objects with a lock that a forked process finds open: the thread that held it is not there to give it back."""

from __future__ import annotations

import os
import threading
from weakref import WeakSet

_living: WeakSet[ForkSafe] = WeakSet()


class ForkSafe:
    """Has a lock, `self._lock`. What is guarded by it must be whole whenever somebody may fork."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        _living.add(self)


def _open_all() -> None:
    for each in list(_living):
        each._lock = threading.Lock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_open_all)
