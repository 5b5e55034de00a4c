"""Times that tests compare: a busy machine and a large test process must not change the outcome."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def objects_frozen() -> Iterator[None]:
    """
    Collects garbage once, and leaves the objects that exist out of later collections.

    A test process holds the modules of all tests before this one. A collection in the middle of a measurement visits
    all of them, which takes longer than some measurements.
    """
    gc.collect()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()


class ProcessorTime:
    """`with ProcessorTime() as time: ...`, then `time.seconds`: this process's processor time, with objects frozen."""

    seconds = 0.0

    def __enter__(self) -> ProcessorTime:
        self._frozen = objects_frozen()
        self._frozen.__enter__()
        self._start = time.process_time()
        return self

    def __exit__(self, *exception: object) -> None:
        self.seconds = time.process_time() - self._start
        self._frozen.__exit__(None, None, None)
