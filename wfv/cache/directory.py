"""The default cache: WFV_CACHE names its directory or is `off`; without it, the user's cache directory is used."""

from __future__ import annotations

import copyreg
import importlib
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from functools import lru_cache
from pathlib import Path

from wfv.cache.format import Entry
from wfv.cache.keys import code_mark, code_version, first_mark, make_key
from wfv.cache.store import DEFAULT_LIMIT, Cache, Off, Saved, Store
from wfv.cache.writer import Made, Writer
from wfv.errors import OptionError

VARIABLE, LIMIT_VARIABLE = "WFV_CACHE", "WFV_CACHE_SIZE"
_pending: ContextVar[list[Made] | None] = ContextVar("entries to store", default=None)
FORMAT = "v1"  # a subdirectory for each format: different versions of wfv can share a cache


def cached(kind: str, parts: Sequence[object], make: Callable[[], Entry], cache: Cache | None = None) -> Entry:
    """The entry of that kind with the key `parts`: from the cache, or made and stored."""
    cache = default_cache() if cache is None else cache
    if isinstance(cache, Off):
        return make()
    try:
        found = find(kind, parts, cache)
    except OSError:  # wfv is not installed as files: its code cannot be part of the key
        return make()
    if found is None:
        found = make()
        keep(kind, parts, found, cache)
    return found


def find(kind: str, parts: Sequence[object], cache: Cache) -> Entry | None:
    """The entry of that kind made from these parts, or None if it is missing or damaged. Raises OSError.

    An empty cache is asked without a key: the first key of all takes as long as to read all of wfv's sources.
    """
    if cache.is_empty():
        found = _writer.entry(kind, parts)
        if found is not None or cache.is_empty():  # else the thread has written between the two looks
            cache.misses[kind] += 1
            return found
    key = key_of(kind, parts, cache)
    _writer.finish_entry(kind, parts)
    return cache.get(kind, key)


def knows_code(cache: Cache) -> bool:
    """Whether to find something takes no longer than usual: not the first time with wfv's sources as they are now."""
    try:
        mark = first_mark()
        is_quick = isinstance(cache, Off) or cache.is_empty() or _writer.is_busy()
        return is_quick or cache.get("code", mark) is not None
    except OSError:  # as for `cached`
        return True


def prepare_keys() -> None:
    """Makes now what the first key of the default cache needs, unless the thread that writes entries will be first."""
    cache = default_cache()
    if not isinstance(cache, Off) and not (cache.is_empty() and _writer.is_late):
        with suppress(OSError):
            _code_version(cache)


def key_of(kind: str, parts: Sequence[object], cache: Cache) -> str:
    """The key of an entry made from these parts by the installed code. Raises OSError."""
    return make_key(kind, parts, _code_version(cache))


def keep(kind: str, parts: Sequence[object], entry: Entry, cache: Cache) -> None:
    """Stores the entry soon, unless wfv's sources have changed since this process started to make keys."""
    pending = _pending.get()
    if pending is None:
        _writer.add([Made(cache, kind, parts, entry)])
    else:
        pending.append(Made(cache, kind, parts, entry))


@contextmanager
def kept_together() -> Iterator[None]:
    """Entries that are made inside are stored at the end: wfv's sources are looked at once for all of them."""
    if _pending.get() is not None:
        yield
        return
    pending: list[Made] = []
    token = _pending.set(pending)
    try:
        yield
    finally:
        _pending.reset(token)
        _writer.add(pending)


def _store(made: Sequence[Made]) -> None:
    with suppress(OSError):
        if made and code_mark() == first_mark():
            for cache, kind, parts, entry in made:
                cache.put(kind, key_of(kind, parts, cache), entry)


_writer = Writer(_store)


def write_at_once() -> None:
    """Entries are stored before their results are there: for a process that ends without Python's end."""
    _writer.is_late = False
    _writer.finish()


def wait_until_written() -> None:
    """Returns when all entries that were made before are stored: a thread does that after their results are there."""
    _writer.finish()


@lru_cache(maxsize=16)
def _code_version(cache: Cache) -> str:
    """The hash of wfv's sources, which are read only if one of them has changed."""
    mark = first_mark()
    found = cache.get("code", mark)
    if found is None:
        found = Entry(code_version())
        if code_mark() == mark:
            cache.put("code", mark, found)
    return str(found.data)


def default_cache() -> Cache:
    """The cache that the environment variables select now. Raises OptionError."""
    return _cache_of(os.environ.get(VARIABLE, ""), os.environ.get(LIMIT_VARIABLE, ""))


@lru_cache(maxsize=16)
def _cache_of(chosen: str, limit: str) -> Cache:
    if chosen == "off":
        return Off()
    return Store(directory(chosen) / FORMAT, _bytes(limit) if limit else DEFAULT_LIMIT)


def directory(chosen: str | None = None) -> Path:
    """The cache's directory, even if the cache is off: that of WFV_CACHE, else the user's."""
    chosen = os.environ.get(VARIABLE, "") if chosen is None else chosen
    if chosen and chosen != "off":
        return Path(os.path.expanduser(chosen)).absolute()
    # Imported late: not needed if WFV_CACHE is set.
    return Path(importlib.import_module("platformdirs").user_cache_dir("wfv", appauthor=False))


def _bytes(megabytes: str) -> int:
    try:
        limit = int(float(megabytes) * (1 << 20))
    except (ValueError, OverflowError):
        limit = 0
    if limit <= 0:
        raise OptionError(
            f"{LIMIT_VARIABLE}={megabytes!r} is not a size", help="set it to a number of megabytes, such as 512"
        )
    return limit


def _pickled(cache: Cache) -> tuple[object, ...]:
    return default_cache, ()  # entries are not pickled: another process uses its own default cache


for _kind in (Off, Saved, Store):
    copyreg.pickle(_kind, _pickled)  # type: ignore[arg-type]  # typeshed: declared for the exact class
