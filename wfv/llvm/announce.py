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
from operator import attrgetter
from pathlib import Path
from typing import NamedTuple

import llvmlite.binding as llvm
from llvmlite.utils import get_library_name

from wfv.errors import OptionError
from wfv.llvm.elf import SECTION, Symbol, find_values, read_functions
from wfv.llvm.machine import generic_machine

FUNCTION_NAME, LIST_NAME = "__jit_debug_register_code", "__jit_debug_descriptor"
# Any exported function: its address in memory and its value in the file give the base.
_EXPORTED = "LLVMPY_ContextCreate"
_REGISTER = 1


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
    path = Path(llvm.__file__).with_name(get_library_name())
    try:
        exported = getattr(ctypes.CDLL(str(path)), _EXPORTED)  # loaded before: this returns the same library
        values = find_values(path, [FUNCTION_NAME, LIST_NAME, _EXPORTED])
    except (OSError, struct.error, AttributeError):
        return None
    if len(values) < 3:
        return None
    base = (ctypes.cast(exported, ctypes.c_void_p).value or 0) - values[_EXPORTED]
    notify = ctypes.CFUNCTYPE(None)(base + values[FUNCTION_NAME])
    return _List.from_address(base + values[LIST_NAME]), notify


def name_file(functions: Sequence[NamedCode]) -> bytes:
    """An object file with the names, addresses and sizes of functions, and zeros as their code: LLVM assembles it."""
    begin = min(each.address for each in functions)
    lines = [line for each in sorted(functions, key=attrgetter("address")) for line in _assembly(each, begin)]
    llvm.initialize_native_asmparser()
    with llvm.parse_assembly("\n".join(f'module asm "{line}"' for line in lines)) as module:
        image = bytearray(generic_machine().emit_object(module))
    section = read_functions(bytes(image))[0].section
    (headers,) = struct.unpack_from("<Q", image, 40)
    struct.pack_into("<Q", image, headers + section * SECTION.size + 16, begin)  # the address of the code
    return bytes(image)


def _assembly(code: NamedCode, begin: int) -> tuple[str, ...]:
    name = f"\\22{code.name}\\22"  # in quotes
    return (
        f".org {code.address - begin}", f".globl {name}", f".type {name}, @function", f"{name}:", f".skip {code.size}",
        f".size {name}, {code.size}",
    )  # fmt: skip


PERF, GDB = "WFV_PERF", "WFV_GDB"
_MAPS = Path("/tmp")  # perf reads this directory, whatever TMPDIR is
_UNSAFE = str.maketrans('\n\r\0"\\', "_____")


_written: list[NamedCode] = []  # what this process, or a parent before its fork, has written for perf


def is_asked(variable: str) -> bool:
    """Whether an environment variable turns something on."""
    return os.environ.get(variable, "") not in ("", "0", "off")


def is_enabled() -> bool:
    """Whether names are published to perf or gdb."""
    return is_asked(PERF) or is_asked(GDB)


def announce(functions: Sequence[Symbol], symbol: str, address: int, title: str) -> None:
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
