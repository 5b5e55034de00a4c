"""The kinds of cache: a directory (Store), a saved program in front of another cache (Saved), or none (Off).

Any number of processes may use one directory: entries are written atomically and checked when they are read. A damaged
entry counts as missing.
"""

from __future__ import annotations

import os
import time
import warnings
from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from wfv.cache.files import write_whole
from wfv.cache.format import DamagedError, Entry, decode, encode
from wfv.cache.sweep import is_due, sweep

DEFAULT_LIMIT = 512 << 20  # bytes
_ATTEMPTS = 5
_TOUCH_AFTER = 3600.0  # seconds: the precision of an entry's time of use


class Cache:
    """Entries by kind and key. `hits` and `misses` count lookups by kind."""

    def __init__(self) -> None:
        self.hits: Counter[str] = Counter()
        self.misses: Counter[str] = Counter()

    def get(self, kind: str, key: str) -> Entry | None:
        """The entry, or None if it is missing or damaged."""
        data = self._read(kind, key)
        entry = None
        if data is not None:
            with suppress(DamagedError):
                entry = decode(data, key)
        (self.misses if entry is None else self.hits)[kind] += 1
        return entry

    def put(self, kind: str, key: str, entry: Entry) -> None:
        """Stores an entry, if that is possible."""

    def is_empty(self) -> bool:
        """Whether surely nothing is in it yet."""
        return False

    def _read(self, kind: str, key: str) -> bytes | None:
        return None


class Off(Cache):
    """Stores nothing; `cached` does not look anything up in it."""


class Store(Cache):
    """A directory of about `limit` bytes at most; the least recently used entries are removed first."""

    def __init__(self, directory: Path, limit: int = DEFAULT_LIMIT) -> None:
        super().__init__()
        self.directory, self.limit = directory, limit
        self._can_write = True
        self._written = 0  # bytes that this process has written since its last sweep

    def is_empty(self) -> bool:
        """Whether the directory does not exist yet, or cannot be looked at."""
        return not os.path.exists(self.directory)  # Path.exists raises some errors

    def path(self, kind: str, key: str) -> Path:
        """The file of an entry."""
        return self.directory / key[:2] / f"{key}.{kind}"

    def put(self, kind: str, key: str, entry: Entry) -> None:
        """Writes the entry. If the directory is not writable, warns once and then only reads."""
        if not self._can_write:
            return
        data = encode(entry, key)
        try:
            self._write(self.path(kind, key), data)
            self._written += len(data)
            if is_due(self.directory, self._written, self.limit):
                self._written = 0
                sweep(self.directory, self.limit)
        except OSError as error:
            self._can_write = False
            help = "set WFV_CACHE to another directory, or to off"
            warnings.warn(f"wfv cannot cache compiled code: {error}; {help}", RuntimeWarning, stacklevel=2)

    def _read(self, kind: str, key: str) -> bytes | None:
        path = self.path(kind, key)
        try:
            data = path.read_bytes()
        except OSError:
            return None
        with suppress(OSError):  # read-only, or removed by another process
            if path.stat().st_mtime < time.time() - _TOUCH_AFTER:
                os.utime(path)
        return data

    def _write(self, path: Path, data: bytes) -> None:
        for _ in range(_ATTEMPTS):
            with suppress(FileNotFoundError):  # another process has just removed the directory
                path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
                write_whole(path, data)
                return


class Saved(Cache):
    """The entries of a saved program, with `behind` as the cache for all others."""

    def __init__(self, entries: Mapping[str, bytes], behind: Cache) -> None:
        super().__init__()
        self.entries, self.behind = entries, behind

    def get(self, kind: str, key: str) -> Entry | None:
        """The entry of the file, else that of the other cache."""
        return super().get(kind, key) or self.behind.get(kind, key)

    def put(self, kind: str, key: str, entry: Entry) -> None:
        """Stores the entry in the other cache; the file does not change."""
        self.behind.put(kind, key, entry)

    def _read(self, kind: str, key: str) -> bytes | None:
        return self.entries.get(f"{key}.{kind}")
