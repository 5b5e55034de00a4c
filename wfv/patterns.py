"""Regular expressions of wfv's modules: compiled once for all processes, or at their first use.

Python keeps the compiled code of a module, but it compiles the module's regular expressions in each process: 0.1 ms
each, and a first kernel needs 120 of them. Their compiled forms are kept in a file beside the modules' compiled code.
It belongs to one version of Python, which compiles what the file lacks. A process that has compiled many of these
expressions writes the file anew at its end, unless Python must not write compiled files.
"""

from __future__ import annotations

import _sre  # type: ignore[import-not-found]
import atexit
import marshal
import os
import re
import sys
from array import array
from contextlib import suppress
from importlib.util import cache_from_source
from typing import Any, AnyStr, cast

ENOUGH = 8  # expressions that are not in the file, for which it is written anew: they take about 1 ms
MOST = 1000  # expressions in the file: it is begun anew after many changes of the sources
_VERSION = (sys.version, _sre.MAGIC, _sre.CODESIZE)  # whose compiled forms the file has
_CODE = "I"  # the array type of an instruction of `_sre`
_DAMAGED = (EOFError, ValueError, TypeError, RuntimeError, OverflowError)

# Whether the text is bytes, the text, its flags: they determine the compiled form.
Source = tuple[bool, str | bytes, int]
# The flags with those in the text, instructions, the number of groups, their numbers by name and names by number.
Compiled = tuple[int, bytes, int, dict[str, int], tuple[str | None, ...]]


class PatternFile:
    """The compiled forms of regular expressions, by their sources."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._kept: dict[Source, Compiled] = {}
        self._new: set[Source] = set()
        with suppress(OSError, *_DAMAGED), open(path, "rb") as file:
            version, kept = marshal.loads(file.read())
            if version == _VERSION:
                self._kept = kept

    def pattern(self, text: AnyStr, flags: int) -> re.Pattern[AnyStr]:
        """The compiled expression. Raises re.error."""
        source = isinstance(text, bytes), text, int(flags)
        if source in self._kept:
            with suppress(*_DAMAGED):  # `_sre` checks the instructions
                return _loaded(text, self._kept[source])
        self._new.add(source)
        return re.compile(text, flags)

    def write(self) -> None:
        """Writes the file with what this process has compiled, if that is much."""
        if len(self._new) < ENOUGH or sys.dont_write_bytecode or not os.access(os.path.dirname(self._path), os.W_OK):
            return
        kept = self._kept if len(self._kept) < MOST else {}
        with suppress(OSError, AttributeError, *_DAMAGED):  # also of a Python whose internals differ
            made = {source: _compiled(*source[1:]) for source in self._new}
            self._store({**kept, **{source: made[source] for source in made if _is_right(source, made[source])}})

    def _store(self, kept: dict[Source, Compiled]) -> None:
        """Writes under another name and renames, so that no process finds half of the file."""
        new = f"{self._path}.{os.getpid()}"
        try:
            with open(new, "wb") as file:
                file.write(marshal.dumps((_VERSION, kept)))
            os.replace(new, self._path)
        finally:
            with suppress(OSError):
                os.remove(new)


def _loaded(text: AnyStr, compiled: Compiled) -> re.Pattern[AnyStr]:
    flags, code, groups, numbers, names = compiled
    return cast("re.Pattern[AnyStr]", _sre.compile(text, flags, array(_CODE, code).tolist(), groups, numbers, names))


def _is_right(source: Source, compiled: Compiled) -> bool:
    text: Any = source[1]
    return bool(_loaded(text, compiled) == re.compile(text, source[2]))


def _compiled(text: str | bytes, flags: int) -> Compiled:
    """What Python's compiler passes to `_sre`. Raises AttributeError if its functions have other names."""
    tree = re._parser.parse(text, flags)  # type: ignore[attr-defined]
    code = array(_CODE, re._compiler._code(tree, flags))  # type: ignore[attr-defined]
    groups, numbers = tree.state.groups, dict(tree.state.groupdict)
    names = {number: name for name, number in numbers.items()}
    named = tuple(names.get(number) for number in range(groups))
    return int(flags | tree.state.flags), code.tobytes(), groups - 1, numbers, named


def _installed() -> PatternFile:
    """The file of this version of Python, in the folder of its compiled files."""
    compiled = cache_from_source(os.path.join(os.path.dirname(__file__), "patterns.py"))
    file = PatternFile(f"{compiled.removesuffix('.pyc')}.compiled")
    atexit.register(file.write)
    return file


_file = _installed()


def kept_pattern(text: AnyStr, flags: int = 0) -> re.Pattern[AnyStr]:
    """The regular expression of a module. Raises re.error."""
    return _file.pattern(text, flags)


def lazy_pattern(text: str, flags: int = 0) -> re.Pattern[str]:
    """The regular expression, compiled at its first use: for one that most kernels do not need.

    It is no argument of the functions of `re`: its methods are called.
    """
    return cast("re.Pattern[str]", _LazyPattern(text, flags))


class _LazyPattern:
    """Gets each attribute from the compiled expression, once."""

    def __init__(self, text: str, flags: int) -> None:
        self._source = text, flags

    def __getattr__(self, name: str) -> object:
        if name.startswith("__"):  # protocols, such as that of copies
            raise AttributeError(name)
        self._pattern: re.Pattern[str]
        value = getattr(_file.pattern(*self._source), name)
        setattr(self, name, value)
        return value
