"""Code from outside wfv: the modules that register linearizers and steps, and what a cache key must tell of them.

Plugins are the modules that the environment variable WFV_PLUGINS names (`module[,module]`) and the entry points of the
group `wfv.plugins`. They are imported when a strategy is looked up that is not one of wfv's own, so that a program
without plugins starts as fast as ever; and so they are in each process that is given the strategy's name.
"""

from __future__ import annotations

import importlib
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import TYPE_CHECKING

from wfv.errors import OptionError
from wfv.lazy import LazyModule

if TYPE_CHECKING:
    from importlib import metadata

    from wfv.cache import source_files
    from wfv.options import Strategy
else:
    metadata, source_files = LazyModule("importlib.metadata"), LazyModule("wfv.cache.source_files")

VARIABLE, GROUP = "WFV_PLUGINS", "wfv.plugins"


class NoSourceError(OptionError):
    """A linearizer or step that is defined in no file: no cache key can tell it from another."""


@dataclass(frozen=True)
class _Code:
    """`digest`: of the source files, None if there are none. `applies`: to the strategies that run this code."""

    what: str
    digest: str | None
    applies: Callable[[Strategy], bool]


_registered: list[_Code] = []
_loaded: set[str] = set()


def load_plugins() -> None:
    """Imports all plugins that are not imported yet. Raises OptionError for one that cannot be imported."""
    for name in filter(None, map(str.strip, os.environ.get(VARIABLE, "").split(","))):
        _load(name, f"{VARIABLE} names", partial(importlib.import_module, name))
    for entry in _entry_points():
        _load(f"{entry.name} = {entry.value}", f"entry point of {GROUP}:", entry.load)


@cache
def _entry_points() -> tuple[metadata.EntryPoint, ...]:
    return tuple(metadata.entry_points(group=GROUP))


def _load(name: str, origin: str, load: Callable[[], object]) -> None:
    if name in _loaded:
        return
    _loaded.add(name)
    try:
        load()
    except Exception as error:
        _loaded.discard(name)
        raise OptionError(f"{origin} plugin {name!r}, which cannot be imported: {error}") from error


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
