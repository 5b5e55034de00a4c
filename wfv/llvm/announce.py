"""Publishes the names of native code to perf (by a file) and to gdb (by its interface for JIT compilers).

Both are off by default: `WFV_PERF=1` writes /tmp/perf-PID.map, `WFV_GDB=1` registers an object file that has only names
and addresses. gdb reads a list of object files in memory at a breakpoint. The list, and the function where gdb sets the
breakpoint, are those in LLVM's library: llvmlite does not export them, and ORC does not call the function. gdb finds
both among the library's local symbols, and so does this file.
"""

from __future__ import annotations

import ctypes
import os
import struct
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from llvmlite import binding
from llvmlite.utils import get_library_name

from wfv.errors import OptionError
from wfv.forks import Lock
from wfv.llvm.elf import SECTION, SYMBOL, SYMBOL_TABLE, FunctionSymbol, find_values

FUNCTION_NAME, LIST_NAME = "__jit_debug_register_code", "__jit_debug_descriptor"
# Any exported function: its address in memory and its value in the file give the base.
_EXPORTED = "LLVMPY_ContextCreate"
_REGISTER = 1
_HEADER = struct.Struct("<16sHHIQQQIHHHHHH")
_GLOBAL_FUNCTION = 0x12
_STRINGS, _NOBITS, _ALLOC_EXEC = 3, 8, 6


class _Entry(ctypes.Structure):
    pass


_Pointer = ctypes.POINTER(_Entry)
_Entry._fields_ = [
    ("next", _Pointer), ("previous", _Pointer), ("file", ctypes.c_void_p), ("size", ctypes.c_uint64),
]  # fmt: skip


class _List(ctypes.Structure):
    _fields_ = (
        ("version", ctypes.c_uint32), ("action", ctypes.c_uint32), ("relevant", _Pointer), ("first", _Pointer),
    )  # fmt: skip


_lock = Lock()
_kept: list[object] = []  # the entries and their files, which gdb may read at any time


class NamedCode(NamedTuple):
    """A function in memory: its name, address, and size in bytes."""

    name: str
    address: int
    size: int


def register(functions: Sequence[NamedCode]) -> None:
    """Registers functions with gdb, attached now or later. Raises OptionError."""
    found = _interface()
    if found is None:
        raise OptionError("gdb cannot get names: the library of this llvmlite has been stripped of its symbols")
    descriptor, notify = found
    image = name_file(functions)
    file = ctypes.create_string_buffer(image, len(image))
    entry = _Entry(file=ctypes.addressof(file), size=len(image))
    with _lock:
        _kept.extend((entry, file))
        entry.next = descriptor.first
        if descriptor.first:
            descriptor.first.contents.previous = ctypes.pointer(entry)
        descriptor.first = descriptor.relevant = ctypes.pointer(entry)
        descriptor.action = _REGISTER
        notify()


def is_available() -> bool:
    """Whether the library of this llvmlite has the symbols of gdb's interface."""
    return _interface() is not None


@cache
def _interface() -> tuple[_List, ctypes._FuncPointer] | None:
    """The list, and the function to call after a change of it; None if the library has no such symbols."""
    path = Path(binding.__file__).with_name(get_library_name())
    try:
        exported = getattr(ctypes.CDLL(str(path)), _EXPORTED)  # loaded before: this returns the same library
        values = find_values(path, [FUNCTION_NAME, LIST_NAME, _EXPORTED])
    except (OSError, ValueError, AttributeError):
        return None
    if len(values) < 3:
        return None
    base = (ctypes.cast(exported, ctypes.c_void_p).value or 0) - values[_EXPORTED]
    notify = ctypes.CFUNCTYPE(None)(base + values[FUNCTION_NAME])
    return _List.from_address(base + values[LIST_NAME]), notify


def name_file(functions: Sequence[tuple[str, int, int]]) -> bytes:
    """An ELF file with the names, addresses and sizes of functions, and no code."""
    begin = min(address for _, address, _ in functions)
    end = max(address + size for _, address, size in functions)
    names, strings = bytearray(b"\0"), b"\0.text\0.symtab\0.strtab\0.shstrtab\0"
    symbols = [SYMBOL.pack(0, 0, 0, 0, 0, 0)]
    for name, address, size in functions:
        symbols.append(SYMBOL.pack(len(names), _GLOBAL_FUNCTION, 0, 1, address - begin, size))
        names += name.encode() + b"\0"
    table = b"".join(symbols)
    at = _HEADER.size
    names_at = at + len(table)
    strings_at = names_at + len(names)
    sections = [
        (0,) * 10,
        (strings.index(b".text"), _NOBITS, _ALLOC_EXEC, begin, at, end - begin, 0, 0, 16, 0),
        (strings.index(b".symtab"), SYMBOL_TABLE, 0, 0, at, len(table), 3, 1, 8, SYMBOL.size),
        (strings.index(b".strtab"), _STRINGS, 0, 0, names_at, len(names), 0, 0, 1, 0),
        (strings.index(b".shstrtab"), _STRINGS, 0, 0, strings_at, len(strings), 0, 0, 1, 0),
    ]
    body = table + bytes(names) + strings
    magic, relocatable, x86_64, end = b"\x7fELF\x02\x01\x01".ljust(16, b"\0"), 1, 62, at + len(body)
    header = _HEADER.pack(magic, relocatable, x86_64, 1, 0, 0, end, 0, at, 0, 0, SECTION.size, len(sections), 4)
    return header + body + b"".join(SECTION.pack(*section) for section in sections)


PERF, GDB = "WFV_PERF", "WFV_GDB"
_MAPS = Path("/tmp")  # perf reads this directory, whatever TMPDIR is
_UNSAFE = str.maketrans({"\n": "_", "\r": "_", "\0": "_"})


_written: list[NamedCode] = []  # what this process, or a parent before its fork, has written for perf


def is_asked(variable: str) -> bool:
    """Whether an environment variable turns something on."""
    return os.environ.get(variable, "") not in ("", "0", "off")


def is_enabled() -> bool:
    """Whether names are published to perf or gdb."""
    return is_asked(PERF) or is_asked(GDB)


def announce(functions: Sequence[FunctionSymbol], symbol: str, address: int, title: str) -> None:
    """Publishes the names of an object's functions, where the function `symbol` is at `address`.

    That function is published as `title` (its own name, if that is ""), the others as `title:NAME`. Raises OptionError
    if the file cannot be written, or gdb's interface is missing.
    """
    known = next(each for each in functions if each.name == symbol)
    code = [
        NamedCode(_name(each.name, symbol, title), address - known.offset + each.offset, each.size)
        for each in functions
        if each.section == known.section  # the addresses of other sections are not known
    ]
    if is_asked(PERF):
        _write_map(code)
    if is_asked(GDB):
        register(code)


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
