"""The processors: the kinds that code is compiled for, and how many of this machine's this process may use."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from wfv.systems import system

TARGETS = (
    "host",
    "x86-64-v2",
    "x86-64-v3",
    "x86-64-v4",
    "sapphire-rapids",
    "neon",
    "apple-m1",
    "sve128",
    "sve256",
    "rv64gcv",
)


def usable_cpus() -> int:
    """How many logical CPUs this process may use at once: fewer than the machine has, if it is bound to some.

    A container may have a quota instead (`docker run --cpus 2`): it may use all CPUs, but only so much of their time.
    More threads than that use it up at once, and then all of them stand still for the rest of a period.
    """
    bound = _bound_cpus()
    return min(bound, system.cpu_quota() or bound)


def _bound_cpus() -> int:
    """The CPUs that this process is bound to, or else all: these are counted by reading a file, 10 us."""
    if hasattr(os, "sched_getaffinity"):
        with suppress(OSError):  # a sandbox may refuse to say
            return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


UNKNOWN = 256 << 20  # bytes, if the system reports no cache: larger than nearly all of them


def last_cache_bytes() -> int:
    """The bytes of the first CPU's largest cache."""
    return max(system.data_caches().values(), default=UNKNOWN)


@contextmanager
def on_cpus(count: int) -> Iterator[None]:
    """Runs this thread, and threads and processes that it starts, on the first `count` CPUs that it may use."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, sorted(before)[:count])
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)
