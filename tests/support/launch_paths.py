"""The two ways of a launch: through native code, and through Python's threads where that cannot be had."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from wfv.runtime.launch.native_launch import Settings, native_launch

PATHS = ["native", "python"]


@pytest.fixture
def in_python(monkeypatch: pytest.MonkeyPatch) -> None:
    """Launches of the test go through Python's threads."""
    native_launch.get()
    monkeypatch.setattr(native_launch, "call", None)


@pytest.fixture
def four_cpus() -> Iterator[Settings]:
    """Launches of the test use up to four threads, however many CPUs there are; they must go through native code."""
    assert native_launch.get() is not None
    native_launch.settings.cpus = 4
    yield native_launch.settings
    native_launch.settings.cpus = 0
