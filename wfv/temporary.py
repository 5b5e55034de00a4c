"""Temporary folders that are named by their process, so that those which a killed process has left can be removed."""

import os
import re
import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

_OLD = 3600.0  # seconds; a container that shares the folder may have other numbers of processes
_NAME = re.compile(r"wfv-(\d+)-.*")


@contextmanager
def temporary_folder() -> Iterator[Path]:
    """A new folder, which is removed at the end. Removes what killed processes have left. Raises OSError."""
    _sweep(Path(tempfile.gettempdir()))
    with tempfile.TemporaryDirectory(prefix=f"wfv-{os.getpid()}-") as folder:
        yield Path(folder)


def _sweep(root: Path) -> None:
    with suppress(OSError):
        for path in root.iterdir():
            found = _NAME.fullmatch(path.name)
            if found is not None and _is_left(path, int(found[1])):
                shutil.rmtree(path, ignore_errors=True)


def _is_left(folder: Path, process: int) -> bool:
    """Whether it is this user's, nobody has changed it for long, and its process does not exist."""
    with suppress(OSError):
        status = folder.lstat()
        if status.st_uid == os.geteuid() and time.time() - status.st_mtime > _OLD:
            try:
                os.kill(process, 0)
            except ProcessLookupError:
                return True
    return False
