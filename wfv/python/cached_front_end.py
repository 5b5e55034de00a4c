"""The front end behind the cache. Most of Numba, and the rules for kernels, are imported where the cache has missed."""

from __future__ import annotations

import linecache
import os
import re
import sys
from collections.abc import Iterable
from types import FunctionType
from typing import Any

import numba
import numpy as np

from wfv.cache.store import Entry, default_cache
from wfv.forks import compiling
from wfv.ir.spelling import escaped, unescaped
from wfv.python.function_key import UnknownValueError, function_key
from wfv.python.rules import Rules
from wfv.whole_imports import uninterrupted

_FILE = re.compile(r'!DIFile\(filename: "([^"]*)", directory: "([^"]*)"\)')
_VERSIONS = (sys.version, np.__version__, numba.__version__)


def ir_text(
    function: FunctionType,
    args: tuple[Any, ...],
    rules: Rules,
    is_kernel: bool = True,
    local_size: Iterable[int] | None = None,
) -> tuple[str, np.dtype[Any] | None]:
    """The LLVM IR of a kernel, or a function of numbers, for arguments of these Numba types; the dtype of its result.

    `local_size`: of all launches, three numbers.
    Raises UnsupportedError with the line in Python.
    """

    @compiling
    def make() -> Entry:
        with uninterrupted():
            from wfv.python import front_end

        text, result = front_end.ir_text(function, args, rules, is_kernel, local_size)
        return Entry(result, {"ir": text.encode()})

    try:
        key = [function_key(function), [*map(str, args)], *rules, is_kernel, local_size, *_VERSIONS]
    except UnknownValueError:
        made = make()
    else:
        made = default_cache().cached("python", key, make)
    return _with_sources(made.blobs["ir"].decode()), None if made.data is None else np.dtype(made.data)


def _with_sources(text: str) -> str:
    """The module with the text of each Python file in its debug info, as Clang embeds that of C."""
    return _FILE.sub(lambda found: _embedded(found[1], found[2]), text)


def _embedded(name: str, directory: str) -> str:
    path = os.path.join(unescaped(directory), unescaped(name))
    lines = linecache.getlines(path) or linecache.getlines(unescaped(name))
    source = f', source: "{escaped("".join(lines))}"' if lines else ""
    return f'!DIFile(filename: "{name}", directory: "{directory}"{source})'
