"""Switches Python's cyclic garbage collector off for a block of code, and spares it objects that stay."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from threading import get_ident

from wfv.forks import after_fork_in_child

_off_by: list[int] = []  # the thread that has switched it off


@contextmanager
def without_collection() -> Iterator[None]:
    """Nothing is collected inside: for code that creates few garbage cycles, or whose time is measured."""
    was_enabled = gc.isenabled()
    gc.disable()
    if was_enabled:
        _off_by[:] = [get_ident()]
    try:
        yield
    finally:
        if was_enabled:
            _off_by.clear()
            gc.enable()


def spare_collection() -> None:
    """Moves all objects to the oldest generation: after an import, whose objects stay, and none of which is garbage.

    Otherwise, the next collection of young objects would visit them all, and so would the one after it.
    """
    if gc.get_freeze_count() == 0:  # else the program has frozen objects, which would be thawed
        gc.freeze()
        gc.unfreeze()


def _switch_on() -> None:
    """In a forked process, where the thread that has switched it off does not exist."""
    if _off_by and _off_by != [get_ident()]:
        _off_by.clear()
        gc.enable()


after_fork_in_child(_switch_on)
