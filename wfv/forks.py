"""Forks: the child runs compiled kernels, and compiles if no other thread did at the fork; else that is a ForkError.

A forked process has only the thread that forked: what others were doing is not finished, and their locks stay closed.
So wfv's locks are new ones there, which is right for data that are consistent at any moment. LLVM and an import are
not: both happen under one lock, `compiling`, which tells the child. A process that is spawned has no such limit.
"""

import os
import threading
from contextlib import ContextDecorator
from typing import Protocol
from weakref import WeakSet

from wfv.errors import ForkError


class _Renewed(Protocol):
    def after_fork(self) -> None:
        """Called in each forked process."""


living: WeakSet[_Renewed] = WeakSet()


class Lock(ContextDecorator):
    """A lock that is open in a forked process. The handler of a signal may take it once more."""

    is_lost = False  # compiling: another thread had it at the fork

    def __init__(self) -> None:
        self._lock, self._owners = threading.RLock(), list[int]()
        living.add(self)

    def __enter__(self) -> None:
        if self is compiling and self.is_lost:
            raise ForkError("nothing can be compiled in this process: another thread was compiling at the fork")
        self._lock.acquire()
        self._owners.append(threading.get_ident())

    def __exit__(self, *error: object) -> None:
        self._owners.pop()
        self._lock.release()

    def after_fork(self) -> None:
        if threading.get_ident() not in self._owners:  # else the thread that forked leaves its block later
            self.is_lost = self.is_lost or bool(self._owners)
            self._lock, self._owners = threading.RLock(), []


compiling = Lock()


def _renew() -> None:
    for each in list(living):
        each.after_fork()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_renew)
