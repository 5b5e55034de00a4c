"""Launches on several threads, however many CPUs there are."""

from __future__ import annotations

import pytest

from wfv.runtime.launch import native_launch as launching
from wfv.runtime.launch.native_launch import Settings, native_launch


@pytest.fixture
def four_cpus(monkeypatch: pytest.MonkeyPatch) -> Settings:
    """Kernels that are launched for the first time use up to four threads."""
    monkeypatch.setattr(launching, "usable_cpus", lambda: 4)
    return native_launch.load().settings
