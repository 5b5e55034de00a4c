"""A cache of data, as the systems describe it."""

from typing import NamedTuple


class DataCache(NamedTuple):
    """`nbytes` of data; `cpus`: how many CPUs share it."""

    level: int
    nbytes: int
    cpus: int
