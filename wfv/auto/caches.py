"""The size of the largest cache, as the system reports it."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from pathlib import Path

_CACHES = Path("/sys/devices/system/cpu/cpu0/cache")
_UNITS = {"K": 1 << 10, "M": 1 << 20}
UNKNOWN = 256 << 20  # larger than nearly all caches


@cache
def last_cache_bytes(directory: Path = _CACHES) -> int:
    """The bytes of the first core's largest cache, UNKNOWN if the system does not report them."""
    sizes = []
    for file in directory.glob("index*/size"):
        with suppress(OSError, ValueError, KeyError, IndexError):
            text = file.read_text().strip()
            sizes.append(int(text[:-1]) * _UNITS[text[-1]])
    return max(sizes, default=UNKNOWN)
