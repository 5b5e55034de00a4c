"""Writes files atomically: a reader sees the whole file or none."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from pathlib import Path


def write_whole(path: Path, data: bytes) -> None:
    """Writes a temporary file in the same directory and renames it to `path`. Raises OSError."""
    temporary = path.with_name(f".wfv.{os.getpid()}.{time.monotonic_ns()}")  # short: the length of names is limited
    try:
        temporary.write_bytes(data)
        os.replace(temporary, path)
    except BaseException:
        with suppress(OSError):
            temporary.unlink()
        raise
