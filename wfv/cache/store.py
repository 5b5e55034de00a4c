"""Entries, and where they are: a directory (Store), or nowhere.

Any number of processes may use one directory: an entry is written under another name and renamed, and checked when it
is read. A damaged one counts as missing. An entry is the SHA-256 of a JSON text, and the text: reading runs no code.
"""

import json
import os
import stat
import time
import warnings
from base64 import b64decode, b64encode
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from random import random
from typing import Any

from platformdirs import user_cache_dir

from wfv.cache.keys import code_version, make_key
from wfv.errors import OptionError

VARIABLE, LIMIT_VARIABLE = "WFV_CACHE", "WFV_CACHE_SIZE"
FORMAT = "v3"  # a subdirectory for each format: different versions of wfv can share a cache
DEFAULT_LIMIT = 512 << 20  # bytes
_SHARE, _LEFT = 16, 0.8  # there is a sweep for each 1/16 of the limit that is written; the fraction that it leaves


@dataclass(frozen=True)
class Entry:
    """A cached result: `data` is any JSON value, `blobs` are bytes by name."""

    data: Any = None
    blobs: Mapping[str, bytes] = field(default_factory=dict)


class DamagedError(ValueError):
    """The bytes are not an entry of this format, are damaged, or belong to another key."""


def encode(entry: Entry, key: str) -> bytes:
    """The entry's bytes."""
    blobs = {name: b64encode(blob).decode() for name, blob in entry.blobs.items()}
    text = json.dumps({"key": key, "data": entry.data, "blobs": blobs}, separators=(",", ":")).encode()
    return sha256(text).digest() + text


def decode(data: bytes, key: str) -> Entry:
    """The entry that `encode` turned into these bytes. Raises DamagedError for all other bytes."""
    digest, text = data[:32], data[32:]
    if sha256(text).digest() != digest:
        raise DamagedError("not in this version's format, or damaged")
    found = json.loads(text)
    if found["key"] != key:
        raise DamagedError("the entry of another key")
    return Entry(found["data"], {name: b64decode(blob) for name, blob in found["blobs"].items()})


class Cache:
    """Entries by kind and parts; this one stores nothing. `hits` and `misses` count lookups by kind."""

    def __init__(self) -> None:
        self.hits: Counter[str] = Counter()
        self.misses: Counter[str] = Counter()

    def find(self, kind: str, parts: Sequence[object]) -> Entry | None:
        """The entry of that kind made from these parts, or None if it is missing or damaged."""
        return None

    def keep(self, kind: str, parts: Sequence[object], entry: Entry) -> None:
        """Stores an entry, if that is possible."""

    def cached(self, kind: str, parts: Sequence[object], make: Callable[[], Entry]) -> Entry:
        """The entry of that kind made from these parts: found, or made and stored."""
        found = self.find(kind, parts)
        if found is None:
            found = make()
            self.keep(kind, parts, found)
        return found


class Store(Cache):
    """A directory of about `limit` bytes at most; the least recently used entries are removed first."""

    def __init__(self, directory: Path, limit: int = DEFAULT_LIMIT) -> None:
        super().__init__()
        self.directory, self.limit = directory, limit
        self._can_write = True

    def path(self, kind: str, parts: Sequence[object]) -> Path:
        """The file of an entry: its name is the key."""
        key = make_key(kind, parts, code_version())
        return self.directory / key[:2] / f"{key}.{kind}"

    def find(self, kind: str, parts: Sequence[object]) -> Entry | None:
        path, entry = self.path(kind, parts), None
        with suppress(OSError, DamagedError):
            entry = decode(_read(path), path.stem)
            os.utime(path)  # its time of use is now
        (self.misses if entry is None else self.hits)[kind] += 1
        return entry

    def keep(self, kind: str, parts: Sequence[object], entry: Entry) -> None:
        """Writes the entry. If the directory is not writable, warns once and then only reads."""
        if not self._can_write:
            return
        path = self.path(kind, parts)
        data = encode(entry, path.stem)
        try:
            make_folder(path.parent)
            write_whole(path, data)
            # By chance, as many short processes that know nothing of each other write one entry each.
            if random() * self.limit < len(data) * _SHARE:
                self._sweep()
        except (FileNotFoundError, IsADirectoryError):
            pass  # another process has just removed the directory, or a folder is there: the next entry is stored
        except OSError as error:
            self._can_write = False
            help = "set WFV_CACHE to another directory, or to off"
            warnings.warn(f"wfv cannot cache compiled code: {error}; {help}", RuntimeWarning, stacklevel=2)

    def files(self) -> Iterator[tuple[Path, os.stat_result]]:
        """The files of entries, also of entries that are being written. Files that disappear meanwhile are left out."""
        for path in self.directory.glob("??/*"):
            with suppress(OSError):
                yield path, path.lstat()

    def _sweep(self) -> None:
        """Removes the least recently used files, if all together exceed the limit."""
        oldest_last = sorted(self.files(), key=lambda file: file[1].st_mtime, reverse=True)
        total = sum(status.st_size for _, status in oldest_last)
        if total > self.limit:
            while total > _LEFT * self.limit:
                path, status = oldest_last.pop()
                total -= status.st_size
                with suppress(OSError):
                    path.unlink()


def _read(path: Path) -> bytes:
    """The bytes of a file, if it is one: no other process can make this one wait, or read without end."""
    descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_NOFOLLOW | os.O_CLOEXEC)
    with open(descriptor, "rb") as file:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            raise DamagedError("not a file")
        return file.read()


def make_folder(folder: Path) -> None:
    """Makes a folder, and those around it that are missing, for their owner alone. Raises OSError."""
    for each in (*reversed(folder.parents), folder):
        if not each.exists():
            each.mkdir(mode=0o700, exist_ok=True)


def write_whole(path: Path, data: bytes) -> None:
    """Writes a file atomically: a reader sees the whole file or none. Raises OSError."""
    temporary = path.with_name(f".{os.getpid()}.{time.monotonic_ns()}.partial")  # short: names are limited
    try:
        temporary.write_bytes(data)
        os.replace(temporary, path)
    finally:
        temporary.unlink(missing_ok=True)


def default_cache() -> Cache:
    """The cache that the environment variables select now. Raises OptionError."""
    return _cache_of(os.environ.get(VARIABLE, ""), os.environ.get(LIMIT_VARIABLE, ""))


@lru_cache(maxsize=16)
def _cache_of(chosen: str, limit: str) -> Cache:
    if chosen == "off":
        return Cache()
    try:
        folder = directory()
    except OptionError as error:
        if chosen:
            raise
        return _no_cache(f"{error.message}; {error.help}")
    if others := [each for each in (folder, folder / FORMAT) if _is_open(each)]:
        return _no_cache(f"others can write to {others[0]}, and so replace code; `chmod -R go-w {folder}`")
    return Store(folder / FORMAT, _bytes(limit) if limit else DEFAULT_LIMIT)


def _is_open(folder: Path) -> bool:
    """Whether it exists, and somebody else than this user and root can write to it."""
    try:
        status = folder.stat()
    except OSError:
        return False
    return status.st_mode & 0o022 != 0 or status.st_uid not in (0, os.geteuid())


def _no_cache(why: str) -> Cache:
    warnings.warn(f"wfv does not cache compiled code: {why}", RuntimeWarning, stacklevel=5)
    return Cache()


def directory() -> Path:
    """The cache's directory, even if the cache is off: that of WFV_CACHE, else the user's. Raises OptionError."""
    chosen = os.environ.get(VARIABLE, "")
    is_chosen = chosen not in ("", "off")
    try:
        return Path(chosen).expanduser().absolute() if is_chosen else Path(user_cache_dir("wfv", appauthor=False))
    except RuntimeError:
        name, help = f"{VARIABLE}={chosen!r}: " if is_chosen else "", f"set {VARIABLE} to a directory, or to off"
        raise OptionError(f"{name}no home directory is known", help=help) from None


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
