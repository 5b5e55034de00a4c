"""Runs launches of an `auto` kernel until its choices are final, so that what is timed is what it has chosen."""

import time
from collections.abc import Callable

from wfv.runtime.kernel import Kernel

SECONDS = 60.0  # then it is timed as it is


def settle(kernel: Kernel, reset: Callable[[], object], work: Callable[[], object], seconds: float = SECONDS) -> bool:
    """Repeats the work until the choices are final. False if nothing had to be done."""
    chooser = kernel.chooser
    if chooser is None or not chooser.auto.measure or chooser.is_settled:
        return False
    end = time.perf_counter() + seconds
    while not chooser.is_settled and time.perf_counter() < end:
        reset()
        work()
    return True
