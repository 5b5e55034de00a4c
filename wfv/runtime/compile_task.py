"""What a compiler process is asked, and what it answers. Importing this loads neither LLVM nor the passes."""

from __future__ import annotations

from typing import Any, NamedTuple

from passes.kernel_hints import Fixed
from wfv.cache import Entry
from wfv.cache.keys import first_mark
from wfv.errors import Error
from wfv.options import Options


class Task(NamedTuple):
    """A kernel to compile. `foreign`: the code that plugins registered for the strategy; None if it is in no file.

    `any_lanes`: the cost model chooses the strategy, and if True the lanes; None: the options are final. `fixed`: what
    is compiled in as constants.
    """

    kernel: str
    options: Options
    foreign: list[str] | None
    any_lanes: bool | None = None
    fixed: Fixed | None = None


class Made(NamedTuple):
    """A launch module, as its cache entry, and its object code; the cost model's ranking if the task asked for it."""

    module: Entry
    code: bytes
    ranking: list[Any] | None = None


Answer = Made | Error | None  # None: the caller must compile the kernel itself


def own_mark() -> str:
    """The mark of the wfv that this process runs, "" if it is not installed as files."""
    try:
        return first_mark()
    except OSError:
        return ""
