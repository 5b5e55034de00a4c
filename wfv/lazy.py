"""Modules and regular expressions that are loaded at first use: code without them starts faster (docs/first_use.md)."""

from __future__ import annotations

import importlib
import re
import sys
from types import ModuleType
from typing import cast

from wfv.collection import spare_collection, without_collection


class LazyModule:
    """Stands for the module of that name and imports it at the first access to an attribute."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, name: str) -> object:
        return getattr(imported(self._name), name)

    def __repr__(self) -> str:
        return f"<lazy module {self._name}>"


def imported(name: str) -> ModuleType:
    """The module. Importing leaves nothing to collect, but makes so many objects that Python would look often."""
    if name in sys.modules:
        return importlib.import_module(name)  # waits, if another thread is importing it
    with without_collection():
        module = importlib.import_module(name)
        spare_collection()
    return module


def load(*modules: ModuleType) -> None:
    """Imports lazy modules now: while the processor would be idle, or before something is measured."""
    for module in modules:
        _ = module.__name__


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
        value = getattr(re.compile(*self._source), name)  # `re` keeps what it has compiled
        setattr(self, name, value)
        return value
