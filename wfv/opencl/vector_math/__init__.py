"""wfv's own math functions, to be vectorized: LLVM IR text of the form for one lane, by libm's names and the level.

`vector_math.ll` is made of the sources beside it by `python -m wfv.opencl.library.remake`. The sources name a function
for the level that it is of: `precise_exp`, `fast_exp`.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from wfv.opencl.mangling import demangle

VECTOR_MATH = Path(__file__).resolve().parent / "vector_math.ll"
_DEFINE = re.compile(r"^define [^@]*@(\w+)\(.*?^}\n", re.MULTILINE | re.DOTALL)


def find_symbol(function: str, level: str) -> str:
    """The symbol of what computes libm's `function` (`expf`) at that level, "" if there is nothing.

    What is precise will do for `fast`.
    """
    return _symbols().get((function, level)) or _symbols().get((function, "precise"), "")


def has(symbol: str) -> bool:
    """Whether it is a function of these."""
    return symbol.startswith("_Z") and symbol in _definitions()


def text_of(symbol: str) -> str:
    """The `define` of a function, whose only branches are on `wfv.any`."""
    return _definitions()[symbol]


def symbols() -> frozenset[str]:
    return frozenset(_definitions())


@cache
def _definitions() -> dict[str, str]:
    return {found[1]: found[0] for found in _DEFINE.finditer(VECTOR_MATH.read_text())}


@cache
def _symbols() -> dict[tuple[str, str], str]:
    """The symbols by (libm's name, level)."""
    found = {}
    for symbol in _definitions():
        signature = demangle(symbol)
        assert signature is not None
        level, _, stem = signature.name.partition("_")
        found[stem + ("f" if signature.params[0].base == "float" else ""), level] = symbol
    return found
