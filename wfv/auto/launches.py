"""What `auto` learns from a kernel's launches before any candidate is compared.

Which launches share a choice (`SizeClass`), which scalar arguments repeat and may be compiled in (`Repeats`), and how
fast the launches are that take most of the time (`typical`).
"""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from wfv.systems import system


class Repeats:
    """The values of the last launches, and how many launches in a row had each."""

    def __init__(self) -> None:
        self._values: dict[str, bytes] = {}
        self._counts: dict[str, int] = {}
        self._launches = 0

    def record(self, values: Mapping[str, bytes]) -> None:
        """Takes the arguments of a launch; all launches have the same names."""
        self._launches += 1
        for name, value in values.items():
            self._counts[name] = self._counts[name] + 1 if self._values.get(name) == value else 1
            self._values[name] = value

    @property
    def constants(self) -> dict[str, bytes]:
        """The arguments that all launches have had in common since half of them."""
        return {name: value for name, value in self._values.items() if 2 * self._counts[name] > self._launches}


def typical(seconds: Collection[float]) -> float:
    """Launches of at least that many seconds take half of the time, without the longest one; 0: none."""
    *found, longest = sorted(seconds) or [0.0]
    beyond = 0.0
    for heavy in reversed(found):
        beyond += heavy
        if 2 * beyond >= sum(found):
            return heavy
    return longest


UNKNOWN = 256 << 20  # bytes, if the system reports no cache: larger than nearly all of them


class SizeClass(NamedTuple):
    """Launches whose fastest variant is probably the same.

    `items` is the number of work-items as a power of four, rounded down: what fits into one cache fits into it at four
    times the size, or is just beyond it. `is_large`: some buffer or size needs 64-bit indices. `exceeds_caches`: what
    is stored alone fills the largest cache. `is_full`: all groups have the local size. `row`: that in the dimension of
    the lanes.
    """

    local_size: tuple[int, ...]
    items: int
    threads: int
    is_large: bool = False
    exceeds_caches: bool = False
    is_full: bool = False
    row: int = 1


def last_cache_bytes() -> int:
    """The bytes of the first CPU's largest cache."""
    return max(system.data_caches().values(), default=UNKNOWN)
