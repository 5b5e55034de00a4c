"""The cache that is used: WFV_CACHE names a directory, or says `off`; else it stands where the system keeps caches."""

from __future__ import annotations

import copyreg
import importlib
import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import lru_cache
from pathlib import Path

from wfv.cache.format import Entry
from wfv.cache.keys import code_mark, code_version, first_mark, make_key
from wfv.cache.store import DEFAULT_LIMIT, Cache, Off, Saved, Store
from wfv.errors import OptionError

VARIABLE, LIMIT_VARIABLE = "WFV_CACHE", "WFV_CACHE_SIZE"
FORMAT = "v1"  # a directory for each format: an older wfv beside this one keeps its own


def cached(kind: str, parts: Sequence[object], make: Callable[[], Entry], cache: Cache | None = None) -> Entry:
    """The entry of that kind for these parts: from the cache, or made and kept."""
    cache = default_cache() if cache is None else cache
    if isinstance(cache, Off):
        return make()
    try:
        key = key_of(kind, parts, cache)
    except OSError:  # wfv itself does not stand in files: what made an entry could not be told
        return make()
    found = cache.get(kind, key)
    if found is None:
        found = make()
        keep(cache, kind, key, found)
    return found


def key_of(kind: str, parts: Sequence[object], cache: Cache) -> str:
    """The key of that kind for these parts and the code that is installed. Raises OSError."""
    return make_key(kind, parts, _code_version(cache))


def keep(cache: Cache, kind: str, key: str, entry: Entry) -> None:
    """Puts the entry there, unless wfv's sources have changed since its key was made."""
    with suppress(OSError):
        if code_mark() == first_mark():
            cache.put(kind, key, entry)


@lru_cache(maxsize=16)
def _code_version(cache: Cache) -> str:
    """The version of wfv's sources: read anew only where they were touched."""
    mark = first_mark()
    found = cache.get("code", mark)
    if found is None:
        found = Entry(code_version())
        keep(cache, "code", mark, found)
    return str(found.data)


def default_cache() -> Cache:
    """The cache that the environment asks for now. Raises OptionError."""
    return _cache_of(os.environ.get(VARIABLE, ""), os.environ.get(LIMIT_VARIABLE, ""))


@lru_cache(maxsize=16)
def _cache_of(place: str, limit: str) -> Cache:
    if place == "off":
        return Off()
    return Store(directory(place) / FORMAT, _bytes(limit) if limit else DEFAULT_LIMIT)


def directory(place: str | None = None) -> Path:
    """The cache's directory, also if it is off: what WFV_CACHE names, else the user's."""
    place = os.environ.get(VARIABLE, "") if place is None else place
    if place and place != "off":
        return Path(os.path.expanduser(place)).absolute()
    # Not needed where WFV_CACHE is set.
    return Path(importlib.import_module("platformdirs").user_cache_dir("wfv", appauthor=False))


def _bytes(megabytes: str) -> int:
    try:
        limit = int(float(megabytes) * (1 << 20))
    except (ValueError, OverflowError):
        limit = 0
    if limit <= 0:
        raise OptionError(f"{LIMIT_VARIABLE}={megabytes!r} is no size", help="a number of megabytes, as 512")
    return limit


def _pickled(cache: Cache) -> tuple[object, ...]:
    return default_cache, ()  # entries stay where they are: another process asks its own


for _kind in (Off, Saved, Store):
    copyreg.pickle(_kind, _pickled)  # type: ignore[arg-type]  # typeshed wants it for the very class
