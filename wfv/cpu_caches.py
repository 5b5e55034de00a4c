"""The caches for data of the first CPU, as the system reports them."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import NamedTuple

DIRECTORY = Path("/sys/devices/system/cpu/cpu0/cache")
_UNITS = {"K": 1 << 10, "M": 1 << 20}


class DataCache(NamedTuple):
    """`nbytes` of data; `cpus`: how many CPUs share it."""

    level: int
    nbytes: int
    cpus: int


@cache
def data_caches(directory: Path = DIRECTORY) -> tuple[DataCache, ...]:
    """The caches, the first level first; none if the system reports none."""
    return tuple(sorted(found for index in directory.glob("index*") if (found := _data_cache(index)) is not None))


def _data_cache(index: Path) -> DataCache | None:
    with suppress(OSError, ValueError, KeyError, IndexError):
        if _word(index, "type") != "Instruction":
            size = _word(index, "size")
            nbytes = int(size[:-1]) * _UNITS[size[-1]]
            return DataCache(int(_word(index, "level")), nbytes, _count(_word(index, "shared_cpu_list")))
    return None


def _word(index: Path, name: str) -> str:
    return (index / name).read_text().strip()


def _count(text: str) -> int:
    """The number of CPUs in a list such as `0-3,8`."""
    ranges = (part.partition("-") for part in text.split(","))
    return sum(int(last or first) - int(first) + 1 for first, _, last in ranges)
