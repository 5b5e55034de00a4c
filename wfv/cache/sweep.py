"""Keeps a cache directory below its limit, without looking at it each time that something is written."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

_MARK = "swept"  # its time of change says when the last sweep was
_INTERVAL = 600.0  # seconds, for processes that write little each
_SHARE = 16  # of the limit that one process writes before it sweeps
_LEFT = 0.8  # of the limit after a sweep, so that the next is not due at once
_ABANDONED = 3600.0  # seconds: a temporary file that old has lost its writer


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
    """Removes what was not used for longest, if the files together are larger than the limit."""
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
    """All that has been written."""
    return (file for file in files(directory) if not file.is_temporary)


def files(directory: Path) -> Iterator[Found]:
    """All entries, and what writers have not finished. Files that go away meanwhile are left out."""
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
    """Removes a file, if it is still there and may be removed."""
    with suppress(OSError):
        os.unlink(file.path)
