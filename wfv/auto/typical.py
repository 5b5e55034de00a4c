"""The speed of the launches that matter: those that take most of the time."""

from __future__ import annotations

from collections import deque

KEPT = 64  # launches
ALIKE = 2.0  # times the median: launches do not differ


class Typical:
    """The seconds per group of the last launches."""

    def __init__(self) -> None:
        self._found: deque[float] = deque(maxlen=KEPT)

    def add(self, seconds: float) -> None:
        """Takes the seconds per group of a launch."""
        self._found.append(seconds)

    @property
    def seconds(self) -> float:
        """Launches of at least that many seconds per group take half of the time, without the longest one; 0: none.

        It is the median if launches differ little from it.
        """
        if not self._found:
            return 0.0
        found = sorted(self._found)
        middle, found = found[(len(found) - 1) // 2], found[:-1] or found
        total, beyond = sum(found), 0.0
        for heavy in reversed(found):
            beyond += heavy
            if 2 * beyond >= total:
                break
        return heavy if heavy > ALIKE * middle else middle
