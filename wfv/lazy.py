"""Modules that are loaded at first use: code without them starts faster (docs/first_use.md)."""

from __future__ import annotations

import importlib
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType

from wfv.collection import spare_collection, without_collection
from wfv.errors import ForkError
from wfv.forks import wait_at_forks
from wfv.module_bundle import install_bundle


class LazyModule:
    """Stands for the module of that name and imports it at the first access to an attribute."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, name: str) -> object:
        return getattr(imported(self._name), name)

    def __repr__(self) -> str:
        return f"<lazy module {self._name}>"


class _ImportGate:
    """The threads that import a module of wfv. Python's locks of single modules stay locked in a forked process, and a
    module that is half imported stays so: a fork waits for these threads.
    """

    def __init__(self) -> None:
        self._changed = threading.Condition()  # a fork has its lock from the end of its wait on
        self._inside: set[int] = set()
        self.is_closed_for_ever = False

    @contextmanager
    def inside(self) -> Iterator[None]:
        """This thread imports; within that, it may import more."""
        thread = threading.get_ident()
        if thread in self._inside:
            yield
            return
        with self._changed:
            self._inside.add(thread)
        try:
            yield
        finally:
            with self._changed:
                self._inside.discard(thread)
                self._changed.notify_all()

    def close(self, seconds: float) -> bool:
        if not self._changed.acquire(timeout=seconds):
            return False
        mine = {threading.get_ident()}
        is_closed = False
        try:
            is_closed = self._changed.wait_for(lambda: self._inside <= mine, seconds)
        finally:
            if not is_closed:
                self._changed.release()
        return is_closed

    def reopen(self) -> None:
        self._changed.release()

    def refuse(self) -> None:
        self._changed = threading.Condition()
        self._inside &= {threading.get_ident()}
        self.is_closed_for_ever = True


_gate = _ImportGate()
wait_at_forks(_gate)
install_bundle()  # here, because nearly all modules are imported after this one


def imported(name: str) -> ModuleType:
    """The module. Importing leaves nothing to collect, but makes so many objects that Python would look often.

    Raises ForkError in a process that was forked while another thread imported.
    """
    if _gate.is_closed_for_ever:
        return _complete(name)
    if name in sys.modules:
        return importlib.import_module(name)  # waits, if another thread is importing it
    with _gate.inside(), without_collection():
        module = importlib.import_module(name)
        spare_collection()
    return module


def _complete(name: str) -> ModuleType:
    """The module, if it is there and is complete. Raises ForkError."""
    module = sys.modules.get(name)
    if module is None or getattr(module.__spec__, "_initializing", False):
        raise ForkError(f"{name} cannot be imported in this process: another thread was importing a module at the fork")
    return module


def load(*modules: ModuleType) -> None:
    """Imports lazy modules now: while the processor would be idle, or before something is measured."""
    for module in modules:
        _ = module.__name__
