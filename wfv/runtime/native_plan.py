"""The plan of a launch as native code reads it."""

from __future__ import annotations

import ctypes
from typing import Protocol

from wfv.runtime.geometry import LaunchBlock
from wfv.runtime.pace import Pace

SMALL_SCRATCH, SMALL_ALIGN = 2048, 64  # as in native/launch.c: that much memory is on the caller's stack


class _Plan(ctypes.Structure):
    """`struct plan` of native/launch.c."""

    _fields_ = (
        ("function", ctypes.c_void_p),
        ("pace", ctypes.c_void_p),
        ("threads", ctypes.c_int64),
        ("items", ctypes.c_int64),
        ("scratch_bytes", ctypes.c_int64),
        ("scratch_align", ctypes.c_int64),
        ("block", LaunchBlock),
    )


class _Function(Protocol):
    """What keeps the code at the address."""

    @property
    def address(self) -> int: ...


class NativePlan:
    """The record at `address`, and what it points to.

    `needs_scratch`: the caller must pass a scratch area, aligned to `align`. `may_end`: the kernel may report a trap or
    a barrier that diverges, so that its launch block is read after the launch.
    """

    __slots__ = ("_items", "_kept", "_pace", "_plan", "address", "align", "may_end", "nbytes", "needs_scratch")

    def __init__(
        self,
        function: _Function,
        pace: Pace,
        threads: int,
        items: int,
        nbytes: int,
        align: int,
        block: ctypes.Array[ctypes.c_int64],
        may_end: bool,
    ) -> None:
        self._plan = _Plan(function.address, ctypes.addressof(pace), threads, items, nbytes, align, block)
        self._kept, self.address = (function, pace), ctypes.addressof(self._plan)
        self.align, self.may_end, self.nbytes, self._pace, self._items = align, may_end, nbytes, pace, items
        self.needs_scratch = nbytes > SMALL_SCRATCH or align > SMALL_ALIGN

    def last_seconds(self, groups: int) -> float:
        """How long so many groups took, at the speed of the kernel's last launch; 0 if there was none."""
        return self._pace.seconds_to_wait * self._items * groups
