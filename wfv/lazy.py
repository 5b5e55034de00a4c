"""Modules that are imported at first use, so that code which does not need them starts faster (docs/first_use.md)."""

from __future__ import annotations

import importlib
from types import ModuleType


class LazyModule:
    """Stands for the module of that name and imports it at the first access to an attribute."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, name: str) -> object:
        return getattr(importlib.import_module(self._name), name)

    def __repr__(self) -> str:
        return f"<lazy module {self._name}>"


def load(*modules: ModuleType) -> None:
    """Imports lazy modules now: while the processor would be idle, or before something is measured."""
    for module in modules:
        _ = module.__name__
