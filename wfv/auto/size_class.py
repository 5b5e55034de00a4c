"""Which launches of a kernel share a choice: those of one size class."""

from __future__ import annotations

from typing import NamedTuple

from wfv.cpu_caches import data_caches

UNKNOWN = 256 << 20  # bytes, if the system reports no cache: larger than nearly all of them


class SizeClass(NamedTuple):
    """Launches whose fastest variant is probably the same.

    `items` is the number of work-items as a power of four, rounded down: what fits into one cache fits into it at four
    times the size, or is just beyond it. `is_large`: some buffer or size needs 64-bit indices. `exceeds_caches`: what
    is stored alone fills the largest cache.
    """

    local_size: tuple[int, ...]
    items: int
    threads: int
    is_large: bool = False
    exceeds_caches: bool = False


def size_class(
    local_size: tuple[int, ...], items: int, threads: int, is_large: bool = False, stored: int = 0
) -> SizeClass:
    """The class of a launch with so many work-items, each of which stores so many bytes."""
    exceeds_caches = items * stored >= last_cache_bytes()
    return SizeClass(local_size, (items.bit_length() - 1) // 2, threads, is_large, exceeds_caches)


def last_cache_bytes() -> int:
    """The bytes of the first CPU's largest cache."""
    return max((each.nbytes for each in data_caches()), default=UNKNOWN)
