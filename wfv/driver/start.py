"""Connects all entry points with the library. Runs once, in the library's interpreter, at the first call."""

import atexit
import importlib
import pkgutil
import sys

import wfv.driver
from wfv.driver.entry_points import connect

# Those that make the library, and do not run in it.
_OTHERS = {"library", "install", "start"}


def start() -> None:
    """Loads every file of this folder, whose functions register themselves, and connects them."""
    for each in pkgutil.iter_modules(wfv.driver.__path__):
        if each.name not in _OTHERS:
            importlib.import_module(f"wfv.driver.{each.name}")
    connect()
    atexit.register(_outlive_python)


def _outlive_python() -> None:
    """Keeps the variables of these modules when Python ends: hosts release objects after that.

    At exit Python clears every module in sys.modules; removing ours keeps their globals alive.
    """
    for name in [name for name in sys.modules if name.startswith("wfv.driver") or name == "wfv.errors"]:
        del sys.modules[name]
