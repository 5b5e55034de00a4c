"""Options of the test run: `--full` runs the exhaustive forms too."""

from __future__ import annotations

import gc
import os
import signal

import pytest

from tests.support import sampling
from tests.support.shared_results import share_results
from wfv.llvm import foreign

_IN_CHILD = foreign._in_child

# Also for processes that tests start: nothing is written to the user's cache, and each test compiles what it tests.
os.environ["WFV_CACHE"] = "off"
# A job in the background of a shell ignores it, and so would the processes that tests start and interrupt.
signal.signal(signal.SIGINT, signal.default_int_handler)
# Without a strategy, a test means this one; tests of `auto` name it. With one thread, work-groups run in their order.
os.environ["WFV_STRATEGY"] = "unicf"
os.environ["WFV_THREADS"] = "1"


@pytest.fixture
def llvm_in_child(monkeypatch: pytest.MonkeyPatch) -> None:
    """LLVM IR is read in a child process, as outside of tests."""
    monkeypatch.setattr(foreign, "_in_child", _IN_CHILD)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--full", action="store_true", help="run everything, not a covering selection")


def pytest_configure(config: pytest.Config) -> None:
    sampling.is_full = config.getoption("--full")
    if not sampling.is_full:
        share_results()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Without `--full`, what it adds is not even reported as skipped: that is more than half."""
    if config.getoption("--full"):
        return
    # By the mark, not by the keyword: folders are keywords too, and a checkout may be called `full`.
    left_out = {item for item in items if item.get_closest_marker("full")}
    for leave_out in (sampling.left_out, sampling.thinned):
        left_out |= {*leave_out([item for item in items if item not in left_out])}
    config.hook.pytest_deselected(items=[*left_out])
    items[:] = [item for item in items if item not in left_out]


def pytest_collection_finish() -> None:
    """The garbage collector passes by the modules and items that exist now."""
    gc.collect()
    gc.freeze()
