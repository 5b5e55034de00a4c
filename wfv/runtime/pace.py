"""Measures how long a kernel's work-items take. The threads of a launch and the groups of a claim depend on it.

Each launch is measured, for the next one. Without this, a short launch would pay for threads that find nothing left to
do, and a long claim would delay Ctrl-C.
"""

from __future__ import annotations

import ctypes

CLAIM_SECONDS = 0.02  # the longest that one claim of groups should run: Ctrl-C waits for it
# The shortest launch that a second thread makes faster, in seconds of the calling thread, waiting included. Two threads
# contend for Python's lock, which costs 10 to 30 microseconds even without work to share.
WORTH_A_THREAD = 50e-6
SHORT_LAUNCHES = 3  # after this many short launches in a row, the next is expected to be short


TERMS = 9  # as in native/launch.c: by how long launches are expected to take


class Ways(ctypes.Structure):
    """The seconds that launches take for each work-item, on one thread and on several, 0 if unknown, and their number.

    It is `struct ways` of native/launch.c.
    """

    _fields_ = (("alone", ctypes.c_double), ("shared", ctypes.c_double), ("launches", ctypes.c_int64))
    alone: float
    shared: float


class Pace(ctypes.Structure):
    """The speed of a kernel's launches, updated by each of them; `struct pace` of native/launch.c.

    `seconds_per_item` is that of one thread, 0 if it is unknown; `seconds_to_wait` that with all threads at work;
    `short_launches` is the number of them in a row. `ways` belongs to the native path: the ways of short launches, by
    how long they are expected to take.
    """

    _fields_ = (
        ("seconds_per_item", ctypes.c_double),
        ("seconds_to_wait", ctypes.c_double),
        ("short_launches", ctypes.c_int64),
        ("ways", Ways * TERMS),
    )
    seconds_per_item: float
    seconds_to_wait: float
    short_launches: int
    ways: ctypes.Array[Ways]

    def expect(self, alone: float, shared: float) -> None:
        """Sets how long short launches take for each work-item, on one thread and on several; 0: unknown."""
        for each in self.ways:
            each.alone, each.shared = alone, shared

    def learn(self, seconds: float, workers: int, items: int) -> None:
        """Records a launch: `workers` threads ran `items` work-items in that many seconds."""
        self.seconds_per_item, self.seconds_to_wait = seconds * workers / items, seconds / items
        self.short_launches = self.short_launches + 1 if seconds < WORTH_A_THREAD else 0

    def threads(self, most: int, items: int) -> int:
        """The threads for a launch of `items` work-items: one if it will probably be short, else `most`."""
        is_short = self.short_launches >= SHORT_LAUNCHES and self.seconds_to_wait * items < WORTH_A_THREAD
        return 1 if is_short else most

    def claim(self, most: int, items: int) -> int:
        """How many groups of `items` work-items a thread claims at once, `most` at most; 1 if the speed is unknown."""
        seconds = self.seconds_per_item * items
        return max(1, min(most, int(CLAIM_SECONDS / seconds))) if seconds > 0 else 1
