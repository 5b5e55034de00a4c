"""Keeps the compiled code of wfv's modules in one file beside Python's own compiled files.

A first kernel needs some 370 modules. Python looks for each of them, and opens and reads its compiled file: 0.05 ms a
module. The bundle is mapped once. A module's code is taken from it if the source file still has the time and the size
that it had; any other module is imported by Python alone. A process that has imported many of those writes the bundle
anew at its end, unless Python must not write compiled files. Compiled files that were copied with their sources name
the files where they were made, as Python corrects that only in memory: the bundle has the code with the right names.
"""

from __future__ import annotations

import atexit
import marshal
import mmap
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import MAGIC_NUMBER, cache_from_source
from types import CodeType

PACKAGES = ("wfv", "passes")
ENOUGH = 16  # modules that are not in the bundle, for which it is written anew: they take about 1 ms
_NUMBER = 8  # bytes of the first number in the file: the size of the table that follows
_HEADER = 16  # bytes of a compiled file before the code: Python's magic number, flags, time and size of the source
_DAMAGED = (EOFError, ValueError, TypeError)

# A module: its source, its compiled file, the time in nanoseconds and the size of the source, where its code stands.
Part = tuple[str, str, int, int, int, int]


class ModuleBundle:
    """A finder of modules whose code is in the file."""

    def __init__(self, file: str, packages: Sequence[str] = PACKAGES) -> None:
        self._file, self._packages = file, tuple(f"{name}." for name in packages)
        self._parts: dict[str, Part] = {}
        self._used: set[str] = set()
        with suppress(OSError, *_DAMAGED):
            self._open()

    def _open(self) -> None:
        with open(self._file, "rb") as file:
            memory = memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
        table = _NUMBER + int.from_bytes(memory[:_NUMBER], "little")
        magic, size, parts = marshal.loads(memory[_NUMBER:table])
        if magic == MAGIC_NUMBER and size == len(memory) - table:
            self._codes, self._parts = memory[table:], parts

    def find_spec(self, name: str, path: Sequence[str] | None = None, target: object = None) -> ModuleSpec | None:
        """Called by Python's import with the path of the module's package; if it returns None, the next finder is."""
        if name not in self._parts or not path:
            return None
        source, compiled, *_ = self._parts[name]
        folder = os.path.join(path[0], name.rpartition(".")[2])
        is_package = source == os.path.join(folder, "__init__.py")
        if (not is_package and source != f"{folder}.py") or not self._is_current(name):
            return None  # the source may be gone, or be a package now
        spec = ModuleSpec(name, _Loader(name, source, self), origin=source, is_package=is_package)
        if is_package:
            spec.submodule_search_locations = [folder]
        spec.cached, spec.has_location = compiled, True
        return spec

    def code(self, name: str) -> CodeType | None:
        """The code of a module that was found; None if the file is damaged."""
        *_, begin, end = self._parts[name]
        with suppress(*_DAMAGED):
            code = marshal.loads(self._codes[begin:end])
            if isinstance(code, CodeType):
                self._used.add(name)
                return code
        return None

    def write(self) -> None:
        """Writes the file with what this process has imported, if much of that was not in it."""
        others = [name for name in list(sys.modules) if name.startswith(self._packages) and name not in self._used]
        if len(others) < ENOUGH or sys.dont_write_bytecode or not os.access(os.path.dirname(self._file), os.W_OK):
            return  # in this order: to read compiled files for nothing would take 10 ms, in each process
        kept = {name: self._parts[name] for name in self._parts if name not in others and self._is_current(name)}
        with suppress(OSError):
            old = [(name, part[:4], bytes(self._codes[part[4] : part[5]])) for name, part in kept.items()]
            _store(self._file, [*old, *_compiled(others)])

    def _is_current(self, name: str) -> bool:
        source, _, *status = self._parts[name]
        return _status(source) == tuple(status[:2])


class _Loader(SourceFileLoader):
    """Takes the code from the bundle when the module is imported, and all else as Python does."""

    def __init__(self, name: str, source: str, bundle: ModuleBundle) -> None:
        super().__init__(name, source)
        self._bundle: ModuleBundle | None = bundle

    def get_code(self, fullname: str) -> CodeType | None:
        bundle, self._bundle = self._bundle, None  # whoever asks later may find another source
        return (bundle.code(fullname) if bundle is not None else None) or super().get_code(fullname)


def install_bundle() -> None:
    """Has Python ask the bundle for wfv's modules, before it looks for their files."""
    with suppress(NotImplementedError, ValueError):  # Python that keeps no compiled files, or has no such finder
        compiled = cache_from_source(os.path.join(os.path.dirname(__file__), "modules.py"))
        bundle = ModuleBundle(f"{compiled.removesuffix('.pyc')}.bundle")
        sys.meta_path.insert(sys.meta_path.index(PathFinder), bundle)
        atexit.register(bundle.write)


def _status(source: str) -> tuple[int, int] | None:
    """The time and the size of a file; None if it cannot be had."""
    with suppress(OSError):
        status = os.stat(source)
        return status.st_mtime_ns, status.st_size
    return None


def _compiled(names: Sequence[str]) -> Iterator[tuple[str, tuple[str, str, int, int], bytes]]:
    """The names, parts and code of these modules, if Python has compiled them to files that are up to date."""
    for name in names:
        spec = getattr(sys.modules.get(name), "__spec__", None)
        if spec is None or not isinstance(spec.loader, SourceFileLoader) or not spec.cached or not spec.origin:
            continue
        status = _status(spec.origin)
        with suppress(OSError), open(spec.cached, "rb") as file:
            header, code = file.read(_HEADER), file.read()
            if status is not None and header == _header(*status):
                yield name, (spec.origin, spec.cached, *status), _located(code, spec.origin)


def _located(code: bytes, source: str) -> bytes:
    """The marshalled code of a source; what comes from a copied compiled file names another one."""
    with suppress(*_DAMAGED):
        loaded = marshal.loads(code)
        if isinstance(loaded, CodeType) and loaded.co_filename != source:
            return marshal.dumps(_renamed(loaded, source))
    return code


def _renamed(code: CodeType, source: str) -> CodeType:
    """The same code, and that of the functions within, of another file."""
    parts = (_renamed(each, source) if isinstance(each, CodeType) else each for each in code.co_consts)
    return code.replace(co_filename=source, co_consts=tuple(parts))


def _header(time: int, size: int) -> bytes:
    """How the compiled file of a source with this time and size begins."""
    numbers = (0, time // 1_000_000_000, size)
    return MAGIC_NUMBER + b"".join((number & 0xFFFFFFFF).to_bytes(4, "little") for number in numbers)


def _store(path: str, modules: Sequence[tuple[str, tuple[str, str, int, int], bytes]]) -> None:
    """Writes the file under another name and renames it, so that no process finds half of it."""
    parts, end = dict[str, Part](), 0
    for name, part, code in modules:
        parts[name] = (*part, end, end + len(code))
        end += len(code)
    table = marshal.dumps((MAGIC_NUMBER, end, parts))
    new = f"{path}.{os.getpid()}"
    try:
        with open(new, "wb") as file:
            file.write(b"".join((len(table).to_bytes(_NUMBER, "little"), table, *(code for _, _, code in modules))))
        os.replace(new, path)
    finally:
        with suppress(OSError):
            os.remove(new)
