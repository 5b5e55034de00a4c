"""Forks: a fork waits until no other thread compiles, so that the child can do all that its parent can.

A forked process has only the thread that forked: other threads' work is not finished, and their locks stay closed.
wfv's own locks are new ones there, which is right for data that are consistent at any moment. LLVM and an import are
not: both happen under `compiling`, which the thread that forks holds meanwhile.
"""

import os
import threading
from contextlib import AbstractContextManager, ContextDecorator
from typing import Protocol
from weakref import WeakSet


class _Renewed(Protocol):
    def after_fork(self) -> None:
        """Called in each forked process, when all locks are open."""


living: WeakSet[_Renewed] = WeakSet()


class Lock(ContextDecorator):
    """A lock that is open in a forked process. The handler of a signal may take it once more."""

    def __init__(self) -> None:
        self._lock, self._owners = threading.RLock(), list[int]()
        _locks.add(self)

    def __enter__(self) -> None:
        self._lock.acquire()
        self._owners.append(threading.get_ident())

    def __exit__(self, *error: object) -> None:
        self._owners.pop()
        self._lock.release()

    def open(self) -> None:
        """In a forked process: if the thread that forked has the lock, it leaves its block later."""
        if threading.get_ident() not in self._owners:
            self._lock, self._owners = threading.RLock(), []


_locks: WeakSet[Lock] = WeakSet()
compiling = Lock()
held: list[AbstractContextManager[object]] = [compiling]  # while a process forks; in the order that others take them


def _hold() -> None:
    for lock in held:
        lock.__enter__()


def _release() -> None:
    for lock in reversed(held):
        lock.__exit__(None, None, None)


def _renew() -> None:
    _release()
    for lock in list(_locks):
        lock.open()
    for each in list(living):
        each.after_fork()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(before=_hold, after_in_parent=_release, after_in_child=_renew)
