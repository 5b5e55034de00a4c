"""Reads a text of any language as canonical LLVM IR. No source makes it read a file, or runs anything."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from wfv import pipeline
from wfv.cli.explorer.python_source import load_python
from wfv.cli.explorer.state import MOST, State, split
from wfv.errors import Error, OptionError, ParseError
from wfv.ir.spelling import unquote
from wfv.opencl.build_options import make_build_options
from wfv.opencl.clang import compile_c
from wfv.opencl.translation import Translation
from wfv.runtime.program_source import Loaded, kind_of, load_source
from wfv.runtime.refused_kernels import error_of

_KERNEL = re.compile(r"\b(?:__)?kernel\b")
_FUNCTION = re.compile(r'^define (?!internal|private|linkonce)[^@\n]*@("[^"\n]*"|[-\w.$]+)\(', re.MULTILINE)


class Read(NamedTuple):
    """The IR of a text, warnings, the names of its kernels or, of C, its functions, and the chosen one."""

    ir: str
    log: str
    names: list[str]
    chosen: str
    is_c: bool = False


def read(state: State) -> Read:
    """Reads the text of a state. Raises the errors of reading."""
    text, kernel = state.code_text, state.kernel
    if len(text) > MOST:
        what = f"the source has {len(text):,} characters, and the limit here is {MOST:,}"
        raise OptionError(what, help="compile a larger one on the command line")
    text = text if text.endswith("\n") else f"{text}\n"  # with a line end, it is no path
    if state.is_python:
        loaded, names = _python(text, kernel)
    elif _is_c(text):
        made = _c(text)
        names = [unquote(name) for name in _FUNCTION.findall(made.ir)]
        if not names:
            raise ParseError("the text has no kernel, and no function", help="write `kernel void NAME(..)`")
        return Read(made.ir, made.log, names, kernel if kernel in names else names[-1], True)
    else:
        loaded = _loaded(text, state.flags.is_raw, state.build)
        names = pipeline.kernel_names(loaded.ir)
    refused = [each for each in loaded.refused if kernel in ("", each["kernel"])]
    if refused and kernel not in names and (kernel or not names):
        raise error_of(refused[0])
    return Read(loaded.ir, loaded.log, names, kernel if kernel in names else names[0])


def _is_c(text: str) -> bool:
    """Whether it is no OpenCL C, and no LLVM IR: a source without a kernel is C, as for `wfv.vectorize`."""
    try:
        return kind_of(text) == "OpenCL C" and not _KERNEL.search(text)
    except ParseError:
        return True


_python = lru_cache(maxsize=4)(load_python)


@lru_cache(maxsize=4)
def _c(text: str) -> Translation:
    with _told():
        return compile_c(text, is_isolated=True)


@lru_cache(maxsize=4)
def _loaded(text: str, raw: bool, build: str) -> Loaded:
    options = make_build_options(split(build))
    isolated = replace(options, is_isolated=True, include_dirs=()) if kind_of(text) == "OpenCL C" else None
    with _told():
        return load_source(text, isolated, raw=raw)


@contextmanager
def _told() -> Iterator[None]:
    """Says why a file that is included is not found."""
    try:
        yield
    except Error as error:
        if "file not found" in error.message:
            error.help = "the explorer reads no file that a source includes: paste the file's text here"
        raise
