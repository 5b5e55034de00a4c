"""Keeps a cache directory below its limit, without measuring it at each write."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

_MARK = "swept"  # this file's modification time is that of the last sweep
_INTERVAL = 600.0  # seconds between sweeps, if all processes write little
_SHARE = 16  # a process that has written this fraction of the limit sweeps at once
_LEFT = 0.8  # the fraction of the limit that a sweep leaves
_ABANDONED = 3600.0  # seconds: the writer of an older temporary file has died


class Found(NamedTuple):
    """A file in the directory."""

    path: str
    size: int
    used: float

    @property
    def is_temporary(self) -> bool:
        return os.path.basename(self.path).startswith(".")

    @property
    def kind(self) -> str:
        return self.path.rpartition(".")[2]


def is_due(directory: Path, written: int, limit: int) -> bool:
    """Whether to sweep after a process has written that many bytes."""
    if written * _SHARE > limit:
        return True
    try:
        return (directory / _MARK).stat().st_mtime < time.time() - _INTERVAL
    except FileNotFoundError:
        return True


def sweep(directory: Path, limit: int) -> None:
    """Removes the least recently used files, if all together exceed the limit."""
    with suppress(FileNotFoundError):  # the whole directory has just been removed
        (directory / _MARK).touch()
    found = list(files(directory))
    for file in found:
        if file.is_temporary and file.used < time.time() - _ABANDONED:
            remove(file)
    oldest_first = sorted((file for file in found if not file.is_temporary), key=lambda file: file.used)
    total = sum(file.size for file in oldest_first)
    if total <= limit:
        return
    for file in oldest_first:
        remove(file)
        total -= file.size
        if total <= limit * _LEFT:
            return


def entries(directory: Path) -> Iterator[Found]:
    """The entries, without temporary files."""
    return (file for file in files(directory) if not file.is_temporary)


def files(directory: Path) -> Iterator[Found]:
    """The entries and temporary files. Files that disappear meanwhile are left out."""
    with suppress(OSError), os.scandir(directory) as parts:
        for part in parts:
            if len(part.name) == 2 and part.is_dir():
                yield from _files_of(part.path)


def _files_of(directory: str) -> Iterator[Found]:
    with suppress(OSError), os.scandir(directory) as found:
        for entry in found:
            with suppress(OSError):
                status = entry.stat(follow_symlinks=False)
                yield Found(entry.path, status.st_size, status.st_mtime)


def remove(file: Found) -> None:
    """Removes a file, if it still exists and may be removed."""
    with suppress(OSError):
        os.unlink(file.path)
