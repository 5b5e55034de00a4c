"""Objects with a lock that is open again in a forked process, where the thread that held it does not exist."""

from __future__ import annotations

import os
import threading
from weakref import WeakSet

_living: WeakSet[ForkSafe] = WeakSet()


class ForkSafe:
    """Has a lock, `self._lock`. The guarded data must be consistent at any moment: any thread may fork, and the handler
    of a signal, which may come while its thread has the lock, may launch the same kernel and take the lock once more.
    """

    def __init__(self) -> None:
        self._lock = threading.RLock()
        _living.add(self)

    def after_fork(self) -> None:
        """In a forked process: gives up what threads of the parent would have done."""


def _open_all() -> None:
    for each in list(_living):
        each._lock = threading.RLock()
        each.after_fork()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_open_all)
