"""What `auto` learns from a kernel's launches before any candidate is compared.

Which launches share a choice (`SizeClass`), which scalar arguments repeat and may be compiled in (`Repeats`), how fast
the launches are that take most of the time (`Typical`), and whose samples do not count beside them (`LightLaunches`).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import NamedTuple

from wfv.cpus import data_caches

ENOUGH = 8  # launches in a row with the same value: it may be compiled in as a constant


class Repeats:
    """The values of the last launches, and how many launches in a row had each."""

    def __init__(self) -> None:
        self._values: dict[str, bytes] = {}
        self._counts: dict[str, int] = {}
        self.launches = 0

    def record(self, values: Mapping[str, bytes]) -> None:
        """Takes the arguments of a launch; all launches have the same names."""
        self.launches += 1
        for name, value in values.items():
            is_same = self._values.get(name) == value
            self._counts[name] = self._counts[name] + 1 if is_same else 1
            self._values[name] = value

    @property
    def constants(self) -> dict[str, bytes] | None:
        """The arguments that have repeated; None: there have not been enough launches."""
        if self.launches < ENOUGH:
            return None
        return {name: value for name, value in self._values.items() if self._counts[name] >= ENOUGH}


KEPT = 64  # launches
ALIKE = 2.0  # times the median: launches do not differ


class Typical:
    """The seconds per group of the last launches."""

    def __init__(self) -> None:
        self._found: deque[float] = deque(maxlen=KEPT)

    def add(self, seconds: float) -> None:
        """Takes the seconds per group of a launch."""
        self._found.append(seconds)

    @property
    def seconds(self) -> float:
        """Launches of at least that many seconds per group take half of the time, without the longest one; 0: none.

        It is the median if launches differ little from it.
        """
        if not self._found:
            return 0.0
        found = sorted(self._found)
        middle, found = found[(len(found) - 1) // 2], found[:-1] or found
        total, beyond = sum(found), 0.0
        for heavy in reversed(found):
            beyond += heavy
            if 2 * beyond >= total:
                break
        return heavy if heavy > ALIKE * middle else middle


LIGHT = 1 / 3  # of the time that a launch should take
MOST_LEFT_OUT = 500  # launches that are left out; then all count, as the data have changed


class LightLaunches:
    """Holds a launch's samples back until it has run for so long that it counts."""

    def __init__(self) -> None:
        self._held: list[tuple[int, int, float]] = []
        self._until_heavy = 0.0  # seconds
        self._left_out = 0

    def begin(self, seconds: float) -> None:
        """A launch begins that should take so long. The samples that are still held are left out."""
        self._left_out += bool(self._held)
        self._held = []
        self._until_heavy = LIGHT * seconds if self._left_out < MOST_LEFT_OUT else 0.0

    def pass_on(self, cell: int, candidate: int, groups: int, seconds: float) -> list[tuple[int, int, float]]:
        """Takes a sample; returns those that count from now on: cells, candidates, and seconds per group."""
        self._held.append((cell, candidate, seconds / groups))
        self._until_heavy -= seconds
        if self._until_heavy > 0:
            return []
        found, self._held = self._held, []
        return found


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
