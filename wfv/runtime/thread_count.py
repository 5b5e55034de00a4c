"""How many threads a launch may have. In a file of its own: a program is built without the threads themselves."""

from __future__ import annotations

from wfv.errors import GeometryError

MAX_THREADS = 1024


def check_threads(threads: int) -> int:
    """The number, if it is one of threads; else a GeometryError."""
    if not isinstance(threads, int) or not 1 <= threads <= MAX_THREADS:
        raise GeometryError(f"{threads!r} threads: not an integer from 1 to {MAX_THREADS}")
    return threads
