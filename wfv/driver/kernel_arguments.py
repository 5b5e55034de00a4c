"""Kernel arguments: what a kernel object keeps of the values that the host passes."""

from __future__ import annotations

import weakref

from wfv.driver.memory import Memory


class LocalBytes(int):
    """The size of a local memory argument."""


# The value of an argument: memory (None: a null pointer), the bytes of a number or a struct, or local memory.
Value = Memory | bytes | LocalBytes | None
Stored = weakref.ref[Memory] | bytes | LocalBytes | None
