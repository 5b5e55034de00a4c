"""Parses the options of clBuildProgram. Only known options are allowed: none can load a plugin or name an output file.

An option that other implementations have, and that changes no result, is accepted with a warning.

build_options.toml has the options that Clang gets, and those of the standard and of vendors that change no result.

Sources: OpenCL 1.2, section 5.6.4; OpenCL 3.0, section 5.8.6; the manuals of NVIDIA, Intel, AMD, ARM and Qualcomm.
"""

import os
import re
import reprlib
import shlex
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from wfv.errors import OptionError, choices, known

_TABLE = tomllib.loads(Path(__file__).with_suffix(".toml").read_text())
FLAGS, SILENT, _VENDOR, _WITH_VALUE = (_TABLE[kind].split() for kind in ("flags", "silent", "vendor", "with_value"))
_VENDOR_PREFIX = re.compile(
    r"-(?:cl-(?:nv|intel|amd|arm|qcom|img|pocl)|qcom|ze-(?:opt|intel))-[\w=.+-]+|-save-temps=.*"
)
# Without a comma: -Wl,.. and the like are no warnings, but options of other programs.
_WARNING = re.compile(r"-W[A-Za-z#][\w#+-]*(?:=[\w.+-]+)?", re.ASCII)

KNOWN = ("-D", "-U", "-I", "-W..", "-cl-std=", *FLAGS, *SILENT)


def is_flag(word: str) -> bool:
    """Whether Clang gets the option as it is."""
    return word in FLAGS or bool(_WARNING.fullmatch(word))


def is_of_a_vendor(word: str) -> bool:
    """Whether this is an option of other implementations that changes no result."""
    return word in (*_VENDOR, *_WITH_VALUE) or bool(_VENDOR_PREFIX.fullmatch(word))


STANDARDS = ("CL1.0", "CL1.1", "CL1.2", "CL2.0", "CL3.0")
_MACRO = re.compile(r"[^\W\d]\w*(\([\w, ]*\))?")  # names beyond ASCII too, as in a source


@dataclass(frozen=True)
class BuildOptions:
    """`defines`: (macro, text); `include_dirs` are searched in order; `flags` are passed to Clang unchanged.

    `undefines` are macros that Clang itself defines and shall not; `defines` does not contain them. `warnings` are
    about options without effect. `optimizes`: whether LLVM's passes run in Clang; without them, all that the source
    does is in the IR, mistakes included. `is_isolated`: the source can include and embed no file.
    """

    defines: tuple[tuple[str, str], ...] = ()
    include_dirs: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    standard: str = "CL1.2"
    undefines: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()
    optimizes: bool = True
    is_isolated: bool = False


def make_build_options(
    options: str | Sequence[str] | None = "",
    defines: Mapping[str, object] | None = None,
    include_dirs: Sequence[str | Path] | str | Path | None = (),
) -> BuildOptions:
    """Parses options of the form `-D N=4 -I dir -cl-fast-relaxed-math`, a string or a list. Raises OptionError.

    `defines` maps macros to numbers, texts, True (1) or None (defined, empty); they precede those of `options`.
    """
    made = _Parsed(tuple(_define(name, value) for name, value in _items(defines)))
    made.dirs += [_directory(path) for path in _listed(include_dirs, "include_dirs")]
    words = _split(options) if isinstance(options, str) else _listed(options, "options")
    made.read(words)
    return made.options()


class _Parsed:
    """The meaning of the options that have been read so far."""

    def __init__(self, defines: tuple[tuple[str, str], ...]) -> None:
        self.defines, self.undefines = list(defines), list[str]()
        self.dirs, self.flags, self.warnings = list[str](), list[str](), list[str]()
        self.standard = "CL1.2"

    def read(self, given: Sequence[str]) -> None:
        words = list(reversed(given))
        while words:
            word = words.pop()
            if word[:2] in ("-D", "-U", "-I"):
                self._read_value(word[:2], _rest(word, words))
            elif word.startswith("-cl-std="):
                self.standard = _standard(word.removeprefix("-cl-std="))
            elif is_flag(word):
                self.flags.append(word)
            elif is_of_a_vendor(word):
                value = f" {words.pop()}" if word in _WITH_VALUE and words and words[-1][:1] != "-" else ""
                self.warnings.append(f"the build option {word}{value} has no effect")
            elif word not in SILENT:
                raise OptionError(f"unknown build option {word!r}", help=choices(word, KNOWN))

    def _read_value(self, letter: str, value: str) -> None:
        if letter == "-I":
            if Path(value).is_dir():
                self.dirs.append(_directory(value))
            else:
                self.warnings.append(f"the include directory {value!r} does not exist")
            return
        name, has_value, text = value.partition("=") if letter == "-D" else (value, "", "")
        macro = _define(name, text if has_value else True)
        self.undefines = [other for other in self.undefines if other != _stem(name)]
        if letter == "-D":
            self.defines.append(macro)
        else:
            self.defines = [other for other in self.defines if _stem(other[0]) != _stem(name)]
            self.undefines.append(_stem(name))

    def options(self) -> BuildOptions:
        if self.warnings and "-Werror" in self.flags:
            raise OptionError(self.warnings[0], help="leave out -Werror, which makes an error of each warning")
        warnings = () if "-w" in self.flags else tuple(f"warning: {text}" for text in self.warnings)
        return BuildOptions(
            tuple(self.defines), tuple(self.dirs), tuple(self.flags), self.standard, tuple(self.undefines), warnings
        )


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


def _rest(word: str, words: list[str]) -> str:
    """The value of -D, -U or -I, in the same word or in the next, which is then taken from the end of `words`."""
    following = word[2:] or (words.pop() if words else "")
    if not following:
        raise OptionError(f"build option {word!r} without a value", help="such as -D N=4, -U N or -I include")
    return following


def _define(name: object, value: object) -> tuple[str, str]:
    if not isinstance(name, str) or not _MACRO.fullmatch(name):
        raise OptionError(f"{name!r} is not a macro name", help="such as N, or F(x) with parameters")
    value = value.item() if hasattr(value, "item") else value  # NumPy's True is not a bool
    text = "" if value is None else str(int(value)) if isinstance(value, bool) else str(value)
    if any(mark in text for mark in "\n\r\0"):
        raise OptionError(f"the macro {name} has a line end or a NUL byte", help="give it the text of one line")
    return name, text


def _stem(macro: str) -> str:
    """The name of a macro without its parameters."""
    return macro.partition("(")[0]


def _directory(path: str) -> str:
    if not Path(path).is_dir():
        raise OptionError(f"the include directory {path!r} does not exist")
    return str(Path(path).resolve())


def _standard(name: str) -> str:
    return known(name, STANDARDS, "language standard")
