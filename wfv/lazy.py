"""Modules that are imported at first use, so that code which does not need them starts faster (docs/first_use.md)."""

from __future__ import annotations

import importlib
import sys
from types import ModuleType

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
