"""Marks that skip a test where an optional program or package is not installed."""

from __future__ import annotations

import importlib.util
import shutil

import pytest


def _needs(package: str, reason: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(importlib.util.find_spec(package) is None, reason=reason)


needs_clang = _needs("ziglang", "needs Clang: pip install 'wfv[opencl]'")
needs_graphviz = _needs("pygraphviz", "needs Graphviz: pip install 'wfv[view]'")
needs_gmpy2 = _needs("gmpy2", "needs gmpy2")
needs_nicegui = _needs("nicegui", "needs NiceGUI: pip install 'wfv[explore]'")
needs_numba = _needs("numba", "needs Numba: pip install 'wfv[python]'")
BROWSER = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
needs_browser = pytest.mark.skipif(
    BROWSER is None or importlib.util.find_spec("playwright") is None,
    reason="needs a browser: apt-get install chromium, and pip install playwright",
)
