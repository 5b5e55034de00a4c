"""The built-in functions that are written in OpenCL C, as LLVM IR text by their mangled names.

`library.ll` is made of the sources beside it by `python -m wfv.opencl.library.remake`. It is only read, and split by
one regular expression, when the first symbol is asked for.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from wfv.errors import UnsupportedError

LIBRARY = Path(__file__).resolve().parent / "library.ll"
_DEFINE = re.compile(r"^define [^@]*@([\w.$]+)\(.*?^}\n", re.MULTILINE | re.DOTALL)


def has(symbol: str) -> bool:
    """Whether the library defines the function of this mangled name."""
    return symbol in _definitions()


def text_of(symbol: str) -> str:
    """The `define` of a function. Raises UnsupportedError if the library has none of this name."""
    try:
        return _definitions()[symbol]
    except KeyError:
        raise UnsupportedError(f"@{symbol}, which is not in the library", help="ask has() first") from None


def symbols() -> frozenset[str]:
    """All functions that the library defines."""
    return frozenset(_definitions())


@cache
def _text() -> str:
    return LIBRARY.read_text()


@cache
def _definitions() -> dict[str, str]:
    return {found[1]: found[0] for found in _DEFINE.finditer(_text())}
