"""The source files of functions from outside wfv, and what these import: their digest is a part of cache keys."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import partial
from hashlib import sha256
from importlib.util import find_spec, resolve_name
from pathlib import Path

_IN_EVERY_KEY = ("wfv", "passes")  # wfv.cache.keys.code_version
_INSTALLED = ("site-packages", "dist-packages")


def digest(functions: Sequence[object]) -> str | None:
    """SHA-256 of the files that define `functions`, and of the modules they import; None if one is in no file.

    Modules of other installed packages are left out, and so are the standard library's and wfv's own.
    """
    files: dict[str, Path] = {}
    for function in functions:
        module, is_in_file = _home(function)
        if not is_in_file:
            return None
        _collect(module, module.partition(".")[0], files)
    code = sha256()
    for name, path in sorted(files.items()):
        data = path.read_bytes()
        code.update(f"{name}\0{len(data)}\0".encode() + data)
    return code.hexdigest()


def _home(function: object) -> tuple[str, bool]:
    """The module that defines a function, and whether the function's code is in a file."""
    while isinstance(function, partial):
        function = function.func
    code = getattr(function, "__code__", None) or getattr(type(function).__call__, "__code__", None)
    module = getattr(function, "__module__", None) or type(function).__module__
    is_built_in = module.partition(".")[0] in sys.stdlib_module_names and module != "__main__"
    return module, is_built_in or (code is not None and Path(code.co_filename).is_file())


def _collect(module: str, own: str, files: dict[str, Path]) -> None:
    """Adds the file of a module and those of all that it imports.

    `own`: the top-level package that is followed even if it is installed.
    """
    path = _source(module, own)
    if path is None or module in files:
        return
    files[module] = path
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    for name in _imported(ast.parse(path.read_bytes()), package):
        _collect(name, own, files)


def _imported(tree: ast.Module, package: str) -> Iterator[str]:
    """The dotted names that may be modules, and those of the packages around them."""
    for node in ast.walk(tree):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = resolve_name("." * node.level + (node.module or ""), package) if node.level else node.module or ""
            names = [base, *(f"{base}.{alias.name}" for alias in node.names)]
        for name in names:
            parts = name.split(".")
            yield from (".".join(parts[:count]) for count in range(1, len(parts) + 1))


def _source(module: str, own: str) -> Path | None:
    """The file of a module that is followed, or None."""
    top = module.partition(".")[0]
    if module != "__main__" and (top in _IN_EVERY_KEY or top in sys.stdlib_module_names):
        return None
    origin = getattr(sys.modules.get(module), "__file__", None)
    if origin is None:
        with suppress(ImportError, ValueError, AttributeError):  # a name that is no module
            origin = getattr(find_spec(module), "origin", None)
    if origin is None or not origin.endswith(".py") or not Path(origin).is_file():
        return None
    path = Path(origin)
    return None if top != own and any(part in _INSTALLED for part in path.parts) else path
