"""Cache keys: SHA-256 of everything that a result depends on, including wfv's own code and LLVM's version.

The parts of a compiled kernel's key are listed in wfv/runtime/cached_compiler.py (`kernel_parts`).
"""

from __future__ import annotations

import json
import os
import struct
from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from hashlib import blake2b, sha256
from importlib.util import find_spec
from operator import itemgetter
from pathlib import Path

_PACKAGES = ("wfv", "passes")
# Folders that no compilation imports, so that no entry depends on them: a third of all files.
BESIDE = frozenset({
    "wfv/bench", "wfv/cli", "wfv/dask", "wfv/driver", "wfv/fuzz", "wfv/mathcheck", "wfv/notebook", "wfv/report",
    "wfv/studies", "wfv/view",
})  # fmt: skip
_INODE = (1 << 63) - 1  # what is kept of an inode's number: 63 bits
_READ = 1 << 16  # bytes at a time: most files in one piece, and no memory that the system must provide
# Files with a package's version. Importing the package would take longer than a build from the cache.
_VERSIONED = (("llvmlite", "_version.py"), ("networkx", "__init__.py"))


def make_key(kind: str, parts: Sequence[object], code: str) -> str:
    """The key of a result: of its kind, of wfv's `code`, and of these parts. Raises OSError, TypeError."""
    text = json.dumps([kind, code, tools_version(), plain(parts)], separators=(",", ":"))
    return sha256(text.encode()).hexdigest()


def plain(value: object) -> object:
    """The value in JSON's types; values that differ in any field stay different. Raises TypeError."""
    if value is None or isinstance(value, (str, int, float)):
        return value
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if isinstance(value, (set, frozenset)):
        return {"": "set", "items": sorted(map(str, value))}
    if isinstance(value, dict):
        return {"": "dict", "items": [[plain(key), plain(item)] for key, item in value.items()]}
    if isinstance(value, Path):
        return {"": "path", "path": str(value)}
    if is_dataclass(value) and not isinstance(value, type):
        named = {field.name: plain(getattr(value, field.name)) for field in fields(value)}
        return {"": type(value).__qualname__, **named}
    raise TypeError(f"a {type(value).__name__} cannot be part of a cache key")


def code_version() -> str:
    """A digest of the sources of wfv and its passes: names and contents. Raises OSError."""
    code = blake2b(digest_size=32)
    for name, entry in _sources():
        data = _contents(entry.path)
        code.update(f"{name}\0{len(data)}\0".encode())
        code.update(data)
    return code.hexdigest()


def code_mark() -> str:
    """A digest of the sources' sizes, times and inodes: cheaper than `code_version`. Raises OSError."""
    names, marks = [], list[int]()
    for name, entry in _sources():
        status = entry.stat()
        names.append(name)
        marks.extend((status.st_size, status.st_mtime_ns, status.st_ctime_ns, status.st_ino & _INODE))
    numbers = struct.pack(f"<{len(marks)}q", *marks)
    return blake2b("\0".join(names).encode(errors="surrogateescape") + numbers, digest_size=32).hexdigest()


@cache
def first_mark() -> str:
    """The mark at this process's first call: its code is from that time or earlier. Raises OSError."""
    return code_mark()


@cache
def tools_version() -> str:
    """SHA-256 of the versions of the packages that compilation uses, and of the size of LLVM's library."""
    tools = sha256()
    for package, file in _VERSIONED:
        root = _root(package)
        tools.update(package.encode() + (root / file).read_bytes())
        for library in sorted(root.glob("binding/*llvmlite.*")):
            tools.update(f"{library.name} {library.stat().st_size}".encode())
    return tools.hexdigest()


def _contents(path: str) -> bytes:
    """The bytes of a file. `open` would ask the system four times as often."""
    parts: list[bytes] = []
    file = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0))
    try:
        while not parts or len(parts[-1]) == _READ:
            parts.append(os.read(file, _READ))
    finally:
        os.close(file)
    return b"".join(parts)


def _sources() -> Iterator[tuple[str, os.DirEntry[str]]]:
    """The files of wfv and its passes, sorted, with their names in these packages."""
    for package in _PACKAGES:
        root = str(_root(package))
        yield from sorted(_files(package, root), key=itemgetter(0))


def _files(name: str, directory: str) -> Iterator[tuple[str, os.DirEntry[str]]]:
    with os.scandir(directory) as entries:
        for entry in entries:
            inner = f"{name}/{entry.name}"
            if entry.is_dir():
                if entry.name != "__pycache__" and inner not in BESIDE:
                    yield from _files(inner, entry.path)
            elif not entry.name.endswith((".pyc", ".pyo")):
                yield inner, entry


@cache
def _root(package: str) -> Path:
    """The directory of an installed package, without importing it. Raises OSError."""
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise FileNotFoundError(f"{package} is not installed as files")
    return Path(spec.submodule_search_locations[0])
