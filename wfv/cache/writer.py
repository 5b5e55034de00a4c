"""Writes entries in a thread, so that no build and no launch waits for it.

Python waits for the thread at its end. A process that dies before loses its last entries, and leaves no half file: each
file is written under another name and renamed. A forked process writes nothing of its parent's.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import NamedTuple

from wfv import forks
from wfv.cache.format import Entry
from wfv.cache.store import Cache


class Made(NamedTuple):
    """An entry to store: the thread makes the key of the parts."""

    cache: Cache
    kind: str
    parts: Sequence[object]
    entry: Entry


class Writer:
    """Gives entries to `write`, in their order and in a thread."""

    def __init__(self, write: Callable[[Sequence[Made]], None]) -> None:
        self._write, self.is_late = write, True
        forks.living.add(self)
        self.after_fork()

    def after_fork(self) -> None:
        self._lock = threading.RLock()  # a signal's handler may launch a kernel while its thread has the lock
        self._waiting: Sequence[Made] = ()
        self._written: Sequence[Made] = ()  # those that the thread is writing
        self._thread: threading.Thread | None = None

    def add(self, made: Sequence[Made]) -> None:
        """Writes these entries soon; now, if the system gives no thread, or if nothing may be late."""
        if not made:
            return
        if not self.is_late:
            return self._write(made)
        with self._lock:
            self._waiting = (*self._waiting, *made)
            if self._thread is not None:
                return
            self._thread = threading.Thread(target=self._run, name="wfv cache")
            try:
                self._thread.start()
                return
            except RuntimeError:  # none is left, or Python ends
                pass
        self._run()

    def finish(self) -> None:
        """Returns when all entries are written."""
        with self._lock:
            thread = self._thread
        if thread is not None:
            with suppress(RuntimeError):  # this thread itself, or one that has not been started yet
                thread.join()

    def is_busy(self) -> bool:
        """Whether there are entries to write."""
        return bool(self._waiting or self._written)

    def entry(self, kind: str, parts: Sequence[object]) -> Entry | None:
        """The entry of these parts, if it is one of those to write."""
        waiting = (*self._waiting, *self._written)  # in this order: the thread moves entries from left to right
        return next((made.entry for made in waiting if (made.kind, made.parts) == (kind, parts)), None)

    def finish_entry(self, kind: str, parts: Sequence[object]) -> None:
        """Returns when the entry of these parts is written, if it is one of those to write."""
        if self.entry(kind, parts) is not None:
            self.finish()

    def _run(self) -> None:
        try:
            while self._take():
                self._write(self._written)
        except BaseException:  # a warning that is an error, for example: the next entries start another thread
            with self._lock:
                self._thread = None
            raise

    def _take(self) -> bool:
        """Takes the entries that wait now; without any, the thread ends."""
        with self._lock:
            self._written, self._waiting = self._waiting, ()
            if not self._written:
                self._thread = None
            return bool(self._written)
