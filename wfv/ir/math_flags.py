"""Adds fast-math flags to the arithmetic of a module's text, as Clang does for a whole program.

%1 = fmul float %x, %y          becomes, for -cl-finite-math-only,    %1 = fmul nnan ninf float %x, %y
"""

from __future__ import annotations

import re
from collections.abc import Collection

_UNSAFE, _FINITE = ("reassoc", "nsz", "arcp", "afn"), ("nnan", "ninf")
# What Clang adds for the options of OpenCL C. clLinkProgram has its own spelling of the first (OpenCL 3.0, 5.8.7.2).
FLAGS = {
    "-cl-no-signed-zeros": ("nsz",),
    "-cl-no-signed-zeroes": ("nsz",),
    "-cl-unsafe-math-optimizations": _UNSAFE,
    "-cl-finite-math-only": _FINITE,
    "-cl-fast-relaxed-math": (*_UNSAFE, *_FINITE),
}
_WORDS = r"((?:(?:fast|nnan|ninf|nsz|arcp|contract|afn|reassoc) )*)"
_FLOATS = r"(?:float|double|half|<\d+ x (?:float|double|half)>)"
_ARITHMETIC = re.compile(
    rf"^( +%\S+ = (?:f(?:add|sub|mul|div|rem|neg|cmp) |(?:tail |notail )?call (?=[^@\n]*{_FLOATS} @llvm\.))){_WORDS}",
    re.MULTILINE,
)


def add_math_flags(text: str, options: Collection[str]) -> str:
    """The text with the flags that these options ask for; options that are not in FLAGS ask for none."""
    added = [flag for option in options for flag in FLAGS.get(option, ())]

    def with_flags(found: re.Match[str]) -> str:
        flags = dict.fromkeys([*found[2].split(), *added])
        return f"{found[1]}{'fast' if 'fast' in flags else ' '.join(flags)} "

    return _ARITHMETIC.sub(with_flags, text) if added else text
