"""Plugins: the modules from outside wfv that register linearizers, steps and strategies.

Plugins are the modules that the environment variable WFV_PLUGINS names (`module[,module]`) and the entry points of the
group `wfv.plugins`. They are imported when a strategy is looked up that is not one of wfv's own, so that a program
without plugins starts as fast as ever; and so they are in each process that is given the strategy's name.
"""

from __future__ import annotations

import importlib
import os
from collections.abc import Callable
from functools import cache, partial
from typing import TYPE_CHECKING

from wfv.errors import OptionError

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

VARIABLE, GROUP = "WFV_PLUGINS", "wfv.plugins"


_loaded: set[str] = set()


def load_plugins() -> None:
    """Imports all plugins that are not imported yet. Raises OptionError for one that cannot be imported."""
    for name in filter(None, map(str.strip, os.environ.get(VARIABLE, "").split(","))):
        _load(name, f"{VARIABLE} names", partial(importlib.import_module, name))
    for entry in _entry_points():
        _load(f"{entry.name} = {entry.value}", f"entry point of {GROUP}:", entry.load)


@cache
def _entry_points() -> tuple[EntryPoint, ...]:
    from importlib.metadata import entry_points  # 10 ms that only a strategy from outside wfv needs

    return tuple(entry_points(group=GROUP))


def _load(name: str, origin: str, load: Callable[[], object]) -> None:
    if name in _loaded:
        return
    _loaded.add(name)
    try:
        load()
    except Exception as error:
        _loaded.discard(name)
        raise OptionError(f"{origin} plugin {name!r}, which cannot be imported: {error}") from error
