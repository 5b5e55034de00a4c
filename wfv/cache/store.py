"""Where entries are kept: a directory, a saved file before it, or nowhere.

Any number of processes may use one directory: an entry is written to a file of its own and then renamed, and what is
read is checked. An entry that is damaged is none.
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
_TOUCH_AFTER = 3600.0  # seconds: an entry's time of use is no more exact than that


class Cache:
    """Entries by kind and key. `hits` and `misses` count lookups by kind."""

    def __init__(self) -> None:
        self.hits: Counter[str] = Counter()
        self.misses: Counter[str] = Counter()

    def get(self, kind: str, key: str) -> Entry | None:
        """The entry, or None if there is none or it is damaged."""
        data = self._read(kind, key)
        entry = None
        if data is not None:
            with suppress(DamagedError):
                entry = decode(data, key)
        (self.misses if entry is None else self.hits)[kind] += 1
        return entry

    def put(self, kind: str, key: str, entry: Entry) -> None:
        """Keeps an entry, if that is possible."""

    def _read(self, kind: str, key: str) -> bytes | None:
        return None


class Off(Cache):
    """Keeps nothing, and is not asked."""


class Store(Cache):
    """A directory of at most about `limit` bytes; what was not used for longest goes first."""

    def __init__(self, directory: Path, limit: int = DEFAULT_LIMIT) -> None:
        super().__init__()
        self.directory, self.limit = directory, limit
        self._can_write = True
        self._written = 0  # bytes since this process looked at the size

    def path(self, kind: str, key: str) -> Path:
        """The file of an entry."""
        return self.directory / key[:2] / f"{key}.{kind}"

    def put(self, kind: str, key: str, entry: Entry) -> None:
        """Writes the entry. A directory that cannot be written to is warned about once, and then left alone."""
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
            warnings.warn(f"wfv keeps no compiled code: {error}; {help}", RuntimeWarning, stacklevel=2)

    def _read(self, kind: str, key: str) -> bytes | None:
        path = self.path(kind, key)
        try:
            data = path.read_bytes()
        except OSError:
            return None
        with suppress(OSError):  # read-only, or just swept away
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
    """The entries of a saved file, and those of another cache behind them."""

    def __init__(self, entries: Mapping[str, bytes], behind: Cache) -> None:
        super().__init__()
        self.entries, self.behind = entries, behind

    def get(self, kind: str, key: str) -> Entry | None:
        """The entry of the file, else the other cache's."""
        return super().get(kind, key) or self.behind.get(kind, key)

    def put(self, kind: str, key: str, entry: Entry) -> None:
        """Into the other cache: the file stays as it is."""
        self.behind.put(kind, key, entry)

    def _read(self, kind: str, key: str) -> bytes | None:
        return self.entries.get(f"{key}.{kind}")
