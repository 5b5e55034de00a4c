"""Modules that are imported at first use, so that code which does not need them starts faster."""

from __future__ import annotations

import importlib


class LazyModule:
    """Stands for the module of that name and imports it at the first access to an attribute."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, name: str) -> object:
        return getattr(importlib.import_module(self._name), name)

    def __repr__(self) -> str:
        return f"<lazy module {self._name}>"
