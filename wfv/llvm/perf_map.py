"""Publishes the names of native code to perf: `WFV_PERF=1` writes /tmp/perf-PID.map. It is off by default."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from wfv.errors import OptionError
from wfv.llvm.elf import Symbol

PERF = "WFV_PERF"
_MAPS = Path("/tmp")  # perf reads this directory, whatever TMPDIR is
_UNSAFE = str.maketrans('\n\r\0"\\', "_____")


class NamedCode(NamedTuple):
    """A function in memory: its name, address, and size in bytes."""

    name: str
    address: int
    size: int


_written: list[NamedCode] = []  # written by this process, or by a parent before its fork


def is_enabled() -> bool:
    """Whether names are published."""
    return os.environ.get(PERF, "") not in ("", "0", "off")


def publish(functions: Sequence[Symbol], symbol: str, address: int, title: str) -> None:
    """Writes the names of an object's functions, where the function `symbol` is at `address`.

    `symbol` is published as `title` (under its own name, if that is ""), other functions as `title:NAME`. Raises
    OptionError if the file cannot be written.
    """
    known = next(each for each in functions if each.name == symbol)
    code = [
        NamedCode(_name(each.name, symbol, title), address - known.offset + each.offset, each.size)
        for each in functions
        if each.section == known.section  # the addresses of other sections are not known
    ]
    # A process overwrites the file that an older one of the same id has left, unless Python itself has begun it.
    is_pythons = hasattr(sys, "is_stack_trampoline_active") and sys.is_stack_trampoline_active()
    begins = 0 if _written or is_pythons else os.O_TRUNC
    _written.extend(code)
    _append(code, begins)


def path() -> Path:
    """The file that perf reads for this process."""
    return _MAPS / f"perf-{os.getpid()}.map"


def _name(name: str, symbol: str, title: str) -> str:
    shown = name if not title else title if name == symbol else f"{title}:{name}"
    return shown.translate(_UNSAFE)


def _append(code: list[NamedCode], more_flags: int) -> None:
    flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND | os.O_NOFOLLOW | os.O_CLOEXEC | more_flags
    try:
        file = os.open(path(), flags, 0o600)  # in /tmp any user may create a link: it is not followed
    except OSError as error:
        raise OptionError(f"{PERF}: cannot write {path()}: {error.strerror}") from None
    with os.fdopen(file, "w") as stream:
        stream.writelines(f"{each.address:x} {each.size:x} {each.name}\n" for each in code)


def _after_fork() -> None:
    """Writes the file of a forked process, which has the same code but another id."""
    if _written:
        _append(_written, os.O_TRUNC)


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
