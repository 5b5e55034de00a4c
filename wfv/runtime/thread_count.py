"""How many threads a launch may have. In a file of its own: a program is built without the threads themselves."""

from __future__ import annotations

import operator

from wfv.errors import GeometryError

MAX_THREADS = 1024


def check_threads(threads: int) -> int:
    """The number, if it is one of threads; else a GeometryError."""
    try:
        number = operator.index(threads)
    except TypeError:
        number = 0
    if not 1 <= number <= MAX_THREADS:
        raise GeometryError(
            f"{threads!r} threads: not an integer from 1 to {MAX_THREADS}",
            help="so many threads share the work-groups of a launch: 1, or as many as there are cores",
        )
    return number
