"""Loads a program's source, a path or the text itself, and finds its language: OpenCL C, LLVM IR or bitcode."""

import os
import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import NamedTuple

from passes.records import saved_options
from wfv.errors import OptionError, ParseError, SourceLocation, UnsupportedError
from wfv.opencl import clang_cache as opencl
from wfv.opencl import clang_program
from wfv.opencl.build_options import BuildOptions
from wfv.opencl.translation import plain_text, source_text
from wfv.options import Options
from wfv.runtime.cached_compiler import Kernels, bitcode_text, read_kernels
from wfv.runtime.refused_kernels import Refusal, warnings_of

_PASS = "pass OpenCL C, LLVM IR or LLVM bitcode: a path, or the text itself"
_BITCODE = (b"BC\xc0\xde", b"\xde\xc0\x17\x0b")  # plain, and in Apple's wrapper
MAX_SOURCE = 64 << 20  # characters of a text, bytes of a file: checks of a larger one take minutes
_OPENCL_SUFFIXES, _IR_SUFFIXES = (".cl", ".ocl"), (".ll",)
_OTHER_BYTES = re.compile("[\udc80-\udcff]")  # not UTF-8
_CONTROL = re.compile(r"[\0-\x08\x0e-\x19\x1b-\x1f]")  # 1A is a text's end in CP/M
_COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)
# Blanks and comments, of either language.
_GAP = re.compile(r"(?:\s|;[^\n]*|//[^\n]*|/\*.*?\*/)*", re.DOTALL)
# The beginnings of a module. None of them can begin a C program, whatever the macros are.
_MODULE = re.compile(
    r"""(?:define|declare)\b[^;]*?@ | source_filename\s*=\s*" | target\s+(?:triple|datalayout)\s*= | module\s+asm\s*"
    | attributes\s+\#\d | [@%!$^](?:[-\w.$\\]+|"[^"]*")\s*= | uselistorder\b""",
    re.VERBOSE,
)  # fmt: skip
_LATER = re.compile(r"^(?:define|declare)\b[^;]*?@|^target triple =", re.MULTILINE)
_KERNEL = re.compile(r"^define [^@\n]*\bspir_kernel\b", re.MULTILINE)
_OPENCL = re.compile(r"\b(?:__)?kernel\b|^\s*#\s*include\b", re.MULTILINE)


class NoKernelError(ParseError):
    """A source without kernels."""


class Source(NamedTuple):
    """A program's source: `data` is text or bitcode, `path` its file, if any. `is_own`: made by wfv."""

    data: str | bytes
    path: Path | None = None
    is_own: bool = False

    @property
    def name(self) -> str:
        return str(self.path) if self.path else "<text>"


class Loaded(NamedTuple):
    """Canonical LLVM IR, Clang's warnings, and the kernels that wfv does not support.

    `unoptimized` makes the IR that Clang has before any optimization; None: the source is IR already. `saved`: the
    options that IR from between two steps is made for (docs/opt.md).
    """

    ir: str
    log: str = ""
    refused: tuple[Refusal, ...] = ()
    unoptimized: Callable[[], str] | None = None
    saved: Options | None = None


def load_source(
    source: str | bytes | Path, options: BuildOptions | None = None, contract: bool | None = None, raw: bool = False
) -> Loaded:
    """Canonical LLVM IR of a path, a text or bitcode. Raises OptionError, ParseError, UnsupportedError.

    `raw`: of OpenCL C, what Clang has before any optimization.
    """
    found = find_source(source)
    text = found.data
    kind = "LLVM IR" if isinstance(text, bytes) else kind_of(text, found.path)
    if isinstance(text, bytes):
        text = bitcode_text(text)
    if kind == "OpenCL C":
        return translated(found, text, replace(options or BuildOptions(), optimizes=not raw), contract)
    if contract is not None or (options and options != BuildOptions()):
        raise OptionError("build options for LLVM IR", help="leave them out: only OpenCL C has build options")
    if (saved := saved_options(text)) is not None:
        return Loaded(text, saved=saved)
    try:
        read = read_kernels(text, False)
    except (ParseError, UnsupportedError) as error:
        error.line = SourceLocation(error.line, 0, found.name)
        raise
    return _loaded(found.name, read)


def from_front_end(text: str, name: str) -> Loaded:
    """LLVM IR with debug info that a front end in this process has made from a file of this name."""
    return _loaded(name, read_kernels(text, True))


def _loaded(name: str, read: Kernels, log: str = "") -> Loaded:
    """The kernels with their build log."""
    refused = [{**each, "file": each["file"] or name} for each in read.refused]
    return Loaded(read.ir, "\n".join(filter(None, [log, *warnings_of(refused, name)])), tuple(refused))


def translated(
    source: Source, text: str, options: BuildOptions | None, contract: bool | None, directory: Path | None = None
) -> Loaded:
    """Canonical LLVM IR of OpenCL C. Raises the errors of `load_source`.

    `#include` searches `directory` first, if the source is no file.
    """
    text = plain_text(text)
    directory = source.path.parent if source.path else directory
    made = opencl.compile_cached(text, options, name=source.name, directory=directory, contract=contract)
    if not _KERNEL.search(made.ir):
        raise NoKernelError(f"{source.name}: no kernel", help="write `kernel void NAME(...)`")
    try:
        read = read_kernels(made.ir, True)
    except ParseError as error:
        made_by = clang_program.clang_version()
        raise ParseError(
            f"{source.name}: LLVM cannot read the output of this Clang ({made_by}): {error.message}",
            help=f"unset {clang_program.VARIABLE}, or name a Clang {clang_program.MAJOR}",
        ) from None
    plain = partial(_unoptimized, source, text, options or BuildOptions(), contract, directory)
    return _loaded(source.name, read, made.log)._replace(unoptimized=plain)


def _unoptimized(
    source: Source, text: str, options: BuildOptions, contract: bool | None, directory: Path | None
) -> str:
    options = replace(options, optimizes=False)
    made = opencl.compile_cached(text, options, name=source.name, directory=directory, contract=contract)
    return read_kernels(made.ir, True).ir


def find_source(source: str | bytes | Path) -> Source:
    """The source itself, or the contents of its path. Raises OptionError, ParseError."""
    if isinstance(source, str | bytes):
        _check_length(len(source), "the source")
    if isinstance(source, bytes):
        return Source(_decoded(source, "the source"))
    if not isinstance(source, (str, os.PathLike)):
        raise OptionError(f"a program's source is a path, a text or bitcode, not {type(source).__name__}", help=_PASS)
    if isinstance(source, str) and _is_text(source):
        return Source(source)
    if not str(source):
        raise OptionError("no source: the path is empty", help=_PASS)
    path = Path(source)
    try:
        _check_length(path.stat().st_size, repr(str(path)))
        data = path.read_bytes()
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise OptionError(f"cannot read {str(path)!r}: {reason}", help=_PASS) from None
    return Source(_decoded(data, repr(str(path))), path)


def kind_of(text: str, path: Path | None = None) -> str:
    """`LLVM IR` or `OpenCL C`: by how the text begins, else by its lines and the file's suffix. Raises ParseError."""
    text = text.removeprefix("\ufeff")
    suffix = path.suffix.lower() if path else ""
    start = _GAP.match(text)
    if start and _MODULE.match(text, start.end()):
        return "LLVM IR"
    text = _COMMENT.sub(" ", text)
    if suffix in _OPENCL_SUFFIXES:
        return "OpenCL C"
    if _LATER.search(text):
        return "LLVM IR"
    if _OPENCL.search(text):
        return "OpenCL C"
    if suffix in _IR_SUFFIXES:
        return "LLVM IR"
    name = repr(str(path)) if path else "the source"
    raise ParseError(f"{name} is neither OpenCL C (it has no `kernel`) nor LLVM IR (it has no `define`)", help=_PASS)


def _check_length(length: int, name: str) -> None:
    """Raises ParseError if a source is too large to be read."""
    if length > MAX_SOURCE:
        raise ParseError(
            f"{name} has {length} characters, and the limit is {MAX_SOURCE}", help="pass large data as an argument"
        )


def _is_text(source: str) -> bool:
    """Whether a string is a source and not a path: several lines, or one line with a function."""
    return "\n" in source or ("{" in source and "(" in source and not _is_file(source))


def _is_file(source: str) -> bool:
    try:
        return Path(source).is_file()
    except (OSError, ValueError):  # too long for a path, or a NUL byte
        return False


def _decoded(data: bytes, name: str) -> str | bytes:
    if data[:4] in _BITCODE:
        return data
    text = source_text(data)
    if _OTHER_BYTES.search(text) and _CONTROL.search(text):
        raise ParseError(f"{name} is neither OpenCL C nor LLVM IR: not a text file", help=_PASS)
    return text
