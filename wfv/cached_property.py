"""`cached_property` as Python 3.12 has it, without a lock.

That of Python 3.11 has one lock for all objects of a class. A thread that computes a property while another one forks
would leave it locked in the forked process for ever. Without the lock, two threads may compute a property of the same
object at once; both get the same value, or equal ones.
"""

from __future__ import annotations

import sys
import threading
from typing import TYPE_CHECKING

from wfv.forks import after_fork_in_child

if TYPE_CHECKING or sys.version_info >= (3, 12):
    from functools import cached_property
else:
    import functools

    class cached_property(functools.cached_property):  # noqa: N801 (it is Python's)
        """Computes the value at the first access; from then on, the object's `__dict__` has it."""

        def __get__(self, instance, owner=None):
            if instance is None:
                return self
            return instance.__dict__.setdefault(self.attrname, self.func(instance))

    def _open_those_of_networkx():
        networkx = sys.modules.get("networkx")
        for name in ("Graph", "DiGraph"):
            for value in vars(getattr(networkx, name, object)).values():
                if isinstance(value, functools.cached_property):
                    value.lock = threading.RLock()

    after_fork_in_child(_open_those_of_networkx)  # the passes use its graphs

__all__ = ["cached_property"]
