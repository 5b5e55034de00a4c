"""The number of threads of a launch. In a file of its own, because `wfv.build` does not load the launch code."""

from __future__ import annotations

import operator

from wfv.errors import GeometryError

MAX_THREADS = 1024


def check_threads(threads: int) -> int:
    """The number as an integer. Raises GeometryError if it is out of range."""
    try:
        number = operator.index(threads)
    except TypeError:
        number = 0
    if not 1 <= number <= MAX_THREADS:
        raise GeometryError(
            f"{threads!r} threads: not an integer from 1 to {MAX_THREADS}",
            help="the threads share the work-groups of a launch: pass 1, or the number of cores",
        )
    return number
