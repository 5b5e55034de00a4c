"""Cache keys: SHA-256 of everything that a result depends on, including wfv's own code and LLVM's version.

The parts of a compiled kernel's key are listed in wfv/runtime/cached_compiler.py (`kernel_parts`).
"""

import json
import os
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import fields, is_dataclass
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path


def make_key(kind: str, parts: Sequence[object], code: str) -> str:
    """The key of a result: of its kind, of wfv's `code`, and of these parts. Raises TypeError.

    Of texts, it has the digest: JSON takes ten times as long for the megabytes that a module may have.
    """
    own = [_digest(part) if isinstance(part, str) else plain(part) for part in parts]
    return _digest(json.dumps([kind, code, own], separators=(",", ":")))


def _digest(text: str) -> str:
    return sha256(text.encode(errors="surrogatepass")).hexdigest()


def plain(value: object) -> object:
    """The value in JSON's types; values that differ in any field stay different. Raises TypeError."""
    if value is None or isinstance(value, (str, int, float)):
        return value
    if hasattr(value, "_fields"):  # a NamedTuple
        return _named(value, value._fields)
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if isinstance(value, (set, frozenset)):
        return {"": "set", "items": sorted(map(str, value))}
    if isinstance(value, dict):
        return {"": "dict", "items": [[plain(key), plain(item)] for key, item in value.items()]}
    if isinstance(value, Path):
        return {"": "path", "path": str(value)}
    if is_dataclass(value) and not isinstance(value, type):
        return _named(value, [field.name for field in fields(value)])
    raise TypeError(f"a {type(value).__name__} cannot be part of a cache key")


def _named(value: object, names: Sequence[str]) -> dict[str, object]:
    return {"": type(value).__qualname__, **{name: plain(getattr(value, name)) for name in names}}


@cache
def code_version() -> str:
    """A digest of the files of wfv, as they are at the process's first lookup: of their names, sizes and times.

    To read their contents would take as long as to build and launch a program from the cache.
    """
    code = sha256()
    for name, path in sources():
        with suppress(FileNotFoundError):  # a link to nothing, as editors make, or removed since the folder was read
            status = os.stat(path)
            code.update(f"{name}\0{status.st_size} {status.st_mtime_ns}\0".encode())
    return code.hexdigest()


def sources() -> Iterator[tuple[str, str]]:
    """The files of wfv and its passes, and the files with the versions of the packages that compile."""
    for package in ("wfv", "passes"):
        root = _root(package)
        for folder, folders, names in os.walk(root):
            folders[:] = sorted(name for name in folders if name != "__pycache__")
            yield from ((f"{package}{folder[len(root) :]}/{name}", f"{folder}/{name}") for name in sorted(names))
    for package, file in (("llvmlite", "_version.py"), ("networkx", "__init__.py")):  # to import them takes longer
        yield package, f"{_root(package)}/{file}"


def _root(package: str) -> str:
    """The directory of an installed package, without importing it."""
    spec = find_spec(package)
    assert spec is not None and spec.submodule_search_locations, package
    return spec.submodule_search_locations[0]
