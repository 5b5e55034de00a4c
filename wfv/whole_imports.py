"""Imports that Ctrl-C does not cut in two.

Python forgets a package whose import ends half-way, but keeps its modules that were complete, and does not bind them to
the package when it is imported again: from then on, `networkx.classes` may be missing. Only the main thread is
interrupted. An import makes tens of thousands of objects that stay: the garbage collector would look at them in vain.
"""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from wfv.collector import without_collection


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Within it, an interrupt waits, whose handler is called at the end, and the garbage collector rests."""
    handler = signal.getsignal(signal.SIGINT)
    if threading.current_thread() is not threading.main_thread() or not callable(handler):
        with without_collection():
            yield
        return
    late: list[tuple[int, FrameType | None]] = []
    signal.signal(signal.SIGINT, lambda number, frame: late.append((number, frame)))
    try:
        with without_collection():
            yield
    finally:
        signal.signal(signal.SIGINT, handler)
        if late:
            handler(*late[0])
