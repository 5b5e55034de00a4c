"""What runs without `--full`: a sample that does not change from run to run."""

from __future__ import annotations

import zlib
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import TypeVar

import pytest

T = TypeVar("T")
is_full = False  # tests/conftest.py sets it


def pick(among: Sequence[T], name: str) -> Sequence[T]:
    """One of them, which depends on the name only; with `--full` all."""
    return among if is_full else among[zlib.crc32(name.encode()) % len(among) :][:1]


def left_out(items: Iterable[pytest.Item]) -> list[pytest.Item]:
    """The cases of tests with the mark `sampled` that add no value of any parameter to those before them.

    The order is that of a hash, so that neighbours do not share their values.
    """
    seen: dict[str, set[tuple[str, str]]] = defaultdict(set)
    found = []
    for item in sorted(items, key=lambda item: zlib.crc32(item.nodeid.encode())):
        if item.get_closest_marker("sampled") is None:
            continue
        values = {(name, str(value)) for name, value in item.callspec.params.items()}  # type: ignore[attr-defined]
        if values <= (known := seen[item.nodeid.partition("[")[0]]):
            found.append(item)
        known |= values
    return found


def thinned(items: Iterable[pytest.Item]) -> list[pytest.Item]:
    """Three quarters of the cases of each test, unless it has the mark `every_case`."""
    tests: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in sorted(items, key=lambda item: zlib.crc32(item.nodeid.encode())):
        if item.get_closest_marker("every_case") is None:
            tests[item.nodeid.partition("[")[0]].append(item)
    return [item for cases in tests.values() for item in cases[-(-len(cases) // 4) :]]
