"""Modules of Matplotlib, which is optional."""

from __future__ import annotations

import importlib
from typing import Any

from wfv.errors import OptionError


def matplotlib_module(name: str) -> Any:
    """`matplotlib.NAME`. Raises OptionError if Matplotlib is not installed."""
    try:
        return importlib.import_module(f"matplotlib.{name}")
    except ImportError:
        raise OptionError("pictures need Matplotlib, which is not installed", help="pip install 'wfv[plot]'") from None
