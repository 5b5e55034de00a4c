"""Files that are there whole or not at all."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from pathlib import Path


def write_whole(path: Path, data: bytes) -> None:
    """Writes a file of another name in the same directory, and renames it: nobody reads a part. Raises OSError."""
    temporary = path.with_name(f".wfv.{os.getpid()}.{time.monotonic_ns()}")  # not longer than any name may be
    try:
        temporary.write_bytes(data)
        os.replace(temporary, path)
    except BaseException:
        with suppress(OSError):
            temporary.unlink()
        raise
