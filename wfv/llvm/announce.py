"""Tells profilers and debuggers the names of native code: perf by a file, gdb by its interface for JIT compilers.

Nobody is told unless asked for: `WFV_PERF=1` writes /tmp/perf-PID.map, `WFV_GDB=1` registers an object file with
nothing but names and addresses.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from wfv.errors import OptionError
from wfv.llvm import gdb
from wfv.llvm.elf import FunctionSymbol

PERF, GDB = "WFV_PERF", "WFV_GDB"
_MAPS = Path("/tmp")  # where perf looks, whatever TMPDIR is
_UNSAFE = str.maketrans({"\n": "_", "\r": "_", "\0": "_"})


@dataclass(frozen=True)
class NamedCode:
    """A function in memory."""

    name: str
    address: int
    size: int


_written: list[NamedCode] = []  # what this process or its parents have told perf


def is_asked(variable: str) -> bool:
    """Whether an environment variable says so."""
    return os.environ.get(variable, "") not in ("", "0", "off")


def is_enabled() -> bool:
    """Whether anybody is to be told."""
    return is_asked(PERF) or is_asked(GDB)


def announce(places: Iterable[FunctionSymbol], symbol: str, address: int, title: str) -> None:
    """Tells whoever asked of an object's functions, of which `symbol` stands at `address`.

    It is called `title` (its own name, if that is ""), the others `title:NAME`. Raises OptionError if there is no way.
    """
    functions = list(places)
    known = next(place for place in functions if place.name == symbol)
    code = [
        NamedCode(_name(place.name, symbol, title), address - known.offset + place.offset, place.size)
        for place in functions
        if place.section == known.section  # of the others' places nothing is known
    ]
    if is_asked(PERF):
        _write_map(code)
    if is_asked(GDB):
        gdb.register([(each.name, each.address, each.size) for each in code])


def perf_map() -> Path:
    """The file that perf reads for this process."""
    return _MAPS / f"perf-{os.getpid()}.map"


def _name(name: str, symbol: str, title: str) -> str:
    shown = name if not title else title if name == symbol else f"{title}:{name}"
    return shown.translate(_UNSAFE)


def _write_map(code: list[NamedCode]) -> None:
    """Appends to the file; the first time in a process, what another process of that number left is dropped."""
    # Python's own names stand in the same file, if it has been told to write them.
    is_pythons = hasattr(sys, "is_stack_trampoline_active") and sys.is_stack_trampoline_active()
    begins = 0 if _written or is_pythons else os.O_TRUNC
    _written.extend(code)
    _append(code, begins)


def _append(code: list[NamedCode], more_flags: int) -> None:
    path = perf_map()
    flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND | os.O_NOFOLLOW | os.O_CLOEXEC | more_flags
    try:
        file = os.open(path, flags, 0o600)  # anybody may put a link there: it is not followed
    except OSError as error:
        raise OptionError(f"{PERF}: cannot write {path}: {error.strerror}") from None
    with os.fdopen(file, "w") as stream:
        stream.writelines(f"{each.address:x} {each.size:x} {each.name}\n" for each in code)


def _after_fork() -> None:
    """A forked process has the code, and a number of its own."""
    if _written:
        _append(_written, os.O_TRUNC)


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
