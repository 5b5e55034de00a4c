"""Options of the test run: `--full` runs the exhaustive forms too."""

from __future__ import annotations

import os

import pytest

# Also for processes that tests start: nothing is written to the user's cache, and each test compiles what it tests.
os.environ["WFV_CACHE"] = "off"
# Without a strategy, a test means this one; tests of `auto` name it. With one thread, work-groups run in their order.
os.environ["WFV_STRATEGY"] = "unicf"
os.environ["WFV_THREADS"] = "1"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--full", action="store_true", help="run everything, not a covering selection")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--full"):
        return
    skip = pytest.mark.skip(reason="needs --full")
    for item in items:
        if "full" in item.keywords:
            item.add_marker(skip)
