"""Switches Python's cyclic garbage collector off for a block of code, and spares it objects that stay."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def without_collection() -> Iterator[None]:
    """Nothing is collected inside: for code that creates few garbage cycles, or whose time is measured."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def spare_collection() -> None:
    """Moves all objects to the oldest generation: after an import, whose objects stay, and none of which is garbage.

    Otherwise, the next collection of young objects would visit them all, and so would the one after it.
    """
    if gc.get_freeze_count() == 0:  # else the program has frozen objects, which would be thawed
        gc.freeze()
        gc.unfreeze()
