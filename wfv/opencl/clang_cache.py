"""Compiles OpenCL C through the cache: Clang runs again only if the source, an option or an included file has changed.

Clang lists the included files when it compiles. The cache stores their paths and hashes with the result, and a
later lookup compares the hashes.
"""

import os
import re
import time
from collections.abc import Iterator
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

from wfv.cache.store import Cache, Entry, Store, default_cache
from wfv.opencl.build_options import BuildOptions
from wfv.opencl.clang_program import INCLUDE, clang_command
from wfv.opencl.translation import Translation, source_bytes

# Macros that make the result depend on the time, or on whether files exist that are not included.
_UNSTABLE = re.compile(rb"__(?:DATE|TIME|TIMESTAMP)__|__has_(?:include|embed)")


def compile_cached(
    source: str, options: BuildOptions | None = None, *, name: str = "<text>", directory: Path | None = None,
    contract: bool | None = None, cache: Cache | None = None,
) -> Translation:  # fmt: skip
    """The result of `compile_opencl`, from the cache if nothing has changed. Raises the errors of `compile_opencl`."""
    cache = default_cache() if cache is None else cache
    options, directory = options or BuildOptions(), directory.resolve() if directory else None
    if not isinstance(cache, Store) or (file := _clang()) is None:
        return _compiled(source, options, name=name, directory=directory, contract=contract)
    parts = [source, options, name, directory, contract, *file]
    found = cache.find("clang", parts)
    if found is not None and all(_digest(path) == digest for path, digest in found.data):
        return Translation(found.blobs["ir"].decode(), found.blobs["log"].decode())
    began = time.time()
    made = _compiled(source, options, name=name, directory=directory, contract=contract)
    included = list(_included(made.rule))
    if not _is_unstable(source_bytes(source), included) and _is_older(included, began):
        shadows = _shadows(included, [*([str(directory)] if directory else []), *options.include_dirs])
        files = [[path, _digest(path)] for path in sorted({*included, *shadows})]
        cache.keep("clang", parts, Entry(files, {"ir": made.ir.encode(), "log": made.log.encode()}))
    return made


def _compiled(source: str, options: BuildOptions, **more: Any) -> Translation:
    from wfv.opencl.clang import compile_opencl

    return compile_opencl(source, options, **more)


def _clang() -> list[object] | None:
    """Clang's identity: its file; None if it cannot be read. Clang's version would take as long as its start."""
    program = clang_command()
    with suppress(OSError):
        status = os.stat(program[0])
        return [program, status.st_size, status.st_mtime_ns]
    return None


def _included(rule: str) -> Iterator[str]:
    """The prerequisites of the make rule that Clang writes; names relative to its working directory become absolute."""
    names = rule.partition(":")[2].replace("\\\n", " ")
    for word in re.findall(r"(?:\\[ #]|\$\$|\S)+", names):
        path = word.replace("\\ ", " ").replace("\\#", "#").replace("$$", "$")
        if path != "-":  # standard input: the source itself
            yield os.path.join(INCLUDE, path)


def _shadows(included: list[str], dirs: list[str]) -> Iterator[str]:
    """Paths that do not exist, and where a new file would be included instead of one of `included`."""
    around = {os.path.dirname(path) for path in included}  # an including file's own directory is searched first
    for path in included:
        for at, directory in enumerate(dirs):
            if path.startswith(directory + os.sep):
                for earlier in {str(INCLUDE), *dirs[:at], *around}:
                    yield os.path.join(earlier, os.path.relpath(path, directory))


def _is_unstable(source: bytes, included: list[str]) -> bool:
    """Whether the result depends on more than the contents of the source and the included files."""
    contents = [source, *map(_contents, included)]
    return any(data is None or _UNSTABLE.search(data) for data in contents)


def _is_older(included: list[str], began: float) -> bool:
    """Whether no file has changed since `began`: if one has, Clang may have read other contents than are hashed."""
    return all(os.stat(path).st_mtime < began for path in included)


def _digest(path: str) -> str | None:
    """The hash of a file's contents; None if the file cannot be read."""
    data = _contents(path)
    return None if data is None else sha256(data).hexdigest()


def _contents(path: str) -> bytes | None:
    """The contents of a file; None if it cannot be read, or is a device or a pipe, which may have no end."""
    with suppress(OSError):
        return Path(path).read_bytes() if os.path.isfile(path) else None
    return None
