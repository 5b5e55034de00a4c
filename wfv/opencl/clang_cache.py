"""OpenCL C to LLVM IR behind the cache: Clang runs again when the source, an option or an included file has changed.

Which files are included, Clang says when it compiles (-MD). They are kept with the result by path and hash, and looked
at again whenever the result is wanted.
"""

from __future__ import annotations

import os
import re
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from wfv.cache import Cache, Entry, Off, default_cache, keep, key_of
from wfv.cache.digest import sha256
from wfv.lazy import LazyModule
from wfv.opencl.build_options import BuildOptions
from wfv.opencl.clang_program import INCLUDE, clang_command, clang_version
from wfv.opencl.translation import Translation

if TYPE_CHECKING:
    import tempfile

    from wfv.opencl import clang
else:  # only when Clang runs
    tempfile, clang = LazyModule("tempfile"), LazyModule("wfv.opencl.clang")

# What makes the result depend on more than the contents of what is included: on the day, or on files that are not.
_UNSTABLE = re.compile(rb"__(?:DATE|TIME|TIMESTAMP)__|__has_(?:include|embed)")


def compile_cached(
    source: str, options: BuildOptions | None = None, *, name: str = "<text>", directory: Path | None = None,
    contract: bool | None = None, cache: Cache | None = None,
) -> Translation:  # fmt: skip
    """`compile_opencl`, from the cache if nothing has changed. Raises what that raises."""
    cache = default_cache() if cache is None else cache
    options, directory = options or BuildOptions(), directory.resolve() if directory else None
    key = _key(cache, [source, options, name, directory, contract])
    if key is None:
        return clang.compile_opencl(source, options, name=name, directory=directory, contract=contract)
    found = cache.get("clang", key)
    if found is not None and all(_digest(path) == digest for path, digest in found.data):
        return Translation(found.blobs["ir"].decode(), found.blobs["log"].decode())
    began = time.time()
    made, included = _compile(source, options, name, directory, contract)
    if not _is_unstable(source.encode(), included) and _is_older(included, began):
        shadows = _shadows(included, [*([str(directory)] if directory else []), *options.include_dirs])
        files = [[path, _digest(path)] for path in sorted({*included, *shadows})]
        keep(cache, "clang", key, Entry(files, {"ir": made.ir.encode(), "log": made.log.encode()}))
    return made


def _key(cache: Cache, parts: list[object]) -> str | None:
    """The key, or None if nothing is to be kept."""
    if isinstance(cache, Off):
        return None
    try:
        return key_of("clang", [*parts, _clang(cache)], cache)
    except OSError:
        return None


def _clang(cache: Cache) -> str:
    """Clang's version. Asking Clang takes longer than looking whether it is still the same file."""
    program = clang_command()
    status = os.stat(program[0])
    key = key_of("version", [program, status.st_size, status.st_mtime_ns], cache)
    found = cache.get("version", key)
    if found is None:
        found = Entry(clang_version())
        keep(cache, "version", key, found)
    return f"{found.data}, {status.st_size} bytes"


def _compile(
    source: str, options: BuildOptions, name: str, directory: Path | None, contract: bool | None
) -> tuple[Translation, list[str]]:
    """The IR, and the absolute paths of all that was included."""
    with tempfile.TemporaryDirectory(prefix="wfv-") as temporary:
        said = Path(temporary) / "files.d"
        asking = replace(options, flags=(*options.flags, "-MD", "-MF", str(said), "-MT", "x"))
        made = clang.compile_opencl(source, asking, name=name, directory=directory, contract=contract)
        return made, list(_included(said.read_text(errors="surrogateescape")))


def _included(rule: str) -> Iterator[str]:
    """The prerequisites of a make rule as Clang writes it; names relative to where it runs become absolute."""
    names = rule.partition(":")[2].replace("\\\n", " ")
    for word in re.findall(r"(?:\\[ #]|\$\$|\S)+", names):
        path = word.replace("\\ ", " ").replace("\\#", "#").replace("$$", "$")
        if path != "-":  # the source itself comes by standard input
            yield os.path.join(INCLUDE, path)


def _shadows(included: list[str], dirs: list[str]) -> Iterator[str]:
    """Files that are not there, and would be taken instead of an included one if they were."""
    around = {os.path.dirname(path) for path in included}  # an including file's own directory comes first
    for path in included:
        for at, directory in enumerate(dirs):
            if path.startswith(directory + os.sep):
                for earlier in {str(INCLUDE), *dirs[:at], *around}:
                    yield os.path.join(earlier, os.path.relpath(path, directory))


def _is_unstable(source: bytes, included: list[str]) -> bool:
    return any(map(_UNSTABLE.search, (source, *(Path(path).read_bytes() for path in included))))


def _is_older(included: list[str], began: float) -> bool:
    """Whether no file has changed since: its hash might be that of another content than was compiled."""
    return all(os.stat(path).st_mtime < began for path in included)


def _digest(path: str) -> str | None:
    """The hash of a file's contents; None if it is not there."""
    try:
        return sha256(Path(path).read_bytes()).hexdigest()
    except OSError:
        return None
