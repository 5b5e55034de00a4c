"""Parses the options of clBuildProgram. Only the options listed here are allowed.

Source: OpenCL 1.2, section 5.6.4.
"""

from __future__ import annotations

import os
import re
import reprlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from wfv.errors import OptionError
from wfv.lazy import LazyModule
from wfv.suggestions import choices, known

if TYPE_CHECKING:
    import shlex
else:  # imported only to split a string of options
    shlex = LazyModule("shlex")

STANDARDS = ("CL1.0", "CL1.1", "CL1.2")
_FLAGS = (
    "-cl-single-precision-constant", "-cl-denorms-are-zero", "-cl-fp32-correctly-rounded-divide-sqrt",
    "-cl-opt-disable", "-cl-mad-enable", "-cl-no-signed-zeros", "-cl-unsafe-math-optimizations",
    "-cl-finite-math-only", "-cl-fast-relaxed-math", "-w", "-Werror",
)  # fmt: skip
_IGNORED = ("-cl-kernel-arg-info", "-g")  # names and lines are always kept
_MACRO = re.compile(r"[A-Za-z_]\w*(\([\w, ]*\))?", re.ASCII)


@dataclass(frozen=True)
class BuildOptions:
    """`defines`: (macro, text); `include_dirs` are searched in order; `flags` are passed to Clang unchanged."""

    defines: tuple[tuple[str, str], ...] = ()
    include_dirs: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    standard: str = "CL1.2"


def make_build_options(
    options: str | Sequence[str] | None = "",
    defines: Mapping[str, object] | None = None,
    include_dirs: Sequence[str | Path] | str | Path | None = (),
) -> BuildOptions:
    """Parses options of the form `-D N=4 -I dir -cl-fast-relaxed-math`, a string or a list. Raises OptionError.

    `defines` maps macros to numbers, texts, True (1) or None (defined, empty); they precede those of `options`.
    """
    found = [_define(name, value) for name, value in _items(defines)]
    dirs, flags, standard = [_directory(path) for path in _listed(include_dirs, "include_dirs")], list[str](), "CL1.2"
    words = iter(_split(options) if isinstance(options, str) else _listed(options, "options"))
    for word in words:
        if word.startswith("-D"):
            name, has_value, value = _rest(word, words).partition("=")
            found.append(_define(name, value if has_value else True))
        elif word.startswith("-I"):
            dirs.append(_directory(_rest(word, words)))
        elif word.startswith("-cl-std="):
            standard = _standard(word.removeprefix("-cl-std="))
        elif word in _FLAGS:
            flags.append(word)
        elif word not in _IGNORED:
            every = ("-D", "-I", "-cl-std=", *_FLAGS, *_IGNORED)
            raise OptionError(f"unknown build option {word!r}", help=choices(word, every))
    return BuildOptions(tuple(found), tuple(dirs), tuple(flags), standard)


def _items(defines: object) -> Iterable[tuple[object, object]]:
    if not isinstance(defines, Mapping | None):
        raise OptionError(f"defines={reprlib.repr(defines)}: not a dict", help='such as {"N": 4}')
    return defines.items() if defines else ()


def _listed(given: object, what: str) -> list[str]:
    """The texts of a sequence of texts or paths, or of one path."""
    given = [given] if isinstance(given, str | os.PathLike) else given
    try:
        return [os.fsdecode(one) for one in given or ()]  # type: ignore[attr-defined]  # no sequence: TypeError
    except TypeError:
        raise OptionError(f"{what}={reprlib.repr(given)}: not a list of texts", help="see help(wfv.build)") from None


def _split(options: str) -> list[str]:
    try:
        return shlex.split(options)
    except ValueError as error:
        raise OptionError(f"build options {options!r}: {error}") from None


def _rest(word: str, words: Iterator[str]) -> str:
    """The value of -D or -I, in the same word or in the next."""
    following = word[2:] or next(words, "")
    if not following:
        raise OptionError(f"build option {word!r} without a value")
    return following


def _define(name: object, value: object) -> tuple[str, str]:
    if not isinstance(name, str) or not _MACRO.fullmatch(name):
        raise OptionError(f"{name!r} is not a macro name")
    value = value.item() if hasattr(value, "item") else value  # NumPy's True is not a bool
    text = "" if value is None else str(int(value)) if isinstance(value, bool) else str(value)
    if any(mark in text for mark in "\n\r\0"):
        raise OptionError(f"the macro {name} has more than one line")
    return name, text


def _directory(path: str) -> str:
    if not Path(path).is_dir():
        raise OptionError(f"the include directory {path!r} does not exist")
    return str(Path(path).resolve())


def _standard(name: str) -> str:
    return known(name, STANDARDS, "language standard")
