"""Processes with modules of a page as their plugins."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def install(modules: Mapping[str, str], folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Writes the modules to the folder: processes that are started have them as plugins, and no cache."""
    for name, text in modules.items():
        (folder / f"{name}.py").write_text(text)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), str(folder)]))
    monkeypatch.setenv("WFV_PLUGINS", ",".join(modules))
    monkeypatch.setenv("WFV_CACHE", "off")
    return folder


def python(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *args], capture_output=True, text=True, check=False)


def wfv(*args: str) -> subprocess.CompletedProcess[str]:
    return python("-m", "wfv", *args)
