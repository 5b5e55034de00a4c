"""What a compiler process is asked, and what it answers. Importing this loads neither LLVM nor the passes."""

from __future__ import annotations

from typing import NamedTuple

from wfv.cache import Entry
from wfv.cache.keys import first_mark
from wfv.errors import Error
from wfv.options import Options


class Task(NamedTuple):
    """A kernel to compile. `foreign`: the code that plugins registered for the strategy; None if it is in no file."""

    kernel: str
    options: Options
    foreign: list[str] | None


class Made(NamedTuple):
    """A launch module, as its cache entry, and its object code."""

    module: Entry
    code: bytes


Answer = Made | Error | None  # None: the caller must compile the kernel itself


def own_mark() -> str:
    """The mark of the wfv that this process runs, "" if it is not installed as files."""
    try:
        return first_mark()
    except OSError:
        return ""
