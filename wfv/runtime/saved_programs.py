"""Programs as files: the IR, the options, and the compiled kernels. Not a pickle, but machine code that will run.

A kernel that cannot be compiled (recursion, a barrier that certainly diverges) is saved as IR only: its launch raises
the same error in the loaded program as in this one.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from passes.records import record
from wfv.auto.settings import Auto
from wfv.cache.keys import code_version, plain
from wfv.cache.store import Entry, Saved, decode, default_cache, encode, saved_key, write_whole
from wfv.errors import BarrierDivergenceError, CacheError, Error, OptionError, UnsupportedError
from wfv.options import Options
from wfv.runtime.cached_compiler import entry_of, kernel_parts, object_parts
from wfv.runtime.launch.printf_output import check_printf_bytes
from wfv.runtime.launch.threads import check_threads

if TYPE_CHECKING:
    from wfv.runtime.kernel import Kernel
    from wfv.runtime.launch.variant import Variant

_KEY = "wfv program 3"  # with the version of the file format


def save(
    file: str | os.PathLike[str],
    text: str,
    options: Options,
    settings: Mapping[str, Any],
    kernels: Mapping[str, Kernel | Error],
) -> dict[str, Error]:
    """Writes a program with the compiled variants of its kernels; returns the errors of kernels that have none.

    `kernels` may have an error instead of a kernel. Raises OptionError, and the first of these errors if no kernel can
    be compiled.
    """
    path = _path(file)
    entries = dict[str, bytes]()

    def add(kind: str, parts: list[object], entry: Entry) -> None:
        key = saved_key(kind, parts)
        entries[f"{key}.{kind}"] = encode(entry, key)

    add("source", [text], Entry(blobs={"ir": text.encode()}))
    add("names", [text], Entry(list(kernels)))
    compiled, errors = _compiled(kernels)
    for name, variants in compiled.items():
        for variant in variants:
            add("kernel", kernel_parts(text, name, variant.options), entry_of(variant))
            vectorize = variant.options.strategy.loop_vectorizer
            code = Entry(blobs={"object": variant.object_code()})
            add("object", object_parts(variant.ir, variant.target, vectorize), code)
    auto, log = settings["auto"], _log(str(settings["build_log"]), errors)
    changed = {"build_log": log, "auto": None if auto is None else dict(vars(auto))}
    for name, kernel in kernels.items():
        if name in compiled and not isinstance(kernel, Error) and kernel.chooser is not None:
            add("rank", *kernel.chooser.ranking.entry())
    data = {"code": code_version(contents=True), "options": plain(options), "settings": {**settings, **changed}}
    _write(path, encode(Entry(data, {"ir": text.encode(), **entries}), _KEY))
    return errors


def _log(log: str, errors: Mapping[str, Error]) -> str:
    """The build log with a line about each kernel that has no code; a program that is saved again has them already."""
    lines = [f"warning: kernel {name!r} is saved without code: {error.message}" for name, error in errors.items()]
    return "\n".join(filter(None, [log, *(line for line in lines if line not in log.splitlines())]))


def _compiled(kernels: Mapping[str, Kernel | Error]) -> tuple[dict[str, tuple[Variant, ...]], dict[str, Error]]:
    """Variants of the kernels that can be compiled, errors of the others. Raises the first if all are refused."""
    found: dict[str, tuple[Variant, ...]] = {}
    errors: dict[str, Error] = {}
    for name, kernel in kernels.items():
        if isinstance(kernel, Error):
            errors[name] = kernel
            continue
        try:
            kernel.variant()
            found[name] = tuple(kernel.variants)
        except (UnsupportedError, BarrierDivergenceError) as error:
            errors[name] = error
    if errors and not found:
        raise next(iter(errors.values()))
    return found, errors


def load_parts(file: str | os.PathLike[str]) -> tuple[str, Options, dict[str, Any], Saved]:
    """The text, options, settings and compiled variants of a saved program. Raises OptionError, CacheError."""
    path = _path(file)
    try:
        text, options, settings, entries = _parts(decode(path.read_bytes(), _KEY))
    except OSError as error:
        raise OptionError(f"cannot read {str(path)!r}: {error.strerror}", help="pass a file of Program.save") from None
    except (ValueError, KeyError, TypeError) as error:
        raise CacheError(f"{str(path)!r} is not a program that this wfv can load: {error}") from None
    return text, options, settings, Saved(entries, default_cache())


def _parts(entry: Entry) -> tuple[str, Options, dict[str, Any], dict[str, bytes]]:
    """The contents of a file. Raises ValueError, KeyError or TypeError if `save` did not write it."""
    entries = dict(entry.blobs)
    text = entries.pop("ir").decode()
    options = record(entry.data["options"])
    if not isinstance(options, Options):
        raise ValueError("no options")
    is_same_wfv = entry.data.get("code") == code_version(contents=True)
    return text, options, _settings(entry.data["settings"]), entries if is_same_wfv else {}


def _settings(found: dict[str, Any]) -> dict[str, Any]:
    """The settings, checked: a file may contain any values."""
    return {
        "threads": check_threads(found["threads"]), "strict": bool(found["strict"]),
        "suits_lanes": bool(found["suits_lanes"]), "build_log": str(found["build_log"]),
        "printf_bytes": check_printf_bytes(found["printf_bytes"]), "refused": found.get("refused", ()),
        "auto": Auto(**found["auto"]) if found.get("auto") else None,
    }  # fmt: skip


def _path(given: object) -> Path:
    try:
        path = Path(os.fsdecode(given))  # type: ignore[arg-type]  # raises TypeError
    except TypeError:
        path = Path("\0")
    if "\0" in str(path):
        raise OptionError(f"{given!r} is not a path", help="pass the name of a file, such as 'program.wfv'")
    return path


def _write(path: Path, data: bytes) -> None:
    try:
        if path.exists() and not path.is_file():  # a device cannot be replaced by renaming
            path.write_bytes(data)
        else:
            write_whole(path.resolve(), data)  # the target of a link, not the link
    except OSError as error:
        help = "choose a file in an existing directory"
        raise OptionError(f"cannot write {str(path)!r}: {error.strerror}", help=help) from None
