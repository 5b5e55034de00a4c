"""The levels of memory, from the L1 cache to the main memory, with their sizes as the system reports them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from wfv.cpus import CACHES, data_caches, usable_cpus

MEMORY = "memory"
SHARE = 0.75  # of a cache, for a kernel's data
_LEAST_MEMORY, _MOST_MEMORY = 128 << 20, 512 << 20  # bytes that the limit kernels use to measure memory


@dataclass(frozen=True)
class Level:
    """A level of memory. `capacity`: bytes that fit into it, of all threads together; None for the main memory.

    `measured`: the bytes of the arrays with which its bandwidth is measured.
    """

    name: str
    capacity: int | None
    measured: int


def memory_levels(threads: int, directory: Path = CACHES) -> list[Level]:
    """The caches in order, then the main memory, which alone is there if the system reports no caches.

    A cache that each CPU, or group of CPUs, has for its own is as large as those of all threads together.
    """
    found = [_cache(each.level, each.nbytes * _parts(threads, each.cpus)) for each in data_caches(directory)]
    largest = max((level.capacity or 0 for level in found), default=0)
    return [*found, Level(MEMORY, None, min(max(4 * largest, _LEAST_MEMORY), _MOST_MEMORY))]


def level_of(levels: list[Level], footprint: int) -> Level:
    """The first level that the data fit into, beside what else is there."""
    return next(level for level in levels if level.capacity is None or footprint <= SHARE * level.capacity)


def _cache(number: int, capacity: int) -> Level:
    """Half of the cache is measured: the other half is for what else is in it."""
    return Level(f"L{number}", capacity, capacity // 2)


def _parts(threads: int, sharing: int) -> int:
    """How many caches the threads use, if `sharing` CPUs have one together."""
    return max(1, -(-min(threads, usable_cpus()) // sharing))
