"""The limit of a compilation's time, which WFV_COMPILE_SECONDS sets.

It is processor time of the thread, and is tested between two steps.
"""

import math
import os
from time import thread_time

from wfv.errors import OptionError, UnsupportedError

VARIABLE = "WFV_COMPILE_SECONDS"


def deadline() -> float:
    """The thread's processor time at which a compilation that begins now is to end. Raises OptionError."""
    text = os.environ.get(VARIABLE) or "inf"
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not seconds > 0:
        help = "set it to a number of seconds, such as 30, or leave it out for no limit"
        raise OptionError(f"{VARIABLE}={text!r}: not a positive number", help=help)
    return thread_time() + seconds


def check(end: float, kernel: str, step: str) -> None:
    """Raises UnsupportedError if a compilation should have ended before this step."""
    if thread_time() > end:
        help = f"divide the kernel, build it with strategy `scalar`, or raise {VARIABLE}"
        text = f"kernel {kernel!r} takes more than {os.environ.get(VARIABLE)} s to compile: stopped before {step}"
        raise UnsupportedError(text, help=help)
