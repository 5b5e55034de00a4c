"""Launches on several threads, however many CPUs there are."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from wfv.runtime.launch.native_launch import Settings, native_launch
from wfv.runtime.launch.threads import Pace


@pytest.fixture
def four_cpus() -> Iterator[Settings]:
    """Launches of the test use up to four threads."""
    settings = native_launch.load().settings
    settings.cpus = 4
    yield settings
    settings.cpus = 0


def expect(pace: Pace, alone: float, shared: float) -> None:
    """Sets how long short launches take for each work-item, on one thread and on several; 0: unknown."""
    for each in pace.ways:
        each.alone, each.shared = alone, shared
