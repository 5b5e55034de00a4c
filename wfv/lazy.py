"""Modules that load when they are first used: what is heavy must not slow down those who do without."""

from __future__ import annotations

import importlib


class LazyModule:
    """Stands for a module of that name; every access goes to the module itself."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, name: str) -> object:
        return getattr(importlib.import_module(self._name), name)

    def __repr__(self) -> str:
        return f"<lazy module {self._name}>"
