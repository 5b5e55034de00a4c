"""The code that plugins registered, as part of cache keys: the digests of its source files."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from wfv.cache import source_files
from wfv.errors import OptionError
from wfv.strategies import Strategy


class NoSourceError(OptionError):
    """A linearizer or step that is defined in no file: no cache key can tell it from another."""


@dataclass(frozen=True)
class _Code:
    """`digest`: of the source files, None if there are none. `applies`: to the strategies that run this code."""

    what: str
    digest: str | None
    applies: Callable[[Strategy], bool]


_registered: list[_Code] = []


def record_code(what: str, applies: Callable[[Strategy], bool], functions: Sequence[object]) -> None:
    """Makes the source files of `functions` a part of the cache keys of all strategies that they apply to.

    The files are read now, because what runs in this process is what they contain now.
    """
    _registered.append(_Code(what, source_files.digest(functions), applies))


def foreign_code(strategy: Strategy) -> list[str]:
    """What a cache key must tell of the registered code that a strategy runs. Raises NoSourceError."""
    codes = [code for code in _registered if code.applies(strategy)]
    for code in codes:
        if code.digest is None:
            raise NoSourceError(f"{code.what}: defined in no source file", help="define it in a module that is a file")
    return sorted(f"{code.what}: {code.digest}" for code in codes)
