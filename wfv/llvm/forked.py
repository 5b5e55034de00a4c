"""LLVM at a fork: a forked process has LLVM as it was, so no thread may be in the middle of a call.

llvmlite has one lock for all calls of LLVM, so a fork waits for that lock and holds it: for the time of one call at
most. LLVM's own locks are then open, too, because only calls take them. Whether a fork of a process that compiles in
other threads waits longer than wfv.forks.WAIT_SECONDS depends on its largest kernel; LLVM is then in an unknown state
in the forked process. There, code that exists runs, and a call of LLVM is a ForkError.
"""

from __future__ import annotations

from functools import cache
from typing import NoReturn

from llvmlite.binding import ffi

from wfv.errors import ForkError
from wfv.forks import wait_at_forks


class Refusal:
    """A lock that nobody gets."""

    def acquire(self) -> NoReturn:
        """Raises ForkError."""
        raise ForkError("nothing can be compiled in this process: another thread was in a call of LLVM at the fork")


class _LlvmGate:
    """llvmlite's lock. Its functions all refer to the same object, `lib._lock`, with the lock itself in it."""

    def close(self, seconds: float) -> bool:
        return bool(ffi.lib._lock._lock.acquire(timeout=seconds))

    def reopen(self) -> None:
        ffi.lib._lock._lock.release()

    def refuse(self) -> None:
        ffi.lib._lock._lock = Refusal()
        ffi.ObjectRef.close = ffi.ObjectRef.detach  # LLVM's objects are not freed any more


@cache
def wait_for_calls_at_forks() -> None:
    """From now on, a fork waits until no other thread is in a call of LLVM."""
    wait_at_forks(_LlvmGate())
