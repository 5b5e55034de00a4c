"""Publishes the names of native code to perf (by a file) and to gdb (by its interface for JIT compilers).

Both are off by default: `WFV_PERF=1` writes /tmp/perf-PID.map, `WFV_GDB=1` registers an object file that has only names
and addresses.
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
_MAPS = Path("/tmp")  # perf reads this directory, whatever TMPDIR is
_UNSAFE = str.maketrans({"\n": "_", "\r": "_", "\0": "_"})


@dataclass(frozen=True)
class NamedCode:
    """A function in memory: its name, address, and size in bytes."""

    name: str
    address: int
    size: int


_written: list[NamedCode] = []  # what this process, or a parent before its fork, has written for perf


def is_asked(variable: str) -> bool:
    """Whether an environment variable turns something on."""
    return os.environ.get(variable, "") not in ("", "0", "off")


def is_enabled() -> bool:
    """Whether names are published to perf or gdb."""
    return is_asked(PERF) or is_asked(GDB)


def announce(symbols: Iterable[FunctionSymbol], symbol: str, address: int, title: str) -> None:
    """Publishes the names of an object's functions, where the function `symbol` is at `address`.

    That function is published as `title` (its own name, if that is ""), the others as `title:NAME`. Raises OptionError
    if the file cannot be written, or gdb's interface is missing.
    """
    functions = list(symbols)
    known = next(each for each in functions if each.name == symbol)
    code = [
        NamedCode(_name(each.name, symbol, title), address - known.offset + each.offset, each.size)
        for each in functions
        if each.section == known.section  # the addresses of other sections are not known
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
    """Appends to the file. The first write of a process truncates it: an earlier process may have had the same id."""
    # Python writes its own names to the same file, if its perf support is active.
    is_pythons = hasattr(sys, "is_stack_trampoline_active") and sys.is_stack_trampoline_active()
    begins = 0 if _written or is_pythons else os.O_TRUNC
    _written.extend(code)
    _append(code, begins)


def _append(code: list[NamedCode], more_flags: int) -> None:
    path = perf_map()
    flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND | os.O_NOFOLLOW | os.O_CLOEXEC | more_flags
    try:
        file = os.open(path, flags, 0o600)  # in /tmp any user may create a link: it is not followed
    except OSError as error:
        raise OptionError(f"{PERF}: cannot write {path}: {error.strerror}") from None
    with os.fdopen(file, "w") as stream:
        stream.writelines(f"{each.address:x} {each.size:x} {each.name}\n" for each in code)


def _after_fork() -> None:
    """Writes the file of a forked process, which has the same code but another id."""
    if _written:
        _append(_written, os.O_TRUNC)


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
