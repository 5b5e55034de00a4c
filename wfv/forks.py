"""Forks of a process whose other threads compile: what must not be half done then, and which locks a fork waits for.

A forked process has only the thread that forked. What another thread had begun is never finished there, and a lock that
it had is never released. Three things are done about that:

* Most locks of wfv guard data that are consistent at any moment: the forked process gets new locks, which are open
  (`ForkLock`, `ForkSafe`).
* A call of LLVM, or the import of a module, is not consistent until it ends. A fork closes their gates, in this order:
  it waits until no other thread is inside, for WAIT_SECONDS at most, and lets none in before it is over.
* If that time was too short, the forked process refuses what it cannot do (`ForkError`), so that it does not hang.

A fork holds no other lock while it waits for a gate, and no thread inside of a gate waits for a fork; so none of this
can be a deadlock that lasts longer than the wait.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from time import monotonic
from typing import Protocol

WAIT_SECONDS = 5.0  # for all gates together; most calls of LLVM take less than 0.1 s, those of large kernels seconds


class Gate(Protocol):
    """Something that threads are inside of for a while, in which state no process may be forked."""

    def close(self, seconds: float) -> bool:
        """Waits so long at most until no other thread is inside, and lets none in. False: there still is one."""

    def reopen(self) -> None:
        """Lets threads in again, in the process that has closed it and in the forked one."""

    def refuse(self) -> None:
        """In the forked process, if a thread was inside: whoever wants to go in gets a ForkError."""


class _Closed(threading.local):
    """The gates that this thread has closed, and those that it could not; a signal handler may fork during a fork."""

    def __init__(self) -> None:
        self.stack: list[tuple[list[Gate], list[Gate]]] = []


_gates: list[Gate] = []
_closed = _Closed()


def wait_at_forks(gate: Gate) -> None:
    """Each fork closes this gate, after those that are known already."""
    _gates.append(gate)


def after_fork_in_child(work: Callable[[], object]) -> None:
    """Calls this in each forked process, where the system has such processes."""
    if hasattr(os, "register_at_fork"):
        os.register_at_fork(after_in_child=work)


class ForkLock:
    """A lock for a `with` block that is open in a forked process, if the thread that has it does not exist there."""

    def __init__(self) -> None:
        self._lock = threading.RLock()
        after_fork_in_child(self._renew)

    def __enter__(self) -> None:
        self._lock.acquire()

    def __exit__(self, *error: object) -> None:
        self._lock.release()

    def _renew(self) -> None:
        if not self._lock._is_owned():  # type: ignore[attr-defined]  # of this thread, which is in the block still
            self._lock = threading.RLock()


def _close_all() -> None:
    closed, passed = list[Gate](), list(_gates)
    _closed.stack.append((closed, passed))
    end = monotonic() + WAIT_SECONDS
    for gate in list(passed):
        if gate.close(max(0.0, end - monotonic())):
            closed.append(gate)
            passed.remove(gate)


def _reopen_all() -> list[Gate]:
    """Returns those that could not be closed."""
    if not _closed.stack:  # the thread was about to fork when this module was loaded
        return []
    closed, passed = _closed.stack.pop()
    for gate in reversed(closed):
        gate.reopen()
    return passed


def _renew_all() -> None:
    for gate in _reopen_all():
        gate.refuse()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(before=_close_all, after_in_parent=_reopen_all, after_in_child=_renew_all)
