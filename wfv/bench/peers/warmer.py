"""Runs short launches once, untimed, before each time that is taken.

The CPU of a process that has waited is asleep, and its caches have what other columns left. Without this, launches of a
millisecond took a tenth more in the processes of peers than in the benchmark's own.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

SHORT = 0.02  # seconds


@dataclass
class Warmer:
    """Prepares runs of launches. `reset` restores the arrays."""

    reset: Callable[[], object]
    run: Callable[[], object]
    is_long: bool = False

    def prepare(self) -> None:
        """Runs the launches if they are short, and restores the arrays."""
        if not self.is_long:
            self.reset()
            start = time.perf_counter()
            self.run()
            self.is_long = time.perf_counter() - start > SHORT
        self.reset()
